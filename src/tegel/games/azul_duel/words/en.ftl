## On the front page, and its options
title = Azul Duel
tagline = Azul for two: lay out your dome, then fill it.
option-scoring = Scoring tiles
choice-scoring = { $value ->
    [random] three at random
    [random-4] four at random
    [first] those for a first game
   *[other] { $value }
}

## Things

colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
    [turquoise] turquoise
    [special] special
    [wild] wild
    [blue-red] blue/red
    [red-turquoise] red/turquoise
    [turquoise-yellow] turquoise/yellow
    [yellow-black] yellow/black
    [black-blue] black/blue
   *[face-down] face down
}
tiles = { $count ->
    [one] { $count } { COLOUR($colour) } tile
   *[other] { $count } { COLOUR($colour) } tiles
}
no-tiles = nothing
# What a scoring tile asks for: at length, and where there is little room.
goal = { $goal ->
    [columns] Full columns, 7 each
    [rim] Tiles on the rim, 1 each
    [diagonals] Full diagonals, 10 each
    [corners] Full corner plates, 3 above, 8 below
    [wild] All wild spaces filled, 2 each
    [special] Empty special spaces, −3 each
    [rows] Full rows, 3 each
   *[colours] Rows with 5 colours, 4 each
}
goal-short = { $goal ->
    [columns] full columns, 7 each
    [rim] tiles on the rim, 1 each
    [diagonals] full diagonals, 10 each
    [corners] corner plates, 3 and 8
    [wild] all wild filled, 2 each
    [special] empty specials, −3 each
    [rows] full rows, 3 each
   *[colours] rows with 5 colours, 4
}

## Moves, after who makes them

deed-plate = { $who ->
    [you] take
   *[other] takes
} a plate ({ COLOUR($cells) }) from the display
deed-draw = { $who ->
    [you] draw
   *[other] draws
} { $top ->
    [special] a special plate
   *[other] a wild plate
} from the stack
deed-stop = { $who ->
    [you] look
   *[other] looks
} at { $count ->
    [one] the plate
   *[other] the { $count } plates
}
deed-keep = { $who ->
    [you] keep
   *[other] keeps
} the plate ({ COLOUR($cells) })
deed-return = { $who ->
    [you] put
   *[other] puts
} { $plate ->
    [none] a plate
   *[other] a plate ({ COLOUR($cells) })
} under the stack
deed-space = { $who ->
    [you] choose
   *[other] chooses
} space { NTH($space) } of the dome
deed-turn = { $who ->
    [you] lay
   *[other] lays
} the plate in space { NTH($space) }{ $degrees ->
    [0] { "" }
   *[other] , turned by { $degrees }°
}
deed-sun = { $who ->
    [you] take
   *[other] takes
} { TILES($colour, $count) } from { $factory ->
    [0] the large sun
   *[other] the sun of factory { $factory }
}
deed-moons = { $who ->
    [you] take
   *[other] takes
} { TILES($colour, $count) } from the moons
deed-chip = { $who ->
    [you] take
   *[other] takes
} the { COLOUR($chip) } chip from factory { $factory }
deed-stack = { $who ->
    [you] stack
   *[other] stacks
} { STACK($tiles) } on the moon of factory { $factory }
deed-line = { $who ->
    [you] lay
   *[other] lays
} { TILES($colour, $laid) } on line { NTH($line) }{ $broken ->
    [0] { "" }
    [one] , 1 breaks
   *[other] , { $broken } break
}
deed-break = { $who ->
    [you] break
   *[other] breaks
} { TILES($colour, $count) }
deed-column = { $who ->
    [you] lay
   *[other] lays
} { TILES($colour, 1) } in row { NTH($line) }, column { NTH($column) }
deed-none = { $who ->
    [you] pay
   *[other] pays
} no chips for line { NTH($line) }
deed-pay = { $who ->
    [you] complete
   *[other] completes
} line { NTH($line) } with chips ({ COLOUR($chips) })

## The same moves on a button

do-plate = Take this plate
do-draw = { $cost ->
    [0] Draw from the stack
   *[other] { $again ->
        [yes] Draw another for { $cost } point
       *[no] Draw for { $cost } point
    }
}
do-stop = Look at them
do-keep = Keep this plate
do-return = Return this one next
do-space = Lay in space { NTH($space) }
do-turn = { $degrees ->
    [0] Lay it as it is
   *[other] Lay it turned by { $degrees }°
}
do-sun = Take { $count } { COLOUR($colour) }
do-moons = Take { $count } { COLOUR($colour) } from the moons
do-chip = Take the { COLOUR($chip) } chip
do-stack = Stack { COLOUR($colour) }
do-line = Lay on line { NTH($line) }
do-break = Break them all
do-column = Lay in column { NTH($column) }
do-none = Keep the chips
do-pay = Pay the { COLOUR($chip) } chip

## What follows

told-paid = { SIGNED($points) }
told-start = the start tile comes along
told-revealed = factory { $factory } reveals the { COLOUR($chip) } chip
told-display = { $count ->
    [one] a new plate is shown
   *[other] { $count } new plates are shown
}
told-passed = no action left
told-tiling = the domes are tiled
told-tile = { SIGNED($points) } ({ $across ->
    [1] { $down ->
        [1] alone
       *[other] column of { $down }
    }
   *[other] row of { $across }{ $down ->
        [1] { "" }
       *[other] , column of { $down }
    }
})
told-special = special tile in row { NTH($row) } { SIGNED($points) }
told-broke = line { NTH($line) } fits nowhere in the dome: { TILES($colour, $count) } { $count ->
    [one] breaks
   *[other] break
}
told-loss = { $broken ->
    [0] start tile
    [one] 1 broken tile{ $start ->
        [yes] { " " }and the start tile
       *[no] { "" }
    }
   *[other] { $broken } broken tiles{ $start ->
        [yes] { " " }and the start tile
       *[no] { "" }
    }
} { SIGNED($points) }
told-round = { $who ->
    [you] begin
   *[other] begins
} round { $round }{ $refilled ->
    [yes] ; the bag was empty and has been refilled from the tower
   *[no] { "" }
}
told-goal = { scored-goal-by } { SIGNED($points) }
told-floor = nobody ends below 0 { SIGNED($points) }
told-end = the game is over
told-decided = { equal-points }: the holder of the start tile wins

## What points were for

scored-tile = tiles in the dome
scored-special = special tiles
scored-loss = broken tiles and start tile
scored-paid = plates from the stack
scored-goal = scoring tiles
scored-goal-by = { $goal ->
    [columns] full columns
    [rim] tiles on the rim
    [diagonals] full diagonals
    [corners] full corner plates
    [wild] all wild spaces filled
    [special] empty special spaces
    [rows] full rows
   *[colours] rows with 5 colours
}
scored-floor = never below 0

## Why one move rather than another
reason-tile = { more-points } for tiles in the dome this round
reason-special = { more-points } for special tiles
reason-loss = { fewer-points } lost for broken tiles and the start tile
reason-paid = { fewer-points } paid for plates
reason-goal = { more-points } from scoring tiles
reason-at-chips = { $times ->
    [one] 1 chip
   *[other] { $times } chips
} { $more ->
    [yes] more
   *[no] fewer
} in hand
reason-at-space = { $times ->
    [one] 1 plate
   *[other] { $times } plates
} { $more ->
    [yes] more
   *[no] fewer
} in the dome
reason-at-line = { $times ->
    [one] 1 tile
   *[other] { $times } tiles
} { $more ->
    [yes] more
   *[no] fewer
} on pattern lines for the next round
reason-reply-sun = { $who ->
    [you] you
   *[other] { $name }
} { $more ->
    [yes] can
   *[no] can’t
} take { TILES($colour, $count) } from { $factory ->
    [0] the large sun
   *[other] the sun of factory { $factory }
}: { more-points } this round
reason-reply-moons = { $who ->
    [you] you
   *[other] { $name }
} { $more ->
    [yes] can
   *[no] can’t
} take { TILES($colour, $count) } from the moons: { more-points } this round
reason-reply-plate = { $who ->
    [you] you
   *[other] { $name }
} { $more ->
    [yes] can
   *[no] can’t
} take the plate ({ COLOUR($cells) }) from the display: { more-points } this round
reason-reply-chip = { $who ->
    [you] you
   *[other] { $name }
} { $more ->
    [yes] can
   *[no] can’t
} take the { COLOUR($chip) } chip from factory { $factory }: { more-points } this round
reason-others = { $who ->
    [you] you get
   *[other] { $name } gets
} { more-points } this round
reason-starts = { $who ->
    [you] you { $more ->
        [yes] begin
       *[no] do not begin
    }
   *[other] { $name } { $more ->
        [yes] begins
       *[no] does not begin
    }
} the next round
reason-later = { more-points } in the rounds to come

## Why not

refusal-is-over = the game is over
refusal-not-asked = that is not asked now
refusal-set-up = before the first round each player only places a plate
refusal-no-plate = the display has no plate { $plate }
refusal-no-token = no dome token is left in round { $round }
refusal-stack-empty = the stack of plates is empty
refusal-no-points = a plate from the stack costs 1 point, and there is none to pay
refusal-not-in-sun = that sun has no { COLOUR($colour) } tiles
refusal-not-on-moons = no moon shows a { COLOUR($colour) } tile on top
refusal-no-chip = factory { $factory } has no revealed chip
refusal-enough-chips = each player takes 2 chips in a round
refusal-not-in-hand = plate { $plate } is not among those that were drawn
refusal-space-taken = space { NTH($space) } of the dome has a plate already
refusal-not-in-rest = no { COLOUR($colour) } tile waits to be stacked
refusal-line-complete = line { NTH($line) } is complete
refusal-line-holds = line { NTH($line) } holds { COLOUR($colour) }
refusal-cell-filled = column { NTH($column) } of row { NTH($line) } holds a tile already
refusal-cell-unfit = column { NTH($column) } of row { NTH($line) } { $cell ->
    [none] has no plate
    [special] is a special cell
   *[other] is { COLOUR($cell) }
}
refusal-chip-not-held = there is no { COLOUR($chip) } chip left
refusal-chip-order = chips are paid in the order of their types
refusal-chip-wasted = that chip would be wasted: no payment needs it

# What is typed and is no move.
refusal-no-verb = { $given } is no word a move begins with; there are: { LIST($choices) }

## What can't be in a position

position-too-many-tiles = { COLOUR($thing) }: there are { $most } in the game, not { $found }
position-too-many-chips = { $thing }: there are { $most } in the game, not { $found }
position-tiles-of-colour = there are { $most } of a colour, not { $found }
position-chips-of-kind = there are { $most } chips of a kind, not { $found }
position-conditions = a side of some scoring tiles should stand here, as in: 1A-2B-3A
position-conditions-scoring = they do not go with scoring={ $scoring }
position-other-phase = this is not asked in this phase
position-nothing-to-choose = there is nothing to choose, so this is not asked
position-not-asked = nothing like this is asked of { $name } for line { NTH($line) }
position-passed = { $name } is in turn, or has something to do
position-nobody-passes = nobody passes any more
position-bare = at the set-up it is round 1, and nothing was taken or returned
position-bare-seat = at the set-up { $name } has { $score } points and no tiles
position-over-after = the game is over after round { $round }
position-score-range = with this dome it should be { $least } to { $most }, not { $score }
position-tokens = it should be { $tokens } in this phase, not { $found }
position-large-whole = the large factory should have { $tiles } tiles or none
position-large-colours = the large factory gets tiles of one colour only if there is no other
position-factory-most = factory { $factory } should have at most { $most } tiles
position-factory-whole = factory { $factory } should have { $tiles } tiles: there were more
position-moon-empty = factory { $factory } has tiles on its sun, so its moon should be empty
position-moon-most = on a small moon lie at most { $most } tiles, not { $found }
position-large-moon = the large one has at most { $most } tiles, and none under a sun
position-cleared = no tile should be left on suns and moons
position-one-colour = tiles of one colour should stand here
position-rest = the rest of factory { $factory } does not go onto its moon
position-start-on-table = nobody took from the large factory, so it lies on the table
position-start-taken = the large factory is empty, so somebody took it
position-start-by-now = somebody should have it by now
position-chips-gone = { $taken } chips were taken in this round, but { $gone } are gone
position-chips-all = held and spent there should be { $chips } chips in all
position-chips-most = so far a seat can have taken { $most }
position-chip-covered = that of factory { $factory } should be face down, as ?: there are tiles
position-chip-seen = that of factory { $factory } should be seen, or -: no tile is left
position-taken-by-now = by now it should be { $chips }
position-payment = this is no payment for line { NTH($line) }
position-no-plate = { $given } in space { NTH($space) } is no plate, turned or not
position-plate = { $given } should be a plate, as in: { $first }
position-plate-twice = the plate { $plate } is somewhere else too
position-plates = by the tokens used there should be { $right } plates, not { $plates }
position-space-taken = a plate lies in space { NTH($space) } already
position-display = { $plates } plates should lie here: it was filled from the stack
position-top-unseen = it should be the kind of a plate that nobody has seen
position-top-returned = it should be the kind of the plate that was returned first, or - for none
position-none-left = no { $which } plate is left for { $back }
position-secrets = of the plates that { $name } knows, all should be told or none
position-returned-form = { $given } should be as in: 2.0:YKT*,?# (return 2, of seat 0)
position-returned-order = what was returned later lies below
position-returned-when = return { $when } is not one of the { $returns } so far
position-returned-most = at most { $most } plates can lie here
position-drawn-form = { $given } should be as in: ?* or ?#, or 0:YKT* for one of seat 0
position-drawn-order = plates that nobody has seen are drawn before those that were returned
position-drawn-unseen = there are { $unseen } unseen of that kind
position-drawn-returned = nobody draws what was returned while there are unseen plates
position-row-cells = row { NTH($row) } should have { $cells } cells, as in: B..*.T; not { $given }
position-row-rounds = row { NTH($row) } gets a tile a round: at most { $rounds }, not { $tiles }
position-unfit = { COLOUR($colour) } does not fit in row { NTH($row) }, column { NTH($column) }
position-special-row = row { NTH($row) } should be { $right }: a special tile comes with a whole plate
position-line-colours = line { NTH($line) } should have up to { $most } tiles of one colour
position-line-reached = line { NTH($line) } was reached, so it should be empty
position-broken-most = at most { $most } tiles lie here, not { $found }
position-broken-done = this seat is done with the round, so none should be left
position-dealt-stays = in place { NTH($place) } { $plate } should lie
position-dealt-plate = { $given } can't have come from the stack to place { NTH($place) }
position-dealt-returned = what was returned comes in its order: { $plates }
position-dealt-looks = these can't be the plates that were drawn: their backs were seen
position-dealt-tiles = factory { NTH($place) } of { $places } should get { $right } tiles
position-dealt-chip-stays = of factory { $factory } it should be { $chip }
position-dealt-chip = { $given } can't have been turned over on factory { $factory }

## What the button says to do

todo-first-plate = Choose a plate
todo-action = Choose what to take
todo-drawing = Draw again, or look
todo-keep = Choose a plate to keep
todo-return = Choose what goes back
todo-space = Choose a space
todo-turn = Turn the plate
todo-stack = Choose what to stack
todo-line = Choose a line
todo-column = Choose a column
todo-chips = Pay chips, or keep them
todo-next-chip = Choose the next chip

## What to do, for who decides and for who waits

ask-first-plate = { $who ->
    [you] Take one of the three plates for your dome.
   *[other] { $name } chooses a first plate.
}
ask-action = { $who ->
    [you] Take { $tiles ->
        [yes] { $plates ->
            [yes] tiles, a plate or a chip
           *[no] tiles or a chip
        }
       *[no] { $plates ->
            [yes] a plate or a chip
           *[no] a chip
        }
    }.
   *[other] { $name } is choosing.
}
ask-drawing = { $who ->
    [you] Draw another plate for 1 point, or look at what you drew.
   *[other] { $name } draws from the stack.
}
ask-keep = { $who ->
    [you] Keep one of the plates you drew.
   *[other] { $name } looks at the plates.
}
ask-return = { $who ->
    [you] Put the rest under the stack: which comes next? The first lies nearest the top.
   *[other] { $name } puts plates under the stack.
}
ask-space = { $who ->
    [you] Choose a space of your dome. Turn the plate as you like.
   *[other] { $name } places a plate.
}
ask-turn = { $who ->
    [you] Turn the plate, then lay it.
   *[other] { $name } places a plate.
}
ask-stack = { $who ->
    [you] Stack the rest on the moon, from the bottom up: which tile comes next?
   *[other] { $name } stacks tiles on a moon.
}
ask-line = { $who ->
    [you] { $count } { COLOUR($colour) } in hand. Choose a line, or break { $count ->
        [one] it
       *[other] them
    }.
   *[other] { $name } has { $count } { COLOUR($colour) } in hand.
}
ask-column = { $who ->
    [you] Line { NTH($line) } is complete. Choose its space in row { NTH($line) }.
   *[other] { $name } tiles the dome.
}
ask-chips = { $who ->
    [you] Line { NTH($line) } can be completed with chips. Choose a chip to pay, or keep them.
   *[other] { $name } tiles the dome.
}
ask-next-chip = { $who ->
    [you] Paying for line { NTH($line) }. Choose the next chip.
   *[other] { $name } tiles the dome.
}
ask-nothing = The game is over.

## How to write it

how-first-plate = choose a plate from the display, as in: plate YK/T*
how-action = take: plate YK/T*, draw, L blue, F3 blue, moons blue, or chip F2
how-drawing = draw another plate for 1 point, or: stop
how-keep = keep one of the plates you drew, as in: keep YK/T*
how-return = say which plate goes to the bottom of the stack next, as in: return YK/T*
how-space = choose a space of your dome, 1 to 9 row by row, as in: space 5
how-turn = turn the plate clockwise: turn 0, turn 90, turn 180, or turn 270
how-stack = say which tile goes on the moon next, from the bottom up, as in: stack red
how-line = put the tiles on a pattern line, as in: line 4, or: break
how-column = choose a column of your dome for the tile of this line, as in: column 3
how-chips = complete this line with chips, as in: pay blue, or: no chips
how-next-chip = pay another chip, as in: pay blue/red
how-nothing = the game is over

## The table

when = { $phase ->
    [set-up] Set-up
    [tiling] Round { $round } of 5 · tiling
    [over] The end
   *[acquire] Round { $round } of 5
}
bag = Bag
tower = Tower
factories = Factories
sun = sun
large-is = Large factory. Sun: { TILES($sun) }; moon: { TILES($moon) }{ $start ->
    [yes] ; start tile
   *[no] { "" }
}
factory-is = Factory { $factory }. Sun: { TILES($sun) }; moon, from the bottom up: { STACK($moon) }; chip: { $chip ->
    [none] gone
   *[other] { COLOUR($chip) }
}
start-tile = start tile
keys-number = to a factory; then a pattern line, a space or a column
keys-large = to the large factory
keys-moons = to the moons
keys-plates = to the dome plates
keys-around = to the next thing on offer
keys-turn = turn the plate
keys-break = break the tiles
keys-do = do what the button says
keys-back = put back
plates = Dome plates
plate-is = plate { COLOUR($cells) }
plate-named = { $plate } ({ COLOUR($cells) })
display-is = Display: { LIST($plates) }
stack-is = Stack: { $count ->
    [0] empty
    [one] 1 plate, { COLOUR($top) } on top
   *[other] { $count } plates, { COLOUR($top) } on top
}
returned = { $count } returned to the bottom
returned-own = You returned, from the top down: { LIST($plates) }
drawn = Drawn
hand = In hand
hand-is = In hand: { TILES($tiles) }
hand-plates = In hand: { LIST($plates) }
hand-to-space = In hand: { LIST($plates) }, for space { NTH($space) }
to-stack = To stack
turn-plate = Turn the plate
prospect = If tiling began now
prospect-n = if tiling began now: { $count }
ledger = Last tiling

## A player board

board-of = Board of { $name }
enlarge-of = Enlarge the board of { $name }
board-is = { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $prospect } if tiling began now; { tokens-n }; { chips-are }; { broken-is }
passed = has passed
lines = Pattern lines
line-is = Line { NTH($line) }: { $colour ->
    [none] empty, { $size ->
        [one] 1 space
       *[other] { $size } spaces
    }
   *[other] { $count } of { $size } { COLOUR($colour) }
}
line-refuses = { $kind ->
    [line-complete] complete
   *[other] holds { COLOUR($colour) }
}
of = { $count } of { $size }
being-tiled = being tiled
row-is = { line-is }; dome { LIST($cells) }
row-empty = { line-is }; no plate in the dome
cell-laid = { COLOUR($colour) } laid in column { NTH($column) }
cell-free = { COLOUR($colour) } free in column { NTH($column) }
dome = Dome
space = Space { NTH($space) }
space-empty = space { NTH($space) }, no plate
space-is = space { NTH($space) }: { LIST($cells) }
laid = { COLOUR($colour) } laid
worth = a special tile in this row: { SIGNED($points) }
broken = Broken
broken-is = broken: { TILES($broken) }{ $start ->
    [yes] { " " }and the start tile
   *[no] { "" }
}, { SIGNED($loss) }
break = Break
chips = Chips
chips-are = chips: { COLOUR($chips) }
no-chips = no chips
tokens = Dome tokens
tokens-n = { $count ->
    [one] 1 dome token
   *[other] { $count } dome tokens
}
tokens-short = { $count } { $count ->
    [one] token
   *[other] tokens
}
awaits = a cell that waits for blue, or a covered tile on a moon

## Scoring tiles

scoring = Scoring tiles
scoring-both = Scoring · you, other
goal-pays = { goal }: { LIST($parts) }
goal-nothing = nothing yet
goal-complete = complete
goal-nearest = nearest: { $count } missing
goal-missing = { $count } missing
goal-lacks = row { NTH($row) } lacks { COLOUR($colours) }
part-dome = Dome, special tiles and losses
part-goal = { goal }

## A guided first game

guide-plate = { $short ->
    [yes] Choose one of the lit plates: the first of your dome.
   *[no] You build a dome of plates and fill it with tiles, for five rounds. Choose the first plate for your dome: one of the lit ones.
}
guide-space = { $short ->
    [yes] Touch a space of your dome; again to turn the plate.
   *[no] Lay it in any space of your dome. Touch it again to turn it, then press the button. Each painted cell will want a tile of its colour; a many-coloured one takes any.
}
guide-sun = { $short ->
    [yes] Touch a colour on a lit sun: you get all of it there.
   *[no] Now tiles: touch a colour on one of the lit suns. You get all tiles of that colour there.
}
guide-stack = The rest of this factory goes to its moon, in the order you like: only the top of the stack can be taken. Which tile comes next?
guide-line = { $short ->
    [yes] Choose a lit pattern line; what does not fit breaks.
   *[no] { TILES($colour, $count) } in hand. Choose a lit pattern line: one colour a line, and what does not fit breaks. A line feeds the row of the dome beside it.
}
guide-column = Line { NTH($line) } is complete: one of its tiles goes into the dome. Choose one of the lit cells; it should touch other tiles.
guide-pay = Line { NTH($line) } is not complete, but your chips can stand for what is missing: 2 of its colour, or any 3, for each tile. Choose a chip to pay, or keep them.
guide-drawing = Each plate from the stack costs 1 point. Draw another, or look at what you have and keep one.
guide-moon = { $count ->
    [one] The other tile went to the moon beside that sun.
   *[other] The other { $count } tiles went to the moon beside that sun.
} They can be taken from there later.
guide-broken = { $count ->
    [one] A tile broke, since it had no room.
   *[other] { $count } tiles broke, since they had no room.
} Broken tiles cost the points that stand below them.
guide-start = { $who ->
    [you] You were
   *[other] { $name } was
} first to take from the large moon, and so got the start tile: it costs { $cost } points, and its owner begins the next round.
guide-tiling = All is taken, so the domes are tiled: from top to bottom, every complete line sends one tile into its row of the dome.
guide-dome = Your tile in row { NTH($row) } brought { SIGNED($points) }{ $points ->
    [1] : it lies on its own. Next to others it scores as many as lie in line.
   *[other] : it scores the tiles that lie in line with it, across and down.
}
guide-special = That was the third tile of a plate with a compass rose. So a special tile came there by itself, and brought the number of its row: { SIGNED($points) }.
guide-broke = Line { NTH($line) } found no cell of its colour in its row, and there is no room for another plate: its tiles broke.
guide-loss = Broken tiles and the start tile cost you { points } in this round.
guide-round = Round { $round } of 5. { $who ->
    [you] You begin, since you had the start tile.
   *[other] { $name } had the start tile and begins.
}{ $kept ->
    [yes] { " " }What lay on lines that are not complete has stayed.
   *[no] { "" }
}
guide-other = Then { $name } did one thing too: tiles, a plate or a chip. You take turns until all is taken.
guide-goals = Look ahead: after round 5 the lit scoring tiles pay. Touch one to see where it lacks least.
guide-moons = You may also take from the moons: of one colour, the top tiles of all of them at once. Whoever takes first from the large moon also gets the start tile.
guide-chip = A factory is empty, so its chip was turned up. Take it as your turn: each of you takes two in every round, and they help to complete lines.
guide-token = You have { $count ->
    [one] 1 dome token
   *[other] { $count } dome tokens
} left. Use one as your turn: take one of the lit plates for your dome. Tiles need cells of their colour.

## The rules in our own words

rules = In turn take all tiles of one colour from a sun (the rest is stacked on its moon) or from the tops of all moons, and lay them on one pattern line; what does not fit breaks. Or spend a dome token on a plate for your dome, or take a chip. When nothing is left, each complete line puts a tile on a matching cell of its row in the dome: it scores its row and its column. Chips complete lines. After five rounds the scoring tiles pay.
lesson-aim-title = A dome of nine plates
lesson-aim = Two players, five rounds. You build a dome of plates and fill it with tiles; a tile scores for the rows it joins. You begin with 5 points, and the most points after round 5 win.
lesson-aim-try = A dome at the end of a game: painted spaces are still empty, glazed tiles lie.
lesson-take-title = Sun and moon
lesson-take = A turn is one action. Take all tiles of one colour from one sun; the rest is stacked on the moon beside it, in the order you like. From the large sun the rest lies side by side.
lesson-moons = Or take the top tiles of one colour from all moons at once. Whoever is first to take from the large moon gets the start tile: it costs 2 points, and its holder begins the next round.
lesson-take-try = Try it: tap a colour, on a sun or on a moon.
lesson-line-title = Pattern lines
lesson-line = The tiles go to one of your six lines, filled from the right, one colour a line. What does not fit breaks, and broken tiles cost 1, 2, 3 and 4 points. Line 4 feeds only row 4 of the dome.
lesson-line-try = Try it: choose a line. The number says what it would bring if the round ended now.
lesson-plate-title = Plates
lesson-plate = In rounds 1 to 4 you must use both dome tokens. A token takes a plate from the display; or draw from the stack, 1 point for each plate, keep one and return the rest. Lay it in any empty space, turned as you like.
lesson-cells = A coloured space wants its colour, a many-coloured one takes any. The compass rose is special: nobody lays there by hand.
lesson-plate-try = Try it: tap a space, and tap again to turn the plate.
lesson-chip-title = Bonus chips
lesson-chip = On each small moon lies a chip. When a factory is empty on both sides it is turned up, and taking it is an action: two in each round. Later, 2 chips of a line’s colour, or any 3, stand for a missing tile.
lesson-tiling-title = Tiling the dome
lesson-tiling = When everything is taken, the lines are done from top to bottom. A full line sends one tile to a space of its colour in its row. Alone it scores 1; else as many points as its row has tiles in line with it, and its column too.
lesson-special = The third tile on a special plate brings a special tile: it scores the number of its row. A line that fits nowhere waits, until three plates lie in its row; then it breaks.
lesson-tiling-try = Try it: choose the space.
lesson-scoring-title = Scoring tiles
lesson-scoring = Three or four scoring tiles are known from the start and paid after round 5. Point at one to see what is nearest to complete.

## Setting up a position
setup-round = Round
setup-turn = To move
setup-starter = Began the round
setup-on-table = Table
setup-board = Whose board
setup-score = Points
setup-factory = { $n ->
    [0] Large factory
   *[other] Factory { $n }
}
setup-sun = { setup-factory }, sun
setup-moon = { setup-factory }, moon
setup-chip = Chip of factory { $n }
setup-face-down = face down
setup-add-chip = Add a chip
setup-taken = taken this round
setup-choose-plate = Choose a dome plate
setup-turn-plate = Turn the plate
setup-top = Back on top of the stack
setup-line = Pattern line { NTH($line) }
setup-asked = What is asked
setup-plate = Plate to be placed
setup-space = Space for it
setup-looks = Plates looked at
setup-drawn = Plates drawn, face down
setup-in-hand = Tiles in hand
setup-rest = Tiles to be stacked
setup-of-factory = On the moon of factory
setup-now-line = Pattern line in hand
setup-paid = Chips paid for it
setup-tower = Tiles that were discarded. All that lie nowhere are in the bag; where the tower is not known, leave it empty.

## Themes of puzzles and mistakes
theme-goal = scoring tiles
theme-special = special tiles
theme-moon = the moons
theme-chip = a chip
theme-plate = a dome plate
theme-stack = stacking
theme-pay = paying with chips

## Statistics
habit-opening-is = { $kind ->
    [turn] a plate in space { NTH($space) }
    [sun] { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } from a sun
    [moons] { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } from the moons
   *[chip] a chip
}
habit-first-space = The first plate
habit-first-space-is = in space { NTH($space) } of the dome
habit-first-action = The first action
habit-first-action-is = { $kind ->
    [sun] { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } from a sun
    [moons] { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } from the moons
   *[chip] a chip
}
habit-actions = Actions
habit-actions-is = { $kind ->
    [turn] plates
    [sun] tiles from a sun
    [moons] tiles from the moons
   *[chip] chips
}
habit-lines = Rows of the dome with new tiles
habit-lines-is = row { NTH($row) }
habit-columns = Columns of the dome with new tiles
habit-columns-is = column { NTH($column) }
