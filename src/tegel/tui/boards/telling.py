"""What tables have in common when they are told in sentences."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tegel.tui.boards import View
from tegel.tui.words import Words


def counted(tiles: Iterable[str], words: Words) -> str:
    """`2 red, 1 white`."""
    counts = Counter(tiles).items()
    return ", ".join(f"{n} {words(colour)}" for colour, n in counts) or words("t_nothing")


def known_tilings(before: View | None, view: View) -> dict[int, Mapping[str, Any]]:
    """By seat, the part of the last tiling that was told already: a seat may tile line by line."""
    if before is None:
        return {}
    goes_on = before["phase"] == "tiling"
    is_same = (before["phase"], before["round"]) == (view["phase"], view["round"])
    return {one["seat"]: one for one in before["last_tiling"]} if goes_on or is_same else {}


def fresh(known: Mapping[str, Any] | None, tiling: Mapping[str, Any], part: str) -> list[Any]:
    """What a list of a tiling has that was not told."""
    return list(tiling[part][len(known[part]) if known else 0 :])
