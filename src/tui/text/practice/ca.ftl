## L’entrenador.
ask-coach = { $other }: { $name } voldria un entrenador, per als dos bàndols. El registre ho dirà. Hi estàs d’acord?
not-agreed-coach = { $name } no hi està d’acord: no hi ha entrenador.
coach-off = L’entrenador calla.
coach-title = Entrenador, per a { $name }
coach-thinking = pensant…
coach-settled = fet
coach-signs = (= exacte, ~ estimat)
coach-line = Entrenador: { $words }
coach-brief-offer = oferir { $holes }: acceptada { $accepted }, rebutjada { $refused }.
coach-how = Cada valor és el que tenen els dos bàndols al final, primer el que tria: = val passi el que passi, ~ és una estimació a tantes jugades vista. Una oferta val el que en deixa la resposta correcta, i es compara amb la millor sembra, no amb si mateixa. «Compensa des del 30 %» vol dir que supera sembrar quan almenys 30 de cada 100 respostes així són errades.
coach-by-seeds = Per llavors
coach-by-honour = Per honor
coach-by-honour-right = per honor: { $action }
coach-depth = a { $plies } jugades vista
coach-to-the-end = fins al final
coach-best-offer = Millor oferta: { $holes }
coach-this-offer = Aquesta oferta: { $holes }
coach-other-offer = { $holes }: acceptada { $accepted }, rebutjada { $refused }.
coach-holes = Tots els forats
coach-offers = Altres ofertes
coach-sow = sembrar { $hole }
coach-pass = passar
coach-offer = oferir { $holes }
coach-accept = acceptar
coach-refuse = rebutjar
coach-accepted = acceptada
coach-refused = rebutjada
coach-glory = { $side } amb glòria
coach-no-glory = { $side } sense glòria
coach-right = El correcte: { $action }.
coach-answer-accept = Si s’ofereix: acceptar.
coach-answer-refuse = Si s’ofereix: rebutjar.
coach-answer-either = Si s’ofereix: tant és.
coach-pays-always = Compensa, sigui quina sigui la resposta.
coach-pays-any = Compensa amb qualsevol resposta errada.
coach-pays-accepted = Compensa des d’un { $percent } % d’acceptades.
coach-pays-refused = Compensa des d’un { $percent } % de rebutjades.
coach-pays-never = No compensa mai.

## Una primera partida.
tour-title = { $number }/{ $all } · { $about }
tour-captured = captures ▲{ $north } ▼{ $south }
tour-board = el tauler
tour-sowing = sembrar
tour-capture = capturar
tour-end = el final
tour-bargain = negociar
tour-go-on = { $key } continua.
tour-watch = { $key } ho mostra.
tour-again = { $key } torna el tauler: prova-ho de nou.
tour-no-offers-yet = Les ofertes venen més endavant en aquest recorregut.
tour-farewell = No cal res més. A jugar!
tour-play-program = Continua contra el programa
tour-play-friend = Continua amb algú
tour-home = Inici
lesson-board = Aquest és el tauler del goré: dues files de quatre forats, amb sis llavors a cadascun. Tu ets Sud, a baix: els forats amb la marca ▼ són teus. Nord és a dalt i té els que porten ▲.
lesson-names = Cada forat té un nom: de 1S a 4S a la teva fila, de 1N a 4N a la de Nord. Es compten tal com viatgen les llavors, al revés que un rellotge: a baix cap a la dreta, a dalt cap a l’esquerra.
lesson-sow = Sembrar és agafar totes les llavors d’un forat teu i deixar-les caure una a una als forats que segueixen.
    .task = Sembra 2S: prem 2, o ves-hi amb les fletxes i prem { $sow }.
    .hint = Aquest cop s’ha de sembrar 2S.
    .done = Sis llavors: a 3S i 4S i, passada la cantonada, a 1N, 2N, 3N i 4N. Aquest ha estat el teu torn.
lesson-turns = Els bàndols juguen per torns. Ara Nord sembra 1N. Les seves llavors van en el mateix sentit: per la seva fila cap a l’esquerra, i després per la teva.
    .done = Set llavors, una a cadascun dels altres forats.
lesson-choose = Abans de sembrar, el tauler mostra què passaria: ◎ marca on cauria l’última llavor. Mou el cursor i mira-ho.
    .task = Sembra qualsevol forat teu que tingui llavors.
    .hint = Val qualsevol forat teu, mentre tingui llavors.
    .done = Només se sembren els forats propis, i mai un de buit. Per la resta, sempre tries tu.
lesson-lap = Nou llavors fan la volta sencera. Se sembra també el forat d’on han sortit? Cap font no ho diu. Aquí sí: és decisió nostra.
    .task = Sembra 1S i mira com fa la volta.
    .hint = Només 1S en té prou per fer la volta.
    .done = La vuitena llavor ha caigut al mateix 1S, la novena a 2S. També es pot començar una partida en què se salta el forat buidat.
lesson-capture = Si la teva última llavor cau en un forat de Nord i el deixa amb dues o quatre exactes, captures el que hi ha.
    .task = Sembra 3S: l’última llavor fa dues a 2N.
    .hint = Això no ha capturat res. 3S hauria fet dues a 2N.
    .done = N’has capturat 2. Les llavors capturades surten del joc, i són els teus punts. De 48 llavors, 25 guanyen.
lesson-own-hole = Una captura no comença mai en un forat teu, encara que l’última llavor hi faci dues o quatre.
    .task = Sembra 1S: l’última llavor fa quatre a 3S.
    .hint = Tocava 1S: fa quatre a 3S.
    .done = Quatre a 3S, però 3S és teu: no es captura res.
lesson-backward = La captura s’estén als forats veïns mentre en tinguin dues o quatre. Aquí va endarrere, contra el sentit de les llavors.
    .task = Sembra 2S: l’última llavor fa quatre a 2N.
    .hint = 2S captura més: mira les marques + del tauler.
    .done = N’has capturat 8: 4 a 2N, i endarrere 2 a 1N i 2 a 4S, un forat teu. Les tres de 3S l’aturen.
lesson-forward = També va endavant, en el sentit de les llavors, i passa les cantonades, siguin de qui siguin els forats.
    .task = Sembra 2S: l’última llavor fa dues a 4N.
    .hint = 2S captura més, en tots dos sentits.
    .done = N’has capturat 8: 2 a 4N, endavant 2 a 1S, endarrere 2 a 3N i 2 a 2N. La llavor sola que hi ha a 1N l’atura.
lesson-most = Ara tries tu. Les marques + del tauler diuen què capturaria el forat sota el cursor.
    .task = Busca la sembra que captura més, i fes-la.
    .hint = Un altre forat captura més.
    .done = La millor: 3S en captura 10, en quatre forats, 4 a 3N i 2 a 4N, 2N i 1N.
lesson-pass = Totes les llavors són als forats de Nord. El bàndol que no té res per sembrar ha de passar, i no pot fer res més. Qui pot sembrar no passa.
    .task = Prem { $pass } per passar.
    .hint = No tens res per sembrar: passa.
    .done = No ha canviat res al tauler, i li toca a Nord.
lesson-reached = Passaries una vegada i una altra, fins que les llavors de Nord arribessin als teus forats. Ara Nord sembra 4N.
    .done = Una llavor a cada forat teu: ja pots sembrar.
lesson-end = La partida s’acaba quan tots els forats del tauler tenen menys de tres llavors. Aleshores cada bàndol recull el que hi ha als seus forats.
    .task = Sembra 1S, l’últim forat amb tres.
    .hint = 1S encara en té tres, i la partida continua.
    .done = Reculls les 4 llavors dels teus forats i en tens 26. Nord en recull 2 i en té 22. Guanyes: guanya qui en té més.
lesson-offer = Al goré es negocia. En comptes de sembrar pots oferir fins a tres forats teus. Si Nord accepta, són de Nord, que posa a cadascun sis de les seves llavors capturades.
lesson-make-offer = Nord ha capturat 18 llavors, i tu 16. El teu forat 1S és buit.
    .task = Ofereix 1S: prem { $offer }, després 1 per marcar-lo, i després { $make }.
    .hint = Aquest cop ofereix només 1S, i no sembris.
    .done = L’oferta està feta, i ha estat tot el teu torn. Ara Nord ha d’acceptar o rebutjar.
lesson-accepted = Una oferta mostra els dos taulers si hi ha lloc: com està, i com quedarà si s’accepta. Què diu Nord?
    .done = Nord accepta. 1S és ara de Nord, amb la marca ▲ i les sis llavors que ha pagat. Li’n queden 12, i li toca jugar.
lesson-limits = Dos límits són decisió nostra, perquè cap font no en parla: l’altre ha de tenir les sis llavors capturades per cada forat, i qui ofereix se n’ha de quedar un.
lesson-target = Un forat de Nord a la teva fila només el sembra Nord. Però una captura teva hi pot començar.
    .task = Sembra 3S: l’última llavor fa quatre a 1S.
    .hint = Tocava 3S: fa quatre a 1S.
    .done = N’has capturat 4, a la teva pròpia fila: compta el propietari, no la fila.
lesson-accept = Ara Nord t’ofereix 4N, que és buit. Si acceptes, hi poses sis de les teves 14 llavors capturades, és teu i et toca jugar.
    .task = Prem { $accept } per acceptar.
    .hint = Has rebutjat; això ve després. Aquest cop accepta.
    .done = 4N és teu, amb sis llavors. Te’n queden 8 de capturades, i és el teu torn.
lesson-new-hole = Un forat que és teu, el pots sembrar, sigui on sigui.
    .task = Puja a 4N amb les fletxes i prem { $sow }.
    .hint = 4N, el teu forat de dalt, captura més.
    .done = N’has capturat 8: 4 a 2N, 2 a 1N i 2 a 4S. T’ha costat 6.
lesson-refuse = Ets a punt de guanyar, i Nord t’ofereix 4N. I si dius que no?
    .task = Prem { $refuse } per rebutjar.
    .hint = Has acceptat; aquest cop rebutja.
    .done = No canvia res al tauler, i és el teu torn. Però el rebuig es recorda.
lesson-glory = Ara pots acabar la partida, i guanyar.
    .task = Sembra 1S.
    .hint = 1S acaba la partida; això no.
    .done = Guanyes per 26 a 22, però has rebutjat una oferta: és una victòria sense glòria. Amb derrota o empat, el rebuig no deixaria cap rastre.
lesson-when-to-offer = Quan oferir? Una oferta rebutjada és una manera de passar, bona quan tota sembra espatlla alguna cosa. I si l’altre guanya després de rebutjar, guanya sense glòria.
lesson-when-to-accept = Quan acceptar? Si la partida s’acabés ja, només canviarien de mans les llavors que hi havia al forat. I qui és a punt de guanyar té una glòria per perdre.
lesson-relay-board = L’altre joc, el djenon-aboure: dues files de sis forats, quatre llavors a cadascun. Cap forat no canvia de propietari; res no s’ofereix. Una llavor sola no es mou mai.
lesson-first-seed = La primera llavor torna al forat buidat, les altres segueixen. Si l’última deixa el seu forat amb una, el torn s’acaba.
    .task = Sembra 6S.
    .hint = Sembra 6S, el teu únic forat amb dues o més.
    .done = Una llavor torna a 6S, una va a 1N, l’última a 2N, que era buit. No es captura res.
lesson-relay = Si l’última llavor deixa el seu forat amb tres, o amb cinc o més, s’agafen totes i es continua sembrant, i la primera hi torna de nou: un relleu.
    .task = Sembra 5S i compta les voltes.
    .hint = Aquest cop sembra 5S.
    .done = Quatre voltes: des de 5S, 2N, 6N i 4S. L’última ha fet dues a 2N, i n’has capturat 2.
lesson-relay-capture = Si l’última llavor deixa el seu forat amb dues o quatre, en qualsevol fila, es captura, amb els forats així que el precedeixen: només endarrere.
    .task = Sembra 6S: l’última llavor fa quatre a 3N.
    .hint = Aquest cop sembra 6S.
    .done = N’has capturat 8: 4 a 3N, 2 a 2N, 2 a 1N. 4N també en té quatre, però és davant.
lesson-relay-end = La partida s’acaba quan cap forat no té més d’una llavor; cada bàndol recull les de la seva fila. Qui no pot sembrar abans passa.
    .task = Sembra 6S, l’últim forat amb dues.
    .hint = Sembra 6S: en té dues.
    .done = Reculls les 3 de la teva fila i en tens 26. Nord en recull 3 i en té 22. Guanyes.

## Repàs.
review-title = Repàs: { $game }, { $south } contra { $north }
review-working = { $done } de { $all } · Esc atura i guarda el que ja se sap
review-stopped = Aturat després de { $done } de { $all } posicions.
review-unfinished = La partida no s’ha acabat; això és el que s’ha jugat.
review-done = { $all ->
    [one] 1 jugada repassada.
   *[other] { $all } jugades repassades.
}
review-by-seeds = Compten les llavors.
review-by-honour = Compta la glòria abans que les llavors.
review-nothing = Encara no s’ha jugat res.
review-no-mistake = No s’ha trobat res clarament millor per a cap bàndol.
review-after = Després de { $at } de { $all }: { $lead }.
review-after-short = { $at }/{ $all }: { $lead }.
review-unknown = encara per mirar
review-ahead = { $name } va { $seeds } per davant
review-ahead-glory = { $name } va { $seeds } per davant, amb glòria
review-ahead-no-glory = { $name } va { $seeds } per davant, sense glòria
review-even = igualtat
review-close = massa renyit per decidir
review-close-short = renyit
review-exactly = { $lead }, exactament
review-best = { $number }. { $name } { $action }: no s’ha trobat res millor.
review-nearly = { $number }. { $name } { $action }: potser { $better } és millor; massa renyit per decidir.
review-better = { $number }. { $name } { $action }, que val { $own }, ha costat { $cost }: { $better } valia { $worth }.
review-better-short = { $number }. { $name } { $action } ha costat { $cost }: millor { $better }.
review-offer-wrong = Una mala oferta: sembrar { $sowing } valia { $worth }.
review-offer-missed = Una oferta perduda: { $offer } valia { $worth }; la millor sembra, { $sowing }, { $other }.
review-offer-close = Oferir o no: massa renyit per decidir.
review-answer-wrong = Una mala resposta.
review-trade-paid = Un intercanvi rendible: acceptat, valia { $worth }; la millor sembra, { $sowing }, valia { $other }.
review-turning-points = Moments decisius
review-costliest = { $name }: el que ha costat més
review-bargaining = Ofertes i respostes
review-entry = { $number }. { $name } { $action }: { $what }
review-entry-own = { $number }. { $action }: { $what }
review-turned = { $before } → { $after }
review-cost = { $cost }; millor { $better }
review-wrong-offer = una mala oferta
review-missed-offer = hi faltava { $offer }
review-close-offer = oferir o no, molt renyit
review-wrong-answer = una mala resposta
review-paid = un intercanvi rendible
review-as-played = jugat
review-instead = millor
review-captured = Captures: { $south } { $south_seeds }, { $north } { $north_seeds }.
rank-win-with-glory = una victòria amb glòria
rank-win-without-glory = una victòria sense glòria
rank-draw = un empat
rank-loss-without-glory = una derrota davant d’una victòria sense glòria
rank-loss-to-glory = una derrota davant d’una victòria amb glòria
cost-seeds = { $seeds ->
    [one] 1 llavor
   *[other] { $seeds } llavors
}
cost-ranks = { $ranks ->
    [one] 1 rang
   *[other] { $ranks } rangs
}
cost-both = { $ranks ->
    [one] 1 rang
   *[other] { $ranks } rangs
} i { $seeds ->
    [one] 1 llavor
   *[other] { $seeds } llavors
}
count-sowings = sembres, cares
count-offers = ofertes, dolentes
count-missed = perdudes, renyides
count-accepted = acceptades, mal
count-refused = rebutjades, mal
count-trades = tractes, rendibles
count-lost = cost total

## Practicar.
practise-title = Practica
practise-today = El que toca avui
practise-due = { $due ->
    [0] no toca res
    [one] 1 exercici
   *[other] { $due } exercicis
}
practise-counts = { $all }: { $known } sabuts · { $missed } fallats · { $due } avui · { $new } nous
practise-counts-short = { $due } avui · { $new } nous
practise-search = Examina totes les partides desades
practise-nothing-due = Avui no toca res. Comença un capítol, o repassa’n algun.
practise-no-mistakes = Encara no tens exercicis propis. Prem m després d’una partida, o examina totes les partides desades.
practise-about-due = El que s’ha fallat torna l’endemà; el que se sap, al cap d’1, 3, 7, 16 i 35 dies.
practise-about-search = Fa exercicis de les jugades de les teves partides desades que han costat llavors clarament. Esc ho atura; el que s’ha trobat fins llavors es guarda.
chapter-find-the-offer = Troba l’oferta
chapter-accept-or-refuse = Acceptar o no?
chapter-which-holes = Quins forats?
chapter-win-with-glory = Guanya amb glòria
chapter-relays = Quant captura?
chapter-mistakes = Els meus errors
chapter-about-find-the-offer = Goré: hi ha una oferta millor que qualsevol sembra? Sovint no n’hi ha cap.
chapter-about-accept-or-refuse = Goré: hi ha una oferta sobre la taula. Rebutjar costa la glòria; acceptar, sis llavors per forat.
chapter-about-which-holes = Goré: el correcte és oferir. Un, dos o tres forats, i quins?
chapter-about-win-with-glory = Goré, per honor: el millor és guanyar amb glòria, després sense, després l’empat, després perdre davant d’una victòria sense glòria.
chapter-about-relays = Djenon-aboure: segueix les voltes fins al final i compta què es captura.
chapter-about-mistakes = Posicions de les teves partides en què una jugada ha costat llavors.
looking = Cercant errors: { $done } de { $all } jugades, { $found } trobats.
looking-no-games = No hi ha partides desades per examinar.
looking-found = { $found ->
    [0] No s’ha trobat cap jugada que costés llavors clarament.
    [one] 1 error és ara un exercici: Practica, Els meus errors.
   *[other] { $found } errors són ara exercicis: Practica, Els meus errors.
}

## Un exercici.
drill-title = { $chapter } · { $number } de { $all }
drill-level = nivell { $level } de { $hardest }
drill-by-seeds = Compten les llavors.
drill-by-honour = Compta l’honor: la glòria abans que les llavors.
drill-best = { $side }: què és millor, sembrar o oferir? { $measure }
drill-answer = { $side }: { $other } t’ofereix { $holes }. Acceptes? { $measure }
drill-which-holes = { $side }: aquí s’ha d’oferir. Quins forats? { $measure }
drill-glory = { $side }: com guanyes amb glòria? { $other } et farà ofertes.
drill-takes = { $side } sembra { $hole }. Quantes llavors captura?
drill-takes-most = { $side }: quin forat captura més?
drill-mistake = { $by } ha jugat aquí { $played }, jugada { $number } de la partida de { $game }. Què és millor? { $measure }
drill-type-number = Escriu abans el nombre de llavors.
drill-between = No està malament, però hi ha una cosa millor. Prova-ho de nou.
drill-right = Correcte.
drill-missed = Fallat.
drill-missed-seeds = Fallat: en captura { $seeds }, no { $said }.
drill-given-up = Així es fa.
drill-comes-back = { $days ->
    [1] Torna demà.
   *[other] Torna d’aquí a { $days } dies.
}
drill-last = Era l’últim: { $right } de { $answered } correctes.
drill-not-kept = AQUEST RESULTAT NO ES GUARDA: { $reason }
drill-before = La posició de l’exercici.
drill-worth = { $exact ->
    [yes] { $own }–{ $other }
   *[no] unes { $own }–{ $other }
}
drill-rank = { $rank ->
    [win-with-glory] amb glòria
    [win-without-glory] sense glòria
    [draw] empat
    [loss-without-glory] derrota, sense glòria aliena
   *[loss-to-glory] derrota, amb glòria aliena
}
drill-rank-short = { $rank ->
    [win-with-glory] glòria
    [loss-to-glory] glòria
    [draw] empat
   *[other] sense glòria
}
drill-takes-seeds = en captura { $seeds }
line-right = correcte
line-own = el teu
line-tempting = temptador
line-compared = al costat
