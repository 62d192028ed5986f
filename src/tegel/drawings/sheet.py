"""Pictures as SVG text, made of the drawings that the page uses too.

A picture is a string of marks. Colours are named by the tokens of `tokens.css`, tiles by their
symbols in `tiles.svg`; `picture` brings along what its marks use, so that the result stands alone.
"""

import hashlib
import re
from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files
from math import cos, pi, sin

HEAD_FONT = "'Fraunces Variable', Fraunces, 'Palatino Linotype', Georgia, serif"
TEXT_FONT = "'Figtree Variable', Figtree, 'Segoe UI', system-ui, sans-serif"
USED = re.compile(r'(?:href="|url\()#([\w-]+)')
CLIP = re.compile(r"<clipPath .*?</clipPath>")
TOKEN = re.compile(r"var\(--([\w-]+)(?:,[^()]*)?\)")


def colour(token: str) -> str:
    """The colour of a token, in the light theme."""
    return _tokens()[token]


def use(symbol: str, x: float, y: float, size: float, more: str = "") -> str:
    """A symbol of `tiles.svg` in a square."""
    return f'<use href="#{symbol}" {_box(x, y, size, size)}{more}/>'


def motif(symbol: str, x: float, y: float, size: float, token: str) -> str:
    """A motif of `tiles.svg`, painted in one colour."""
    return use(symbol, x, y, size, f' color="{colour(token)}"')


def rect(
    x: float, y: float, width: float, height: float, radius: float, fill: str, stroke: str = ""
) -> str:
    """A rectangle with round corners."""
    return f'<rect {_box(x, y, width, height)} rx="{_n(radius)}"{_paint(fill, stroke)}/>'


def circle(x: float, y: float, radius: float, fill: str, stroke: str = "", more: str = "") -> str:
    """A disc or a ring."""
    place = f'cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}"'
    return f"<circle {place}{_paint(fill, stroke)}{more}/>"


def path(way: str, fill: str, stroke: str = "", width: float = 1, more: str = "") -> str:
    """A path."""
    return f'<path d="{way}"{_paint(fill, stroke, width)}{more}/>'


def hexagon(x: float, y: float, radius: float, turn: float = -90) -> str:
    """The way round a hexagon that stands on a corner; turned by 0 it stands on a side."""
    corners = [((60 * k + turn) * pi / 180) for k in range(6)]
    points = [f"{_n(x + radius * cos(a))} {_n(y + radius * sin(a))}" for a in corners]
    return f"M{'L'.join(points)}Z"


def words(x: float, y: float, text: str, size: float = 13, token: str = "text-2") -> str:
    """Words that begin at a point."""
    return _text(x, y, text, size, token)


def label(x: float, y: float, text: str, size: float = 11, token: str = "text-2") -> str:
    """Words around a point."""
    return _text(x, y, text, size, token, ' text-anchor="middle"')


def figure(x: float, y: float, number: int, size: float = 26) -> str:
    """A score that ends at a point."""
    look = f' text-anchor="end" font-family="{HEAD_FONT}"'
    return _text(x, y, str(number).replace("-", "−"), size, "text", look)


def at(x: float, y: float, *marks: str) -> str:
    """Marks moved to a place."""
    return f'<g transform="translate({_n(x)} {_n(y)})">{"".join(marks)}</g>'


def clipped(way: str, *marks: str) -> str:
    """Marks as far as they lie within a path."""
    name = f"clip-{hashlib.sha256(way.encode()).hexdigest()[:6]}"
    clip = f'<clipPath id="{name}"><path d="{way}"/></clipPath>'
    return f'{clip}<g clip-path="url(#{name})">{"".join(marks)}</g>'


def faded(*marks: str) -> str:
    """Marks that stand back."""
    return f'<g opacity=".4">{"".join(marks)}</g>'


def panel(width: float, height: float, marked: bool = False) -> str:
    """What a player's things lie on; marked, it is this player's turn."""
    face = rect(0.5, 0.5, width - 1, height - 1, 14, "surface", "accent" if marked else "line")
    return face + (rect(1.5, 1.5, width - 3, height - 3, 13, "none", "accent") if marked else "")


def bed(x: float, y: float, size: float) -> str:
    """An empty space for a tile."""
    return rect(x + 0.5, y + 0.5, size - 1, size - 1, 0.11 * size, "bed", "bed-line")


def pattern_line(
    right: float, y: float, size: float, step: float, spaces: int, tiles: Iterable[str]
) -> str:
    """A line of spaces that is filled from its right end."""
    filled = list(tiles)
    spots = [right - size - step * k for k in range(spaces)]
    marks = [use(tile, x, y, size) for tile, x in zip(filled, spots, strict=False)]
    return "".join([*(bed(x, y, size) for x in spots[len(filled) :]), *marks])


def arrow(x: float, y: float) -> str:
    """From a pattern line to its row."""
    return path(f"M{_n(x)} {_n(y)}h14m-5 -5l5 5l-5 5", "none", "line-2", 1.6)


def picture(width: float, height: float, title: str, *marks: str, ground: bool = True) -> str:
    """A whole picture, which needs nothing from elsewhere."""
    drawn = "".join(marks)
    clips = "".join(dict.fromkeys(CLIP.findall(drawn)))  # each once, however often it is used
    drawn = CLIP.sub("", drawn)
    # A light ground of its own, so that it reads on a dark page too.
    back = rect(0, 0, width, height, 16, "ground") if ground else ""
    body = _resolve(f"<defs>{_definitions(drawn)}{clips}</defs>{back}{drawn}")
    # Several pictures may stand in one notebook, whose names must not meet.
    mark = hashlib.sha256(body.encode()).hexdigest()[:6]
    body = re.sub(r'(\bid="|href="#|url\(#)([\w-]+)', rf"\g<1>\g<2>-{mark}", body)
    size = f'viewBox="0 0 {_n(width)} {_n(height)}" width="{_n(width)}" height="{_n(height)}"'
    # Pictures shrink where there is little room, and keep their shape.
    style = f'style="max-width:100%;height:auto" font-family="{TEXT_FONT}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style} role="img">'
        f"<title>{escape(title)}</title>{body}</svg>\n"
    )


def _text(x: float, y: float, text: str, size: float, token: str, look: str = "") -> str:
    style = f'font-size="{_n(size)}" fill="{colour(token)}"{look}'
    return f'<text x="{_n(x)}" y="{_n(y)}" {style}>{escape(text)}</text>'


def _paint(fill: str, stroke: str, width: float = 1) -> str:
    line = f' stroke="{_colour(stroke)}"' if stroke else ""
    wide = f' stroke-width="{_n(width)}"' if stroke and width != 1 else ""
    return f' fill="{_colour(fill)}"{line}{wide}'


def _colour(fill: str) -> str:
    return fill if fill == "none" or fill.startswith("url(") else colour(fill)


def _box(x: float, y: float, width: float, height: float) -> str:
    return f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'


def _n(value: float) -> str:
    """A number, as short as it can be read."""
    return f"{value:.1f}".removesuffix(".0")


def _resolve(text: str) -> str:
    """Colours in place of their tokens: programs other than browsers know no variables."""
    return TOKEN.sub(lambda found: colour(found[1]), text)


def _definitions(drawn: str) -> str:
    """The symbols and glazes that marks use, and those that these use in turn."""
    library = _library()
    wanted: list[str] = []
    waiting = USED.findall(drawn)
    while waiting:
        name = waiting.pop()
        if name in library and name not in wanted:
            wanted.append(name)
            waiting += USED.findall(library[name])
    return "".join(source for name, source in library.items() if name in wanted)


@cache
def _library() -> dict[str, str]:
    """What `tiles.svg` defines, by name."""
    text = files("tegel").joinpath("drawings", "tiles.svg").read_text("utf-8")
    found = re.finditer(
        r'<(symbol|linearGradient|radialGradient) id="([^"]+)".*?</\1>', text, re.DOTALL
    )
    return {one[2]: one[0] for one in found}


@cache
def _tokens() -> dict[str, str]:
    """What `tokens.css` says before its dark theme: the colours by name."""
    text = files("tegel").joinpath("drawings", "tokens.css").read_text("utf-8")
    light = text.partition('\n[data-theme="dark"]')[0]
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", light))
