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

A record with tags, with notes of moves (`core/notes.py`), of a game that began with another
position than the set-up, or of one in which moves were taken back that others had answered
(`taken back: 2`: how often), begins with `tegel record 2`; one without them is written as ever. A
game from a real table, with what was dealt there (`deal: …`) or with no more than a seat could know
(`known: seat 0`), begins with `tegel record 3`. One file may hold many (`core/files.py`).
"""

import hashlib
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from tegel.core.ending import Ending
from tegel.core.errors import BadOptions, BadPosition, BadRecord, InvalidMove, TegelError
from tegel.core.game import Game
from tegel.core.key import KEY, Key, is_key
from tegel.core.lines import Lines
from tegel.core.notes import (
    MOST_VARIED,
    Note,
    Notes,
    Path,
    Variation,
    count_varied,
    has_deals,
    read_moves,
    read_tags,
    written,
    wrong_tag,
)
from tegel.core.options import Value
from tegel.core.position import read
from tegel.core.rng import SEEDS
from tegel.core.seal import Seal
from tegel.core.state import SPECTATOR, State

FORMAT = "tegel record 1"
NOTED = "tegel record 2"
DEALT = "tegel record 3"
FORMS = (FORMAT, NOTED, DEALT)
LARGEST = 4_000_000
LONGEST_LINE = 200
LONGEST_NOTED_LINE = 1_200
BOM = "\ufeff"
LONGEST_NAME = 40
UNFINISHED = "unfinished"
TABLE = "table"  # what lies there for all to see
MOST_TAKEN_BACK = 9999


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
    taken_back: int = 0  # how often moves were that were not the mover's alone any more
    tags: Mapping[str, str] = field(default_factory=dict)
    notes: Notes = field(default_factory=dict)
    position: str | None = None  # what it began with, if that was no set-up
    known: int | None = None  # as `State.known`

    @classmethod
    def of(
        cls,
        state: State,
        seats: Sequence[str] | None = None,
        seal: Seal | None = None,
        ending: Ending | None = None,
        taken_back: int = 0,
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
        pairs = zip(state.moves, state.retrace(), strict=False)
        texts = [walk.text(move) for move, walk in pairs]
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
            taken_back=taken_back,
            position=state.origin,
            notes={n + 1: Note(deals=deals) for n, deals in sorted(state.deals.items())},
            known=state.known,
        )

    def replay(self) -> Iterator[State]:
        """The state at the start and after each move; `BadRecord` at the move that breaks."""
        if self.source is None:
            line = self._line_of("commitment")
            raise BadRecord(line, "the secret is not revealed yet, so the game can't be replayed")
        state = self._start(self.source)
        lines = self._move_lines()
        for n, text in enumerate(self.moves, 1):
            note = self.notes.get(n)
            with suppress(TegelError):  # which is told when it is played
                state.suit(state.parse(text), note.deals if note else ())
            yield state
            _play(state, text, lines[n,], note)
        yield state

    def _start(self, source: int | Key) -> State:
        state = self._laid(source)
        if self.known is None:
            return state
        return state.known_to(None if self.known == SPECTATOR else self.known)

    def _laid(self, source: int | Key) -> State:
        if self.position is None:
            return State(self.game, self.options, source)
        line = self._line_of("position")
        if isinstance(source, Key):
            raise BadRecord(line, "a game that a table sealed begins with its set-up")
        try:
            state = read(self.position, {self.game.name: self.game}.__getitem__, source)
        except KeyError:
            raise BadRecord(line, f"this is no position of {self.game.title}") from None
        except BadPosition as error:
            raise BadRecord(line, str(error)) from None
        told = state.position
        if self.known is not None:
            told = state.position_for(None if self.known == SPECTATOR else self.known)
        if told != self.position or state.options != self.options:
            raise BadRecord(line, f"with these options it should be {told!r}")
        return state

    @property
    def knowledge(self) -> str | None:
        """Who knew as much as was written down: `seat 0`, or `table`; None: all is known."""
        if self.known is None:
            return None
        return TABLE if self.known == SPECTATOR else f"seat {self.known}"

    def variations(self) -> Iterator[State]:
        """The states at the ends of all variations, those of variations among them.

        What chance brings there is what the seed or the key has for a move of that number.
        """
        lines = self._move_lines()
        before = None
        for state in self.replay():
            n = len(state.moves)
            if before is not None and n in self.notes:
                yield from _vary(before, self.notes[n], lines, (n,))
            before = state.copy() if n + 1 in self.notes else None

    def tagged(self, **tags: str) -> "Record":
        """The same with these tags, as in: date="2026-11-18", place="Den Haag"."""
        for name, value in tags.items():
            reason = wrong_tag(name, value)
            if reason:
                raise BadOptions(reason)
        return replace(self, tags={**self.tags, **tags})

    def noted(self, n: int, *, mark: str = "", comment: str = "") -> "Record":
        """The same with a mark or a comment for the n-th move; 0: a comment for the start."""
        if not 0 <= n <= len(self.moves) or (n == 0 and mark):
            raise BadOptions(f"there is no move {n} to note; there are 1 to {len(self.moves)}")
        note = self.notes.get(n, Note())
        changed = replace(note, mark=mark or note.mark, comment=comment or note.comment)
        return replace(self, notes={**self.notes, n: changed})

    def varied(self, n: int, moves: Sequence[str]) -> "Record":
        """The same with moves that could have been played from the n-th on, instead of it."""
        if not 1 <= n <= len(self.moves):
            raise BadOptions(f"there is no move {n} to replace; there are 1 to {len(self.moves)}")
        note = self.notes.get(n, Note())
        changed = replace(note, instead=(*note.instead, Variation(tuple(moves))))
        return replace(self, notes={**self.notes, n: changed})

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
        deque(self.variations(), maxlen=0)
        return final

    def __str__(self) -> str:
        moves = [line for line, _ in written(self.moves, self.notes)]
        text = "\n".join([*self._head(), "", *moves, "", ""])
        return f"{text}check: {_check(text)}\n"

    def _head(self) -> list[str]:
        """The lines of the header."""
        is_noted = self.tags or self.notes or self.position or self.taken_back
        is_dealt = self.known is not None or has_deals(self.notes)
        form = DEALT if is_dealt else NOTED if is_noted else FORMAT
        head = [form, f"game: {self.game.name}", f"rules: {self.game.rules_version}"]
        head += [f"{name}: {value}" for name, value in self.options.items()]
        head += [f"seat {seat}: {name}" for seat, name in enumerate(self.seats)]
        head += [f"tag {name}: {value}" for name, value in self.tags.items()]
        if self.position is not None:
            head.append(f"position: {self.position}")
        if self.knowledge is not None:
            head.append(f"known: {self.knowledge}")
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
        if self.taken_back:
            head.append(f"taken back: {self.taken_back}")
        return [*head, f"moves: {len(self.moves)}"]

    def _move_lines(self) -> dict[Path, int]:
        """The numbers of the lines where moves stand."""
        lines = enumerate(written(self.moves, self.notes), len(self._head()) + 2)
        return {path: n for n, (_, path) in lines if path is not None}

    def _line_of(self, key: str) -> int:
        """The number of a line of the header, from 1."""
        return next(n for n, line in enumerate(self._head(), 1) if line.startswith(f"{key}:"))


def _play(state: State, text: str, line: int, note: Note | None) -> None:
    """Play a move of a record, which has to be written in its one right form."""
    try:
        move = state.parse(text)
        if state.text(move) != text:
            raise InvalidMove(f"write it as {state.text(move)!r}")
        state.push(move, note.deals if note else ())
    except TegelError as error:
        raise BadRecord(line, f"move {len(state.moves) + 1}: {error}") from None


def _vary(before: State, note: Note, lines: Mapping[Path, int], at: Path) -> Iterator[State]:
    """The ends of what could be instead of a move, from the state before it."""
    for which, variation in enumerate(note.instead):
        state = before.copy()
        for n, text in enumerate(variation.moves, at[-1]):
            here = state.copy() if n in variation.notes else state
            path = (*at, which, n)
            _play(state, text, lines[path], variation.notes.get(n))
            if n in variation.notes:
                yield from _vary(here, variation.notes[n], lines, path)
        yield state


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
    # Editors and mail bring a mark at the start, and carriage returns.
    lines = [line.removesuffix("\r") for line in text.removeprefix(BOM).split("\n")]
    longest = LONGEST_NOTED_LINE if lines[0] in (NOTED, DEALT) else LONGEST_LINE
    for n, line in enumerate(lines, 1):
        if len(line) > longest:
            raise BadRecord(n, f"the line is too long: {len(line)} characters")
        if not line.isprintable():
            raise BadRecord(n, "the line holds a character that can't be shown")
    return lines


class _Reader(Lines):
    """Reads the lines of a record one after another."""

    def __init__(self, lines: list[str], find: Callable[[str], Game]) -> None:
        super().__init__(lines)
        self.find = find

    def read(self) -> Record:
        form = self.next("the first line")
        if form not in FORMS:
            self.fail(f"a game record begins with the line {FORMAT!r}, or {NOTED!r}, or {DEALT!r}")
        game = self.game()
        options = self.options(game)
        seats = tuple(self.name(seat) for seat in range(int(options["players"])))
        tags = {} if form == FORMAT else read_tags(self)
        is_set_up = form == FORMAT or not self.comes("position")
        position = None if is_set_up else self.value("position")
        known = self.known(game, len(seats)) if form == DEALT else None
        source = self.source()
        if form == DEALT and not isinstance(source, int):
            self.fail("a game that a table sealed has its own deals, and all is known of it")
        seal = Seal.read(self, len(seats), is_open=source is not None)
        scores, places = self.result(len(seats))
        ending = Ending.read(self, len(seats)) if scores is None else None
        taken_back = 0 if form == FORMAT else self.taken_back()
        count = self.number(self.value("moves"), game.longest)
        self.blank("a blank line before the moves")
        notes: Notes = {}
        if form != FORMAT:
            moves, notes = read_moves(self)
            if form == NOTED and has_deals(notes):
                self.fail(f"deals stand only in a game that begins with {DEALT!r}")
            if len(moves) != count:
                self.fail(f"here moves end, after {len(moves)} of {count}")
            if count_varied(notes) > MOST_VARIED:
                self.fail(f"all variations together have more than {MOST_VARIED} moves")
        else:
            moves = tuple(self.move(n, count) for n in range(1, count + 1))
        self.blank("a blank line after the moves")
        self.check()
        return Record(
            game,
            options,
            seats,
            source,
            seal,
            scores,
            places,
            ending,
            moves,
            taken_back,
            tags,
            notes,
            position,
            known,
        )

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

    def known(self, game: Game, seats: int) -> int | None:
        """The seat that knew as much as was written down; None: all is."""
        if not self.comes("known"):
            return None
        told = self.value("known")
        names = {TABLE: SPECTATOR} | {f"seat {seat}": seat for seat in range(seats)}
        if not game.hidden:
            self.fail(f"in {game.title} there are no secrets, so all is known")
        if told not in names:
            self.fail(f"what is known is one of: {', '.join(names)}")
        return names[told]

    def source(self) -> int | Key | None:
        """The seed or key; None while it is secret, and a commitment stands in its place."""
        if self.comes("commitment"):
            return None
        if not self.comes("key"):
            return self.number(self.value("seed", "key", "commitment"), SEEDS - 1)
        digits = self.value("key")
        if not is_key(digits):
            self.fail(KEY)
        return Key.read(digits)

    def result(self, seats: int) -> tuple[tuple[int, ...] | None, tuple[int, ...] | None]:
        text = self.value("result")
        if text == UNFINISHED:
            return None, None
        scores = self.numbers(text, seats)
        return scores, self.numbers(self.value("places"), seats)

    def taken_back(self) -> int:
        if not self.comes("taken back"):
            return 0
        times = self.number(self.value("taken back"), MOST_TAKEN_BACK)
        if not times:
            self.fail("where nothing was taken back, there is no such line")
        return times

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
    return ("key", source.text) if isinstance(source, Key) else ("seed", source)


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()


def _list(values: Sequence[int]) -> str:
    return " ".join(map(str, values))


def _check(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
