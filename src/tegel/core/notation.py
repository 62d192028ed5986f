"""Reading what people type."""

from collections.abc import Sequence

from tegel.core.errors import InvalidMove

LONGEST_TEXT = 80


def words(text: str) -> list[str]:
    """The words of a typed move, in small letters."""
    if len(text) > LONGEST_TEXT:
        raise InvalidMove(f"that is too long for a move: {len(text)} characters")
    return text.lower().split()


def choose(word: str, names: Sequence[str], what: str) -> int:
    """Which of the names a word means: the name itself or a beginning that only one has."""
    if word in names:
        return names.index(word)
    found = [name for name in names if name.startswith(word)]
    if len(found) == 1:
        return names.index(found[0])
    if found:
        raise InvalidMove(f"{word!r} can be {' or '.join(found)}: write one letter more")
    raise InvalidMove(f"{word!r} is no {what}; there are: {', '.join(names)}")
