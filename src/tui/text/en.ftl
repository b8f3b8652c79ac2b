## The two games and the two sides.
gore = Goré
gore-skip-origin = Goré (the emptied hole is skipped)
djenon-aboure = Djenon-aboure
lap-through-origin = sown like any other
lap-skip-origin = skipped, as in awalé
south = South
north = North
on = on
off = off

## Home.
home-title = A Y L A  ·  Goré and Djenon-aboure
home-continue = Continue: { $game }, { $south } against { $north }
home-new = New game
home-practise = Practise
home-editor = Set up a position
home-saved = Saved games
home-rules = Rules
home-settings = Settings
home-quit = Quit
too-small = This screen is too small: the game needs { $width } columns and { $height } lines. It goes on as soon as there is room.
too-small-short = Too small: { $width } × { $height } needed.
too-small-shortest = { $width } × { $height }
failed = That could not be done: { $reason }.

## A new game.
new-title = New game
new-game = Game
new-first = Begins
new-lap = Emptied hole
new-begin = Begin
new-no-name = (no name)
new-about-gore = Sow one lap, capture holes of 2 and 4, and bargain: give up holes of yours for six of the other’s captured seeds each.
new-about-djenon-aboure = Sow in relays, lap after lap, until a lap ends in a hole that it makes 1, 2 or 4. No bargaining.
new-about-names = A name is optional.
new-about-first = South begins unless you agree otherwise.
new-why-lap = An option, because no source says whether a lap of eight or more seeds also sows the hole it came from; the description compares the sowing with awalé’s, where that hole is skipped.
new-about-begin = The game is saved after every action; you can leave it at any time.

## Playing against the program.
new-opponent = Opponent
new-a-friend = a friend at this keyboard
new-the-program = the program
new-own = You play
new-level = Level
new-level-of = { $level } of { $all }
new-temper = Temper
new-about-opponent = Two people share the keyboard, or you play against the program, which says why it offers and how it answers.
new-about-own = South begins unless you choose otherwise below.
new-about-level = 1 is for a first evening; 8 is all that the program can, a few seconds for each action.
temper-generous = generous
    .doc = Refuses nothing and offers early: a good partner to learn with.
temper-shrewd = shrewd
    .doc = Trades when its reckoning says that it gains, and never otherwise.
temper-proud = proud
    .doc = Plays for honour: it refuses only for a better end of the game, and offers only for one; a win with glory is the best.
temper-desperate = desperate
    .doc = Offers holes when it is behind and expects to lose; otherwise it reckons like a shrewd one.
partner-of-temper = { $name } ({ $temper }, { $level })
partner-of-level = { $name } (level { $level })
partner-thinks = { $plies ->
    [0] { $name } is thinking
   *[other] { $name } is thinking, { $plies } plies ahead
}
partner-thinks-of-end = { $name } is thinking about ending the game here
partners-turn = Not now: { $name } is thinking.
ask-repetition-partner = This position has come up for the third time. Do you want to end the game here? { $name } is asked then.
reason-gain = By this offer { $name } reckons to gain { $seeds } seeds over { $action }, its best sowing.
reason-gift = { $name } gives gladly: accepted, this costs it { $seeds } seeds, compared with { $action }.
reason-gift-for-nothing = { $name } gives gladly, and reckons to lose nothing by it.
reason-honour = By sowing { $name } expects { $sowing }, by this offer { $offering }.
reason-need = { $name } is { $behind } behind now and expects to lose by { $expected } by sowing.
reason-worth-the-same = To { $name } accepting and refusing are worth the same.
reason-worth-accepting = To { $name } accepting is worth { $seeds } seeds more than refusing.
reason-worth-refusing = To { $name } refusing is worth { $seeds } seeds more than accepting.
reason-grace = { $name } refuses nothing, though refusing is worth { $seeds } seeds more to it.
reason-grace-for-nothing = { $seeds ->
    [0] { $name } refuses nothing, and loses nothing by it.
   *[other] { $name } refuses nothing, and accepting is worth { $seeds } seeds more to it anyway.
}
reason-pride = { $name } expects { $accepting } after accepting, { $refusing } after refusing.
reason-end = { $name } hopes for a margin of { $hoped } seeds, and has { $has } now.

## A game: title, panels, record.
title-action = action { $number }
title-looking = looking at { $at } of { $all }
title-repeated = this position: { $times } times
panel-captured = captured { $seeds }
panel-captured-short = took { $seeds }
panel-if-ended = { $seeds } if it ended now
panel-if-ended-short = { $seeds } if over
panel-final = { $seeds } in all
panel-refused = refused { $times }
panel-refused-short = ✕{ $times }
panel-goal = { $seeds } wins
panel-majority = more than half
record = Record
record-coached = Record · { $mark } coach
not-agreed = { $name } did not agree: the game goes on.
not-saved = THIS GAME IS NOT SAVED: { $reason }
ask-leave = What was done last is not saved and will be lost. Leave all the same?

## A game: what is asked.
ask-sow = { $who }: choose a hole to sow.
ask-pass = { $name } must pass: there is nothing that { $name } can sow.
ask-offer = { $name }: which holes do you offer to { $other }?
ask-hand-over = { $other } has made an offer. Hand the keyboard to { $who }.
hand-over-note = Nothing is answered yet: the one who answers takes the keyboard first.
ask-answer = { $name }: { $other } offers you { $holes }. Do you accept?
ask-answer-short = { $name }: do you pay { $price } captured seeds for { $holes }, { $standing ->
    [0] now empty
   *[other] { $count ->
        [one] with { $standing } in it
       *[other] with { $standing } in them
    }
}?
ask-look = The game after { $at } of { $all } actions. Looking changes nothing.
ask-watch = Another window is playing this game. Here it can be looked at, or a copy begun from any moment.
ask-unwritable = This game can’t be saved: { $reason }. It can be looked at, or a copy begun from any moment.
ask-type = { $name }: type an action: 2S, pass, offer 1S,3S, accept, refuse.
ask-agree = { $other }: { $name } proposes to end the game here. Do you agree?
ask-repetition = This position has come up for the third time. Do you both agree to end the game here?
ask-resign = { $name }: do you resign? { $other } wins then.
ask-play-from = Begin a new game from here, after { $at ->
    [one] 1 action
   *[other] { $at } actions
}? This one stays as it is.

## A game: what would happen.
foreseen = { $hole }: { $laps ->
    [one] { $seeds ->
        [one] 1 seed,
       *[other] { $seeds } seeds,
    } the last in { $last }.
   *[other] { $seeds } seeds, { $laps } laps, the last in { $last }.
}
foreseen-nothing = Captures nothing.
foreseen-capture = Captures { $what }.
foreseen-end = Ends the game.
taken-one = { $seeds } from { $holes }
taken-each = { $seeds } each from { $holes }
taken-all = { $seeds }: { $parts }
if-ended = Ended here, { $south } has { $south_seeds } and { $north } has { $north_seeds }.

## The bargain.
bargain-now = Now
bargain-then = If accepted
bargain-again = This offer was refused in this same position before.
bargain-so-far = Offers so far: { $accepted } accepted, { $refused } refused.
terms-none = One to three holes: { $name } pays { $price } captured seeds for each, and has { $has }.
terms = { $name } pays { $price } of { $has } captured seeds for { $holes }, { $standing ->
    [0] now empty
   *[other] { $count ->
        [one] with { $standing } in it
       *[other] with { $standing } in them
    }
}.
cost-of-refusing = { $refused ->
    [0] If you win after refusing, it is without glory.
   *[other] You have refused before: a win is without glory now.
}

## The coach.
ask-coach = { $other }: { $name } would like a coach, for both sides. The record will say so. Do you agree?
not-agreed-coach = { $name } did not agree: there is no coach.
coach-off = The coach is off.
coach-title = Coach, for { $name }
coach-thinking = thinking…
coach-settled = done
coach-signs = = exact ~ estimate
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
coach-glory = with glory
coach-no-glory = without glory
coach-right = Right: { $action }.
coach-answer-accept = If offered: accept.
coach-answer-refuse = If offered: refuse.
coach-answer-either = If offered: either.
coach-pays-always = Pays, however it is answered.
coach-pays-any = Pays with any wrong answer.
coach-pays-accepted = Pays from { $percent } % accepted.
coach-pays-refused = Pays from { $percent } % refused.
coach-pays-never = Never pays.

## A game: what has happened.
told-sow = { $name } sowed { $hole } and captured nothing.
told-capture = { $name } sowed { $hole } and captured { $what }.
told-pass = { $name } passed.
told-offer = { $name } offered { $holes }.
told-accept = { $name } accepted and paid { $price } seeds.
told-refuse = { $name } refused.
shown-lift = { $lap ->
    [1] { $seeds } lifted from { $hole }.
   *[other] Lap { $lap }: { $seeds } lifted from { $hole }.
}
shown-drop = { $lap ->
    [1] One into { $hole }; { $hand } left in the hand.
   *[other] Lap { $lap }: one into { $hole }; { $hand } left in the hand.
}
shown-capture = { $seeds } captured from { $hole }.
shown-transfer = { $hole } is { $name }’s now.
shown-pay = { $name } puts { $seeds } captured seeds into { $hole }.
shown-sweep = The game is over: { $name } takes the { $seeds } in { $hole }.

## A game: the end.
result-resigned = { $name } wins, for { $other } resigned, at { $own } to { $other_seeds }{ $glory ->
    [with] , with glory.
    [without] : a victory without glory, for an offer was refused.
   *[none] .
}
result-draw = A draw, { $seeds } each.
result-win = { $name } wins { $own } to { $other }.
result-glory = { $name } wins { $own } to { $other }, with glory.
result-without-glory = { $name } wins { $own } to { $other }: a victory without glory, for an offer was refused.
over-gore = Every hole holds fewer than three seeds.
over-djenon-aboure = No hole can be sown any more.
over-agreement = Both sides agreed to end the game.
over-resignation = { $name } resigned.
over-coached = The coach was on at the turns { $turns }.
over-sweep = From their own holes { $south } takes { $south_seeds } and { $north } { $north_seeds }.

## Why not.
no-not-your-hole = That hole is not your territory.
no-empty = An empty hole can’t be sown.
no-singleton = A single seed may never be moved.
no-endless-relay = That relay would go round for ever.
no-must-answer = An offer is pending: it is answered first.
no-nothing-offered = There is no offer to answer.
no-must-pass = You can’t sow, so you must pass.
no-may-not-pass = You can sow, so you may not pass.
no-cannot-pay = No offer: the other side would need { $needs } captured seeds and has { $has }.
no-must-keep-a-hole = No offer: you must keep at least one hole.
no-trades = Djenon-aboure has no trades.
no-game-over = The game is over.
no-such-hole = There is no such hole: they are 1S to { $row }S and 1N to { $row }N.
no-offer-size = { $holes ->
    [0] Choose the holes first: one, two or three.
   *[other] An offer is one, two or three holes.
}
no-twice = The offer names { $hole } twice.
no-action-gore = That is no action: type a hole (2S), pass, offer 1S,3S, accept or refuse.
no-action-djenon-aboure = That is no action: type a hole (2S) or pass.

## A first game.
home-tour = A first game
home-tour-on = A first game, on from lesson { $number } of { $all }
tour-title = { $number } of { $all } · { $about }
tour-captured = captured ▲ { $north } ▼ { $south }
tour-board = the board
tour-sowing = sowing
tour-capture = capturing
tour-end = passing, and the end
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

## Saved games.
saved-title = Saved games
saved-none = No games here.
saved-line = { $date }  { $game }  { $south } – { $north }  { $state }
saved-drawn = { $south }–{ $north }, a draw
saved-won = { $south }–{ $north }, { $name } won
saved-open = { $south }–{ $north }, { $name } to move
saved-damaged = Can’t be opened: { $file }
saved-damaged-because = This file can’t be opened, and is left as it is: { $reason }.
saved-game = { $south } – { $north }, { $game }, { $date }
saved-ask-delete = Delete for good? { $game }
saved-filter = Only games with
saved-filtered = Only games with “{ $wanted }”

## The editor.
editor-title = Set up a position of { $game }
editor-about = Type the seeds of a hole, or change them with + and −. The captured seeds lie above and below the board.
editor-missing = { $seeds } of the 48 seeds are still missing.
editor-ask = What you have set up will be lost. Go on all the same?
editor-too-many = { $seeds ->
    [one] There is 1 seed
   *[other] There are { $seeds } seeds
} too many: a game has 48.

## Rules.
rules-title = { $chapter } ({ $number } of { $all })
rules-legend = What is not marked was recorded by those who saw the games. What is marked [D] is our decision, because the sources are silent; its reason stands with it.
rules-decision = Decision:
rules-example = Example: { $position }
rules-more = { $lines ->
    [one] 1 line more
   *[other] { $lines } lines more
}

## Practising.
practise-title = Practise
practise-today = What is due today
practise-due = { $due ->
    [0] nothing is due
    [one] 1 drill
   *[other] { $due } drills
}
practise-counts = { $all } in all · { $known } known · { $due } due · { $new } new
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
chapter-relays = What does this sowing take?
chapter-mistakes = My mistakes
chapter-about-find-the-offer = Goré: is there an offer that is better than every sowing? Often there is none.
chapter-about-accept-or-refuse = Goré: an offer is on the table. A refusal costs the glory, an acceptance six seeds a hole.
chapter-about-which-holes = Goré: an offer is right. One hole, two or three, and which?
chapter-about-win-with-glory = Goré, by honour: a win with glory is best, then one without, a draw, a loss to a win without glory.
chapter-about-relays = Djenon-aboure: follow the laps to the end and count what is captured.
chapter-about-mistakes = Positions of your own games in which a choice cost seeds.
looking = Looking for mistakes: { $done } of { $all } choices, { $found } found.
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
drill-takes-seeds = takes { $seeds }
line-right = right
line-own = yours
line-tempting = tempting
line-compared = beside it

## Settings.
settings-title = Settings
settings-theme = Colours
settings-language = Language
settings-speed = Showing actions
settings-mouse = Mouse
settings-ascii = Only ASCII signs
settings-about = Changes are seen at once. Sides have letters and signs besides colours in every theme.
theme-wood = wood
theme-light = light
theme-high-contrast = high contrast
theme-plain = the terminal’s own
speed-off = not at all
speed-slow = slowly
speed-normal = at normal speed
speed-fast = fast

## Help.
help-foot = ↑ ↓ scroll · Esc closes
context-menu = Keys in menus
context-form = Keys in forms
context-show = Keys while an action is shown
context-sow = Keys while you choose what to sow
context-pass = Keys when you must pass
context-offer = Keys while you put an offer together
context-hand-over = Keys before an answer
context-answer = Keys for an answer
context-think = Keys while the program thinks
context-over = Keys after the game
context-look = Keys while you look back
context-watch = Keys while you look on
context-review = Keys in a review
context-moment = Keys for a moment of a review
context-type = Keys while you type
context-agree = Keys for a proposal
context-confirm = Keys for a question
context-edit = Keys for setting up a position
context-saved = Keys among the saved games
context-drill-sow = Keys in a drill
context-drill-answer = Keys in a drill about an answer
context-drill-count = Keys in a drill about counting
context-drill-told = Keys while an answer is shown
context-read = Keys while you read
context-lesson = Keys in a lesson
context-lesson-turn = Keys when a lesson lets you act
context-lesson-answer = Keys when a lesson lets you answer

## Words for actions: what the record shows, and what can be typed besides the notation.
word-pass = pass
word-offer = offer
word-accept = accept
word-refuse = refuse

## Keys and commands.
keys-move = move
key-any = any key
key-space = Space
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-back-tab = Shift-Tab
key-backspace = Backspace
key-delete = Del
key-page-up = PgUp
key-page-down = PgDn
key-home = Home
key-end = End
command-hole = hole
    .doc = the hole of your row with that number: sow it, or mark it for the offer
command-number = seeds
    .doc = type how many seeds
command-left = left
    .doc = move the cursor left
command-right = right
    .doc = move the cursor right
command-up = up
    .doc = move up
command-down = down
    .doc = move down
command-sow = sow
    .doc = sow the hole under the cursor
command-offer = offer
    .doc = put an offer together; it costs nothing until it is made
command-mark = mark
    .doc = put the hole under the cursor into the offer, or take it out
command-make-offer = make the offer
    .doc = make the offer: it is your whole turn
command-take-keyboard = the keyboard is mine
    .doc = see the offer, as the one who answers it
command-accept = accept
    .doc = accept what the other side proposes
command-refuse = refuse
    .doc = refuse what the other side proposes
command-pass = pass
    .doc = pass, because you must
command-undo = undo
    .doc = take back the last action, whatever it was
command-redo = redo
    .doc = do again what was taken back
command-move-now = move now
    .doc = let the program play the best that it has found so far
command-not-now = wait
    .doc = nothing: the program is thinking, and its side is not yours to play
command-agree = end by agreement
    .doc = propose to end the game here
command-resign = resign
    .doc = resign, after a question
command-yes = yes
    .doc = yes
command-no = no
    .doc = no
command-earlier = back
    .doc = look at the action before; nothing is changed
command-later = forward
    .doc = look at the action after
command-first = start
    .doc = look at the start
command-last = now
    .doc = return to the game as it is now
command-finish = show the end
    .doc = show at once what the action leads to
command-reload = read again
    .doc = show the game as it is played elsewhere by now
command-play-from-here = play from here
    .doc = begin a new game from this moment, after a question
command-type-action = type
    .doc = type an action, an offer too
command-enter = done
    .doc = take what has been typed
command-review = review
    .doc = what each choice was worth, and where the game turned
command-on-board = on the board
    .doc = see this moment on the board, and what would have been better
command-other-line = other line
    .doc = see what was chosen, or what would have been better
command-measure = glory
    .doc = count glory before seeds, or seeds alone (Goré)
command-coach = coach
    .doc = turn the coach on, if both agree, or off
command-coach-page = coach’s page
    .doc = read all that the coach says
command-play-again = play again
    .doc = begin a new game; the other side begins
command-choose = choose
    .doc = choose what the cursor is on, or go on to the next line
command-less = less
    .doc = change to the value before, or one seed less
command-more = more
    .doc = change to the next value, or one seed more
command-page-up = page up
    .doc = go up by a page
command-page-down = page down
    .doc = go down by a page
command-chapter-before = chapter before
    .doc = read the chapter before
command-chapter-after = next chapter
    .doc = read the next chapter
command-go-on = go on
    .doc = see the next thing, or begin the next lesson
command-lesson-before = lesson before
    .doc = go back to the lesson before
command-lesson-after = skip
    .doc = go to the next lesson
command-swap-owner = owner
    .doc = give the hole to the other side (Goré)
command-swap-side = turn
    .doc = let the other side act next
command-next-game = game
    .doc = set up the other game, or the other option
command-clear = clear
    .doc = take all seeds off the board
command-play-position = play on
    .doc = begin a game from this position
command-rename = names
    .doc = change the players’ names
command-delete = delete
    .doc = delete the game, after a question
command-filter = find
    .doc = show only games with some words
command-mistakes = mistakes
    .doc = make drills of the choices of this game that cost seeds
command-skip = skip
    .doc = leave this drill for another time
command-show-answer = answer
    .doc = show the answer; the drill counts as missed
command-next-drill = next
    .doc = go on to the next drill
command-forget = forget
    .doc = never ask about this mistake again
command-rules = rules
    .doc = read the rules
command-settings = settings
    .doc = colours, language, speed, mouse, signs
command-help = help
    .doc = show these keys
command-back = back
    .doc = go back
command-home = home
    .doc = leave the game; it is saved
command-suspend = pause
    .doc = stop until the shell brings the program back (fg)
command-quit = quit
    .doc = leave the program; the game is saved
