"""The colours of the terminal: those of the page, by the names that its tokens have."""

import os
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from tegel.tui.means import Means

Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
TOKEN: Final = re.compile(r"--([\w-]+):\s*(#[0-9a-f]{6})\b")
DARK: Final = '[data-theme="dark"] {'
# COLORFGBG ends with the number of the ground; these are the light ones.
LIGHT_GROUNDS: Final = ("7", "15")
LEAST: Final = 3.0  # contrast of what is to be read: the WCAG's for large letters and signs

Colour = str  # "#rrggbb"


class Paint:
    """All colours in one theme: `paint["accent"]`; and what to do where there are none."""

    def __init__(self, theme: Theme, means: Means | None = None) -> None:
        self.theme = theme
        self.means = means or Means()
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


@cache
def readable(ink: Colour, ground: Colour) -> Colour:
    """An ink, as much lighter or darker as it takes to be read on a ground."""
    away = max("#000000", "#ffffff", key=lambda colour: contrast(colour, ground))
    shares = (step / 10 for step in range(11))
    shades = (mix(ink, away, share) for share in shares)
    return next((shade for shade in shades if contrast(shade, ground) >= LEAST), away)


def contrast(one: Colour, other: Colour) -> float:
    """How well two colours are told apart, as the WCAG counts it: from 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    shares = [channel / 255 for channel in _channels(colour)]
    linear = [s / 12.92 if s <= 0.03928 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return sum(part * share for part, share in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def _channels(colour: Colour) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


@cache
def _tokens(theme: Theme) -> dict[str, Colour]:
    text = (files("tegel") / "drawings" / "tokens.css").read_text(encoding="utf-8")
    common, _, dark = text.partition(DARK)
    tokens = dict(TOKEN.findall(common))  # the light ones are among them
    return tokens | dict(TOKEN.findall(dark)) if theme == "dark" else tokens
