"""The rules of Azul. Rulings, where the rulebook is silent, are marked as such."""

from typing import Final

from tegel.core.bag import draw
from tegel.core.kernel import kernel
from tegel.core.packing import (
    COLOURS,
    FULL_LANE,
    MOST_IN_LINE,
    SELECT,
    SIZE,
    count_bits,
    in_lane,
    in_spaces,
    lane,
    line_of,
    nth_place,
    present,
    same_spaces,
    space,
    total,
    without_lane,
)
from tegel.core.rng import Rng, below
from tegel.core.struct import Ints
from tegel.games.azul.board import (
    after_floor,
    bonus,
    count_rows,
    factories,
    floor_count,
    floor_room,
    is_complete,
    line_colour,
    line_count,
    line_room,
    next_seat,
    points_at,
    standing,
    wall_row,
)
from tegel.games.azul.layout import (
    ANY_COLOUR,
    CENTRE,
    DESTINATIONS,
    FACTORY_TILES,
    FIRST_COLUMN,
    FLOOR,
    IN_CENTRE,
    LINES,
    MARKER,
    MOST_IDLE_ROUNDS,
    MOST_SEATS,
    OFFER,
    OVER,
    PLAYERS,
    ROUND_END,
    SPACES,
    START,
    TAKES_PER_SOURCE,
    TILES_OF_A_COLOUR,
    WALL,
    WHOLE_ROW,
    Azul,
    Board,
)
from tegel.games.azul.observation import observe

__all__ = [
    "QUESTION_LASTS",
    "begins_turn",
    "count_legal",
    "decide",
    "follows",
    "is_open",
    "is_over",
    "legal",
    "nth_legal",
    "observe",
    "play",
    "question",
    "redeal",
    "result",
    "setup",
    "step",
]

# --- Set-up and the next round -------------------------------------------------------------------


@kernel
def setup(s: Azul, options: Ints, rng: Rng) -> None:
    """Set-up: all tiles in the bag; the starting player is chosen, or at random."""
    s.players = options[PLAYERS] + 2
    s.grey = options[WALL]
    s.starter = below(rng, s.players) if options[START] == 0 else options[START] - 1
    for seat in range(MOST_SEATS):
        b = s.boards[seat]
        b.accepts = ANY_COLOUR * FULL_LANE
        b.has = 0
        b.lines = 0
        b.floor = 0
        b.wall = 0
        b.score = 0
        for row in range(LINES):
            b.colours[row] = 0
    s.display[CENTRE] = 0
    s.bag = ANY_COLOUR * TILES_OF_A_COLOUR
    s.lid = 0
    s.round = 0
    s.idle = 0
    s.marker = IN_CENTRE
    deal(s, rng)


@kernel
def deal(s: Azul, rng: Rng) -> None:
    """C. Next round: four tiles on each factory, as far as there are any."""
    s.offered = 0
    for factory in range(1, factories(s.players) + 1):
        tiles, s.bag, s.lid = draw(s.bag, s.lid, FACTORY_TILES, rng)
        s.display[factory] = tiles
        s.offered += total(tiles)
    # Ruling: if not one tile could be put on any factory, the game ends.
    if s.offered == 0:
        finish(s)
    else:
        if s.marker != IN_CENTRE:
            s.starter = s.marker
        s.marker = IN_CENTRE
        s.round += 1
        s.turn = s.starter
        s.phase = OFFER


# --- A. Factory offer ----------------------------------------------------------------------------


@kernel
def take(s: Azul, source: int, colour: int, destination: int) -> None:
    """All tiles of one colour from a factory, whose others go to the centre, or from the centre."""
    b = s.boards[s.turn]
    tiles = s.display[source]
    n = lane(tiles, colour)
    rest = without_lane(tiles, colour)
    s.offered -= n
    if source == CENTRE:
        s.display[CENTRE] = rest
        if s.marker == IN_CENTRE:
            take_marker(s, b)
    else:
        s.display[source] = 0
        s.display[CENTRE] += rest
    if destination != FLOOR:
        n -= lay(b, destination, colour, n)
    drop(s, b, colour, n)


@kernel
def take_marker(s: Azul, b: Board) -> None:
    """The first to take from the centre takes the marker, onto the leftmost free floor space.

    Ruling: with the floor line full it costs nothing, and its taker still starts the next round.
    """
    s.marker = s.turn
    if floor_room(b) > 0:
        put_on_floor(b, MARKER, 1)


@kernel
def lay(b: Board, line: int, colour: int, n: int) -> int:
    """As many of n tiles as fit go on a pattern line; how many that were."""
    held = line_count(b.lines, line)
    laid = min(n, line_room(b.lines, line))
    b.lines = without_lane(b.lines, line) | in_lane(8 * colour + held + laid, line)
    # The line takes no other colour from now on, and none at all once it is complete.
    b.accepts &= ~(ANY_COLOUR << line)
    if held + laid <= line:
        b.accepts |= in_lane(1 << line, colour)
    return laid


@kernel
def drop(s: Azul, b: Board, colour: int, n: int) -> None:
    """Tiles fall on the floor line, left to right; with the floor line full, into the lid."""
    kept = min(n, floor_room(b))
    put_on_floor(b, colour + 1, kept)
    s.lid += in_lane(n - kept, colour)


@kernel
def put_on_floor(b: Board, what: int, n: int) -> None:
    """The same goes n times on the floor line, left to right; its first digit counts them."""
    b.floor += in_spaces(what, floor_count(b) + 1, n)
    b.floor += in_spaces(n, 0, 1)


# --- B. Wall tiling ------------------------------------------------------------------------------


@kernel
def columns_for(s: Azul, b: Board, line: int, colour: int) -> int:
    """The spaces of its row where the tile of a complete line may go, as a line of bits."""
    if not s.grey:
        return 1 << printed_column(line, colour)
    return ~wall_row(b, line) & ~columns_with(b, colour) & WHOLE_ROW


@kernel
def printed_column(row: int, colour: int) -> int:
    """Coloured wall: each row is the one above it, moved one to the right."""
    return (colour + row) % SPACES


@kernel
def columns_with(b: Board, colour: int) -> int:
    """Grey wall: the columns in which a colour stands."""
    same = 0
    for row in range(LINES):
        same |= same_spaces(b.colours[row], colour + 1)
    return line_of(same)


@kernel
def place(s: Azul, b: Board, line: int, column: int) -> None:
    """The rightmost tile of a line moves to the wall and scores; the others go to the lid."""
    colour = line_colour(b.lines, line)
    b.wall |= 1 << SPACES * line + column
    b.colours[line] |= in_spaces(colour + 1, column, 1)
    b.has |= in_lane(1 << line, colour)
    b.score += points_at(b, line, column)
    s.lid += in_lane(line, colour)
    s.idle = 0
    clear_line(b, line)


@kernel
def clear_line(b: Board, line: int) -> None:
    """An empty line takes every colour that its wall row does not have yet."""
    b.lines = without_lane(b.lines, line)
    b.accepts |= ANY_COLOUR << line & ~b.has


@kernel
def drop_line(s: Azul, b: Board, line: int) -> None:
    """Grey wall: of a complete line whose tile has no allowed space, all tiles fall."""
    drop(s, b, line_colour(b.lines, line), line + 1)
    clear_line(b, line)


@kernel
def tile_line(s: Azul, b: Board, line: int) -> None:
    """Tile a line for which nothing is left to choose."""
    if is_complete(b, line):
        columns = columns_for(s, b, line, line_colour(b.lines, line))
        if columns == 0:
            drop_line(s, b, line)
        else:
            place(s, b, line, SELECT[columns * MOST_IN_LINE])


@kernel
def clear_floor(s: Azul, b: Board) -> None:
    """The floor line costs what stands above its spaces, never below 0; its tiles go to the lid."""
    b.score = after_floor(b, b.score)
    for i in range(floor_count(b)):
        tile = space(b.floor, i + 1)
        if tile != MARKER:
            s.lid += in_lane(1, tile - 1)
    b.floor = 0


@kernel
def end_round(s: Azul, rng: Rng) -> None:
    """After the wall tiling: the end, if there is a complete row, or else the next round."""
    rows = 0
    for seat in range(s.players):
        rows += count_rows(s.boards[seat])
    if rows > 0 or s.idle == MOST_IDLE_ROUNDS:
        finish(s)
    else:
        deal(s, rng)


@kernel
def finish(s: Azul) -> None:
    """End: the bonuses are added."""
    for seat in range(s.players):
        b = s.boards[seat]
        b.score += bonus(b)
    s.turn = 0
    s.phase = OVER


# --- What the seat to move can do ----------------------------------------------------------------


@kernel
def choices(s: Azul) -> int:
    """In the wall tiling: the columns between which the seat has to choose, as a line of bits."""
    b = s.boards[s.turn]
    if s.phase < LINES and s.grey and is_complete(b, s.phase):
        columns = columns_for(s, b, s.phase, line_colour(b.lines, s.phase))
        if SIZE[columns] > 1:
            return columns
    return 0


@kernel
def takes(s: Azul, source: int) -> int:
    """In the factory offer: the destinations open to each colour at a source, as lanes."""
    return s.boards[s.turn].accepts & present(s.display[source])


@kernel
def legal(s: Azul, moves: Ints) -> int:
    """Write the legal moves to the front of `moves`, ascending; how many there are."""
    n = 0
    if s.phase == OFFER:
        for source in range(factories(s.players) + 1):
            open_to = takes(s, source)
            for take_ in range(TAKES_PER_SOURCE):
                if open_to >> take_ & 1:
                    moves[n] = source * TAKES_PER_SOURCE + take_
                    n += 1
    else:
        columns = choices(s)
        for column in range(SPACES):
            if columns >> column & 1:
                moves[n] = FIRST_COLUMN + column
                n += 1
    return n


@kernel
def count_legal(s: Azul) -> int:
    """How many legal moves there are."""
    if s.phase != OFFER:
        return SIZE[choices(s)]
    n = 0
    for source in range(factories(s.players) + 1):
        n += count_bits(takes(s, source))
    return n


@kernel
def nth_legal(s: Azul, k: int) -> int:
    """The k-th legal move (from 0), without listing them."""
    if s.phase != OFFER:
        return FIRST_COLUMN + SELECT[choices(s) * MOST_IN_LINE + k]
    # All sources are looked at: a processor could not foresee where to stop.
    source = 0
    before = 0
    n = 0
    for each in range(factories(s.players)):
        n += count_bits(takes(s, each))
        if k >= n:
            source = each + 1
            before = n
    return source * TAKES_PER_SOURCE + nth_place(takes(s, source), k - before)


# --- A decision and all that follows from it -----------------------------------------------------


@kernel
def decide(s: Azul, move: int) -> None:
    """One decision of the seat to move, and nothing that follows from it."""
    if move >= FIRST_COLUMN:
        place(s, s.boards[s.turn], s.phase, move - FIRST_COLUMN)
        s.phase += 1
    else:
        source = move // TAKES_PER_SOURCE
        colour = move // DESTINATIONS % COLOURS
        take(s, source, colour, move % DESTINATIONS)
        if s.offered > 0:
            s.turn = next_seat(s)
        else:
            s.idle += 1
            s.turn = s.starter
            s.phase = 0


@kernel
def follows(s: Azul) -> bool:
    """Whether something happens now without anyone deciding."""
    return s.phase <= ROUND_END and choices(s) == 0


@kernel
def step(s: Azul, rng: Rng) -> None:
    """The next thing that follows: a line is tiled, a floor line cleared, a round ends.

    Ruling: in the wall tiling the seats go one after another, clockwise from the round's starter.
    """
    b = s.boards[s.turn]
    if s.phase < LINES:
        tile_line(s, b, s.phase)
        s.phase += 1
    elif s.phase == FLOOR:
        clear_floor(s, b)
        s.turn = next_seat(s)
        s.phase = ROUND_END if s.turn == s.starter else 0
    else:
        end_round(s, rng)


@kernel
def play(s: Azul, move: int, rng: Rng) -> None:
    """One decision and all that follows from it."""
    decide(s, move)
    while follows(s):
        step(s, rng)


# Whether the same is asked many times in a row: all of an offer, then all of a tiling.
QUESTION_LASTS: Final = True


@kernel
def question(s: Azul) -> int:
    """Which kind of step is next; who plays many games side by side does the same in all."""
    return s.phase == OFFER


@kernel
def begins_turn(s: Azul) -> bool:
    """Whether the decision is the first of a turn: all but the columns of the wall tiling."""
    return s.phase == OFFER


@kernel
def is_open(s: Azul) -> bool:
    """Nothing is hidden."""
    return True


# --- The end -------------------------------------------------------------------------------------


@kernel
def is_over(s: Azul) -> bool:
    """Whether the game has ended."""
    return s.phase == OVER


@kernel
def result(s: Azul, out: Ints) -> None:
    """The scores, then the places: most points, then most complete rows; equals share a place."""
    for seat in range(s.players):
        out[seat] = s.boards[seat].score
        place_ = 1
        for other in range(s.players):
            place_ += standing(s.boards[other]) > standing(s.boards[seat])
        out[s.players + seat] = place_


# --- What a seat knows ---------------------------------------------------------------------------


@kernel
def redeal(s: Azul, seat: int, rng: Rng) -> None:
    """Nothing is hidden: bag and lid can be counted, and what will be drawn is in no state."""
