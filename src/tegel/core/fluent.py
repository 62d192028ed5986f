"""Mozilla's library for Fluent, as the books of words need it.

It takes as long to read in as half of Tegel: `core/words.py` does so when a first book is opened.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser


class Several(FluentType):
    """A list, for the functions that take one."""

    def __init__(self, items: Sequence[str]) -> None:
        self.items = items

    def format(self, locale: object) -> str:  # noqa: ARG002 - a library asks for it
        """As it stands, where no function says it better."""
        return ", ".join(self.items)


class Bundle:
    """Messages of one language that were read in."""

    def __init__(self, language: str, functions: dict[str, Callable[..., Any]]) -> None:
        # Of a language that is known nowhere else, numbers are written as in English.
        self._bundle = FluentBundle(
            [language, "en"], functions=dict(functions), use_isolating=False
        )

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def read(self, entry: str) -> None:
        """Read a message in."""
        self._bundle.add_resource(FluentParser(with_spans=False).parse(entry))

    def say(self, key: str, values: Mapping[str, object]) -> tuple[str, Sequence[Exception]]:
        """A message with these values, and what was wrong with them."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        taken = {name: _taken(value) for name, value in values.items()}
        said, errors = self._bundle.format_pattern(pattern, taken)
        return str(said), errors


def _taken(value: object) -> Any:
    """A value as messages take it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return Several([str(item) for item in value])
    return value if isinstance(value, str | int | float) else ""
