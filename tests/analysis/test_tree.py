"""What is tried in a game, as a tree of moves, and the game file that has the same."""

from dataclasses import replace

import pytest

import tegel
from tegel import Record, State
from tegel.analysis.tree import Knot, read, rows, try_move, write
from tegel.core.notes import Note, Variation

NAMES = ("Anna", "Ben")


def tried(state: State, knot: Knot, *moves: int) -> Knot:
    """A few moves further in the tree."""
    walk = state.copy()
    for move in moves:
        knot = try_move(walk, knot, move)
    return knot


def lines(root: Knot) -> list[tuple[int, int, str]]:
    """The tree as it is listed."""
    return [(row.depth, row.n, row.knot.made.text) for row in rows(root) if row.knot.made]


@pytest.fixture
def state() -> State:
    return tegel.new("azul", seed=7)


def test_another_move_at_a_place_keeps_what_was_tried_there(state: State) -> None:
    first, second, third = state.legal_moves[:3]
    root = Knot()
    one = tried(state, root, first)
    assert tried(state, root, second) is not one
    assert tried(state, root, first) is one
    tried(state, root, third)
    assert len(root.next) == 3
    assert [one.beside(by).made for by in (0, 1, 3)] == [root.next[n].made for n in (0, 1, 0)]
    assert root.beside(1) is root


def test_a_variation_is_made_the_main_line_where_it_branched_off_last(state: State) -> None:
    first, second = state.legal_moves[:2]
    root = Knot()
    one, other = tried(state, root, first), tried(state, root, second)
    assert (one.is_main, other.is_main, root.end) == (True, False, one)
    assert other.promote()
    assert (one.is_main, other.is_main, root.end) == (False, True, other)
    assert not other.promote()


def test_what_is_cut_is_gone_with_all_that_follows(state: State) -> None:
    first, second = state.legal_moves[:2]
    root = Knot()
    one, other = tried(state, root, first), tried(state, root, second)
    assert one.cut() is root
    assert root.next == [other]
    assert root.cut() is root
    assert root.next == []


def test_a_game_file_is_read_and_written_with_all_that_was_said_in_it(state: State) -> None:
    for _ in range(4):
        state.push(state.legal_moves[0])
    plain = Record.of(state, NAMES)
    walks = [walk.copy() for walk in state.retrace()]
    other = walks[1].text(walks[1].legal_moves[-1])
    deeper = walks[1].copy()
    deeper.push_text(other)
    replies = [deeper.text(move) for move in deeper.legal_moves[:2]]
    inner = Variation((other, replies[0]), {3: Note("!", "or so", (Variation((replies[1],)),))})
    notes = {0: Note(comment="At home"), 2: Note("?!", "Why?\nNobody knows", (inner,))}
    record = replace(plain, notes=notes)
    root = Knot()
    start = read(record, root)
    assert start == next(record.replay())
    assert write(root) == (record.moves, record.notes)
    made = record.moves
    assert lines(root) == [
        (0, 1, made[0]),
        (0, 2, made[1]),
        (1, 2, other),
        (1, 3, replies[0]),
        (2, 3, replies[1]),
        (0, 3, made[2]),
        (0, 4, made[3]),
    ]


def test_a_line_that_breaks_ends_there(state: State) -> None:
    for _ in range(3):
        state.push(state.legal_moves[0])
    record = Record.of(state, NAMES)
    broken = replace(record, moves=(*record.moves[:2], "F9 blue 1"))
    root = Knot()
    read(broken, root)
    assert write(root)[0] == record.moves[:2]


def test_what_was_dealt_on_a_real_table_is_dealt_again() -> None:
    state = tegel.new("azul", seed=3)
    while not state.moves or not state.chance_spoke:
        state.push(state.legal_moves[0])
    last, deals = state.moves[-1], state.dealt(len(state.moves) - 1)
    state.pop()
    state.push(last, deals)
    record = Record.of(state, NAMES)
    root = Knot()
    walk = read(record, root)
    for knot in root.end.way:
        assert knot.made is not None
        walk.push(knot.made.move, knot.made.deals)
    assert walk == state
    assert write(root) == (record.moves, record.notes)
