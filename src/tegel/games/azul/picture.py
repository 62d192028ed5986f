"""A table of Azul as a picture, from what a seat may see of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from tegel.drawings.sheet import (
    arrow,
    at,
    bed,
    circle,
    faded,
    figure,
    label,
    panel,
    pattern_line,
    picture,
    rect,
    use,
    words,
)
from tegel.games.azul.layout import LINES

TILE = 38
STEP = 41
DISH = 118
DISHES_ABREAST = 5
CENTRE_ABREAST = 6
MARGIN = 18
WALL_AT = LINES * STEP + 36
BOARD = (WALL_AT + LINES * STEP + 8, LINES * STEP + 70)
PANEL = (BOARD[0] + 2 * MARGIN, BOARD[1] + 62)


def draw(view: Mapping[str, Any]) -> str:
    """The whole table."""
    boards = view["boards"]
    wide = 2 * PANEL[0] + 3 * MARGIN
    offer_high = offer_height(len(view["factories"]))
    top = 48 + offer_high
    rows = (len(boards) + 1) // 2
    marks = [
        words(MARGIN + 4, 32, _heading(view), 15, "text"),
        at(MARGIN, 44, offer(view, wide - 2 * MARGIN)),
    ]
    for board in boards:
        down, right = divmod(board["seat"], 2)
        place = MARGIN + right * (PANEL[0] + MARGIN), top + MARGIN + down * (PANEL[1] + MARGIN)
        marks.append(at(*place, _seat(view, board)))
    high = top + MARGIN + rows * (PANEL[1] + MARGIN)
    return picture(wide, high, _heading(view), *marks)


def offer_height(factories: int) -> int:
    """How high the factories and the centre stand."""
    rows = (factories - 1) // DISHES_ABREAST + 1
    return rows * (DISH + 8)


def offer(view: Mapping[str, Any], width: float) -> str:
    """The factories and the centre."""
    dishes = [
        at(
            number % DISHES_ABREAST * (DISH + 8),
            number // DISHES_ABREAST * (DISH + 8),
            dish(number + 1, tiles),
        )
        for number, tiles in enumerate(view["factories"])
    ]
    left = DISHES_ABREAST * (DISH + 8) + 12
    high = offer_height(len(view["factories"])) - 8
    marker = view["phase"] == "offer" and view["marker"] is None
    return "".join([*dishes, at(left, 0, centre(view["centre"], marker, width - left, high))])


def dish(number: int, tiles: Sequence[str]) -> str:
    """A factory and its number."""
    plate = use("dish", 0, 0, DISH)
    first = DISH / 2 - 33
    laid = [
        use(f"t-{tile}", first + 34 * (k % 2), first + 34 * (k // 2), 32)
        for k, tile in enumerate(tiles)
    ]
    number_plate = circle(DISH - 14, 14, 10, "surface", "line") + label(
        DISH - 14, 18, str(number), 11
    )
    return (plate if tiles else faded(plate)) + "".join(laid) + number_plate


def centre(tiles: Sequence[str], marker: bool, width: float, height: float) -> str:
    """The centre of the table: the marker first, if it lies there."""
    lying = [*(["first"] if marker else []), *tiles]
    rows = max(1, (len(lying) + CENTRE_ABREAST - 1) // CENTRE_ABREAST)
    size = min(34, (height - 20) / rows - 4)
    marks = [rect(0, 0, width, height, min(56, height / 2), "ground-2", "line")]
    for k, tile in enumerate(lying):
        row, column = divmod(k, CENTRE_ABREAST)
        abreast = min(CENTRE_ABREAST, len(lying) - row * CENTRE_ABREAST)
        x = width / 2 + (column - abreast / 2) * (size + 4) + 2
        y = height / 2 + (row - rows / 2) * (size + 4) + 2
        marks.append(use(f"t-{tile}", x, y, size))
    return "".join(marks)


def board(
    one: Mapping[str, Any], printed: Sequence[Sequence[str]] | None, costs: Sequence[int]
) -> str:
    """A player board: pattern lines, wall and floor line."""
    marks = []
    for row, line in enumerate(one["lines"]):
        y = row * STEP
        tiles = [f"t-{line['colour']}"] * line["count"]
        marks.append(pattern_line(LINES * STEP - 3, y, TILE, STEP, line["size"], tiles))
        marks.append(arrow(LINES * STEP + 7, y + TILE / 2))
    marks.append(at(WALL_AT, 0, wall(one["wall"], printed)))
    marks.append(at(0, LINES * STEP + 16, floor(one["floor"], costs)))
    return "".join(marks)


def wall(tiles: Sequence[Sequence[str | None]], printed: Sequence[Sequence[str]] | None) -> str:
    """A wall: tiles, and where there are none what is printed there."""
    side = LINES * STEP + 5
    marks = [rect(-4, -4, side, side, 9, "board-2", "bed-line")]
    for row, spaces in enumerate(tiles):
        for column, tile in enumerate(spaces):
            x, y = column * STEP, row * STEP
            if tile:
                marks.append(use(f"t-{tile}", x, y, TILE))
            elif printed:
                marks.append(use(f"g-{printed[row][column]}", x, y, TILE))
            else:
                marks.append(bed(x, y, TILE))
    return "".join(marks)


def floor(tiles: Sequence[str], costs: Sequence[int]) -> str:
    """A floor line: what each space costs stands below it."""
    marks = []
    for k, cost in enumerate(costs):
        x, size = k * 33, 30
        if k < len(tiles):
            marks.append(use(f"t-{_floor_tile(tiles[k])}", x, 0, size))
        else:
            marks.append(bed(x, 0, size))
        marks.append(label(x + size / 2, size + 14, f"−{abs(cost)}"))
    return "".join(marks)


def _floor_tile(tile: str) -> str:
    return "first" if tile == "marker" else tile


def _seat(view: Mapping[str, Any], one: Mapping[str, Any]) -> str:
    seat = one["seat"]
    turn = view["turn"] == seat
    won = view["outcome"] is not None and seat in view["outcome"]["winners"]
    name = f"Seat {seat}" + (" is to move" if turn else " has won" if won else "")
    return "".join(
        [
            panel(*PANEL, turn),
            words(MARGIN, 34, name, 15, "accent" if turn else "text"),
            figure(PANEL[0] - MARGIN, 37, one["score"]),
            at(MARGIN, 54, board(one, view["printed"], view["floor_costs"])),
        ]
    )


def _heading(view: Mapping[str, Any]) -> str:
    bag, lid = sum(view["bag"].values()), sum(view["lid"].values())
    when = "the game is over" if view["outcome"] else f"round {view['round']}"
    return f"Azul, {view['options']['wall']} wall, {when}. In the bag {bag}, in the lid {lid}."
