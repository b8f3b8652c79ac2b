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
home-tour = Una primera partida
home-tour-on = Una primera partida, desde la lección { $number } de { $all }
home-new = Partida nueva
home-practise = Practicar
home-editor = Componer una posición
home-saved = Partidas guardadas
home-rules = Reglas
home-settings = Ajustes
home-quit = Salir
home-damaged = La última partida no se puede abrir.
too-small = Esta pantalla es demasiado pequeña: hacen falta { $width } columnas y { $height } líneas. El juego sigue en cuanto haya sitio.
too-small-short = Pequeña: hace falta { $width } × { $height }.
too-small-shortest = { $width } × { $height }
failed = Eso no se pudo hacer: { $reason }.

## Una partida nueva.
new-title = Partida nueva
new-title-from = { $game } desde una posición: juega { $name }
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
new-a-friend = alguien a tu lado
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
ask-repetition-partner = Tercera vez esta posición: ¿pedir a { $name } acabar aquí?
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
reason-end = { $hopes ->
    [ahead] { $name } cuenta con ganar por { $hoped }
    [behind] { $name } cuenta con perder por { $hoped }
   *[level] { $name } cuenta con un empate
}{ $stands ->
    [ahead] , y va { $has } por delante si acaba aquí.
    [behind] , y va { $has } por detrás si acaba aquí.
   *[level] , y va igualado si acaba aquí.
}

## Una partida: título, paneles, registro.
title-action = jugada { $number }
title-over = acabada
title-looking = vista: { $at } de { $all }
title-repeated = esta posición: { $times } veces
panel-captured = capturas { $seeds }
panel-captured-short = tiene { $seeds }
panel-if-ended = { $seeds } si acabara ahora
panel-if-ended-short = { $seeds } si acaba
panel-if-ended-shortest = fin { $seeds }
panel-final = { $seeds } en total
panel-refused = rechazos { $times }
panel-refused-short = ✕{ $times }
panel-goal = { $seeds } ganan
panel-majority = más de la mitad
record = Registro
record-coached = Registro { $mark } entrenador
record-agreed = de común acuerdo
record-resigned = { $name } abandonó
not-agreed = { $name } no está de acuerdo: la partida sigue.
end-taken-back = Se ha retirado el final: la partida sigue.
branch-begun = Una partida nueva desde aquí: la otra queda como está.
not-saved = ESTA PARTIDA NO ESTÁ GUARDADA: { $reason }
ask-leave = Lo último que se hizo no está guardado y se perderá. ¿Salir de todos modos?

## Una partida: lo que se pregunta.
ask-sow = { $who }: ¿qué hoyo siembras?
ask-pass = { $name } tiene que pasar: { $name } no puede sembrar nada.
ask-offer = { $name }: ¿qué hoyos ofreces a { $other }?
ask-offer-short = { $name }: ¿qué hoyos?
ask-hand-over = { $other } hizo una oferta. Pásale el teclado a { $who }.
ask-hand-over-coach = { $name } quiere un entrenador, para los dos bandos. Pásale el teclado a { $who }.
ask-hand-over-end = { $name } propone acabar aquí la partida. Pásale el teclado a { $who }.
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
ask-type-djenon-aboure = { $name }: escribe una jugada: { $hole } o pasa.
ask-type-gore = { $name }: escribe una jugada: { $hole }, pasa, u ofrece { $holes }.
ask-type-answer = { $name }: escribe acepta o rechaza.
ask-agree = { $other }: { $name } propone acabar aquí la partida. ¿Estás de acuerdo?
ask-repetition = Tercera vez esta posición: ¿alguien propone acabar aquí la partida?
ask-resign = { $name }: ¿abandonas? Entonces gana { $other }.
ask-propose = ¿Proponer a { $name } acabar aquí la partida?
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
bargain-nothing-yet = Aún no se ofrece nada
bargain-not-possible = Esto no se puede ofrecer
bargain-again = Esta oferta ya se rechazó antes en esta misma posición.
bargain-again-short = Ya rechazada en esta posición.
bargain-so-far = Ofertas hasta ahora: { $list }
terms-none = De uno a tres hoyos: { $name } paga { $price } semillas capturadas por cada uno, y tiene { $has }.
terms = { $name } paga { $price } de sus { $has } semillas capturadas por { $holes }, { $standing ->
    [0] { $count ->
        [one] ahora vacío
       *[other] ahora vacíos
    }
   *[other] con { $standing } dentro
}.
terms-short = { $name } paga { $price } de { $has } por { $holes }, con { $standing }.
cost-of-refusing = { $refused ->
    [0] Si ganas tras rechazar, es sin gloria.
   *[other] Ya rechazaste: ahora ganar es sin gloria.
}
cost-of-refusing-short = { $refused ->
    [0] Rechazar cuesta la gloria.
   *[other] La gloria ya está perdida.
}

## Una partida: lo que pasó.
told-sow = { $name } sembró { $hole } hasta { $last } y no capturó nada.
told-capture = { $name } sembró { $hole } hasta { $last } y capturó { $what }.
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
over-sweep-short = { $south } recoge { $south_seeds }; { $north }, { $north_seeds }.

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
no-answer = Eso no es una respuesta: escribe acepta o rechaza.
no-action-gore = Eso no es una jugada: escribe un hoyo (2S), pasa, ofrece 1S,3S, acepta o rechaza.
no-action-djenon-aboure = Eso no es una jugada: escribe un hoyo (2S) o pasa.

## Partidas guardadas.
saved-title = Partidas guardadas
saved-none = Aquí no hay partidas.
saved-players = { $south } – { $north }
saved-drawn = { $south }–{ $north }, empate
saved-won = { $south }–{ $north }, ganó { $name }
saved-open = { $south }–{ $north }, juega { $name }
saved-damaged = No se puede abrir: { $file }
saved-damaged-because = Este archivo no se puede abrir, y queda como está: { $reason }.
saved-game = { $south } – { $north }, { $game }, { $date }
saved-exported = El registro está en { $file }
saved-ask-delete = ¿Borrar para siempre? { $game }
saved-filter = Solo partidas con
saved-filtered = Solo partidas con «{ $wanted }» · Esc muestra todas

## El editor.
editor-title = Componer una posición: { $game }
editor-about = Escribe semillas, o cambia con + y −.
editor-captured = Las capturas están encima y debajo del tablero.
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

## Ajustes.
settings-title = Ajustes
settings-theme = Colores
settings-language = Idioma
settings-speed = Ver las jugadas
settings-mouse = Ratón
settings-ascii = Solo signos ASCII
settings-about = Los cambios se ven al momento. Además de colores, los bandos llevan letras y signos en todos los temas.
theme-wood = madera
theme-light = claro
theme-high-contrast = alto contraste
theme-plain = del terminal
speed-off = no
speed-slow = despacio
speed-normal = a ritmo normal
speed-fast = deprisa

## Ayuda.
help-foot = ↑ ↓ desplazar · Esc cerrar
context-home = Teclas en el inicio
context-menu = Teclas en los menús
context-form = Teclas en los formularios
context-show = Teclas mientras se muestra una jugada
context-sow = Teclas para elegir qué sembrar
context-pass = Teclas cuando hay que pasar
context-offer = Teclas para preparar una oferta
context-hand-over = Teclas antes de una respuesta
context-proposed = Teclas tras una propuesta
context-repeated = Teclas cuando se repite una posición
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
word-sow = siembra
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
    .doc = el hoyo de tu fila con ese número: sembrarlo
    .offer = el hoyo de tu fila con ese número: marcarlo para la oferta
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
    .doc = tomar el teclado, cuando te toca responder
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
command-last = final
    .doc = ir al final, tras la última acción
command-finish = ver el final
    .doc = mostrar al momento a qué lleva la jugada
command-reload = releer
    .doc = mostrar la partida tal como va ahora en otra ventana
command-play-from-here = jugar desde aquí
    .doc = empezar una partida nueva desde este momento, tras una pregunta
command-edit-position = editar
    .doc = llevar la posición al editor, para cambiarla o jugarla contra otro
command-type-action = escribir
    .doc = escribir una jugada
command-enter = listo
    .doc = tomar lo que se escribió
command-review = repaso
    .doc = qué valía cada jugada, y dónde cambió la partida
command-on-board = tablero
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
    .doc = empezar una partida nueva: desde la posición habitual empieza el otro bando, desde una posición compuesta el mismo
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
command-export = exportar
    .doc = escribir el registro como texto, donde se inició el programa
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
    .doc = salir del programa; cada partida se guarda mientras se juega
