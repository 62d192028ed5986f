"""What the things of Azul Duel are called in views and tellings."""

from functools import cache, lru_cache
from typing import Final, Literal, get_args

from tegel.core.unpacking import lanes, spaces
from tegel.games.azul_duel.chips import chip_count
from tegel.games.azul_duel.layout import (
    CHIPS,
    COLOUR_NAMES,
    FACE_DOWN,
    LETTERS,
    MOON_HEIGHT,
    NO_CHIP,
    PLATE_CELLS,
    PLATES,
    TURNS,
    Duel,
)

PHASES: Final = ("set-up", "acquire", "tiling", "over")
Question = Literal[
    "first-plate",
    "action",
    "drawing",
    "keep",
    "return",
    "space",
    "turn",
    "stack",
    "line",
    "column",
    "chips",
    "next-chip",
    "nothing",
]
ASKED: Final[tuple[Question, ...]] = get_args(Question)[1:]
KINDS: Final = ("special", "wild")
CELLS: Final = (None, *COLOUR_NAMES, *KINDS)
CHIP_NAMES: Final = tuple(
    "-".join(COLOUR_NAMES[LETTERS.index(letter)] for letter in chip.split("/")) for chip in CHIPS
)
# What the scoring conditions ask for, in their order.
GOALS: Final = ("columns", "rim", "diagonals", "corners", "wild", "special", "rows", "colours")


def tiles_in(tiles: int) -> list[str]:
    """The tiles of five lanes, colour by colour."""
    return [*_tiles(tiles)]


@lru_cache(4096)
def _tiles(tiles: int) -> tuple[str, ...]:
    counts = zip(COLOUR_NAMES, lanes(tiles), strict=True)
    return tuple(name for name, n in counts for _ in range(n))


def stack_of(s: Duel, i: int) -> list[str]:
    """The tiles on a small moon, from the bottom up."""
    return stack_in(s.moons[i])


def stack_in(moon: int) -> list[str]:
    """The tiles of a stack, from the bottom up."""
    return [COLOUR_NAMES[tile - 1] for tile in spaces(moon, MOON_HEIGHT) if tile]


def chips_in(chips: int) -> list[str]:
    """Chips counted in two bits a type, one by one."""
    counts = zip(CHIP_NAMES, chip_counts(chips), strict=True)
    return [chip for chip, n in counts for _ in range(n)]


@lru_cache(1024)
def chip_counts(chips: int) -> tuple[int, ...]:
    """How many of each type there are of chips counted in two bits a type."""
    return tuple(chip_count(chips, i) for i in range(len(CHIP_NAMES)))


def chip_of(s: Duel, i: int) -> str | None:
    """The chip of a small factory; None: it has gone."""
    chip = s.factory_chips[i]
    return None if chip == NO_CHIP else "face-down" if chip == FACE_DOWN else CHIP_NAMES[chip]


@lru_cache(1024)
def members(bits: int) -> tuple[int, ...]:
    """The plates of a set, by their numbers."""
    return tuple(i for i in range(len(PLATES)) if bits >> i & 1)


def plates_in(bits: int) -> list[str]:
    """A set of plates."""
    return [PLATES[i] for i in members(bits)]


@cache
def plate_cells(plate: int, turns: int = 0) -> list[str]:
    """The cells of a plate, two above and two below, after some quarter turns."""
    first = 4 * (TURNS * plate + turns)
    return [CELLS[cell] or "" for cell in PLATE_CELLS[first : first + 4]]
