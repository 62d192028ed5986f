"""Starting the application from a command."""

import sys

from tegel.core.errors import BadOptions
from tegel.tui.app import TegelApp
from tegel.tui.means import means_of_terminal
from tegel.tui.paint import THEMES, Theme, theme_of_terminal
from tegel.tui.sittings import Sitting
from tegel.tui.words import Language, Words
from tegel.tui.words.book import BOOK


def show(sitting: Sitting, language: Language, theme: Theme) -> None:
    """Run the application until somebody leaves it; then say how to go on."""
    app = TegelApp(sitting, language, theme, means_of_terminal(sys.stdout))
    app.run()
    told = sitting.farewell(Words(BOOK, language))
    if told:
        print(told)


def theme(wanted: str | None) -> Theme:
    """The theme that was asked for, or one that suits the terminal."""
    if wanted is None:
        return theme_of_terminal()
    for known in THEMES:
        if wanted == known:
            return known
    raise BadOptions(f"theme cannot be {wanted!r}; it can be: {', '.join(THEMES)}")
