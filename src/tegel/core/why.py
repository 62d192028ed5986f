"""Why something can't be: data that any book of words says by its kind, here in English."""

from functools import cache

from tegel.core.telling import Told
from tegel.core.words import Words, book

SHELVES = ("common", "club", "page")


def in_english(code: str, told: Told) -> str:
    """The reason of a refusal with this code (`no-plan-drawn`), for logs and for programmers."""
    prefix = code.replace("_", "-")
    for shelf in SHELVES:
        words = _words(shelf)
        if f"{prefix}-{told['kind']}" in words:
            return words.tell(prefix, told)
    raise KeyError(f"{prefix}-{told['kind']} is in no book of words")


@cache
def _words(shelf: str) -> Words:
    return book("en", shelf)
