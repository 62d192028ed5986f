"""Nim as a picture: three heaps of tiles."""

from collections.abc import Mapping
from typing import Any

from tegel.drawings.sheet import picture, use


def draw(view: Mapping[str, Any]) -> str:
    """The heaps, each as a column of tiles."""
    tiles = [
        use("t-blue", 10 + 40 * heap, 250 - 34 * height, 32)
        for heap, size in enumerate(view["heaps"])
        for height in range(size)
    ]
    return picture(140, 292, "Three heaps of tiles", *tiles)
