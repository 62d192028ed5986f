"""Reading what people type; what is no move is refused as data, which a book of words says."""

from collections.abc import Sequence

from tegel.core.telling import Told

LONGEST_TEXT = 80


class Unread(Exception):
    """Why a text is no move: said as a refusal is (`refusal-…`).

    Of `no-move`, which is nothing at all, it is said too how to write one.
    """

    def __init__(self, kind: str, /, **told: object) -> None:
        super().__init__(kind, told)
        self.told: Told = {"kind": kind, **told}


def words(text: str) -> list[str]:
    """The words of a typed move, in small letters."""
    if len(text) > LONGEST_TEXT:
        raise Unread("too-long", length=str(len(text)))
    return text.lower().split()


def choose(word: str, names: Sequence[str], kind: str) -> int:
    """Which of the names a word means: the name itself or a beginning that only one has.

    What is none of them is refused for the reason of this kind.
    """
    if word in names:
        return names.index(word)
    found = [name for name in names if name.startswith(word)]
    if len(found) == 1:
        return names.index(found[0])
    if found:
        raise Unread("ambiguous", given=repr(word), choices=found)
    raise Unread(kind, given=repr(word), choices=[*names])
