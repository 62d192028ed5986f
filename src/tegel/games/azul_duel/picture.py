"""A table of Azul Duel as a picture, from what a seat may see of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from tegel.drawings.sheet import (
    arrow,
    at,
    bed,
    circle,
    clipped,
    colour,
    faded,
    figure,
    label,
    motif,
    panel,
    path,
    pattern_line,
    picture,
    rect,
    use,
    words,
)
from tegel.games.azul_duel.layout import LINES

TILE = 33
STEP = 35
MARGIN = 18
PLATE = 2 * STEP + 6  # a plate has four cells, and a rim
GAP = 5  # between the plates of a dome
SMALL = 122, 122  # a small factory: the sun's dish, and the moon at its lower right
SMALL_STEP = 196
DISH = 96
SAUCER = 56
LARGE = 210, 84
TRAY = 190, 62
HAND = 400
DOME_AT = LINES * STEP + 30
BOARD = (DOME_AT + 3 * (PLATE + GAP) + 24, 3 * (PLATE + GAP) + 62)
PANEL = (BOARD[0] + 2 * MARGIN, BOARD[1] + 74)
OFFER_HIGH = 236


def draw(view: Mapping[str, Any]) -> str:
    """The whole table."""
    wide = 2 * PANEL[0] + 3 * MARGIN
    top = 40 + OFFER_HIGH
    marks = [
        words(MARGIN + 4, 32, _heading(view), 15, "text"),
        at(MARGIN, 46, offer(view)),
        at(wide - MARGIN - 2 * (PLATE + 14), 46, plates(view)),
        at(MARGIN + SMALL_STEP / 2 + LARGE[0] + TRAY[0], 46 + SMALL[1] + 24, hand(view)),
    ]
    marks += [
        at(MARGIN + one["seat"] * (PANEL[0] + MARGIN), top + MARGIN, _seat(view, one))
        for one in view["boards"]
    ]
    return picture(wide, top + PANEL[1] + 2 * MARGIN, _heading(view), *marks)


def offer(view: Mapping[str, Any]) -> str:
    """The five factories: the small ones, and the large one below them."""
    small = [
        at(number * SMALL_STEP, 0, factory(number + 1, one))
        for number, one in enumerate(view["factories"])
    ]
    large = large_factory(view["large_sun"], view["large_moon"], view["start_tile"])
    return "".join([*small, at(SMALL_STEP / 2, SMALL[1] + 16, large)])


def factory(number: int, one: Mapping[str, Any]) -> str:
    """A small factory: tiles on its sun, a chip and a stack of tiles on its moon."""
    dish = use("dish", 0, 0, DISH)
    first = DISH / 2 - 27
    sun = [
        use(_tile(tile), first + 28 * (k % 2), first + 28 * (k // 2), 26)
        for k, tile in enumerate(one["sun"])
    ]
    x, y = SMALL[0] - SAUCER / 2, SMALL[1] - SAUCER / 2
    moon = [at(x, y, _saucer())]
    stack = one["moon"]
    if one["chip"]:
        aside = 15 if stack else 0
        moon.append(at(x - aside, y + aside, chip(one["chip"], 11)))
    for height, tile in enumerate(stack):
        up = (height - (len(stack) - 1) / 2) * 9
        moon.append(use(_tile(tile), x - 13, y - 13 - up, 26))
    plate = circle(10, 12, 10, "surface", "line") + label(10, 16, str(number))
    return "".join([dish if sun else faded(dish), *sun, *moon, plate])


def large_factory(sun: Sequence[str], moon: Sequence[str], start: bool) -> str:
    """The large factory: five tiles on its sun; on its moon tiles lie apart, and the start tile."""
    wide, high = LARGE
    tray_y = (high - TRAY[1]) / 2
    marks = [
        at(
            wide - 26,
            tray_y,
            rect(0.5, 0.5, TRAY[0] - 1, TRAY[1] - 1, TRAY[1] / 2, "special-motif", "bed-line"),
            rect(6, 6, TRAY[0] - 12, TRAY[1] - 12, TRAY[1] / 2 - 6, "none", "ghost-white"),
        ),
        rect(0.5, 0.5, wide - 1, high - 1, high / 2, "dish", "dish-ink"),
        rect(5, 5, wide - 10, high - 10, high / 2 - 5, "none", "ghost-blue"),
        rect(10, 10, wide - 20, high - 20, high / 2 - 10, "none", "ghost-blue"),
    ]
    marks += [use(_tile(tile), 23 + 34 * k, high / 2 - 15, 30) for k, tile in enumerate(sun)]
    for k in range(4):
        x, y = wide + 10 + 33 * k, high / 2 - 15
        marks.append(use(_tile(moon[k]), x, y, 30) if k < len(moon) else _hollow(x, y, 30))
    if start:
        marks.append(use("t-first", wide - 10, -4, 32))
    return "".join(marks)


def plates(view: Mapping[str, Any]) -> str:
    """The plates on display, and the stack with the back of its top plate."""
    fronts = view["plates"]
    shown = [
        at(*_spot(k), plate(fronts[one]["cells"])) for k, one in enumerate(view["display"]) if one
    ]
    if view["stack_top"]:
        back = [
            rect(4.5, 4.5, PLATE - 1, PLATE - 1, 9, "bed", "bed-line"),
            _back(view["stack_top"]),
            circle(PLATE - 12, PLATE - 12, 10, "surface", "line"),
            label(PLATE - 12, PLATE - 8, str(view["stack"])),
        ]
        shown.append(at(*_spot(3), *back))
    return "".join(shown)


def hand(view: Mapping[str, Any]) -> str:
    """What the seat to move has in hand, as far as it may be seen."""
    holds = view["hand"]
    tiles = [(32, use(_tile(one), 0, 6, 30)) for one in [*holds["tiles"], *holds["to_stack"]]]
    plates = [*([holds["plate"]] if holds["plate"] else []), *(holds["looked_at"] or [])]
    fronts = view["plates"]
    seen = [
        plate(fronts[one]["cells"]) if one in fronts else _back(one)
        for one in [*plates, *holds["drawn"]]
    ]
    marks: list[str] = []
    x = 0
    for wide, mark in [*tiles, *((PLATE + 4, one) for one in seen)]:
        marks.append(at(x, 0, mark))
        x += wide
    # Who draws many plates holds them closer.
    scale = min(1, HAND / x) if x else 1
    held = f'<g transform="scale({scale:.2f})">{"".join(marks)}</g>'
    return held + label(scale * x / 2, -6, "in hand") if marks else ""


def plate(cells: Sequence[str]) -> str:
    """A dome plate off the dome."""
    marks = [rect(0.5, 0.5, PLATE - 1, PLATE - 1, 9, "board", "bed-line")]
    for k, one in enumerate(cells):
        marks.append(at(4 + STEP * (k % 2), 4 + STEP * (k // 2), cell(one)))
    return "".join(marks)


def cell(what: str) -> str:
    """A space of a plate: what it asks for."""
    if what == "wild":
        small = [
            rect(5 + 12.5 * (k % 2), 5 + 12.5 * (k // 2), 10.5, 10.5, 2, f"ghost-{one}")
            for k, one in enumerate(("blue", "yellow", "red", "turq"))
        ]
        return _ghost_bed() + "".join(small)
    if what == "special":
        return _ghost_bed() + motif("m-special", 4, 4, TILE - 8, "ghost-white")
    return use(f"g-{_short(what)}", 0, 0, TILE)


def chip(what: str, radius: float) -> str:
    """A bonus chip around a point: face down, one colour, or two halves."""
    if what == "face-down":
        diamond = f"M0 {-radius / 2}L{radius / 2} 0L0 {radius / 2}L{-radius / 2} 0Z"
        ring = circle(0, 0, radius, "special-motif", "special")
        return ring + path(diamond, "none", "special")
    halves = [_short(half) for half in what.split("-")]
    if len(halves) == 1:
        return _disc(halves[0], radius) + motif(
            f"m-{halves[0]}", -radius * 0.7, -radius * 0.7, radius * 1.4, f"{halves[0]}-motif"
        )
    marks = []
    for k, half in enumerate(halves):
        d = radius * 1.1
        corner = f"M{-d} {-d}H{d}L{-d} {d}Z" if k == 0 else f"M{d} {d}H{-d}L{d} {-d}Z"
        small = radius * 0.84
        x = -radius * 0.76 if k == 0 else radius * 0.76 - small
        marks.append(clipped(corner, _disc(half, radius)))
        marks.append(motif(f"m-{half}", x, x, small, f"{half}-motif"))
    return "".join(marks)


def board(view: Mapping[str, Any], one: Mapping[str, Any]) -> str:
    """A player board: pattern lines, the dome with what its rows are worth, and what is broken."""
    marks = []
    for row, line in enumerate(one["lines"]):
        y = down_to(row) + 4
        tiles = [_tile(line["colour"])] * line["count"] if line["colour"] else []
        marks.append(pattern_line(LINES * STEP - 2, y, TILE, STEP, line["size"], tiles))
        marks.append(arrow(LINES * STEP + 5, y + TILE / 2))
        worth = DOME_AT + 3 * (PLATE + GAP) + 10
        marks.append(label(worth, y + TILE / 2 + 5, str(row + 1), 13, "text-3"))
    marks.append(at(DOME_AT, 0, dome(one["cells"], one["tiles"])))
    marks.append(at(0, 3 * (PLATE + GAP) + 14, holdings(view, one)))
    return "".join(marks)


def dome(cells: Sequence[Sequence[str | None]], tiles: Sequence[Sequence[str | None]]) -> str:
    """A dome: nine spaces for plates, the plates in them, and the tiles on these."""
    marks = []
    for space in range(9):
        x, y = space % 3 * (PLATE + GAP), space // 3 * (PLATE + GAP)
        if cells[space // 3 * 2][space % 3 * 2] is None:
            around = f"M{x + 1} {y + 1}h{PLATE - 2}v{PLATE - 2}h{2 - PLATE}Z"
            dashes = ' stroke-dasharray="4 3" opacity=".7"'
            marks.append(path(around, "none", "bed-line", 1, dashes))
        else:
            marks.append(rect(x + 0.5, y + 0.5, PLATE - 1, PLATE - 1, 9, "board", "bed-line"))
    for row, line in enumerate(cells):
        for column, what in enumerate(line):
            tile = tiles[row][column]
            x, y = down_to(column) + 4, down_to(row) + 4
            if tile:
                marks.append(use(_tile(tile), x, y, TILE))
            elif what:
                marks.append(at(x, y, cell(what)))
    return "".join(marks)


def holdings(view: Mapping[str, Any], one: Mapping[str, Any]) -> str:
    """What lies beside a dome: broken tiles, the start tile, bonus chips and dome tokens."""
    marks = []
    for k, cost in enumerate(view["broken_costs"]):
        broken = one["broken"]
        x = k * 33
        marks.append(use(_tile(broken[k]), x, 0, 30) if k < len(broken) else _cracked(x, 0, 30))
        marks.append(label(x + 15, 44, f"−{cost}"))
    x = len(view["broken_costs"]) * 33
    held = one["start_tile"]
    start = use("t-first", x, 0, 30) if held else circle(x + 15, 15, 14.5, "bed", "bed-line")
    marks += [start, label(x + 15, 44, f"−{view['start_cost']}")]
    marks += [at(DOME_AT + 14 + 28 * k, 15, chip(kind, 13)) for k, kind in enumerate(one["chips"])]
    right = BOARD[0] - 12
    marks += [at(right - 30 * k, 15, _token()) for k in range(one["tokens"])]
    return "".join(marks)


def _seat(view: Mapping[str, Any], one: Mapping[str, Any]) -> str:
    seat = one["seat"]
    turn = view["turn"] == seat
    won = view["outcome"] is not None and seat in view["outcome"]["winners"]
    name = f"Seat {seat}" + (" is to move" if turn else " has won" if won else "")
    scoring = " · ".join(
        f"{condition['name']} pays {condition['pays']}" for condition in one["conditions"]
    )
    return "".join(
        [
            panel(*PANEL, turn),
            words(MARGIN, 34, name, 15, "accent" if turn else "text"),
            words(MARGIN + 160, 34, scoring.replace("-", "−"), 12),
            figure(PANEL[0] - MARGIN, 37, one["score"]),
            at(MARGIN, 54, board(view, one)),
        ]
    )


def _heading(view: Mapping[str, Any]) -> str:
    bag, tower = sum(view["bag"].values()), sum(view["tower"].values())
    when = "the game is over" if view["outcome"] else f"round {view['round']} of 5"
    return f"Azul Duel, {when}. In the bag {bag}, in the tower {tower}."


def _short(name: str) -> str:
    """The name that the drawings have for a colour."""
    return name.replace("turquoise", "turq")


def _tile(name: str) -> str:
    return f"t-{_short(name)}"


def down_to(row: int) -> int:
    """Where a row or column of cells begins: two of them lie on a plate."""
    return row // 2 * (PLATE + GAP) + row % 2 * STEP


def _spot(k: int) -> tuple[float, float]:
    return k % 2 * (PLATE + 14), k // 2 * (PLATE + 14)


def _back(shown: str) -> str:
    """A plate that lies on its front."""
    face = rect(0.5, 0.5, PLATE - 1, PLATE - 1, 9, "board-2", "bed-line")
    return face + at(PLATE / 2 - 17, PLATE / 2 - 17, cell(shown))


def _ghost_bed() -> str:
    tint = colour("ghost-white")
    look = f'fill="{tint}" fill-opacity=".1" stroke="{tint}" stroke-opacity=".4"'
    return f'<rect x="1.5" y="1.5" width="30" height="30" rx="3" {look}/>'


def _disc(half: str, radius: float) -> str:
    return circle(0, 0, radius, f"rim-{half}") + circle(0, 0, radius * 0.9, half)


def _saucer() -> str:
    dots = ' stroke-width="2" stroke-linecap="round" stroke-dasharray="0 5.6" opacity=".85"'
    radius = SAUCER / 2
    rim = circle(0, 0, radius - 3.5, "none", "special", dots)
    return circle(0, 0, radius - 0.5, "special-motif", "bed-line") + rim


def _hollow(x: float, y: float, size: float) -> str:
    look = f'rx="3" fill="#0003" stroke="{colour("special")}" stroke-opacity=".35"'
    return f'<rect x="{x}" y="{y}" width="{size}" height="{size}" {look}/>'


def _cracked(x: float, y: float, size: float) -> str:
    return bed(x, y, size) + path(f"M{x + 20} {y + 2}l-5 8l4 5l-8 7l2 7", "none", "bed-line")


def _token() -> str:
    dome = path("M-8 5A8 8 0 0 1 8 5ZM0 -3V-7M-9 5H9", "accent-wash", "dish-ink", 1.4)
    return circle(0, 0, 13, "dish", "dish-ink") + dome
