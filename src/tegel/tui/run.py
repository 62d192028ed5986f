"""Starting the application from a command."""

import sys

from tegel.analysis.set_up import SetUp
from tegel.core.errors import BadOptions
from tegel.core.state import State
from tegel.tui.app import TegelApp
from tegel.tui.explore import ExploreApp
from tegel.tui.means import means_of_terminal
from tegel.tui.paint import THEMES, Theme, theme_of_terminal
from tegel.tui.setup import SetUpApp
from tegel.tui.sittings import Sitting
from tegel.tui.sittings.exploring import Exploring
from tegel.tui.sittings.setting import Setting
from tegel.tui.words import game_words, terminal_words


def show(sitting: Sitting, language: str, theme: Theme) -> None:
    """Run the application until somebody leaves it; then say how to go on."""
    app = TegelApp(sitting, language, theme, means_of_terminal(sys.stdout))
    app.run()
    told = sitting.farewell(terminal_words(language))
    if told:
        print(told)


def explore(sitting: Exploring, language: str, theme: Theme) -> None:
    """Run the application that explores a game, until somebody leaves it; then say where it was."""
    ExploreApp(sitting, language, theme, means_of_terminal(sys.stdout)).run()
    print(sitting.farewell(terminal_words(language)))


def set_up(position: SetUp, language: str, theme: Theme) -> State | None:
    """Run the application that sets a position up; what is to be analysed, if that is wanted."""
    means = means_of_terminal(sys.stdout)
    words = terminal_words(language, means.signs)
    setting = Setting(position, words, game_words(language, position.game, means.signs))
    SetUpApp(setting, language, theme, means).run()
    if setting.is_done:
        return position.state
    print(setting.farewell(words))
    return None


def theme(wanted: str | None) -> Theme:
    """The theme that was asked for, or one that suits the terminal."""
    if wanted is None:
        return theme_of_terminal()
    for known in THEMES:
        if wanted == known:
            return known
    raise BadOptions(f"theme cannot be {wanted!r}; it can be: {', '.join(THEMES)}")
