"""Where the places of Azul lie in its picture, by the names that flights have."""

from collections.abc import Mapping
from typing import Any

from tegel.drawings.arrows import Box
from tegel.games.azul.layout import LINES
from tegel.games.azul.picture import (
    DISH,
    DISHES_ABREAST,
    MARGIN,
    PANEL,
    STEP,
    TILE,
    WALL_AT,
    offer_height,
)


def spots(view: Mapping[str, Any]) -> dict[str, Box]:
    """Factories, the centre, and of each seat lines, wall and floor line."""
    high, wide = offer_height(len(view["factories"])), 2 * PANEL[0] + MARGIN
    left = DISHES_ABREAST * (DISH + 8) + 12
    found = {"centre": Box(MARGIN + left, 44, wide - left, high - 8)}
    for number in range(len(view["factories"])):
        row, column = divmod(number, DISHES_ABREAST)
        x, y = MARGIN + column * (DISH + 8), 44 + row * (DISH + 8)
        found[f"factory {number + 1}"] = Box(x, y, DISH, DISH)
    for board in view["boards"]:
        seat = board["seat"]
        down, right = divmod(seat, 2)
        x = 2 * MARGIN + right * (PANEL[0] + MARGIN)
        y = 48 + high + MARGIN + down * (PANEL[1] + MARGIN) + 54
        for row in range(LINES):
            size = (row + 1) * STEP
            found[f"line {seat} {row}"] = Box(x + LINES * STEP - size, y + row * STEP, size, TILE)
            for column in range(LINES):
                place = x + WALL_AT + column * STEP, y + row * STEP
                found[f"wall {seat} {row} {column}"] = Box(*place, TILE, TILE)
        found[f"floor {seat}"] = Box(x, y + LINES * STEP + 16, 7 * 33, 30)
    return found
