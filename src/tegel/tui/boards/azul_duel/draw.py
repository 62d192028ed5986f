"""Azul Duel's table: suns, moons and plates, one board large, the other and the scoring beside."""

from dataclasses import dataclass
from typing import Final, cast

from tegel.core.words import signed
from tegel.games.azul_duel.layout import LINES
from tegel.games.azul_duel.view import DuelView
from tegel.tui.boards import Scene
from tegel.tui.boards.azul_duel.market import Market, Sizes
from tegel.tui.boards.azul_duel.offer import Offer
from tegel.tui.boards.azul_duel.seat import Seat, height
from tegel.tui.canvas import Canvas
from tegel.tui.tablet import MARGIN, NARROW_MARGIN, board_width
from tegel.tui.tiles import HUGE, LARGE, MIDDLE, SMALL, Scale

GAP: Final = 2
SCORING: Final = 6  # rows: a gap, a head, up to four conditions


@dataclass(frozen=True)
class Plan:
    """How large everything is drawn."""

    market: Scale
    mine: Scale
    others: Scale
    below: bool = False  # the other board stands below the large one, not beside it

    def top(self) -> int:
        """Where the boards begin: below the factories, and what is in hand."""
        return Sizes(self.market).size()[1]

    def other(self) -> tuple[int, int]:
        """Where the other board begins."""
        if self.below:
            return 0, self.top() + height(self.mine) + 1
        return board_width(self.mine, MARGIN, LINES) + GAP, self.top()

    def scoring(self) -> tuple[int, int]:
        """Where the scoring stands: beside the other board, or below it."""
        x, y = self.other()
        if self.below:
            return x + board_width(self.others, NARROW_MARGIN, LINES) + GAP, y
        return x, y + height(self.others) + 1

    def size(self) -> tuple[int, int]:
        """How much room all this takes."""
        x, y = self.other()
        mine = self.top() + height(self.mine)
        other = y + height(self.others) + (0 if self.below else SCORING)
        boards = x + board_width(self.others, NARROW_MARGIN, LINES)
        own = board_width(self.mine, MARGIN, LINES)
        return max(Sizes(self.market).size()[0], boards, own), max(mine, other)


PLANS: Final = (
    Plan(MIDDLE, HUGE, MIDDLE, below=True),
    Plan(MIDDLE, LARGE, LARGE),
    Plan(MIDDLE, LARGE, MIDDLE),
    Plan(SMALL, MIDDLE, MIDDLE),
    Plan(SMALL, MIDDLE, SMALL),
    Plan(SMALL, SMALL, SMALL),
)


def draw(scene: Scene) -> Canvas:
    """The whole table."""
    view = cast(DuelView, scene.view)
    plan = next((plan for plan in PLANS if _fits(plan, scene)), PLANS[-1])
    canvas = scene.canvas()
    offer = Offer(canvas, scene)
    Market(canvas, scene, view, Sizes(plan.market), offer).draw()
    Seat(canvas, scene, view, scene.mine, plan.mine, MARGIN, offer).draw(0, plan.top())
    other = Seat(canvas, scene, view, 1 - scene.mine, plan.others, NARROW_MARGIN, offer)
    other.draw(*plan.other())
    _scoring(canvas, scene, view, *plan.scoring())
    return canvas


def _fits(plan: Plan, scene: Scene) -> bool:
    width, rows = plan.size()
    return width <= scene.width and rows <= scene.height


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
