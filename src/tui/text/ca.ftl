## Els dos jocs i els dos bàndols.
gore = Goré
gore-skip-origin = Goré (el forat buidat se salta)
djenon-aboure = Djenon-aboure
lap-through-origin = se sembra també
lap-skip-origin = se salta (aualé)
south = Sud
north = Nord
on = sí
off = no

## Inici.
home-title = A Y L A  ·  Goré i Djenon-aboure
home-continue = Continua: { $game }, { $south } contra { $north }
home-new = Partida nova
home-practise = Practica
home-editor = Compon una posició
home-saved = Partides desades
home-rules = Regles
home-settings = Configuració
home-quit = Surt
too-small = Aquesta pantalla és massa petita: calen { $width } columnes i { $height } línies. El joc continua tan bon punt hi hagi lloc.
too-small-short = Petita: cal { $width } × { $height }.
too-small-shortest = { $width } × { $height }
failed = Això no s’ha pogut fer: { $reason }.

## Una partida nova.
new-title = Partida nova
new-game = Joc
new-first = Comença
new-lap = Forat buidat
new-begin = A jugar
new-no-name = (sense nom)
new-about-gore = Sembra una volta, captura forats de 2 i de 4, i negocia: cedeix forats teus, cadascun per sis de les llavors que ha capturat l’altre.
new-about-djenon-aboure = Sembra per relleus, volta rere volta, fins que una acabi en un forat que deixa amb 1, 2 o 4. No es negocia.
new-about-names = El nom és opcional.
new-about-first = Comença Sud, si no s’acorda una altra cosa.
new-why-lap = Una opció, perquè cap font no diu si una volta de vuit llavors o més sembra també el forat d’on surt; la descripció compara la sembra amb la de l’aualé, on aquest forat se salta.
new-about-begin = La partida es desa després de cada jugada; es pot deixar en qualsevol moment.

## Jugar contra el programa.
new-opponent = Adversari
new-a-friend = algú a aquest teclat
new-the-program = el programa
new-own = Jugues amb
new-level = Nivell
new-level-of = { $level } de { $all }
new-temper = Caràcter
new-about-opponent = Dues persones comparteixen el teclat, o jugues contra el programa, que diu per què ofereix i com respon.
new-about-own = Comença Sud, si no tries una altra cosa més avall.
new-about-level = 1 és per a un primer vespre; 8 és tot el que sap el programa, uns segons per jugada.
temper-generous = generós
    .doc = No rebutja res i ofereix aviat: bon company per aprendre.
temper-shrewd = astut
    .doc = Canvia forats quan els seus comptes diuen que hi guanya, i si no, mai.
temper-proud = orgullós
    .doc = Juga per l’honor: només rebutja per un final millor, i només ofereix per un d’així; guanyar amb glòria és el millor.
temper-desperate = desesperat
    .doc = Ofereix forats quan va per darrere i espera perdre; si no, fa comptes com un d’astut.
partner-of-temper = { $name } ({ $temper }, { $level })
partner-of-level = { $name } (nivell { $level })
partner-thinks = { $plies ->
    [0] { $name } pensa
   *[other] { $name } pensa, a { $plies } jugades vista
}
partner-thinks-of-end = { $name } pensa si acabar la partida aquí
partners-turn = Ara no: { $name } pensa.
ask-repetition-partner = Aquesta posició apareix per tercera vegada. Vols acabar la partida aquí? Després es pregunta a { $name }.
reason-gain = Amb aquesta oferta { $name } calcula guanyar { $seeds } llavors respecte a { $action }, la seva millor sembra.
reason-gift = { $name } dona de bon grat: acceptada, l’oferta li costa { $seeds } llavors respecte a { $action }.
reason-gift-for-nothing = { $name } dona de bon grat, i calcula no perdre-hi res.
reason-honour = Sembrant, { $name } espera { $sowing }; amb aquesta oferta, { $offering }.
reason-need = { $name } va ara { $behind } per darrere i espera perdre per { $expected } si sembra.
reason-worth-the-same = Per a { $name }, acceptar i rebutjar valen el mateix.
reason-worth-accepting = Per a { $name }, acceptar val { $seeds } llavors més que rebutjar.
reason-worth-refusing = Per a { $name }, rebutjar val { $seeds } llavors més que acceptar.
reason-grace = { $name } no rebutja res, encara que rebutjar li valgui { $seeds } llavors més.
reason-grace-for-nothing = { $seeds ->
    [0] { $name } no rebutja res, i no hi perd res.
   *[other] { $name } no rebutja res, i acceptar li val igualment { $seeds } llavors més.
}
reason-pride = { $name } espera { $accepting } si accepta, { $refusing } si rebutja.
reason-end = { $name } espera un marge de { $hoped } llavors, i ara en té { $has }.

## Una partida: títol, plafons, registre.
title-action = jugada { $number }
title-looking = vista: { $at } de { $all }
title-repeated = aquesta posició: { $times } vegades
panel-captured = captures { $seeds }
panel-captured-short = té { $seeds }
panel-if-ended = { $seeds } si s’acabés ara
panel-if-ended-short = { $seeds } si acaba
panel-final = { $seeds } en total
panel-refused = rebuigs { $times }
panel-refused-short = ✕{ $times }
panel-goal = { $seeds } guanyen
panel-majority = més de la meitat
record = Registre
record-coached = Registre { $mark } entrenador
not-agreed = { $name } no hi està d’acord: la partida continua.
not-saved = AQUESTA PARTIDA NO ESTÀ DESADA: { $reason }
ask-leave = L’última cosa que s’ha fet no està desada i es perdrà. Vols sortir igualment?

## Una partida: què es demana.
ask-sow = { $who }: quin forat sembres?
ask-pass = { $name } ha de passar: { $name } no pot sembrar res.
ask-offer = { $name }: quins forats ofereixes a { $other }?
ask-hand-over = { $other } ha fet una oferta. Passa el teclat a { $who }.
hand-over-note = Encara no hi ha resposta: qui respon agafa abans el teclat.
ask-answer = { $name }: { $other } t’ofereix { $holes }. Acceptes?
ask-answer-short = { $name }: pagues { $price } capturades per { $holes }, { $standing ->
    [0] { $count ->
        [one] ara buit
       *[other] ara buits
    }
   *[other] amb { $standing } a dins
}?
ask-look = La partida després de { $at } de { $all } jugades. Mirar no canvia res.
ask-watch = Una altra finestra juga aquesta partida. Aquí es pot mirar, o començar-ne una còpia des de qualsevol moment.
ask-unwritable = Aquesta partida no es pot desar: { $reason }. Es pot mirar, o començar-ne una còpia des de qualsevol moment.
ask-type = { $name }: escriu una jugada: 2S, passa, ofereix 1S,3S, accepta, rebutja.
ask-agree = { $other }: { $name } proposa acabar la partida aquí. Hi estàs d’acord?
ask-repetition = Aquesta posició apareix per tercera vegada. Estan d’acord els dos bàndols a acabar la partida aquí?
ask-resign = { $name }: abandones? Aleshores guanya { $other }.
ask-play-from = Vols començar una partida nova des d’aquí, després de { $at ->
    [one] { $at } jugada
   *[other] { $at } jugades
}? Aquesta queda com està.

## Una partida: què passaria.
foreseen = { $hole }: { $laps ->
    [one] { $seeds ->
        [one] 1 llavor,
       *[other] { $seeds } llavors,
    } l’última a { $last }.
   *[other] { $seeds } llavors, { $laps } voltes, l’última a { $last }.
}
foreseen-nothing = No captura res.
foreseen-capture = Captura { $what }.
foreseen-end = Acaba la partida.
taken-one = { $seeds } a { $holes }
taken-each = { $seeds } per forat a { $holes }
taken-all = { $seeds }: { $parts }
if-ended = Si s’acaba aquí, { $south } té { $south_seeds } i { $north } té { $north_seeds }.

## La negociació.
bargain-now = Ara
bargain-then = Si s’accepta
bargain-again = Aquesta oferta ja s’ha rebutjat abans en aquesta mateixa posició.
bargain-so-far = Ofertes fins ara: { $accepted ->
    [one] { $accepted } acceptada
   *[other] { $accepted } acceptades
}, { $refused ->
    [one] { $refused } rebutjada
   *[other] { $refused } rebutjades
}.
terms-none = D’un a tres forats: { $name } paga { $price } llavors capturades per cadascun, i en té { $has }.
terms = { $name } paga { $price } de les seves { $has } llavors capturades per { $holes }, { $standing ->
    [0] { $count ->
        [one] ara buit
       *[other] ara buits
    }
   *[other] amb { $standing } a dins
}.
cost-of-refusing = { $refused ->
    [0] Si guanyes després de rebutjar, és sense glòria.
   *[other] Ja has rebutjat: ara guanyar és sense glòria.
}

## L’entrenador.
ask-coach = { $other }: { $name } voldria un entrenador, per als dos bàndols. El registre ho dirà. Hi estàs d’acord?
not-agreed-coach = { $name } no hi està d’acord: no hi ha entrenador.
coach-off = L’entrenador calla.
coach-title = Entrenador, per a { $name }
coach-thinking = pensant…
coach-settled = fet
coach-signs = = exacte ~ estimat
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
coach-glory = amb glòria
coach-no-glory = sense glòria
coach-right = El correcte: { $action }.
coach-answer-accept = Si s’ofereix: acceptar.
coach-answer-refuse = Si s’ofereix: rebutjar.
coach-answer-either = Si s’ofereix: tant és.
coach-pays-always = Compensa, sigui quina sigui la resposta.
coach-pays-any = Compensa amb qualsevol resposta errada.
coach-pays-accepted = Compensa des d’un { $percent } % d’acceptades.
coach-pays-refused = Compensa des d’un { $percent } % de rebutjades.
coach-pays-never = No compensa mai.

## Una partida: què ha passat.
told-sow = { $name } ha sembrat { $hole } sense captura.
told-capture = { $name } ha sembrat { $hole } i ha capturat { $what }.
told-pass = { $name } ha passat.
told-offer = { $name } ha ofert { $holes }.
told-accept = { $name } ha acceptat i ha pagat { $price } llavors.
told-refuse = { $name } ha rebutjat l’oferta.
shown-lift = { $lap ->
    [1] A { $hole } n’agafa { $seeds }.
   *[other] Volta { $lap }: a { $hole } n’agafa { $seeds }.
}
shown-drop = { $lap ->
    [1] Una a { $hole }; { $hand } encara a la mà.
   *[other] Volta { $lap }: una a { $hole }; { $hand } encara a la mà.
}
shown-capture = Captura { $seeds } a { $hole }.
shown-transfer = { $hole } pertany ara a { $name }.
shown-pay = { $name } posa { $seeds } llavors capturades a { $hole }.
shown-sweep = La partida s’ha acabat: { $name } recull { $seeds } a { $hole }.

## Una partida: el final.
result-resigned = { $name } guanya, perquè { $other } ha abandonat, per { $own } a { $other_seeds }{ $glory ->
    [with] , amb glòria.
    [without] : una victòria sense glòria, perquè s’ha rebutjat una oferta.
   *[none] .
}
result-draw = Empat a { $seeds }.
result-win = { $name } guanya per { $own } a { $other }.
result-glory = { $name } guanya per { $own } a { $other }, amb glòria.
result-without-glory = { $name } guanya per { $own } a { $other }: una victòria sense glòria, perquè s’ha rebutjat una oferta.
over-gore = Tots els forats tenen menys de tres llavors.
over-djenon-aboure = Ja no es pot sembrar cap forat.
over-agreement = Els dos bàndols han acordat acabar la partida.
over-resignation = { $name } ha abandonat.
over-coached = L’entrenador ha parlat als torns { $turns }.
over-sweep = Dels seus propis forats, { $south } en recull { $south_seeds } i { $north } { $north_seeds }.

## Per què no.
no-not-your-hole = Aquest forat no és territori teu.
no-empty = Un forat buit no es pot sembrar.
no-singleton = Una llavor sola no es mou mai.
no-endless-relay = Aquest relleu faria voltes sense fi.
no-must-answer = Hi ha una oferta pendent: abans s’hi respon.
no-nothing-offered = No hi ha cap oferta per respondre.
no-must-pass = No pots sembrar; per tant, has de passar.
no-may-not-pass = Pots sembrar; per tant, no pots passar.
no-cannot-pay = No hi ha oferta: l’altre necessita { $needs } llavors capturades i en té { $has }.
no-must-keep-a-hole = No hi ha oferta: t’has de quedar almenys un forat.
no-trades = Al djenon-aboure no hi ha intercanvis.
no-game-over = La partida s’ha acabat.
no-such-hole = Aquest forat no existeix: són 1S a { $row }S i 1N a { $row }N.
no-offer-size = { $holes ->
    [0] Tria abans els forats: un, dos o tres.
   *[other] Una oferta és d’un, dos o tres forats.
}
no-twice = L’oferta anomena { $hole } dues vegades.
no-action-gore = Això no és cap jugada: escriu un forat (2S), passa, ofereix 1S,3S, accepta o rebutja.
no-action-djenon-aboure = Això no és cap jugada: escriu un forat (2S) o passa.
home-tour = Una primera partida
home-tour-on = Una primera partida, des de la lliçó { $number } de { $all }

## Una primera partida.
tour-title = { $number } de { $all } · { $about }
tour-captured = captures ▲ { $north } ▼ { $south }
tour-board = el tauler
tour-sowing = sembrar
tour-capture = capturar
tour-end = passar, i el final
tour-bargain = la negociació
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

## Partides desades.
saved-title = Partides desades
saved-none = Aquí no hi ha partides.
saved-line = { $date }  { $game }  { $south } – { $north }  { $state }
saved-drawn = { $south }–{ $north }, empat
saved-won = { $south }–{ $north }, ha guanyat { $name }
saved-open = { $south }–{ $north }, juga { $name }
saved-damaged = No es pot obrir: { $file }
saved-damaged-because = Aquest fitxer no es pot obrir, i queda com està: { $reason }.
saved-game = { $south } – { $north }, { $game }, { $date }
saved-ask-delete = Vols suprimir-la per sempre? { $game }
saved-filter = Només partides amb
saved-filtered = Només partides amb «{ $wanted }»

## L’editor.
editor-title = Compon una posició: { $game }
editor-about = Escriu les llavors d’un forat, o canvia-les amb + i −. Les captures són damunt i dessota del tauler.
editor-missing = { $seeds ->
    [one] Encara falta { $seeds }
   *[other] Encara falten { $seeds }
} de les 48 llavors.
editor-ask = El que has compost es perdrà. Vols continuar igualment?
editor-too-many = { $seeds ->
    [one] Sobra { $seeds } llavor
   *[other] Sobren { $seeds } llavors
}: una partida en té 48.

## Regles.
rules-title = { $chapter } ({ $number } de { $all })
rules-legend = El que no porta marca ho van recollir els qui van veure els jocs. El que porta la marca [D] és una decisió nostra, perquè les fonts callen; la raó l’acompanya.
rules-decision = Decisió:
rules-example = Exemple: { $position }
rules-more = { $lines ->
    [one] 1 línia més
   *[other] { $lines } línies més
}

## Practicar.
practise-title = Practica
practise-today = El que toca avui
practise-due = { $due ->
    [0] no toca res
    [one] 1 exercici
   *[other] { $due } exercicis
}
practise-counts = { $all } en total · sabuts: { $known } · toquen: { $due } · nous: { $new }
practise-counts-short = { $due } avui · { $new } nous
practise-search = Examina totes les partides desades
practise-nothing-due = Avui no toca res. Comença un capítol, o repassa’n algun.
practise-no-mistakes = Encara no tens exercicis propis. Prem m després d’una partida, o examina totes les partides desades.
practise-about-due = El que s’ha fallat torna l’endemà; el que se sap, al cap d’1, 3, 7, 16 i 35 dies.
practise-about-search = Fa exercicis de les jugades de les teves partides desades que han costat llavors clarament. Esc ho atura; el que s’ha trobat fins llavors es guarda.
chapter-find-the-offer = Troba l’oferta
chapter-accept-or-refuse = Acceptar o no?
chapter-which-holes = Quins forats?
chapter-win-with-glory = Guanyar amb glòria
chapter-relays = Quant captura?
chapter-mistakes = Els meus errors
chapter-about-find-the-offer = Goré: hi ha una oferta millor que qualsevol sembra? Sovint no n’hi ha cap.
chapter-about-accept-or-refuse = Goré: hi ha una oferta sobre la taula. Rebutjar costa la glòria; acceptar, sis llavors per forat.
chapter-about-which-holes = Goré: el correcte és oferir. Un, dos o tres forats, i quins?
chapter-about-win-with-glory = Goré, per honor: el millor és guanyar amb glòria, després sense, després l’empat, després perdre davant d’una victòria sense glòria.
chapter-about-relays = Djenon-aboure: segueix les voltes fins al final i compta què es captura.
chapter-about-mistakes = Posicions de les teves partides en què una jugada ha costat llavors.
looking = Cercant errors: { $done } de { $all } jugades, { $found } trobats.
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
drill-takes-seeds = en captura { $seeds }
line-right = correcte
line-own = el teu
line-tempting = temptador
line-compared = al costat

## Configuració.
settings-title = Configuració
settings-theme = Colors
settings-language = Llengua
settings-speed = Mostra les jugades
settings-mouse = Ratolí
settings-ascii = Només signes ASCII
settings-about = Els canvis es veuen de seguida. A més de colors, els bàndols porten lletres i signes en tots els temes.
theme-wood = fusta
theme-light = clar
theme-high-contrast = contrast alt
theme-plain = els del terminal
speed-off = no
speed-slow = a poc a poc
speed-normal = a velocitat normal
speed-fast = de pressa

## Ajuda.
help-foot = ↑ ↓ desplaça · Esc tanca
context-menu = Tecles als menús
context-form = Tecles als formularis
context-show = Tecles mentre es mostra una jugada
context-sow = Tecles per triar què se sembra
context-pass = Tecles quan cal passar
context-offer = Tecles per preparar una oferta
context-hand-over = Tecles abans d’una resposta
context-answer = Tecles per respondre
context-think = Tecles mentre el programa pensa
context-over = Tecles després de la partida
context-look = Tecles per mirar enrere
context-watch = Tecles per només mirar
context-review = Tecles en un repàs
context-moment = Tecles per a un moment del repàs
context-type = Tecles per escriure
context-agree = Tecles per a una proposta
context-confirm = Tecles per a una pregunta
context-edit = Tecles per compondre una posició
context-saved = Tecles a les partides desades
context-drill-sow = Tecles en un exercici
context-drill-answer = Tecles en un exercici sobre una resposta
context-drill-count = Tecles en un exercici de comptar
context-drill-told = Tecles mentre es mostra una resposta
context-read = Tecles per llegir
context-lesson = Tecles en una lliçó
context-lesson-turn = Tecles quan una lliçó et deixa jugar
context-lesson-answer = Tecles quan una lliçó et deixa respondre

## Paraules de les jugades: què mostra el registre, i què es pot escriure a més de la notació.
word-pass = passa
word-offer = ofereix
word-accept = accepta
word-refuse = rebutja

## Tecles i ordres.
keys-move = mou
key-any = qualsevol tecla
key-space = Espai
key-enter = Retorn
key-escape = Esc
key-tab = Tab
key-back-tab = Maj-Tab
key-backspace = Retrocés
key-delete = Supr
key-page-up = RePàg
key-page-down = AvPàg
key-home = Inici
key-end = Fi
command-hole = forat
    .doc = el forat de la teva fila amb aquest número: sembra’l, o marca’l per a l’oferta
command-number = llavors
    .doc = escriu quantes llavors
command-left = esquerra
    .doc = mou el cursor a l’esquerra
command-right = dreta
    .doc = mou el cursor a la dreta
command-up = amunt
    .doc = puja
command-down = avall
    .doc = baixa
command-sow = sembra
    .doc = sembra el forat sota el cursor
command-offer = ofereix
    .doc = prepara una oferta; no costa res fins que es fa
command-mark = marca
    .doc = posa a l’oferta el forat sota el cursor, o treu-l’en
command-make-offer = fes l’oferta
    .doc = fes l’oferta: és tot el teu torn
command-take-keyboard = tinc el teclat
    .doc = mira l’oferta, quan et toca respondre
command-accept = accepta
    .doc = accepta el que proposa l’altre bàndol
command-refuse = rebutja
    .doc = rebutja el que proposa l’altre bàndol
command-pass = passa
    .doc = passa, perquè no hi ha més remei
command-undo = desfés
    .doc = desfés l’última jugada, sigui quina sigui
command-redo = refés
    .doc = refés el que s’ha desfet
command-move-now = juga ja
    .doc = que el programa jugui el millor que ha trobat fins ara
command-not-now = espera
    .doc = res: el programa pensa, i el seu bàndol no el jugues tu
command-agree = acorda el final
    .doc = proposa acabar la partida aquí
command-resign = abandona
    .doc = abandona, després d’una pregunta
command-yes = sí
    .doc = sí
command-no = no
    .doc = no
command-earlier = enrere
    .doc = mira la jugada anterior; no canvia res
command-later = endavant
    .doc = mira la jugada següent
command-first = principi
    .doc = mira el principi
command-last = ara
    .doc = torna a la partida tal com està
command-finish = mostra el final
    .doc = mostra de seguida a què porta la jugada
command-reload = rellegeix
    .doc = mostra la partida tal com va ara en una altra finestra
command-play-from-here = juga des d’aquí
    .doc = comença una partida nova des d’aquest moment, després d’una pregunta
command-type-action = escriu
    .doc = escriu una jugada, també una oferta
command-enter = fet
    .doc = pren el que s’ha escrit
command-review = repàs
    .doc = què valia cada jugada, i on ha canviat la partida
command-on-board = al tauler
    .doc = mira aquest moment al tauler, i què hauria estat millor
command-other-line = l’altra línia
    .doc = mira el que s’ha triat, o el que hauria estat millor
command-measure = glòria
    .doc = compta la glòria abans que les llavors, o només llavors (goré)
command-coach = entrenador
    .doc = crida l’entrenador, si tots dos hi esteu d’acord, o fes-lo callar
command-coach-page = pàgina de l’entrenador
    .doc = llegeix tot el que diu l’entrenador
command-play-again = una altra
    .doc = comença una partida nova; comença l’altre bàndol
command-choose = tria
    .doc = tria el que hi ha sota el cursor, o ves a la línia següent
command-less = menys
    .doc = canvia al valor anterior, o una llavor menys
command-more = més
    .doc = canvia al valor següent, o una llavor més
command-page-up = pàgina amunt
    .doc = puja una pàgina
command-page-down = pàgina avall
    .doc = baixa una pàgina
command-chapter-before = capítol anterior
    .doc = llegeix el capítol anterior
command-chapter-after = capítol següent
    .doc = llegeix el capítol següent
command-go-on = continua
    .doc = mira què ve després, o comença la lliçó següent
command-lesson-before = lliçó anterior
    .doc = torna a la lliçó anterior
command-lesson-after = salta
    .doc = ves a la lliçó següent
command-swap-owner = propietari
    .doc = dona el forat a l’altre bàndol (goré)
command-swap-side = torn
    .doc = deixa jugar l’altre bàndol
command-next-game = joc
    .doc = compon l’altre joc, o l’altra opció
command-clear = buida
    .doc = treu totes les llavors del tauler
command-play-position = juga
    .doc = comença una partida des d’aquesta posició
command-rename = noms
    .doc = canvia els noms dels jugadors
command-delete = suprimeix
    .doc = suprimeix la partida, després d’una pregunta
command-filter = cerca
    .doc = mostra només les partides amb certes paraules
command-mistakes = errors
    .doc = fes exercicis de les jugades d’aquesta partida que han costat llavors
command-skip = salta
    .doc = deixa aquest exercici per a una altra vegada
command-show-answer = resposta
    .doc = mostra la resposta; l’exercici compta com a fallat
command-next-drill = següent
    .doc = passa a l’exercici següent
command-forget = oblida
    .doc = no preguntis mai més per aquest error
command-rules = regles
    .doc = llegeix les regles
command-settings = configuració
    .doc = colors, llengua, velocitat, ratolí, signes
command-help = ajuda
    .doc = mostra aquestes tecles
command-back = torna
    .doc = torna enrere
command-home = inici
    .doc = deixa la partida; queda desada
command-suspend = pausa
    .doc = atura’t fins que el shell torni a cridar el programa (fg)
command-quit = surt
    .doc = surt del programa; la partida queda desada
