## Les deux jeux et les deux camps.
gore = Goré
gore-skip-origin = Goré (la case vidée est sautée)
djenon-aboure = Djenon-abouré
lap-through-origin = semée aussi
lap-skip-origin = sautée (awalé)
south = Sud
north = Nord
on = oui
off = non

## Accueil.
home-title = A Y L A  ·  Goré et Djenon-abouré
home-continue = Continuer : { $game }, { $south } contre { $north }
home-tour = Une première partie
home-tour-on = Une première partie, à partir de la leçon { $number } sur { $all }
home-new = Nouvelle partie
home-practise = S’exercer
home-editor = Composer une position
home-saved = Parties enregistrées
home-rules = Règles
home-settings = Réglages
home-quit = Quitter
home-damaged = La dernière partie ne s’ouvre pas.
too-small = Cet écran est trop petit : il faut { $width } colonnes et { $height } lignes. Le jeu reprend dès qu’il y a la place.
too-small-short = Trop petit : il faut { $width } × { $height }.
too-small-shortest = { $width } × { $height }
failed = Cela n’a pas pu se faire : { $reason }.

## Nouvelle partie.
new-title = Nouvelle partie
new-title-from = { $game } depuis une position : { $name } joue
new-game = Jeu
new-first = Commence
new-lap = Case vidée
new-begin = Commencer
new-no-name = (sans nom)
new-about-gore = Semez un tour, prenez les cases de 2 et de 4, et négociez : cédez des cases à l’autre, contre six de ses graines prises pour chacune.
new-about-djenon-aboure = Semez en relais, tour après tour, jusqu’à ce qu’un tour finisse dans une case qu’il porte à 1, 2 ou 4. On ne négocie pas.
new-about-names = Le nom est facultatif.
new-about-first = Sud commence, sauf si vous en convenez autrement.
new-why-lap = Une option, car aucune source ne dit si un tour de huit graines ou plus sème aussi la case d’où il part ; la description compare ces semailles à celles de l’awalé, où cette case est sautée.
new-about-begin = La partie est enregistrée après chaque action ; on peut la quitter à tout moment.

## Jouer contre le programme.
new-opponent = Adversaire
new-a-friend = un ami à ce clavier
new-the-program = le programme
new-own = Vous jouez
new-level = Niveau
new-level-of = { $level } sur { $all }
new-temper = Caractère
new-about-opponent = Deux personnes partagent le clavier, ou vous jouez contre le programme, qui dit pourquoi il offre et comment il répond.
new-about-own = Sud commence, sauf si vous choisissez autrement plus bas.
new-about-level = 1 pour une première soirée ; 8, c’est tout ce que sait le programme, quelques secondes par action.
temper-generous = généreux
    .doc = Ne refuse rien et offre tôt : un bon partenaire pour apprendre.
temper-shrewd = avisé
    .doc = Échange quand son calcul dit qu’il y gagne, et jamais autrement.
temper-proud = fier
    .doc = Joue pour l’honneur : il ne refuse que pour une meilleure fin de partie et n’offre que pour cela ; gagner avec gloire est la meilleure.
temper-desperate = aux abois
    .doc = Offre des cases quand il est mené et s’attend à perdre ; sinon il calcule comme un avisé.
partner-of-temper = { $name } ({ $temper }, { $level })
partner-of-level = { $name } (niveau { $level })
partner-thinks = { $plies ->
    [0] { $name } réfléchit
   *[other] { $name } réfléchit, à { $plies } coups d’avance
}
partner-thinks-of-end = { $name } se demande s’il faut arrêter ici
partners-turn = Pas maintenant : { $name } réfléchit.
ask-repetition-partner = Troisième fois cette position : demander à { $name } d’arrêter ici ?
reason-gain = Par cette offre, { $name } compte gagner { $seeds } graines sur { $action }, son meilleur semis.
reason-gift = { $name } donne volontiers : acceptée, l’offre lui coûte { $seeds } graines face à { $action }.
reason-gift-for-nothing = { $name } donne volontiers, et compte n’y rien perdre.
reason-honour = En semant, { $name } attend { $sowing } ; par cette offre, { $offering }.
reason-need = { $name } est mené de { $behind } et s’attend à perdre de { $expected } en semant.
reason-worth-the-same = Pour { $name }, accepter et refuser se valent.
reason-worth-accepting = Pour { $name }, accepter vaut { $seeds } graines de plus que refuser.
reason-worth-refusing = Pour { $name }, refuser vaut { $seeds } graines de plus qu’accepter.
reason-grace = { $name } ne refuse rien, même si refuser vaut { $seeds } graines de plus.
reason-grace-for-nothing = { $seeds ->
    [0] { $name } ne refuse rien, et n’y perd rien.
   *[other] { $name } ne refuse rien, et accepter lui vaut de toute façon { $seeds } graines de plus.
}
reason-pride = { $name } attend { $accepting } s’il accepte, { $refusing } s’il refuse.
reason-end = { $hopes ->
    [ahead] { $name } s’attend à gagner de { $hoped }
    [behind] { $name } s’attend à perdre de { $hoped }
   *[level] { $name } s’attend à une partie nulle
}{ $stands ->
    [ahead] , et mène de { $has } si l’on s’arrête ici.
    [behind] , et est à { $has } derrière si l’on s’arrête ici.
   *[level] , et est à égalité si l’on s’arrête ici.
}

## Une partie : titre, camps, relevé.
title-action = action { $number }
title-over = finie
title-looking = vue : { $at } sur { $all }
title-repeated = cette position : { $times } fois
panel-captured = prises { $seeds }
panel-captured-short = pris { $seeds }
panel-if-ended = { $seeds } si on s’arrête
panel-if-ended-short = { $seeds } si fini
panel-if-ended-shortest = fin { $seeds }
panel-final = { $seeds } en tout
panel-refused = refus { $times }
panel-refused-short = ✕{ $times }
panel-goal = { $seeds } gagnent
panel-majority = plus de la moitié
record = Relevé
record-coached = Relevé · { $mark } entraîneur
record-agreed = d’un commun accord
record-resigned = { $name } a abandonné
not-agreed = { $name } n’est pas d’accord : la partie continue.
end-taken-back = La fin est annulée : la partie continue.
branch-begun = Une nouvelle partie d’ici : l’autre reste telle quelle.
not-saved = CETTE PARTIE N’EST PAS ENREGISTRÉE : { $reason }
ask-leave = Ce qui vient d’être fait n’est pas enregistré et sera perdu. Quitter quand même ?

## Une partie : ce qui est demandé.
ask-sow = { $who } : choisissez une case à semer.
ask-pass = { $name } doit passer : { $name } ne peut rien semer.
ask-offer = { $name } : quelles cases offrez-vous à { $other } ?
ask-offer-short = { $name } : quelles cases ?
ask-hand-over = { $other } a fait une offre. Passez le clavier à { $who }.
ask-hand-over-coach = { $name } voudrait un entraîneur, pour les deux camps. Passez le clavier à { $who }.
ask-hand-over-end = { $name } propose d’arrêter la partie ici. Passez le clavier à { $who }.
hand-over-note = Pas encore de réponse : qui doit répondre prend d’abord le clavier.
ask-answer = { $name } : { $other } vous offre { $holes }. Acceptez-vous ?
ask-answer-short = { $name } : payez-vous { $price } prises pour { $holes }, { $standing ->
    [0] { $count ->
        [one] vide à présent
       *[other] vides à présent
    }
   *[other] avec { $standing } dedans
} ?
ask-look = La partie après { $at } sur { $all } actions. Regarder ne change rien.
ask-watch = Une autre fenêtre joue cette partie. Ici, on peut la regarder, ou en commencer une copie à partir de n’importe quel moment.
ask-unwritable = Cette partie ne peut pas être enregistrée : { $reason }. On peut la regarder, ou en commencer une copie à partir de n’importe quel moment.
ask-type-djenon-aboure = { $name } : tapez une action : { $hole } ou passe.
ask-type-gore = { $name } : tapez une action : { $hole }, passe, ou offre { $holes }.
ask-type-answer = { $name } : tapez accepte ou refuse.
ask-agree = { $other } : { $name } propose d’arrêter la partie ici. Êtes-vous d’accord ?
ask-repetition = Troisième fois cette position : quelqu’un propose-t-il d’arrêter ici ?
ask-resign = { $name } : abandonnez-vous ? { $other } gagne alors.
ask-propose = Proposer à { $name } d’arrêter la partie ici ?
ask-play-from = Commencer une nouvelle partie à partir d’ici, après { $at ->
    [one] { $at } action
   *[other] { $at } actions
} ? Celle-ci reste telle quelle.

## Une partie : ce qui arriverait.
foreseen = { $hole } : { $laps ->
    [one] { $seeds ->
        [one] { $seeds } graine,
       *[other] { $seeds } graines,
    } la dernière en { $last }.
   *[other] { $seeds } graines, { $laps } tours, la dernière en { $last }.
}
foreseen-nothing = Ne prend rien.
foreseen-capture = Prend { $what }.
foreseen-end = Termine la partie.
taken-one = { $seeds } en { $holes }
taken-each = { $seeds } par case en { $holes }
taken-all = { $seeds } : { $parts }
if-ended = Si l’on s’arrête ici, { $south } a { $south_seeds } et { $north } a { $north_seeds }.

## La négociation.
bargain-now = Maintenant
bargain-then = Si acceptée
bargain-nothing-yet = Rien n’est encore offert
bargain-not-possible = Ceci ne peut pas être offert
bargain-again = Cette offre a déjà été refusée dans cette même position.
bargain-again-short = Déjà refusée dans cette position.
bargain-so-far = Offres jusqu’ici : { $list }
terms-none = Une à trois cases : { $name } paie { $price } graines prises pour chacune, et en a { $has }.
terms = { $name } paie { $price } de ses { $has } graines prises pour { $holes }, { $standing ->
    [0] { $count ->
        [one] vide à présent
       *[other] vides à présent
    }
    [one] avec { $standing } graine dedans
   *[other] avec { $standing } graines dedans
}.
terms-short = { $name } paie { $price } sur { $has } pour { $holes }, { $standing } dedans.
cost-of-refusing = { $refused ->
    [0] Si vous gagnez après un refus, c’est sans gloire.
   *[other] Vous avez déjà refusé : gagner sera sans gloire.
}
cost-of-refusing-short = { $refused ->
    [0] Refuser coûte la gloire.
   *[other] La gloire est déjà perdue.
}

## Une partie : ce qui est arrivé.
told-sow = { $name } a semé { $hole } jusqu’en { $last } et n’a rien pris.
told-capture = { $name } a semé { $hole } jusqu’en { $last } et pris { $what }.
told-pass = { $name } a passé.
told-offer = { $name } a offert { $holes }.
told-accept = { $name } a accepté et payé { $price } graines.
told-refuse = { $name } a refusé.
shown-lift = { $lap ->
    [1] { $seeds ->
        [one] { $seeds } levée
       *[other] { $seeds } levées
    } de { $hole }.
   *[other] Tour { $lap } : { $seeds ->
        [one] { $seeds } levée
       *[other] { $seeds } levées
    } de { $hole }.
}
shown-drop = { $lap ->
    [1] Une en { $hole } ; { $hand } encore dans la main.
   *[other] Tour { $lap } : une en { $hole } ; { $hand } encore dans la main.
}
shown-capture = { $seeds } prises en { $hole }.
shown-transfer = { $hole } est maintenant à { $name }.
shown-pay = { $name } met { $seeds } graines prises en { $hole }.
shown-sweep = La partie est finie : { $name } ramasse { $seeds } en { $hole }.

## Une partie : la fin.
result-resigned = { $name } gagne, car { $other } a abandonné, à { $own } contre { $other_seeds }{ $glory ->
    [with] , avec gloire.
    [without] { " " }: une victoire sans gloire, car une offre a été refusée.
   *[none] .
}
result-draw = Partie nulle, { $seeds } partout.
result-win = { $name } gagne { $own } à { $other }.
result-glory = { $name } gagne { $own } à { $other }, avec gloire.
result-without-glory = { $name } gagne { $own } à { $other } : une victoire sans gloire, car une offre a été refusée.
over-gore = Aucune case n’a plus de deux graines.
over-djenon-aboure = Plus aucune case ne peut être semée.
over-agreement = Les deux camps sont convenus d’arrêter.
over-resignation = { $name } a abandonné.
over-coached = L’entraîneur a parlé aux tours { $turns }.
over-sweep = Dans leurs propres cases, { $south } ramasse { $south_seeds } et { $north } { $north_seeds }.
over-sweep-short = { $south } ramasse { $south_seeds }, { $north } { $north_seeds }.

## Pourquoi pas.
no-not-your-hole = Cette case n’est pas votre territoire.
no-empty = Une case vide ne se sème pas.
no-singleton = Une graine seule ne se déplace jamais.
no-endless-relay = Ce relais tournerait sans fin.
no-must-answer = Une offre attend sa réponse : on y répond d’abord.
no-nothing-offered = Il n’y a pas d’offre à laquelle répondre.
no-must-pass = Vous ne pouvez pas semer, donc vous devez passer.
no-may-not-pass = Vous pouvez semer, donc vous ne pouvez pas passer.
no-cannot-pay = Pas d’offre : il faudrait à l’autre { $needs } graines prises, et il en a { $has }.
no-must-keep-a-hole = Pas d’offre : vous devez garder au moins une case.
no-trades = Le djenon-abouré ne connaît pas d’échanges.
no-game-over = La partie est finie.
no-such-hole = Cette case n’existe pas : il y a 1S à { $row }S et 1N à { $row }N.
no-offer-size = { $holes ->
    [0] Choisissez d’abord les cases : une, deux ou trois.
   *[other] Une offre, c’est une, deux ou trois cases.
}
no-twice = L’offre nomme { $hole } deux fois.
no-answer = Ce n’est pas une réponse : tapez accepte ou refuse.
no-action-gore = Ce n’est pas une action : tapez une case (2S), passe, offre 1S,3S, accepte ou refuse.
no-action-djenon-aboure = Ce n’est pas une action : tapez une case (2S) ou passe.

## Parties enregistrées.
saved-title = Parties enregistrées
saved-none = Pas de partie ici.
saved-players = { $south } – { $north }
saved-drawn = { $south }–{ $north }, nulle
saved-won = { $south }–{ $north }, { $name } a gagné
saved-open = { $south }–{ $north }, à { $name } de jouer
saved-damaged = Ne s’ouvre pas : { $file }
saved-damaged-because = Ce fichier ne peut pas être ouvert, et reste tel quel : { $reason }.
saved-game = { $south } – { $north }, { $game }, { $date }
saved-exported = Le relevé est dans { $file }
saved-ask-delete = Supprimer pour de bon ? { $game }
saved-filter = Seulement les parties avec
saved-filtered = Seulement les parties avec « { $wanted } » · Échap les montre toutes

## L’éditeur.
editor-title = Composer une position : { $game }
editor-about = Tapez les graines, ou changez : + et −.
editor-captured = Les prises sont au-dessus et au-dessous du tablier.
editor-missing = Il manque encore { $seeds } des 48 graines.
editor-ask = Ce que vous avez composé sera perdu. Continuer quand même ?
editor-too-many = Il y a { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} de trop : une partie en a 48.

## Règles.
rules-title = { $chapter } ({ $number } sur { $all })
rules-legend = Ce qui n’est pas marqué a été attesté par ceux qui ont vu ces jeux. Ce qui est marqué [D] est notre décision, car les sources se taisent ; sa raison est dite avec elle.
rules-decision = Décision :
rules-example = Exemple : { $position }
rules-more = { $lines ->
    [one] encore { $lines } ligne
   *[other] encore { $lines } lignes
}

## Réglages.
settings-title = Réglages
settings-theme = Couleurs
settings-language = Langue
settings-speed = Voir les actions
settings-mouse = Souris
settings-ascii = ASCII seulement
settings-about = Les changements se voient aussitôt. Les camps ont des lettres et des signes en plus des couleurs.
theme-wood = bois
theme-light = clair
theme-high-contrast = contraste fort
theme-plain = du terminal
speed-off = pas du tout
speed-slow = lentement
speed-normal = à allure normale
speed-fast = vite

## Aide.
help-foot = ↑ ↓ défiler · Échap fermer
context-home = Touches à l’accueil
context-menu = Touches dans les menus
context-form = Touches dans les formulaires
context-show = Touches pendant qu’une action est montrée
context-sow = Touches pour choisir quoi semer
context-pass = Touches quand il faut passer
context-offer = Touches pour composer une offre
context-hand-over = Touches avant une réponse
context-proposed = Touches après une proposition
context-repeated = Touches quand une position se répète
context-answer = Touches pour répondre
context-think = Touches pendant que le programme réfléchit
context-over = Touches après la partie
context-look = Touches pour regarder en arrière
context-watch = Touches pour regarder seulement
context-review = Touches dans un bilan
context-moment = Touches pour un moment du bilan
context-type = Touches pour taper
context-agree = Touches pour une proposition
context-confirm = Touches pour une question
context-edit = Touches pour composer une position
context-saved = Touches parmi les parties enregistrées
context-drill-sow = Touches dans un exercice
context-drill-answer = Touches pour répondre dans un exercice
context-drill-count = Touches pour compter dans un exercice
context-drill-told = Touches pendant qu’une réponse est montrée
context-read = Touches pour lire
context-lesson = Touches dans une leçon
context-lesson-turn = Touches quand une leçon vous laisse agir
context-lesson-answer = Touches quand une leçon vous laisse répondre

## Les mots des actions : ce que montre le relevé, et ce qu’on peut taper en plus de la notation.
word-pass = passe
word-sow = sème
word-offer = offre
word-accept = accepte
word-refuse = refuse

## Touches et commandes.
keys-move = bouger
key-any = toute touche
key-space = Espace
key-enter = Entrée
key-escape = Échap
key-tab = Tab
key-back-tab = Maj-Tab
key-backspace = Ret. arrière
key-delete = Suppr
key-page-up = PgPréc
key-page-down = PgSuiv
key-home = Début
key-end = Fin
command-hole = case
    .doc = la case de votre rangée avec ce numéro : la semer
    .offer = la case de votre rangée avec ce numéro : la marquer pour l’offre
command-number = graines
    .doc = taper combien de graines
command-left = gauche
    .doc = déplacer le curseur à gauche
command-right = droite
    .doc = déplacer le curseur à droite
command-up = haut
    .doc = monter
command-down = bas
    .doc = descendre
command-sow = semer
    .doc = semer la case sous le curseur
command-offer = offrir
    .doc = composer une offre ; elle ne coûte rien tant qu’elle n’est pas faite
command-mark = marquer
    .doc = mettre la case sous le curseur dans l’offre, ou l’en retirer
command-make-offer = faire l’offre
    .doc = faire l’offre : c’est tout votre tour
command-take-keyboard = le clavier est à moi
    .doc = prendre le clavier, quand c’est à vous de répondre
command-accept = accepter
    .doc = accepter ce que l’autre camp propose
command-refuse = refuser
    .doc = refuser ce que l’autre camp propose
command-pass = passer
    .doc = passer, parce qu’il le faut
command-undo = annuler
    .doc = reprendre la dernière action, quelle qu’elle soit
command-redo = refaire
    .doc = refaire ce qui a été repris
command-move-now = jouer tout de suite
    .doc = faire jouer au programme ce qu’il a trouvé de mieux jusqu’ici
command-not-now = attendre
    .doc = rien : le programme réfléchit, et son camp n’est pas à vous
command-agree = fin à l’amiable
    .doc = proposer d’arrêter la partie ici
command-resign = abandonner
    .doc = abandonner, après une question
command-yes = oui
    .doc = oui
command-no = non
    .doc = non
command-earlier = reculer
    .doc = regarder l’action d’avant ; rien n’est changé
command-later = avancer
    .doc = regarder l’action d’après
command-first = au début
    .doc = regarder le début
command-last = fin
    .doc = aller à la fin, après la dernière action
command-finish = voir la fin
    .doc = montrer aussitôt à quoi mène l’action
command-reload = relire
    .doc = montrer la partie telle qu’elle est jouée ailleurs à présent
command-play-from-here = jouer d’ici
    .doc = commencer une nouvelle partie à partir de ce moment, après une question
command-edit-position = modifier
    .doc = reprendre la position dans l’éditeur, pour la changer ou la jouer contre quelqu’un d’autre
command-type-action = taper
    .doc = taper une action
command-enter = valider
    .doc = prendre ce qui a été tapé
command-review = bilan
    .doc = ce que valait chaque choix, et où la partie a tourné
command-on-board = tablier
    .doc = voir ce moment sur le tablier, et ce qui aurait été meilleur
command-other-line = autre suite
    .doc = voir ce qui a été choisi, ou ce qui aurait été meilleur
command-measure = gloire
    .doc = compter la gloire avant les graines, ou les graines seules (goré)
command-coach = entraîneur
    .doc = faire venir l’entraîneur, si les deux sont d’accord, ou le faire taire
command-coach-page = page de l’entraîneur
    .doc = lire tout ce que dit l’entraîneur
command-play-again = rejouer
    .doc = commencer une nouvelle partie : de la position habituelle l’autre camp commence, d’une position composée le même
command-choose = choisir
    .doc = choisir ce qui est sous le curseur, ou aller à la ligne suivante
command-less = moins
    .doc = changer pour la valeur d’avant, ou une graine de moins
command-more = plus
    .doc = changer pour la valeur d’après, ou une graine de plus
command-page-up = page préc.
    .doc = monter d’une page
command-page-down = page suiv.
    .doc = descendre d’une page
command-chapter-before = chapitre préc.
    .doc = lire le chapitre précédent
command-chapter-after = chapitre suiv.
    .doc = lire le chapitre suivant
command-go-on = continuer
    .doc = voir la suite, ou commencer la leçon suivante
command-lesson-before = leçon préc.
    .doc = revenir à la leçon précédente
command-lesson-after = sauter
    .doc = aller à la leçon suivante
command-swap-owner = propriétaire
    .doc = donner la case à l’autre camp (goré)
command-swap-side = trait
    .doc = laisser l’autre camp jouer
command-next-game = jeu
    .doc = composer l’autre jeu, ou l’autre option
command-clear = vider
    .doc = retirer toutes les graines du tablier
command-play-position = jouer
    .doc = commencer une partie à partir de cette position
command-rename = noms
    .doc = changer les noms des joueurs
command-export = exporter
    .doc = écrire le relevé en texte, là où le programme a été lancé
command-delete = supprimer
    .doc = supprimer la partie, après une question
command-filter = chercher
    .doc = montrer seulement les parties avec certains mots
command-mistakes = erreurs
    .doc = faire des exercices des choix de cette partie qui ont coûté des graines
command-skip = passer
    .doc = laisser cet exercice pour une autre fois
command-show-answer = réponse
    .doc = montrer la réponse ; l’exercice compte comme manqué
command-next-drill = suivant
    .doc = aller à l’exercice suivant
command-forget = oublier
    .doc = ne plus jamais poser cette erreur en exercice
command-rules = règles
    .doc = lire les règles
command-settings = réglages
    .doc = couleurs, langue, vitesse, souris, signes
command-help = aide
    .doc = montrer ces touches
command-back = retour
    .doc = revenir
command-home = accueil
    .doc = quitter la partie ; elle est enregistrée
command-suspend = pause
    .doc = suspendre le programme jusqu’à ce que le shell le rappelle (fg)
command-quit = quitter
    .doc = quitter le programme ; chaque partie est enregistrée à mesure qu’on la joue
