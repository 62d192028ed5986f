"""What cannot be played: each refusal says why in the words of the rules, and changes nothing."""

from collections.abc import Callable
from itertools import islice

import pytest

import tegel
from tegel.core.struct import struct
from tegel.core.words import english
from tegel.games.azul_duel import explain, telling
from tegel.games.azul_duel.layout import MOVES, PLATES, Duel
from tegel.games.azul_duel.names import ASKED
from tegel.games.azul_duel.telling import REASONS
from tests.games.azul_duel.positions import (
    about_to_tile,
    complete_line,
    fill_dome,
    fill_line,
    give_chips,
    lay_tiles,
    place_plate,
    play,
    random_game,
    reveal_chip,
    seen,
    set_score,
    show_plates,
    table,
    tile_domes,
)
from tests.harness.lockstep import WIDE

# --- Tables where something is asked --------------------------------------------------------------


def new() -> tegel.State:
    """The set-up: seat 1 is to take one of YB/K*, TR/B* and TY/#K."""
    return tegel.new("azul_duel", scoring="first", start=0, seed=1)


def action() -> tegel.State:
    """Seat 0 has a token, and may take from F1, the large sun, the moons and F4."""
    state = table("3 blue, red", large="2 red, 3 black", large_moon="yellow", tokens=(1, 1))
    show_plates(state, "YK/T*", "#B/TK")
    reveal_chip(state, 4, "B/R")
    return state


def no_token() -> tegel.State:
    state = table("3 blue, red", large="2 red, 3 black")
    show_plates(state, "YK/T*", "#B/TK")
    return state


def round_5() -> tegel.State:
    state = table("3 blue, red", large="2 red, 3 black", round_number=5)
    show_plates(state, "YK/T*")
    return state


def no_points() -> tegel.State:
    state = action()
    set_score(state, 0, 5)
    return state


def no_stack() -> tegel.State:
    """All plates lie in the domes but two in the display."""
    state = table(tokens=(1, 1))
    fill_dome(state, 0, *PLATES[2:10])
    fill_dome(state, 1, *PLATES[10:])
    show_plates(state, *PLATES[:2])
    return state


def enough_chips() -> tegel.State:
    """Seat 0 has taken two chips; one is left."""
    state = table(large="2 red, blue, yellow, black")
    for factory in (1, 2, 3):
        reveal_chip(state, factory, "B/R" if factory == 3 else "T")
    play(state, "chip F1", "L red", "line 2", "chip F2", "moons blue", "line 1")
    return state


def drawing() -> tegel.State:
    state = action()
    play(state, "draw", "draw")
    return state


def keeping() -> tegel.State:
    """Seat 0 has drawn the only three plates of the stack: the first three."""
    state = table(tokens=(2, 2))
    fill_dome(state, 0, *PLATES[3:10])
    fill_dome(state, 1, *PLATES[10:])
    play(state, "draw", "draw", "draw")
    return state


def returning() -> tegel.State:
    state = keeping()
    state.push_text(f"keep {PLATES[0]}")
    return state


def placing() -> tegel.State:
    """Seat 0 places a plate; spaces 1 to 7 are taken."""
    state = returning()
    state.push_text(f"return {PLATES[1]}")
    return state


def turning() -> tegel.State:
    state = placing()
    state.push_text("space 9")
    return state


def stacking() -> tegel.State:
    state = table("blue, red, 2 black")
    state.push_text("F1 blue")
    return state


def laying() -> tegel.State:
    """Seat 0 has three blue tiles: line 1 is complete, 2 complete with red, 4 holds yellow."""
    state = table("3 blue, red", "4 black")
    complete_line(state, 0, 1, "blue")
    complete_line(state, 0, 2, "red")
    fill_line(state, 0, 4, "yellow", 2)
    state.push_text("F1 blue")
    return state


def tiling() -> tegel.State:
    """The blue tile of line 2 is to be placed; row 2 is wild, blue, red, special, and no plate."""
    state = about_to_tile()
    place_plate(state, 0, 1, "YR/#B")
    place_plate(state, 0, 2, "K*/TR", turn=90)
    complete_line(state, 0, 2, "blue")
    tile_domes(state)
    return state


def tiling_beside_red() -> tegel.State:
    """The same, with a tile on the red cell."""
    state = about_to_tile()
    place_plate(state, 0, 1, "YR/#B")
    place_plate(state, 0, 2, "K*/TR", turn=90)
    lay_tiles(state, 0, "......", "..R...")
    complete_line(state, 0, 2, "blue")
    tile_domes(state)
    return state


def paying() -> tegel.State:
    """Line 3 of seat 0 lacks two turquoise tiles; it has chips enough to choose from."""
    state = about_to_tile()
    place_plate(state, 0, 4, "TR/B*")
    fill_line(state, 0, 3, "turquoise", 1)
    give_chips(state, 0, "B", "Y", "T", "T", "R/T", "R/T", "T/Y")
    tile_domes(state)
    return state


def paying_on() -> tegel.State:
    """The same, and a chip has been paid that shows turquoise."""
    state = paying()
    state.push_text("pay turquoise")
    return state


def ended() -> tegel.State:
    state = about_to_tile(round_number=5)
    tile_domes(state)
    return state


def refusal(state: tegel.State, move: int) -> int:
    return explain.refusal(struct(Duel, state.memory), move)


Table = Callable[[], tegel.State]
TABLES = [
    *(new, action, no_token, round_5, no_points, no_stack, enough_chips, drawing, keeping),
    *(returning, placing, turning, stacking, laying, tiling, tiling_beside_red, paying, paying_on),
    ended,
]
every_table = pytest.mark.parametrize("position", TABLES)

ACTIONS = "take: plate YK/T*, draw, L blue, F3 blue, moons blue, or chip F2"

# Every code but LEGAL, with a move that gets it.
REFUSALS: list[tuple[int, Table, str, str]] = [
    (explain.IS_OVER, ended, "draw", "the game is over"),
    (explain.IS_OVER, ended, "column 1", "the game is over"),
    (explain.OTHER_QUESTION, action, "stop", "that is not asked now"),
    (explain.OTHER_QUESTION, action, "keep YK/T*", "that is not asked now"),
    (explain.OTHER_QUESTION, action, "pay blue", "that is not asked now"),
    (explain.OTHER_QUESTION, drawing, "F1 blue", "that is not asked now"),
    (explain.OTHER_QUESTION, keeping, "draw", "that is not asked now"),
    (explain.OTHER_QUESTION, returning, "keep YK/T*", "that is not asked now"),
    (explain.OTHER_QUESTION, placing, "turn 90", "that is not asked now"),
    (explain.OTHER_QUESTION, turning, "space 8", "that is not asked now"),
    (explain.OTHER_QUESTION, stacking, "line 1", "that is not asked now"),
    (explain.OTHER_QUESTION, laying, "stack red", "that is not asked now"),
    (explain.OTHER_QUESTION, tiling, "break", "that is not asked now"),
    (explain.OTHER_QUESTION, paying, "column 1", "that is not asked now"),
    (explain.OTHER_QUESTION, paying_on, "no chips", "that is not asked now"),
    (explain.SET_UP_FIRST, new, "draw", "before the first round each player only places a plate"),
    (explain.SET_UP_FIRST, new, "L blue", "before the first round each player only places a plate"),
    (
        explain.SET_UP_FIRST,
        new,
        "chip F1",
        "before the first round each player only places a plate",
    ),
    (explain.NO_SUCH_PLATE, new, "plate YK/T*", "the display has no plate YK/T*"),
    (explain.NO_SUCH_PLATE, action, "plate TR/B*", "the display has no plate TR/B*"),
    (explain.NO_TOKEN, no_token, "plate YK/T*", "no dome token is left in round 2"),
    (explain.NO_TOKEN, no_token, "draw", "no dome token is left in round 2"),
    (explain.STACK_EMPTY, no_stack, "draw", "the stack of plates is empty"),
    (
        explain.NO_POINTS,
        no_points,
        "draw",
        "a plate from the stack costs 1 point, and there is none to pay",
    ),
    (explain.NOT_IN_SUN, action, "F1 black", "that sun has no black tiles"),
    (explain.NOT_IN_SUN, action, "F3 red", "that sun has no red tiles"),
    (explain.NOT_IN_SUN, action, "L blue", "that sun has no blue tiles"),
    (explain.NOT_ON_MOONS, action, "moons red", "no moon shows a red tile on top"),
    (explain.NO_CHIP_THERE, action, "chip F1", "factory 1 has no revealed chip"),
    (explain.NO_CHIP_THERE, action, "chip F3", "factory 3 has no revealed chip"),
    (explain.ENOUGH_CHIPS, enough_chips, "chip F3", "each player takes 2 chips in a round"),
    (explain.NOT_IN_HAND, keeping, "keep YB/K*", "plate YB/K* is not among those that were drawn"),
    (
        explain.NOT_IN_HAND,
        returning,
        "return YK/T*",
        "plate YK/T* is not among those that were drawn",
    ),
    (explain.SPACE_TAKEN, placing, "space 7", "space 7 of the dome has a plate already"),
    (explain.NOT_IN_REST, stacking, "stack blue", "no blue tile waits to be stacked"),
    (explain.LINE_COMPLETE, laying, "line 1", "line 1 is complete"),
    (explain.LINE_HOLDS_OTHER, laying, "line 2", "line 2 holds red"),
    (explain.LINE_HOLDS_OTHER, laying, "line 4", "line 4 holds yellow"),
    (
        explain.CELL_FILLED,
        tiling_beside_red,
        "column 3",
        "column 3 of row 2 holds a tile already",
    ),
    (explain.CELL_UNFIT, tiling, "column 3", "column 3 of row 2 is red"),
    (explain.CELL_UNFIT, tiling, "column 4", "column 4 of row 2 is a special cell"),
    (explain.CELL_UNFIT, tiling, "column 5", "column 5 of row 2 has no plate"),
    (explain.CHIP_NOT_HELD, paying, "pay red", "there is no red chip left"),
    (explain.CHIP_NOT_HELD, paying_on, "pay blue/red", "there is no blue/red chip left"),
    (
        explain.CHIP_OUT_OF_ORDER,
        paying_on,
        "pay blue",
        "chips are paid in the order of their types",
    ),
    (
        explain.CHIP_WASTED,
        paying,
        "pay yellow",
        "that chip would be wasted: no payment needs it",
    ),
]


@pytest.mark.parametrize(("code", "position", "text", "reason"), REFUSALS)
def test_a_refusal_says_which_rule_forbids_the_move(
    code: int, position: Table, text: str, reason: str
) -> None:
    state = position()
    assert refusal(state, state.parse(text)) == code
    with pytest.raises(tegel.IllegalMove) as refused:
        state.push_text(text)
    assert str(refused.value) == f"{text} is not possible: {reason}"
    told = telling.refusal(state, state.parse(text))
    assert told["kind"] == REASONS[code]


def test_a_refusal_says_what_it_is_about() -> None:
    def told(state: tegel.State, text: str) -> dict[str, object]:
        refused = telling.refusal(state, state.parse(text))
        return {name: value for name, value in refused.items() if value is not None}

    assert told(laying(), "line 4") == {
        "kind": "line-holds",
        "round": 2,
        "line": 3,
        "colour": "yellow",
    }
    unfit = told(tiling(), "column 4")
    assert (unfit["kind"], unfit["column"], unfit["cell"]) == ("cell-unfit", 3, "special")
    assert told(action(), "chip F3")["factory"] == 3
    assert told(placing(), "space 7")["space"] == 6
    assert told(paying(), "pay red")["chip"] == "red"


def test_a_view_tells_which_lines_refuse_what_is_in_hand() -> None:
    state = laying()
    refused = [(one["kind"], one["line"], one["colour"]) for one in seen(state, 0)["refusals"]]
    assert refused == [
        ("line-complete", 0, "blue"),
        ("line-holds", 1, "red"),
        ("line-holds", 3, "yellow"),
    ]
    assert seen(state, 1)["refusals"] == seen(action(), 0)["refusals"] == []


def test_every_refusal_is_tested_here() -> None:
    assert {code for code, *_ in REFUSALS} == {*range(1, explain.SET_UP_FIRST + 1)}


def test_every_question_is_asked_here() -> None:
    asked = {seen(position())["asked"] for position in TABLES}
    assert asked == {*ASKED}


@every_table
def test_nothing_changes_after_a_refused_move(position: Table) -> None:
    state = position()
    legal, view, chance = state.legal_moves, state.view(state.turn), state.snapshot()[1].tobytes()
    memory, moves = state.memory.tobytes(), [*state.moves]
    for move in {*range(-5, MOVES + 5)} - {*legal}:
        with pytest.raises((tegel.IllegalMove, tegel.InvalidMove)):
            state.push(move)
        assert (state.memory.tobytes(), state.moves, state.legal_moves) == (memory, moves, legal)
    assert state.view(state.turn) == view
    assert state.snapshot()[1].tobytes() == chance


@pytest.mark.parametrize("thirst", [0, 0.5])
def test_a_move_is_refused_exactly_where_it_is_not_legal(thirst: float) -> None:
    for state in random_game(3, thirst):
        legal = [move for move in range(MOVES) if refusal(state, move) == explain.LEGAL]
        assert legal == state.legal_moves


@pytest.mark.parametrize("thirst", [0, 0.5])
def test_every_refusal_of_a_game_has_words(thirst: float) -> None:
    for state in islice(random_game(4, thirst), 0, None, 1 if WIDE else 3):
        for move in {*range(MOVES)} - {*state.legal_moves}:
            with pytest.raises(tegel.IllegalMove, match=r" is not possible: [a-z]"):
                state.check(move)


# --- What is no move at all -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", f"'' is not a move; {ACTIONS}"),
        ("   ", f"'' is not a move; {ACTIONS}"),
        ("blue", f"'blue' is not a move; {ACTIONS}"),
        ("L", f"'L' is not a move; {ACTIONS}"),
        ("F1 blue 4", f"'F1 blue 4' is not a move; {ACTIONS}"),
        ("draw plate", f"'draw plate' is not a move; {ACTIONS}"),
        ("plate YK", f"'plate YK' is not a move; {ACTIONS}"),
        ("plate KY/T*", f"'plate KY/T*' is not a move; {ACTIONS}"),
        ("chip 2", f"'chip 2' is not a move; {ACTIONS}"),
        ("chip F5", f"'chip F5' is not a move; {ACTIONS}"),
        ("space 0", f"'space 0' is not a move; {ACTIONS}"),
        ("space 10", f"'space 10' is not a move; {ACTIONS}"),
        ("turn 45", f"'turn 45' is not a move; {ACTIONS}"),
        ("line 7", f"'line 7' is not a move; {ACTIONS}"),
        ("column ²", f"'column ²' is not a move; {ACTIONS}"),
        ("pay blue/yellow", f"'pay blue/yellow' is not a move; {ACTIONS}"),
        ("pay blue/red/blue", f"'pay blue/red/blue' is not a move; {ACTIONS}"),
        ("no thanks", f"'no thanks' is not a move; {ACTIONS}"),
        ("F5 blue", "'f5' is no word a move begins with; there are: plate, draw, stop, keep"),
        ("take blue", "'take' is no word a move begins with; there are: plate"),
        ("🟦 blue", "'🟦' is no word a move begins with; there are: plate"),
        ("p blue", "'p' can be plate or pay: write one letter more"),
        ("f1 green", "'green' is no colour; there are: blue, yellow, red, black, turquoise"),
        ("moons bl", "'bl' can be blue or black: write one letter more"),
        ("pay blue/green", "'green' is no colour; there are: blue, yellow, red, black, turquoise"),
        ("F3 blue " * 1000, "that is too long for a move: 8000 characters"),
        ("line" + " " * 100 + "2", "that is too long for a move: 105 characters"),
    ],
)
def test_nonsense_is_answered_with_what_would_be_right(text: str, said: str) -> None:
    state = action()
    before = state.memory.tobytes()
    with pytest.raises(tegel.InvalidMove) as refused:
        state.push_text(text)
    assert str(refused.value).startswith(said)
    assert (state.memory.tobytes(), state.moves) == (before, [])


@every_table
def test_nonsense_is_answered_with_what_is_asked_now(position: Table) -> None:
    state = position()
    with pytest.raises(tegel.InvalidMove) as refused:
        state.push_text("2")
    how = english(state.game).tell("how", seen(state)["asks"])
    assert str(refused.value) == f"'2' is not a move; {how}"
    example = how.rpartition(": ")[2].split(",")[0].removeprefix("or ")
    assert state.is_over or state.parse(example) in range(MOVES)


@pytest.mark.parametrize("move", [-1, MOVES, 10**30])
def test_a_number_out_of_range_is_no_move(move: int) -> None:
    with pytest.raises(tegel.InvalidMove, match=f"{move} is not a move; moves are 0 to 131"):
        action().push(move)


@pytest.mark.parametrize("move", [True, 1.0, "draw", None])
def test_only_a_whole_number_is_a_move(move: int) -> None:
    with pytest.raises(tegel.InvalidMove, match="is not a move; a move is a whole number"):
        action().push(move)
