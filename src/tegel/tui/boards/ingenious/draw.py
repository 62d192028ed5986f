"""Ingenious' table: the board of hexagons; tracks, racks and the end of a turn beside it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from tegel.games.ingenious.layout import COLOUR_NAMES
from tegel.games.ingenious.view import CellView, IngeniousView
from tegel.tui.boards import Scene
from tegel.tui.boards.ingenious.hexes import FLAT, HUGE, LARGE, SMALL, Hexes
from tegel.tui.boards.ingenious.tell import points_text
from tegel.tui.canvas import Box, Canvas, Spot
from tegel.tui.paint import Colour, Paint, mix

SIGNS: Final = {
    "red": "✹",
    "green": "●",
    "blue": "✶",
    "orange": "⬢",
    "yellow": "☼",
    "purple": "○",
}
# The same where letters tell tiles apart, as tiles are written.
LETTERS: Final = {name: name[0].upper() for name in SIGNS}
# Symbols of four pixels by four, and of six by five.
ART: Final = {
    4: {
        "red": "X.XX XXX. .XXX XX.X",
        "green": ".XX. XXXX XXXX .XX.",
        "blue": "X..X .XX. .XX. X..X",
        "orange": "XXXX XXXX XXXX XXXX",
        "yellow": ".X.. .XXX XXX. ..X.",
        "purple": ".XX. X..X X..X .XX.",
    },
    6: {
        "red": "X.XX.X .XXXX. XXXXXX .XXXX. X.XX.X",
        "green": ".XXXX. XXXXXX XXXXXX XXXXXX .XXXX.",
        "blue": "..XX.. XXXXXX .XXXX. XXXXXX ..XX..",
        "orange": "..XX.. XXXXXX XXXXXX XXXXXX ..XX..",
        "yellow": "X.XX.X .X..X. XX..XX .X..X. X.XX.X",
        "purple": ".XXXX. XX..XX X....X XX..XX .XXXX.",
    },
}
DARK_SIGNS: Final = ("yellow", "orange", "green")  # on which dark ink is read better
BEFORE: Final = 1  # the column before the board, for the letter of the widest row
GAP: Final = 2
PANEL: Final = 18  # the narrowest
TILE: Final = 11  # a tile of the rack: its key, two halves, what it can bring
SHADES: Final = (0.0, 0.10, 0.20)  # neighbours differ, so that hexagons are seen without outlines


def draw(scene: Scene) -> Canvas:
    """The whole table."""
    view = cast(IngeniousView, scene.view)
    # Hexagons are painted in colours and half blocks: letters are written in rows.
    sizes = () if scene.paint.means.letters else (HUGE, LARGE, SMALL)
    hexes = next((hexes for hexes in sizes if _fits(hexes, view, scene)), FLAT)
    canvas = scene.canvas()
    _HexBoard(canvas, scene, view, hexes).draw()
    x = BEFORE + hexes.size(view["side"])[0] + GAP
    _Panel(canvas, scene, view, x, max(PANEL, scene.width - x)).draw()
    return canvas


def _fits(hexes: Hexes, view: IngeniousView, scene: Scene) -> bool:
    width, height = hexes.size(view["side"])
    return BEFORE + width + GAP + PANEL <= scene.width and height <= scene.height


def sign_of(colour: str, paint: Paint) -> str:
    """The sign of a symbol."""
    return LETTERS[colour] if paint.means.letters else SIGNS[colour]


def halves(move: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Where one may begin to place a tile, and where it goes on: a double's halves are alike."""
    first, second = move["cells"]
    is_double = move["colours"][0] == move["colours"][1]
    return [(first, second), (second, first)] if is_double else [(first, second)]


# --- The board ------------------------------------------------------------------------------------


@dataclass
class _HexBoard:
    """The board that is being drawn."""

    canvas: Canvas
    scene: Scene
    view: IngeniousView
    hexes: Hexes
    best: dict[str, list[Mapping[str, Any]]] = field(
        default_factory=dict[str, list[Mapping[str, Any]]]
    )

    def draw(self) -> None:
        self.find_places()
        last = self.view["last_laid"]
        laid = set(last["deed"]["cells"]) if last is not None else set[str]()
        for cell in self.view["cells"]:
            self.cell(cell, cell["name"] in laid)
        self.rows()

    def find_places(self) -> None:
        """The placements by the cell where they begin, or go on if the beginning is chosen."""
        chosen = self.scene.chosen
        for move in self.scene.moves:
            if move["kind"] != "place":
                continue
            for begin, end in halves(move):
                if not chosen:
                    self.best.setdefault(begin, []).append(move)
                elif begin == chosen[0]:
                    self.best.setdefault(end, []).append(move)

    def rows(self) -> None:
        """The letters of the rows, where they do not stand on cells."""
        paint, done = self.scene.paint, set[str]()
        for cell in self.view["cells"]:
            letter = cell["name"][0]
            if letter in done:
                continue
            done.add(letter)
            x, pixel = self.at(cell)
            self.canvas.text(x - 1, self.hexes.text_row(pixel), letter, paint["text-3"])

    def at(self, cell: CellView) -> tuple[int, int]:
        x, pixel = self.hexes.corner(cell["q"], cell["r"], self.view["side"])
        return x + BEFORE, pixel

    def cell(self, cell: CellView, is_last: bool) -> None:
        paint = self.scene.paint
        shade = SHADES[(cell["q"] - cell["r"]) % 3]
        colour = cell["colour"]
        if self.scene.chosen and cell["name"] == self.scene.chosen[0]:
            self.symbol(cell, self.scene.moves[0]["colours"][0], shade, True)
        elif colour is None:
            self.free(cell, mix(paint["cell"], paint["cell-line"], shade))
        elif cell["printed"]:
            self.printed(cell, colour)
        else:
            self.symbol(cell, colour, shade, is_last)

    def free(self, cell: CellView, ground: Colour) -> None:
        canvas, paint = self.canvas, self.scene.paint
        moves = self.best.get(cell["name"])
        if moves is None:
            self.paint(cell, ground)
            self.write(cell, "·", paint["cell-line"])
            return
        gain = max(move["gain"] for move in moves)
        lit = mix(ground, paint["accent-hi"], 0.30 + 0.05 * min(gain, 9))
        self.paint(cell, lit)
        self.write(cell, str(gain or "·"), paint["on-accent"], bold=True)
        x, pixel = self.at(cell)
        inside = self.hexes.inside(x, pixel)
        numbers = tuple(dict.fromkeys(move["move"] for move in moves))
        best = max(moves, key=lambda move: move["gain"])
        says = self.scene.words(
            "spot-end" if self.scene.chosen else "spot-begin",
            colour=best["colours"][1 if self.scene.chosen else 0],
            cell=cell["name"],
            points=points_text(self.scene.words, best["points"]),
        )
        canvas.spots.append(
            Spot(cell["name"], inside, numbers, says, reach=self.hexes.around(x, pixel))
        )
        if {*numbers} & {*self.scene.advice[:1]}:
            canvas.tint(inside, paint["good"], 0.6)

    def symbol(self, cell: CellView, colour: str, shade: float, is_last: bool) -> None:
        """Half a tile; the one laid last stands out."""
        paint = self.scene.paint
        fill = paint[f"ing-{colour}"]
        if self.hexes.art:
            self.paint(cell, paint["terra-wash"] if is_last else _shaded(paint["faience"], shade))
            self.art(cell, colour)
            return
        self.paint(cell, _shaded(fill, shade))
        sign = sign_of(colour, paint) * (2 if is_last else 1)
        self.write(cell, sign, ink_on(colour), bold=True)

    def printed(self, cell: CellView, colour: str) -> None:
        """A symbol that is part of the board."""
        paint = self.scene.paint
        self.paint(cell, paint["hexframe"])
        if self.hexes.art:
            self.art(cell, colour)
        else:
            sign = sign_of(colour, paint)
            # Part of the board, not of a tile: its ground tells, or brackets do.
            shown = f"({sign})" if paint.means.letters else sign
            self.write(cell, shown, mix(paint[f"ing-{colour}"], "#ffffff", 0.25), bold=True)

    def paint(self, cell: CellView, colour: Colour) -> None:
        self.hexes.fill(self.canvas, *self.at(cell), colour)
        if self.hexes is FLAT:
            x, pixel = self.at(cell)
            self.canvas.fill(Box(x, pixel // 2, FLAT.width - 1, 1), colour)

    def art(self, cell: CellView, colour: str) -> None:
        x, pixel = self.at(cell)
        rows = ART[self.hexes.art][colour].split()
        top = pixel + (len(self.hexes.rows) - len(rows)) // 2
        for j, row in enumerate(rows):
            for i, bit in enumerate(row):
                if bit == "X":
                    self.canvas.pixel(x + 1 + i, top + j, self.scene.paint[f"ing-{colour}"])

    def write(self, cell: CellView, text: str, ink: Colour, bold: bool = False) -> None:
        x, pixel = self.at(cell)
        indent = (self.hexes.width - max(2, len(text))) // 2
        self.canvas.text(x + indent, self.hexes.text_row(pixel), text, ink, bold=bold)


def ink_on(colour: str) -> Colour:
    """Ink that is read well on a symbol's colour."""
    return "#1b2236" if colour in DARK_SIGNS else "#ffffff"


def _shaded(colour: Colour, shade: float) -> Colour:
    return mix(colour, "#000000", shade)


# --- Beside the board -----------------------------------------------------------------------------


@dataclass
class _Panel:
    """Tracks, racks, and what else can be chosen."""

    canvas: Canvas
    scene: Scene
    view: IngeniousView
    x: int
    width: int
    y: int = 0

    def draw(self) -> None:
        self.names()
        for colour in COLOUR_NAMES:
            self.track(colour)
        self.y += 1
        self.racks()
        self.closings()

    def column(self, seat: int) -> tuple[int, int]:
        """Where a seat's column begins, and how wide it is."""
        wide = (self.width - 4) // self.view["players"]
        return self.x + 4 + seat * wide, wide

    def names(self) -> None:
        paint, view = self.scene.paint, self.view
        for seat in range(view["players"]):
            x, wide = self.column(seat)
            turn = view["turn"] == seat
            ink = paint["accent" if turn else "text-2"]
            name = f"{'▸' if turn else ''}{self.scene.name(seat)}"
            self.canvas.text(x, self.y, name[: wide - 1], ink, bold=turn)
        self.y += 1

    def track(self, colour: str) -> None:
        paint, end = self.scene.paint, self.view["track_end"]
        ground = paint[f"ing-{colour}"]
        sign = f" {sign_of(colour, paint)} "
        self.canvas.text(self.x, self.y, sign, ink_on(colour), ground, bold=True)
        for seat in self.view["seats"]:
            x, wide = self.column(seat["seat"])
            reached, bar = seat["tracks"][colour], min(end, wide - 4)
            if bar >= 2:
                full = round(reached * bar / end)
                rest = "·" if paint.means.letters else "━"
                self.canvas.text(x, self.y, rest * bar, paint["line"])
                self.canvas.text(x, self.y, "━" * full, ground, bold=True)
            low = colour in seat["lowest"]
            at = x + (bar if bar >= 2 else 0)
            ink = paint["terra" if low else "text"]
            text = f"{reached:>2}{'▾' if low else ''}"
            self.canvas.text(at, self.y, text, ink, bold=low)
        self.y += 1

    def racks(self) -> None:
        for seat in self.seats_to_show():
            rack = self.view["seats"][seat]["rack"]
            if rack is None:
                continue
            yours = self.scene.alone and seat == self.scene.eyes
            key = "your-rack" if yours else "rack-of"
            head = self.scene.words(key, name=self.scene.name(seat))
            self.canvas.text(self.x, self.y, head[: self.width], self.scene.paint["text-3"])
            self.y += 1
            self.rack(rack, is_mine=seat == self.scene.eyes)
        self.hand()
        follows = self.view["last_move"]["follows"] if self.view["last_move"] else []
        for one in follows:
            if one["kind"] == "revealed" and one["seat"] != self.scene.eyes:
                told = self.scene.words("put-back-by", name=self.scene.name(one["seat"]))
                self.canvas.text(self.x, self.y, told[: self.width], self.scene.paint["terra"])
                self.y += 1
                self.rack([tile.split("-") for tile in one["tiles"]], is_mine=False)

    def seats_to_show(self) -> Iterable[int]:
        players = self.view["players"]
        return ((self.scene.mine + step) % players for step in range(players))

    def rack(self, rack: Sequence[Sequence[str]], is_mine: bool) -> None:
        """The tiles in rows; one's own can be chosen, by their numbers too."""
        across = max(1, self.width // TILE)
        moves = {
            tuple(move["colours"]): move for move in self.scene.moves if move["kind"] == "tile"
        }
        for n, tile in enumerate(rack):
            x, y = self.x + n % across * TILE, self.y + n // across
            self.tile(x + 2, y, tile)
            move = moves.get(tuple(tile)) if is_mine else None
            if move is not None:
                self.choice(Box(x, y, TILE - 1, 1), n, move)
        self.y += -(-len(rack) // across) + 1

    def choice(self, box: Box, n: int, move: Mapping[str, Any]) -> None:
        scene, paint = self.scene, self.scene.paint
        self.canvas.text(box.x, box.y, f"{n + 1}", paint["text-3"])
        self.canvas.text(box.x + 7, box.y, f"≤{move['gain']}", paint["good"])
        says = scene.words("spot-tile", tile=move["tile"], gain=move["gain"])
        if all(spot.moves != (move["move"],) for spot in self.canvas.spots):
            spot = Spot(f"tile {n}", (box,), (move["move"],), says, f"{n + 1}")
            self.canvas.spots.append(spot)
        if move["move"] in scene.advice[:1]:
            self.canvas.tint((box,), paint["good"], 0.4)

    def tile(self, x: int, y: int, colours: Sequence[str]) -> None:
        for i, colour in enumerate(colours):
            ground = self.scene.paint[f"ing-{colour}"]
            sign = f"{sign_of(colour, self.scene.paint)} "
            self.canvas.text(x + 2 * i, y, sign, ink_on(colour), ground, bold=True)

    def hand(self) -> None:
        hand = self.view["hand"]
        if hand is None:
            return
        told = self.scene.words("in-hand")
        self.canvas.text(self.x, self.y, told, self.scene.paint["text-3"])
        self.tile(self.x + len(told) + 1, self.y, hand)
        self.y += 2

    def closings(self) -> None:
        scene, paint, words = self.scene, self.scene.paint, self.scene.words
        for move in scene.moves:
            if move["kind"] not in ("draw", "swap"):
                continue
            swaps, key = move["kind"] == "swap", move["kind"][0]
            said = words("swap-rack") if swaps else words("draw-tiles", count=move["count"])
            says = f"{said} ({key})"
            label = scene.button(says)[: self.width]
            box = Box(self.x, self.y, len(label), 1)
            self.canvas.text(self.x, self.y, label, paint["accent"], paint["accent-wash"], True)
            self.canvas.spots.append(Spot(move["kind"], (box,), (move["move"],), says, key))
            self.y += 2
