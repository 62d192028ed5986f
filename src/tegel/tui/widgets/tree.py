"""All that was tried, move by move: what could be instead of one stands below it, further in."""

from collections.abc import Callable, Sequence

from rich.padding import Padding
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tegel.analysis.tree import Knot, Row, rows
from tegel.tui.paint import Paint

INDENT, DEEPEST = 2, 5  # deeper ones stand no further in: there would be no room for words
# A move in words.
Say = Callable[[Knot], Text]


class TreeList(OptionList):
    """The tree; a click on a move, or Enter, leads there."""

    DEFAULT_CSS = """
    TreeList { height: 1fr; border: none; padding: 0; background: transparent; }
    TreeList:focus { border: none; background-tint: transparent; }
    TreeList > .option-list--option { padding: 0; }
    """

    class Wanted(Message):
        """Somebody wants to go to a move."""

        def __init__(self, knot: Knot) -> None:
            super().__init__()
            self.knot = knot

    def __init__(self, paint: Paint, say: Say, nothing: str) -> None:
        super().__init__()
        self._paint = paint
        self._say = say
        self._nothing = nothing  # what is told where nothing was tried
        self._rows: list[Row] = []

    def show(self, root: Knot, here: Knot) -> None:
        """Another tree, or another place in it."""
        self._rows = [row for row in rows(root) if not _is_quiet(row.knot, here)]
        self.clear_options()
        if not self._rows:
            self.add_option(Option(Text(self._nothing, self._paint["text-3"]), disabled=True))
            return
        self.add_options(Option(self._told(row, row.knot is here)) for row in self._rows)
        at = next((n for n, row in enumerate(self._rows) if row.knot is here), 0)
        self.highlighted = at
        self.call_after_refresh(self.scroll_to_highlight)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go there."""
        event.stop()
        if event.option_index < len(self._rows):
            self.post_message(self.Wanted(self._rows[event.option_index].knot))

    def _told(self, row: Row, is_here: bool) -> Padding:
        paint, knot = self._paint, row.knot
        told = Text()
        told.append("▸" if is_here else " ", f"bold {paint['accent']}")
        told.append(f"{row.n}. ", paint["text-3"])
        told.append_text(self._say(knot))
        told.append(f" {knot.mark}" if knot.mark else "", f"bold {paint['terra']}")
        told.append(f"\n {knot.comment}" if knot.comment else "", paint["text-2"])
        if is_here:
            told.stylize("bold")
        return Padding(told, (0, 0, 0, min(row.depth, DEEPEST) * INDENT))


def _is_quiet(knot: Knot, here: Knot) -> bool:
    """Whether the next decision of the same turn tells a move again, so that it needs no line."""
    passing = knot.made is not None and knot.made.deed["passing"]
    return passing and knot is not here and len(knot.next) == 1 and not knot.mark + knot.comment


class TreeSheet(ModalScreen[Knot | None]):
    """The tree over the table, where it has no place beside it."""

    DEFAULT_CSS = """
    TreeSheet { align: center middle; }
    TreeSheet > TreeList {
        width: 76; max-width: 96%; height: 92%;
        background: $surface; border: round $primary; padding: 0 1;
        border-title-color: $primary; border-subtitle-color: $text-muted;
    }
    TreeSheet > TreeList:focus { border: round $primary; }
    """
    BINDINGS = [Binding("escape,q,l", "leave", show=False)]  # noqa: RUF012  # as Textual has it

    def __init__(self, tree: TreeList, around: Sequence[Knot], title: str, how: str) -> None:
        """A list, the tree's start and where one is, a title, and how one goes on."""
        super().__init__()
        self._tree = tree
        self._around = around
        tree.border_title, tree.border_subtitle = title, how

    def compose(self) -> ComposeResult:
        """The list alone."""
        yield self._tree

    def on_mount(self) -> None:
        """Begin where one is."""
        root, here = self._around
        self._tree.show(root, here)
        self._tree.focus()

    def on_tree_list_wanted(self, event: TreeList.Wanted) -> None:
        """There it is."""
        event.stop()
        self.dismiss(event.knot)

    def action_leave(self) -> None:
        """Stay where one is."""
        self.dismiss(None)
