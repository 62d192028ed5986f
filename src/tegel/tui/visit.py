"""Starting the application at a table of a server."""

import asyncio
import sys
from collections.abc import Sequence

from tegel.tui.app import TegelApp
from tegel.tui.means import means_of_terminal
from tegel.tui.paint import Theme
from tegel.tui.sittings.remote import Address, Wish
from tegel.tui.sittings.visit import seated
from tegel.tui.words import terminal_words


def visit(
    place: Address, wish: Wish | None, names: Sequence[str], language: str, theme: Theme
) -> None:
    """Sit there until somebody leaves; then say how to come back."""
    print(asyncio.run(_visit(place, wish, names, language, theme)))


async def _visit(
    place: Address, wish: Wish | None, names: Sequence[str], language: str, theme: Theme
) -> str:
    words = terminal_words(language)
    async with seated(place, wish, names, words) as sitting:
        await TegelApp(sitting, language, theme, means_of_terminal(sys.stdout)).run_async()
        return sitting.farewell(words)
