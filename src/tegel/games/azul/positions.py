"""Positions of Azul as fields: told in one form, and laid out again if they are possible.

The bag is not told: it holds all tiles that lie nowhere else.
"""

from collections.abc import Mapping
from typing import NoReturn

from tegel.core.fields import NOTHING, ROW, Fields, fail, left_of, letters, repeated, spelt, tallied
from tegel.core.options import Value
from tegel.core.packing import COLOURS, in_lane, space
from tegel.core.rng import Rng
from tegel.core.unpacking import lanes, spaces
from tegel.games.azul import rules
from tegel.games.azul.board import (
    bonus,
    count_rows,
    factories,
    floor_count,
    is_complete,
    line_colour,
    line_count,
    points_at,
    wall_row,
)
from tegel.games.azul.layout import (
    CENTRE,
    COLOUR_NAMES,
    FACTORY_TILES,
    FLOOR_SPACES,
    IN_CENTRE,
    LINES,
    MARKER,
    MOST_IDLE_ROUNDS,
    OFFER,
    OVER,
    SPACES,
    TILES_OF_A_COLOUR,
    Azul,
    Board,
)
from tegel.games.azul.notation import LETTERS

FREE = "."
# On the floor line the marker stands as it does on the table.
ON_FLOOR = (*LETTERS, "1")
PHASES = {OFFER: "offer", OVER: "over"} | {line: f"line{line + 1}" for line in range(LINES)}

# --- Telling --------------------------------------------------------------------------------------


def tell(s: Azul, options: Mapping[str, Value], eyes: int | None) -> dict[str, str]:
    """The fields of a position; there is nothing that a seat can't know."""
    sources = range(1, factories(s.players) + 1)
    fields = {
        "round": str(s.round),
        "phase": PHASES[s.phase],
        "turn": NOTHING if s.phase == OVER else str(s.turn),
        "starter": str(s.starter),
        "marker": "centre" if s.marker == IN_CENTRE else str(s.marker),
        "factories": ROW.join(repeated(lanes(s.display[i]), LETTERS) for i in sources),
        "centre": repeated(lanes(s.display[CENTRE]), LETTERS),
        "lid": tallied(lanes(s.lid), LETTERS),
    }
    if s.idle:
        fields["idle"] = str(s.idle)
    for seat in range(s.players):
        b = s.boards[seat]
        fields |= {
            f"score{seat}": str(b.score),
            f"lines{seat}": ROW.join(_line_text(b, line) for line in range(LINES)),
            f"wall{seat}": ROW.join(_row_text(b, row) for row in range(LINES)),
            f"floor{seat}": spelt(_floor(b), ON_FLOOR),
        }
    return fields


def _line_text(b: Board, line: int) -> str:
    return LETTERS[line_colour(b.lines, line)] * line_count(b.lines, line) or NOTHING


def _row_text(b: Board, row: int) -> str:
    return "".join(LETTERS[tile - 1] if tile else FREE for tile in spaces(b.colours[row], SPACES))


def _floor(b: Board) -> list[int]:
    """What lies on the floor line, the marker after the colours."""
    return [space(b.floor, i + 1) - 1 for i in range(floor_count(b))]


# --- Laying out -----------------------------------------------------------------------------------


def lay(s: Azul, options: Mapping[str, Value], fields: Fields, rng: Rng) -> None:
    """Lay out a position on a table that was just set up; `Impossible` if it can't be."""
    seats = range(s.players)
    s.round = fields.number("round", 1, 9999)
    s.phase = list(PHASES)[fields.choice("phase", [*PHASES.values()])]
    names = [str(seat) for seat in seats]
    turn = fields.choice("turn", [NOTHING] if s.phase == OVER else names)
    s.turn = 0 if s.phase == OVER else turn
    s.starter = fields.choice("starter", names)
    s.marker = fields.choice("marker", ["centre", *names]) - 1
    used = _lay_offer(s, fields)
    used["lid"] = lid = fields.tally("lid", LETTERS)
    idle = fields.number("idle", 0, MOST_IDLE_ROUNDS, 0)
    for seat in seats:
        score = fields.number(f"score{seat}", 0, 9999)
        used |= _lay_board(s, seat, fields)
        s.boards[seat].score = score
    fields.end()
    s.lid, s.idle = _packed(lid), idle
    if s.round == 1 and options["start"] not in ("random", s.starter):
        fail("starter", "first-starter", start=int(options["start"]))
    bag = left_of([TILES_OF_A_COLOUR] * COLOURS, used, COLOUR_NAMES, "too-many-tiles")
    s.bag = _packed(bag)
    for seat in seats:
        _check_board(s, seat)
    _check_rounds(s)
    if s.phase == OFFER:
        _check_offer(s)
    else:
        _check_after_offer(s)


def _lay_offer(s: Azul, fields: Fields) -> dict[str, list[int]]:
    """Factories and centre; how many tiles of each colour lie there."""
    number = factories(s.players)
    piles = fields.rows("factories", number)
    s.offered = 0
    used = {}
    for source, pile in enumerate([fields.text("centre"), *piles]):
        place = f"factory {source}" if source else "centre"
        tiles = letters(place, pile, LETTERS)
        if source and len(tiles) > FACTORY_TILES:
            fail("factories", "factory-most", factory=source, most=FACTORY_TILES)
        used[place] = [tiles.count(colour) for colour in range(COLOURS)]
        s.display[source] = _packed(used[place])
        s.offered += len(tiles)
    return used


def _lay_board(s: Azul, seat: int, fields: Fields) -> dict[str, list[int]]:
    """A board, laid out by the rules; how many tiles of each colour lie where on it."""
    b = s.boards[seat]
    wall, lines, floor = f"wall{seat}", f"lines{seat}", f"floor{seat}"
    used = {place: [0] * COLOURS for place in (wall, lines, floor)}
    for row, text in enumerate(fields.rows(wall, LINES)):
        for column, colour in _row_tiles(wall, row, text):
            rules.lay(b, row, colour, row + 1)
            if wall_row(b, row) >> column & 1 or row_has(b, row, colour):
                fail(wall, "once-in-row", colour=COLOUR_NAMES[colour], row=row)
            if not rules.columns_for(s, b, row, colour) >> column & 1:
                _fail_space(s, wall, row, column, colour)
            rules.place(s, b, row, column)
            s.lid = 0  # which is told apart
            used[wall][colour] += 1
    for line, text in enumerate(fields.rows(lines, LINES)):
        tiles = letters(lines, text, LETTERS)
        if len(set(tiles)) > 1 or len(tiles) > line + 1:
            fail(lines, "line-colours", line=line, most=line + 1)
        if tiles:
            if row_has(b, line, tiles[0]):
                fail(lines, "row-has", line=line, colour=COLOUR_NAMES[tiles[0]])
            rules.lay(b, line, tiles[0], len(tiles))
            used[lines][tiles[0]] += len(tiles)
    fallen = letters(floor, fields.text(floor), ON_FLOOR)
    if len(fallen) > FLOOR_SPACES or fallen.count(MARKER - 1) > 1:
        fail(floor, "floor-most", most=FLOOR_SPACES)
    for tile in fallen:
        rules.put_on_floor(b, tile + 1, 1)
        if tile != MARKER - 1:
            used[floor][tile] += 1
    return used


def _row_tiles(name: str, row: int, text: str) -> list[tuple[int, int]]:
    """The tiles of a row of the wall: column and colour."""
    if len(text) != SPACES:
        fail(name, "row-spaces", row=row, spaces=SPACES, given=repr(text))
    tiles = letters(name, text, (*LETTERS, FREE))
    return [(column, tile) for column, tile in enumerate(tiles) if tile < COLOURS]


def row_has(b: Board, row: int, colour: int) -> bool:
    """Whether a colour stands in a row of the wall."""
    return any(tile == colour + 1 for tile in spaces(b.colours[row], SPACES))


def _fail_space(s: Azul, wall: str, row: int, column: int, colour: int) -> NoReturn:
    name = COLOUR_NAMES[colour]
    if s.grey:
        fail(wall, "column-has", colour=name, row=row, column=column)
    printed = rules.printed_column(row, colour)
    fail(wall, "printed-space", colour=name, row=row, column=column, printed=printed)


def _packed(counts: list[int]) -> int:
    if max(counts) > TILES_OF_A_COLOUR:
        fail(None, "tiles-of-colour", most=TILES_OF_A_COLOUR, found=max(counts))
    return sum(in_lane(n, colour) for colour, n in enumerate(counts))


# --- What is possible -----------------------------------------------------------------------------


def _check_board(s: Azul, seat: int) -> None:
    """No tile scored more than it would now; a row of the wall gets a tile a round."""
    b = s.boards[seat]
    filled = [divmod(i, SPACES) for i in range(LINES * SPACES) if b.wall >> i & 1]
    least = bonus(b) if s.phase == OVER else 0
    most = least + sum(points_at(b, row, column) for row, column in filled)
    if not least <= b.score <= most:
        fail(f"score{seat}", "score-range", least=least, most=most, score=str(b.score))
    for row in range(LINES):
        tiles = sum(filled_row == row for filled_row, _ in filled)
        rounds = s.round - (row >= _tiled(s, seat))
        if tiles > rounds:
            fail(f"wall{seat}", "row-rounds", row=row, tiles=tiles, rounds=rounds)
    if s.phase == OFFER and count_rows(b):
        fail(f"wall{seat}", "row-complete")
    marked = MARKER - 1 in _floor(b)
    if marked and s.marker != seat:
        fail(f"floor{seat}", "marker-here")
    if s.marker == seat and not marked and s.phase == OFFER and floor_count(b) < FLOOR_SPACES:
        fail("marker", "marker-missing", seat=seat)


def _tiled(s: Azul, seat: int) -> int:
    """How many lines of a seat were reached in the wall tiling of this round."""
    if s.phase in (OFFER, OVER):
        return LINES if s.phase == OVER else 0
    done, now = ((one - s.starter) % s.players for one in (seat, s.turn))
    return LINES if done < now else s.phase if done == now else 0


def _check_rounds(s: Azul) -> None:
    """How many rounds there can have been, and of those how many without a tile for a wall."""
    placed = sum(s.boards[seat].wall.bit_count() for seat in range(s.players))
    done = s.round - (s.phase == OFFER)
    if s.phase == OFFER and s.idle == MOST_IDLE_ROUNDS:
        fail("idle", "idle-most", most=MOST_IDLE_ROUNDS)
    if s.idle > done:
        fail("idle", "idle-rounds", done=done, idle=s.idle)
    if placed == 0 and s.idle != done:
        fail("idle", "idle-all", done=str(done))
    most = MOST_IDLE_ROUNDS * (placed + 1)
    if done > most:
        fail("round", "rounds-most", most=most)


def _check_offer(s: Azul) -> None:
    """While tiles are taken: what was dealt in this round is there, or was taken."""
    counts = [sum(lanes(s.display[source])) for source in range(factories(s.players) + 1)]
    centre, piles = counts[0], counts[1:]
    if s.offered == 0:
        fail("factories", "round-ended")
    for source, count in enumerate(piles, 1):
        if 0 < count < FACTORY_TILES and (s.bag or any(piles[source:])):
            fail("factories", "factory-whole", factory=source, tiles=FACTORY_TILES)
    empty = piles.count(0)
    if centre > (FACTORY_TILES - 1) * empty:
        fail("centre", "centre-from", empty=empty, centre=centre)
    boards = [s.boards[seat] for seat in range(s.players)]
    fallen = sum(tile != MARKER - 1 for b in boards for tile in _floor(b))
    complete = sum(is_complete(b, line) for b in boards for line in range(LINES))
    taken = FACTORY_TILES * empty - centre
    if fallen + complete > taken:
        fail(None, "taken", lie=fallen + complete, taken=taken)
    if s.marker != IN_CENTRE and not empty:
        fail("marker", "marker-centre")
    if s.marker == IN_CENTRE and s.bag and s.turn != (s.starter + empty) % s.players:
        fail("turn", "whose-turn", empty=empty, seat=(s.starter + empty) % s.players)


def _check_after_offer(s: Azul) -> None:
    """In the wall tiling, and when all is over: who is done has tiled all complete lines."""
    if s.offered:
        fail("factories", "offer-only")
    for seat in range(s.players):
        b, done = s.boards[seat], _tiled(s, seat)
        for line in range(done):
            if is_complete(b, line):
                fail(f"lines{seat}", "line-tiled", line=line)
        if done == LINES and floor_count(b):
            fail(f"floor{seat}", "floor-empty")
    if s.phase != OVER:
        if rules.follows(s):
            fail("phase", "no-column", seat=s.turn, line=s.phase)
        return
    over = any(count_rows(s.boards[seat]) for seat in range(s.players))
    if not over and s.idle < MOST_IDLE_ROUNDS and (s.bag or s.lid):
        fail("phase", "not-over")
