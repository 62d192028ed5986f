"""How the fields of a position are spelled: found out from what its game refuses, and why.

A game's parser tells of each field what would be right (`core/fields.py`): a number from here to
there, one of some words, so many parts, these letters. Asked with nonsense, it tells all of that:
so an editor of positions knows the fields of any game, and no rule.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby

from tegel.core.fields import NOTHING
from tegel.core.telling import Told

NONSENSE = "~"
UNHEARD_OF = "Z"  # a letter that no game has
FREE = "."


@dataclass(frozen=True)
class Number:
    """A whole number."""

    least: int
    most: int

    def more(self, text: str, by: int) -> str:
        """So much more, or less, as far as it goes."""
        now = int(text) if text.isdecimal() else self.least
        return str(min(self.most, max(self.least, now + by)))


@dataclass(frozen=True)
class Choice:
    """One of some words."""

    choices: tuple[str, ...]

    def next(self, text: str, by: int) -> str:
        """The one after it, and round."""
        if text not in self.choices:
            return self.choices[0]
        return self.choices[(self.choices.index(text) + by) % len(self.choices)]


@dataclass(frozen=True)
class Heap:
    """Things of one letter each, as many as lie there."""

    letters: tuple[str, ...]

    def lying(self, text: str) -> list[str]:
        """One by one."""
        return [] if text == NOTHING else [*text]

    def tapped(self, text: str, n: int, held: str) -> str:
        """After a tap on the n-th, or on the room behind them.

        What is held is put there; the same is taken away, and so is anything with empty hands.
        """
        things = self.lying(text)
        if n >= len(things):
            things += [held] * bool(held)
        elif held and things[n] != held:
            things[n] = held
        else:
            del things[n]
        return "".join(things) or NOTHING


@dataclass(frozen=True)
class Cells:
    """Places in a row, each with a thing of one letter or free."""

    letters: tuple[str, ...]
    is_counted: bool  # free ones are told by their number

    def lying(self, text: str) -> list[str]:
        """Place by place."""
        return [*spread(text)] if self.is_counted else [*text]

    def tapped(self, text: str, n: int, held: str) -> str:
        """After a tap on the n-th place."""
        things = self.lying(text)
        things[n] = FREE if not held or things[n] == held else held
        if not self.is_counted:
            return "".join(things)
        runs = [(thing, len([*run])) for thing, run in groupby(things)]
        return "".join(str(n) if thing == FREE else thing * n for thing, n in runs)


@dataclass(frozen=True)
class Tally:
    """How many there are of each thing: `B3K12`."""

    names: tuple[str, ...]

    def counts(self, text: str) -> dict[str, int]:
        """By thing, in their order."""
        found = {name: int(n) for name, n in re.findall("([A-Z]+)([0-9]+)", text)}
        return {name: found.get(name, 0) for name in self.names}

    def more(self, text: str, name: str, by: int) -> str:
        """So many more of one of them, or fewer."""
        counts = self.counts(text)
        counts[name] = max(0, counts[name] + by)
        return "".join(f"{one}{n}" for one, n in counts.items() if n) or NOTHING


@dataclass(frozen=True)
class Text:
    """Anything else: it is typed."""


Part = Number | Choice | Heap | Cells | Tally | Text


@dataclass(frozen=True)
class Spelling:
    """A field: one part, or several of the same kind with a sign between them."""

    part: Part
    by: str = ""

    def parts(self, text: str) -> list[str]:
        """What stands in it, part by part."""
        return text.split(self.by) if self.by else [text]

    def changed(self, text: str, n: int, part: str) -> str:
        """The same with another n-th part."""
        parts = self.parts(text)
        parts[n] = part
        return self.by.join(parts)


# Why a field can't be so; None: it can.
Refuse = Callable[[str], Told | None]


def spelling(text: str, refuse: Refuse) -> Spelling:
    """How a field is spelled that has this value in a position that is possible."""
    told = refuse(NONSENSE)
    if told is None or told["kind"] != "parts":
        return Spelling(_part(told, text, refuse))
    by = str(told["by"])
    first, *others = text.split(by)

    def refuse_first(part: str) -> Told | None:
        return refuse(by.join([part, *others]))

    return Spelling(_part(refuse_first(NONSENSE), first, refuse_first), by)


def _part(told: Told | None, text: str, refuse: Refuse) -> Part:
    kind = "" if told is None else told["kind"]
    if told is None or kind == "twice":
        return Text()
    if kind == "number":
        return Number(int(told["least"]), int(told["most"]))
    if kind == "one-of":
        return Choice(_words(told["choices"]))
    if kind == "letter":
        return Heap(_words(told["choices"]))
    if kind == "tally":
        names = refuse(f"{UNHEARD_OF}1")
        return Tally(_words(names["choices"])) if names and names["kind"] == "one-of" else Text()
    return _cells(text, refuse)


def _cells(text: str, refuse: Refuse) -> Part:
    """Places in a row, if it is right to name something for each of them."""
    for is_counted, row in ((False, NONSENSE * len(text)), (True, UNHEARD_OF * len(spread(text)))):
        told = refuse(row)
        if told is not None and told["kind"] == "letter" and FREE in told["choices"]:
            return Cells(tuple(one for one in _words(told["choices"]) if one != FREE), is_counted)
    return Text()


def spread(text: str) -> str:
    """A row in which free places are told by their number, place by place."""
    return re.sub("[0-9]+", lambda free: FREE * int(free[0]), text)


def _words(choices: Sequence[object]) -> tuple[str, ...]:
    return tuple(map(str, choices))
