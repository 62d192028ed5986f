"""Glazed tiles: their motifs as signs, or in quarter blocks where there is room."""

from dataclasses import dataclass
from typing import Final

from tegel.tui.canvas import BLOCKS, Box, Canvas
from tegel.tui.paint import Colour, Paint, mix

# The sign of each tile: recalls its motif, and tells the tiles apart without colour.
SIGNS: Final = {
    "blue": "✻",
    "yellow": "✦",
    "red": "✤",
    "black": "≋",
    "white": "◈",
    "turquoise": "❖",
    "special": "✧",
    "wild": "#",
}
# The same where letters tell tiles apart, as moves are written; what only waits has a small one.
LETTERS: Final = {
    "blue": "B",
    "yellow": "Y",
    "red": "R",
    "black": "K",
    "white": "W",
    "turquoise": "T",
    "special": "S",
    "wild": "#",
}
AWAITED: Final = {"special": "*"}
TOKENS: Final = {"turquoise": "turq"}

# Motifs in quarters of characters: eight by four for tiles of four by two, twelve by six for
# tiles of six by three.
ART: Final[dict[int, dict[str, str]]] = {
    4: {
        "blue": ".X.XX.X. ..XXXX.. ..XXXX.. .X.XX.X.",
        "yellow": "..XXXX.. .XX..XX. .XX..XX. ..XXXX..",
        "red": "...XX... ..XXXX.. ..XXXX.. ...XX...",
        "black": "........ .XX..XX. X..XX..X ........",
        "white": "...XX... .XX..XX. .XX..XX. ...XX...",
        "turquoise": "XX....XX .XX..XX. .XX..XX. XX....XX",
        "special": "...XX... XX.XX.XX XX.XX.XX ...XX...",
        "wild": "X......X ...XX... ...XX... X......X",
    },
    6: {
        "blue": "X....XX....X ...XXXXXX... .XXXX..XXXX. .XXXX..XXXX. ...XXXXXX... X....XX....X",
        "yellow": "....XXXX.... ..XXXXXXXX.. .XXX.XX.XXX. .XXX.XX.XXX. ..XXXXXXXX.. ....XXXX....",
        "red": "....XXXX.... ....XXXX.... .XXXX..XXXX. .XXXX..XXXX. ....XXXX.... ....XXXX....",
        "black": "............ ..XX....XX.. XX..XXXX..XX ..XX....XX.. XX..XXXX..XX ............",
        "white": "X....XX....X ...XX..XX... .XX..XX..XX. .XX..XX..XX. ...XX..XX... X....XX....X",
        "turquoise": "XXX......XXX .XXXX..XXXX. ...XX..XX..."
        " ...XX..XX... .XXXX..XXXX. XXX......XXX",
        "special": ".....XX..... ..X..XX..X.. .XXXXXXXXXX. .XXXXXXXXXX. ..X..XX..X.. .....XX.....",
        "wild": "XX........XX X..........X ....XXXX.... ....XXXX.... X..........X XX........XX",
    },
}


@dataclass(frozen=True)
class Scale:
    """How large tiles are, in characters."""

    width: int
    height: int
    pitch: int  # from one tile to the next

    def run(self, tiles: int) -> int:
        """How far it is to the tile after so many."""
        return tiles * self.pitch

    def span(self, tiles: int) -> int:
        """How wide so many tiles are."""
        return (tiles - 1) * self.pitch + self.width


SMALL: Final = Scale(2, 1, 2)
MIDDLE: Final = Scale(3, 1, 3)
LARGE: Final = Scale(4, 2, 5)
HUGE: Final = Scale(6, 3, 7)
LIT: Final = "accent-wash"  # the ground of what can be chosen


def sign_of(name: str, paint: Paint, awaited: bool = False) -> str:
    """The sign of a tile, or of a space that waits for one."""
    if not paint.means.letters:
        return SIGNS[name]
    return AWAITED.get(name, LETTERS[name].lower()) if awaited else LETTERS[name]


def inked(name: str) -> tuple[str, str]:
    """Ink and ground of a tile's sign, as names of tokens."""
    return f"{_token(name)}-motif", _token(name)


def tile(canvas: Canvas, paint: Paint, x: int, y: int, name: str, scale: Scale) -> None:
    """A glazed tile."""
    face = _face(paint, name)
    motif = paint[f"{_token(name)}-motif"]
    if paint.means.letters:
        _draw_letter(canvas, x, y, LETTERS[name] * max(1, scale.width - 2), scale, face, motif)
    else:
        _draw(canvas, x, y, name, scale, face, motif)


def covered(canvas: Canvas, paint: Paint, x: int, y: int, name: str, scale: Scale) -> None:
    """A tile that another one lies on."""
    if paint.means.letters:
        ghost(canvas, paint, x, y, name, scale)
    else:
        tile(canvas, paint, x, y, name, scale)
        canvas.fade([Box(x, y, scale.width, scale.height)], 0.55)


def ghost(canvas: Canvas, paint: Paint, x: int, y: int, name: str, scale: Scale) -> None:
    """A space that waits for a tile of this kind."""
    bed = paint["bed"]
    colour = paint["line-2"] if name in ("wild", "special") else paint[f"ghost-{_token(name)}"]
    if paint.means.letters:
        # A letter is read, not only seen: it has an ink of its own.
        sign = sign_of(name, paint, awaited=True)
        _draw_letter(canvas, x, y, sign, scale, (bed, bed, bed), paint["text-3"])
        return
    if scale.height > 1:
        colour = mix(colour, bed, 0.35)
    _draw(canvas, x, y, name, scale, (bed, bed, bed), colour)


def space(canvas: Canvas, paint: Paint, x: int, y: int, scale: Scale, ground: str = "bed") -> None:
    """An empty space for any tile."""
    for row in range(scale.height):
        canvas.text(x, y + row, " " * scale.width, ground=paint[ground])
    # Where tiles would come to lie is lit; a sign tells it too, where colours do not.
    sign = "+" if paint.means.letters and ground == LIT else "·"
    canvas.text(x + (scale.width - 1) // 2, y + (scale.height - 1) // 2, sign, paint["bed-line"])


def divide(canvas: Canvas, paint: Paint, x: int, y: int, height: int) -> None:
    """A line between pattern lines and wall, where their grounds do not tell them apart."""
    for row in range(height if paint.means.letters else 0):
        canvas.text(x, y + row, "|", paint["text-3"])


def _draw(
    canvas: Canvas,
    x: int,
    y: int,
    name: str,
    scale: Scale,
    face: tuple[Colour, Colour, Colour],
    motif: Colour,
) -> None:
    light, middle, shade = face
    art = ART.get(scale.width)
    if art is None:
        sign = SIGNS[name].center(scale.width) if scale.width > 2 else f"{SIGNS[name]} "
        canvas.text(x, y, sign, motif, middle, bold=True)
        return
    rows = art[name].split()
    for j in range(scale.height):
        glaze = light if j == 0 else shade if j == scale.height - 1 else middle
        upper, lower = rows[2 * j], rows[2 * j + 1]
        for i in range(scale.width):
            four = upper[2 * i : 2 * i + 2] + lower[2 * i : 2 * i + 2]
            quarters = sum((bit == "X") << n for n, bit in enumerate(four))
            canvas.text(x + i, y + j, BLOCKS[quarters], motif, glaze)


def _draw_letter(
    canvas: Canvas,
    x: int,
    y: int,
    sign: str,
    scale: Scale,
    face: tuple[Colour, Colour, Colour],
    ink: Colour,
) -> None:
    """A tile by its letter: as many as fit on one that lies there, one on a space that waits."""
    for j in range(scale.height):
        is_written = len(sign) > 1 or j == (scale.height - 1) // 2
        text = sign.center(scale.width) if is_written else " " * scale.width
        shown = text if scale.width > 2 else f"{sign} "
        canvas.text(x, y + j, shown, ink, face[1], bold=sign.isupper())


def _face(paint: Paint, name: str) -> tuple[Colour, Colour, Colour]:
    token = _token(name)
    return paint[f"{token}-hi"], paint[token], paint[f"{token}-lo"]


def _token(name: str) -> str:
    return TOKENS.get(name, name)
