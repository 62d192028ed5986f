"""A table of Ingenious as a picture, from what a seat may see of it."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from tegel.drawings.sheet import (
    at,
    colour,
    figure,
    hexagon,
    panel,
    path,
    picture,
    rect,
    use,
    words,
)
from tegel.games.ingenious.layout import TRACK_END

Point = tuple[float, float]
SIZE = 24  # from the middle of a cell to a corner
WIDTH = sqrt(3) * SIZE
MARGIN = 18
PIP = 13
LAST = "#ff8a5c"  # on the cobalt board terracotta needs to be lighter
PANEL = (372, 234)


def draw(view: Mapping[str, Any]) -> str:
    """The whole table."""
    wide, high = board_size(view["side"])
    seats = view["seats"]
    tall, abreast = tall_of(view)
    left = wide + 2 * MARGIN
    marks = [
        words(MARGIN + 4, 32, _heading(view), 15, "text"),
        at(MARGIN, 46 + (tall - high) / 2, board(view)),
    ]
    for one in seats:
        down, right = divmod(one["seat"], abreast)
        place = left + right * (PANEL[0] + MARGIN), 46 + down * (PANEL[1] + MARGIN)
        marks.append(at(*place, _seat(view, one)))
    across = left + abreast * (PANEL[0] + MARGIN)
    return picture(across, 46 + tall + MARGIN, _heading(view), *marks)


def board_size(side: int) -> tuple[float, float]:
    """How wide and how high a board is."""
    return 2 * _reach(side), 2 * _reach(side) * sqrt(0.75)


def tall_of(view: Mapping[str, Any]) -> tuple[float, int]:
    """How high the table is, and how many seats lie side by side."""
    seats = len(view["seats"])
    abreast = 1 if seats < 4 else 2
    high = board_size(view["side"])[1]
    return max(high, seats // abreast * (PANEL[1] + MARGIN) - MARGIN), abreast


def board(view: Mapping[str, Any], rays: bool = False) -> str:
    """The board: its cells, what lies on them, and the tile placed last; its rays, if wanted."""
    wide, high = board_size(view["side"])
    reach = _reach(view["side"])
    middle = {one["name"]: centre_of(one["q"], one["r"]) for one in view["cells"]}
    marks = [
        path(hexagon(0, 0, reach, 0), "hexframe"),
        path(hexagon(0, 0, reach - 8, 0), "hexboard", "cell-line"),
    ]
    free = [middle[one["name"]] for one in view["cells"] if one["colour"] is None]
    marks.append(path("".join(hexagon(*where, SIZE - 1) for where in free), "cell", "cell-line"))
    marks += [
        half(middle[one["name"]], one["colour"], one["printed"])
        for one in view["cells"]
        if one["colour"] is not None
    ]
    if view["last_laid"]:
        last = view["last_laid"]["deed"]
        ends = [middle[name] for name in last["cells"]]
        marks.append(domino(ends[0], ends[1], last["colours"], LAST))
        if rays:
            marks += _rays(ends, [[middle[name] for name in ray] for ray in last["rays"]])
    return at(wide / 2, high / 2, *marks)


def half(where: Point, symbol: str, printed: bool) -> str:
    """A laid half of a tile, or a symbol that is printed on the board."""
    if printed:
        dashes = ' stroke-dasharray="2 2"'
        face = path(hexagon(*where, SIZE - 1.5), "faience-lo", "rim-faience")
        rim = path(hexagon(*where, SIZE - 5), "none", f"ing-{symbol}-edge", 1, dashes)
        return face + rim + _symbol(where, symbol, 1.25)
    face = path(hexagon(*where, SIZE - 2), "url(#glaze-faience)", "rim-faience", 2)
    return face + _symbol(where, symbol, 1.5)


def domino(a: Point, b: Point, symbols: Sequence[str], edge: str | None = None) -> str:
    """A whole tile: two hexagons that hang together."""
    both = hexagon(*a, SIZE - 2) + hexagon(*b, SIZE - 2)
    seam = (
        f"M{a[0] + 0.4 * (b[0] - a[0]):.1f} {a[1] + 0.4 * (b[1] - a[1]):.1f}"
        f"L{a[0] + 0.6 * (b[0] - a[0]):.1f} {a[1] + 0.6 * (b[1] - a[1]):.1f}"
    )
    marks = [path(both, "rim-faience", "rim-faience", 3)]
    if edge:
        look = f'stroke="{edge}" stroke-width="5" stroke-linejoin="round"'
        marks.append(f'<path d="{both}" fill="none" {look}/>')
    marks += [path(both, "url(#glaze-faience)"), path(seam, "none", "faience", 20)]
    return "".join([*marks, _symbol(a, symbols[0], 1.5), _symbol(b, symbols[1], 1.5)])


def tracks(one: Mapping[str, Any]) -> str:
    """Six tracks, each as far as it has come; the lowest stand out."""
    marks = []
    for row, (name, value) in enumerate(one["tracks"].items()):
        y = row * 21
        if name in one["lowest"] and len(one["lowest"]) < len(one["tracks"]):
            marks.append(rect(-6, y - 1, TRACK_END * PIP + 84, 21, 5, "terra-wash"))
        marks.append(use(f"hex-{name}", 0, y, 19))
        for step in range(TRACK_END):
            x = 28 + step * PIP + step // 6 * 5
            filled = step < value
            face, rim = (f"ing-{name}", f"ing-{name}-edge") if filled else ("bed", "line")
            marks.append(rect(x + 0.5, y + 4.5, PIP - 3, 11, 2, face, rim))
        marks.append(words(28 + TRACK_END * PIP + 20, y + 15, str(value), 13, "text"))
    return "".join(marks)


def rack(tiles: Sequence[Sequence[str]] | None, count: int, hand: Sequence[str] | None) -> str:
    """A rack: its tiles, or their backs where they are private; a tile in hand is marked."""
    known = [*([hand] if hand else []), *(tiles or [])]
    marks = []
    for k in range(count):
        a, b = (20.0 + k * 57, 24.0), (20.0 + k * 57 + WIDTH * 0.62, 24.0)
        if k < len(known):
            edge = colour("accent") if hand and k == 0 else None
            marks.append(_small(a, domino((0, 0), (WIDTH, 0), known[k], edge)))
        else:
            marks.append(path(_outline(a, b, 13.6), "hexboard", "hexframe"))
    return "".join(marks)


def _seat(view: Mapping[str, Any], one: Mapping[str, Any]) -> str:
    seat = one["seat"]
    turn = view["turn"] == seat
    won = view["outcome"] is not None and seat in view["outcome"]["winners"]
    name = f"Seat {seat}" + (" is to move" if turn else " has won" if won else "")
    return "".join(
        [
            panel(*PANEL, turn),
            words(MARGIN, 32, name, 15, "accent" if turn else "text"),
            figure(PANEL[0] - MARGIN, 35, one["score"]),
            at(MARGIN, 46, tracks(one)),
            at(MARGIN - 4, 180, rack(one["rack"], one["tiles"], view["hand"] if turn else None)),
        ]
    )


def _heading(view: Mapping[str, Any]) -> str:
    when = "the game is over" if view["outcome"] else f"{view['bag']} tiles in the bag"
    return f"Ingenious, {view['options']['edition']} edition, {when}."


def _rays(ends: Sequence[Point], rays: Sequence[Sequence[Point]]) -> list[str]:
    """A line from each half through the symbols that bring it a point each."""
    lines = []
    for (x, y), cells in zip(ends, rays, strict=True):
        for to_x, to_y in cells:
            way = f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"
            lines.append(path(way, "none", "text", 4, ' stroke-linecap="round"'))
    return lines


def centre_of(q: int, r: int) -> Point:
    """The middle of a cell, from that of the board."""
    return WIDTH * (q + r / 2), 1.5 * SIZE * r


def _reach(side: int) -> float:
    """From the board's middle to the corner of its frame."""
    return (side - 1) * WIDTH + 47


def _symbol(where: Point, symbol: str, scale: float) -> str:
    size = SIZE * scale
    return use(f"h-{symbol}", where[0] - size / 2, where[1] - size / 2, size)


def _small(where: Point, mark: str) -> str:
    return f'<g transform="translate({where[0]:.1f} {where[1]:.1f}) scale(.62)">{mark}</g>'


def _outline(a: Point, b: Point, radius: float) -> str:
    return hexagon(*a, radius) + hexagon(*b, radius)
