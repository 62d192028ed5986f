"""A position that is set up: its fields as they are changed, and what the rules say of them."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property

from tegel.analysis.spelling import Cells, Choice, Heap, Spelling, Tally, Text, spelling
from tegel.core.errors import BadOptions, BadPosition
from tegel.core.fields import NOTHING, Fields, Impossible
from tegel.core.game import Game
from tegel.core.position import read
from tegel.core.rng import Rng, new_rng, seed
from tegel.core.state import State
from tegel.core.struct import struct
from tegel.core.telling import Told

NO_CHANCE = 0  # what is unknown is dealt the same again
Values = Mapping[str, str]


class SetUp:
    """The fields of a position, one of which is changed at a time.

    `state` is the position while nothing is wrong with it; `table` is the one to be drawn: the same
    or, while something is wrong, as much of it as can lie there.
    """

    def __init__(self, game: Game, values: Values) -> None:
        self.game = game
        self.values = dict(values)
        self.problem: BadPosition | None = None
        self.state: State | None = None
        self.table = State(game, {}, NO_CHANCE)
        self._possible = self.values  # as it was when nothing was wrong
        self._changed = ""  # the field that was changed last
        self._past: list[dict[str, str]] = []
        self._spellings: dict[str, Spelling] = {}
        self._check()

    @classmethod
    def of(cls, text: str, game: Game) -> "SetUp":
        """From a position as text."""
        return cls(game, values_of(text))

    @property
    def text(self) -> str:
        """The position as text, possible or not."""
        return text_of(self.game, self.values)

    @property
    def fields(self) -> list[str]:
        """The fields to be shown: those that are told, and one that is missing."""
        wrong = None if self.problem is None else self.problem.field
        names = [*self.values]
        if wrong is not None and wrong.isidentifier() and wrong not in names:
            seats = (n for n, name in enumerate(names) if name[-1].isdigit())
            names.insert(len(names) if wrong[-1].isdigit() else next(seats, len(names)), wrong)
        return names

    @cached_property
    def fresh(self) -> dict[str, str]:
        """A new game of this kind."""
        return self._fresh(self.values)

    def spelling(self, name: str) -> Spelling:
        """How a field is written."""
        option = next((one for one in self.game.options if one.name == name), None)
        if option is not None:
            return Spelling(Choice(tuple(map(str, option.choices))))
        if name not in self.fresh:
            return Spelling(Text())
        if name not in self._spellings:
            refuse = self._refusing(self.fresh, name)
            self._spellings[name] = spelling(self.fresh[name], refuse)
        return self._spellings[name]

    def choices(self, name: str) -> Choice:
        """The words for a field as the others are now: who can be in turn depends on the phase."""
        now = spelling(self.values.get(name, NOTHING), self._refusing(self.values, name)).part
        usual = self.spelling(name).part
        assert isinstance(usual, Choice)
        return now if isinstance(now, Choice) else usual

    def change(self, name: str, value: str) -> None:
        """Another value for a field; none takes it away."""
        if not value:
            self._take({one: text for one, text in self.values.items() if one != name})
            return
        values = {**self.values, name: value}
        if any(option.name == name for option in self.game.options):
            try:
                values = self._of_kind(values)
            except BadOptions as error:
                self.problem, self.state = BadPosition(str(error), None, name), None
                return
        self._take(values, name)
        self._follow(name)

    def take(self, text: str) -> None:
        """Another position of this game."""
        values = values_of(text)
        given = {one.name: values.get(one.name, str(one.choices[0])) for one in self.game.options}
        self._take({**given, **values})

    def deal(self) -> None:
        """A new game of this kind."""
        self._take(self._fresh(self.values))

    def undo(self) -> bool:
        """Take the last change back; whether there was one."""
        if self._past:
            self._take(self._past.pop())
            self._past.pop()
            return True
        return False

    def empty(self) -> None:
        """A new game without anything poured or laid."""
        values = dict(self.fresh)
        for name in values:
            how = self.spelling(name)
            if isinstance(how.part, Heap):
                values[name] = how.by.join(NOTHING for _ in how.parts(values[name]))
        self._take(values)

    def _follow(self, name: str) -> None:
        """Let a pile follow, if one thing more or fewer there is all that is amiss.

        What a position does not tell follows by itself, as the bag of most games; a pile that it
        tells has to be counted. It must be plain which thing it is.
        """
        wrong = self.problem
        if wrong is None or not isinstance(self.spelling(name).part, Heap | Cells | Tally):
            return
        found = [values for values in self._counted(name) if self._is_better(values, wrong)]
        if len(found) == 1:
            self.values = found[0]
            self._check()

    def _counted(self, name: str) -> Iterator[dict[str, str]]:
        """One thing more, or fewer, in each pile that is nobody's."""
        for pile, value in self.values.items():
            part = self.spelling(pile).part
            if pile != name and isinstance(part, Tally) and not pile[-1].isdigit():
                for thing, n in part.counts(value).items():
                    for by in (-1, 1):
                        if n + by >= 0:
                            yield {**self.values, pile: part.more(value, thing, by)}

    def _is_better(self, values: Values, wrong: BadPosition) -> bool:
        """Whether nothing is wrong any more, or only something in another field."""
        try:
            self._read(values)
        except BadPosition as error:
            is_pile = error.field is not None and values.get(error.field) != self.values.get(
                error.field
            )
            return error.field not in (None, wrong.field) and not is_pile
        return True

    def _take(self, values: dict[str, str], name: str = "") -> None:
        self._past.append(self.values)
        kinds = [
            [each.get(one.name) for one in self.game.options] for each in (values, self.values)
        ]
        self.values, self._changed = values, name
        if kinds[0] != kinds[1]:
            self._spellings = {}
            self.__dict__.pop("fresh", None)
        self._check()

    def _of_kind(self, values: dict[str, str]) -> dict[str, str]:
        """The same with other options, or a new game where other fields are needed."""
        fresh, old = self._fresh(values), self._fresh(self.values)
        shapes = [
            {name: len(text.split("/")) for name, text in each.items()} for each in (fresh, old)
        ]
        return values if shapes[0] == shapes[1] else fresh

    def _fresh(self, values: Values) -> dict[str, str]:
        given = {one.name: values.get(one.name, one.choices[0]) for one in self.game.options}
        return values_of(State(self.game, given, NO_CHANCE).position)

    def _refusing(self, values: Values, name: str) -> Callable[[str], Told | None]:
        def refuse(text: str) -> Told | None:
            try:
                self._read({**values, name: text})
            except BadPosition as error:
                return error.refusal
            return None

        return refuse

    def _read(self, values: Values) -> State:
        return read(text_of(self.game, values), lambda _: self.game, NO_CHANCE)

    def _check(self) -> None:
        """Find out what is wrong, if anything is."""
        try:
            self.state = self.table = self._read(self.values)
        except BadPosition as error:
            self.state, self.problem = None, error
            self.table = self._loosely() or self.table
        else:
            self.problem, self._possible = None, self.values

    def _loosely(self) -> State | None:
        """What lies there, where that is told: a field that can't be laid is as it was before."""
        values = dict(self.values)
        for _ in values:
            try:
                return self._lie(values)
            except BadOptions:
                return None
            except Impossible as error:
                blamed = (error.field, self._changed)
                wrong = next((name for name in blamed if self._differs(values, name)), None)
                if wrong is None:
                    return None
                values[wrong] = self._possible[wrong]
        return None

    def _differs(self, values: Values, name: str | None) -> bool:
        known = self._possible.get(name or "")
        return known is not None and values.get(name or "") != known

    def _lie(self, values: Values) -> State:
        """Lay all fields out, whatever they make together; `Impossible` if one can't be laid."""
        fields = Fields(f"{name}={value}" for name, value in values.items())
        given = {one.name: fields.text(one.name, str(one.choices[0])) for one in self.game.options}
        state = State(self.game, given, NO_CHANCE)
        rng = new_rng()
        seed(struct(Rng, rng), NO_CHANCE)
        try:
            self.game.positions.lay(state.seen, state.options, fields, Rng.over(rng))
        except Impossible:
            if fields.values:
                raise
        return State.resume(self.game, state.options, state.memory, NO_CHANCE)


def values_of(text: str) -> dict[str, str]:
    """The fields of a position; `BadPosition` if it is none."""
    words = [word.partition("=") for word in text.split()[1:]]
    if not words or not all(name and equals and value for name, equals, value in words):
        raise BadPosition("a position is its game, as in azul/1, and then fields: name=value")
    return {name: value for name, _, value in words}


def text_of(game: Game, values: Values) -> str:
    """Fields as one line of text."""
    told = (f"{name}={value}" for name, value in values.items())
    return " ".join([f"{game.name}/{game.rules_version}", *told])
