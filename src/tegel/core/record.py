"""Game records (`.tegel`): a header and one line a move, written for people and read strictly.

    tegel record 1
    game: azul
    rules: 1
    players: 2
    wall: coloured
    start: random
    seat 0: Anna
    seat 1: Ben
    seed: 7
    result: 31 40
    places: 2 1
    moves: 64

    1. F3 blue 4
    …
    64. C red floor

    check: 6b0c…

A game that is not over has `result: unfinished` and no places; if its table ended all the same, a
line `ended: seat 1 resigned` says how, and places follow. A game at a server's table has a `key:`
in place of the seed, and after it come the lines `commitment:`, `nonce 1:` and `secret:` (see
`core/seal.py`); while the chance is secret, there is neither key nor secret. The check at the end
is a hash of all text before it.
"""

import hashlib
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tegel.core.ending import Ending
from tegel.core.errors import BadOptions, BadRecord, InvalidMove, TegelError
from tegel.core.game import Game
from tegel.core.key import KEY, Key, is_key
from tegel.core.lines import Lines
from tegel.core.options import Value
from tegel.core.rng import SEEDS
from tegel.core.seal import Seal
from tegel.core.state import State

FORMAT = "tegel record 1"
LARGEST = 4_000_000
LONGEST_LINE = 200
LONGEST_NAME = 40
UNFINISHED = "unfinished"


@dataclass(frozen=True)
class Record:
    """A game as it was played. Parsed, it is well-formed; `replay` finds out whether it is true."""

    game: Game
    options: Mapping[str, Value]
    seats: tuple[str, ...]
    source: int | Key | None
    seal: Seal | None
    scores: tuple[int, ...] | None
    places: tuple[int, ...] | None
    ending: Ending | None
    moves: tuple[str, ...]

    @classmethod
    def of(
        cls,
        state: State,
        seats: Sequence[str] | None = None,
        seal: Seal | None = None,
        ending: Ending | None = None,
    ) -> "Record":
        """The record of a game, finished or not; it has no source while its seal keeps a secret."""
        if seats is None:
            seats = [f"player {seat}" for seat in range(state.players)]
        names = tuple(seats)
        _check_names(names, state.players)
        if seal is not None:
            _check_seal(seal, state)
        if ending is not None:
            _check_ending(ending, state)
        walk = state.again()
        texts = []
        for move in state.moves:
            texts.append(walk.text(move))
            walk.push(move)
        return cls(
            game=state.game,
            options=dict(state.options),
            seats=names,
            source=None if seal is not None and seal.secret is None else state.source,
            seal=seal,
            scores=state.outcome.scores if state.is_over else None,
            places=state.outcome.places if state.is_over else None,
            ending=ending,
            moves=tuple(texts),
        )

    def replay(self) -> Iterator[State]:
        """The state at the start and after each move; `BadRecord` at the move that breaks."""
        if self.source is None:
            line = self._line_of("commitment")
            raise BadRecord(line, "the secret is not revealed yet, so the game can't be replayed")
        state = State(self.game, self.options, self.source)
        yield state
        for n, text in enumerate(self.moves):
            line = len(self._head()) + 2 + n
            try:
                move = state.parse(text)
                if state.text(move) != text:
                    raise InvalidMove(f"write it as {state.text(move)!r}")
                state.push(move)
            except TegelError as error:
                raise BadRecord(line, f"move {n + 1}: {error}") from None
            yield state

    def verify(self) -> State:
        """Check the seal, replay everything, check the result; the final state, or `BadRecord`."""
        promised = None if self.seal is None else self.seal.source
        if self.seal is not None and promised is not None:
            if not self.seal.is_kept:
                raise BadRecord(self._line_of("commitment"), "this does not fit the secret")
            if promised != self.source:
                name, value = _named(promised)
                line = self._line_of("commitment") - 1
                raise BadRecord(line, f"the secret and the nonces give the {name} {value}")
        final = deque(self.replay(), maxlen=1)[0]
        line = self._line_of("result")
        if not final.is_over:
            if self.scores is not None:
                raise BadRecord(line, "there is a result, but the last move does not end the game")
        elif self.scores != final.outcome.scores:
            raise BadRecord(line, f"the result should be {_list(final.outcome.scores)}")
        elif self.places != final.outcome.places:
            line = self._line_of("places")
            raise BadRecord(line, f"the places should be {_list(final.outcome.places)}")
        return final

    def __str__(self) -> str:
        moves = [f"{n}. {text}" for n, text in enumerate(self.moves, 1)]
        text = "\n".join([*self._head(), "", *moves, "", ""])
        return f"{text}check: {_check(text)}\n"

    def _head(self) -> list[str]:
        """The lines of the header."""
        head = [FORMAT, f"game: {self.game.name}", f"rules: {self.game.rules_version}"]
        head += [f"{name}: {value}" for name, value in self.options.items()]
        head += [f"seat {seat}: {name}" for seat, name in enumerate(self.seats)]
        if self.source is not None:
            head.append("{}: {}".format(*_named(self.source)))
        if self.seal is not None:
            head += self.seal.lines()
        if self.scores is None or self.places is None:
            head.append(f"result: {UNFINISHED}")
        else:
            head += [f"result: {_list(self.scores)}", f"places: {_list(self.places)}"]
        if self.ending is not None:
            head += self.ending.lines()
        return [*head, f"moves: {len(self.moves)}"]

    def _line_of(self, key: str) -> int:
        """The number of a line of the header, from 1."""
        return next(n for n, line in enumerate(self._head(), 1) if line.startswith(f"{key}:"))


def parse(data: bytes | str, find: Callable[[str], Game]) -> Record:
    """Read a record, strictly; `BadRecord` says in which line what is wrong."""
    return _Reader(_lines(data), find).read()


def _lines(data: bytes | str) -> list[str]:
    if len(data) > LARGEST:
        raise BadRecord(1, f"the file is too large for a game: {len(data)} bytes")
    if isinstance(data, bytes):
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise BadRecord(
                data[: error.start].count(b"\n") + 1, "this is not UTF-8 text"
            ) from None
    else:
        text = data
    lines = text.split("\n")
    for n, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BadRecord(n, f"the line is too long: {len(line)} characters")
        if line.endswith("\r"):
            raise BadRecord(n, "the line ends with a carriage return; a line feed alone is right")
        if not line.isprintable():
            raise BadRecord(n, "the line holds a character that can't be shown")
    return lines


class _Reader(Lines):
    """Reads the lines of a record one after another."""

    def __init__(self, lines: list[str], find: Callable[[str], Game]) -> None:
        super().__init__(lines)
        self.find = find

    def read(self) -> Record:
        if self.next("the first line") != FORMAT:
            self.fail(f"a game record begins with the line {FORMAT!r}")
        game = self.game()
        options = self.options(game)
        seats = tuple(self.name(seat) for seat in range(int(options["players"])))
        source = self.source()
        seal = Seal.read(self, len(seats), is_open=source is not None)
        scores, places = self.result(len(seats))
        ending = Ending.read(self, len(seats)) if scores is None else None
        count = self.number(self.value("moves"), game.longest)
        self.blank("a blank line before the moves")
        moves = tuple(self.move(n, count) for n in range(1, count + 1))
        self.blank("a blank line after the moves")
        self.check()
        return Record(game, options, seats, source, seal, scores, places, ending, moves)

    def game(self) -> Game:
        try:
            game = self.find(self.value("game"))
        except BadOptions as error:
            self.fail(str(error))
        version = self.number(self.value("rules"), 999)
        if version != game.rules_version:
            self.fail(f"this Tegel plays rules {game.rules_version} of {game.title}, not {version}")
        return game

    def options(self, game: Game) -> dict[str, Value]:
        given: dict[str, Value] = {}
        for option in game.options:
            value = self.value(option.name)
            try:
                given[option.name] = option.read(value)
            except BadOptions as error:
                self.fail(str(error))
        try:
            return game.settle(given)
        except BadOptions as error:
            self.fail(str(error))

    def name(self, seat: int) -> str:
        name = self.value(f"seat {seat}")
        if not _is_name(name):
            self.fail(f"{name!r} is no name: 1 to {LONGEST_NAME} printable characters")
        return name

    def source(self) -> int | Key | None:
        """The seed or key; None while it is secret, and a commitment stands in its place."""
        if self.comes("commitment"):
            return None
        if not self.comes("key"):
            return self.number(self.value("seed", "key", "commitment"), SEEDS - 1)
        digits = self.value("key")
        if not is_key(digits):
            self.fail(KEY)
        return Key(digits)

    def result(self, seats: int) -> tuple[tuple[int, ...] | None, tuple[int, ...] | None]:
        text = self.value("result")
        if text == UNFINISHED:
            return None, None
        scores = self.numbers(text, seats)
        return scores, self.numbers(self.value("places"), seats)

    def move(self, n: int, count: int) -> str:
        line = self.next(f"move {n} of {count}")
        if not line:
            self.fail(f"here moves end, after {n - 1} of {count}")
        number, dot, text = line.partition(". ")
        if number != str(n) or not dot or not text:
            self.fail(f"move {n} should stand here, as in: {n}. F3 blue 4")
        return text

    def check(self) -> None:
        before = "\n".join([*self.lines[: self.at], ""])
        if self.value("check") != _check(before):
            self.fail("the text above was changed after it was written: it does not fit this check")
        if self.lines[self.at :] != [""]:
            self.at = min(self.at + 1, len(self.lines))
            self.fail("the file should end after the check, with one line feed")


def _check_names(names: tuple[str, ...], players: int) -> None:
    if len(names) != players:
        raise BadOptions(f"{players} players need {players} names: {names!r}")
    for name in names:
        if not _is_name(name):
            raise BadOptions(f"{name!r} is no name: 1 to {LONGEST_NAME} printable characters")


def _check_seal(seal: Seal, state: State) -> None:
    for seat in seal.nonces:
        if seat >= state.players:
            raise BadOptions(f"there is no seat {seat} that could give a nonce")
    if seal.secret is not None and seal.source != state.source:
        raise BadOptions(f"the secret and the nonces give another {seal.way} than this game's")


def _check_ending(ending: Ending, state: State) -> None:
    if state.is_over:
        raise BadOptions(f"the game is over, so the table cannot have ended so: {ending}")
    if ending.places is not None and len(ending.places) != state.players:
        raise BadOptions(f"{state.players} players need {state.players} places: {ending.places}")


def _named(source: int | Key) -> tuple[str, int | str]:
    """What a source is called, and how it is written."""
    return ("key", source.digits) if isinstance(source, Key) else ("seed", source)


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()


def _list(values: Sequence[int]) -> str:
    return " ".join(map(str, values))


def _check(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
