"""Words in three languages. English has them all, and the others have the same ones."""

import locale
import os
import re
from collections.abc import Mapping
from typing import Final, Literal

from tegel.core.errors import BadOptions
from tegel.tui.ascii import ascii_of

Language = Literal["en", "nl", "de"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "nl", "de")
CHOICE: Final = re.compile(r"\{(\w+)\|([^|}]*)\|([^|}]*)\}")
VALUE: Final = re.compile(r"\{(\w+)\}")

Book = Mapping[Language, Mapping[str, str]]


class Words:
    """A book of words in one language: `words("bag")`, `words("tiles", n=3)`."""

    def __init__(self, book: Book, language: Language, signs: bool = True) -> None:
        self.language: Language = language
        self._words = book[language]
        self._signs = signs  # whether there is more than ASCII to write with

    def __call__(self, key: str, /, **values: object) -> str:
        said = fill(self._words[key], values)
        return said if self._signs else ascii_of(said)


def fill(text: str, values: Mapping[str, object]) -> str:
    """A sentence: {name} stands for a value, {n|one|many} for one of two words."""
    text = CHOICE.sub(lambda found: found[2] if values[found[1]] == 1 else found[3], text)
    return VALUE.sub(lambda found: str(values[found[1]]), text)


def signed(points: int) -> str:
    """Points, with a real minus sign."""
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"


def minutes(milliseconds: int) -> str:
    """`9:58`, `1:00:00`."""
    seconds = milliseconds // 1000
    hours, whole = seconds // 3600, seconds // 60 % 60
    return f"{hours}:{whole:02}:{seconds % 60:02}" if hours else f"{whole}:{seconds % 60:02}"


def spoken(wanted: str | None) -> Language:
    """The language that was asked for, or the terminal's."""
    if wanted is None:
        return language_of_terminal()
    for known in LANGUAGES:
        if wanted == known:
            return known
    raise BadOptions(f"language cannot be {wanted!r}; it can be: {', '.join(LANGUAGES)}")


def language_of_terminal() -> Language:
    """The language that the environment asks for, if we speak it."""
    named = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    wanted = (named or locale.getlocale()[0] or "")[:2].lower()
    for language in LANGUAGES:
        if language == wanted:
            return language
    return "en"
