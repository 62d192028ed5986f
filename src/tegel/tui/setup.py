"""The screen on which a position is set up: its fields as a form, and the table beside it."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input

from tegel.analysis.spelling import Number
from tegel.core.errors import TegelError
from tegel.tui.app import TegelApp
from tegel.tui.boards import Scene, board
from tegel.tui.canvas import Canvas
from tegel.tui.form import Form
from tegel.tui.means import Means
from tegel.tui.paint import Theme
from tegel.tui.sittings.setting import Setting
from tegel.tui.widgets.board import BoardView


class FormView(BoardView):
    """Shows a form; whatever changes, what was pointed at still is."""

    def show(self, scene: Scene) -> None:
        """Draw it anew."""
        before = self.pointed
        super().show(scene)
        kept = next((one for one in self.spots if before and one.name == before.name), None)
        if kept is not None:
            self._point(kept)


class PaletteView(BoardView, can_focus=False):
    """Shows what can be taken in hand: for the mouse, since keys have the numbers."""

    def _point_first(self) -> None:
        """Nothing is pointed at by itself."""


class _Palette:
    """The palette of a form, as a board."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def draw(self, scene: Scene) -> Canvas:
        """What can be taken in hand."""
        return self.form.palette(scene)


class SetUpApp(TegelApp):
    """A position to be set up."""

    LETTERS: ClassVar[str] = "uq"
    CSS: ClassVar[str] = f"""{TegelApp.CSS}
    #form {{ width: 1fr; }}
    #palette {{ height: 1; }}
    #table {{ display: none; }}
    .wide #form {{ width: 56; }}
    .wide #table {{ display: block; border-left: vkey $primary-muted; padding-left: 1; }}
    .wide #side {{ display: none; }}
    .table #form {{ display: none; }}
    .table #table {{ display: block; }}
    """

    def __init__(
        self, sitting: Setting, language: str, theme: Theme, means: Means | None = None
    ) -> None:
        super().__init__(sitting, language, theme, means)
        self.setting = sitting
        self.board = sitting.form

    def _bind_keys(self) -> None:
        self.bind("f5", "finish", description=self.words("analyse"), key_display="F5")
        self.bind("question_mark", "help", description=self.words("help"), key_display="?")
        self.bind("u", "undo", description=self.words("undo"))
        self.bind("f2", "flip", description=self.words("the-table"), key_display="F2")
        self.bind("colon", "type", description=self.words("type-field"), key_display=":")
        self.bind("q", "leave", description=self.words("quit"))
        self.bind("f7", "deal", show=False)
        self.bind("f8", "empty", show=False)
        self.bind("plus", "more(1)", show=False)
        self.bind("minus", "more(-1)", show=False)
        for digit in range(10):
            self.bind(str(digit), f"hold({digit})", show=False)

    def _compose_board(self) -> ComposeResult:
        with Vertical(id="form"):
            yield FormView(self.board)
            yield PaletteView(_Palette(self.setting.form), id="palette")
        table = BoardView(board(self.sitting.game.name), id="table")
        table.can_focus = False
        yield table

    @property
    def _hand(self) -> BoardView:
        return self._base.query_one(FormView)

    def _show(self) -> None:
        super()._show()
        scene = self._scene()
        self._base.query_one(PaletteView).show(scene)
        self._base.query_one("#table", BoardView).show(scene)
        self._base.query_one(Input).placeholder = self.words(
            "set-up-placeholder", example=self._example()
        )

    def _example(self) -> str:
        setup = self.setting.setup
        numbers = (one for one in setup.values if isinstance(setup.spelling(one).part, Number))
        name = next(numbers, next(reversed(setup.values)))
        return f"{name}={setup.values[name]}"

    def _keys_in_words(self) -> list[str]:
        return [self.words("set-up-keys", example=self._example())]

    async def on_board_view_chosen(self, event: BoardView.Chosen) -> None:
        """Tap, or bring what has to be typed to the line."""
        [move] = event.spot.moves
        form = self.setting.form
        if move >= 0 and form.act(move).is_typed:
            self._type(form.typed(move))
        else:
            await self._play(move)
        event.prevent_default()

    def _type(self, text: str) -> None:
        """To the line, where a field stands to be changed."""
        line = self._base.query_one(Input)
        line.value = text
        line.cursor_position = len(text)
        line.focus()

    def action_more(self, by: int) -> None:
        """One more, or one less, of what is pointed at."""
        spot = self._hand.pointed
        if spot is not None:
            self.setting.more(spot.moves[0], by)

    def action_hold(self, n: int) -> None:
        """Take something in hand."""
        self.setting.hold(n)

    def action_deal(self) -> None:
        """Begin with a new game."""
        self.setting.deal()

    def action_empty(self) -> None:
        """Begin with an empty table."""
        self.setting.empty()

    def action_flip(self) -> None:
        """To the table and back, where there is no room for both."""
        if not self._base.has_class("wide"):
            self._base.toggle_class("table")

    async def action_finish(self) -> None:
        """To the analysis, if nothing is wrong."""
        try:
            self.setting.finish()
        except TegelError as error:
            self._complain(error)
        else:
            await self.action_leave()
