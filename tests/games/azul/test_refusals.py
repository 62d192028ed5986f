"""What cannot be played: each refusal says why in the words of the rules, and changes nothing."""

from collections.abc import Callable

import pytest

import tegel
from tegel.core.shelf import languages
from tegel.core.struct import struct
from tegel.core.words import book
from tegel.games.azul import explain, refusals
from tegel.games.azul.layout import CENTRE, FIRST_COLUMN, MOVES, TAKES_PER_SOURCE, Azul
from tegel.games.azul.refusals import KINDS, Refusal
from tests.games.azul.positions import (
    about_to_tile,
    complete_line,
    every_table,
    fill_line,
    lay_wall,
    random_game,
    seen,
    table,
    tile_walls,
)


def offer() -> tegel.State:
    """Seat 0 may take: lines 1 and 4 are begun, wall row 3 has yellow."""
    state = table("2 yellow, blue, red", "4 white", centre="black")
    lay_wall(state, 0, ".....", ".....", "...Y.")
    complete_line(state, 0, 1, "red")
    fill_line(state, 0, 4, "blue", 2)
    return state


def column_choice() -> tegel.State:
    """Seat 0 has to choose a column for the red tile of line 2."""
    state = about_to_tile("grey")
    lay_wall(state, 0, "..R..", "K....")
    complete_line(state, 0, 2, "red")
    tile_walls(state)
    return state


def ended() -> tegel.State:
    state = about_to_tile()
    lay_wall(state, 0, "#####")
    tile_walls(state)
    return state


def refusal(state: tegel.State, move: int) -> Refusal:
    return refusals.refusal(state, move)


Table = Callable[[], tegel.State]

# Every rule, with a move that it forbids.
REFUSALS: list[tuple[str, Table, str, str]] = [
    ("is-over", ended, "F1 blue 1", "the game is over"),
    ("is-over", ended, "column 1", "the game is over"),
    (
        "column-wanted",
        column_choice,
        "F1 blue 1",
        "first choose a column for the tile of pattern line 2",
    ),
    (
        "take-wanted",
        offer,
        "column 2",
        "no pattern line is being tiled: take tiles from a factory or the centre",
    ),
    ("no-tiles", offer, "F1 white 5", "factory 1 has no white tiles"),
    ("no-tiles", offer, "F5 white floor", "factory 5 has no white tiles"),
    ("no-tiles", offer, "C yellow 5", "the centre has no yellow tiles"),
    ("line-complete", offer, "F1 red 1", "pattern line 1 is complete"),
    ("line-complete", offer, "F1 blue 1", "pattern line 1 is complete"),
    ("line-holds", offer, "F1 yellow 4", "pattern line 4 holds blue"),
    ("row-has", offer, "F1 yellow 3", "row 3 of the wall already has yellow"),
    ("space-taken", column_choice, "column 1", "row 2, column 1 already holds black"),
    ("column-has", column_choice, "column 3", "column 3 of the wall already has red"),
]


@pytest.mark.parametrize(("kind", "position", "text", "reason"), REFUSALS)
def test_a_refusal_says_which_rule_forbids_the_move(
    kind: str, position: Table, text: str, reason: str
) -> None:
    state = position()
    assert refusal(state, state.parse(text))["kind"] == kind
    with pytest.raises(tegel.IllegalMove) as refused:
        state.push_text(text)
    assert str(refused.value) == f"{text} is not possible: {reason}"


@pytest.mark.parametrize(("players", "factory"), [(2, 6), (2, 9), (3, 8), (3, 9)])
def test_a_factory_that_is_not_on_the_table_is_refused(players: int, factory: int) -> None:
    state = tegel.new("azul", players=players, seed=7)
    move = factory * TAKES_PER_SOURCE
    assert refusal(state, move)["kind"] == "no-such-factory"
    reason = f"with {players} players there is no factory {factory}"
    with pytest.raises(tegel.IllegalMove, match=f"^F{factory} blue 1 is not possible: {reason}$"):
        state.push(move)


def test_every_refusal_is_tested_here_and_said_in_every_language() -> None:
    tested = {kind for kind, *_ in REFUSALS} | {"no-such-factory"}
    assert tested == {*KINDS.values()}
    for language in languages():
        words = book(language, "common", game=offer().game)
        assert all(f"refusal-{kind}" in words for kind in tested)


@pytest.mark.parametrize("position", [offer, column_choice, ended])
def test_nothing_changes_after_a_refused_move(position: Table) -> None:
    state = position()
    legal, view, chance = state.legal_moves, seen(state, state.turn), state.snapshot()[1].tobytes()
    memory, moves = state.memory.tobytes(), [*state.moves]
    for move in {*range(-5, MOVES + 5)} - {*legal}:
        with pytest.raises((tegel.IllegalMove, tegel.InvalidMove)):
            state.push(move)
        assert (state.memory.tobytes(), state.moves, state.legal_moves) == (memory, moves, legal)
    assert seen(state, state.turn) == view
    assert state.snapshot()[1].tobytes() == chance


@every_table
def test_a_move_is_refused_exactly_where_it_is_not_legal(players: int, wall: str) -> None:
    for state in random_game(players, wall, seed=players, greed=0.5):
        position = struct(Azul, state.memory)
        rules = [explain.refusal(position, move) for move in range(MOVES)]
        legal = [move for move, rule in enumerate(rules) if rule == explain.LEGAL]
        assert legal == state.legal_moves


# --- What is no move at all -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "'' is not a move; say where from, which colour, which pattern"),
        ("   ", "'' is not a move; say where from"),
        ("blue", "'blue' is not a move; say where from"),
        ("F1 blue", "'F1 blue' is not a move; say where from"),
        ("F1 blue 1 floor", "'F1 blue 1 floor' is not a move; say where from"),
        ("🟦", "'🟦' is not a move; say where from"),
        ("F1 🟦 1", "'🟦' is no colour; there are: blue, yellow, red, black, white"),
        ("F0 blue 1", "'f0' is no place to take from; there are: C, F1 to F5"),
        ("F blue 1", "'f' is no place to take from; there are: C, F1 to F5"),
        ("F10 blue 1", "'f10' is no place to take from; there are: C, F1 to F5"),
        ("F-1 blue 1", "'f-1' is no place to take from; there are: C, F1 to F5"),
        ("F① blue 1", "'f①' is no place to take from"),
        ("3 blue 1", "'3' is no place to take from; there are: C, F1 to F5"),
        ("F9 blue 1", "there is no factory F9: 2 players have factories F1 to F5"),
        ("F3 bl 1", "'bl' can be blue or black: write one letter more"),
        ("F3 purple 1", "'purple' is no colour; there are: blue, yellow, red, black, white"),
        ("F3 blue 0", "'0' is no pattern line; there are: 1 to 5, floor"),
        ("F3 blue 6", "'6' is no pattern line; there are: 1 to 5, floor"),
        ("F3 blue ²", "'²' is no pattern line; there are: 1 to 5, floor"),
        ("F3 blue x", "'x' is no pattern line; there are: 1 to 5, floor"),
        ("column 0", "'0' is no column; there are: 1 to 5"),
        ("column 9", "'9' is no column; there are: 1 to 5"),
        ("column two", "'two' is no column; there are: 1 to 5"),
        pytest.param("F3 blue 4 " * 1000, "that is too long for a move: 10000", id="too long"),
        pytest.param("column" + " " * 99 + "2", "that is too long for a move: 106", id="too wide"),
    ],
)
def test_nonsense_is_answered_with_what_would_be_right(text: str, said: str) -> None:
    state = table("3 blue", "white")
    before = state.memory.tobytes()
    with pytest.raises(tegel.InvalidMove) as refused:
        state.push_text(text)
    assert str(refused.value).startswith(said)
    assert (state.memory.tobytes(), state.moves) == (before, [])


@pytest.mark.parametrize("move", [-1, MOVES, 10**30])
def test_a_number_out_of_range_is_no_move(move: int) -> None:
    with pytest.raises(tegel.InvalidMove, match=f"{move} is not a move; moves are 0 to 304"):
        offer().push(move)


@pytest.mark.parametrize("move", [True, 1.0, "F1 blue 2", None])
def test_only_a_whole_number_is_a_move(move: int) -> None:
    with pytest.raises(tegel.InvalidMove, match="is not a move; a move is a whole number"):
        offer().push(move)


def test_moves_are_numbered_by_source_colour_and_destination_then_columns() -> None:
    state = offer()
    assert state.text(CENTRE) == "C blue 1"
    assert state.text(FIRST_COLUMN - 1) == "F9 white floor"
    assert state.text(FIRST_COLUMN) == "column 1"
