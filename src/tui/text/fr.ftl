## Les deux jeux et les deux camps.
gore = Goré
gore-skip-origin = Goré (la case vidée est sautée)
djenon-aboure = Djenon-abouré
lap-through-origin = semée comme les autres
lap-skip-origin = sautée, comme à l’awalé
south = Sud
north = Nord
on = oui
off = non

## Accueil.
home-title = A Y L A  ·  Goré et Djenon-abouré
home-continue = Continuer : { $game }, { $south } contre { $north }
home-new = Nouvelle partie
home-editor = Composer une position
home-saved = Parties enregistrées
home-rules = Règles
home-settings = Réglages
home-quit = Quitter
too-small = Cet écran est trop petit : il faut { $width } colonnes et { $height } lignes. Le jeu reprend dès qu’il y a la place.

## Nouvelle partie.
new-title = Nouvelle partie
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

## Une partie : titre, camps, relevé.
title-action = action { $number }
title-looking = vue : { $at } sur { $all }
title-repeated = cette position : { $times } fois
panel-captured = prises { $seeds }
panel-if-ended = { $seeds } si on s’arrête
panel-if-ended-short = { $seeds } si fini
panel-final = { $seeds } en tout
panel-refused = refus { $times }
panel-refused-short = ✕{ $times }
panel-goal = { $seeds } gagnent
panel-majority = plus de la moitié
record = Relevé
not-agreed = { $name } n’est pas d’accord : la partie continue.
not-saved = CETTE PARTIE N’EST PAS ENREGISTRÉE : { $reason }
ask-leave = Ce qui vient d’être fait n’est pas enregistré et sera perdu. Quitter quand même ?
any-key = Une touche quelconque montre la fin aussitôt.

## Une partie : ce qui est demandé.
ask-sow = { $who } : choisissez une case à semer.
ask-pass = { $name } doit passer : { $name } ne peut rien semer.
ask-offer = { $name } : lesquelles de vos cases offrez-vous à { $other } ?
ask-hand-over = { $other } a fait une offre. Passez le clavier à { $who }.
hand-over-note = Pas encore de réponse : qui doit répondre prend d’abord le clavier.
ask-answer = { $name } : { $other } vous offre { $holes }. Acceptez-vous ?
ask-look = La partie après { $at } sur { $all } actions. Regarder ne change rien.
ask-watch = Une autre fenêtre joue cette partie. Ici, on peut la regarder, ou en commencer une copie à partir de n’importe quel moment.
ask-unwritable = Cette partie ne peut pas être enregistrée : { $reason }. On peut la regarder, ou en commencer une copie à partir de n’importe quel moment.
ask-type = { $name } : tapez une action : 2S, pass, offer 1S,3S, accept, refuse.
ask-agree = { $other } : { $name } propose d’arrêter la partie ici. Êtes-vous d’accord ?
ask-repetition = Cette position apparaît pour la troisième fois. Êtes-vous tous deux d’accord pour arrêter ici ?
ask-resign = { $name } : abandonnez-vous ? { $other } gagne alors.
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
foreseen-capture = Prend { $seeds } : { $holes }.
foreseen-end = Termine la partie.
if-ended = Si l’on s’arrête ici, { $south } a { $south_seeds } et { $north } a { $north_seeds }.

## La négociation.
bargain-now = maintenant
bargain-then = si c’est accepté
bargain-so-far = Offres jusqu’ici : { $accepted ->
    [one] { $accepted } acceptée
   *[other] { $accepted } acceptées
}, { $refused ->
    [one] { $refused } refusée
   *[other] { $refused } refusées
}.
terms-none = Choisissez une, deux ou trois cases. { $name } paie { $price } graines prises pour chacune, et en a { $has }.
terms = { $name } paie { $price } de ses { $has } graines prises, six par case, et reçoit ce qu’il y a en { $holes } : { $standing }.
cost-of-refusing = { $refused ->
    [0] Si vous gagnez après un refus, c’est une victoire sans gloire.
   *[other] Vous avez déjà refusé : si vous gagnez, ce sera de toute façon sans gloire.
}

## Une partie : ce qui est arrivé.
told-sow = { $name } a semé { $hole } et n’a rien pris.
told-capture = { $name } a semé { $hole } et pris { $seeds } : { $holes }.
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
    [without]  : une victoire sans gloire, car une offre a été refusée.
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
over-sweep = Dans leurs propres cases, { $south } ramasse { $south_seeds } et { $north } { $north_seeds }.

## Pourquoi pas.
no-not-your-hole = cette case n’est pas votre territoire
no-empty = une case vide ne se sème pas
no-singleton = une graine seule ne se déplace jamais
no-endless-relay = ce relais tournerait sans fin
no-must-answer = une offre attend : on y répond d’abord
no-nothing-offered = il n’y a pas d’offre à laquelle répondre
no-must-pass = vous ne pouvez pas semer, donc vous devez passer
no-may-not-pass = vous pouvez semer, donc vous ne pouvez pas passer
no-cannot-pay = pas d’offre : il faudrait à l’autre { $needs } graines prises, et il en a { $has }
no-must-keep-a-hole = pas d’offre : vous devez garder au moins une case
no-trades = le djenon-abouré ne connaît pas d’échanges
no-game-over = la partie est finie
no-such-hole = cette case n’existe pas : ce sont 1S à { $row }S et 1N à { $row }N
no-offer-size = { $holes ->
    [0] choisissez d’abord les cases : une, deux ou trois
   *[other] une offre, c’est une, deux ou trois cases
}
no-twice = l’offre nomme { $hole } deux fois
no-action-gore = ce n’est pas une action : tapez une case (2S), pass, offer 1S,3S, accept ou refuse
no-action-djenon-aboure = ce n’est pas une action : tapez une case (2S) ou pass

## Parties enregistrées.
saved-title = Parties enregistrées
saved-none = Pas de partie ici.
saved-line = { $date }  { $game }  { $south } – { $north }  { $state }
saved-drawn = { $south }–{ $north }, nulle
saved-won = { $south }–{ $north }, { $name } a gagné
saved-open = { $south }–{ $north }, à { $name } de jouer
saved-damaged = ne s’ouvre pas : { $file }
saved-damaged-because = Ce fichier ne peut pas être ouvert, et reste tel quel : { $reason }.
saved-ask-delete = Supprimer cette partie pour de bon ?
saved-filter = Seulement les parties avec
saved-filtered = seulement les parties avec « { $wanted } »

## L’éditeur.
editor-title = Composer une position : { $game }
editor-about = Tapez les graines d’une case, ou changez-les avec + et −. Les prises sont au-dessus et au-dessous du tablier.
editor-missing = Il manque encore { $seeds } des 48 graines.
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
settings-speed = Montrer les actions
settings-mouse = Souris
settings-ascii = Signes ASCII seulement
settings-about = Les changements se voient aussitôt. Les camps ont des lettres et des signes en plus des couleurs.
theme-wood = bois
theme-light = clair
theme-high-contrast = contraste fort
theme-plain = celles du terminal
speed-off = pas du tout
speed-slow = lentement
speed-normal = à vitesse normale
speed-fast = vite

## Aide.
help-foot = ↑ ↓ défiler · Échap fermer
context-menu = Touches dans les menus
context-form = Touches dans les formulaires
context-sow = Touches pour choisir quoi semer
context-pass = Touches quand il faut passer
context-offer = Touches pour composer une offre
context-hand-over = Touches avant une réponse
context-answer = Touches pour répondre
context-over = Touches après la partie
context-look = Touches pour regarder en arrière
context-watch = Touches pour regarder seulement
context-type = Touches pour taper
context-agree = Touches pour une proposition
context-confirm = Touches pour une question
context-edit = Touches pour composer une position
context-saved = Touches parmi les parties enregistrées
context-read = Touches pour lire

## Touches et commandes.
keys-move = bouger
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
    .doc = la case de votre rangée avec ce numéro : la semer, ou la marquer pour l’offre
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
    .doc = voir l’offre, quand c’est à vous d’y répondre
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
command-last = maintenant
    .doc = revenir à la partie telle qu’elle est
command-play-from-here = jouer d’ici
    .doc = commencer une nouvelle partie à partir de ce moment, après une question
command-type-action = taper
    .doc = taper une action, une offre aussi
command-enter = valider
    .doc = prendre ce qui a été tapé
command-play-again = rejouer
    .doc = commencer une nouvelle partie ; l’autre camp commence
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
command-delete = supprimer
    .doc = supprimer la partie, après une question
command-filter = chercher
    .doc = montrer seulement les parties avec certains mots
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
    .doc = quitter le programme ; la partie est enregistrée
