"""Azul with a coloured wall as a page would show it without Python: a kernel writes a record.

What `view.py`, `deeds.py`, `places.py` and `notation.py` say of a position and of a take as plain
data stands here as numbers in a record that is declared, and `SHAPE` says how a page reads it.
"""

from typing import Annotated, Any, Final

import numpy as np

from tegel.core.kernel import kernel, table
from tegel.core.packing import COLOURS, lane, space, without_lane
from tegel.core.struct import Int8, Int16, Int32, Ints, Rows, Struct
from tegel.games.azul.board import factories, floor_count, line_colour, line_count
from tegel.games.azul.explain import (
    LEGAL,
    LINE_COMPLETE,
    LINE_HOLDS_OTHER,
    refusal_of_line,
    score_after_tiling,
    scores_after_tiling,
)
from tegel.games.azul.layout import (
    CENTRE,
    COLOUR_BONUS,
    COLOUR_NAMES,
    COLUMN_BONUS,
    DESTINATIONS,
    FLOOR,
    FLOOR_COST,
    FLOOR_SPACES,
    IN_CENTRE,
    LINES,
    MOST_FACTORIES,
    MOST_SEATS,
    OFFER,
    OVER,
    ROW_BONUS,
    SPACES,
    TAKES_PER_SOURCE,
    Azul,
    Board,
)
from tegel.games.azul.rules import begins_turn, decide, legal, printed_column, result

NONE: Final = -1
MOST_TAKES: Final = 300
MOST_FLIGHTS: Final = 10
LONGEST_TEXT: Final = 16
SETS: Final = 3  # rows, columns, colours
MOST_IN_CENTRE: Final = 3 * MOST_FACTORIES
MARKER: Final = COLOURS
CENTRE_AT, FACTORY_AT, LINE_AT, FLOOR_AT, LID_AT = range(5)
EACH: Final = table([ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS])
WORDS: Final = (*COLOUR_NAMES, "floor")
LETTERS: Final = table([ord(letter) for word in WORDS for letter in word])
STARTS: Final = table([sum(map(len, WORDS[:n])) for n in range(len(WORDS) + 1)])


class PlaceSeen(Struct):
    """Where something lies."""

    kind: Int8
    a: Int8
    b: Int8


class FlightSeen(Struct):
    """Things that went from one place to another."""

    what: Int8
    count: Int8
    ends: Annotated[Rows[PlaceSeen], PlaceSeen, 2]


class LineSeen(Struct):
    """A pattern line, or why one does not take a colour."""

    kind: Int8
    size: Int8
    colour: Int8
    count: Int8


class SetsSeen(Struct):
    """Rows, columns or colours of a wall."""

    filled: Annotated[Ints, np.int8, SPACES]
    points: Int8


class BoardSeen(Struct):
    """A player board."""

    score: Int16
    prospect: Int16
    seat: Int8
    floor_cost: Int8
    lines: Annotated[Rows[LineSeen], LineSeen, LINES]
    wall: Annotated[Ints, np.int8, LINES * SPACES]
    floor: Annotated[Ints, np.int8, FLOOR_SPACES]
    sets: Annotated[Rows[SetsSeen], SetsSeen, SETS]


class TakeSeen(Struct):
    """A take, and what it leads to."""

    move: Int16
    prospect: Int16
    gain: Int16
    source: Int8
    colour: Int8
    count: Int8
    line: Int8
    marker: Int8
    laid: Int8
    falls: Int8
    fills: Int8
    goal: Int8
    text: Annotated[Ints, np.int8, LONGEST_TEXT + 1]


class Seen(Struct):
    """A whole table."""

    round: Int32
    moves: Int16
    last_round: Int16
    scores: Annotated[Ints, np.int16, MOST_SEATS]
    parts: Annotated[Ints, np.int16, (1 + SETS) * MOST_SEATS]
    places: Annotated[Ints, np.int16, MOST_SEATS]
    winners: Annotated[Ints, np.int16, MOST_SEATS]
    boards: Annotated[Rows[BoardSeen], BoardSeen, MOST_SEATS]
    last: Annotated[Rows[TakeSeen], TakeSeen, 1]
    takes: Annotated[Rows[TakeSeen], TakeSeen, MOST_TAKES]
    refusals: Annotated[Rows[LineSeen], LineSeen, LINES * COLOURS]
    flights: Annotated[Rows[FlightSeen], FlightSeen, MOST_FLIGHTS]
    bag: Annotated[Ints, np.int8, COLOURS]
    lid: Annotated[Ints, np.int8, COLOURS]
    piles: Annotated[Ints, np.int8, MOST_FACTORIES * 4]
    centre: Annotated[Ints, np.int8, MOST_IN_CENTRE]
    printed: Annotated[Ints, np.int8, LINES * SPACES]
    floor_costs: Annotated[Ints, np.int8, FLOOR_SPACES]
    seat: Int8
    players: Int8
    idle: Int8
    phase: Int8
    turn: Int8
    starter: Int8
    marker: Int8
    factories: Int8
    has_moved: Int8
    last_seat: Int8
    opens: Int8
    refuses: Int8
    asks: Int8
    is_over: Int8
    spare: Int8


class Room(Struct):
    """What the kernels of the game write to."""

    after: Annotated[Ints, np.int64, MOST_TAKES]
    laid: Annotated[Ints, np.int64, MOST_TAKES]
    goals: Annotated[Ints, np.int64, MOST_TAKES]
    moves: Annotated[Ints, np.int16, MOST_TAKES]


# --- The kernels ---------------------------------------------------------------------------------


@kernel
def show(positions: Any, before: Azul, move: int, seat: int, room: Room, out: Seen) -> None:
    """What a seat (NONE: a spectator) may know of positions[0], to which a move led."""
    s = positions[0]
    out.seat = seat
    out.players = s.players
    out.round = s.round
    out.idle = s.idle
    out.phase = s.phase - OFFER
    out.is_over = s.phase == OVER
    out.turn = NONE if s.phase == OVER else s.turn
    out.starter = s.starter
    out.marker = s.marker
    out.factories = factories(s.players)
    for factory in range(out.factories):
        spread(s.display[factory + 1], out.piles, 4 * factory, 4)
    spread(s.display[CENTRE], out.centre, 0, MOST_IN_CENTRE)
    for colour in range(COLOURS):
        out.bag[colour] = lane(s.bag, colour)
        out.lid[colour] = lane(s.lid, colour)
    for row in range(LINES):
        for colour in range(COLOURS):
            out.printed[SPACES * row + printed_column(row, colour)] = colour
    for i in range(FLOOR_SPACES):
        out.floor_costs[i] = FLOOR_COST[i + 1] - FLOOR_COST[i]
    for each in range(s.players):
        show_board(s.boards[each], each, out.boards[each])
        out.boards[each].prospect = score_after_tiling(positions, each)
        out.scores[each] = s.boards[each].score
        show_parts(out, each)
    out.moves = 0
    out.refuses = seat == s.turn and s.phase == OFFER
    if out.refuses:
        show_takes(positions, room, out)
        show_refusals(s, seat, out)
    out.asks = s.phase == OFFER
    out.has_moved = move != NONE
    if move != NONE:
        show_last(positions, before, move, out)
    if s.phase == OVER:
        show_end(s, room, out)


@kernel
def spread(tiles: int, out: Ints, first: int, most: int) -> None:
    """The colours of a pile, tile by tile; what is left of the room holds none."""
    n = first
    for colour in range(COLOURS):
        for _ in range(lane(tiles, colour)):
            out[n] = colour
            n += 1
    if n < first + most:
        out[n] = NONE


@kernel
def show_board(b: Board, seat: int, out: BoardSeen) -> None:
    """A board, but for what it may come to."""
    out.seat = seat
    out.score = b.score
    for line in range(LINES):
        count = line_count(b.lines, line)
        out.lines[line].size = line + 1
        out.lines[line].colour = line_colour(b.lines, line) if count > 0 else NONE
        out.lines[line].count = count
    for kind in range(SETS):
        for i in range(SPACES):
            out.sets[kind].filled[i] = 0
    for row in range(LINES):
        for column in range(SPACES):
            tile = space(b.colours[row], column)
            out.wall[SPACES * row + column] = tile - 1
            if tile > 0:
                out.sets[0].filled[row] += 1
                out.sets[1].filled[column] += 1
                out.sets[2].filled[tile - 1] += 1
    for i in range(FLOOR_SPACES):
        out.floor[i] = space(b.floor, i + 1) - 1 if i < floor_count(b) else NONE
    out.floor_cost = FLOOR_COST[floor_count(b)]
    for kind in range(SETS):
        out.sets[kind].points = 0
        for i in range(SPACES):
            if out.sets[kind].filled[i] == SPACES:
                out.sets[kind].points += EACH[kind]


@kernel
def show_parts(out: Seen, seat: int) -> None:
    """The bonuses are in the scores once the game is over."""
    left = out.boards[seat].score
    for kind in range(SETS):
        points = out.boards[seat].sets[kind].points if out.is_over else 0
        out.parts[MOST_SEATS * (1 + kind) + seat] = points
        left -= points
    out.parts[seat] = left


@kernel
def show_takes(positions: Any, room: Room, out: Seen) -> None:
    """The legal takes, and what they lead to."""
    s = positions[0]
    b = s.boards[s.turn]
    out.moves = legal(s, room.moves)
    scores_after_tiling(positions, room.moves, out.moves, room.after, room.laid, room.goals)
    for i in range(out.moves):
        one = out.takes[i]
        show_take(s, room.moves[i], one)
        line = one.line
        one.prospect = room.after[i]
        one.gain = one.prospect - b.score
        one.laid = room.laid[i]
        one.falls = one.count - one.laid
        one.fills = line != NONE and line + 1 - line_count(b.lines, line) == one.laid
        one.goal = room.goals[i]


@kernel
def show_take(s: Azul, move: int, out: TakeSeen) -> None:
    """A take in its parts."""
    out.move = move
    out.source = move // TAKES_PER_SOURCE
    out.colour = move // DESTINATIONS % COLOURS
    out.count = lane(s.display[out.source], out.colour)
    line = move % DESTINATIONS
    out.line = NONE if line == FLOOR else line
    out.marker = out.source == CENTRE and s.marker == IN_CENTRE
    n = 2 if out.source == CENTRE else 3
    out.text[0] = 67 if out.source == CENTRE else 70  # C, F
    out.text[1] = 48 + out.source
    out.text[n - 1] = 32
    n = spell(out.colour, out.text, n)
    out.text[n] = 32
    if line == FLOOR:
        n = spell(COLOURS, out.text, n + 1)
    else:
        out.text[n + 1] = 49 + line
        n += 2
    out.text[n] = 0


@kernel
def spell(word: int, out: Ints, n: int) -> int:
    """Write a word; where the next letter stands."""
    for i in range(STARTS[word], STARTS[word + 1]):
        out[n] = LETTERS[i]
        n += 1
    return n


@kernel
def show_refusals(s: Azul, seat: int, out: Seen) -> None:
    """By pattern line, the colours that it does not take, and why."""
    for line in range(LINES):
        for colour in range(COLOURS):
            why = refusal_of_line(s, seat, colour, line)
            one = out.refusals[COLOURS * line + colour]
            one.kind = NONE if why == LEGAL else why - LINE_COMPLETE
            one.size = line
            one.colour = colour
            if why == LINE_HOLDS_OTHER:
                one.colour = line_colour(s.boards[seat].lines, line)


@kernel
def show_last(positions: Any, before: Azul, move: int, out: Seen) -> None:
    """The take that was made, and where its tiles went."""
    seat = before.turn
    out.last_seat = seat
    out.last_round = before.round
    out.opens = begins_turn(before)
    show_take(before, move, out.last[0])
    positions[1] = before
    now = positions[1]
    decide(now, move)
    colour = out.last[0].colour
    source = out.last[0].source
    line = move % DESTINATIONS
    at = CENTRE_AT if source == CENTRE else FACTORY_AT
    laid = 0
    if line != FLOOR:
        laid = line_count(now.boards[seat].lines, line)
        laid -= line_count(before.boards[seat].lines, line)
    thrown = lane(now.lid, colour) - lane(before.lid, colour)
    fell = lane(before.display[source], colour) - laid - thrown
    n = fly(out, 0, MARKER, before.marker != now.marker, CENTRE_AT, 0, FLOOR_AT, seat, 0)
    n = fly(out, n, colour, laid, at, source, LINE_AT, seat, line)
    n = fly(out, n, colour, fell, at, source, FLOOR_AT, seat, 0)
    n = fly(out, n, colour, thrown, at, source, LID_AT, 0, 0)
    rest = 0 if source == CENTRE else without_lane(before.display[source], colour)
    for other in range(COLOURS):
        n = fly(out, n, other, lane(rest, other), at, source, CENTRE_AT, 0, 0)
    if n < MOST_FLIGHTS:
        out.flights[n].what = NONE


@kernel
def fly(
    out: Seen, n: int, what: int, count: int, start: int, number: int, end: int, a: int, b: int
) -> int:
    """So many of a thing to a place, none goes nowhere; how many flights there are."""
    if count == 0:
        return n
    one = out.flights[n]
    one.what = what
    one.count = count
    one.ends[0].kind = start
    one.ends[0].a = number
    one.ends[1].kind = end
    one.ends[1].a = a
    one.ends[1].b = b
    return n + 1


@kernel
def show_end(s: Azul, room: Room, out: Seen) -> None:
    """Scores and places."""
    result(s, room.after)
    n = 0
    for seat in range(s.players):
        out.places[seat] = room.after[s.players + seat]
        if out.places[seat] == 1:
            out.winners[n] = seat
            n += 1
    if n < MOST_SEATS:
        out.winners[n] = NONE


# --- How a page reads it -------------------------------------------------------------------------

Shape = list[Any]


def at(kind: type[Struct], field: str) -> list[int]:
    """Where a number of a record lies, or the first of a row, and how wide it is."""
    item, offset, *_ = kind.dtype.fields[field]  # type: ignore[index]
    return [int(offset), (item.subdtype[0] if item.subdtype else item).itemsize]


def some(kind: type[Struct], form: str, *fields: str) -> dict[str, Shape]:
    """Fields of one form that are called as they are in the record."""
    return {field: [form, *at(kind, field)] for field in fields}


def row(kind: type[Struct], field: str, most: int, inner: Shape, count: Any = NONE) -> Shape:
    """So many of the same, or as many as come before one that is negative."""
    first, step = at(kind, field)
    return ["row", first, most, step, inner, count]


NUMBER8, NUMBER16 = ["number", 0, 1], ["number", 0, 2]
COLOUR: Shape = ["name", 0, 1, [*COLOUR_NAMES, "marker"]]
KINDS = ("rows", "columns", "colours")


def coloured(kind: type[Struct], field: str) -> Shape:
    """A colour, or none."""
    return ["name", *at(kind, field), COLOUR[3]]


def several(first: int, count: int, inner: Shape) -> Shape:
    """Colours in a row that may end sooner."""
    return ["row", first, count, 1, inner, NONE]


def grid(first: int, high: int) -> Shape:
    """Rows of colours, where some may be free."""
    return ["row", first, high, SPACES, ["row", 0, SPACES, 1, COLOUR, SPACES], high]


def by_colour(kind: type[Struct], field: str) -> Shape:
    """Of each colour, how many."""
    return ["by", at(kind, field)[0], 1, [*COLOUR_NAMES], NUMBER8]


def shape_of_take(*, legal_one: bool) -> dict[str, Shape]:
    """A take in its parts, and what it leads to."""
    parts: dict[str, Shape] = {
        "kind": ["is", "take"],
        "passing": ["is", False],
        **some(TakeSeen, "number", "source"),
        "colour": coloured(TakeSeen, "colour"),
        **some(TakeSeen, "number", "count"),
        **some(TakeSeen, "maybe", "line"),
        **some(TakeSeen, "yes", "marker"),
    }
    return parts if not legal_one else {
        **parts,
        **some(TakeSeen, "number", "move"),
        **some(TakeSeen, "text", "text"),
        **some(TakeSeen, "number", "prospect", "gain", "laid", "falls"),
        **some(TakeSeen, "yes", "fills"),
        **some(TakeSeen, "maybe", "goal"),
    }  # fmt: skip


def shape_of_board() -> Shape:
    """A player board."""
    line = {
        **some(LineSeen, "number", "size"),
        "colour": coloured(LineSeen, "colour"),
        **some(LineSeen, "number", "count"),
    }
    first, size = at(BoardSeen, "sets")
    filled, _ = at(SetsSeen, "filled")
    points, _ = at(SetsSeen, "points")
    bonus = {
        name: ["record", {
            "filled": ["row", first + n * size + filled, SPACES, 1, NUMBER8, SPACES],
            "each": ["is", int(EACH[n])],
            "points": ["number", first + n * size + points, 1],
        }]
        for n, name in enumerate(KINDS)
    }  # fmt: skip
    return ["record", {
        **some(BoardSeen, "number", "seat", "score"),
        "lines": row(BoardSeen, "lines", LINES, ["record", line], LINES),
        "wall": grid(at(BoardSeen, "wall")[0], LINES),
        "floor": several(at(BoardSeen, "floor")[0], FLOOR_SPACES, COLOUR),
        **some(BoardSeen, "number", "floor_cost"),
        "bonus": ["record", bonus],
        **some(BoardSeen, "number", "prospect"),
    }]  # fmt: skip


def shape_of_last() -> Shape:
    """The move made last."""
    take, _ = at(Seen, "last")
    number, text = at(TakeSeen, "move"), at(TakeSeen, "text")
    place: Shape = ["place", 0, ["centre", "factory a", "line a b", "floor a", "lid"]]
    first, step = at(FlightSeen, "ends")
    flight: dict[str, Shape] = {
        "what": coloured(FlightSeen, "what"),
        **some(FlightSeen, "number", "count"),
        "start": ["there", first, place],
        "end": ["there", first + step, place],
    }
    return ["record", {
        "seat": ["number", *at(Seen, "last_seat")],
        "move": ["number", take + number[0], number[1]],
        "text": ["text", take + text[0]],
        "deed": ["there", take, ["record", shape_of_take(legal_one=False)]],
        "flights": row(Seen, "flights", MOST_FLIGHTS, ["record", flight]),
        "opens": ["yes", *at(Seen, "opens")],
        "round": ["number", *at(Seen, "last_round")],
    }]  # fmt: skip


def shape(options: dict[str, Any], version: int) -> Shape:
    """A whole table."""
    players = at(Seen, "players")
    by_seat: Shape = ["row", 0, MOST_SEATS, 2, NUMBER16, NONE]
    refusal: Shape = ["record", {
        "kind": ["name", *at(LineSeen, "kind"), ["line-complete", "line-holds", "row-has"]],
        "line": ["number", *at(LineSeen, "size")],
        "colour": coloured(LineSeen, "colour"),
    }]  # fmt: skip
    first, size = at(Seen, "refusals")
    refusals: Shape = ["by", 0, size, [*COLOUR_NAMES], refusal]
    asked = {"kind": ["name", *at(Seen, "asks"), ["nothing", "take"]]}
    outcome = {
        "scores": row(Seen, "scores", MOST_SEATS, NUMBER16, players),
        "places": row(Seen, "places", MOST_SEATS, NUMBER16, players),
        "winners": ["there", at(Seen, "winners")[0], by_seat],
    }
    parts = [
        ["record", {"kind": ["is", name], "points": ["row", at(Seen, "parts")[0]
            + 2 * MOST_SEATS * n, MOST_SEATS, 2, NUMBER16, players]}]
        for n, name in enumerate(("tiling", *KINDS))
    ]  # fmt: skip
    return ["record", {
        "game": ["is", "azul"],
        "rules": ["is", version],
        "options": ["is", options],
        **some(Seen, "maybe", "seat"),
        **some(Seen, "number", "players", "round", "idle"),
        "phase": ["name", *at(Seen, "phase"), ["offer", "over"]],
        "line": ["is", None],
        **some(Seen, "maybe", "turn"),
        **some(Seen, "number", "starter"),
        **some(Seen, "maybe", "marker"),
        "factories": ["row", at(Seen, "piles")[0], MOST_FACTORIES, 4, several(0, 4, COLOUR),
            at(Seen, "factories")],
        "centre": several(at(Seen, "centre")[0], MOST_IN_CENTRE, COLOUR),
        "bag": by_colour(Seen, "bag"),
        "lid": by_colour(Seen, "lid"),
        "printed": grid(at(Seen, "printed")[0], LINES),
        "floor_costs": row(Seen, "floor_costs", FLOOR_SPACES, NUMBER8, FLOOR_SPACES),
        "boards": row(Seen, "boards", MOST_SEATS, shape_of_board(), players),
        "scores": row(Seen, "scores", MOST_SEATS, NUMBER16, players),
        "parts": ["all", parts],
        "moves": row(Seen, "takes", MOST_TAKES, ["record", shape_of_take(legal_one=True)],
            at(Seen, "moves")),
        "refusals": ["if", *at(Seen, "refuses"),
            ["row", first, LINES, COLOURS * size, refusals, LINES], []],
        "asks": ["record", {**asked, "line": ["is", None], "colour": ["is", None]}],
        "last_move": ["if", *at(Seen, "has_moved"), shape_of_last(), None],
        "outcome": ["if", *at(Seen, "is_over"), ["record", outcome], None],
    }]  # fmt: skip
