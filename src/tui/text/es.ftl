## Los dos juegos y los dos bandos.
gore = Goré
gore-skip-origin = Goré (el hoyo vaciado se salta)
djenon-aboure = Djenon-aboure
lap-through-origin = se siembra también
lap-skip-origin = se salta (awalé)
south = Sur
north = Norte
on = sí
off = no

## Inicio.
home-title = A Y L A  ·  Goré y Djenon-aboure
home-continue = Continuar: { $game }, { $south } contra { $north }
home-new = Partida nueva
home-practise = Practicar
home-editor = Componer una posición
home-saved = Partidas guardadas
home-rules = Reglas
home-settings = Ajustes
home-quit = Salir
too-small = Esta pantalla es demasiado pequeña: hacen falta { $width } columnas y { $height } líneas. El juego sigue en cuanto haya sitio.
too-small-short = Pequeña: hace falta { $width } × { $height }.
too-small-shortest = { $width } × { $height }
failed = Eso no se pudo hacer: { $reason }.

## Una partida nueva.
new-title = Partida nueva
new-game = Juego
new-first = Empieza
new-lap = Hoyo vaciado
new-begin = Empezar
new-no-name = (sin nombre)
new-about-gore = Siembra una vuelta, captura hoyos de 2 y de 4, y negocia: cede hoyos tuyos, cada uno por seis de las semillas que capturó el otro.
new-about-djenon-aboure = Siembra por relevos, vuelta tras vuelta, hasta que una acabe en un hoyo al que deja con 1, 2 o 4. No se negocia.
new-about-names = El nombre es opcional.
new-about-first = Empieza Sur, si no se acuerda otra cosa.
new-why-lap = Una opción, porque ninguna fuente dice si una vuelta de ocho semillas o más siembra también el hoyo del que salió; la descripción compara la siembra con la del awalé, donde ese hoyo se salta.
new-about-begin = La partida se guarda tras cada jugada; se puede dejar en cualquier momento.

## Jugar contra el programa.
new-opponent = Adversario
new-a-friend = alguien a este teclado
new-the-program = el programa
new-own = Juegas con
new-level = Nivel
new-level-of = { $level } de { $all }
new-temper = Carácter
new-about-opponent = Dos personas comparten el teclado, o juegas contra el programa, que dice por qué ofrece y cómo responde.
new-about-own = Empieza Sur, si no eliges otra cosa más abajo.
new-about-level = 1 es para una primera tarde; 8 es todo lo que sabe el programa, unos segundos por jugada.
temper-generous = generoso
    .doc = No rechaza nada y ofrece pronto: buen compañero para aprender.
temper-shrewd = astuto
    .doc = Cambia hoyos cuando sus cuentas dicen que gana, y si no, nunca.
temper-proud = orgulloso
    .doc = Juega por el honor: solo rechaza por un final mejor, y solo ofrece por uno así; ganar con gloria es el mejor.
temper-desperate = desesperado
    .doc = Ofrece hoyos cuando va por detrás y espera perder; si no, hace cuentas como un astuto.
partner-of-temper = { $name } ({ $temper }, { $level })
partner-of-level = { $name } (nivel { $level })
partner-thinks = { $plies ->
    [0] { $name } piensa
   *[other] { $name } piensa, a { $plies } jugadas vista
}
partner-thinks-of-end = { $name } piensa si acabar aquí la partida
partners-turn = Ahora no: { $name } piensa.
ask-repetition-partner = Esta posición aparece por tercera vez. ¿Quieres acabar aquí la partida? Luego se pregunta a { $name }.
reason-gain = Con esta oferta { $name } calcula ganar { $seeds } semillas frente a { $action }, su mejor siembra.
reason-gift = { $name } da con gusto: aceptada, la oferta le cuesta { $seeds } semillas frente a { $action }.
reason-gift-for-nothing = { $name } da con gusto, y calcula no perder nada con ello.
reason-honour = Sembrando, { $name } espera { $sowing }; con esta oferta, { $offering }.
reason-need = { $name } va ahora { $behind } por detrás y espera perder por { $expected } si siembra.
reason-worth-the-same = Para { $name }, aceptar y rechazar valen lo mismo.
reason-worth-accepting = Para { $name }, aceptar vale { $seeds } semillas más que rechazar.
reason-worth-refusing = Para { $name }, rechazar vale { $seeds } semillas más que aceptar.
reason-grace = { $name } no rechaza nada, aunque rechazar le valga { $seeds } semillas más.
reason-grace-for-nothing = { $seeds ->
    [0] { $name } no rechaza nada, y no pierde nada con ello.
   *[other] { $name } no rechaza nada, y aceptar le vale de todos modos { $seeds } semillas más.
}
reason-pride = { $name } espera { $accepting } si acepta, { $refusing } si rechaza.
reason-end = { $name } espera un margen de { $hoped } semillas, y ahora tiene { $has }.

## Una partida: título, paneles, registro.
title-action = jugada { $number }
title-looking = vista: { $at } de { $all }
title-repeated = esta posición: { $times } veces
panel-captured = capturas { $seeds }
panel-captured-short = tiene { $seeds }
panel-if-ended = { $seeds } si acabara ahora
panel-if-ended-short = { $seeds } si acaba
panel-final = { $seeds } en total
panel-refused = rechazos { $times }
panel-refused-short = ✕{ $times }
panel-goal = { $seeds } ganan
panel-majority = más de la mitad
record = Registro
record-coached = Registro { $mark } entrenador
not-agreed = { $name } no está de acuerdo: la partida sigue.
not-saved = ESTA PARTIDA NO ESTÁ GUARDADA: { $reason }
ask-leave = Lo último que se hizo no está guardado y se perderá. ¿Salir de todos modos?

## Una partida: lo que se pregunta.
ask-sow = { $who }: ¿qué hoyo siembras?
ask-pass = { $name } tiene que pasar: { $name } no puede sembrar nada.
ask-offer = { $name }: ¿qué hoyos ofreces a { $other }?
ask-hand-over = { $other } hizo una oferta. Pásale el teclado a { $who }.
hand-over-note = Aún no hay respuesta: quien responde toma antes el teclado.
ask-answer = { $name }: { $other } te ofrece { $holes }. ¿Aceptas?
ask-answer-short = { $name }: ¿pagas { $price } capturadas por { $holes }, { $standing ->
    [0] { $count ->
        [one] ahora vacío
       *[other] ahora vacíos
    }
   *[other] con { $standing } dentro
}?
ask-look = La partida tras { $at } de { $all } jugadas. Mirar no cambia nada.
ask-watch = Otra ventana juega esta partida. Aquí se puede mirar, o empezar una copia desde cualquier momento.
ask-unwritable = Esta partida no se puede guardar: { $reason }. Se puede mirar, o empezar una copia desde cualquier momento.
ask-type = { $name }: escribe una jugada: 2S, pasa, ofrece 1S,3S, acepta, rechaza.
ask-agree = { $other }: { $name } propone acabar aquí la partida. ¿Estás de acuerdo?
ask-repetition = Esta posición aparece por tercera vez. ¿Están de acuerdo los dos bandos en acabar aquí la partida?
ask-resign = { $name }: ¿abandonas? Entonces gana { $other }.
ask-play-from = ¿Empezar una partida nueva desde aquí, tras { $at ->
    [one] { $at } jugada
   *[other] { $at } jugadas
}? Esta queda como está.

## Una partida: lo que pasaría.
foreseen = { $hole }: { $laps ->
    [one] { $seeds ->
        [one] 1 semilla,
       *[other] { $seeds } semillas,
    } la última en { $last }.
   *[other] { $seeds } semillas, { $laps } vueltas, la última en { $last }.
}
foreseen-nothing = No captura nada.
foreseen-capture = Captura { $what }.
foreseen-end = Acaba la partida.
taken-one = { $seeds } en { $holes }
taken-each = { $seeds } por hoyo en { $holes }
taken-all = { $seeds }: { $parts }
if-ended = Si acaba aquí, { $south } tiene { $south_seeds }; { $north } tiene { $north_seeds }.

## La negociación.
bargain-now = Ahora
bargain-then = Si se acepta
bargain-again = Esta oferta ya se rechazó antes en esta misma posición.
bargain-so-far = Ofertas hasta ahora: { $accepted ->
    [one] { $accepted } aceptada
   *[other] { $accepted } aceptadas
}, { $refused ->
    [one] { $refused } rechazada
   *[other] { $refused } rechazadas
}.
terms-none = De uno a tres hoyos: { $name } paga { $price } semillas capturadas por cada uno, y tiene { $has }.
terms = { $name } paga { $price } de sus { $has } semillas capturadas por { $holes }, { $standing ->
    [0] { $count ->
        [one] ahora vacío
       *[other] ahora vacíos
    }
   *[other] con { $standing } dentro
}.
cost-of-refusing = { $refused ->
    [0] Si ganas tras rechazar, es sin gloria.
   *[other] Ya rechazaste: ahora ganar es sin gloria.
}

## El entrenador.
ask-coach = { $other }: { $name } querría un entrenador, para los dos bandos. El registro lo dirá. ¿Estás de acuerdo?
not-agreed-coach = { $name } no está de acuerdo: no hay entrenador.
coach-off = El entrenador calla.
coach-title = Entrenador, para { $name }
coach-thinking = pensando…
coach-settled = hecho
coach-signs = = exacto ~ estimado
coach-line = Entrenador: { $words }
coach-brief-offer = ofrecer { $holes }: aceptada { $accepted }, rechazada { $refused }.
coach-how = Cada valor es lo que tienen los dos bandos al final, primero el que elige: = vale pase lo que pase, ~ es una estimación a tantas jugadas vista. Una oferta vale lo que deja de ella la respuesta correcta, y se compara con la mejor siembra, no consigo misma. «Compensa desde el 30 %» significa que supera a sembrar en cuanto al menos 30 de cada 100 respuestas así son erradas.
coach-by-seeds = Por semillas
coach-by-honour = Por honor
coach-by-honour-right = por honor: { $action }
coach-depth = a { $plies } jugadas vista
coach-to-the-end = hasta el final
coach-best-offer = Mejor oferta: { $holes }
coach-this-offer = Esta oferta: { $holes }
coach-other-offer = { $holes }: aceptada { $accepted }, rechazada { $refused }.
coach-holes = Todos los hoyos
coach-offers = Otras ofertas
coach-sow = sembrar { $hole }
coach-pass = pasar
coach-offer = ofrecer { $holes }
coach-accept = aceptar
coach-refuse = rechazar
coach-accepted = aceptada
coach-refused = rechazada
coach-glory = con gloria
coach-no-glory = sin gloria
coach-right = Lo correcto: { $action }.
coach-answer-accept = Si se ofrece: aceptar.
coach-answer-refuse = Si se ofrece: rechazar.
coach-answer-either = Si se ofrece: da igual.
coach-pays-always = Compensa, sea cual sea la respuesta.
coach-pays-any = Compensa con cualquier respuesta errada.
coach-pays-accepted = Compensa desde un { $percent } % aceptadas.
coach-pays-refused = Compensa desde un { $percent } % rechazadas.
coach-pays-never = No compensa nunca.

## Una partida: lo que pasó.
told-sow = { $name } sembró { $hole } y no capturó nada.
told-capture = { $name } sembró { $hole } y capturó { $what }.
told-pass = { $name } pasó.
told-offer = { $name } ofreció { $holes }.
told-accept = { $name } aceptó y pagó { $price } semillas.
told-refuse = { $name } rechazó la oferta.
shown-lift = { $lap ->
    [1] Toma { $seeds } de { $hole }.
   *[other] Vuelta { $lap }: toma { $seeds } de { $hole }.
}
shown-drop = { $lap ->
    [1] Una en { $hole }; { $hand } aún en la mano.
   *[other] Vuelta { $lap }: una en { $hole }; { $hand } aún en la mano.
}
shown-capture = Captura { $seeds } en { $hole }.
shown-transfer = { $hole } es ahora de { $name }.
shown-pay = { $name } pone { $seeds } semillas capturadas en { $hole }.
shown-sweep = La partida acabó: { $name } recoge { $seeds } de { $hole }.

## Una partida: el final.
result-resigned = { $name } gana, porque { $other } abandonó, por { $own } a { $other_seeds }{ $glory ->
    [with] , con gloria.
    [without] : una victoria sin gloria, porque se rechazó una oferta.
   *[none] .
}
result-draw = Empate a { $seeds }.
result-win = { $name } gana por { $own } a { $other }.
result-glory = { $name } gana por { $own } a { $other }, con gloria.
result-without-glory = { $name } gana por { $own } a { $other }: una victoria sin gloria, porque se rechazó una oferta.
over-gore = Todos los hoyos tienen menos de tres semillas.
over-djenon-aboure = Ya no se puede sembrar ningún hoyo.
over-agreement = Los dos bandos acordaron acabar la partida.
over-resignation = { $name } abandonó.
over-coached = El entrenador habló en los turnos { $turns }.
over-sweep = De sus propios hoyos, { $south } recoge { $south_seeds }; { $north } recoge { $north_seeds }.

## Por qué no.
no-not-your-hole = Ese hoyo no es territorio tuyo.
no-empty = Un hoyo vacío no se puede sembrar.
no-singleton = Una semilla sola no se mueve nunca.
no-endless-relay = Ese relevo daría vueltas sin fin.
no-must-answer = Hay una oferta pendiente: antes se responde.
no-nothing-offered = No hay ninguna oferta que responder.
no-must-pass = No puedes sembrar, así que tienes que pasar.
no-may-not-pass = Puedes sembrar, así que no puedes pasar.
no-cannot-pay = No hay oferta: el otro necesita { $needs } semillas capturadas y tiene { $has }.
no-must-keep-a-hole = No hay oferta: tienes que conservar al menos un hoyo.
no-trades = En el djenon-aboure no hay intercambios.
no-game-over = La partida ya acabó.
no-such-hole = Ese hoyo no existe: van de 1S a { $row }S y de 1N a { $row }N.
no-offer-size = { $holes ->
    [0] Elige antes los hoyos: uno, dos o tres.
   *[other] Una oferta es de uno, dos o tres hoyos.
}
no-twice = La oferta nombra { $hole } dos veces.
no-action-gore = Eso no es una jugada: escribe un hoyo (2S), pasa, ofrece 1S,3S, acepta o rechaza.
no-action-djenon-aboure = Eso no es una jugada: escribe un hoyo (2S) o pasa.
home-tour = Una primera partida
home-tour-on = Una primera partida, desde la lección { $number } de { $all }

## Una primera partida.
tour-title = { $number } de { $all } · { $about }
tour-captured = capturas ▲ { $north } ▼ { $south }
tour-board = el tablero
tour-sowing = sembrar
tour-capture = capturar
tour-end = pasar, y el final
tour-bargain = la negociación
tour-go-on = { $key } continúa.
tour-watch = { $key } lo muestra.
tour-again = { $key } repone el tablero: prueba otra vez.
tour-no-offers-yet = Las ofertas vienen más adelante en este recorrido.
tour-farewell = No hace falta más. ¡A jugar!
tour-play-program = Seguir contra el programa
tour-play-friend = Seguir con alguien
tour-home = Inicio
lesson-board = Este es el tablero del goré: dos filas de cuatro hoyos, con seis semillas en cada uno. Tú eres Sur, abajo: los hoyos con la marca ▼ son tuyos. Norte está arriba y es dueño de los que llevan ▲.
lesson-names = Cada hoyo tiene un nombre: de 1S a 4S en tu fila, de 1N a 4N en la de Norte. Se cuentan como viajan las semillas, al revés que un reloj: abajo hacia la derecha, arriba hacia la izquierda.
lesson-sow = Sembrar es tomar todas las semillas de un hoyo tuyo y dejarlas caer una a una en los hoyos que siguen.
    .task = Siembra 2S: pulsa 2, o ve con las flechas y pulsa { $sow }.
    .hint = Esta vez hay que sembrar 2S.
    .done = Seis semillas: a 3S y 4S y, doblada la esquina, a 1N, 2N, 3N y 4N. Ese fue tu turno.
lesson-turns = Los bandos se turnan. Ahora Norte siembra 1N. Sus semillas dan la vuelta en el mismo sentido: por su fila hacia la izquierda, y luego por la tuya.
    .done = Siete semillas, una en cada uno de los otros hoyos.
lesson-choose = Antes de sembrar, el tablero muestra lo que pasaría: ◎ marca dónde caería la última semilla. Mueve el cursor y mira.
    .task = Siembra cualquier hoyo tuyo que tenga semillas.
    .hint = Vale cualquier hoyo tuyo, con tal de que tenga semillas.
    .done = Solo se siembran los hoyos propios, y nunca uno vacío. Por lo demás, siempre eliges tú.
lesson-lap = Nueve semillas dan la vuelta entera. ¿Se siembra también el hoyo del que salieron? Ninguna fuente lo dice. Aquí sí: es decisión nuestra.
    .task = Siembra 1S y mira cómo da la vuelta.
    .hint = Solo 1S tiene bastantes para dar la vuelta.
    .done = La octava semilla cayó en el propio 1S, la novena en 2S. También se puede empezar una partida en la que se salta el hoyo vaciado.
lesson-capture = Si tu última semilla cae en un hoyo de Norte y lo deja con dos o cuatro exactas, capturas lo que hay en él.
    .task = Siembra 3S: la última semilla hace dos en 2N.
    .hint = Eso no capturó nada. 3S habría hecho dos en 2N.
    .done = Capturaste 2. Las semillas capturadas salen del juego, y son tus puntos. De 48 semillas, 25 ganan.
lesson-own-hole = Una captura nunca empieza en un hoyo tuyo, aunque la última semilla haga allí dos o cuatro.
    .task = Siembra 1S: su última semilla hace cuatro en 3S.
    .hint = Tocaba 1S: hace cuatro en 3S.
    .done = Cuatro en 3S, pero 3S es tuyo: no se captura nada.
lesson-backward = La captura se extiende a los hoyos vecinos mientras tengan dos o cuatro. Aquí va hacia atrás, contra el sentido de las semillas.
    .task = Siembra 2S: la última semilla hace cuatro en 2N.
    .hint = 2S captura más: mira las marcas + del tablero.
    .done = Capturaste 8: 4 en 2N, y hacia atrás 2 en 1N y 2 en 4S, un hoyo tuyo. Las tres de 3S la detienen.
lesson-forward = También va hacia delante, en el sentido de las semillas, y dobla las esquinas, sean de quien sean los hoyos.
    .task = Siembra 2S: la última semilla hace dos en 4N.
    .hint = 2S captura más, en los dos sentidos.
    .done = Capturaste 8: 2 en 4N, hacia delante 2 en 1S, hacia atrás 2 en 3N y 2 en 2N. La semilla sola de 1N la detiene.
lesson-most = Ahora eliges tú. Las marcas + del tablero dicen qué capturaría el hoyo bajo el cursor.
    .task = Busca la siembra que más captura, y hazla.
    .hint = Otro hoyo captura más.
    .done = La mejor: 3S captura 10, en cuatro hoyos, 4 en 3N y 2 en 4N, 2N y 1N.
lesson-pass = Todas las semillas están en hoyos de Norte. El bando que no tiene qué sembrar debe pasar, y no puede hacer otra cosa. Quien puede sembrar no pasa.
    .task = Pulsa { $pass } para pasar.
    .hint = No tienes nada que sembrar: pasa.
    .done = Nada cambió en el tablero, y le toca a Norte.
lesson-reached = Pasarías una y otra vez, hasta que las semillas de Norte lleguen a tus hoyos. Ahora Norte siembra 4N.
    .done = Una semilla en cada hoyo tuyo: ya puedes sembrar.
lesson-end = La partida acaba cuando todos los hoyos del tablero tienen menos de tres semillas. Entonces cada bando recoge lo que hay en sus hoyos.
    .task = Siembra 1S, el último hoyo con tres.
    .hint = 1S aún tiene tres, así que la partida sigue.
    .done = Recoges las 4 semillas de tus hoyos y tienes 26. Norte recoge 2 y tiene 22. Ganas: gana quien tiene más.
lesson-offer = En el goré se negocia. En vez de sembrar puedes ofrecer hasta tres hoyos tuyos. Si Norte acepta, son de Norte, que pone en cada uno seis de sus semillas capturadas.
lesson-make-offer = Norte capturó 18 semillas, y tú 16. Tu hoyo 1S está vacío.
    .task = Ofrece 1S: pulsa { $offer }, luego 1 para marcarlo, y luego { $make }.
    .hint = Esta vez ofrece solo 1S, y no siembres.
    .done = La oferta está hecha, y fue todo tu turno. Ahora Norte tiene que aceptar o rechazar.
lesson-accepted = Una oferta muestra los dos tableros si hay sitio: como está, y como quedará si se acepta. ¿Qué dice Norte?
    .done = Norte acepta. 1S es ahora de Norte, con la marca ▲ y las seis semillas que pagó. Le quedan 12, y le toca jugar.
lesson-limits = Dos límites son decisión nuestra, porque ninguna fuente habla de ellos: el otro debe tener las seis semillas capturadas por cada hoyo, y quien ofrece debe conservar uno.
lesson-target = Un hoyo de Norte en tu fila solo lo siembra Norte. Pero una captura tuya puede empezar en él.
    .task = Siembra 3S: la última semilla hace cuatro en 1S.
    .hint = Tocaba 3S: hace cuatro en 1S.
    .done = Capturaste 4, en tu propia fila: cuenta el dueño, no la fila.
lesson-accept = Ahora Norte te ofrece 4N, que está vacío. Si aceptas, pones en él seis de tus 14 semillas capturadas, es tuyo y te toca jugar.
    .task = Pulsa { $accept } para aceptar.
    .hint = Rechazaste; eso viene después. Esta vez acepta.
    .done = 4N es tuyo, con seis semillas. Te quedan 8 capturadas, y es tu turno.
lesson-new-hole = Un hoyo tuyo lo puedes sembrar, esté donde esté.
    .task = Sube a 4N con las flechas y pulsa { $sow }.
    .hint = 4N, tu hoyo de arriba, captura más.
    .done = Capturaste 8: 4 en 2N, 2 en 1N y 2 en 4S. Te costó 6.
lesson-refuse = Estás a punto de ganar, y Norte te ofrece 4N. ¿Y si dices que no?
    .task = Pulsa { $refuse } para rechazar.
    .hint = Aceptaste; esta vez rechaza.
    .done = Nada cambia en el tablero, y es tu turno. Pero el rechazo se recuerda.
lesson-glory = Ahora puedes acabar la partida, y ganar.
    .task = Siembra 1S.
    .hint = 1S acaba la partida; eso no.
    .done = Ganas por 26 a 22, pero rechazaste una oferta: es una victoria sin gloria. Con derrota o empate, el rechazo no dejaría huella.
lesson-when-to-offer = ¿Cuándo ofrecer? Una oferta rechazada es una forma de pasar, buena cuando toda siembra estropea algo. Y si el otro gana tras rechazar, gana sin gloria.
lesson-when-to-accept = ¿Cuándo aceptar? Si la partida acabara ya, solo cambiarían de manos las semillas que había en el hoyo. Y quien va a ganar tiene una gloria que perder.
lesson-relay-board = El otro juego, el djenon-aboure: dos filas de seis hoyos, cuatro semillas en cada uno. Ningún hoyo cambia de dueño; nada se ofrece. Una semilla sola no se mueve nunca.
lesson-first-seed = La primera semilla vuelve al hoyo vaciado, las demás siguen. Si la última deja su hoyo con una, el turno acaba.
    .task = Siembra 6S.
    .hint = Siembra 6S, tu único hoyo con dos o más.
    .done = Una semilla vuelve a 6S, una va a 1N, la última a 2N, que estaba vacío. No se captura nada.
lesson-relay = Si la última semilla deja su hoyo con tres, o con cinco o más, se toman todas y se siguen sembrando, y la primera vuelve otra vez: un relevo.
    .task = Siembra 5S y cuenta las vueltas.
    .hint = Esta vez siembra 5S.
    .done = Cuatro vueltas: desde 5S, 2N, 6N y 4S. La última hizo dos en 2N, y capturaste 2.
lesson-relay-capture = Si la última semilla deja su hoyo con dos o cuatro, en cualquier fila, se captura, con los hoyos así que lo preceden: solo hacia atrás.
    .task = Siembra 6S: la última semilla hace cuatro en 3N.
    .hint = Esta vez siembra 6S.
    .done = Capturaste 8: 4 en 3N, 2 en 2N, 2 en 1N. 4N también tiene cuatro, pero está delante.
lesson-relay-end = La partida acaba cuando ningún hoyo tiene más de una semilla; cada bando recoge las de su fila. Quien no puede sembrar antes pasa.
    .task = Siembra 6S, el último hoyo con dos.
    .hint = Siembra 6S: tiene dos.
    .done = Recoges las 3 de tu fila y tienes 26. Norte recoge 3 y tiene 22. Ganas.

## Repaso.
review-title = Repaso: { $game }, { $south } contra { $north }
review-working = { $done } de { $all } · Esc para y guarda lo que ya se sabe
review-stopped = Parado tras { $done } de { $all } posiciones.
review-unfinished = La partida no ha acabado; esto es lo jugado.
review-done = { $all ->
    [one] 1 jugada repasada.
   *[other] { $all } jugadas repasadas.
}
review-by-seeds = Cuentan las semillas.
review-by-honour = Cuenta la gloria antes que las semillas.
review-nothing = Aún no se ha jugado nada.
review-no-mistake = No se encontró nada claramente mejor para ningún bando.
review-after = Tras { $at } de { $all }: { $lead }.
review-unknown = aún sin mirar
review-ahead = { $name } va { $seeds } por delante
review-ahead-glory = { $name } va { $seeds } por delante, con gloria
review-ahead-no-glory = { $name } va { $seeds } por delante, sin gloria
review-even = igualdad
review-close = demasiado reñido para decidir
review-close-short = reñido
review-exactly = { $lead }, exactamente
review-best = { $number }. { $name } { $action }: no se encontró nada mejor.
review-nearly = { $number }. { $name } { $action }: quizá { $better } sea mejor; demasiado reñido para decidir.
review-better = { $number }. { $name } { $action }, que vale { $own }, costó { $cost }: { $better } valía { $worth }.
review-offer-wrong = Una mala oferta: sembrar { $sowing } valía { $worth }.
review-offer-missed = Una oferta perdida: { $offer } valía { $worth }; la mejor siembra, { $sowing }, { $other }.
review-offer-close = Ofrecer o no: demasiado reñido para decidir.
review-answer-wrong = Una mala respuesta.
review-trade-paid = Un intercambio rentable: aceptado, valía { $worth }; la mejor siembra, { $sowing }, valía { $other }.
review-turning-points = Momentos decisivos
review-costliest = { $name }: lo que más costó
review-bargaining = Ofertas y respuestas
review-entry = { $number }. { $name } { $action }: { $what }
review-entry-own = { $number }. { $action }: { $what }
review-turned = { $before } → { $after }
review-cost = { $cost }; mejor { $better }
review-wrong-offer = una mala oferta
review-missed-offer = faltó { $offer }
review-close-offer = ofrecer o no, muy reñido
review-wrong-answer = una mala respuesta
review-paid = un intercambio rentable
review-as-played = jugado
review-instead = mejor
review-captured = Capturas: { $south } { $south_seeds }, { $north } { $north_seeds }.
rank-win-with-glory = una victoria con gloria
rank-win-without-glory = una victoria sin gloria
rank-draw = un empate
rank-loss-without-glory = una derrota ante una victoria sin gloria
rank-loss-to-glory = una derrota ante una victoria con gloria
cost-seeds = { $seeds ->
    [one] 1 semilla
   *[other] { $seeds } semillas
}
cost-ranks = { $ranks ->
    [one] 1 rango
   *[other] { $ranks } rangos
}
cost-both = { $ranks ->
    [one] 1 rango
   *[other] { $ranks } rangos
} y { $seeds ->
    [one] 1 semilla
   *[other] { $seeds } semillas
}
count-sowings = siembras, caras
count-offers = ofertas, malas
count-missed = perdidas, reñidas
count-accepted = aceptadas, mal
count-refused = rechazadas, mal
count-trades = tratos, rentables
count-lost = coste total

## Partidas guardadas.
saved-title = Partidas guardadas
saved-none = Aquí no hay partidas.
saved-line = { $date }  { $game }  { $south } – { $north }  { $state }
saved-drawn = { $south }–{ $north }, empate
saved-won = { $south }–{ $north }, ganó { $name }
saved-open = { $south }–{ $north }, juega { $name }
saved-damaged = No se puede abrir: { $file }
saved-damaged-because = Este archivo no se puede abrir, y queda como está: { $reason }.
saved-game = { $south } – { $north }, { $game }, { $date }
saved-ask-delete = ¿Borrar para siempre? { $game }
saved-filter = Solo partidas con
saved-filtered = Solo partidas con «{ $wanted }»

## El editor.
editor-title = Componer una posición: { $game }
editor-about = Escribe las semillas de un hoyo, o cámbialas con + y −. Las capturas están encima y debajo del tablero.
editor-missing = { $seeds ->
    [one] Falta aún { $seeds }
   *[other] Faltan aún { $seeds }
} de las 48 semillas.
editor-ask = Lo que has compuesto se perderá. ¿Seguir de todos modos?
editor-too-many = { $seeds ->
    [one] Sobra { $seeds } semilla
   *[other] Sobran { $seeds } semillas
}: una partida tiene 48.

## Reglas.
rules-title = { $chapter } ({ $number } de { $all })
rules-legend = Lo que no lleva marca lo recogieron quienes vieron los juegos. Lo que lleva la marca [D] es una decisión nuestra, porque las fuentes callan; su razón la acompaña.
rules-decision = Decisión:
rules-example = Ejemplo: { $position }
rules-more = { $lines ->
    [one] 1 línea más
   *[other] { $lines } líneas más
}

## Practicar.
practise-title = Practicar
practise-today = Lo que toca hoy
practise-due = { $due ->
    [0] no toca nada
    [one] 1 ejercicio
   *[other] { $due } ejercicios
}
practise-counts = { $all } en total · sabidos: { $known } · tocan: { $due } · nuevos: { $new }
practise-counts-short = { $due } hoy · { $new } nuevos
practise-search = Examinar todas las partidas guardadas
practise-nothing-due = Hoy no toca nada. Empieza un capítulo, o repasa alguno.
practise-no-mistakes = Aún no tienes ejercicios propios. Pulsa m tras una partida, o examina todas las partidas guardadas.
practise-about-due = Lo fallado vuelve al día siguiente; lo sabido, a los 1, 3, 7, 16 y 35 días.
practise-about-search = Hace ejercicios de las jugadas de tus partidas guardadas que costaron semillas claramente. Esc lo para; lo hallado hasta entonces se guarda.
chapter-find-the-offer = Halla la oferta
chapter-accept-or-refuse = ¿Aceptar o no?
chapter-which-holes = ¿Qué hoyos?
chapter-win-with-glory = Ganar con gloria
chapter-relays = ¿Cuánto captura?
chapter-mistakes = Mis errores
chapter-about-find-the-offer = Goré: ¿hay una oferta mejor que cualquier siembra? A menudo no la hay.
chapter-about-accept-or-refuse = Goré: hay una oferta sobre la mesa. Rechazar cuesta la gloria; aceptar, seis semillas por hoyo.
chapter-about-which-holes = Goré: lo correcto es ofrecer. ¿Uno, dos o tres hoyos, y cuáles?
chapter-about-win-with-glory = Goré, por honor: lo mejor es ganar con gloria, luego sin ella, luego el empate, luego perder ante una victoria sin gloria.
chapter-about-relays = Djenon-aboure: sigue las vueltas hasta el final y cuenta lo que se captura.
chapter-about-mistakes = Posiciones de tus partidas en las que una jugada costó semillas.
looking = Buscando errores: { $done } de { $all } jugadas, { $found } hallados.
looking-found = { $found ->
    [0] No se halló ninguna jugada que costara semillas claramente.
    [one] 1 error es ahora un ejercicio: Practicar, Mis errores.
   *[other] { $found } errores son ahora ejercicios: Practicar, Mis errores.
}

## Un ejercicio.
drill-title = { $chapter } · { $number } de { $all }
drill-level = nivel { $level } de { $hardest }
drill-by-seeds = Cuentan las semillas.
drill-by-honour = Cuenta el honor: la gloria antes que las semillas.
drill-best = { $side }: ¿qué es mejor, sembrar u ofrecer? { $measure }
drill-answer = { $side }: { $other } te ofrece { $holes }. ¿Aceptas? { $measure }
drill-which-holes = { $side }: aquí hay que ofrecer. ¿Qué hoyos? { $measure }
drill-glory = { $side }: ¿cómo ganas con gloria? { $other } te hará ofertas.
drill-takes = { $side } siembra { $hole }. ¿Cuántas semillas captura?
drill-takes-most = { $side }: ¿qué hoyo captura más?
drill-mistake = { $by } jugó aquí { $played }, jugada { $number } de la partida de { $game }. ¿Qué es mejor? { $measure }
drill-type-number = Escribe antes el número de semillas.
drill-between = No está mal, pero hay algo mejor. Prueba otra vez.
drill-right = Correcto.
drill-missed = Fallado.
drill-missed-seeds = Fallado: captura { $seeds }, no { $said }.
drill-given-up = Así se hace.
drill-comes-back = { $days ->
    [1] Vuelve mañana.
   *[other] Vuelve dentro de { $days } días.
}
drill-last = Era el último: { $right } de { $answered } correctos.
drill-not-kept = ESTE RESULTADO NO SE GUARDA: { $reason }
drill-before = La posición del ejercicio.
drill-worth = { $exact ->
    [yes] { $own }–{ $other }
   *[no] unas { $own }–{ $other }
}
drill-rank = { $rank ->
    [win-with-glory] con gloria
    [win-without-glory] sin gloria
    [draw] empate
    [loss-without-glory] derrota, sin gloria ajena
   *[loss-to-glory] derrota, con gloria ajena
}
drill-takes-seeds = captura { $seeds }
line-right = correcto
line-own = lo tuyo
line-tempting = tentador
line-compared = al lado

## Ajustes.
settings-title = Ajustes
settings-theme = Colores
settings-language = Idioma
settings-speed = Mostrar las jugadas
settings-mouse = Ratón
settings-ascii = Solo signos ASCII
settings-about = Los cambios se ven al momento. Además de colores, los bandos llevan letras y signos en todos los temas.
theme-wood = madera
theme-light = claro
theme-high-contrast = alto contraste
theme-plain = los del terminal
speed-off = no
speed-slow = despacio
speed-normal = a velocidad normal
speed-fast = deprisa

## Ayuda.
help-foot = ↑ ↓ desplazar · Esc cerrar
context-menu = Teclas en los menús
context-form = Teclas en los formularios
context-show = Teclas mientras se muestra una jugada
context-sow = Teclas para elegir qué sembrar
context-pass = Teclas cuando hay que pasar
context-offer = Teclas para preparar una oferta
context-hand-over = Teclas antes de una respuesta
context-answer = Teclas para responder
context-think = Teclas mientras el programa piensa
context-over = Teclas tras la partida
context-look = Teclas para mirar atrás
context-watch = Teclas para solo mirar
context-review = Teclas en un repaso
context-moment = Teclas para un momento del repaso
context-type = Teclas para escribir
context-agree = Teclas para una propuesta
context-confirm = Teclas para una pregunta
context-edit = Teclas para componer una posición
context-saved = Teclas en las partidas guardadas
context-drill-sow = Teclas en un ejercicio
context-drill-answer = Teclas en un ejercicio sobre una respuesta
context-drill-count = Teclas en un ejercicio de contar
context-drill-told = Teclas mientras se muestra una respuesta
context-read = Teclas para leer
context-lesson = Teclas en una lección
context-lesson-turn = Teclas cuando una lección te deja jugar
context-lesson-answer = Teclas cuando una lección te deja responder

## Palabras de las jugadas: lo que muestra el registro, y lo que se puede escribir además de la notación.
word-pass = pasa
word-offer = ofrece
word-accept = acepta
word-refuse = rechaza

## Teclas y órdenes.
keys-move = mover
key-any = cualquier tecla
key-space = Espacio
key-enter = Intro
key-escape = Esc
key-tab = Tab
key-back-tab = Mayús-Tab
key-backspace = Retroceso
key-delete = Supr
key-page-up = RePág
key-page-down = AvPág
key-home = Inicio
key-end = Fin
command-hole = hoyo
    .doc = el hoyo de tu fila con ese número: sembrarlo, o marcarlo para la oferta
command-number = semillas
    .doc = escribir cuántas semillas
command-left = izquierda
    .doc = mover el cursor a la izquierda
command-right = derecha
    .doc = mover el cursor a la derecha
command-up = arriba
    .doc = subir
command-down = abajo
    .doc = bajar
command-sow = sembrar
    .doc = sembrar el hoyo bajo el cursor
command-offer = ofrecer
    .doc = preparar una oferta; no cuesta nada hasta que se hace
command-mark = marcar
    .doc = poner en la oferta el hoyo bajo el cursor, o quitarlo
command-make-offer = hacer la oferta
    .doc = hacer la oferta: es todo tu turno
command-take-keyboard = tengo el teclado
    .doc = ver la oferta, cuando te toca responder
command-accept = aceptar
    .doc = aceptar lo que propone el otro bando
command-refuse = rechazar
    .doc = rechazar lo que propone el otro bando
command-pass = pasar
    .doc = pasar, porque no queda otra
command-undo = deshacer
    .doc = deshacer la última jugada, sea la que sea
command-redo = rehacer
    .doc = rehacer lo deshecho
command-move-now = jugar ya
    .doc = que el programa juegue lo mejor que ha hallado hasta ahora
command-not-now = esperar
    .doc = nada: el programa piensa, y su bando no lo juegas tú
command-agree = acordar el final
    .doc = proponer acabar aquí la partida
command-resign = abandonar
    .doc = abandonar, tras una pregunta
command-yes = sí
    .doc = sí
command-no = no
    .doc = no
command-earlier = atrás
    .doc = mirar la jugada anterior; no cambia nada
command-later = adelante
    .doc = mirar la jugada siguiente
command-first = principio
    .doc = mirar el principio
command-last = ahora
    .doc = volver a la partida tal como está
command-finish = ver el final
    .doc = mostrar al momento a qué lleva la jugada
command-reload = releer
    .doc = mostrar la partida tal como va ahora en otra ventana
command-play-from-here = jugar desde aquí
    .doc = empezar una partida nueva desde este momento, tras una pregunta
command-type-action = escribir
    .doc = escribir una jugada, también una oferta
command-enter = listo
    .doc = tomar lo que se escribió
command-review = repaso
    .doc = qué valía cada jugada, y dónde cambió la partida
command-on-board = en el tablero
    .doc = ver este momento en el tablero, y qué habría sido mejor
command-other-line = la otra línea
    .doc = ver lo elegido, o lo que habría sido mejor
command-measure = gloria
    .doc = contar la gloria antes que las semillas, o solo semillas (goré)
command-coach = entrenador
    .doc = llamar al entrenador, si los dos están de acuerdo, o hacerlo callar
command-coach-page = página del entrenador
    .doc = leer todo lo que dice el entrenador
command-play-again = otra partida
    .doc = empezar una partida nueva; empieza el otro bando
command-choose = elegir
    .doc = elegir lo que está bajo el cursor, o ir a la línea siguiente
command-less = menos
    .doc = cambiar al valor anterior, o una semilla menos
command-more = más
    .doc = cambiar al valor siguiente, o una semilla más
command-page-up = página arriba
    .doc = subir una página
command-page-down = página abajo
    .doc = bajar una página
command-chapter-before = capítulo anterior
    .doc = leer el capítulo anterior
command-chapter-after = capítulo siguiente
    .doc = leer el capítulo siguiente
command-go-on = continuar
    .doc = ver lo siguiente, o empezar la lección siguiente
command-lesson-before = lección anterior
    .doc = volver a la lección anterior
command-lesson-after = saltar
    .doc = ir a la lección siguiente
command-swap-owner = dueño
    .doc = dar el hoyo al otro bando (goré)
command-swap-side = turno
    .doc = dejar jugar al otro bando
command-next-game = juego
    .doc = componer el otro juego, o la otra opción
command-clear = vaciar
    .doc = quitar todas las semillas del tablero
command-play-position = jugar
    .doc = empezar una partida desde esta posición
command-rename = nombres
    .doc = cambiar los nombres de los jugadores
command-delete = borrar
    .doc = borrar la partida, tras una pregunta
command-filter = buscar
    .doc = mostrar solo las partidas con ciertas palabras
command-mistakes = errores
    .doc = hacer ejercicios de las jugadas de esta partida que costaron semillas
command-skip = saltar
    .doc = dejar este ejercicio para otra vez
command-show-answer = respuesta
    .doc = mostrar la respuesta; el ejercicio cuenta como fallado
command-next-drill = siguiente
    .doc = pasar al ejercicio siguiente
command-forget = olvidar
    .doc = no preguntar nunca más por este error
command-rules = reglas
    .doc = leer las reglas
command-settings = ajustes
    .doc = colores, idioma, velocidad, ratón, signos
command-help = ayuda
    .doc = mostrar estas teclas
command-back = volver
    .doc = volver
command-home = inicio
    .doc = dejar la partida; queda guardada
command-suspend = pausa
    .doc = parar hasta que el shell lo traiga de vuelta (fg)
command-quit = salir
    .doc = salir del programa; la partida queda guardada
