"""Azul's table: factories and centre, one board large, the others beside it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from tegel.core.words import signed
from tegel.games.azul.layout import COLOUR_NAMES, FACTORY_TILES, LINES
from tegel.games.azul.view import AzulView, BoardView
from tegel.tui.boards import Scene
from tegel.tui.canvas import Box, Canvas, Spot
from tegel.tui.tablet import MARGIN, NARROW_MARGIN, Tablet, board_width
from tegel.tui.tiles import HUGE, LARGE, LIT, MIDDLE, SMALL, Scale, divide, ghost, space, tile

GAP: Final = 2
FLOOR_PITCH: Final = 3
FACTORIES_IN_A_ROW: Final = 5


@dataclass(frozen=True)
class Plan:
    """How large everything is drawn."""

    market: Scale
    mine: Scale
    others: Scale
    below: bool = False  # the other boards stand below the market, not beside it
    floors: bool = True  # the other boards have a floor line; else only what it costs is told

    def left(self) -> int:
        """Where the other boards begin."""
        mine = board_width(self.mine, MARGIN, LINES)
        return mine if self.below else max(mine, self.market_width())

    def top(self, factories: int) -> int:
        """Where the large board begins."""
        return self.market_height(factories) + 1

    def market_width(self) -> int:
        """How wide a row of factories is."""
        return FACTORIES_IN_A_ROW * self.factory_width()

    def factory_width(self) -> int:
        """A number, and four tiles in a row or in a square."""
        across = FACTORY_TILES if self.market.height == 1 else FACTORY_TILES // 2
        return 2 + self.market.run(across) + 1

    def factory_height(self) -> int:
        """One row, or two rows of tiles and a gap."""
        return 1 if self.market.height == 1 else 2 * self.market.height + 1

    def market_height(self, factories: int) -> int:
        """The factories, and the centre below them."""
        rows = -(-factories // FACTORIES_IN_A_ROW)
        return rows * self.factory_height() + self.market.height

    def other_height(self) -> int:
        """How high another's board is."""
        return board_height(self.others) - (not self.floors)

    def size(self, players: int, factories: int) -> tuple[int, int]:
        """How much room all this takes."""
        top = self.top(factories)
        width = self.left() + GAP + board_width(self.others, NARROW_MARGIN, LINES)
        mine = top + board_height(self.mine)
        others = (players - 1) * (self.other_height() + 1) - 1
        others += top if self.below else 0
        return max(width, self.market_width()), max(mine, others)


# The largest first; the last is drawn even where it does not quite fit.
PLANS: Final = (
    Plan(HUGE, HUGE, LARGE, below=True),
    Plan(LARGE, HUGE, LARGE),
    Plan(LARGE, HUGE, MIDDLE),
    Plan(LARGE, HUGE, SMALL),
    Plan(LARGE, LARGE, MIDDLE),
    Plan(LARGE, LARGE, SMALL, below=True),
    Plan(MIDDLE, LARGE, SMALL, below=True),
    Plan(SMALL, LARGE, SMALL),
    Plan(SMALL, LARGE, SMALL, floors=False),
    Plan(SMALL, MIDDLE, SMALL),
    Plan(SMALL, SMALL, SMALL),
)


def board_height(scale: Scale) -> int:
    """The name, five rows, the floor line."""
    return 2 + LINES * scale.height


def draw(scene: Scene) -> Canvas:
    """The whole table."""
    view = cast(AzulView, scene.view)
    plan = next((plan for plan in PLANS if _fits(plan, view, scene)), PLANS[-1])
    canvas = scene.canvas()
    _market(canvas, scene, view, plan)
    top = plan.top(len(view["factories"]))
    _Seat(canvas, scene, view, scene.mine, plan.mine, MARGIN).draw(0, top)
    x, y = plan.left() + GAP, top if plan.below else 0
    for step in range(1, view["players"]):
        seat = (scene.mine + step) % view["players"]
        other = _Seat(canvas, scene, view, seat, plan.others, NARROW_MARGIN, plan.floors)
        other.draw(x, y)
        y += plan.other_height() + 1
    return canvas


def _fits(plan: Plan, view: AzulView, scene: Scene) -> bool:
    width, height = plan.size(view["players"], len(view["factories"]))
    return width <= scene.width and height <= scene.height


def source_name(move: Mapping[str, Any]) -> str:
    """The spot of the market that a take begins with."""
    return f"{move['source']} {move['colour']}" if move["kind"] == "take" else ""


# --- Factories and centre -------------------------------------------------------------------------


def _market(canvas: Canvas, scene: Scene, view: AzulView, plan: Plan) -> None:
    boxes: dict[str, list[Box]] = {}
    paint, scale = scene.paint, plan.market
    for n, tiles in enumerate(view["factories"]):
        row, column = divmod(n, FACTORIES_IN_A_ROW)
        x, y = column * plan.factory_width(), row * plan.factory_height()
        dish = Box(x, y, plan.factory_width() - 1, plan.factory_height() - (scale.height > 1))
        canvas.fill(dish, paint["dish" if tiles else "dish-lo"])
        canvas.text(x, y, f"{n + 1}", paint["dish-ink" if tiles else "text-3"])
        for i in range(FACTORY_TILES):
            down, across = divmod(i, FACTORY_TILES if scale.height == 1 else FACTORY_TILES // 2)
            at = Box(x + 2 + scale.run(across), y + down * scale.height, scale.width, scale.height)
            if i < len(tiles):
                tile(canvas, paint, at.x, at.y, tiles[i], scale)
                boxes.setdefault(f"{n + 1} {tiles[i]}", []).append(at)
    _centre(canvas, scene, view, plan, boxes)
    if not scene.chosen:
        _offer(canvas, scene, boxes)
    else:
        canvas.tint(boxes.get(scene.chosen[0], []), paint["accent"], 0.6)


def _centre(
    canvas: Canvas, scene: Scene, view: AzulView, plan: Plan, boxes: dict[str, list[Box]]
) -> None:
    paint, scale = scene.paint, plan.market
    y = plan.market_height(len(view["factories"])) - scale.height
    canvas.text(0, y, "C", paint["text-2" if view["centre"] else "text-3"])
    x = 2
    if view["marker"] is None and view["phase"] == "offer":
        canvas.text(x, y, " 1 ", paint["on-terra"], paint["terra"], bold=True)
        x += 4
    for colour in COLOUR_NAMES:
        count = view["centre"].count(colour)
        if count:
            tile(canvas, paint, x, y, colour, scale)
            number = f"×{count}"
            canvas.text(x + scale.width, y + scale.height - 1, number, paint["text"])
            box = Box(x, y, scale.width + len(number), scale.height)
            boxes[f"0 {colour}"] = [box]
            x += box.width + 1
    if x == 2:
        canvas.text(x, y, "·", paint["text-3"])


def _offer(canvas: Canvas, scene: Scene, boxes: Mapping[str, list[Box]]) -> None:
    """A spot for each colour at each place."""
    offered: dict[str, list[Mapping[str, Any]]] = {}
    for move in scene.moves:
        if move["kind"] == "take":
            offered.setdefault(source_name(move), []).append(move)
    for name, moves in offered.items():
        says = scene.words("spot-take", **moves[0])
        numbers = tuple(move["move"] for move in moves)
        canvas.spots.append(Spot(name, tuple(boxes[name]), numbers, says))
        if set(numbers) & {*scene.advice[:1]}:
            canvas.tint(boxes[name], scene.paint["good"], 0.5)


# --- A player board -------------------------------------------------------------------------------


@dataclass
class _Seat(Tablet):
    """One player board that is being drawn."""

    has_floor: bool = True

    @property
    def board(self) -> BoardView:
        return cast(BoardView, self.held)

    def draw(self, x: int, y: int) -> None:
        height = board_height(self.scale) - (not self.has_floor)
        self.canvas.fill(Box(x, y, self.width, height), self.scene.paint["board"])
        self.head(x, y)
        moves = self.offered()
        for line in range(LINES):
            top = y + 1 + line * self.scale.height
            self.pattern_line(x, top, line, moves.get(line))
            wall = x + self.margin + self.scale.run(LINES) + 1
            self.wall_row(wall, top, line)
            divide(self.canvas, self.scene.paint, wall - 1, top, self.scale.height)
        if self.has_floor:
            self.floor(x, y + 1 + LINES * self.scale.height, moves.get(LINES))

    def offered(self) -> dict[int, Mapping[str, Any]]:
        """By line, what the tiles that are chosen would bring there; LINES: the floor line."""
        if not self.is_mine or not self.scene.chosen:
            return {}
        return {
            LINES if move["line"] is None else move["line"]: move
            for move in self.scene.moves
            if source_name(move) == self.scene.chosen[0]
        }

    def head(self, x: int, y: int) -> None:
        board, words = self.board, self.scene.words
        told: list[str] = []
        if self.view["turn"] is not None:
            told = [words("after-round", prospect=board["prospect"])]
            sets = (board["bonus"]["rows"], board["bonus"]["columns"], board["bonus"]["colours"])
            bonus = sum(one["points"] for one in sets)
            told += [words("bonus-so-far", points=bonus)] if bonus else []
        is_short = not self.has_floor and board["floor_cost"]
        more = signed(-board["floor_cost"]) if is_short else ""
        begins = self.view["marker"] == self.seat
        self.title(x, y, " · ".join(told), begins=begins, more=more)

    def pattern_line(self, x: int, y: int, n: int, move: Mapping[str, Any] | None) -> None:
        self.line(x, y, n, 0 if move is None else move["laid"], last=self.seat_moved_here(n))
        if move is not None:
            self.gain(x + 1, self.middle(y), move)
            box = Box(x, y, self.margin + self.scale.run(LINES), self.scale.height)
            self.spot(box, move, f"{n + 1}")

    def wall_row(self, x: int, y: int, row: int) -> None:
        canvas, paint, scale = self.canvas, self.scene.paint, self.scale
        for column, there in enumerate(self.board["wall"][row]):
            at = x + scale.run(column)
            move = self.column_move(row, column)
            if there is not None:
                tile(canvas, paint, at, y, there, scale)
            elif move is not None:
                box = Box(at, y, scale.width, scale.height)
                canvas.fill(box, paint[LIT])
                self.gain_within(at, y, move)
                self.spot(box, move, f"{column + 1}")
            elif self.view["printed"] is None:
                space(canvas, paint, at, y, scale)
            else:
                ghost(canvas, paint, at, y, self.view["printed"][row][column], scale)

    def column_move(self, row: int, column: int) -> Mapping[str, Any] | None:
        if not self.is_mine or self.view["line"] != row:
            return None
        return next((move for move in self.scene.moves if move.get("column") == column), None)

    def floor(self, x: int, y: int, move: Mapping[str, Any] | None) -> None:
        canvas, paint = self.canvas, self.scene.paint
        small = self.margin == NARROW_MARGIN
        pitch = 2 if small and self.scale.width == SMALL.width else FLOOR_PITCH
        last = self.seat_moved_here(None)
        canvas.text(x, y, "0", paint["terra" if last else "text-3"], bold=last)
        for i, cost in enumerate(self.view["floor_costs"]):
            at = x + self.margin + i * pitch
            there = self.board["floor"][i] if i < len(self.board["floor"]) else None
            if there == "marker":
                canvas.text(at, y, "1".center(pitch), paint["on-terra"], paint["terra"], True)
            elif there is not None:
                tile(canvas, paint, at, y, there, SMALL if pitch == SMALL.width else MIDDLE)
            else:
                canvas.text(at, y, signed(-cost).rjust(pitch - 1), paint["text-3"])
        if self.board["floor_cost"]:
            at = x + self.margin + len(self.view["floor_costs"]) * pitch + 1
            canvas.text(at, y, signed(-self.board["floor_cost"]), paint["error"], bold=True)
        if move is not None:
            self.gain(x + 1, y, move)
            self.spot(Box(x, y, self.width, 1), move, "0")

    def spot(self, box: Box, move: Mapping[str, Any], key: str) -> None:
        scene = self.scene
        is_take = move["kind"] == "take"
        says = scene.words("spot-line", **move) if is_take else scene.words("spot-column", **move)
        self.canvas.spots.append(Spot(f"to {key}", (box,), (move["move"],), says, key))
        if move["move"] in scene.advice[:1]:
            self.canvas.tint((box,), scene.paint["good"], 0.35)

    def seat_moved_here(self, line: int | None) -> bool:
        """Whether the last move put tiles of this seat on this line."""
        last = self.view["last_move"]
        if last is None or last["seat"] != self.seat:
            return False
        return bool(last["deed"]["kind"] == "take" and last["deed"]["line"] == line)
