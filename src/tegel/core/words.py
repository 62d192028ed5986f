"""One book of words for whoever speaks: Fluent files, one a language and game.

Where they stand, see `core/shelf.py`.
What is told is said by its kind: `deed-take`, `told-tile`, `refusal-line-holds`. Its fields are
the variables of the message; None is "none" there, and a truth "yes" or "no".
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from tegel.core.game import Game
from tegel.core.shelf import words_of, words_of_game
from tegel.core.telling import Told

if TYPE_CHECKING:
    from tegel.core.fluent import Several

ENTRY: Final = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?![a-z#]).*)*", re.MULTILINE)
MENTIONED: Final = re.compile(r"\{ *([a-z][\w-]*) *\}")
# Around the number of something drawn, until its sentence is complete.
DRAWN: Final = re.compile("\ue000([0-9]+)\ue001")


@dataclass(frozen=True)
class Drawn:
    """So many of something that can be drawn, and the words for it."""

    what: str
    count: int
    words: str


# Something of a sentence: words, or what can be drawn in their place.
Part = str | Drawn


class Words:
    """A book in one language: `words("bag")`, `words("tiles", count=3, colour="blue")`."""

    def __init__(self, language: str, *texts: str, spell: Callable[[str], str] = str) -> None:
        """The later texts may replace words of the earlier; `spell` writes all that is said."""
        from tegel.core.fluent import Bundle  # who only plays need not wait for it

        self.language = language
        self._spell = spell
        self._names: Sequence[str] = ()
        self._drawn: list[Drawn] | None = None  # what the sentence under way draws; None: nothing
        functions: dict[str, Callable[..., Any]] = {
            "NTH": lambda number: str(int(number) + 1),
            "SIGNED": lambda points: signed(int(points)),
            "COLOUR": self._colour,
            "TILES": self._tiles,
            "STACK": self._stack,
            "LIST": lambda items, by=", ": str(by).join(items.items),
            "NAME": self._name,
        }
        self._bundle = Bundle(language, functions)
        self._entries = {key: entry for text in texts for key, entry in _entries(text).items()}

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def kinds(self, prefix: str) -> set[str]:
        """Of what there are words with this prefix: `bag` of `told-bag`."""
        begun = f"{prefix}-"
        return {key.removeprefix(begun) for key in self._entries if key.startswith(begun)}

    def __call__(self, key: str, /, **values: object) -> str:
        return self._spell(self._say(key, **values))

    def _say(self, key: str, /, **values: object) -> str:
        """A message as it stands in the book."""
        if key not in self:
            raise KeyError(f"{key} is not in the words of {self.language}")
        self._read(key)
        said, errors = self._bundle.say(key, values)
        if errors:
            raise KeyError(f"{key} in the words of {self.language}: {errors[0]}")
        return said

    def tell(
        self,
        prefix: str,
        told: Told,
        names: Sequence[str] = (),
        *,
        seat: int | None = None,
        eyes: int | None = None,
    ) -> str:
        """A deed, a happening, a refusal or a question by its kind.

        Whom it is about is its own seat or else the one given here; who looks is "you".
        """
        return self._spell(self._tell(prefix, told, names, seat, eyes))

    def _tell(
        self, prefix: str, told: Told, names: Sequence[str], seat: int | None, eyes: int | None
    ) -> str:
        about = told.get("seat", seat)
        name = names[about] if about is not None and about < len(names) else ""
        who = "you" if about is not None and about == eyes else "other"
        self._names = names
        return self._say(f"{prefix}-{told['kind']}", **{**told, "who": who, "name": name})

    def draw(
        self,
        prefix: str,
        told: Told,
        names: Sequence[str] = (),
        *,
        seat: int | None = None,
        eyes: int | None = None,
    ) -> list[Part]:
        """The same in parts: its tiles are to be drawn, or said, as who shows it can."""
        drawn: list[Drawn] = []
        self._drawn = drawn
        try:
            said = DRAWN.split(self._tell(prefix, told, names, seat, eyes))
        finally:
            self._drawn = None
        parts = [drawn[int(part)] if n % 2 else self._spell(part) for n, part in enumerate(said)]
        return [part for part in parts if part]

    def asks_for(self, key: str, variable: str) -> bool:
        """Whether a message needs a value: one that needs a name says whom it is about."""
        return f"${variable}" in self._entries[key]

    def _read(self, key: str) -> None:
        """Parse a message, and those that it mentions: few of a book are said in an evening."""
        if key in self._bundle:
            return
        entry = self._entries[key]
        self._bundle.read(entry)
        for mentioned in {*MENTIONED.findall(entry)} & self._entries.keys():
            self._read(mentioned)

    def _colour(self, what: Any) -> str:
        """A colour by the message `colour`, or all of a list in its order."""
        if not hasattr(what, "items"):
            return self._say("colour", colour=what)
        told = [self._say("colour", colour=one) for one in what.items]
        return ", ".join(told) or self._say("no-tiles")

    def _name(self, seats: Any, by: Any = ", ") -> str:
        """Who sits at a seat; or at several, with a word before the last."""
        if not hasattr(seats, "items"):
            return self._names[int(seats)]
        you = self._say("you") if "you" in self else ""
        first, *others = [self._names[int(seat)] for seat in seats.items]
        # Amid a sentence it is no heading.
        *names, last = [first, *(you.lower() if name == you else name for name in others)]
        return f"{', '.join(names)}{by}{last}" if names else last

    def _tiles(self, what: Any, count: Any = 1) -> str:
        """So many of a colour, or all of a list, by the message `tiles`."""
        counts = Counter(what.items) if hasattr(what, "items") else {what: int(count)}
        told = [
            self._or_drawn(colour, n, self._say("tiles", colour=colour, count=n))
            for colour, n in counts.items()
        ]
        return ", ".join(told) or self._say("no-tiles")

    def _stack(self, tiles: "Several") -> str:
        """Tiles one by one, where their order matters, by the message `colour`."""
        told = [self._or_drawn(one, 1, self._say("colour", colour=one)) for one in tiles.items]
        return ", ".join(told) or self._say("no-tiles")

    def _or_drawn(self, what: str, count: int, words: str) -> str:
        """The words for something, or where they go once it is drawn."""
        if self._drawn is None:
            return words
        self._drawn.append(Drawn(what, count, self._spell(words)))
        return f"\ue000{len(self._drawn) - 1}\ue001"


def signed(points: int) -> str:
    """Points, with a real minus sign."""
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"


def book(
    language: str, *parts: str, game: Game | None = None, spell: Callable[[str], str] = str
) -> Words:
    """The words of some parts of the shelf, and of a game."""
    texts = [words_of(language, part) for part in parts]
    if game is not None:
        texts.append(words_of_game(language, game))
    return Words(language, *texts, spell=spell)


@cache
def english(game: Game) -> Words:
    """A game in English: for messages to programmers."""
    return book("en", "common", game=game)


def _entries(text: str) -> dict[str, str]:
    """The messages of a file, by their names; each begins a line with its name."""
    return {found[1]: f"{found[0]}\n" for found in ENTRY.finditer(text)}
