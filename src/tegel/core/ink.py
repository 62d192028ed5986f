"""Colour in a terminal, where it can and may be shown."""

import os
import sys
from dataclasses import dataclass

# Foreground and background of each colour name, from the terminal's 256.
PAINTS = {
    "blue": (255, 26),
    "yellow": (232, 220),
    "red": (255, 160),
    "black": (255, 236),
    "white": (232, 254),
    "turquoise": (232, 44),
    "green": (255, 28),
    "orange": (232, 208),
    "purple": (255, 91),
}
# A letter alone, on the terminal's own ground: each is read on a white one as well as on a black
# one. Black and white could not be, on one of them.
LETTERS = {
    "blue": 32,
    "yellow": 136,
    "red": 167,
    "turquoise": 30,
    "green": 28,
    "orange": 166,
    "purple": 133,
}


@dataclass(frozen=True)
class Ink:
    """Paints text, or leaves it as it is: what is shown must be readable without colour too."""

    colour: bool

    @classmethod
    def of_terminal(cls) -> "Ink":
        """Colour if standard output is a terminal, unless NO_COLOR or TERM=dumb say otherwise."""
        if os.environ.get("FORCE_COLOR"):
            return cls(True)
        plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
        return cls(not plain and sys.stdout is not None and sys.stdout.isatty())

    def tile(self, text: str, colour: str) -> str:
        """A tile: its letters on a ground of its colour."""
        front, ground = PAINTS[colour]
        return self._escape(f"38;5;{front};48;5;{ground};1", text)

    def hint(self, text: str, colour: str) -> str:
        """A place that waits for a tile of this colour."""
        letter = LETTERS.get(colour)
        return self._escape("2" if letter is None else f"38;5;{letter}", text)

    def dim(self, text: str) -> str:
        """Something in the background."""
        return self._escape("2", text)

    def bold(self, text: str) -> str:
        """Something that matters now."""
        return self._escape("1", text)

    def _escape(self, codes: str, text: str) -> str:
        return f"\x1b[{codes}m{text}\x1b[0m" if self.colour else text
