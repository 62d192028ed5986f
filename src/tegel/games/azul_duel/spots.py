"""Where the places of Azul Duel lie in its picture, by the names that flights have."""

from collections.abc import Mapping
from typing import Any

from tegel.drawings.arrows import Box
from tegel.games.azul_duel.layout import LINES, SPACES
from tegel.games.azul_duel.picture import (
    DISH,
    DOME_AT,
    GAP,
    LARGE,
    MARGIN,
    OFFER_HIGH,
    PANEL,
    PLATE,
    SAUCER,
    SMALL,
    SMALL_STEP,
    STEP,
    TILE,
    TRAY,
    down_to,
)

PLATES = 9


def spots(view: Mapping[str, Any]) -> dict[str, Box]:
    """Factories, plates, what is in hand, and of each seat lines, dome and what lies below."""
    wide, low = 2 * PANEL[0] + 3 * MARGIN, 46 + SMALL[1] + 16
    left = MARGIN + SMALL_STEP / 2
    hand = Box(left + LARGE[0] + TRAY[0], low + 8, 2 * PLATE, PLATE)
    found = {
        "sun 0": Box(left, low, *LARGE),
        "moon 0": Box(left + LARGE[0] - 26, low + (LARGE[1] - TRAY[1]) / 2, *TRAY),
        **dict.fromkeys(("hand", "rest", "drawn"), hand),
    }
    for n in range(len(view["factories"])):
        x = MARGIN + n * SMALL_STEP
        found[f"sun {n + 1}"] = Box(x, 46, DISH, DISH)
        moon = Box(x + SMALL[0] - SAUCER, 46 + SMALL[1] - SAUCER, SAUCER, SAUCER)
        found |= {f"moon {n + 1}": moon, f"chip {n + 1}": moon}
    for k, name in enumerate(("display 0", "display 1", "display 2", "stack")):
        x = wide - MARGIN - 2 * (PLATE + 14) + k % 2 * (PLATE + 14)
        found[name] = Box(x, 46 + k // 2 * (PLATE + 14), PLATE, PLATE)
    for one in view["boards"]:
        found |= _board(one["seat"])
    return found


def _board(seat: int) -> dict[str, Box]:
    x = 2 * MARGIN + seat * (PANEL[0] + MARGIN)
    y = 40 + OFFER_HIGH + MARGIN + 54
    found: dict[str, Box] = {}
    for row in range(LINES):
        size = (row + 1) * STEP
        place = x + LINES * STEP - size, y + down_to(row) + 4
        found[f"line {seat} {row}"] = Box(*place, size, TILE)
        for column in range(SPACES):
            place = x + DOME_AT + down_to(column) + 4, y + down_to(row) + 4
            found[f"cell {seat} {row} {column}"] = Box(*place, TILE, TILE)
    for space in range(PLATES):
        down, right = divmod(space, 3)
        place = x + DOME_AT + right * (PLATE + GAP), y + down * (PLATE + GAP)
        found[f"space {seat} {space}"] = Box(*place, PLATE, PLATE)
    below = y + 3 * (PLATE + GAP) + 14
    found[f"broken {seat}"] = Box(x, below, 4 * 33, 30)
    found[f"chips {seat}"] = Box(x + DOME_AT, below, 4 * 28, 30)
    return found
