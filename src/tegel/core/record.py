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

A game that is not over has `result: unfinished` and no places. While a seed is still secret, the
line `commitment:` stands in its place. The check at the end is a hash of all text before it.
"""

import hashlib
import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn

from tegel.core.errors import BadOptions, BadRecord, InvalidMove, TegelError
from tegel.core.game import Game
from tegel.core.options import Value
from tegel.core.rng import SEEDS
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
    seed: int | None
    commitment: str | None
    scores: tuple[int, ...] | None
    places: tuple[int, ...] | None
    moves: tuple[str, ...]

    @classmethod
    def of(cls, state: State, seats: Sequence[str] | None = None) -> "Record":
        """The record of a game, finished or not."""
        if seats is None:
            seats = [f"player {seat}" for seat in range(state.players)]
        names = tuple(seats)
        if len(names) != state.players:
            raise BadOptions(f"{state.players} players need {state.players} names: {names!r}")
        for name in names:
            if not _is_name(name):
                raise BadOptions(f"{name!r} is no name: 1 to {LONGEST_NAME} printable characters")
        walk = State(state.game, state.options, state.seed)
        texts = []
        for move in state.moves:
            texts.append(walk.text(move))
            walk.push(move)
        return cls(
            game=state.game,
            options=dict(state.options),
            seats=names,
            seed=state.seed,
            commitment=None,
            scores=state.outcome.scores if state.is_over else None,
            places=state.outcome.places if state.is_over else None,
            moves=tuple(texts),
        )

    def replay(self) -> Iterator[State]:
        """The state at the start and after each move; `BadRecord` at the move that breaks."""
        if self.seed is None:
            line = self._line_of("commitment")
            raise BadRecord(line, "the seed is not revealed yet, so the game can't be replayed")
        state = State(self.game, self.options, self.seed)
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
        """Replay everything and check the result; the final state, or `BadRecord`."""
        final = deque(self.replay(), maxlen=1)[0]
        if self.commitment is not None and commit(final.seed) != self.commitment:
            line = self._line_of("commitment")
            raise BadRecord(line, f"this does not fit the seed {final.seed}")
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
        if self.seed is not None:
            head.append(f"seed: {self.seed}")
        if self.commitment is not None:
            head.append(f"commitment: {self.commitment}")
        if self.scores is None or self.places is None:
            head.append(f"result: {UNFINISHED}")
        else:
            head += [f"result: {_list(self.scores)}", f"places: {_list(self.places)}"]
        return [*head, f"moves: {len(self.moves)}"]

    def _line_of(self, key: str) -> int:
        """The number of a line of the header, from 1."""
        return next(n for n, line in enumerate(self._head(), 1) if line.startswith(f"{key}:"))


def commit(seed: int) -> str:
    """What can be shown of a seed before the game without telling it."""
    return "sha256:" + hashlib.sha256(f"tegel seed {seed}".encode()).hexdigest()


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


class _Reader:
    """Reads the lines of a record one after another."""

    def __init__(self, lines: list[str], find: Callable[[str], Game]) -> None:
        self.lines = lines
        self.find = find
        self.at = 0

    def read(self) -> Record:
        if self.next("the first line") != FORMAT:
            self.fail(f"a game record begins with the line {FORMAT!r}")
        game = self.game()
        options = self.options(game)
        seats = tuple(self.name(seat) for seat in range(int(options["players"])))
        seed, commitment = self.chance()
        scores, places = self.result(len(seats))
        count = self.number(self.value("moves"), game.longest)
        self.blank("a blank line before the moves")
        moves = tuple(self.move(n, count) for n in range(1, count + 1))
        self.blank("a blank line after the moves")
        self.check()
        return Record(game, options, seats, seed, commitment, scores, places, moves)

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

    def chance(self) -> tuple[int | None, str | None]:
        seed = commitment = None
        if self.peek().startswith("seed:"):
            seed = self.number(self.value("seed"), SEEDS - 1)
        if seed is None or self.peek().startswith("commitment:"):
            commitment = self.value("commitment", "seed: ")
            if not re.fullmatch("sha256:[0-9a-f]{64}", commitment):
                self.fail("a commitment is written sha256: and 64 digits 0-9, a-f")
        return seed, commitment

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

    def value(self, key: str, other: str = "") -> str:
        line = self.next(f"the line '{key}: …'")
        name, colon, value = line.partition(": ")
        if name != key or not colon or not value:
            also = f" or '{other}…'" if other else ""
            self.fail(f"here should stand '{key}: …'{also}")
        return value

    def blank(self, what: str) -> None:
        if self.next(what):
            self.fail(f"here should stand {what}")

    def number(self, text: str, most: int) -> int:
        if not re.fullmatch("0|[1-9][0-9]{0,18}", text) or int(text) > most:
            self.fail(f"{text!r} is no whole number from 0 to {most}")
        return int(text)

    def numbers(self, text: str, count: int) -> tuple[int, ...]:
        parts = text.split(" ")
        if len(parts) != count:
            self.fail(f"{count} numbers should stand here, one for each seat")
        return tuple(self.number(part, 9999) for part in parts)

    def peek(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def next(self, what: str) -> str:
        if self.at >= len(self.lines):
            self.fail(f"the file ends before {what}")
        self.at += 1
        return self.lines[self.at - 1]

    def fail(self, reason: str) -> NoReturn:
        raise BadRecord(max(self.at, 1), reason)


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()


def _list(values: Sequence[int]) -> str:
    return " ".join(map(str, values))


def _check(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
