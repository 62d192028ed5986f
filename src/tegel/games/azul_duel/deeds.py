"""The moves of Azul Duel in their parts, and where they take things.

Places, as boards know them: `sun 0` to `sun 4` (0: the large factory), `moon 0` to `moon 4`,
`chip 1`, `start`, `display 2`, `stack`, `drawn`, `hand`, `rest` (tiles to be stacked), `bag`,
`tower`, `supply` (of special tiles), `used` (chips); and of a seat `line 0 2`, `space 0 4` (of its
dome), `cell 0 2 3`, `broken 0`, `chips 0`, `start 0`.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from tegel.core.packing import COLOURS, space, total
from tegel.core.rng import Rng, new_rng
from tegel.core.struct import Memory, duplicate, struct, thawed
from tegel.core.telling import Deed, Flight, Move
from tegel.games.azul_duel import explain, rules
from tegel.games.azul_duel.board import line_count
from tegel.games.azul_duel.layout import (
    BREAK,
    COLOUR_NAMES,
    COLUMN,
    DISPLAY,
    DRAW,
    DRAWING,
    EMPTY_STACK,
    FROM_MOONS,
    FROM_SUN,
    KEEP_PLATE,
    LARGE,
    LINES,
    NO_CHIPS,
    PAY_CHIP,
    PLATES,
    RETURN_PLATE,
    SMALL_FACTORIES,
    STOP,
    TAKE_CHIP,
    TO_COLUMN,
    TO_LINE,
    TO_SPACE,
    TO_STACK,
    TURNED,
    Duel,
)
from tegel.games.azul_duel.names import (
    CELLS,
    CHIP_NAMES,
    KINDS,
    chip_of,
    chips_in,
    plate_cells,
    stack_of,
    tiles_in,
)


class TakePlate(Deed):
    """A plate of the display."""

    kind: Literal["plate"]
    plate: str
    cells: list[str]  # two above, two below


class Draw(Deed):
    """The top plate of the stack, face down."""

    kind: Literal["draw"]
    top: str | None  # what its back shows; None: the stack is empty
    cost: int  # points
    again: bool  # it is not the first


class Stop(Deed):
    """No more plates: a look at those that were drawn."""

    kind: Literal["stop"]
    count: int


class Keep(Deed):
    """One of them is kept."""

    kind: Literal["keep"]
    plate: str
    cells: list[str]


class Return(Deed):
    """Another goes to the bottom of the stack."""

    kind: Literal["return"]
    plate: str | None  # None: this seat may not know it
    cells: list[str] | None


class ToSpace(Deed):
    """A space of the dome for a plate."""

    kind: Literal["space"]
    space: int


class Turn(Deed):
    """A plate is laid, turned so."""

    kind: Literal["turn"]
    space: int
    plate: str
    degrees: int
    cells: list[str]  # as they lie then


class FromSun(Deed):
    """All tiles of one colour from a sun."""

    kind: Literal["sun"]
    factory: int  # 0: the large one
    colour: str
    count: int
    rest: list[str]  # the others: they go to the moon
    start: bool  # the start tile comes with them


class FromMoons(Deed):
    """All top tiles of one colour from all moons."""

    kind: Literal["moons"]
    colour: str
    count: int
    start: bool


class TakeChip(Deed):
    """A revealed chip."""

    kind: Literal["chip"]
    factory: int
    chip: str | None


class Stack(Deed):
    """The next tile of the rest goes on the moon."""

    kind: Literal["stack"]
    factory: int
    colour: str
    tiles: list[str]  # the whole stack then, from the bottom up


class ToLine(Deed):
    """The tiles in hand go to a pattern line."""

    kind: Literal["line"]
    line: int
    colour: str
    count: int
    laid: int
    broken: int  # do not fit
    lost: int  # of those: find no room among the broken ones either, and go to the tower


class Break(Deed):
    """The tiles in hand are broken, all of them."""

    kind: Literal["break"]
    colour: str
    count: int
    broken: int
    lost: int


class ToColumn(Deed):
    """A cell of the dome for the tile of a line."""

    kind: Literal["column"]
    line: int
    column: int
    colour: str
    cell: str | None  # what the dome has there


class NoChips(Deed):
    """A line that chips could complete is left as it is."""

    kind: Literal["none"]
    line: int


class Pay(Deed):
    """A chip is paid to complete a line."""

    kind: Literal["pay"]
    line: int
    chip: str
    chips: list[str]  # all that were paid for it then
    missing: int  # the tiles they stand for


DuelDeed = (
    TakePlate
    | Draw
    | Stop
    | Keep
    | Return
    | ToSpace
    | Turn
    | FromSun
    | FromMoons
    | TakeChip
    | Stack
    | ToLine
    | Break
    | ToColumn
    | NoChips
    | Pay
)


def hides(memory: Memory, move: Move, seat: int | None) -> bool:
    """Which plate goes under the stack is known to its seat alone."""
    return RETURN_PLATE <= move < TO_SPACE and int(memory["turn"][0]) != seat


def deed_of(memory: Memory, move: Move, seat: int | None) -> DuelDeed:
    """A move in its parts, as a seat may know it; what it does is seen by trying it."""
    told = _deed(memory.tobytes(), move)
    if told["kind"] == "return" and hides(memory, move, seat):
        return {**told, "plate": None, "cells": None}
    return told


@lru_cache(maxsize=512)  # a move is told among those that are possible, and then to each seat
def _deed(record: bytes, move: Move) -> DuelDeed:
    memory, s = _seen(record)
    if move < FROM_SUN:
        return _about_plates(memory, s, move)
    if move < TO_LINE:
        return _about_factories(memory, s, move)
    return _about_lines(memory, s, move)


@lru_cache(maxsize=4)  # all moves of a position are told one after another
def _seen(record: bytes) -> tuple[Memory, Duel]:
    memory = thawed(record, Duel)
    return memory, Duel.over(memory)


def _tried(memory: Memory, move: Move) -> Duel:
    """The position after a decision alone; the same if it is not legal.

    What chance brings by it is not what it will bring: the generator is one of no consequence.
    """
    after = duplicate(memory)
    position = struct(Duel, after)
    if explain.is_legal(position, move):
        rules.decide(position, move, struct(Rng, new_rng()))
    return Duel.over(after)


def _about_plates(memory: Memory, s: Duel, move: Move) -> DuelDeed:
    if move < DRAW:
        return {
            "kind": "plate",
            "passing": False,
            "plate": PLATES[move],
            "cells": plate_cells(move),
        }
    if move == DRAW:
        score, after = s.boards[s.turn].score, _tried(memory, move).boards[s.turn].score
        return {
            "kind": "draw",
            "passing": False,
            "top": None if s.top == EMPTY_STACK else KINDS[s.top],
            "cost": score - after,
            "again": s.asked == DRAWING,
        }
    if move == STOP:
        return {"kind": "stop", "passing": True, "count": s.drawn_count}
    if move < RETURN_PLATE:
        plate = move - KEEP_PLATE
        return {
            "kind": "keep",
            "passing": False,
            "plate": PLATES[plate],
            "cells": plate_cells(plate),
        }
    if move < TO_SPACE:
        plate = move - RETURN_PLATE
        return {
            "kind": "return",
            "passing": False,
            "plate": PLATES[plate],
            "cells": plate_cells(plate),
        }
    if move < TURNED:
        return {"kind": "space", "passing": True, "space": move - TO_SPACE}
    turns, plate = move - TURNED, max(0, s.plate)
    return {
        "kind": "turn",
        "passing": False,
        "space": s.space,
        "plate": PLATES[plate],
        "degrees": 90 * turns,
        "cells": plate_cells(plate, turns),
    }


def _about_factories(memory: Memory, s: Duel, move: Move) -> FromSun | FromMoons | TakeChip | Stack:
    if move < FROM_MOONS:
        factory, colour = divmod(move - FROM_SUN, COLOURS)
        tiles, name = tiles_in(s.suns[factory]), COLOUR_NAMES[colour]
        return {
            "kind": "sun",
            "passing": False,
            "factory": factory,
            "colour": name,
            "count": tiles.count(name),
            "rest": [tile for tile in tiles if tile != name],
            "start": factory == LARGE and _takes_start(s, _tried(memory, move)),
        }
    if move < TAKE_CHIP:
        after = _tried(memory, move)
        return {
            "kind": "moons",
            "passing": False,
            "colour": COLOUR_NAMES[move - FROM_MOONS],
            "count": sum(_from_moons(s, after)),
            "start": _takes_start(s, after),
        }
    if move < TO_STACK:
        i = move - TAKE_CHIP
        return {"kind": "chip", "passing": False, "factory": i + 1, "chip": chip_of(s, i)}
    factory, after = max(1, s.factory), _tried(memory, move)
    return {
        "kind": "stack",
        "passing": after.rest != 0,
        "factory": factory,
        "colour": COLOUR_NAMES[move - TO_STACK],
        "tiles": stack_of(after, factory - 1),
    }


def _takes_start(then: Duel, now: Duel) -> bool:
    return then.boards[then.turn].holds_start != now.boards[then.turn].holds_start


def _from_moons(then: Duel, now: Duel) -> list[int]:
    """How many tiles were taken from each moon, the large one first."""
    small = [len(stack_of(then, i)) - len(stack_of(now, i)) for i in range(SMALL_FACTORIES)]
    return [total(then.large_moon) - total(now.large_moon), *small]


def _about_lines(memory: Memory, s: Duel, move: Move) -> ToLine | Break | ToColumn | NoChips | Pay:
    b = s.boards[s.turn]
    if move <= BREAK:
        line, after = move - TO_LINE, _tried(memory, move).boards[s.turn]
        laid = 0 if move == BREAK else line_count(after.lines, line) - line_count(b.lines, line)
        broken = s.count - laid
        lost = broken - (total(after.broken) - total(b.broken))
        colour = COLOUR_NAMES[s.colour]
        if move == BREAK:
            return {
                "kind": "break",
                "passing": False,
                "colour": colour,
                "count": s.count,
                "broken": broken,
                "lost": lost,
            }
        return {
            "kind": "line",
            "passing": False,
            "line": line,
            "colour": colour,
            "count": s.count,
            "laid": laid,
            "broken": broken,
            "lost": lost,
        }
    if move < NO_CHIPS:
        column = move - TO_COLUMN
        return {
            "kind": "column",
            "passing": False,
            "line": s.line,
            "column": column,
            "colour": COLOUR_NAMES[s.colour],
            "cell": CELLS[space(b.cells[min(s.line, LINES - 1)], column)],
        }
    if move == NO_CHIPS:
        return {"kind": "none", "passing": False, "line": s.line}
    chip = move - PAY_CHIP
    return {
        "kind": "pay",
        "passing": _tried(memory, move).asked != COLUMN,
        "line": s.line,
        "chip": CHIP_NAMES[chip],
        "chips": chips_in(s.paid + (1 << 2 * chip)),
        "missing": s.missing,
    }


# --- Where things go ------------------------------------------------------------------------------


def flight(what: str, count: int, start: str, end: str) -> Flight:
    """So many things go somewhere."""
    return {"what": what, "count": count, "start": start, "end": end}


def all_of(tiles: Iterable[str], start: str, end: str) -> list[Flight]:
    """Tiles go somewhere, colour by colour."""
    found = [*tiles]
    return [flight(one, found.count(one), start, end) for one in dict.fromkeys(found)]


def flights_of(memory: Memory, move: Move) -> list[Flight]:
    """Where a move itself takes things; what brings points is told by what follows."""
    s, seat = Duel.over(memory), int(memory["turn"][0])
    told = deed_of(memory, move, seat)
    match told["kind"]:
        case "plate":
            slot = next(i for i in range(DISPLAY) if s.display[i] == move)
            return [flight("plate", 1, f"display {slot}", "hand")]
        case "draw":
            return [flight("back", 1, "stack", "drawn")]
        case "keep":
            return [flight("plate", 1, "drawn", "hand")]
        case "return":
            return [flight("plate", 1, "drawn", "stack")]
        case "turn":
            return [flight("plate", 1, "hand", f"space {seat} {told['space']}")]
        case "sun":
            start = f"sun {told['factory']}"
            end = "moon 0" if told["factory"] == LARGE else "rest"
            taken = flight(told["colour"], told["count"], start, "hand")
            return [taken, *all_of(told["rest"], start, end)]
        case "moons":
            counts = enumerate(_from_moons(s, _tried(memory, move)))
            return [flight(told["colour"], n, f"moon {i}", "hand") for i, n in counts if n]
        case "chip":
            start = f"chip {told['factory']}"
            return [flight(f"chip {told['chip']}", 1, start, f"chips {seat}")]
        case "stack":
            return [flight(told["colour"], 1, "rest", f"moon {told['factory']}")]
        case "line":
            laid = [flight(told["colour"], told["laid"], "hand", f"line {seat} {told['line']}")]
            return laid + broken_flights(told["colour"], told["broken"], told["lost"], "hand", seat)
        case "break":
            return broken_flights(told["colour"], told["broken"], told["lost"], "hand", seat)
        case "pay" if not told["passing"]:  # the line is complete: now they are spent
            return all_of((f"chip {one}" for one in told["chips"]), f"chips {seat}", "used")
        case _:
            return []


def broken_flights(colour: str, broken: int, lost: int, start: str, seat: int) -> list[Flight]:
    """Tiles break: as many as there is room for stay with the seat."""
    found = [
        flight(colour, broken - lost, start, f"broken {seat}"),
        flight(colour, lost, start, "tower"),
    ]
    return [one for one in found if one["count"]]
