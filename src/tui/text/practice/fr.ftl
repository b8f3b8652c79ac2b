## L’entraîneur.
ask-coach = { $other } : { $name } voudrait un entraîneur, pour les deux camps. Le relevé le dira. Êtes-vous d’accord ?
not-agreed-coach = { $name } n’est pas d’accord : pas d’entraîneur.
coach-off = L’entraîneur se tait.
coach-title = L’entraîneur, pour { $name }
coach-thinking = réfléchit…
coach-settled = fini
coach-signs = (= exact, ~ estimé)
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
coach-glory = { $side } avec gloire
coach-no-glory = { $side } sans gloire
coach-right = Juste : { $action }.
coach-answer-accept = Si offert : accepter.
coach-answer-refuse = Si offert : refuser.
coach-answer-either = Si offert : au choix.
coach-pays-always = Paie, quelle que soit la réponse.
coach-pays-any = Paie dès qu’on s’y trompe.
coach-pays-accepted = Paie dès { $percent } % d’acceptations.
coach-pays-refused = Paie dès { $percent } % de refus.
coach-pays-never = Ne paie jamais.

## Une première partie.
tour-title = { $number }/{ $all } · { $about }
tour-captured = pris ▲{ $north } ▼{ $south }
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
review-after-short = { $at }/{ $all } : { $lead }.
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
review-better-short = { $number }. { $name } { $action } a coûté { $cost } : mieux valait { $better }.
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

## S’exercer.
practise-title = S’exercer
practise-today = À revoir aujourd’hui
practise-due = { $due ->
    [0] rien à revoir
    [one] { $due } exercice
   *[other] { $due } exercices
}
practise-counts = { $all } en tout · { $known } sus · { $missed } manqués · { $due } dus · { $new } neufs
practise-counts-short = { $due } dus, { $new } neufs
practise-search = Parcourir les parties enregistrées
practise-nothing-due = Rien à revoir aujourd’hui. Commencez un chapitre, ou refaites-en un.
practise-no-mistakes = Vous n’avez pas encore d’exercices à vous. Appuyez sur m après une partie, ou parcourez toutes les parties enregistrées.
practise-about-due = Ce qui a été manqué revient le lendemain, ce qui est su après 1, 3, 7, 16 et 35 jours.
practise-about-search = Fait des exercices des choix de vos parties qui ont nettement coûté des graines. Échap arrête ; ce qui est déjà trouvé est gardé.
chapter-find-the-offer = Trouver l’offre
chapter-accept-or-refuse = Accepter ou non ?
chapter-which-holes = Quelles cases ?
chapter-win-with-glory = Gagner avec gloire
chapter-relays = Quelle prise ?
chapter-mistakes = Mes erreurs
chapter-about-find-the-offer = Goré : une offre vaut-elle mieux que toutes les semailles ? Souvent, il n’y en a pas.
chapter-about-accept-or-refuse = Goré : une offre attend sa réponse. Un refus coûte la gloire, un accord six graines par case.
chapter-about-which-holes = Goré : il faut offrir. Une case, deux ou trois, et lesquelles ?
chapter-about-win-with-glory = Goré, selon l’honneur : gagner avec gloire est le mieux, puis sans gloire, puis la nulle, puis perdre contre une victoire sans gloire.
chapter-about-relays = Djenon-abouré : suivez les tours jusqu’au bout et comptez ce qui est pris.
chapter-about-mistakes = Des positions de vos parties où un choix a coûté des graines.
looking = Recherche des erreurs : { $done } choix sur { $all }, trouvées : { $found }.
looking-no-games = Il n’y a pas de partie enregistrée à parcourir.
looking-found = { $found ->
    [0] Aucun choix n’a nettement coûté de graines.
    [one] { $found } erreur est devenue un exercice : S’exercer, Mes erreurs.
   *[other] { $found } erreurs sont devenues des exercices : S’exercer, Mes erreurs.
}

## Un exercice.
drill-title = { $chapter } · { $number } sur { $all }
drill-level = niveau { $level } sur { $hardest }
drill-by-seeds = Les graines comptent.
drill-by-honour = L’honneur compte : la gloire avant les graines.
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
drill-rank-short = { $rank ->
    [win-with-glory] gloire
    [loss-to-glory] gloire
    [draw] nulle
   *[other] sans gloire
}
drill-takes-seeds = prend { $seeds }
line-right = juste
line-own = la vôtre
line-tempting = tentante
line-compared = à côté
