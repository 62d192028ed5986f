"""A slider through a game."""

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from tegel.core.words import Words
from tegel.tui.paint import Paint


class Slider(Widget):
    """Where in a game we are; a click goes there."""

    DEFAULT_CSS = "Slider { height: 1; width: 1fr; }"

    class Moved(Message):
        """Somebody wants to see the table after so many moves."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    def __init__(self, paint: Paint, words: Words) -> None:
        super().__init__()
        self._paint = paint
        self._words = words
        self._step = self._all = 0

    def show(self, step: int, all_steps: int) -> None:
        """Another place in the game."""
        self._step, self._all = step, all_steps
        self.refresh()

    def render(self) -> Text:
        """A line with a knob, and the number of the move."""
        told = f" {self._words('move-of', n=self._step, all=self._all)} "
        length = self._length()
        knob = round(self._step * (length - 1) / max(1, self._all))
        accent, line = self._paint["accent"], self._paint["line-2"]
        return Text.assemble(
            (" " + "━" * knob, accent),
            ("●", f"bold {accent}"),
            ("─" * (length - 1 - knob), line),
            (told, self._paint["text-2"]),
        )

    def on_click(self, event: Click) -> None:
        """Go where the click is."""
        part = (event.x - 1) / max(1, self._length() - 1)
        self.post_message(self.Moved(round(min(1.0, max(0.0, part)) * self._all)))

    def _length(self) -> int:
        told = len(self._words("move-of", n=self._all, all=self._all))
        return max(2, self.size.width - told - 4)
