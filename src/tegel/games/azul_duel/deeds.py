"""The moves of Azul Duel in their parts, and where they take things.

Places, as boards know them: `sun 0` to `sun 4` (0: the large factory), `moon 0` to `moon 4`,
`chip 1`, `start`, `display 2`, `stack`, `drawn`, `hand`, `rest` (tiles to be stacked), `bag`,
`tower`, `supply` (of special tiles), `used` (chips); and of a seat `line 0 2`, `space 0 4` (of its
dome), `cell 0 2 3`, `broken 0`, `chips 0`, `start 0`.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from tegel.core.packing import COLOURS, space, total
from tegel.core.rng import Rng, new_rng
from tegel.core.struct import (
    Memory,
    duplicate,
    moves_of,
    room_for,
    struct,
    structs,
    thawed,
    zeros,
)
from tegel.core.telling import Deed, Flight, Move
from tegel.games.azul_duel import explain, rules
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
    stack_in,
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


@lru_cache(maxsize=512)  # a move is told to each seat
def _deed(record: bytes, move: Move) -> DuelDeed:
    (told,) = deeds_of(thawed(record, Duel), [move])
    return told


def deeds_of(memory: Memory, moves: Sequence[Move]) -> list[DuelDeed]:
    """Moves in their parts, as the seat in turn may know them."""
    out, position = zeros(explain.EFFECTS * len(moves)), structs(Duel, room_for(memory, 2))
    # A generator of no consequence: what chance brings by a decision is not what it will bring.
    chance = struct(Rng, new_rng())
    explain.effects(position, moves_of(moves), len(moves), chance, out)
    found, s = iter(out.tolist()), Duel.over(memory)
    rows = zip(*[found] * explain.EFFECTS, strict=True)
    return [_told(s, move, Effect(*row)) for move, row in zip(moves, rows, strict=True)]


class Effect(NamedTuple):
    """What trying a decision shows of it (`explain.effect`); nothing if it is not legal."""

    cost: int
    start: int
    tiles: int
    laid: int
    broken: int
    moon: int
    rest: int
    asked: int


def _told(s: Duel, move: Move, effect: Effect) -> DuelDeed:
    if move < FROM_SUN:
        return _about_plates(s, move, effect)
    if move < TO_LINE:
        return _about_factories(s, move, effect)
    return _about_lines(s, move, effect)


def _about_plates(s: Duel, move: Move, effect: Effect) -> DuelDeed:
    if move < DRAW:
        return {
            "kind": "plate",
            "passing": False,
            "plate": PLATES[move],
            "cells": plate_cells(move),
        }
    if move == DRAW:
        return {
            "kind": "draw",
            "passing": False,
            "top": None if s.top == EMPTY_STACK else KINDS[s.top],
            "cost": effect.cost,
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


def _about_factories(s: Duel, move: Move, effect: Effect) -> FromSun | FromMoons | TakeChip | Stack:
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
            "start": factory == LARGE and effect.start == 1,
        }
    if move < TAKE_CHIP:
        return {
            "kind": "moons",
            "passing": False,
            "colour": COLOUR_NAMES[move - FROM_MOONS],
            "count": effect.tiles,
            "start": effect.start == 1,
        }
    if move < TO_STACK:
        i = move - TAKE_CHIP
        return {"kind": "chip", "passing": False, "factory": i + 1, "chip": chip_of(s, i)}
    return {
        "kind": "stack",
        "passing": effect.rest != 0,
        "factory": max(1, s.factory),
        "colour": COLOUR_NAMES[move - TO_STACK],
        "tiles": stack_in(effect.moon),
    }


def _about_lines(s: Duel, move: Move, effect: Effect) -> ToLine | Break | ToColumn | NoChips | Pay:
    if move <= BREAK:
        broken = s.count - effect.laid
        lost = broken - effect.broken
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
            "line": move - TO_LINE,
            "colour": colour,
            "count": s.count,
            "laid": effect.laid,
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
            "cell": CELLS[space(s.boards[s.turn].cells[min(s.line, LINES - 1)], column)],
        }
    if move == NO_CHIPS:
        return {"kind": "none", "passing": False, "line": s.line}
    chip = move - PAY_CHIP
    return {
        "kind": "pay",
        "passing": effect.asked != COLUMN,
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
            counts = enumerate(_from_moons(memory, move))
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


def _from_moons(memory: Memory, move: Move) -> list[int]:
    """How many tiles are taken from each moon, the large one first."""
    after = duplicate(memory)
    rules.decide(struct(Duel, after), move, struct(Rng, new_rng()))
    then, now = Duel.over(memory), Duel.over(after)
    small = [len(stack_of(then, i)) - len(stack_of(now, i)) for i in range(SMALL_FACTORIES)]
    return [total(then.large_moon) - total(now.large_moon), *small]


def broken_flights(colour: str, broken: int, lost: int, start: str, seat: int) -> list[Flight]:
    """Tiles break: as many as there is room for stay with the seat."""
    found = [
        flight(colour, broken - lost, start, f"broken {seat}"),
        flight(colour, lost, start, "tower"),
    ]
    return [one for one in found if one["count"]]
