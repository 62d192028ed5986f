"""What a position says of itself, as words `name=value`: written in one form, read strictly.

A game's `positions.py` takes each field once, by what it should be; whatever is left over, said
twice or no such thing is refused with the name of the field, what is wrong and what would be right:
as data, which a book of words says (`position-…`, see `core/words.py`).
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import NoReturn

from tegel.core.telling import Told

NOTHING = "-"
UNKNOWN = "?"
ROW = "/"
LONGEST_TOLD = 100  # characters of what was given; books say no more than a thousand at once


class Impossible(Exception):
    """What can't be: the field it is about, if it is about one, and why.

    `detail` is for who reads the text of the position; who looks at the table sees as much.
    """

    def __init__(self, field: str | None, told: Told, detail: str = "") -> None:
        super().__init__(field, told, detail)
        self.field = field
        self.told = told
        self.detail = detail


class Fields:
    """The fields of a position that are not read yet."""

    def __init__(self, words: Iterable[str]) -> None:
        self.values: dict[str, str] = {}
        self.known: list[str] = []
        for word in words:
            name, equals, value = word.partition("=")
            if not name or not equals or not value:
                fail(None, "no-pair", given=repr(word))
            if name in self.values:
                fail(name, "twice")
            self.values[name] = value

    def text(self, name: str, usual: str | None = None) -> str:
        """What a field says; without a usual value it has to be there."""
        self.known.append(name)
        value = self.values.pop(name, usual)
        if value is None:
            fail(name, "missing")
        return value

    def number(self, name: str, least: int, most: int, usual: int | None = None) -> int:
        """A whole number."""
        return number(name, self.text(name, None if usual is None else str(usual)), least, most)

    def choice(self, name: str, choices: Sequence[str], usual: str | None = None) -> int:
        """Which of some words stands there."""
        value = self.text(name, usual)
        if value not in choices:
            fail(name, "one-of", given=repr(value), choices=[*choices])
        return choices.index(value)

    def rows(self, name: str, count: int, usual: str | None = None, by: str = ROW) -> list[str]:
        """So many parts, with a stroke between them."""
        parts = self.text(name, usual).split(by)
        if len(parts) != count:
            fail(name, "parts", count=count, by=by, found=len(parts))
        return parts

    def tally(self, name: str, names: Sequence[str], usual: str | None = None) -> list[int]:
        """How many there are of each thing: `B3K12`."""
        names = tuple(names)  # of which a text would hold some together, too
        counts, value = [0] * len(names), self.text(name, usual)
        if value == NOTHING:
            return counts
        if not re.fullmatch("([A-Z]+[1-9][0-9]?)+", value):
            fail(name, "tally", given=repr(value), first=names[0])
        for thing, n in re.findall("([A-Z]+)([0-9]+)", value):
            if thing not in names:
                fail(name, "one-of", given=repr(thing), choices=[*names])
            if counts[names.index(thing)]:
                fail(name, "thing-twice", thing=thing)
            counts[names.index(thing)] = int(n)
        return counts

    def end(self) -> None:
        """Refuse what nobody asked for."""
        for name in self.values:
            close = get_close_matches(name, self.known, 1)
            fail(name, "no-field", close=close[0] if close else None)


def fail(field: str | None, kind: str, /, detail: str = "", **told: object) -> NoReturn:
    """Refuse a field, or what is told in several."""
    raise Impossible(
        field, {"kind": kind, **{n: _short(value) for n, value in told.items()}}, detail
    )


def _short(value: object) -> object:
    """What is told, no longer than anybody reads."""
    is_long = isinstance(value, str) and len(value) > LONGEST_TOLD
    return f"{value:.{LONGEST_TOLD}}…" if is_long else value


def number(name: str, text: str, least: int, most: int) -> int:
    """A whole number in its one right form."""
    if not re.fullmatch("0|[1-9][0-9]{0,8}", text) or not least <= int(text) <= most:
        # As they are written: no book groups their digits.
        fail(name, "number", given=repr(text), least=str(least), most=str(most))
    return int(text)


def letters(name: str, text: str, known: Sequence[str]) -> list[int]:
    """Things of one letter each, by their numbers; `-` for none."""
    if text == NOTHING:
        return []
    for letter in text:
        if letter not in known:
            fail(name, "letter", given=repr(letter), choices=[*known])
    if not text:
        fail(name, "dash")
    return [known.index(letter) for letter in text]


def spelt(things: Iterable[int], known: Sequence[str]) -> str:
    """Things of one letter each."""
    return "".join(known[thing] for thing in things) or NOTHING


def repeated(counts: Iterable[int], known: Sequence[str]) -> str:
    """So many of each thing, one by one: `BBK`."""
    return "".join(name * n for name, n in zip(known, counts, strict=True)) or NOTHING


def tallied(counts: Iterable[int], known: Sequence[str]) -> str:
    """How many there are of each thing: `B3K12`."""
    pairs = zip(known, counts, strict=True)
    return "".join(f"{name}{n}" for name, n in pairs if n) or NOTHING


def left_of(
    whole: Sequence[int], used: Mapping[str, Sequence[int]], names: Sequence[str], kind: str
) -> list[int]:
    """What is left of all things when those are taken away that lie in some places.

    More than there are is refused for the reason of this kind.
    """
    rest = []
    for thing, (name, most) in enumerate(zip(names, whole, strict=True)):
        told = {place: counts[thing] for place, counts in used.items() if counts[thing]}
        if sum(told.values()) > most:
            where = ", ".join(f"{n} in {place}" for place, n in told.items())
            fail(None, kind, where, thing=name, most=most, found=sum(told.values()))
        rest.append(most - sum(told.values()))
    return rest


def drawn_from(
    name: str, piles: Sequence[Sequence[int]], bag: Sequence[int], spent: Sequence[int]
) -> tuple[list[int], list[int]]:
    """What is left of a bag, and of what refills it, when piles were drawn one after another.

    Piles are counts of each thing. Where the bag ran out amid a pile, all of it is in that pile.
    """
    left, more = list(bag), list(spent)
    for n, pile in enumerate(piles, 1):
        if sum(pile) > sum(left):
            rest = [there - had for there, had in zip(pile, left, strict=True)]
            if min(rest) < 0:
                fail(name, "dealt-last", pile=n)
            pile, left, more = rest, more, [0] * len(more)
        left = [had - taken for had, taken in zip(left, pile, strict=True)]
        if min(left) < 0:
            fail(name, "dealt-colour", pile=n)
    return left, more
