"""Hexagons of half-block pixels, in two sizes, and flat ones where there is no room for them."""

from dataclasses import dataclass
from typing import Final

from tegel.tui.canvas import Box, Canvas
from tegel.tui.paint import Colour


@dataclass(frozen=True)
class Hexes:
    """A size of hexagons. They fit into each other without gaps, each row half a cell aside."""

    width: int
    rise: int  # pixels from row to row
    rows: tuple[int, ...]  # how wide each row of pixels is
    art: int = 0  # how wide symbols are; 0: there is only room for signs

    def corner(self, q: int, r: int, side: int) -> tuple[int, int]:
        """Where a cell begins: a column, and a row of pixels."""
        return self.width * (q + side - 1) + self.width // 2 * r, self.rise * (r + side - 1)

    def size(self, side: int) -> tuple[int, int]:
        """How many characters a whole board takes, across and down."""
        rows = 2 * side - 1
        return self.width * rows, -(-(self.rise * (rows - 1) + len(self.rows)) // 2)

    def fill(self, canvas: Canvas, x: int, pixel: int, colour: Colour) -> None:
        """Paint a hexagon."""
        for j, wide in enumerate(self.rows):
            left = (self.width - wide) // 2
            for i in range(left, left + wide):
                canvas.pixel(x + i, pixel + j, colour)

    def text_row(self, pixel: int) -> int:
        """The row of characters in the middle, where a hexagon can be written on."""
        if self.art:
            return pixel // 2 + len(self.rows) // 4
        return -(-pixel // 2)

    def inside(self, x: int, pixel: int) -> tuple[Box, ...]:
        """The characters that are a hexagon's alone."""
        rows = [row for row in range(len(self.rows)) if (pixel + row) % 2 == 0]
        boxes: list[Box] = []
        for row in rows:
            if row + 1 < len(self.rows):
                wide = min(self.rows[row], self.rows[row + 1])
                boxes.append(Box(x + (self.width - wide) // 2, (pixel + row) // 2, wide, 1))
        return tuple(boxes)

    def around(self, x: int, pixel: int) -> tuple[Box, ...]:
        """The characters in which a click means a hexagon."""
        return (Box(x, self.text_row(pixel), self.width, max(1, self.rise // 2)),)


HUGE: Final = Hexes(8, 6, (2, 4, 6, 8, 8, 8, 6, 4, 2), art=6)
SMALL: Final = Hexes(4, 3, (2, 4, 4, 2))
LARGE: Final = Hexes(6, 4, (2, 4, 6, 6, 4, 2), art=4)
# A row of characters each: the only way to show the largest boards on a small screen.
FLAT: Final = Hexes(4, 2, (2, 2))
