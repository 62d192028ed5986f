"""Ingenious as text: moves, refusals in English, and the printed table."""

import pytest

import tegel
from tegel.core.ink import Ink
from tegel.core.struct import struct
from tegel.games.ingenious import explain, rules
from tegel.games.ingenious.layout import MOVES, Ingenious
from tests.games.ingenious.positions import (
    every_table,
    fill,
    lay,
    place,
    random_game,
    seen,
    set_tracks,
    table,
    turn,
)

# --- Texts ----------------------------------------------------------------------------------------


@every_table
def test_every_move_even_off_the_board_has_a_text_of_its_own_that_means_it(
    edition: str, players: int
) -> None:
    state = tegel.new("ingenious", edition=edition, players=players, seed=7)
    found = [state.text(move) for move in range(MOVES)]
    assert len(set(found)) == MOVES == 1463
    assert [state.parse(text) for text in found] == list(range(MOVES))


def test_numbers_and_texts_of_some_moves() -> None:
    state = tegel.new("ingenious", seed=7)
    numbers = {"red-red": 0, "red-green": 1, "purple-purple": 20, "draw": 1461, "swap": 1462}
    for text, move in numbers.items():
        assert (state.text(move), state.parse(text)) == (text, move)
    # The middle cell has row 7 (from 0) and column 8.
    assert state.parse("f6 southeast") == 21 + (7 * 6 + 5) * 16 + 8
    assert state.parse("0,0 southeast") == state.parse("f6 southeast")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("RED-BLUE", "red-blue"),
        ("blue-red", "red-blue"),
        ("blue red", "red-blue"),
        ("r-b", "red-blue"),
        ("rb", "red-blue"),
        ("BR", "red-blue"),
        ("gg", "green-green"),
        ("  Pur  ora ", "orange-purple"),
        ("F6 SE", "f6 southeast"),
        ("f6 south-east", "f6 southeast"),
        ("f6 southe", "f6 southeast"),
        ("f6 e", "f6 east"),
        ("f6 w", "f6 west"),
        ("f6 nw", "f6 northwest"),
        ("f06 ne", "f6 northeast"),
        ("-5,5 sw", "k1 southwest"),
        ("d", "draw"),
        ("Sw", "swap"),
    ],
)
def test_words_may_be_shortened_and_letters_be_large(typed: str, meant: str) -> None:
    state = tegel.new("ingenious", seed=7)
    assert state.text(state.parse(typed)) == meant


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "'' is not a move; choose a tile from your rack by its colours, as in: red-blue"),
        ("pass", "'pass' is not a move"),
        ("red", "'red' is not a move"),
        ("red-blue-green", "'red-blue-green' is not a move"),
        ("red-pink", "'pink' is no colour; there are: red, green, blue, orange, yellow, purple"),
        ("f6", "'f6' is not a move"),
        ("f6 up", "'up' is no direction; there are: east, northeast, northwest, west"),
        ("f6 north", "'north' can be northeast or northwest: write one letter more"),
        ("f12 east", "there is no cell f12; row f has f1 to f11"),
        ("f0 east", "there is no cell f0; row f has f1 to f11"),
        ("l1 east", "there is no row l; rows are a to k"),
        ("6f east", "'6f' is no cell; write its row and its number in it, as in: d5"),
        ("9,0 east", "'9,0' is no cell"),
        ("f6 east now", "'f6 east now' is not a move"),
        ("f6 " + "e" * 90, "that is too long for a move"),
    ],
)
def test_what_is_no_move_is_refused_with_what_would_be_right(typed: str, reason: str) -> None:
    with pytest.raises(tegel.InvalidMove) as refused:
        tegel.new("ingenious", seed=7).parse(typed)
    assert reason in str(refused.value)


# --- Refusals -------------------------------------------------------------------------------------


def refusal(state: tegel.State, text: str) -> str:
    before = state.memory.tobytes()
    with pytest.raises(tegel.IllegalMove) as refused:
        state.push_text(text)
    assert state.memory.tobytes() == before
    return str(refused.value).partition(" is not possible: ")[2]


@every_table
def test_a_reason_is_found_for_all_moves_but_the_legal_ones(edition: str, players: int) -> None:
    for state in random_game(1, edition=edition, players=players):
        s = struct(Ingenious, state.memory)
        found = [move for move in range(MOVES) if explain.refusal(s, move) == explain.LEGAL]
        assert found == state.legal_moves
        assert rules.count_legal(s) == len(found)


def test_a_tile_that_is_not_on_the_rack_is_refused() -> None:
    assert refusal(table("red-blue"), "red-red") == "there is no double red on your rack"


def test_before_placing_a_tile_must_be_chosen() -> None:
    state = table("red-blue")
    for text in ("f6 east", "draw", "swap"):
        assert refusal(state, text) == "first choose a tile from your rack"


def test_a_chosen_tile_must_be_placed() -> None:
    state = table("red-blue, red-red")
    state.push_text("red-blue")
    for text in ("red-red", "red-blue", "draw", "swap"):
        assert refusal(state, text) == "red–blue is in your hand: say where to place it"


def test_after_placing_a_turn_ends_with_draw_or_swap() -> None:
    state = table("red-blue, red-red")
    place(state, "red-blue", "f6 east")
    for text in ("red-red", "f8 east"):
        assert refusal(state, text) == "nothing is left to place: draw or swap"


def test_covered_cells_are_refused() -> None:
    state = table("red-blue")
    lay(state, "green", (0, 0))
    state.push_text("red-blue")
    assert refusal(state, "f6 east") == "f6 is covered already, by green"
    assert refusal(state, "f5 east") == "f6 is covered already, by green"


def test_printed_symbols_are_refused() -> None:
    state = table("red-blue")
    state.push_text("red-blue")
    reason = "the red symbol printed on a1 is never covered"
    assert refusal(state, "a1 east") == refusal(state, "a2 west") == reason


def test_cells_off_the_board_are_refused() -> None:
    state = table("red-blue")
    state.push_text("red-blue")
    assert refusal(state, "a2 northeast") == "north-east of a2 the board ends"
    assert refusal(state, "-8,0 east") == "-8,0 is off the board"
    assert refusal(state, "1,-6 southeast") == "1,-6 is off the board"


def test_in_the_first_round_a_tile_away_from_the_symbols_is_refused() -> None:
    state = table("red-blue", first_round=True)
    state.push_text("red-blue")
    assert refusal(state, "f6 east") == (
        "in the first round a tile must lie next to a printed symbol"
    )


def test_in_the_first_round_another_players_symbol_is_refused() -> None:
    state = table("red-blue", "red-blue", first_round=True)
    turn(state, "red-blue", "a2 east")
    state.push_text("red-blue")
    assert refusal(state, "b2 southeast") == (
        "another player began next to the red symbol: choose a different one"
    )


def test_the_other_way_round_of_a_double_is_said_to_be_the_same_move() -> None:
    state = table("red-red")
    state.push_text("red-red")
    for typed, same in (
        ("f6 west", "f5 east"),
        ("f6 northeast", "e6 southwest"),
        ("f6 northwest", "e5 southeast"),
    ):
        assert refusal(state, typed) == (
            f"the two ways round of a double are one move: write {same}"
        )
        state.copy().push_text(same)


@pytest.mark.parametrize(
    ("tiles", "tracks", "bag", "reason"),
    [
        ("red-green", (0, 5, 5, 5, 5, 5), None, "you hold red, in which you are lowest"),
        (
            "red-green, purple-purple",
            (0, 5, 5, 5, 0, 0),
            None,
            "you hold red, purple, in which you are lowest",
        ),
        ("", (0, 5, 5, 5, 5, 5), None, "your rack is empty: it is simply refilled"),
        (
            "green-blue",
            (0, 5, 5, 5, 5, 5),
            "red-red",
            "a swap needs at least 6 tiles in the bag; there is 1",
        ),
        (
            "green-blue",
            (0, 5, 5, 5, 5, 5),
            "red-red, red-red",
            "a swap needs at least 6 tiles in the bag; there are 2",
        ),
    ],
)
def test_a_swap_that_is_not_allowed_is_refused(
    tiles: str, tracks: tuple[int, ...], bag: str | None, reason: str
) -> None:
    state = table(f"blue-blue, {tiles}", bag=bag)
    set_tracks(state, 0, *tracks)
    place(state, "blue-blue", "f6 east")
    assert refusal(state, "swap") == reason


def test_after_the_end_every_move_is_refused() -> None:
    state = table("yellow-purple, red-red")
    fill(state, (0, 0), (1, 0))
    place(state, "yellow-purple", "f6 east")
    for text in ("red-red", "f6 east", "draw", "swap"):
        assert refusal(state, text) == "the game is over"


# --- The printed table ----------------------------------------------------------------------------


def shown(state: tegel.State) -> list[str]:
    return state.game.notation.show(state, Ink(False)).splitlines()


def test_the_board_is_printed_with_letters_symbols_in_brackets_and_numbers_of_free_cells() -> None:
    state = table("red-blue, green-green", "yellow-purple")
    lay(state, "purple", (-4, 0))
    lines = shown(state)
    assert lines[0] == "Ingenious, travel edition  Seat 0 is to choose a tile."
    assert lines[2] == "a           (R)  2   3   4   5  (G)"
    assert lines[7].rstrip() == "f (P)  P   3   4   5   6   7   8   9  10  (B)"
    assert lines[14] == "Bag 54"


def test_the_rack_of_the_seat_to_move_is_printed_and_of_others_only_how_many_tiles() -> None:
    state = table("red-blue, green-green", "yellow-purple")
    assert [line.strip() for line in shown(state) if "Rack" in line] == [
        "Rack  RB    GG",
        "Rack 1 tile",
    ]
    state.push_text("red-blue")
    assert "Seat 0 is to place red-blue." in shown(state)[0]
    state.push_text("f6 east")
    assert "Seat 0 is to draw or swap." in shown(state)[0]
    state.push_text("draw")
    assert [line.strip() for line in shown(state) if "Rack" in line] == [
        "Rack 6 tiles",
        "Rack  YP",
    ]


def test_open_racks_are_all_printed() -> None:
    state = table("red-blue", "yellow-purple", open_racks="on")
    assert [line.strip() for line in shown(state) if "Rack" in line] == ["Rack  RB", "Rack  YP"]


def test_tracks_are_printed_the_lowest_marked() -> None:
    state = table("red-blue")
    set_tracks(state, 0, 3, 18, 3, 4, 5, 6)
    (line,) = [line for line in shown(state) if line.startswith("> Seat 0")]
    assert " ".join(line.split()) == "> Seat 0 R 3* G 18 B 3* O 4 Y 5 P 6"


@every_table
def test_every_position_can_be_printed_with_and_without_colour(edition: str, players: int) -> None:
    state = tegel.new("ingenious", edition=edition, players=players, seed=3)
    while not state.is_over:
        state.push(state.legal_moves[-1])
        plain = state.game.notation.show(state, Ink(False))
        assert "\x1b" not in plain
        assert "\x1b" in state.game.notation.show(state, Ink(True))
        assert len(plain.splitlines()) == 2 * seen(state)["side"] - 1 + 5 + 2 * players
    assert "The game is over." in str(state)
    assert Ingenious.over(state.memory).turn == 0
