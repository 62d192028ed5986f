"""Suns, moons and plates: what can be taken in Azul Duel."""

from collections.abc import Sequence
from dataclasses import dataclass

from tegel.games.azul_duel.layout import COLOUR_NAMES
from tegel.games.azul_duel.view import DuelView
from tegel.tui.boards import Scene
from tegel.tui.boards.azul_duel.offer import Offer, chip
from tegel.tui.canvas import Box, Canvas
from tegel.tui.tiles import SIGNS, Scale, covered, ghost, sign_of, tile

SUN, MOON = "☼", "☾"


@dataclass(frozen=True)
class Sizes:
    """How large factories and plates are drawn."""

    scale: Scale

    def factory_width(self) -> int:
        """A number, four tiles in the sun, three on the moon, and a chip."""
        return 4 + self.scale.run(4) + 2 + self.scale.run(3) + 6

    def plate_size(self) -> tuple[int, int]:
        """Two cells by two."""
        return self.scale.span(2), 2 * self.scale.height

    def row(self) -> int:
        """From one row of factories to the next."""
        return self.scale.height + (self.scale.height > 1)

    def size(self) -> tuple[int, int]:
        """Three rows of factories with the plates beside them, and what is in hand below."""
        plates = 3 * (self.plate_size()[0] + 2) + 6
        return 2 * self.factory_width() + plates, 3 * self.row() + 2 * self.scale.height + 1


@dataclass
class Market:
    """What can be taken."""

    canvas: Canvas
    scene: Scene
    view: DuelView
    sizes: Sizes
    offer: Offer

    def draw(self) -> None:
        """All of it."""
        moons: dict[str, list[Box]] = {}
        row = self.sizes.row()
        self.large(moons)
        for n in range(len(self.view["factories"])):
            x, y = n % 2 * self.sizes.factory_width(), (1 + n // 2) * row
            self.small(x, y, n, moons)
        for colour, boxes in moons.items():
            self.offer.spot(self.offer.move("moons", colour=colour), boxes)
        self.plates(2 * self.sizes.factory_width(), 0)
        self.hand(0, 3 * row)

    def large(self, moons: dict[str, list[Box]]) -> None:
        paint, scale = self.scene.paint, self.sizes.scale
        self.canvas.text(0, 0, f"L {SUN}", paint["dish-ink"])
        x = self.tiles(4, 0, self.view["large_sun"], 0)
        self.canvas.text(x + 1, 0, MOON, paint["text-3"])
        x += 3
        for colour in COLOUR_NAMES:
            count = self.view["large_moon"].count(colour)
            if count:
                tile(self.canvas, paint, x, 0, colour, scale)
                number = f"×{count}"
                self.canvas.text(x + scale.width, 0, number, paint["text"])
                box = Box(x, 0, scale.width + len(number), scale.height)
                moons.setdefault(colour, []).append(box)
                x += box.width + 1
        if self.view["start_tile"] and self.view["phase"] == "acquire":
            self.canvas.text(x + 1, 0, " 1 ", paint["on-terra"], paint["terra"], bold=True)

    def small(self, x: int, y: int, n: int, moons: dict[str, list[Box]]) -> None:
        paint, scale = self.scene.paint, self.sizes.scale
        factory = self.view["factories"][n]
        self.canvas.text(x, y, f"{n + 1} {SUN}", paint["dish-ink"])
        self.tiles(x + 4, y, factory["sun"], n + 1)
        at = x + 4 + scale.run(4)
        self.canvas.text(at, y, MOON, paint["text-3"])
        at += 2
        for i, colour in enumerate(factory["moon"]):
            box = Box(at + scale.run(i), y, scale.width, scale.height)
            if i == len(factory["moon"]) - 1:
                tile(self.canvas, paint, box.x, box.y, colour, scale)
                moons.setdefault(colour, []).append(box)
            else:
                covered(self.canvas, paint, box.x, box.y, colour, scale)
        if factory["chip"] is not None:
            at += scale.run(3)
            wide = chip(self.canvas, self.scene, at, y, factory["chip"])
            self.offer.spot(self.offer.move("chip", factory=n + 1), [Box(at, y, wide, 1)])

    def tiles(self, x: int, y: int, tiles: Sequence[str], factory: int) -> int:
        """Tiles in a sun; where they end."""
        scale = self.sizes.scale
        boxes: dict[str, list[Box]] = {}
        for i, colour in enumerate(tiles):
            box = Box(x + scale.run(i), y, scale.width, scale.height)
            tile(self.canvas, self.scene.paint, box.x, box.y, colour, scale)
            boxes.setdefault(colour, []).append(box)
        for colour, places in boxes.items():
            self.offer.spot(self.offer.move("sun", factory=factory, colour=colour), places)
        return x + scale.run(max(1, len(tiles)))

    def plates(self, x: int, y: int) -> None:
        """The display, and the stack."""
        paint = self.scene.paint
        width, height = self.sizes.plate_size()
        for n, plate in enumerate(self.view["display"]):
            if plate is not None:
                box = Box(x + n * (width + 2), y, width, height)
                self.plate(box, self.view["plates"][plate]["cells"])
                self.offer.spot(self.offer.move("plate", plate=plate), [box])
        at = x + 3 * (width + 2)
        kind = self.view["stack_top"]
        back = " " if kind is None else sign_of(kind, paint, awaited=True)
        self.canvas.text(at, y, f" {back} ", paint["text"], paint["surface-2"], bold=True)
        self.canvas.text(at, y + 1, f"×{self.view['stack']}", paint["text-2"])
        self.offer.spot(self.offer.move("draw"), [Box(at, y, 3, 2)])

    def plate(self, box: Box, cells: Sequence[str]) -> None:
        scale = self.sizes.scale
        for i, kind in enumerate(cells):
            down, across = divmod(i, 2)
            x, y = box.x + scale.run(across), box.y + down * scale.height
            ghost(self.canvas, self.scene.paint, x, y, kind, scale)

    def hand(self, x: int, y: int) -> None:
        """What the seat to move has in hand, and answers that have no other place."""
        hand, paint, words = self.view["hand"], self.scene.paint, self.scene.words
        at = x
        if hand["tiles"] or hand["plate"] or hand["drawn"] or hand["looked_at_kinds"]:
            self.canvas.text(at, y, words("hand"), paint["text-3"])
            at += len(words("hand")) + 1
        at = self.held_tiles(at, y)
        at = self.held_plates(at, y)
        for back in hand["drawn"]:
            kind = back if back in SIGNS else "wild"
            sign = sign_of(kind, paint, awaited=True)
            self.canvas.text(at, y, f" {sign} ", paint["text"], paint["surface-2"], True)
            at += 4
        at += self.offer.button("stop", at, y, "s")
        self.offer.button("none", at, y, "0")

    def held_tiles(self, x: int, y: int) -> int:
        hand, paint, scale = self.view["hand"], self.scene.paint, self.sizes.scale
        for colour in hand["tiles"]:
            tile(self.canvas, paint, x, y, colour, scale)
            x += scale.pitch
        if hand["to_stack"]:
            self.canvas.text(x + 1, y, MOON, paint["text-3"])
            x += 3
            boxes: dict[str, list[Box]] = {}
            for colour in hand["to_stack"]:
                tile(self.canvas, paint, x, y, colour, scale)
                boxes.setdefault(colour, []).append(Box(x, y, scale.width, scale.height))
                x += scale.pitch
            for colour, places in boxes.items():
                self.offer.spot(self.offer.move("stack", colour=colour), places)
        return x

    def held_plates(self, x: int, y: int) -> int:
        """Plates to keep, to return, to place or to turn."""
        hand = self.view["hand"]
        width, height = self.sizes.plate_size()
        for plate in hand["looked_at"] or []:
            box = Box(x, y, width, height)
            self.plate(box, self.view["plates"][plate]["cells"])
            for kind in ("keep", "return"):
                self.offer.spot(self.offer.move(kind, plate=plate), [box])
            x += width + 2
        if hand["plate"] is not None:
            turns = [move for move in self.scene.moves if move["kind"] == "turn"]
            for n, cells in enumerate([move["cells"] for move in turns] or hand["turned"][:1]):
                box = Box(x, y, width, height)
                self.plate(box, cells)
                self.offer.spot(turns[n] if turns else None, [box], f"{n + 1}")
                x += width + 2
        return x
