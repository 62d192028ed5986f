"""A canvas of characters: text, half-block pixels, and the spots that can be chosen on it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from rich.segment import Segment
from rich.style import Style

from tegel.core.telling import Move
from tegel.tui.paint import Colour, farthest, mix, readable

if TYPE_CHECKING:
    from textual.strip import Strip

UPPER_HALF = "▀"
BLOCKS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"  # by the quarters that they fill
ORNAMENTS = f"{BLOCKS}·━"  # they are seen, not read
# How much a character stands out where there are no colours: underlined, or in reverse.
UNLIT, TINTED, MARKED = range(3)


class Box(NamedTuple):
    """A rectangle of characters."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Whether a character lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass(frozen=True)
class Spot:
    """Something that can be chosen: the moves that go with it, and what it means in words.

    With one move it is played; with several, the choice goes on among them.
    """

    name: str
    boxes: tuple[Box, ...]
    moves: tuple[Move, ...]
    says: str
    key: str = ""  # chooses it at once
    reach: tuple[Box, ...] = ()  # where a click means it too

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of its first box, in units as wide as they are high."""
        box = self.boxes[0]
        return box.x + box.width / 2, 2 * box.y + box.height


class Cell(NamedTuple):
    """One character and its colours. An upper half block is two pixels."""

    sign: str
    ink: Colour
    ground: Colour
    bold: bool
    lit: int = UNLIT


@dataclass
class Canvas:
    """Cells to draw on, row by row. What lies beyond the edges is left out."""

    width: int
    height: int
    ink: Colour
    ground: Colour
    colour: bool = True  # whether colours are seen
    spots: list[Spot] = field(default_factory=list[Spot])

    def __post_init__(self) -> None:
        blank = Cell(" ", self.ink, self.ground, False)
        self._rows = [[blank] * self.width for _ in range(self.height)]

    def copy(self) -> "Canvas":
        """Another canvas with the same drawing."""
        twin = Canvas(self.width, 0, self.ink, self.ground, self.colour, self.spots)
        twin.height = self.height
        twin._rows = [row.copy() for row in self._rows]
        return twin

    def text(
        self,
        x: int,
        y: int,
        text: str,
        ink: Colour | None = None,
        ground: Colour | None = None,
        bold: bool = False,
    ) -> None:
        """Write; without a ground, on whatever is there."""
        for i, sign in enumerate(text):
            if self._has(x + i, y):
                there = self._rows[y][x + i].ground if ground is None else ground
                self._rows[y][x + i] = Cell(sign, ink or self.ink, there, bold)

    def fill(self, box: Box, ground: Colour) -> None:
        """Paint a rectangle."""
        for y in range(box.y, box.y + box.height):
            self.text(box.x, y, " " * box.width, ground=ground)

    def pixel(self, x: int, y: int, colour: Colour) -> None:
        """Paint a pixel: half a character high, so about a square."""
        if not self._has(x, y // 2):
            return
        cell = self._rows[y // 2][x]
        top = cell.ink if cell.sign == UPPER_HALF else cell.ground
        if y % 2:
            self._rows[y // 2][x] = Cell(UPPER_HALF, top, colour, False)
        else:
            self._rows[y // 2][x] = Cell(UPPER_HALF, colour, cell.ground, False)

    def tint(self, boxes: Iterable[Box], colour: Colour, share: float) -> None:
        """Mix a colour into what is there."""
        self._mix(boxes, (colour,), share, TINTED)

    def fade(self, boxes: Iterable[Box], share: float) -> None:
        """Let the ground shine through."""
        self._mix(boxes, (self.ground,), share, UNLIT)

    def mark(self, boxes: Iterable[Box], colours: Sequence[Colour], share: float) -> None:
        """Point at what is there, with the one of several colours that stands out most from it."""
        self._mix(boxes, colours, share, MARKED)

    def _mix(self, boxes: Iterable[Box], colours: Sequence[Colour], share: float, lit: int) -> None:
        for box in boxes:
            for y in range(max(0, box.y), min(self.height, box.y + box.height)):
                for x in range(max(0, box.x), min(self.width, box.x + box.width)):
                    sign, ink, ground, _, _ = self._rows[y][x]
                    colour = farthest(ground, colours)
                    if sign in BLOCKS:
                        ink = mix(ink, colour, share)
                    self._rows[y][x] = Cell(sign, ink, mix(ground, colour, share), True, lit)

    def spot_at(self, x: int, y: int) -> Spot | None:
        """What can be chosen there; the last drawn is on top."""
        for spot in reversed(self.spots):
            if any(box.holds(x, y) for box in (*spot.boxes, *spot.reach)):
                return spot
        return None

    def strip(self, y: int) -> "Strip":
        """A row for Textual."""
        # Only here: boards in words are for those too who have no full screen.
        from textual.strip import Strip

        if not 0 <= y < self.height:
            return Strip.blank(self.width, Style(bgcolor=self.ground))
        segments: list[Segment] = []
        run, look = "", self._rows[y][0][1:]
        for sign, ink, ground, bold, lit in self._rows[y]:
            if sign == UPPER_HALF and ink == ground:
                sign = " "  # two pixels of one colour: nothing to read
            if sign not in ORNAMENTS:
                ink = readable(ink, ground)
            if (ink, ground, bold, lit) != look:
                segments.append(Segment(run, self._style(*look)))
                run, look = "", (ink, ground, bold, lit)
            run += sign
        segments.append(Segment(run, self._style(*look)))
        return Strip(segments, self.width)

    def _style(self, ink: Colour, ground: Colour, bold: bool, lit: int) -> Style:
        return _style(ink, ground, bold, UNLIT if self.colour else lit)

    def lines(self) -> list[str]:
        """What is written, without colours."""
        return [self.strip(y).text.rstrip() for y in range(self.height)]

    def _has(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height


@cache
def _style(ink: Colour, ground: Colour, bold: bool, lit: int) -> Style:
    shown = Style(color=ink, bgcolor=ground, bold=bold)
    return shown + Style(underline=lit == TINTED, reverse=lit == MARKED) if lit else shown
