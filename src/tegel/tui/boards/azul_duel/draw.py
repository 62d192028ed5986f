"""Azul Duel's table: suns, moons and plates, one board large, the other and the scoring beside."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from tegel.core.words import signed
from tegel.games.azul_duel.layout import COLOUR_NAMES, LINES, PLATES_ACROSS, SPACES
from tegel.games.azul_duel.view import BoardView, DuelView
from tegel.tui.boards import Scene
from tegel.tui.canvas import Box, Canvas, Spot
from tegel.tui.tiles import (
    HUGE,
    LARGE,
    LIT,
    MIDDLE,
    SIGNS,
    SMALL,
    Scale,
    covered,
    divide,
    ghost,
    sign_of,
    space,
    tile,
)

MARGIN: Final = 5
NARROW_MARGIN: Final = 2
GAP: Final = 2
SCORING: Final = 6  # rows: a gap, a head, up to four conditions
SUN, MOON = "☼", "☾"


@dataclass(frozen=True)
class Plan:
    """How large everything is drawn."""

    market: Scale
    mine: Scale
    others: Scale
    below: bool = False  # the other board stands below the large one, not beside it

    def other(self) -> tuple[int, int]:
        """Where the other board begins."""
        if self.below:
            return 0, self.top() + board_height(self.mine) + 1
        return board_width(self.mine, MARGIN) + GAP, self.top()

    def scoring(self) -> tuple[int, int]:
        """Where the scoring stands: beside the other board, or below it."""
        x, y = self.other()
        if self.below:
            return x + board_width(self.others, NARROW_MARGIN) + GAP, y
        return x, y + board_height(self.others) + 1

    def factory_width(self) -> int:
        """A number, four tiles in the sun, three on the moon, and a chip."""
        return 4 + self.market.run(4) + 2 + self.market.run(3) + 6

    def plate_size(self) -> tuple[int, int]:
        """Two cells by two."""
        return self.market.span(2), 2 * self.market.height

    def top(self) -> int:
        """Where the boards begin: below three rows of factories, and what is in hand."""
        row = self.market.height
        gaps = 3 if row > 1 else 0
        return 3 * row + gaps + 2 * row + 1

    def size(self) -> tuple[int, int]:
        """How much room all this takes."""
        x, y = self.other()
        plates = 3 * (self.plate_size()[0] + 2) + 6
        market = 2 * self.factory_width() + plates
        mine = self.top() + board_height(self.mine)
        other = y + board_height(self.others) + (0 if self.below else SCORING)
        boards = x + board_width(self.others, NARROW_MARGIN)
        own = board_width(self.mine, MARGIN)
        return max(market, boards, own), max(mine, other)


PLANS: Final = (
    Plan(MIDDLE, HUGE, MIDDLE, below=True),
    Plan(MIDDLE, LARGE, LARGE),
    Plan(MIDDLE, LARGE, MIDDLE),
    Plan(SMALL, MIDDLE, MIDDLE),
    Plan(SMALL, MIDDLE, SMALL),
    Plan(SMALL, SMALL, SMALL),
)


def board_width(scale: Scale, margin: int) -> int:
    """Pattern lines, a gap, the dome."""
    return margin + scale.run(LINES) + 1 + scale.span(SPACES)


def board_height(scale: Scale) -> int:
    """The name, six rows, what is broken, the chips."""
    return 3 + LINES * scale.height


def draw(scene: Scene) -> Canvas:
    """The whole table."""
    view = cast(DuelView, scene.view)
    plan = next((plan for plan in PLANS if _fits(plan, scene)), PLANS[-1])
    canvas = scene.canvas()
    offer = _Offer(canvas, scene)
    market = _Market(canvas, scene, view, plan, offer)
    market.draw()
    top = plan.top()
    _Seat(canvas, scene, view, scene.mine, plan.mine, MARGIN, offer).draw(0, top)
    other = _Seat(canvas, scene, view, 1 - scene.mine, plan.others, NARROW_MARGIN, offer)
    other.draw(*plan.other())
    _scoring(canvas, scene, view, *plan.scoring())
    return canvas


def _fits(plan: Plan, scene: Scene) -> bool:
    width, height = plan.size()
    return width <= scene.width and height <= scene.height


def chip(canvas: Canvas, scene: Scene, x: int, y: int, name: str) -> int:
    """A bonus chip; how wide it is."""
    paint = scene.paint
    canvas.text(x, y, "(", paint["text-2"])
    at = x + 1
    if name == "face-down":
        canvas.text(at, y, "?", paint["text-3"])
        at += 1
    else:
        for colour in name.split("-"):
            token = "turq" if colour == "turquoise" else colour
            sign = sign_of(colour, paint)
            canvas.text(at, y, sign, paint[f"{token}-motif"], paint[token], bold=True)
            at += 1
    canvas.text(at, y, ")", paint["text-2"])
    return at + 1 - x


@dataclass(frozen=True)
class _Offer:
    """Makes spots of what may be chosen now."""

    canvas: Canvas
    scene: Scene

    def move(self, kind: str, **parts: Any) -> Mapping[str, Any] | None:
        """The move of a kind that has these parts, if it may be made."""
        wanted = {"kind": kind, **parts}.items()
        return next((move for move in self.scene.moves if wanted <= move.items()), None)

    def spot(self, move: Mapping[str, Any] | None, boxes: Iterable[Box], key: str = "") -> None:
        """A spot for a move, if it may be made."""
        places = tuple(boxes)
        if move is None or not places:
            return
        says = f"{self.scene.words.tell('do', move)} · {signed(move['gain'])}"
        self.canvas.spots.append(Spot(move["text"], places, (move["move"],), says, key))
        if move["move"] in self.scene.advice[:1]:
            self.canvas.tint(places, self.scene.paint["good"], 0.45)

    def button(self, kind: str, x: int, y: int, key: str) -> int:
        """A move without a place of its own; how wide its button is."""
        move, paint = self.move(kind), self.scene.paint
        if move is None:
            return 0
        label = self.scene.button(f"{self.scene.words.tell('do', move)} ({key})")
        self.canvas.text(x, y, label, paint["accent"], paint[LIT], bold=True)
        self.spot(move, [Box(x, y, len(label), 1)], key)
        return len(label) + 1


# --- Suns, moons, plates --------------------------------------------------------------------------


@dataclass
class _Market:
    """What can be taken."""

    canvas: Canvas
    scene: Scene
    view: DuelView
    plan: Plan
    offer: _Offer

    def draw(self) -> None:
        moons: dict[str, list[Box]] = {}
        row = self.plan.market.height + (1 if self.plan.market.height > 1 else 0)
        self.large(moons)
        for n in range(len(self.view["factories"])):
            x, y = n % 2 * self.plan.factory_width(), (1 + n // 2) * row
            self.small(x, y, n, moons)
        for colour, boxes in moons.items():
            self.offer.spot(self.offer.move("moons", colour=colour), boxes)
        self.plates(2 * self.plan.factory_width(), 0)
        self.hand(0, 3 * row)

    def large(self, moons: dict[str, list[Box]]) -> None:
        paint, scale = self.scene.paint, self.plan.market
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
        paint, scale = self.scene.paint, self.plan.market
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
        scale = self.plan.market
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
        width, height = self.plan.plate_size()
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
        scale = self.plan.market
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
        hand, paint, scale = self.view["hand"], self.scene.paint, self.plan.market
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
        width, height = self.plan.plate_size()
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


# --- A player board -------------------------------------------------------------------------------


@dataclass
class _Seat:
    """One player board that is being drawn."""

    canvas: Canvas
    scene: Scene
    view: DuelView
    seat: int
    scale: Scale
    margin: int
    offer: _Offer

    @property
    def board(self) -> BoardView:
        return self.view["boards"][self.seat]

    @property
    def is_mine(self) -> bool:
        return self.seat == self.scene.eyes

    def draw(self, x: int, y: int) -> None:
        width, height = board_width(self.scale, self.margin), board_height(self.scale)
        self.canvas.fill(Box(x, y, width, height), self.scene.paint["board"])
        self.title(x, y)
        dome = x + self.margin + self.scale.run(LINES) + 1
        for line in range(LINES):
            top = y + 1 + line * self.scale.height
            self.line(x, top, line)
            self.dome_row(dome, top, line)
            divide(self.canvas, self.scene.paint, dome - 1, top, self.scale.height)
        if self.is_mine:
            self.spaces(dome, y + 1)
        self.holdings(x, y + 1 + LINES * self.scale.height)

    def title(self, x: int, y: int) -> None:
        paint, board, words = self.scene.paint, self.board, self.scene.words
        turn = self.view["turn"] == self.seat
        width = board_width(self.scale, self.margin)
        score = f"{board['score']}"
        name = self.scene.name(self.seat)[: width - len(score) - 5]
        ink = paint["accent" if turn else "text"]
        self.canvas.text(x, y, f"{'▸' if turn else ' '} {name}", ink, bold=True)
        if board["start_tile"]:
            at = x + 3 + len(name)
            self.canvas.text(at, y, "1", paint["on-terra"], paint["terra"], bold=True)
        if self.margin == MARGIN and self.view["turn"] is not None:
            text = words("prospect-n", count=board["prospect"])
            at = x + width - len(score) - len(text) - 3
            if at > x + len(name) + 5:
                self.canvas.text(at, y, text, paint["text-3"])
        self.canvas.text(x + width - len(score) - 1, y, score, ink, bold=True)

    def line(self, x: int, y: int, line: int) -> None:
        canvas, paint, scale = self.canvas, self.scene.paint, self.scale
        held = self.board["lines"][line]
        middle = y + (scale.height - 1) // 2
        move = self.offer.move("line", line=line) if self.is_mine else None
        left = x + self.margin + scale.run(LINES - held["size"])
        coming = move["laid"] if move else 0
        for i in range(held["size"]):
            at = left + scale.run(i)
            if i >= held["size"] - held["count"]:
                tile(canvas, paint, at, y, cast(str, held["colour"]), scale)
            else:
                lit = i >= held["size"] - held["count"] - coming
                space(canvas, paint, at, y, scale, LIT if lit else "bed")
        canvas.text(x, middle, f"{line + 1}", paint["text-3"])
        if move is not None:
            self.gain(x + 1, middle, move)
            box = Box(x, y, self.margin + scale.run(LINES), scale.height)
            self.offer.spot(move, [box], f"{line + 1}")

    def dome_row(self, x: int, y: int, row: int) -> None:
        canvas, paint, scale = self.canvas, self.scene.paint, self.scale
        here = self.is_mine and self.view["line"] == row
        for column in range(SPACES):
            at = x + scale.run(column)
            kind, there = self.board["cells"][row][column], self.board["tiles"][row][column]
            move = self.offer.move("column", column=column) if here else None
            if there is not None:
                tile(canvas, paint, at, y, there, scale)
            elif kind is None:
                space(canvas, paint, at, y, scale, "board-2")
            else:
                ghost(canvas, paint, at, y, kind, scale)
            if move is not None:
                box = Box(at, y, scale.width, scale.height)
                canvas.tint([box], paint["accent"], 0.25)
                gain = signed(move["gain"])[: scale.width]
                canvas.text(at, y + (scale.height - 1) // 2, gain, paint["accent"], bold=True)
                self.offer.spot(move, [box], f"{column + 1}")

    def spaces(self, x: int, y: int) -> None:
        """The plate spaces of the dome that may be chosen."""
        scale = self.scale
        for n in range(PLATES_ACROSS**2):
            down, across = divmod(n, PLATES_ACROSS)
            left, top = x + scale.run(2 * across), y + 2 * down * scale.height
            box = Box(left, top, scale.span(2), 2 * scale.height)
            move = self.offer.move("space", space=n)
            if move is not None:
                self.canvas.tint([box], self.scene.paint["accent"], 0.2)
                self.canvas.text(left, top, f"{n + 1}", self.scene.paint["accent"], bold=True)
                self.offer.spot(move, [box], f"{n + 1}")
            elif self.view["hand"]["space"] == n:
                self.canvas.tint([box], self.scene.paint["accent"], 0.45)

    def holdings(self, x: int, y: int) -> None:
        """Broken tiles and what they cost, dome tokens, chips."""
        canvas, paint, words, board = self.canvas, self.scene.paint, self.scene.words, self.board
        canvas.text(x, y, "0", paint["text-3"])
        at = x + self.margin
        canvas.text(at, y, words("broken"), paint["text-3"])
        at += len(words("broken")) + 1
        for colour in board["broken"]:
            tile(canvas, paint, at, y, colour, SMALL)
            at += SMALL.pitch
        if board["loss"]:
            canvas.text(at + 1, y, signed(-board["loss"]), paint["error"], bold=True)
        move = self.offer.move("break") if self.is_mine else None
        if move is not None:
            self.gain(x + 1, y, move)
            box = Box(x, y, self.margin + self.scale.run(LINES), 1)
            self.offer.spot(move, [box], "0")
        tokens = words("tokens-short", count=board["tokens"])
        width = board_width(self.scale, self.margin)
        canvas.text(x + width - len(tokens) - 1, y, tokens, paint["text-2"])
        at = x + self.margin
        for name in board["chips"]:
            wide = chip(canvas, self.scene, at, y + 1, name)
            if self.is_mine:
                pay = self.offer.move("pay", chip=name)
                if all(pay is None or spot.name != pay["text"] for spot in canvas.spots):
                    self.offer.spot(pay, [Box(at, y + 1, wide, 1)])
            at += wide
        if not board["chips"]:
            canvas.text(at, y + 1, words("no-chips"), paint["text-3"])

    def gain(self, x: int, y: int, move: Mapping[str, Any]) -> None:
        paint = self.scene.paint
        good = paint["good" if move["gain"] >= 0 else "error"]
        self.canvas.text(x, y, signed(move["gain"]).rjust(3), good, bold=True)


def _scoring(canvas: Canvas, scene: Scene, view: DuelView, x: int, y: int) -> None:
    """What the game is played for, and what it pays each now."""
    paint, words = scene.paint, scene.words
    canvas.text(x, y, words("scoring-both"), paint["text-3"])
    pays = {board["seat"]: board["conditions"] for board in view["boards"]}
    for n, condition in enumerate(pays[scene.mine]):
        mine, other = condition["pays"], pays[1 - scene.mine][n]["pays"]
        told = words("goal-short", goal=condition["goal"])
        canvas.text(
            x, y + 1 + n, f"{signed(mine):>3} {signed(other):>3} ", paint["text"], bold=True
        )
        canvas.text(x + 8, y + 1 + n, told, paint["text-2"])
