"""A player board with pattern lines: what is the same wherever there are such boards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tegel.core.words import signed
from tegel.tui.boards import Scene, View
from tegel.tui.canvas import Canvas
from tegel.tui.tiles import LIT, Scale, space, tile

# Left of a pattern line: its number, and what laying tiles there would bring.
MARGIN: Final = 5
NARROW_MARGIN: Final = 2


def board_width(scale: Scale, margin: int, lines: int) -> int:
    """As many lines as there are spaces in a row: lines, a gap, the rows."""
    return margin + scale.run(lines) + 1 + scale.span(lines)


@dataclass
class Tablet:
    """One player board that is being drawn."""

    canvas: Canvas
    scene: Scene
    view: View
    seat: int
    scale: Scale
    margin: int

    @property
    def is_mine(self) -> bool:
        """Whether who looks has this seat."""
        return self.seat == self.scene.eyes

    @property
    def held(self) -> Mapping[str, Any]:
        """What lies on it."""
        board: Mapping[str, Any] = self.view["boards"][self.seat]
        return board

    @property
    def width(self) -> int:
        """How wide it is."""
        return board_width(self.scale, self.margin, len(self.held["lines"]))

    def title(self, x: int, y: int, told: str, *, begins: bool, more: str = "") -> None:
        """Name and score; who begins the next round; what it costs, and on a large board more."""
        canvas, paint = self.canvas, self.scene.paint
        turn, score = self.view["turn"] == self.seat, f"{self.held['score']}"
        name = self.scene.name(self.seat)[: self.width - len(score) - 5]
        ink = paint["accent" if turn else "text"]
        canvas.text(x, y, f"{'▸' if turn else ' '} {name}", ink, bold=True)
        at = x + 3 + len(name)
        if begins:
            canvas.text(at, y, "1", paint["on-terra"], paint["terra"], bold=True)
            at += 2
        canvas.text(at, y, more, paint["error"], bold=True)
        right = x + self.width - len(score) - 1
        if self.margin == MARGIN and right - len(told) - 2 > at + len(more):
            canvas.text(right - len(told) - 2, y, told, paint["text-3"])
        canvas.text(right, y, score, ink, bold=True)

    def line(self, x: int, y: int, n: int, coming: int, *, last: bool = False) -> None:
        """A pattern line; its tiles lie at the right, and so many would come."""
        canvas, paint, scale = self.canvas, self.scene.paint, self.scale
        lines = self.held["lines"]
        size, free = lines[n]["size"], lines[n]["size"] - lines[n]["count"]
        left = x + self.margin + scale.run(len(lines) - size)
        canvas.text(x, self.middle(y), f"{n + 1}", paint["terra" if last else "text-3"], bold=last)
        for i in range(size):
            if i >= free:
                tile(canvas, paint, left + scale.run(i), y, lines[n]["colour"], scale)
            else:
                lit = LIT if i >= free - coming else "bed"
                space(canvas, paint, left + scale.run(i), y, scale, lit)

    def middle(self, y: int) -> int:
        """The row in which a line is written on."""
        return y + (self.scale.height - 1) // 2

    def gain(self, x: int, y: int, move: Mapping[str, Any]) -> None:
        """What a move brings."""
        paint = self.scene.paint
        good = paint["good" if move["gain"] >= 0 else "error"]
        self.canvas.text(x, y, signed(move["gain"]).rjust(3), good, bold=True)

    def gain_within(self, x: int, y: int, move: Mapping[str, Any]) -> None:
        """The same on the space that a tile would come to."""
        gain, accent = signed(move["gain"])[: self.scale.width], self.scene.paint["accent"]
        self.canvas.text(x, self.middle(y), gain, accent, bold=True)
