"""Where the places of Ingenious lie in its picture, by the names that flights have."""

from collections.abc import Mapping
from typing import Any

from tegel.drawings.arrows import Box
from tegel.games.ingenious.picture import MARGIN, PANEL, SIZE, WIDTH, board_size, centre_of, tall_of


def spots(view: Mapping[str, Any]) -> dict[str, Box]:
    """The cells, and of each seat the rack, on which the tile in hand lies too."""
    wide, high = board_size(view["side"])
    tall, abreast = tall_of(view)
    found: dict[str, Box] = {}
    for cell in view["cells"]:
        x, y = centre_of(cell["q"], cell["r"])
        left, top = MARGIN + wide / 2 + x, 46 + (tall - high) / 2 + high / 2 + y
        found[f"cell {cell['name']}"] = Box(left - WIDTH / 2, top - SIZE, WIDTH, 2 * SIZE)
    for one in view["seats"]:
        down, right = divmod(one["seat"], abreast)
        x = wide + 2 * MARGIN + right * (PANEL[0] + MARGIN) + MARGIN - 4
        y = 46 + down * (PANEL[1] + MARGIN) + 180
        found[f"rack {one['seat']}"] = Box(x, y, PANEL[0] - 2 * MARGIN, 48)
        found[f"hand {one['seat']}"] = Box(x, y, 56, 48)
    return found
