"""What follows from a move of Azul without anyone deciding: tilings, new rounds, the end."""

from typing import Any, Final, Literal, NamedTuple, cast

from tegel.core.outcome import Outcome
from tegel.core.state import State
from tegel.core.struct import Memory, struct, zeros
from tegel.core.telling import Decided, Flight, Happening, happening
from tegel.core.unpacking import spaces
from tegel.games.azul import explain
from tegel.games.azul.board import factories, floor_count, line_count
from tegel.games.azul.deeds import colour_of_line, flights_of_take
from tegel.games.azul.layout import (
    COLOUR_BONUS,
    COLOUR_NAMES,
    COLUMN_BONUS,
    FLOOR,
    FLOOR_SPACES,
    LINES,
    MARKER,
    OFFER,
    OVER,
    ROW_BONUS,
    SPACES,
    Azul,
    Board,
)
from tegel.games.azul.places import flights_of, flights_of_pile, spaces_of


class Placement(Happening):
    """A tile went from its line to the wall."""

    kind: Literal["tile"]
    row: int
    column: int
    colour: str
    across: int  # tiles in its horizontal run
    down: int  # tiles in its vertical run
    space: Literal["printed", "only", "chosen"]  # for its colour, left on a grey wall, or decided


class Dropped(Happening):
    """Grey wall: a complete line fell, for no space was allowed."""

    kind: Literal["dropped"]
    line: int
    colour: str
    count: int


class FloorLine(Happening):
    """A floor line was cleared."""

    kind: Literal["floor"]
    tiles: list[str]
    cost: int  # by what stands above its spaces: a score never falls below 0


class Dealt(Happening):
    """A new round: the factories were filled."""

    kind: Literal["round"]
    round: int
    starter: int
    refilled: bool  # the bag was empty, and got the tiles of the lid


class Bonus(Happening):
    """The end: a complete row, column or colour."""

    kind: Literal["row", "column", "colour"]
    which: int  # the row or column; a colour is named
    colour: str | None


class Ended(Happening):
    """The game is over."""

    kind: Literal["end"]
    winners: list[int]


class RowsDecided(Decided):
    """Equal points: the number of complete rows decides."""

    score: int
    rows: list[int]  # of each of these players
    shared: bool  # they are equal in that, too


Tiled = Placement | Dropped | FloorLine
Followed = Tiled | Dealt | Bonus | Ended | RowsDecided
SETS: Final[tuple[tuple[int, Literal["row", "column", "colour"], int], ...]] = (
    (explain.ROWS, "row", ROW_BONUS),
    (explain.COLUMNS, "column", COLUMN_BONUS),
    (explain.COLOUR_SETS, "colour", COLOUR_BONUS),
)


class Played(NamedTuple):
    """Where a take brought its tiles, and what followed from a move."""

    flights: list[Flight]
    follows: list[Followed]


def played(state: State, n: int) -> Played:
    """The n-th move, played again step by step."""
    steps = state.steps(n)
    before, memory, _ = next(steps)
    then, now = Azul.over(before), Azul.over(memory)
    flights: list[Flight] = []
    told: list[Followed] = []
    if then.phase < LINES:  # the tile goes to the wall by what follows
        told += _line(before, memory, chosen=True)
    else:
        flights = flights_of_take(then, now, state.moves[n])
    for before, memory, _ in steps:
        told += _step(before, memory)
    if now.phase == OVER:
        told += _end(state, memory)
    return Played(flights, told)


def _step(before: Memory, after: Memory) -> list[Followed]:
    phase = Azul.over(before).phase
    if phase < LINES:
        return _line(before, after)
    if phase == FLOOR:
        return _floor(before, after)
    now = Azul.over(after)
    if now.phase == OVER:
        return [bonus for seat in range(now.players) for bonus in _bonuses(after, seat)]
    return [_deal(Azul.over(before), now)]


def _line(before: Memory, after: Memory, *, chosen: bool = False) -> list[Followed]:
    """A line that was tiled, or fell."""
    then, now = Azul.over(before), Azul.over(after)
    seat, line = then.turn, then.phase
    was, is_ = then.boards[seat], now.boards[seat]
    if was.lines == is_.lines:
        return []
    start, colour = f"line {seat} {line}", colour_of_line(then, seat, line)
    if was.wall == is_.wall:
        count, fell = line_count(was.lines, line), floor_count(is_) - floor_count(was)
        flights = flights_of(colour, start, (fell, f"floor {seat}"), (count - fell, "lid"))
        told = happening(seat, flights=flights)
        return [{"kind": "dropped", **told, "line": line, "colour": colour, "count": count}]
    column = (was.wall ^ is_.wall).bit_length() - 1 - SPACES * line
    across, down, points, _ = _facts(explain.explain_space, after, seat, line, column)
    end = f"wall {seat} {line} {column}"
    flights = flights_of(colour, start, (1, end), (line, "lid"))
    lit = spaces_of(seat, explain.runs(struct(Azul, after), seat, line, column))
    return [
        {
            "kind": "tile",
            **happening(seat, points, flights=flights, at=end, lit=lit),
            "row": line,
            "column": column,
            "colour": colour,
            "across": across,
            "down": down,
            "space": "chosen" if chosen else "only" if now.grey else "printed",
        }
    ]


def _floor(before: Memory, after: Memory) -> list[Followed]:
    """A floor line that was cleared, if something lay there."""
    then, now = Azul.over(before), Azul.over(after)
    seat = then.turn
    tiles, start = floor_tiles(then.boards[seat]), f"floor {seat}"
    if not tiles:
        return []
    flights = [
        flight
        for tile in dict.fromkeys(tiles)
        for flight in flights_of(
            tile, start, (tiles.count(tile), "centre" if tile == "marker" else "lid")
        )
    ]
    points = now.boards[seat].score - then.boards[seat].score
    told = happening(seat, points, flights=flights, at=start)
    return [{"kind": "floor", **told, "tiles": tiles, "cost": explain_board(before, seat)[0]}]


def _deal(then: Azul, now: Azul) -> Dealt:
    refilled = then.lid != now.lid
    flights = flights_of_pile(then.lid, "lid", "bag") if refilled else []
    for factory in range(1, factories(now.players) + 1):
        flights += flights_of_pile(now.display[factory], "bag", f"factory {factory}")
    told = happening(None, flights=flights)
    return {
        "kind": "round",
        **told,
        "round": now.round,
        "starter": now.turn,
        "refilled": refilled,
    }


def _bonuses(memory: Memory, seat: int) -> list[Followed]:
    """What complete rows, columns and colours bring a seat at the end."""
    found: list[Followed] = []
    for kind, name, points in SETS:
        for which in range(LINES):
            lit = spaces_of(seat, explain.complete(struct(Azul, memory), seat, kind, which))
            if lit:
                told = happening(seat, points, at=lit[-1], lit=lit)
                colour = COLOUR_NAMES[which] if name == "colour" else None
                found.append({"kind": name, **told, "which": which, "colour": colour})
    return found


def _end(state: State, memory: Memory) -> list[Followed]:
    """Who won, and what decided among equal scores."""
    winners = list(state.outcome.winners)
    decided = [_decided(state.outcome, memory, seats) for seats in state.outcome.ties]
    return [{"kind": "end", **happening(None), "winners": winners}, *decided]


def _decided(outcome: Outcome, memory: Memory, seats: list[int]) -> RowsDecided:
    return {
        "kind": "decided",
        **happening(None),
        "players": seats,
        "score": outcome.scores[seats[0]],
        "rows": [explain_board(memory, seat)[1] // ROW_BONUS for seat in seats],
        "shared": len({outcome.places[seat] for seat in seats}) == 1,
    }


# --- The last wall tiling -------------------------------------------------------------------------


def last_tiling(state: State) -> list[Tiled]:
    """The last wall tiling, as far as it has come; empty before the first."""
    return state.carry(_last_tiling)


def _last_tiling(state: State, before: list[Tiled] | None) -> list[Tiled]:
    last = len(state.moves) - 1
    if before is not None:
        return _tiled_until(state, last, before)
    tiled: list[Tiled] = []
    for n in range(last + 1):
        tiled = _tiled_until(state, n, tiled)
    return tiled


def _tiled_until(state: State, n: int, tiled: list[Tiled]) -> list[Tiled]:
    """The last tiling after the n-th move: it goes on, begins anew, or stays."""
    followed = state.recall(played, n).follows
    kinds = ("tile", "dropped", "floor")
    new = [cast(Tiled, one) for one in followed if one["kind"] in kinds]
    if state.was(n, "phase") < OFFER:
        return [*tiled, *new]
    now = state.seen.phase if n + 1 == len(state.moves) else state.was(n + 1, "phase")
    return new if followed or now < OFFER else tiled


# --- Reading a board ------------------------------------------------------------------------------


def floor_tiles(b: Board) -> list[str]:
    """What lies on a floor line, from the left."""
    count, *tiles = spaces(b.floor, FLOOR_SPACES + 1)
    return ["marker" if tile == MARKER else COLOUR_NAMES[tile - 1] for tile in tiles[:count]]


def explain_board(memory: Memory, seat: int) -> tuple[int, int, int, int]:
    """What the floor line costs now, and the bonus for rows, columns and colours."""
    cost, rows, columns, colours = _facts(explain.explain_board, memory, seat)
    return cost, rows, columns, colours


def _facts(explain: Any, memory: Memory, *where: int) -> list[int]:
    out = zeros(4)
    explain(struct(Azul, memory), *where, out)
    return out.tolist()
