"""Moves that are tried, as a tree: what comes first goes on, what comes after could be instead.

    root = Knot()
    read(record, root)
    moves, notes = write(root)

A game file has the same (`core/notes.py`), with the alternatives below the move they replace.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tegel.core.errors import TegelError
from tegel.core.notes import Note, Notes, Variation
from tegel.core.record import Record
from tegel.core.state import State
from tegel.core.telling import Move, Told


@dataclass(frozen=True)
class Made:
    """A move as it was made."""

    move: Move
    text: str
    seat: int
    deed: Told  # in its parts, as the seat may know it that made it
    deals: tuple[str, ...] = ()  # what it brought by chance, where somebody wrote that down


class Knot:
    """A place in the tree: a move, what is said of it, and what was tried from there."""

    def __init__(self, up: "Knot | None" = None, made: Made | None = None) -> None:
        """The start has neither a move nor anything above it."""
        self.up = up
        self.made = made
        self.mark = ""
        self.comment = ""
        self.next: list[Knot] = []  # the first is the line that goes on

    @property
    def way(self) -> "list[Knot]":
        """The knots from the start to here, without the start."""
        found: list[Knot] = []
        knot = self
        while knot.up is not None:
            found.append(knot)
            knot = knot.up
        return found[::-1]

    @property
    def end(self) -> "Knot":
        """The last of the line that goes on from here."""
        knot = self
        while knot.next:
            knot = knot.next[0]
        return knot

    @property
    def is_main(self) -> bool:
        """Whether it stands in the main line."""
        return all(knot.up is not None and knot.up.next[0] is knot for knot in self.way)

    def beside(self, by: int) -> "Knot":
        """Another move that was tried at the same place: so many on, and round."""
        if self.up is None:
            return self
        others = self.up.next
        return others[(others.index(self) + by) % len(others)]

    def add(self, made: Made) -> "Knot":
        """Try a move here; what was tried before is found again."""
        for knot in self.next:
            if knot.made is not None and knot.made.move == made.move:
                return knot
        self.next.append(Knot(self, made))
        return self.next[-1]

    def promote(self) -> bool:
        """Let the line of this go on first, where it branched off last; whether it did not."""
        for knot in reversed(self.way):
            up = knot.up
            if up is not None and up.next[0] is not knot:
                up.next.remove(knot)
                up.next.insert(0, knot)
                return True
        return False

    def cut(self) -> "Knot":
        """Take this away with all that follows; what is left to stand on."""
        if self.up is None:
            self.next.clear()
            return self
        self.up.next.remove(self)
        return self.up


def try_move(state: State, knot: Knot, move: Move, deals: Sequence[str] = ()) -> Knot:
    """Make a move in a state, and in the tree: where that leads."""
    state.suit(move, deals)
    seat, text, deed = state.turn, state.text(move), state.deed(move, state.turn)
    state.push(move, deals)
    assert seat is not None
    return knot.add(Made(move, text, seat, deed, tuple(deals)))


# --- Game files ----------------------------------------------------------------------------------


def read(record: Record, root: Knot) -> State:
    """Take a game with all that was tried in it; the state at its start.

    A line that can't be followed further ends there.
    """
    start = next(record.replay()).copy()
    root.comment = record.notes.get(0, Note()).comment
    _read(start.copy(), root, record.moves, record.notes, 1)
    return start


def _read(state: State, knot: Knot, moves: Sequence[str], notes: Notes, first: int) -> None:
    """A line; the state is played on."""
    for n, text in enumerate(moves, first):
        note = notes.get(n, Note())
        before = state.copy() if note.instead else None
        try:
            up, knot = knot, try_move(state, knot, state.parse(text), note.deals)
        except TegelError:
            return
        knot.mark, knot.comment = note.mark, note.comment
        for other in note.instead:
            assert before is not None
            _read(before.copy(), up, other.moves, other.notes, n)


def write(root: Knot) -> tuple[tuple[str, ...], Notes]:
    """All moves as a game file has them: the main line, and what is said of it."""
    moves, notes = _line(root, 1)
    return moves, {0: Note(comment=root.comment), **notes} if root.comment else notes


def _line(start: Knot, first: int) -> tuple[tuple[str, ...], dict[int, Note]]:
    texts: list[str] = []
    notes: dict[int, Note] = {}
    for n, (knot, others) in enumerate(_main(start), first):
        assert knot.made is not None
        note = Note(knot.mark, knot.comment, deals=knot.made.deals)
        note = replace(note, instead=tuple(_variation(other, n) for other in others))
        if note != Note():
            notes[n] = note
        texts.append(knot.made.text)
    return tuple(texts), notes


def _variation(knot: Knot, n: int) -> Variation:
    """What begins with a move that could be instead of the n-th."""
    alone = Knot()
    alone.next = [knot]
    return Variation(*_line(alone, n))


def _main(start: Knot) -> Iterator[tuple[Knot, Sequence[Knot]]]:
    """The line that goes on, and with each move those that could be instead."""
    knot = start
    while knot.next:
        others = knot.next[1:]
        knot = knot.next[0]
        yield knot, others


@dataclass(frozen=True)
class Row:
    """A place in the tree as it is listed: how far in it stands, and the number of its move."""

    knot: Knot
    n: int
    depth: int


def rows(root: Knot, depth: int = 0, n: int = 1) -> Iterator[Row]:
    """The whole tree line by line: below a move what could be instead of it, further in."""
    for knot, others in _main(root):
        yield Row(knot, n, depth)
        for other in others:
            yield Row(other, n, depth + 1)
            yield from rows(other, depth + 1, n + 1)
        n += 1
