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
home-tour = A first game
home-tour-on = A first game, on from lesson { $number } of { $all }
home-new = New game
home-practise = Practise
home-editor = Set up a position
home-saved = Saved games
home-rules = Rules
home-settings = Settings
home-quit = Quit
home-damaged = The newest saved game can’t be opened.
too-small = This screen is too small: the game needs { $width } columns and { $height } lines. It goes on as soon as there is room.
too-small-short = Too small: { $width } × { $height } needed.
too-small-shortest = { $width } × { $height }
failed = That could not be done: { $reason }.

## A new game.
new-title = New game
new-title-from = { $game } from a position: { $name } to move
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
new-a-friend = a friend beside you
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
ask-repetition-partner = This position for the third time: ask { $name } to end the game here?
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
reason-end = { $hopes ->
    [ahead] { $name } expects to win by { $hoped }
    [behind] { $name } expects to lose by { $hoped }
   *[level] { $name } expects a draw
}{ $stands ->
    [ahead] , and is ahead by { $has } if it ends here.
    [behind] , and is behind by { $has } if it ends here.
   *[level] , and is level if it ends here.
}

## A game: title, panels, record.
title-action = action { $number }
title-over = over
title-looking = looking at { $at } of { $all }
title-repeated = this position: { $times } times
panel-captured = captured { $seeds }
panel-captured-short = took { $seeds }
panel-if-ended = { $seeds } if it ended now
panel-if-ended-short = { $seeds } if over
panel-if-ended-shortest = end { $seeds }
panel-final = { $seeds } in all
panel-refused = refused { $times }
panel-refused-short = ✕{ $times }
panel-goal = { $seeds } wins
panel-majority = more than half
record = Record
record-coached = Record · { $mark } coach
record-agreed = ended by agreement
record-resigned = { $name } resigned
not-agreed = { $name } did not agree: the game goes on.
end-taken-back = The end has been taken back: the game goes on.
branch-begun = A new game from here: the other one stays as it is.
not-saved = THIS GAME IS NOT SAVED: { $reason }
ask-leave = What was done last is not saved and will be lost. Leave all the same?

## A game: what is asked.
ask-sow = { $who }: choose a hole to sow.
ask-pass = { $name } must pass: there is nothing that { $name } can sow.
ask-offer = { $name }: which holes do you offer to { $other }?
ask-offer-short = { $name }: which holes?
ask-hand-over = { $other } has made an offer. Hand the keyboard to { $who }.
ask-hand-over-coach = { $name } would like a coach, for both sides. Hand the keyboard to { $who }.
ask-hand-over-end = { $name } proposes to end the game here. Hand the keyboard to { $who }.
hand-over-note = Nothing is answered yet: the one who answers takes the keyboard first.
ask-answer = { $name }: { $other } offers you { $holes }. Do you accept?
ask-answer-short = { $name }: pay { $price } seeds for { $holes }, { $standing ->
    [0] now empty
   *[other] { $count ->
        [one] with { $standing } in it
       *[other] with { $standing } in them
    }
}?
ask-look = The game after { $at } of { $all } actions. Looking changes nothing.
ask-watch = Another window is playing this game. Here it can be looked at, or a copy begun from any moment.
ask-unwritable = This game can’t be saved: { $reason }. It can be looked at, or a copy begun from any moment.
ask-type-djenon-aboure = { $name }: type an action: { $hole } or pass.
ask-type-gore = { $name }: type an action: { $hole }, pass, or offer { $holes }.
ask-type-answer = { $name }: type accept or refuse.
ask-agree = { $other }: { $name } proposes to end the game here. Do you agree?
ask-repetition = This position for the third time: does anybody propose to end here?
ask-resign = { $name }: do you resign? { $other } wins then.
ask-propose = Propose to { $name } to end the game here?
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
bargain-nothing-yet = Nothing offered yet
bargain-not-possible = This can’t be offered
bargain-again = This offer was refused in this same position before.
bargain-again-short = Refused in this position before.
bargain-so-far = Offers so far: { $list }
terms-none = One to three holes: { $name } pays { $price } captured seeds for each, and has { $has }.
terms = { $name } pays { $price } of { $has } captured seeds for { $holes }, { $standing ->
    [0] now empty
   *[other] { $count ->
        [one] with { $standing } in it
       *[other] with { $standing } in them
    }
}.
terms-short = { $name } pays { $price } of { $has } for { $holes }, holding { $standing }.
cost-of-refusing = { $refused ->
    [0] If you win after refusing, it is without glory.
   *[other] You have refused before: a win is without glory now.
}
cost-of-refusing-short = { $refused ->
    [0] Refusing costs the glory of a win.
   *[other] The glory is lost already.
}

## A game: what has happened.
told-sow = { $name } sowed { $hole } to { $last } and captured nothing.
told-capture = { $name } sowed { $hole } to { $last } and captured { $what }.
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
over-sweep-short = { $south } takes { $south_seeds } more, { $north } { $north_seeds }.

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
no-answer = That is no answer: type accept or refuse.
no-action-gore = That is no action: type a hole (2S), pass, offer 1S,3S, accept or refuse.
no-action-djenon-aboure = That is no action: type a hole (2S) or pass.

## Saved games.
saved-title = Saved games
saved-none = No games here.
saved-players = { $south } – { $north }
saved-drawn = { $south }–{ $north }, a draw
saved-won = { $south }–{ $north }, { $name } won
saved-open = { $south }–{ $north }, { $name } to move
saved-damaged = Can’t be opened: { $file }
saved-damaged-because = This file can’t be opened, and is left as it is: { $reason }.
saved-game = { $south } – { $north }, { $game }, { $date }
saved-exported = The record has been written to { $file }
saved-ask-delete = Delete for good? { $game }
saved-filter = Only games with
saved-filtered = Only games with “{ $wanted }” · Esc shows all

## The editor.
editor-title = Set up a position of { $game }
editor-about = Type seeds, or change them with + and −.
editor-captured = The captured seeds lie above and below the board.
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
theme-plain = the terminal’s
speed-off = not at all
speed-slow = slowly
speed-normal = at normal speed
speed-fast = fast

## Help.
help-foot = ↑ ↓ scroll · Esc closes
context-home = Keys at home
context-menu = Keys in menus
context-form = Keys in forms
context-show = Keys while an action is shown
context-sow = Keys while you choose what to sow
context-pass = Keys when you must pass
context-offer = Keys while you put an offer together
context-hand-over = Keys before an answer
context-proposed = Keys after a proposal
context-repeated = Keys when a position is repeated
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
word-sow = sow
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
    .doc = the hole of your row with that number: sow it
    .offer = the hole of your row with that number: mark it for the offer
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
    .doc = take the keyboard, when it is you who must answer
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
command-last = end
    .doc = go to the end, after the last action
command-finish = show the end
    .doc = show at once what the action leads to
command-reload = read again
    .doc = show the game as it is played elsewhere by now
command-play-from-here = play from here
    .doc = begin a new game from this moment, after a question
command-edit-position = edit
    .doc = take the position into the editor, to change it or to play it against somebody else
command-type-action = type
    .doc = type an action
command-enter = done
    .doc = take what has been typed
command-review = review
    .doc = what each choice was worth, and where the game turned
command-on-board = board
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
    .doc = begin a new game: from the usual start the other side begins, from a position that was set up the same
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
command-export = export
    .doc = write the record as a text file, where the program was started
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
    .doc = leave the program; every game is saved as it is played
