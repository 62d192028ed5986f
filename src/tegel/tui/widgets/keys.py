"""The keys at the foot of the screen."""

from typing import Any

from textual.widgets import Footer


class Keys(Footer):
    """Made anew only where they have become others: each of them is a widget with styles, and
    Textual asks for them whenever a sheet opens, closes, or something else is pointed at.
    """

    _shown: Any = None

    async def recompose(self) -> None:
        """Show the keys that count now."""
        keys = self.screen.active_bindings.values()
        shown = [(binding, enabled, tip) for _, binding, enabled, tip in keys if binding.show]
        if shown != self._shown:
            self._shown = shown
            await super().recompose()
