## The coach.
ask-coach = { $other }: { $name } would like a coach, for both sides. The record will say so. Do you agree?
not-agreed-coach = { $name } did not agree: there is no coach.
coach-off = The coach is off.
coach-title = Coach, for { $name }
coach-thinking = thinking…
coach-settled = done
coach-signs = (= exact, ~ estimate)
coach-line = Coach: { $words }
coach-brief-offer = offer { $holes }: accepted { $accepted }, refused { $refused }.
coach-how = Each value is what both sides have in the end, the one to choose first: = holds whatever happens, ~ is an estimate so many plies ahead. An offer is worth what its right answer leaves of it, and is compared with the best sowing, not with itself. “Pays from 30 %” means that it beats sowing as soon as at least 30 of 100 such answers are wrong ones.
coach-by-seeds = By seeds
coach-by-honour = By honour
coach-by-honour-right = by honour: { $action }
coach-depth = { $plies } plies ahead
coach-to-the-end = to the end
coach-best-offer = Best offer: { $holes }
coach-this-offer = This offer: { $holes }
coach-other-offer = { $holes }: accepted { $accepted }, refused { $refused }.
coach-holes = Every hole
coach-offers = Other offers
coach-sow = sow { $hole }
coach-pass = pass
coach-offer = offer { $holes }
coach-accept = accept
coach-refuse = refuse
coach-accepted = accepted
coach-refused = refused
coach-glory = { $side } with glory
coach-no-glory = { $side } without glory
coach-right = Right: { $action }.
coach-answer-accept = If offered: accept.
coach-answer-refuse = If offered: refuse.
coach-answer-either = If offered: either.
coach-pays-always = Pays, however it is answered.
coach-pays-any = Pays with any wrong answer.
coach-pays-accepted = Pays from { $percent } % accepted.
coach-pays-refused = Pays from { $percent } % refused.
coach-pays-never = Never pays.

## A first game.
tour-title = { $number }/{ $all } · { $about }
tour-captured = captured ▲{ $north } ▼{ $south }
tour-board = the board
tour-sowing = sowing
tour-capture = capturing
tour-end = the end
tour-bargain = the bargain
tour-go-on = { $key } goes on.
tour-watch = { $key } shows it.
tour-again = { $key } puts the board back: try again.
tour-no-offers-yet = Offers come later in this tour.
tour-farewell = That is all one needs. Now play!
tour-play-program = Play on against the program
tour-play-friend = Play on with a friend
tour-home = Home
lesson-board = This is the board of Goré: two rows of four holes, with six seeds in each. You are South and sit below: the holes marked ▼ are yours. North sits above and owns those marked ▲.
lesson-names = Every hole has a name: 1S to 4S in your row, 1N to 4N in North’s. They are counted the way that seeds travel, counter-clockwise: below to the right, above to the left.
lesson-sow = To sow, take all seeds of one of your holes and drop them one by one into the holes that follow.
    .task = Sow 2S: press 2, or move to it with the arrows and press { $sow }.
    .hint = This time it is 2S that is to be sown.
    .done = Six seeds: into 3S and 4S, around the corner, and into 1N, 2N, 3N and 4N. That was your turn.
lesson-turns = The sides take turns. Now North sows 1N. North’s seeds travel the same way around: along its row to the left, then on into yours.
    .done = Seven seeds, one into each of the other holes.
lesson-choose = Before you sow, the board shows what would happen: ◎ marks where the last seed would fall. Move the cursor about and look.
    .task = Sow any hole of yours that holds seeds.
    .hint = Any of your holes will do, as long as it holds seeds.
    .done = Only your own holes can be sown, and no empty ones. Otherwise the choice is always yours.
lesson-lap = Nine seeds go all the way around. Are they also sown into the hole they came from? No source says. Here they are: that is our decision.
    .task = Sow 1S and see it come around.
    .hint = Only 1S holds enough to come around.
    .done = The eighth seed fell into 1S itself, the ninth into 2S. A new game can also be begun so that the emptied hole is skipped.
lesson-capture = If your last seed falls into a hole of North’s and makes it exactly two or four, you capture what is in it.
    .task = Sow 3S: the last seed makes two in 2N.
    .hint = That captured nothing. 3S would have made two in 2N.
    .done = You have captured 2. Captured seeds are out of the game, and your score. Of 48 seeds, 25 win.
lesson-own-hole = A capture never begins in a hole of your own, even if the last seed makes two or four there.
    .task = Sow 1S: its last seed makes four in 3S.
    .hint = 1S was meant: it makes four in 3S.
    .done = Four in 3S, but 3S is yours: nothing is captured.
lesson-backward = A capture runs on to the neighbours, as long as they hold two or four. Here it runs backward, against the way of the seeds.
    .task = Sow 2S: the last seed makes four in 2N.
    .hint = 2S captures more: look at the marks + on the board.
    .done = You have captured 8: 4 from 2N, then backward 2 from 1N and 2 from 4S, a hole of your own. The three in 3S stop it.
lesson-forward = It runs forward as well, the way of the seeds, and around the corners, whoever owns the holes.
    .task = Sow 2S: the last seed makes two in 4N.
    .hint = 2S captures more, in both directions.
    .done = You have captured 8: 2 from 4N, forward 2 from 1S, backward 2 from 3N and 2 from 2N. The single seed in 1N stops it.
lesson-most = Now you choose. The marks + on the board say what the hole under the cursor would capture.
    .task = Find the sowing that captures the most, and sow it.
    .hint = Another hole captures more than that.
    .done = The best one: 3S captures 10, from four holes, 4 from 3N and 2 each from 4N, 2N and 1N.
lesson-pass = All seeds lie in North’s holes. A side that has none to sow must pass, and can do nothing else. Who can sow may not pass.
    .task = Press { $pass } to pass.
    .hint = You have nothing to sow: pass.
    .done = Nothing has changed on the board, and it is North’s turn.
lesson-reached = You would pass again and again, until North’s seeds reach your holes. Now North sows 4N.
    .done = One seed in each of your holes: you can sow again.
lesson-end = The game ends when every hole of the board holds fewer than three seeds. Then each side takes what is in its own holes.
    .task = Sow 1S, the last hole with three.
    .hint = 1S still holds three, so the game goes on.
    .done = You take the 4 seeds in your holes and have 26. North takes 2 and has 22. You win: the one with more does.
lesson-offer = In Goré you can bargain. Instead of sowing you may offer up to three of your holes. If North accepts, they are North’s, and it puts six of its captured seeds into each.
lesson-make-offer = North has captured 18 seeds, you have 16. Your hole 1S is empty.
    .task = Offer 1S: press { $offer }, then 1 to mark it, then { $make }.
    .hint = This time offer 1S alone, and do not sow.
    .done = The offer is made, and it was your whole turn. Now North must accept or refuse.
lesson-accepted = An offer shows both boards where there is room: as it is, and as it will be if it is accepted. What does North say?
    .done = North accepts. 1S is North’s now, marked ▲, with six seeds that North has paid. North keeps 12, and moves next.
lesson-limits = Two limits are our decision, since no source speaks of them: the other side must hold the six captured seeds for each hole, and whoever offers must keep a hole.
lesson-target = A hole of North’s in your row can be sown by North only. But a capture of yours may begin there.
    .task = Sow 3S: the last seed makes four in 1S.
    .hint = 3S was meant: it makes four in 1S.
    .done = You have captured 4, in your own row: it is the owner that counts, not the row.
lesson-accept = Now North offers you 4N, which is empty. If you accept, you pay six of your 14 captured seeds into it, own it, and move next.
    .task = Press { $accept } to accept.
    .hint = You refused; that comes later. This time accept.
    .done = 4N is yours, with six seeds in it. You have 8 captured seeds left, and it is your turn.
lesson-new-hole = A hole that you own is yours to sow, wherever it lies.
    .task = Move up to 4N with the arrows and press { $sow }.
    .hint = 4N, your hole above, captures more.
    .done = You have captured 8: 4 from 2N, 2 from 1N and 2 from 4S. You paid 6 for that.
lesson-refuse = You are about to win, and North offers you 4N. What if you say no?
    .task = Press { $refuse } to refuse.
    .hint = You accepted; this time refuse.
    .done = Nothing changes on the board, and it is your turn. But the refusal is remembered.
lesson-glory = You can end the game now, and win.
    .task = Sow 1S.
    .hint = 1S ends the game; that did not.
    .done = You win 26 to 22, but you refused an offer: that is a victory without glory. Had you lost or drawn, the refusal would leave no mark.
lesson-when-to-offer = When to offer? A refused offer is a way to pass, good when every sowing spoils something. And if the other side wins after refusing, it wins without glory.
lesson-when-to-accept = When to accept? If the game ended at once, only the seeds that were in the hole would have changed hands. And whoever is about to win has glory to lose.
lesson-relay-board = The other game, Djenon-aboure: two rows of six holes, four seeds in each. Every hole keeps its owner; nothing is offered. A single seed may never be moved.
lesson-first-seed = The first seed goes back into the hole just emptied, the others follow. If the last one makes its hole one, the turn ends.
    .task = Sow 6S.
    .hint = Sow 6S, your only hole of two or more.
    .done = One seed back into 6S, one into 1N, the last into 2N, which was empty. Nothing is captured.
lesson-relay = If the last seed makes its hole three, or five or more, all its seeds are lifted and sown on, the first one back again: a relay.
    .task = Sow 5S and count the laps.
    .hint = Sow 5S this time.
    .done = Four laps: from 5S, 2N, 6N and 4S. The last one made two in 2N, and you have captured 2.
lesson-relay-capture = If the last seed makes its hole two or four, in either row, it is captured, with such holes directly before it: backward only.
    .task = Sow 6S: the last seed makes four in 3N.
    .hint = Sow 6S this time.
    .done = You have captured 8: 4 from 3N, 2 from 2N, 2 from 1N. 4N holds four as well, but lies ahead.
lesson-relay-end = The game ends when no hole holds more than one seed; each side takes those of its row. Who can’t sow before that passes.
    .task = Sow 6S, the last hole of two.
    .hint = Sow 6S: it holds two.
    .done = You take the 3 in your row and have 26. North takes 3 and has 22. You win.
## Review.
review-title = Review: { $game }, { $south } against { $north }
review-working = { $done } of { $all } · Esc stops and keeps what is known
review-stopped = Stopped after { $done } of { $all } positions.
review-unfinished = The game is not finished; this is what has been played.
review-done = { $all ->
    [one] 1 action reviewed.
   *[other] { $all } actions reviewed.
}
review-by-seeds = Counting seeds.
review-by-honour = Counting glory before seeds.
review-nothing = Nothing has been played yet.
review-no-mistake = Nothing clearly better was found for either side.
review-after = After { $at } of { $all }: { $lead }.
review-after-short = { $at }/{ $all }: { $lead }.
review-unknown = not looked at yet
review-ahead = { $name } ahead by { $seeds }
review-ahead-glory = { $name } ahead by { $seeds }, with glory
review-ahead-no-glory = { $name } ahead by { $seeds }, without glory
review-even = even
review-close = too close to call
review-close-short = close
review-exactly = { $lead }, exactly
review-best = { $number }. { $name } { $action }: nothing better was found.
review-nearly = { $number }. { $name } { $action }: { $better } may be better; too close to call.
review-better = { $number }. { $name } { $action }, worth { $own }, gave away { $cost }: { $better } was worth { $worth }.
review-better-short = { $number }. { $name } { $action } gave away { $cost }: better { $better }.
review-offer-wrong = A wrong offer: sowing { $sowing } was worth { $worth }.
review-offer-missed = A missed offer: { $offer } was worth { $worth }, the best sowing { $sowing } { $other }.
review-offer-close = Whether to offer was too close to call.
review-answer-wrong = A wrong answer.
review-trade-paid = A trade that paid: accepted, worth { $worth }; the best sowing { $sowing } was worth { $other }.
review-turning-points = Turning points
review-costliest = { $name }: costliest choices
review-bargaining = Offers and answers
review-entry = { $number }. { $name } { $action }: { $what }
review-entry-own = { $number }. { $action }: { $what }
review-turned = { $before } → { $after }
review-cost = { $cost }; better { $better }
review-wrong-offer = a wrong offer
review-missed-offer = a missed { $offer }
review-close-offer = to offer or not, a close choice
review-wrong-answer = a wrong answer
review-paid = a trade that paid
review-as-played = as played
review-instead = better
review-captured = Captured: { $south } { $south_seeds }, { $north } { $north_seeds }.
rank-win-with-glory = a win with glory
rank-win-without-glory = a win without glory
rank-draw = a draw
rank-loss-without-glory = a loss to a win without glory
rank-loss-to-glory = a loss to a win with glory
cost-seeds = { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}
cost-ranks = { $ranks ->
    [one] 1 rank
   *[other] { $ranks } ranks
}
cost-both = { $ranks ->
    [one] 1 rank
   *[other] { $ranks } ranks
} and { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}
count-sowings = sowings, costly
count-offers = offers, wrong
count-missed = missed, close
count-accepted = accepted, wrongly
count-refused = refused, wrongly
count-trades = trades, paid
count-lost = given away

## Practising.
practise-title = Practise
practise-today = What is due today
practise-due = { $due ->
    [0] nothing is due
    [one] 1 drill
   *[other] { $due } drills
}
practise-counts = { $all } in all · { $known } known · { $missed } missed · { $due } due · { $new } new
practise-counts-short = { $due } due · { $new } new
practise-search = Look through all saved games
practise-nothing-due = Nothing is due today. Begin a chapter, or go through one again.
practise-no-mistakes = There are no drills of your own yet. Press m after a game, or look through all saved games.
practise-about-due = What was missed comes back the next day, what is known after 1, 3, 7, 16 and 35 days.
practise-about-search = Makes drills of the choices in your saved games that clearly cost seeds. Esc ends it; what has been found by then is kept.
chapter-find-the-offer = Find the offer
chapter-accept-or-refuse = Accept or refuse?
chapter-which-holes = Which holes?
chapter-win-with-glory = Win with glory
chapter-relays = What is captured?
chapter-mistakes = My mistakes
chapter-about-find-the-offer = Goré: is there an offer that is better than every sowing? Often there is none.
chapter-about-accept-or-refuse = Goré: an offer is on the table. A refusal costs the glory, an acceptance six seeds a hole.
chapter-about-which-holes = Goré: an offer is right. One hole, two or three, and which?
chapter-about-win-with-glory = Goré, by honour: a win with glory is best, then one without, a draw, a loss to a win without glory.
chapter-about-relays = Djenon-aboure: follow the laps to the end and count what is captured.
chapter-about-mistakes = Positions of your own games in which a choice cost seeds.
looking = Looking for mistakes: { $done } of { $all } choices, { $found } found.
looking-no-games = There are no saved games to look through.
looking-found = { $found ->
    [0] No choice was found that clearly cost seeds.
    [one] 1 mistake is a drill now: Practise, My mistakes.
   *[other] { $found } mistakes are drills now: Practise, My mistakes.
}

## A drill.
drill-title = { $chapter } · { $number } of { $all }
drill-level = level { $level } of { $hardest }
drill-by-seeds = Seeds count.
drill-by-honour = Honour counts: glory before seeds.
drill-best = { $side }: what is best, a sowing or an offer? { $measure }
drill-answer = { $side }: { $other } offers you { $holes }. Do you accept? { $measure }
drill-which-holes = { $side }: an offer is right here. Which holes? { $measure }
drill-glory = { $side }: how do you win with glory? { $other } is going to make you offers.
drill-takes = { $side } sows { $hole }. How many seeds does it capture?
drill-takes-most = { $side }: which hole captures most?
drill-mistake = { $by } played { $played } here, action { $number } of the game of { $game }. What is better? { $measure }
drill-type-number = Type the number of seeds first.
drill-between = Not bad, but there is something better. Try again.
drill-right = Right.
drill-missed = Missed.
drill-missed-seeds = Missed: it captures { $seeds }, not { $said }.
drill-given-up = This is how it goes.
drill-comes-back = { $days ->
    [1] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
drill-last = That was the last one: { $right } of { $answered } right.
drill-not-kept = THIS RESULT IS NOT KEPT: { $reason }
drill-before = The position of the drill.
drill-worth = { $exact ->
    [yes] { $own }–{ $other }
   *[no] about { $own }–{ $other }
}
drill-rank = { $rank ->
    [win-with-glory] with glory
    [win-without-glory] without glory
    [draw] a draw
    [loss-without-glory] lost, to no glory
   *[loss-to-glory] lost, to glory
}
drill-rank-short = { $rank ->
    [win-with-glory] glory
    [loss-to-glory] glory
    [draw] draw
   *[other] no glory
}
drill-takes-seeds = takes { $seeds }
line-right = right
line-own = yours
line-tempting = tempting
line-compared = beside it
