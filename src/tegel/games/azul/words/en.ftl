### Azul

## On the front page, and its options

title = Azul
tagline = Take tiles, fill your pattern lines, build a wall.
option-wall = Wall
choice-wall = { $value ->
    [grey] grey, with a free choice of columns
   *[coloured] coloured
}

## Tiles and places

colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
    [white] white
   *[marker] starting-player marker
}
tiles = { $colour ->
    [marker] starting-player marker
   *[other] { $count } { colour } { $count ->
        [one] tile
       *[other] tiles
    }
}
no-tiles = nothing
# 0 is the centre.
place = { $source ->
    [0] Centre
   *[other] Factory { $source }
}
from-place = { $source ->
    [0] from the centre
   *[other] from factory { $source }
}

## Moves, after who makes them

deed-take = { $who ->
    [you] take
   *[other] takes
} { TILES($colour, $count) } { from-place } { $line ->
    [none] to the floor line
   *[other] to pattern line { NTH($line) }
}{ $marker ->
    [yes] , with the starting-player marker
   *[no] { "" }
}
deed-column = { $who ->
    [you] lay
   *[other] lays
} { TILES($colour, 1) } in row { NTH($line) }, column { NTH($column) }

## What follows

# Whoever chose the space has just told the colour and the column.
told-tile = { $space ->
    [chosen] { SIGNED($points) }
    [only] { TILES($colour, 1) } in row { NTH($row) }, column { NTH($column) } { SIGNED($points) }
   *[printed] { TILES($colour, 1) } in row { NTH($row) } { SIGNED($points) }
}
told-dropped = no space for pattern line { NTH($line) }: { TILES($colour, $count) } to the floor line
told-floor = { $points ->
    [0] floor line: nothing to lose
   *[other] floor line { SIGNED($points) }
}
told-round = Round { $round } begins.{ $refilled ->
    [yes] { " " }The bag was empty and has been refilled from the lid.
   *[no] { "" }
}
told-row = row { NTH($which) } complete { SIGNED($points) }
told-column = column { NTH($which) } complete { SIGNED($points) }
told-colour = { TILES($colour, 5) } on the wall { SIGNED($points) }
told-end = The game is over.
told-decided = { equal-points }: { $shared ->
    [yes] equally many complete rows, too, so the place is shared
   *[no] the number of complete rows decides, { LIST($rows, by: " to ") }
}

scored-tile = wall
scored-floor = floor line
scored-row = complete rows
scored-column = complete columns
scored-colour = complete colours

## Why one move rather than another
reason-tile = { more-points } on the wall this round
reason-floor = { fewer-points } lost on the floor line
reason-row = { more-points } for complete rows
reason-column = { more-points } for complete columns
reason-colour = { more-points } for complete colours
reason-at-line = { $times ->
    [one] 1 tile
   *[other] { $times } tiles
} { $more ->
    [yes] more
   *[no] fewer
} on pattern lines for the next round
reason-reply-take = { $who ->
    [you] you
   *[other] { $name }
} { $more ->
    [yes] can
   *[no] can’t
} take { TILES($colour, $count) } { from-place }: { more-points } this round
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
refusal-column-wanted = first choose a column for the tile of pattern line { NTH($line) }
refusal-take-wanted = no pattern line is being tiled: take tiles from a factory or the centre
refusal-no-such-factory = with { $players } players there is no factory { $source }
refusal-no-tiles = { $source ->
    [0] the centre
   *[other] factory { $source }
} has no { COLOUR($colour) } tiles
refusal-line-complete = pattern line { NTH($line) } is complete
refusal-line-holds = pattern line { NTH($line) } holds { COLOUR($colour) }
refusal-row-has = row { NTH($line) } of the wall already has { COLOUR($colour) }
refusal-space-taken = row { NTH($line) }, column { NTH($column) } already holds { COLOUR($colour) }
refusal-column-has = column { NTH($column) } of the wall already has { COLOUR($colour) }

# What is typed and is no move.
refusal-no-source = { $given } is no place to take from; there are: C, F1 to F{ $most }
refusal-no-factory = there is no factory { $given }: { $players } players have factories F1 to F{ $most }
refusal-no-line = { $given } is no pattern line; there are: 1 to { $most }, floor
refusal-no-column = { $given } is no column; there are: 1 to { $most }

# The same beside the line itself, in a few letters.
why-line-complete = full
why-line-holds = holds { COLOUR($colour) }
why-row-has = wall has { COLOUR($colour) }

## What can't be in a position

position-too-many-tiles = { COLOUR($thing) }: there are { $most } in the game, not { $found }
position-tiles-of-colour = there are { $most } tiles of a colour, not { $found }
position-factory-most = factory { $factory } should have at most { $most } tiles
position-factory-whole = factory { $factory } should have { $tiles } tiles or none: there were more to deal, in the bag or on the factories after it
position-round-ended = with no tile here or in the centre the round has ended
position-centre-from = so many tiles can't have come from { $empty } empty factories: { $centre }
position-offer-only = here and in the centre tiles should lie only while they are taken
position-taken = on floor lines and in complete lines lie { $lie } tiles of this round, but at most { $taken } were taken
position-once-in-row = { COLOUR($colour) } should stand once in row { NTH($row) }
position-column-has = { COLOUR($colour) } can't stand in row { NTH($row) }, column { NTH($column) }: no colour stands twice in a column
position-printed-space = { COLOUR($colour) } can't stand in row { NTH($row) }, column { NTH($column) }: its space in that row is in column { NTH($printed) }
position-row-spaces = row { NTH($row) } should have { $spaces } spaces, as in: B..K.; not { $given }
position-row-rounds = row { NTH($row) } has { $tiles } tiles, but gets one a round: { $rounds }
position-row-complete = there is a complete row, so the round it came in was the last
position-score-range = with this wall it should be { $least } to { $most }, not { $score }
position-line-colours = line { NTH($line) } should have up to { $most } tiles of one colour
position-row-has = line { NTH($line) } can't hold { COLOUR($colour) }: its row has { COLOUR($colour) } already
position-line-tiled = line { NTH($line) } is complete, but was to be tiled before
position-floor-most = at most { $most } tiles lie here, the marker among them
position-floor-empty = it should be empty: this seat is done with the round
position-marker-here = the marker lies here, so `marker` should name this seat
position-marker-missing = { $name } has it, so it should lie on its floor line, as 1
position-marker-centre = nobody took from the centre yet, so it should be centre
position-whose-turn = { $empty } factories were taken from, so it should be { $name }
position-idle-most = after { $most } such rounds the game is over
position-idle-rounds = of { $done } rounds, { $idle } can't have gone by without a tile for a wall
position-idle-all = all walls are empty, so it should be { $done }, all rounds so far
position-rounds-most = there can't have been more than { $most } rounds with these walls
position-no-column = { $name } has no choice of a column for line { NTH($line) }
position-not-over = the game is not over: no row is complete, and there are tiles to deal
position-dealt-tiles = factory { $factory } should get { $right } tiles, not { $tiles }

## What the button says to do

todo-take = Take tiles
todo-lay = Choose a pattern line
todo-column = Choose a column

## What is asked, and how to write it

ask-take = Take all tiles of one colour from a factory or the centre.
ask-column = Choose a column for the { COLOUR($colour) } tile of pattern line { NTH($line) }. The numbers: what the round still brings then.
ask-nothing = All walls are tiled and the bonuses are counted.
waits-take = { $name } is taking tiles.
waits-column = { $name } is tiling the wall.
how-take = say where from, which colour, which pattern line, as in: F3 blue 4, or: C red floor
how-column = choose a column for the tile of this line, as in: column 2
how-nothing = the game is over

## On the table

market = Factories and centre
motif = { $colour ->
    [blue] rosette
    [yellow] star
    [red] quatrefoil
    [black] waves
   *[white] diamonds
}
keys-source = to a factory, or to the centre
keys-colour = take that colour up
keys-around = to the next tile or line
keys-line = to a pattern line, or to the floor line
keys-lay = take up, lay
keys-back = put back
# What takes up a colour by keyboard.
key = { $colour ->
    [blue] b
    [yellow] y
    [red] r
    [black] k
   *[white] w
}
tiles-at = { TILES($colour, $count) }, { motif }, { place }
empty-at = { place }, empty
last-move = last move
starts-next = starts the next round
floor-line = Floor line
stock = Tiles in the bag and in the lid
stock-round = Round
bag = Bag
lid = Lid
first-turn = Nobody has taken a tile yet.
in-hand = { TILES($colour, $count) } { from-place } in hand. Choose a pattern line, or tap again to put back.
lay = Lay on pattern line { NTH($line) } · { SIGNED($points) }
lay-some = Lay on pattern line { NTH($line) } · { $filled } of { $size }
lay-column = Lay in column { NTH($column) } · { SIGNED($points) }
drop = To the floor line · { SIGNED($points) }
drop-here = Drop here · { SIGNED($points) }
filled-of = { $filled } of { $size }
falls = { $count ->
    [one] 1 falls
   *[other] { $count } fall
}
line-is = Pattern line { NTH($line) }, { $colour ->
    [none] empty, room for { $size }
   *[other] { $count } of { $size }, { COLOUR($colour) }
}
lay-here = lay { TILES($colour, $count) } here: { LIST($brings) }
row-is = Wall, row { NTH($row) }: { TILES($tiles) }
lay-in-space = Row { NTH($line) }, column { NTH($column) }: lay { COLOUR($colour) } here, { SIGNED($gain) }
floor-is = Floor line: { TILES($tiles) }{ $cost ->
    [0] { "" }
   *[other] ; costs { $cost }
}
board-of = Board of { $name }
your-board = Your board
other-boards = Other boards
enlarge = Enlarge the board of { $name }

## Points

prospect = After this round
prospect-means = The score if the round ended as things stand.
at-the-end = At the end
sets = { $sets ->
    [rows] Rows
    [columns] Columns
   *[colours] Colours
}
sets-each = { SIGNED($each) } each
sets-are = { sets }: { LIST($filled) } of 5; { SIGNED($points) } so far
last-tiling = Last tiling
runs = { $across ->
    [1] { $down ->
        [1] on its own
       *[other] { $down } down
    }
   *[other] { $down ->
        [1] { $across } across
       *[other] { $across } across · { $down } down
    }
}
part-tiling = Wall tiling and floor line
part-rows = Complete rows
part-columns = Complete columns
part-colours = Complete colours

## In the terminal

stage = Round { $round } · { $over ->
    [yes] the end
   *[no] bag { $bag } · lid { $lid }
}
in-hand-keys = { TILES($colour, $count) } { from-place }. Choose a pattern line (1–5), or the floor line (0). Esc puts back.
spot-take = Take { TILES($colour, $count) } { from-place }{ $marker ->
    [yes] , and the starting-player marker
   *[no] { "" }
}
spot-line = Lay { TILES($colour, $count) } { $line ->
    [none] on the floor line
   *[other] on pattern line { NTH($line) }
} · { SIGNED($gain) } at the end of this round
spot-column = Lay { COLOUR($colour) } in column { NTH($column) } · { SIGNED($gain) } for this tiling
awaits = a space that waits for blue
after-round = after this round { $prospect }
bonus-so-far = bonus { SIGNED($points) }
holds = { place }: { TILES($tiles) }.
board-is = { $name }: { points }, { $prospect } after this round.
row-and-line = Row { NTH($row) }: pattern line { $colour ->
    [none] empty
   *[other] { $count } of { $size } { COLOUR($colour) }
}; wall { $wall ->
    [none] empty
   *[other] { $wall }
}.
in-column = { COLOUR($colour) } in column { NTH($column) }
rules-in-short = Take all tiles of one colour from a factory; the rest goes to the centre. Or take from the centre; whoever does so first gets the starting-player marker, begins the next round and loses a point for it. Lay them on one pattern line; what does not fit falls to the floor line. When all are taken, each complete line puts a tile on the wall: it scores the tiles in its row and its column. The game ends when a row is complete: rows bring 2, columns 7, colours 10.

## A guided first game

guide-take = { $short ->
    [yes] Touch a tile on a lit factory: you get all of its colour there.
   *[no] Your aim: tile the wall of your board. First take tiles: touch one on any of the lit factories. You get all tiles of that colour there.
}
guide-lay = { $short ->
    [yes] Choose a lit pattern line; what does not fit falls.
   *[no] { TILES($colour, $count) } in hand. Choose one of the lit pattern lines for them: a line holds one colour, and what does not fit falls.
}
guide-rest = { $count ->
    [one] The other tile of that factory slid to the centre.
   *[other] The other { $count } tiles of that factory slid to the centre.
} Both of you may take from there too.
guide-fell = { $count ->
    [one] A tile did not fit and fell to your floor line.
   *[other] { $count } tiles did not fit and fell to your floor line.
} When the round ends, what lies there costs the points that stand below it.
guide-marker = { $who ->
    [you] You were first to take from the centre, so you got the starting-player marker: it costs you a point, and you begin the next round.
   *[other] { $name } was first to take from the centre, and so got the starting-player marker: it costs a point, and its owner begins the next round.
}
guide-full = Pattern line { NTH($line) } is complete. When the round ends, one of its tiles goes to its place on your wall, and scores.
guide-wall = The round is over, and every complete line has sent one tile to the wall. Yours in row { NTH($row) } brought { SIGNED($points) }{ $points ->
    [1] : it lies on its own.
   *[other] : it touches others.
}
guide-neighbours = This tile brought { SIGNED($points) }, since it touches others: { runs }. It scores each row and column of tiles that it joins.
guide-floor = Your floor line cost you { points }, and is empty again.
guide-round = A new round: the factories are full again. { $who ->
    [you] You begin, since you had the marker.
   *[other] { $name } had the marker and begins.
}{ $kept ->
    [yes] { " " }What lay on lines that are not complete has stayed: fill them now.
   *[no] { "" }
}
guide-other = Then { $name } took tiles and laid them, by the same rules. You take turns until all tiles are gone; then the walls are tiled.
guide-bonus = Look ahead: at the end of the game each complete row brings { SIGNED($rows) }, each complete column { SIGNED($columns) }, and each colour that lies on the wall five times { SIGNED($colours) }.
guide-end = The game ends after the round in which somebody completes a row of the wall. This one has { $count } of 5.
guide-centre = You may take from the centre instead: again all of one colour. Whoever does so first in a round also gets the marker { TILES("marker", 1) }: it costs a point, but its owner begins the next round.
guide-complete = Only complete lines bring points. Try to complete one: with the lit tiles you can, and the lines that they fill show how much that brings.
guide-cluster = Tiles that touch on the wall score more, so build in clusters. The lit tiles can bring you { SIGNED($points) } in this round.

## How to play

learn-aim = What it is about
learn-aim-wall = You tile a wall. Each round you take tiles and collect them on the pattern lines at the left of your board, and every complete line sends one tile across to the wall. Tiles that touch each other score, so build in clusters.
learn-take = Take tiles
learn-take-all = In turn, take all tiles of one colour from one factory; the rest of that factory slides to the centre. Or take all tiles of one colour from the centre. Whoever does that first in a round also gets the starting-player marker: it lies on the floor line and costs a little, but its owner begins the next round.
learn-take-line = Then lay them on one pattern line. A line holds a single colour, and never one that its row of the wall has already. What does not fit falls to the floor line.
learn-take-try = Try it: touch a tile, then a pattern line.
learn-take-lit = The lit lines may take { TILES($colour, $count) }. A number says how your score after the round would change; “2 of 5” says how full the line gets.
learn-would = That would leave you with { points } after this round. In a real game the tiles would now be laid.
learn-wall = Tile the wall
learn-wall-score = When all tiles are taken, every complete pattern line moves its last tile to its place on the wall, from top to bottom; lines that are not complete stay as they are. A tile on its own scores 1. A tile with neighbours scores the length of its row and the length of its column, each if it is 2 or longer.
learn-wall-try = Touch an entry of the list to see what was counted.
learn-wall-floor = Then the floor line costs what stands below it, and is cleared. A score never falls below 0.
learn-end = The end
learn-end-bonus = The game ends after the round in which somebody has completed a row from left to right. Each complete row then brings 2 more, each complete column 7, and each colour that lies on the wall five times 10. Most points win; if equal, more complete rows.
learn-grey = The grey wall
learn-grey-free = For those who know the game: the wall has no colours. You choose the space in the row yourself, as long as no colour stands twice in a row or a column. If a complete line finds no space, it falls to the floor line.
learn-grey-try = Touch one of the lit spaces.
learn-keys = By keyboard
learn-keys-how = A number or C goes to a factory or the centre; the letter of a colour, or Enter, takes hold. Then 1–5 or F for the pattern line or the floor line, and Enter to lay. Esc puts back.

## Setting up a position
setup-turn = To move
setup-factories = Factories
setup-starter = Began the round
setup-idle = Rounds without a tile for any wall
setup-board = Whose board
setup-score = Points
setup-line = Pattern line { NTH($line) }
setup-row = Row { NTH($row) } of the wall
setup-lid = Tiles that were discarded. All that lie nowhere are in the bag; where the lid is not known, leave it empty.

## Themes of puzzles and mistakes
theme-row = a row
theme-column = a column
theme-colour = a colour

## Statistics
habit-opening-is = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} { $line ->
    [none] to the floor line
   *[other] to line { NTH($line) }
}{ $marker ->
    [yes] , with the starting-player marker
   *[no] { "" }
}
habit-first-take = The first tiles
habit-first-take-is = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} { $line ->
    [none] to the floor line
   *[other] to line { NTH($line) }
}
habit-first-colour = The first colour
habit-first-colour-is = { COLOUR($colour) }
habit-first-space = The first tile on the wall
habit-first-space-is = row { NTH($row) }, column { NTH($column) }
habit-lines = Lines that are filled
habit-lines-is = line { NTH($row) }
habit-rows = Complete rows
habit-rows-is = row { NTH($which) }
habit-columns = Complete columns
habit-columns-is = column { NTH($which) }
habit-colours = Complete colours
habit-colours-is = { COLOUR($colour) }
