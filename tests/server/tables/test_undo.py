"""Taking a decision back: never across another's action, nor across anything revealed."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tegel.core.state import State
from tegel.server.follower import Sights
from tegel.server.tables.commands import Leave, Refused, Resign, Return, Undo
from tegel.server.tables.events import Undone
from tegel.server.tables.jobs import answer
from tegel.server.tables.sight import Reader
from tegel.server.tables.table import Table
from tests.server.helpers import act, decide, new_table, play_on, refuses

KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "azul": ("azul", {}),
    "azul grey": ("azul", {"wall": "grey", "players": 3}),
    "azul_duel": ("azul_duel", {}),
    "ingenious": ("ingenious", {}),
    "ingenious standard": ("ingenious", {"edition": "standard", "players": 3}),
}
PERSONS = ("anna", "ben", "cleo")
OTHER_WORLDS = range(1_000, 1_010)


def game(kind: str, seed: int, liking: str = "-") -> Iterator[tuple[Table, Table]]:
    """A random game: the table before each move, and after it. Moves with this text come first."""
    name, options = KINDS[kind]
    players = options.get("players", 2)
    secret = f"{seed:064x}"
    table, chance = new_table(name, PERSONS[:players], secret=secret, **options), Random(seed)
    while table.status == "playing":
        moves = table.state.legal_moves
        liked = [move for move in moves if table.state.text(move).startswith(liking)]
        before, table = table, decide(table, chance.choice(liked or moves))
        if table.status == "playing":
            yield before, table


def hashes(table: Table) -> list[str]:
    """What every seat and a spectator see."""
    sights = Sights(table)
    readers = [Reader(), *(Reader((seat,)) for seat in range(len(table.seats)))]
    return [sights.see(reader).hash for reader in readers]


def may_undo(table: Table, seat: int) -> bool:
    """Whether a seat may take the last move back."""
    try:
        return answer(table, PERSONS[seat], Undo(seat), 0, "") == [Undone(seat)]
    except Refused:
        return False


def showed_something(before: Table, after: Table) -> bool:
    """Whether a seat knows more by its own move than it could have foreseen.

    In worlds that the seat could not tell apart before, the same move looks different.
    """
    seat, move = before.turn, after.state.moves[-1]
    assert seat is not None
    then, _ = before.state.snapshot()
    if after.state.chance_spoke:
        return True
    if not before.game.hidden:
        return False

    def seen_in(world: int) -> object:
        twin = State.resume(before.game, before.state.options, then, world).imagine(seat, world)
        twin.push(move)
        return twin.view(seat)

    first = seen_in(OTHER_WORLDS[0])
    return any(seen_in(world) != first for world in OTHER_WORLDS[1:])


@pytest.mark.parametrize("kind", KINDS)
def test_a_move_that_is_taken_back_leaves_no_trace_for_anybody(kind: str) -> None:
    tried = 0
    for before, after in game(kind, 1):
        seat = before.turn
        assert seat is not None
        if may_undo(after, seat):
            tried += 1
            back = act(after, PERSONS[seat], Undo(seat))
            assert back.state.legal_moves == before.state.legal_moves
            assert [part.tobytes() for part in back.state.snapshot()] == [
                part.tobytes() for part in before.state.snapshot()
            ]
            if tried % 5 == 0:
                assert hashes(back) == hashes(before)
    assert tried > 5


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_takes_back_what_another_did(kind: str) -> None:
    for before, after in game(kind, 2):
        for seat in range(len(after.seats)):
            assert seat == before.turn or not may_undo(after, seat)


@pytest.mark.parametrize("kind", KINDS)
def test_exactly_what_showed_its_seat_nothing_can_be_taken_back(kind: str) -> None:
    allowed, refused = 0, 0
    for before, after in game(kind, 3):
        seat = before.turn
        assert seat is not None
        if may_undo(after, seat):
            allowed += 1
            assert not showed_something(before, after)
        else:
            refused += 1
            assert showed_something(before, after)
    assert allowed
    assert refused


def test_what_others_hid_cannot_be_looked_at_and_put_back() -> None:
    """In Duel a plate that the other returned is drawn again without any chance: still a reveal."""
    hidden_shown = 0
    for before, after in game("azul_duel", 5, liking="draw"):
        if not after.state.chance_spoke:
            seat = before.turn
            assert seat is not None
            shown = showed_something(before, after)
            hidden_shown += shown
            assert may_undo(after, seat) != shown
    assert hidden_shown


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert "no move" in refuses(new_table(start=0), "anna", Undo(0), "no_undo")


def test_several_decisions_can_be_taken_back_one_by_one() -> None:
    table = play_on(new_table("ingenious", start=0), Random(1), 2)
    back = act(act(table, "anna", Undo(0)), "anna", Undo(0))
    assert back.state.moves == []
    assert hashes(back) == hashes(new_table("ingenious", start=0))
    refuses(back, "anna", Undo(0), "no_undo")


def test_a_turn_that_passed_on_can_be_taken_back_until_another_acts() -> None:
    table = play_on(new_table(start=0), Random(1), 1)
    assert table.turn == 1
    assert act(table, "anna", Undo(0)).turn == 0
    refuses(play_on(table, Random(1), 1), "anna", Undo(0), "no_undo")


def test_the_move_of_a_bot_that_played_for_somebody_stays() -> None:
    table = act(new_table("ingenious", start=0), "anna", Leave(0))
    table = act(play_on(table, Random(1), 1), "anna", Return(0))
    assert "not yours" in refuses(table, "anna", Undo(0), "no_undo")


def test_who_is_away_or_out_takes_nothing_back() -> None:
    table = play_on(
        new_table("ingenious", ("anna", "ben", "cleo"), edition="standard", start=0), Random(1), 1
    )
    refuses(act(table, "anna", Leave(0)), "anna", Undo(0), "no_undo")
    refuses(act(table, "anna", Resign(0)), "anna", Undo(0), "no_undo")


def test_nobody_takes_back_for_somebody_else_nor_when_the_game_is_over() -> None:
    table = play_on(new_table(start=0), Random(1), 1)
    refuses(table, "ben", Undo(0), "not_yours")
    refuses(table, "stranger", Undo(0), "not_yours")
    refuses(act(table, "ben", Resign(1)), "anna", Undo(0), "over")
    refuses(new_table(seats=("anna", None)), "anna", Undo(0), "not_started")
