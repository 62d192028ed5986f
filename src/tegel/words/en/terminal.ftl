# What only the terminal says.

## Keys and sheets
help = Help
score = Points
log = Log
type = Type a move
quit = Quit
start = Start
end = End
auto = By itself
space-bar = Space
place = Place
close = Enter closes this.
the-tiles = The tiles
keys = Keys and mouse
keys-text = ←↑↓→ or mouse: point · Enter or click: choose · Esc: put back · digits: the line, column or tile of that number · type a move and press Enter, as in: { $example }
rules-of = { $title } in short
placeholder = a move, as in: { $example }
too-small = A window of 80 by 24 shows the whole table; this one is smaller.

## At the table
readying = { $name } is getting ready: { $share } %
thinks-on = m: move now · { $name } is thinking
ready = I am { $name }: press Enter
link = Send this link to a friend: { $link }
talk = { $name }: “{ $text }”
hint-readying = The adviser is getting ready …
hint-of = { $all ->
    [1] Hint
   *[other] Hint { $n } of { $all } (h: next)
}
advice = { $share } %, { SIGNED($margin) }
saved = Saved to { $file }.
saved-go-on = Saved to { $file }. Go on with: { $command }
left-table = Go on with: { $command }

## What can’t be done
not-your-turn = It is not your turn.
no-undo = There is no move of yours to take back.
no-question = Nobody asks you for anything.
no-hint = There is no hint now: hints are for whoever decides, where no other person plays.
no-hurry = Nobody is thinking who could be told to move.
no-replay = Only games that are over can be walked through.
only-replay = This is a replay: ← and → go through the game.
no-save = The server keeps this game; its page has the record.

## Line by line
intro = { $title }: { LIST($names) }.
seed = Seed { $seed }.
how = A move: { $how }.
prompt = Your move >{ " " }
prompt-of = { $name }, your move >{ " " }
prompt-over = { $here ->
    [yes] save FILE, undo or quit >{ " " }
   *[no] rematch or quit >{ " " }
}
points-are = Points: { $points }.
part-is = { $what }: { $points }.
clock-is = Time left: { $times }.
advice-line = { $text }: { $share } % to win, { $margin } points. { $move }.
advice-order = First what the adviser would play: it has looked at that longest. Then the others, by their chances.
nothing-left = The game is over: there is nothing left to decide.
which-file = Say which file, as in: save game.tegel
server-back = The server is back.
press-enter = Press Enter to leave.
plain-help =
    Write a move, or one of these:
    { "  " }moves        your moves, each with what you would gain if all were scored then
    { "  " }hint         what a strong player would do
    { "  " }board        tell the table again
    { "  " }log          the game so far
    { "  " }score        where the points come from
    { "  " }undo         take your last move back
    { $here ->
        [yes] { "  " }save FILE    write the game to a file (tegel replay FILE shows it)
       *[no] { "  " }'text        say something to the others
        { "  " }resign       give the game up
        { "  " }rematch      another game, when this one is over
        { "  " }allow        allow what another asks; decline: rather not
        { "  " }pause        ask for a pause; continue: go on
        { "  " }abort        call the game off, before the second turn
    }
    { "  " }help         this text
    { "  " }quit         leave

## Walking through a game
walk-help = Enter: next move.  b: back.  a number: go there.  e: the end.  q: quit.
walk-at = [{ $n } of { $all }]{ " " }
walk-range = The game has moves 0 to { $last }.
walk-broken = The game can’t be followed further: { $why }

## Analysis
analysis-stop = Ctrl-C: that is enough.
back-and-on = Moves
stop = Stop
explore-keys = PgUp, PgDn: a move back or on · [ and ]: another move tried here · Home, End: to the start, to the end · F2: the champion stops or goes on · F3 or “comment …”: say something of the move ( | begins a line) · F4 or “mark ?!”: !! ! !? ?! ? ??, and - for none · F5 or “promote”: make this the main line · Del or “delete”: take the move away, with all that follows · F6 or “save FILE”: a file with all of it · l: all that was tried · u: a move back · =: where the points come from
tree-how = ↑↓ and Enter: go there · Esc: back
no-move-here = There is no move here: this is the start.
is-main-line = This is the main line already.
file-there = { $file } is there already: press Enter again to write over it
not-kept = What you wrote is in no file yet: save FILE keeps it. Press q again to leave without it.
## Setting a position up
set-up = Set up
analyse = Analyse
set-up-ready = Nothing is wrong: F5 analyses it.
the-table = Table
type-field = Type a field
set-up-placeholder = a field, as in: { $example }; or a whole position
take-in-hand = Take { $what } in hand
no-field = Write a field as in round=3, or a whole position.
set-up-keys = ←↑↓→ or mouse: point · Enter or click: put there what is in hand; tap it again to take it away · 1–9: take something in hand · 0: nothing, to take away · + and -: one more, one less · a field is typed too, as in: { $example }; without a value it goes · F2: the table, where there is no room for both · F5: analyse, when nothing is wrong · F7: a new game · F8: an empty table · u: back. What the fields mean is told in the handbook, under Positions as text.
## Review
review-clean = Nothing to criticise.
review-after-move = Deal after move
review-round = Round
retry-at = { $n } of { $of }: move { $move }, { $name }
retry-help = Write a move; answer: have it shown; Enter: the next one; quit: leave.
retry-done = { $right } of { $of } found at the first try.
review-small = { $count ->
    [one] And 1 inaccuracy: see --seat.
   *[other] And { $count } inaccuracies: see --seat.
}
review-player = Player
review-score = Points
review-game = Game
review-games = Games
review-rate = Loss
review-interval = 95 %
review-lately = Last ten
review-start = Start
review-own = Own play
review-others = Others’ play
review-late = Seen late
review-end = End
review-sums = All in points of winning chances: a win is 100. Loss: of a decision on average, and where it lies with 95 % confidence. Start + own play + others’ play + luck + what the judge saw only late = end.
review-many = Loss of a decision on average, in points of winning chances, and where it lies with 95 % confidence.
## Puzzles
puzzle-help = Write a move; answer: have it shown; quit: leave.
