"""The board on the screen: draws a scene, and lets people point at what can be chosen."""

from dataclasses import replace
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Click, Key, MouseMove
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from tegel.tui.boards import Drawing, Scene
from tegel.tui.canvas import Canvas, Spot

POINTED = 0.5  # how much of the accent what is pointed at has
# How much farther something seems that does not lie straight in the direction of the arrow.
ASIDE = 2.5
WHEEL = 3  # rows


class BoardView(Widget, can_focus=True):
    """Shows a board; the arrows and the mouse point, Enter and a click choose."""

    DEFAULT_CSS = "BoardView { width: 1fr; height: 1fr; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(way, f"point('{way}')", show=False) for way in ("left", "right", "up", "down")),
        Binding("enter,space", "choose", show=False),
    ]

    class Pointed(Message):
        """Somebody points at a spot, or at nothing."""

        def __init__(self, spot: Spot | None) -> None:
            super().__init__()
            self.spot = spot

    class Chosen(Message):
        """Somebody chose a spot."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self, board: Drawing, id: str | None = None) -> None:
        super().__init__(id=id)
        self._board = board
        self._scene: Scene | None = None
        self._drawn: Canvas | None = None
        self._canvas: Canvas | None = None  # as drawn, and what is pointed at
        self._pointed: str | None = None
        self._top = 0  # the first row that is seen, of what is higher than the widget

    @property
    def spots(self) -> list[Spot]:
        """What can be chosen now."""
        return [] if self._canvas is None else self._canvas.spots

    @property
    def pointed(self) -> Spot | None:
        """What somebody points at."""
        return next((spot for spot in self.spots if spot.name == self._pointed), None)

    def show(self, scene: Scene) -> None:
        """Draw something else."""
        self._scene = scene
        self._pointed = None
        self._draw()
        self._point_first()

    def render_line(self, y: int) -> Strip:
        """A row of the canvas."""
        if self._canvas is None:
            return Strip.blank(self.size.width, self.rich_style)
        return self._canvas.strip(y + self._top)

    def _draw(self) -> None:
        if self._scene is None or not self.size.width:
            return
        width, height = self.size
        self._scene = replace(self._scene, width=width, height=height)
        self._drawn = self._board.draw(self._scene)
        self._mark()

    def _mark(self) -> None:
        """Show what is pointed at."""
        if self._drawn is None or self._scene is None:
            return
        self._canvas = self._drawn.copy()
        if self.pointed is not None:
            colours = self._scene.paint["accent"], self._scene.paint["terra"]
            self._canvas.mark(self.pointed.boxes, colours, POINTED)
        self._reveal()
        self.refresh()

    def _reveal(self) -> None:
        """Have what is pointed at in view."""
        least = most = self._top
        if self.pointed is not None:
            box = self.pointed.boxes[0]
            least, most = box.y + box.height - self.size.height, box.y
        self._see_from(min(max(self._top, least), most))

    def _see_from(self, row: int) -> None:
        hidden = 0 if self._canvas is None else self._canvas.height - self.size.height
        self._top = min(max(0, row), max(0, hidden))

    def _point(self, spot: Spot | None) -> None:
        name = None if spot is None else spot.name
        if name != self._pointed:
            self._pointed = name
            self._mark()
        self.post_message(self.Pointed(self.pointed))

    def _point_first(self) -> None:
        """Point at what is advised, or else at the first spot."""
        best = {*self._scene.advice[:1]} if self._scene else set[int]()
        advised = next((spot for spot in self.spots if best & {*spot.moves}), None)
        self._point(advised or next(iter(self.spots), None))

    def on_resize(self) -> None:
        """Draw as large as there is room now."""
        self._draw()
        if self.pointed is None:
            self._point_first()

    def on_mouse_move(self, event: MouseMove) -> None:
        """Point with the mouse."""
        spot = None if self._canvas is None else self._canvas.spot_at(event.x, event.y + self._top)
        if spot is not None and spot.name != self._pointed:
            self._point(spot)

    def on_mouse_scroll_down(self) -> None:
        """See what is below."""
        self._see_from(self._top + WHEEL)
        self.refresh()

    def on_mouse_scroll_up(self) -> None:
        """See what is above."""
        self._see_from(self._top - WHEEL)
        self.refresh()

    def on_click(self, event: Click) -> None:
        """Choose with the mouse."""
        spot = None if self._canvas is None else self._canvas.spot_at(event.x, event.y + self._top)
        if spot is not None:
            self._point(spot)
            self.post_message(self.Chosen(spot))

    def on_key(self, event: Key) -> None:
        """Choose by the key that a spot has."""
        spot = next((spot for spot in self.spots if spot.key and spot.key == event.character), None)
        if spot is not None:
            event.stop()
            self._point(spot)
            self.post_message(self.Chosen(spot))

    def action_choose(self) -> None:
        """Choose what is pointed at."""
        if self.pointed is not None:
            self.post_message(self.Chosen(self.pointed))

    def action_point(self, way: str) -> None:
        """Point at the next spot in a direction."""
        if self.pointed is None:
            self._point(next(iter(self.spots), None))
            return
        here = self.pointed
        nearest = min(
            (spot for spot in self.spots if spot is not here),
            key=lambda spot: _distance(here, spot, way),
            default=None,
        )
        if nearest is not None and _distance(here, nearest, way) < float("inf"):
            self._point(nearest)


def _distance(here: Spot, there: Spot, way: str) -> float:
    """How far a spot seems in a direction; infinitely, if it does not lie there at all."""
    (x, y), (to_x, to_y) = here.centre, there.centre
    dx, dy = to_x - x, to_y - y
    if way in ("up", "down"):
        dx, dy = dy, dx
    ahead = dx if way in ("right", "down") else -dx
    return float("inf") if ahead <= 0 else ahead + ASIDE * abs(dy)
