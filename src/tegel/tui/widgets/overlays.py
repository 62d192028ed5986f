"""What lies over the table for a while: help, the log, the result, the curtain."""

from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Sheet(ModalScreen[None]):
    """A sheet of text over the table; Enter, Escape or a click beside it closes it."""

    DEFAULT_CSS = """
    Sheet { align: center middle; }
    Sheet > VerticalScroll {
        width: 76; max-width: 96%; height: auto; max-height: 92%;
        background: $surface; border: round $primary; padding: 0 1;
        border-title-color: $primary; border-subtitle-color: $text-muted;
    }
    Sheet > VerticalScroll > Static { height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,space,q,l,question_mark", "dismiss", show=False)
    ]

    def __init__(self, title: str, text: RenderableType, close: str, at_end: bool = False) -> None:
        super().__init__()
        self._title, self._text, self._close = title, text, close
        self._at_end = at_end  # whether the last of it is shown first

    def compose(self) -> ComposeResult:
        """A frame that scrolls."""
        frame = VerticalScroll(Static(self._text))
        frame.border_title, frame.border_subtitle = self._title, self._close
        yield frame

    def on_mount(self) -> None:
        """Show the latest, where that is wanted."""
        if self._at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def on_click(self) -> None:
        """A click closes it too."""
        self.dismiss()


class Curtain(ModalScreen[None]):
    """Hides the table until the next person at this screen is ready."""

    DEFAULT_CSS = """
    Curtain { align: center middle; background: $background; }
    Curtain > Static { width: auto; padding: 1 4; border: round $primary; text-align: center; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        """Who comes next."""
        yield Static(self._text)

    def on_click(self) -> None:
        """A click opens it too."""
        self.dismiss()
