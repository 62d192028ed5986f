"""Arrows over a picture: from where things lie to where they go, and the places they go to lit."""

from collections.abc import Iterable, Mapping
from math import hypot
from typing import NamedTuple

from tegel.drawings.sheet import colour

HEAD = 11  # of an arrow
LEAST = 24  # shorter ones say nothing


class Box(NamedTuple):
    """A place in a picture."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2


class Picture(str):
    """A picture as SVG text, which a notebook shows."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def pointed(picture: str, ways: Iterable[tuple[str, str]], spots: Mapping[str, Box]) -> Picture:
    """A picture with an arrow for each way between two places that lie in it, each once."""
    seen = [way for way in dict.fromkeys(ways) if way[0] in spots and way[1] in spots]
    lit = dict.fromkeys(end for _, end in seen)
    marks = [_ring(spots[end]) for end in lit]
    marks += [_arrow(spots[start].middle, spots[end].middle) for start, end in seen]
    before, end, after = picture.rpartition("</svg>")
    return Picture(f"{before}{''.join(marks)}{end}{after}")


def _ring(box: Box) -> str:
    place = f'x="{box.x - 3:.1f}" y="{box.y - 3:.1f}"'
    size = f'width="{box.width + 6:.1f}" height="{box.height + 6:.1f}" rx="8"'
    return f'<rect {place} {size} fill="none" stroke="{colour("accent")}" stroke-width="3"/>'


def _arrow(start: tuple[float, float], end: tuple[float, float]) -> str:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    if length < LEAST:
        return ""
    ux, uy = dx / length, dy / length
    neck = end[0] - HEAD * ux, end[1] - HEAD * uy
    way = f"M{start[0]:.1f} {start[1]:.1f}L{neck[0]:.1f} {neck[1]:.1f}"
    wing = HEAD * 0.7
    head = (
        f"M{end[0]:.1f} {end[1]:.1f}L{neck[0] - wing * uy:.1f} {neck[1] + wing * ux:.1f}"
        f"L{neck[0] + wing * uy:.1f} {neck[1] - wing * ux:.1f}Z"
    )
    line = f'<path d="{way}" fill="none" stroke="{colour("accent")}" stroke-width="6"'
    point = f'<path d="{head}" fill="{colour("accent")}"/>'
    return f'<g opacity=".8">{line} stroke-linecap="round"/>{point}</g>'
