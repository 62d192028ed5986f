"""The screen on which a game is explored: the table, and the champion's lines below it."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Static

from tegel.analysis.text import told
from tegel.tui.app import TegelApp
from tegel.tui.means import Means
from tegel.tui.paint import Theme
from tegel.tui.sittings.exploring import LINES, Exploring

OFTEN = 0.3  # seconds between two looks at what was found
# On a lower screen only the best line has a place.
ROOM = 30


class ExploreApp(TegelApp):
    """A game whose every move can be tried."""

    CSS: ClassVar[str] = f"{TegelApp.CSS}\n#lines {{ height: auto; }}"

    def __init__(
        self, sitting: Exploring, language: str, theme: Theme, means: Means | None = None
    ) -> None:
        super().__init__(sitting, language, theme, means)
        self.exploring = sitting

    def _bind_keys(self) -> None:
        self.bind("pageup", "walk(-1)", description=self.words("earlier"), key_display="PgUp")
        self.bind("pagedown", "walk(1)", description=self.words("later"), key_display="PgDn")
        self.bind("home", "walk(-100000)", show=False)
        self.bind("end", "walk(100000)", show=False)
        self.bind("f2", "stop_or_go_on", description=self.words("stop-or-go-on"), key_display="F2")
        super()._bind_keys()

    def compose(self) -> ComposeResult:
        """As any table, with a place for the lines."""
        yield from super().compose()
        yield Static(id="lines")

    async def on_mount(self) -> None:
        """Get going."""
        await super().on_mount()
        self.set_interval(OFTEN, self._show_lines)

    async def action_walk(self, by: int) -> None:
        """So many moves on, or back."""
        await self.exploring.walk(self.exploring.step + by)

    def action_stop_or_go_on(self) -> None:
        """Have the champion stop, or look again."""
        self.exploring.stop_or_go_on()
        self._show_lines()

    def _show_lines(self) -> None:
        """What the champion has found by now."""
        found, story = self.exploring.found, self._story()
        shown = Text(no_wrap=True, overflow="ellipsis")
        if found is not None:
            for n, line in enumerate(found.lines[: LINES if self.size.height >= ROOM else 1], 1):
                share, margin = round(100 * line.share), round(line.margin)
                said = self.words(
                    "analysis-line", n=n, share=share, margin=margin, line=told(line, story)
                )
                shown.append(
                    f"{chr(10) * (n > 1)} {said}", self.paint["text" if n == 1 else "text-2"]
                )
        elif not self._look.over:
            shown.append(f" {self.words('thinking')}", self.paint["text-3"])
        for place in self._base.query("#lines").results(Static):  # none any more, on the way out
            place.update(shown)
