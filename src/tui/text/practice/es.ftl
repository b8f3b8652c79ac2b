## El entrenador.
ask-coach = { $other }: { $name } querría un entrenador, para los dos bandos. El registro lo dirá. ¿Estás de acuerdo?
not-agreed-coach = { $name } no está de acuerdo: no hay entrenador.
coach-off = El entrenador calla.
coach-title = Entrenador, para { $name }
coach-thinking = pensando…
coach-settled = hecho
coach-signs = (= exacto, ~ estimado)
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
coach-glory = { $side } con gloria
coach-no-glory = { $side } sin gloria
coach-right = Lo correcto: { $action }.
coach-answer-accept = Si se ofrece: aceptar.
coach-answer-refuse = Si se ofrece: rechazar.
coach-answer-either = Si se ofrece: da igual.
coach-pays-always = Compensa, sea cual sea la respuesta.
coach-pays-any = Compensa con cualquier respuesta errada.
coach-pays-accepted = Compensa desde un { $percent } % aceptadas.
coach-pays-refused = Compensa desde un { $percent } % rechazadas.
coach-pays-never = No compensa nunca.

## Una primera partida.
tour-title = { $number }/{ $all } · { $about }
tour-captured = capturas ▲{ $north } ▼{ $south }
tour-board = el tablero
tour-sowing = sembrar
tour-capture = capturar
tour-end = el final
tour-bargain = negociar
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
review-after-short = { $at }/{ $all }: { $lead }.
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
review-better-short = { $number }. { $name } { $action } costó { $cost }: mejor { $better }.
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

## Practicar.
practise-title = Practicar
practise-today = Lo que toca hoy
practise-due = { $due ->
    [0] no toca nada
    [one] 1 ejercicio
   *[other] { $due } ejercicios
}
practise-counts = { $all }: { $known } sabidos · { $missed } fallados · { $due } hoy · { $new } nuevos
practise-counts-short = { $due } hoy · { $new } nuevos
practise-search = Examinar las partidas guardadas
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
looking-no-games = No hay partidas guardadas que examinar.
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
drill-rank-short = { $rank ->
    [win-with-glory] gloria
    [loss-to-glory] gloria
    [draw] empate
   *[other] sin gloria
}
drill-takes-seeds = captura { $seeds }
line-right = correcto
line-own = lo tuyo
line-tempting = tentador
line-compared = al lado
