"""The log beside the table: what is new in it is laid out, and what is seen of it is drawn."""

from collections.abc import Sequence

from rich.text import Text
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from tegel.tui.sheets import Entry


class LogView(ScrollView, can_focus=False):
    """Shows the log, its end first."""

    DEFAULT_CSS = "LogView { height: 1fr; overflow-x: hidden; scrollbar-gutter: stable; }"

    def __init__(self, ink: str, id: str | None = None) -> None:
        """The colour of the numbers before the entries."""
        super().__init__(id=id)
        self._ink = ink
        self._entries: Sequence[Entry] = ()
        self._fitting = (0, 0)  # the width that entries were laid out for, and of their numbers
        self._laid: dict[Entry, list[Strip]] = {}
        self._lines: list[Strip] = []

    def show(self, entries: Sequence[Entry]) -> None:
        """Show these; of those that were there before the very same lines."""
        if entries != self._entries:
            self._entries = entries
            self._lay_out()
            self.scroll_end(animate=False)

    def on_resize(self) -> None:
        """Break lines where there is room for them now."""
        self._lay_out()

    def render_line(self, y: int) -> Strip:
        """A line of the part that is seen."""
        n, width = y + self.scroll_offset.y, self._fitting[0]
        line = self._lines[n] if n < len(self._lines) else Strip.blank(width)
        return line.adjust_cell_length(width).apply_style(self.rich_style)

    def _lay_out(self) -> None:
        numbers = max((len(one.number) for one in self._entries), default=0)
        fitting = self.scrollable_content_region.width, numbers
        before = self._laid if fitting == self._fitting else {}
        self._fitting = fitting
        self._laid = {one: before.get(one) or self._broken(one) for one in self._entries}
        self._lines = [line for lines in self._laid.values() for line in lines]
        self.virtual_size = Size(fitting[0], len(self._lines))
        self.refresh()

    def _broken(self, entry: Entry) -> list[Strip]:
        """An entry in lines, all of them right of its number."""
        width, numbers = self._fitting
        console = self.app.console
        lines = entry.text.wrap(console, max(1, width - numbers - 1))
        heads = [entry.number, *[""] * (len(lines) - 1)]
        whole = [
            Text.assemble((f"{head:>{numbers}} ", self._ink), line)
            for head, line in zip(heads, lines, strict=True)
        ]
        return [Strip(line.render(console), line.cell_len) for line in whole]
