"""What becomes of the whole screen on its way to a terminal that can't show all of it."""

from collections.abc import Sequence
from typing import Final

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter, NoColor

from tegel.tui.ascii import ascii_cells
from tegel.tui.means import Means


class Ascii(LineFilter):
    """Frames, arrows and letters with accents as ASCII."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """A line without anything else."""
        return [Segment(ascii_cells(text), style, control) for text, style, control in segments]


# One of each: Textual remembers what a filter made of a line.
NO_COLOUR: Final = NoColor()
ASCII: Final = Ascii()


def filters(means: Means) -> Sequence[LineFilter]:
    """Those that a terminal needs."""
    # Textual's own answer to NO_COLOR is shades of grey, and it fails on a part without a style.
    return [*([] if means.colour else [NO_COLOUR]), *([] if means.signs else [ASCII])]
