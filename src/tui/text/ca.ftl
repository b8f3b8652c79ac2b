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
home-tour = Una primera partida
home-tour-on = Una primera partida, des de la lliçó { $number } de { $all }
home-new = Partida nova
home-practise = Practica
home-editor = Compon una posició
home-saved = Partides desades
home-rules = Regles
home-settings = Configuració
home-quit = Surt
home-damaged = L’última partida no es pot obrir.
too-small = Aquesta pantalla és massa petita: calen { $width } columnes i { $height } línies. El joc continua tan bon punt hi hagi lloc.
too-small-short = Petita: cal { $width } × { $height }.
too-small-shortest = { $width } × { $height }
failed = Això no s’ha pogut fer: { $reason }.

## Una partida nova.
new-title = Partida nova
new-title-from = { $game } des d’una posició: juga { $name }
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
ask-repetition-partner = Tercera vegada aquesta posició: demanar a { $name } d’acabar aquí?
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
reason-end = { $hopes ->
    [ahead] { $name } compta guanyar per { $hoped }
    [behind] { $name } compta perdre per { $hoped }
   *[level] { $name } compta amb unes taules
}{ $stands ->
    [ahead] , i va { $has } per davant si s’acaba aquí.
    [behind] , i va { $has } per darrere si s’acaba aquí.
   *[level] , i va igualat si s’acaba aquí.
}

## Una partida: títol, plafons, registre.
title-action = jugada { $number }
title-over = acabada
title-looking = vista: { $at } de { $all }
title-repeated = aquesta posició: { $times } vegades
panel-captured = captures { $seeds }
panel-captured-short = té { $seeds }
panel-if-ended = { $seeds } si s’acabés ara
panel-if-ended-short = { $seeds } si acaba
panel-if-ended-shortest = fi { $seeds }
panel-final = { $seeds } en total
panel-refused = rebuigs { $times }
panel-refused-short = ✕{ $times }
panel-goal = { $seeds } guanyen
panel-majority = més de la meitat
record = Registre
record-coached = Registre { $mark } entrenador
record-agreed = de comú acord
record-resigned = { $name } ha abandonat
not-agreed = { $name } no hi està d’acord: la partida continua.
end-taken-back = S’ha retirat el final: la partida continua.
branch-begun = Una partida nova des d’aquí: l’altra queda com està.
not-saved = AQUESTA PARTIDA NO ESTÀ DESADA: { $reason }
ask-leave = L’última cosa que s’ha fet no està desada i es perdrà. Vols sortir igualment?

## Una partida: què es demana.
ask-sow = { $who }: quin forat sembres?
ask-pass = { $name } ha de passar: { $name } no pot sembrar res.
ask-offer = { $name }: quins forats ofereixes a { $other }?
ask-offer-short = { $name }: quins forats?
ask-hand-over = { $other } ha fet una oferta. Passa el teclat a { $who }.
ask-hand-over-coach = { $name } vol un entrenador, per als dos bàndols. Passa el teclat a { $who }.
ask-hand-over-end = { $name } proposa acabar la partida aquí. Passa el teclat a { $who }.
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
ask-type-djenon-aboure = { $name }: escriu una jugada: { $hole } o passa.
ask-type-gore = { $name }: escriu una jugada: { $hole }, passa, o ofereix { $holes }.
ask-type-answer = { $name }: escriu accepta o rebutja.
ask-agree = { $other }: { $name } proposa acabar la partida aquí. Hi estàs d’acord?
ask-repetition = Tercera vegada aquesta posició: algú proposa acabar aquí la partida?
ask-resign = { $name }: abandones? Aleshores guanya { $other }.
ask-propose = Proposar a { $name } d’acabar la partida aquí?
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
bargain-nothing-yet = Encara no s’ofereix res
bargain-not-possible = Això no es pot oferir
bargain-again = Aquesta oferta ja s’ha rebutjat abans en aquesta mateixa posició.
bargain-again-short = Ja rebutjada en aquesta posició.
bargain-so-far = Ofertes fins ara: { $list }
terms-none = D’un a tres forats: { $name } paga { $price } llavors capturades per cadascun, i en té { $has }.
terms = { $name } paga { $price } de les seves { $has } llavors capturades per { $holes }, { $standing ->
    [0] { $count ->
        [one] ara buit
       *[other] ara buits
    }
   *[other] amb { $standing } a dins
}.
terms-short = { $name } paga { $price } de { $has } per { $holes }, amb { $standing }.
cost-of-refusing = { $refused ->
    [0] Si guanyes després de rebutjar, és sense glòria.
   *[other] Ja has rebutjat: ara guanyar és sense glòria.
}
cost-of-refusing-short = { $refused ->
    [0] Rebutjar costa la glòria.
   *[other] La glòria ja està perduda.
}

## Una partida: què ha passat.
told-sow = { $name } ha sembrat { $hole } fins a { $last } sense captura.
told-capture = { $name } ha sembrat { $hole } fins a { $last } i ha capturat { $what }.
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
over-sweep-short = { $south } recull { $south_seeds }; { $north }, { $north_seeds }.

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
no-answer = Això no és cap resposta: escriu accepta o rebutja.
no-action-gore = Això no és cap jugada: escriu un forat (2S), passa, ofereix 1S,3S, accepta o rebutja.
no-action-djenon-aboure = Això no és cap jugada: escriu un forat (2S) o passa.

## Partides desades.
saved-title = Partides desades
saved-none = Aquí no hi ha partides.
saved-players = { $south } – { $north }
saved-drawn = { $south }–{ $north }, empat
saved-won = { $south }–{ $north }, ha guanyat { $name }
saved-open = { $south }–{ $north }, juga { $name }
saved-damaged = No es pot obrir: { $file }
saved-damaged-because = Aquest fitxer no es pot obrir, i queda com està: { $reason }.
saved-game = { $south } – { $north }, { $game }, { $date }
saved-exported = El registre és a { $file }
saved-ask-delete = Vols suprimir-la per sempre? { $game }
saved-filter = Només partides amb
saved-filtered = Només partides amb «{ $wanted }» · Esc les mostra totes

## L’editor.
editor-title = Compon una posició: { $game }
editor-about = Escriu llavors, o canvia-les amb + i −.
editor-captured = Les captures són damunt i dessota del tauler.
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
theme-plain = del terminal
speed-off = no
speed-slow = a poc a poc
speed-normal = a ritme normal
speed-fast = de pressa

## Ajuda.
help-foot = ↑ ↓ desplaça · Esc tanca
context-home = Tecles a l’inici
context-menu = Tecles als menús
context-form = Tecles als formularis
context-show = Tecles mentre es mostra una jugada
context-sow = Tecles per triar què se sembra
context-pass = Tecles quan cal passar
context-offer = Tecles per preparar una oferta
context-hand-over = Tecles abans d’una resposta
context-proposed = Tecles després d’una proposta
context-repeated = Tecles quan es repeteix una posició
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
word-sow = sembra
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
    .doc = el forat de la teva fila amb aquest número: sembra’l
    .offer = el forat de la teva fila amb aquest número: marca’l per a l’oferta
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
    .doc = agafar el teclat, quan et toca respondre
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
command-last = final
    .doc = ves al final, després de l’última acció
command-finish = mostra el final
    .doc = mostra de seguida a què porta la jugada
command-reload = rellegeix
    .doc = mostra la partida tal com va ara en una altra finestra
command-play-from-here = juga des d’aquí
    .doc = comença una partida nova des d’aquest moment, després d’una pregunta
command-edit-position = edita
    .doc = porta la posició a l’editor, per canviar-la o jugar-la contra algú altre
command-type-action = escriu
    .doc = escriu una jugada
command-enter = fet
    .doc = pren el que s’ha escrit
command-review = repàs
    .doc = què valia cada jugada, i on ha canviat la partida
command-on-board = tauler
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
    .doc = comença una partida nova: des de la posició habitual comença l’altre bàndol, des d’una posició composta el mateix
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
command-export = exporta
    .doc = escriu el registre com a text, on s’ha iniciat el programa
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
    .doc = surt del programa; cada partida es desa mentre es juga
