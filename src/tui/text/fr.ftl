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
home-new = Nouvelle partie
home-practise = S’exercer
home-editor = Composer une position
home-saved = Parties enregistrées
home-rules = Règles
home-settings = Réglages
home-quit = Quitter
too-small = Cet écran est trop petit : il faut { $width } colonnes et { $height } lignes. Le jeu reprend dès qu’il y a la place.
too-small-short = Trop petit : il faut { $width } × { $height }.
too-small-shortest = { $width } × { $height }
failed = Cela n’a pas pu se faire : { $reason }.

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

## Jouer contre le programme.
new-opponent = Adversaire
new-a-friend = quelqu’un à ce clavier
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
ask-repetition-partner = Cette position apparaît pour la troisième fois. Voulez-vous arrêter ici ? On demandera à { $name }.
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
reason-end = { $name } espère un écart de { $hoped } graines, et en a un de { $has } maintenant.

## Une partie : titre, camps, relevé.
title-action = action { $number }
title-looking = vue : { $at } sur { $all }
title-repeated = cette position : { $times } fois
panel-captured = prises { $seeds }
panel-captured-short = pris { $seeds }
panel-if-ended = { $seeds } si on s’arrête
panel-if-ended-short = { $seeds } si fini
panel-final = { $seeds } en tout
panel-refused = refus { $times }
panel-refused-short = ✕{ $times }
panel-goal = { $seeds } gagnent
panel-majority = plus de la moitié
record = Relevé
record-coached = Relevé · { $mark } entraîneur
not-agreed = { $name } n’est pas d’accord : la partie continue.
not-saved = CETTE PARTIE N’EST PAS ENREGISTRÉE : { $reason }
ask-leave = Ce qui vient d’être fait n’est pas enregistré et sera perdu. Quitter quand même ?

## Une partie : ce qui est demandé.
ask-sow = { $who } : choisissez une case à semer.
ask-pass = { $name } doit passer : { $name } ne peut rien semer.
ask-offer = { $name } : quelles cases offrez-vous à { $other } ?
ask-hand-over = { $other } a fait une offre. Passez le clavier à { $who }.
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
ask-type = { $name } : tapez une action : 2S, passe, offre 1S,3S, accepte, refuse.
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
foreseen-capture = Prend { $what }.
foreseen-end = Termine la partie.
taken-one = { $seeds } en { $holes }
taken-each = { $seeds } par case en { $holes }
taken-all = { $seeds } : { $parts }
if-ended = Si l’on s’arrête ici, { $south } a { $south_seeds } et { $north } a { $north_seeds }.

## La négociation.
bargain-now = Maintenant
bargain-then = Si c’est accepté
bargain-again = Cette offre a déjà été refusée dans cette même position.
bargain-so-far = Offres jusqu’ici : { $accepted ->
    [one] { $accepted } acceptée
   *[other] { $accepted } acceptées
}, { $refused ->
    [one] { $refused } refusée
   *[other] { $refused } refusées
}.
terms-none = Une à trois cases : { $name } paie { $price } graines prises pour chacune, et en a { $has }.
terms = { $name } paie { $price } de ses { $has } graines prises pour { $holes }, { $standing ->
    [0] { $count ->
        [one] vide à présent
       *[other] vides à présent
    }
    [one] avec { $standing } graine dedans
   *[other] avec { $standing } graines dedans
}.
cost-of-refusing = { $refused ->
    [0] Si vous gagnez après un refus, c’est sans gloire.
   *[other] Vous avez déjà refusé : gagner sera sans gloire.
}

## L’entraîneur.
ask-coach = { $other } : { $name } voudrait un entraîneur, pour les deux camps. Le relevé le dira. Êtes-vous d’accord ?
not-agreed-coach = { $name } n’est pas d’accord : pas d’entraîneur.
coach-off = L’entraîneur se tait.
coach-title = L’entraîneur, pour { $name }
coach-thinking = réfléchit…
coach-settled = fini
coach-signs = = exact ~ estimé
coach-line = Entraîneur : { $words }
coach-brief-offer = offrir { $holes } : acceptée { $accepted }, refusée { $refused }.
coach-how = Chaque valeur est ce que les deux camps ont à la fin, celui qui choisit d’abord : = vaut quoi qu’il arrive, ~ est une estimation à tant de coups d’avance. Une offre vaut ce que la bonne réponse en laisse, et se compare au meilleur semis, pas à elle-même. « Paie dès 30 % » veut dire qu’elle vaut mieux que semer dès qu’au moins 30 réponses sur 100 sont ainsi mauvaises.
coach-by-seeds = En graines
coach-by-honour = En honneur
coach-by-honour-right = en honneur : { $action }
coach-depth = { $plies } coups d’avance
coach-to-the-end = jusqu’à la fin
coach-best-offer = Meilleure offre : { $holes }
coach-this-offer = Cette offre : { $holes }
coach-other-offer = { $holes } : acceptée { $accepted }, refusée { $refused }.
coach-holes = Chaque case
coach-offers = Autres offres
coach-sow = semer { $hole }
coach-pass = passer
coach-offer = offrir { $holes }
coach-accept = accepter
coach-refuse = refuser
coach-accepted = acceptée
coach-refused = refusée
coach-glory = avec gloire
coach-no-glory = sans gloire
coach-right = Juste : { $action }.
coach-answer-accept = Si offert : accepter.
coach-answer-refuse = Si offert : refuser.
coach-answer-either = Si offert : au choix.
coach-pays-always = Paie, quelle que soit la réponse.
coach-pays-any = Paie dès qu’on s’y trompe.
coach-pays-accepted = Paie dès { $percent } % d’acceptations.
coach-pays-refused = Paie dès { $percent } % de refus.
coach-pays-never = Ne paie jamais.

## Une partie : ce qui est arrivé.
told-sow = { $name } a semé { $hole } et n’a rien pris.
told-capture = { $name } a semé { $hole } et pris { $what }.
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
no-action-gore = Ce n’est pas une action : tapez une case (2S), passe, offre 1S,3S, accepte ou refuse.
no-action-djenon-aboure = Ce n’est pas une action : tapez une case (2S) ou passe.

## Une première partie.
home-tour = Une première partie
home-tour-on = Une première partie, à partir de la leçon { $number } sur { $all }
tour-title = { $number } sur { $all } · { $about }
tour-captured = prises ▲ { $north } ▼ { $south }
tour-board = le tablier
tour-sowing = semer
tour-capture = prendre
tour-end = passer, et la fin
tour-bargain = la négociation
tour-go-on = { $key } continue.
tour-watch = { $key } le montre.
tour-again = { $key } remet le tablier : réessayez.
tour-no-offers-yet = Les offres viennent plus loin dans cette visite.
tour-farewell = Voilà tout ce qu’il faut. À vous !
tour-play-program = Continuer contre le programme
tour-play-friend = Continuer avec quelqu’un
tour-home = Accueil
lesson-board = Voici le tablier du goré : deux rangées de quatre cases, six graines dans chacune. Vous êtes Sud, en bas : les cases marquées ▼ sont à vous. Nord, en haut, possède celles marquées ▲.
lesson-names = Chaque case a un nom : de 1S à 4S chez vous, de 1N à 4N chez Nord. On compte dans le sens des graines, à l’inverse d’une montre : en bas vers la droite, en haut vers la gauche.
lesson-sow = Semer, c’est prendre toutes les graines d’une de vos cases et les laisser tomber une à une dans les cases qui suivent.
    .task = Semez 2S : touche 2, ou allez-y avec les flèches, puis { $sow }.
    .hint = Cette fois, c’est 2S qu’il faut semer.
    .done = Six graines : en 3S et 4S, puis, passé le tournant, en 1N, 2N, 3N et 4N. C’était votre tour.
lesson-turns = On joue chacun son tour. Nord sème maintenant 1N. Ses graines vont dans le même sens : vers la gauche dans sa rangée, puis dans la vôtre.
    .done = Sept graines, une dans chacune des autres cases.
lesson-choose = Avant que vous semiez, le tablier montre ce qui arriverait : ◎ marque où tomberait la dernière graine. Promenez le curseur.
    .task = Semez une de vos cases, n’importe laquelle.
    .hint = N’importe laquelle de vos cases, pourvu qu’elle ait des graines.
    .done = On ne sème que ses propres cases, et jamais une case vide. Le reste est toujours à votre choix.
lesson-lap = Neuf graines font tout le tour. Sème-t-on aussi la case d’où elles viennent ? Aucune source ne le dit. Ici oui : c’est notre décision.
    .task = Semez 1S et voyez-les revenir.
    .hint = Seule 1S en a assez pour faire le tour.
    .done = La huitième graine est tombée en 1S même, la neuvième en 2S. On peut aussi commencer une partie où la case vidée est sautée.
lesson-capture = Si votre dernière graine tombe dans une case de Nord et y fait exactement deux ou quatre, vous prenez son contenu.
    .task = Semez 3S : la dernière fait deux en 2N.
    .hint = Cela n’a rien pris. 3S aurait fait deux en 2N.
    .done = Vous avez pris 2 graines. Elles sont hors du jeu, et font votre score. Sur 48 graines, 25 suffisent pour gagner.
lesson-own-hole = Une prise ne commence jamais dans une de vos cases, même si la dernière graine y fait deux ou quatre.
    .task = Semez 1S : la dernière fait quatre en 3S.
    .hint = Il fallait 1S : elle fait quatre en 3S.
    .done = Quatre en 3S, mais 3S est à vous : rien n’est pris.
lesson-backward = Une prise gagne les cases voisines, tant qu’elles ont deux ou quatre graines. Ici en arrière, contre le sens des graines.
    .task = Semez 2S : la dernière fait quatre en 2N.
    .hint = 2S prend davantage : voyez les marques + sur le tablier.
    .done = Vous avez pris 8 graines : 4 en 2N, puis en arrière 2 en 1N et 2 en 4S, une case à vous. Les trois de 3S l’arrêtent.
lesson-forward = Elle va aussi en avant, dans le sens des graines, et passe les tournants, à qui que soient les cases.
    .task = Semez 2S : la dernière fait deux en 4N.
    .hint = 2S prend davantage, dans les deux sens.
    .done = Vous avez pris 8 graines : 2 en 4N, en avant 2 en 1S, en arrière 2 en 3N et 2 en 2N. La graine seule de 1N l’arrête.
lesson-most = À vous de choisir. Les marques + du tablier disent ce que prendrait la case sous le curseur.
    .task = Trouvez la case qui prend le plus, et semez-la.
    .hint = Une autre case prend davantage.
    .done = Le meilleur choix : 3S prend 10 graines dans quatre cases, 4 en 3N et 2 en 4N, en 2N et en 1N.
lesson-pass = Toutes les graines sont chez Nord. Qui n’en a aucune à semer doit passer, et ne peut rien d’autre. Qui peut semer ne passe pas.
    .task = Appuyez sur { $pass } pour passer.
    .hint = Vous n’avez rien à semer : passez.
    .done = Rien n’a changé sur le tablier, et c’est à Nord.
lesson-reached = Vous passeriez ainsi jusqu’à ce que les graines de Nord atteignent vos cases. Nord sème maintenant 4N.
    .done = Une graine dans chacune de vos cases : vous pouvez semer de nouveau.
lesson-end = La partie finit quand toutes les cases du tablier ont moins de trois graines. Chacun ramasse alors ce qu’il y a dans ses cases.
    .task = Semez 1S, la dernière case de trois.
    .hint = 1S en a encore trois, donc la partie continue.
    .done = Vous ramassez les 4 graines de vos cases et en avez 26. Nord en ramasse 2 et en a 22. Vous gagnez : qui en a le plus l’emporte.
lesson-offer = Au goré on négocie. Au lieu de semer, vous pouvez offrir jusqu’à trois cases. Si Nord accepte, elles sont à lui, et il met six de ses graines prises dans chacune.
lesson-make-offer = Nord a pris 18 graines, et vous 16. Votre case 1S est vide.
    .task = Offrez 1S : { $offer }, puis 1 pour la marquer, puis { $make }.
    .hint = Cette fois offrez 1S seule, et ne semez pas.
    .done = L’offre est faite, et c’était tout votre tour. À Nord d’accepter ou de refuser.
lesson-accepted = Une offre montre les deux tabliers s’il y a la place : comme il est, et comme il sera si elle est acceptée. Que dit Nord ?
    .done = Nord accepte. 1S est maintenant à lui, marquée ▲, avec six graines qu’il a payées. Il en garde 12, et c’est à lui de jouer.
lesson-limits = Deux limites sont notre décision, car aucune source n’en parle : l’autre doit avoir les six graines prises pour chaque case, et qui offre doit garder une case.
lesson-target = Une case de Nord dans votre rangée n’est semée que par Nord. Mais une de vos prises peut y commencer.
    .task = Semez 3S : la dernière fait quatre en 1S.
    .hint = Il fallait 3S : elle fait quatre en 1S.
    .done = Vous avez pris 4 graines, dans votre rangée : c’est le propriétaire qui compte, pas la rangée.
lesson-accept = Nord vous offre maintenant 4N, vide. Si vous acceptez, vous y mettez six de vos 14 graines prises, elle est à vous, et vous jouez.
    .task = Appuyez sur { $accept } pour accepter.
    .hint = Vous avez refusé ; cela vient plus loin. Cette fois acceptez.
    .done = 4N est à vous, avec six graines. Il vous reste 8 graines prises, et c’est à vous de jouer.
lesson-new-hole = Une case qui est à vous, vous pouvez la semer où qu’elle soit.
    .task = Montez en 4N avec les flèches, puis { $sow }.
    .hint = 4N, votre case d’en haut, prend davantage.
    .done = Vous avez pris 8 graines : 4 en 2N, 2 en 1N et 2 en 4S. Vous en aviez payé 6.
lesson-refuse = Vous allez gagner, et Nord vous offre 4N. Et si vous disiez non ?
    .task = Appuyez sur { $refuse } pour refuser.
    .hint = Vous avez accepté ; cette fois refusez.
    .done = Rien ne change sur le tablier, et c’est à vous. Mais le refus reste en mémoire.
lesson-glory = Vous pouvez maintenant finir la partie, et gagner.
    .task = Semez 1S.
    .hint = 1S finit la partie ; cela, non.
    .done = Vous gagnez la partie 26 à 22, mais après un refus : victoire sans gloire. Perdue ou nulle, elle ne garderait pas trace du refus.
lesson-when-to-offer = Quand offrir ? Refusée, une offre est une façon de passer, bonne quand toutes les semailles gâtent quelque chose. Et qui gagne après un refus gagne sans gloire.
lesson-when-to-accept = Quand accepter ? Si la partie finissait aussitôt, seules les graines de la case offerte auraient changé de camp. Et qui va gagner a une gloire à perdre.
lesson-relay-board = L’autre jeu, le djenon-abouré : deux rangées de six cases, quatre graines dans chacune. Les cases ne changent pas de camp. Une graine seule ne se déplace jamais.
lesson-first-seed = La première graine retourne dans la case vidée, les autres suivent. Si la dernière porte sa case à un, le tour est fini.
    .task = Semez 6S.
    .hint = Semez 6S, votre seule case de deux ou plus.
    .done = Une graine revient en 6S, une va en 1N, la dernière en 2N, qui était vide. Rien n’est pris.
lesson-relay = Si la dernière porte sa case à trois, ou à cinq ou plus, on lève tout et on sème encore, la première revenant toujours : un relais.
    .task = Semez 5S et comptez les tours.
    .hint = Cette fois, semez 5S.
    .done = Quatre tours : de 5S, 2N, 6N et 4S. La dernière graine a fait deux en 2N, et vous avez pris 2 graines.
lesson-relay-capture = Si la dernière porte sa case à deux ou à quatre, dans l’une ou l’autre rangée, on la prend, avec les cases pareilles juste avant elle.
    .task = Semez 6S : la dernière fait quatre en 3N.
    .hint = Cette fois, semez 6S.
    .done = Vous avez pris 8 graines : 4 en 3N, 2 en 2N, 2 en 1N. 4N en a quatre aussi, mais se trouve devant.
lesson-relay-end = La partie finit quand aucune case n’a plus d’une graine ; chacun ramasse celles de sa rangée. Qui ne peut semer avant passe.
    .task = Semez 6S, la dernière case de deux.
    .hint = Semez 6S : elle en a deux.
    .done = Vous ramassez les 3 de votre rangée et en avez 26. Nord en ramasse 3 et en a 22. Vous gagnez.
## Bilan.
review-title = Bilan : { $game }, { $south } contre { $north }
review-working = { $done } sur { $all } · Échap arrête et garde ce qui est connu
review-stopped = Arrêté après { $done } positions sur { $all }.
review-unfinished = La partie n’est pas finie ; voici ce qui a été joué.
review-done = { $all ->
    [one] { $all } action examinée.
   *[other] { $all } actions examinées.
}
review-by-seeds = On compte les graines.
review-by-honour = On compte la gloire avant les graines.
review-nothing = Rien n’a encore été joué.
review-no-mistake = Rien de nettement meilleur n’a été trouvé pour aucun camp.
review-after = Après { $at } sur { $all } : { $lead }.
review-unknown = pas encore examiné
review-ahead = { $name } mène de { $seeds }
review-ahead-glory = { $name } mène de { $seeds }, avec gloire
review-ahead-no-glory = { $name } mène de { $seeds }, sans gloire
review-even = égalité
review-close = trop serré pour trancher
review-close-short = serré
review-exactly = { $lead }, exactement
review-best = { $number }. { $name } { $action } : rien de meilleur n’a été trouvé.
review-nearly = { $number }. { $name } { $action } : { $better } est peut-être meilleur ; trop serré pour trancher.
review-better = { $number }. { $name } { $action }, qui vaut { $own }, a coûté { $cost } : { $better } valait { $worth }.
review-offer-wrong = Une mauvaise offre : semer { $sowing } valait { $worth }.
review-offer-missed = Une offre manquée : { $offer } valait { $worth }, le meilleur semis, { $sowing }, { $other }.
review-offer-close = Offrir ou non : trop serré pour trancher.
review-answer-wrong = Une mauvaise réponse.
review-trade-paid = Un échange payant : accepté, il valait { $worth } ; le meilleur semis, { $sowing }, valait { $other }.
review-turning-points = Tournants
review-costliest = { $name } : choix les plus coûteux
review-bargaining = Offres et réponses
review-entry = { $number }. { $name } { $action } : { $what }
review-entry-own = { $number }. { $action } : { $what }
review-turned = { $before } → { $after }
review-cost = { $cost } ; mieux { $better }
review-wrong-offer = une mauvaise offre
review-missed-offer = il manquait { $offer }
review-close-offer = offrir ou non, un choix serré
review-wrong-answer = une mauvaise réponse
review-paid = un échange payant
review-as-played = joué
review-instead = mieux
review-captured = Prises : { $south } { $south_seeds }, { $north } { $north_seeds }.
rank-win-with-glory = une victoire avec gloire
rank-win-without-glory = une victoire sans gloire
rank-draw = une partie nulle
rank-loss-without-glory = une défaite contre une victoire sans gloire
rank-loss-to-glory = une défaite contre une victoire avec gloire
cost-seeds = { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
}
cost-ranks = { $ranks ->
    [one] { $ranks } rang
   *[other] { $ranks } rangs
}
cost-both = { $ranks ->
    [one] { $ranks } rang
   *[other] { $ranks } rangs
} et { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
}
count-sowings = semis, coûteux
count-offers = offres, à tort
count-missed = manquées, serrées
count-accepted = acceptées, à tort
count-refused = refusées, à tort
count-trades = échanges, payants
count-lost = coût en tout

## Parties enregistrées.
saved-title = Parties enregistrées
saved-none = Pas de partie ici.
saved-line = { $date }  { $game }  { $south } – { $north }  { $state }
saved-drawn = { $south }–{ $north }, nulle
saved-won = { $south }–{ $north }, { $name } a gagné
saved-open = { $south }–{ $north }, à { $name } de jouer
saved-damaged = Ne s’ouvre pas : { $file }
saved-damaged-because = Ce fichier ne peut pas être ouvert, et reste tel quel : { $reason }.
saved-game = { $south } – { $north }, { $game }, { $date }
saved-ask-delete = Supprimer pour de bon ? { $game }
saved-filter = Seulement les parties avec
saved-filtered = Seulement les parties avec « { $wanted } »

## L’éditeur.
editor-title = Composer une position : { $game }
editor-about = Tapez les graines d’une case, ou changez-les avec + et −. Les prises sont au-dessus et au-dessous du tablier.
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

## S’exercer.
practise-title = S’exercer
practise-today = À revoir aujourd’hui
practise-due = { $due ->
    [0] rien à revoir
    [one] { $due } exercice
   *[other] { $due } exercices
}
practise-counts = { $all } en tout · sus : { $known } · à revoir : { $due } · neufs : { $new }
practise-counts-short = revoir { $due } · neufs { $new }
practise-search = Parcourir toutes les parties enregistrées
practise-nothing-due = Rien à revoir aujourd’hui. Commencez un chapitre, ou refaites-en un.
practise-no-mistakes = Vous n’avez pas encore d’exercices à vous. Appuyez sur m après une partie, ou parcourez toutes les parties enregistrées.
practise-about-due = Ce qui a été manqué revient le lendemain, ce qui est su après 1, 3, 7, 16 et 35 jours.
practise-about-search = Fait des exercices des choix de vos parties qui ont nettement coûté des graines. Échap arrête ; ce qui est déjà trouvé est gardé.
chapter-find-the-offer = Trouver l’offre
chapter-accept-or-refuse = Accepter ou refuser ?
chapter-which-holes = Quelles cases ?
chapter-win-with-glory = Gagner avec gloire
chapter-relays = Que prend ce semis ?
chapter-mistakes = Mes erreurs
chapter-about-find-the-offer = Goré : une offre vaut-elle mieux que toutes les semailles ? Souvent, il n’y en a pas.
chapter-about-accept-or-refuse = Goré : une offre attend sa réponse. Un refus coûte la gloire, un accord six graines par case.
chapter-about-which-holes = Goré : il faut offrir. Une case, deux ou trois, et lesquelles ?
chapter-about-win-with-glory = Goré, selon l’honneur : gagner avec gloire est le mieux, puis sans gloire, puis la nulle, puis perdre contre une victoire sans gloire.
chapter-about-relays = Djenon-abouré : suivez les tours jusqu’au bout et comptez ce qui est pris.
chapter-about-mistakes = Des positions de vos parties où un choix a coûté des graines.
looking = Recherche des erreurs : { $done } choix sur { $all }, trouvées : { $found }.
looking-found = { $found ->
    [0] Aucun choix n’a nettement coûté de graines.
    [one] { $found } erreur est devenue un exercice : S’exercer, Mes erreurs.
   *[other] { $found } erreurs sont devenues des exercices : S’exercer, Mes erreurs.
}

## Un exercice.
drill-title = { $chapter } · { $number } sur { $all }
drill-level = niveau { $level } sur { $hardest }
drill-by-seeds = Ce sont les graines qui comptent.
drill-by-honour = C’est l’honneur qui compte : la gloire avant les graines.
drill-best = { $side } : qu’est-ce qui vaut le mieux, semer ou offrir ? { $measure }
drill-answer = { $side } : { $other } vous offre { $holes }. Acceptez-vous ? { $measure }
drill-which-holes = { $side } : ici il faut offrir. Quelles cases ? { $measure }
drill-glory = { $side } : comment gagner avec gloire ? { $other } va vous faire des offres.
drill-takes = { $side } sème { $hole }. Combien de graines sont prises ?
drill-takes-most = { $side } : quelle case prend le plus ?
drill-mistake = { $by } a joué { $played } ici, action { $number } de la partie du { $game }. Qu’est-ce qui vaut mieux ? { $measure }
drill-type-number = Tapez d’abord le nombre de graines.
drill-between = Pas mal, mais il y a mieux. Essayez encore.
drill-right = Juste.
drill-missed = Manqué.
drill-missed-seeds = Manqué : { $seeds } sont prises, et non { $said }.
drill-given-up = Voici comment il fallait faire.
drill-comes-back = { $days ->
    [1] Il revient demain.
   *[other] Il revient dans { $days } jours.
}
drill-last = C’était le dernier : { $right } justes sur { $answered }.
drill-not-kept = CE RÉSULTAT N’EST PAS GARDÉ : { $reason }
drill-before = La position de l’exercice.
drill-worth = { $exact ->
    [yes] { $own }–{ $other }
   *[no] environ { $own }–{ $other }
}
drill-rank = { $rank ->
    [win-with-glory] avec gloire
    [win-without-glory] sans gloire
    [draw] nulle
    [loss-without-glory] perdu, sans gloire pour l’autre
   *[loss-to-glory] perdu, avec gloire pour l’autre
}
drill-takes-seeds = prend { $seeds }
line-right = juste
line-own = la vôtre
line-tempting = tentante
line-compared = à côté

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
context-show = Touches pendant qu’une action est montrée
context-sow = Touches pour choisir quoi semer
context-pass = Touches quand il faut passer
context-offer = Touches pour composer une offre
context-hand-over = Touches avant une réponse
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
command-last = maintenant
    .doc = revenir à la partie telle qu’elle est
command-finish = voir la fin
    .doc = montrer aussitôt à quoi mène l’action
command-reload = relire
    .doc = montrer la partie telle qu’elle est jouée ailleurs à présent
command-play-from-here = jouer d’ici
    .doc = commencer une nouvelle partie à partir de ce moment, après une question
command-type-action = taper
    .doc = taper une action, une offre aussi
command-enter = valider
    .doc = prendre ce qui a été tapé
command-review = bilan
    .doc = ce que valait chaque choix, et où la partie a tourné
command-on-board = au tablier
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
    .doc = quitter le programme ; la partie est enregistrée
