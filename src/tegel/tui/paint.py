"""The colours of the terminal: those of the page, by the names that its tokens have."""

import os
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, Literal

Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
TOKEN: Final = re.compile(r"--([\w-]+):\s*(#[0-9a-f]{6})\b")
DARK: Final = '[data-theme="dark"] {'
# COLORFGBG ends with the number of the ground; these are the light ones.
LIGHT_GROUNDS: Final = ("7", "15")

Colour = str  # "#rrggbb"


class Paint:
    """All colours in one theme: `paint["accent"]`."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._tokens = _tokens(theme)

    def __getitem__(self, name: str) -> Colour:
        return self._tokens[name]


def theme_of_terminal() -> Theme:
    """Light where the terminal says that its ground is; most are dark."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return "light" if ground in LIGHT_GROUNDS else "dark"


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: the share is the other's."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def farthest(colour: Colour, others: Sequence[Colour]) -> Colour:
    """Which of the others differs most from a colour."""
    here = _channels(colour)

    def distance(other: Colour) -> int:
        return sum((a - b) ** 2 for a, b in zip(here, _channels(other), strict=True))

    return max(others, key=distance)


def _channels(colour: Colour) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


@cache
def _tokens(theme: Theme) -> dict[str, Colour]:
    text = (files("tegel") / "drawings" / "tokens.css").read_text(encoding="utf-8")
    common, _, dark = text.partition(DARK)
    tokens = dict(TOKEN.findall(common))  # the light ones are among them
    return tokens | dict(TOKEN.findall(dark)) if theme == "dark" else tokens
