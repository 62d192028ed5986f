"""What moves and positions of Azul Duel are worth: obvious choices, promises, a match."""

import hashlib
import json
import random

import pytest

import tegel
from tegel.bots.simple import appraisal
from tegel.core.generic import POINT
from tegel.core.struct import struct
from tegel.games.azul_duel import judgement
from tegel.games.azul_duel.layout import SEATS, Duel
from tests.games.azul_duel.positions import (
    about_to_tile,
    asked,
    break_tiles,
    complete_line,
    fill_dome,
    fill_line,
    give_chips,
    give_start_tile,
    lay_tiles,
    place_plate,
    play,
    random_game,
    reveal_chip,
    seen,
    set_score,
    show_plates,
    stack_tiles,
    table,
    thirsty_game,
    tile_domes,
)
from tests.harness.interpreted import run_interpreted
from tests.harness.test_promises import redealt


def worths(state: tegel.State) -> dict[str, int]:
    """What each legal move is worth, by its text."""
    return {state.text(move): worth for move, worth in appraisal(state).items()}


def favourites(state: tegel.State) -> list[str]:
    """The moves that are worth most."""
    found = worths(state)
    return [text for text, worth in found.items() if worth == max(found.values())]


def prospect(state: tegel.State, seat: int) -> int:
    """With how many points a seat may expect to end, in parts of a point."""
    return int(judgement.prospect(struct(Duel, state.memory), seat))


# --- Tiles and lines ------------------------------------------------------------------------------


@pytest.mark.parametrize("round_number", [2, 5])
def test_tiles_go_to_the_line_that_they_complete(round_number: int) -> None:
    state = table("2 blue, 2 red", "4 black", round_number=round_number)
    fill_dome(state, 0, "#B/TK", "TR/B#", "KY/R#", "BK/*T", "TY/#K", "TK/R#")
    state.push_text("F1 blue")
    assert favourites(state) == ["line 2"]


def test_an_action_is_worth_what_the_best_line_for_its_tiles_is() -> None:
    state = table("3 blue, red", "2 black, 2 turquoise")
    place_plate(state, 0, 4, "BK/*T")
    found = worths(state)
    assert favourites(state) == ["F1 blue"]
    state.push_text("F1 blue")
    assert favourites(state) == ["line 3"]
    assert found["F1 blue"] >= max(worths(state).values()) > 0


def test_the_last_tile_of_a_line_is_taken_rather_than_the_first_of_another() -> None:
    state = table("blue, 3 red", "black, 3 turquoise")
    place_plate(state, 0, 4, "BK/*T")
    fill_line(state, 0, 4, "turquoise", 1)
    fill_line(state, 0, 3, "black", 2)
    assert favourites(state)[0] in ("F2 turquoise", "F2 black")
    assert worths(state)["F2 black"] > worths(state)["F1 blue"]


def test_tiles_that_no_cell_of_the_row_can_take_are_worth_nothing_there() -> None:
    state = table("2 blue, 2 red", "4 black", round_number=3)
    fill_dome(state, 0, "KY/R#", "TK/R#", "RT/Y#", "BK/*T")
    lay_tiles(state, 0, "......", ".B.B.B")
    state.push_text("F1 blue")
    assert worths(state)["line 2"] < 0
    assert worths(state)["line 2"] < worths(state)["line 3"]


def test_in_round_5_a_line_without_a_cell_is_worth_no_more_than_broken_tiles() -> None:
    state = table("2 blue, 2 red", "4 black", round_number=5)
    place_plate(state, 0, 1, "KY/R#")
    state.push_text("F1 blue")
    assert worths(state)["line 6"] <= worths(state)["break"] < 0


def test_in_round_5_a_lone_tile_on_a_wild_cell_is_worth_its_point() -> None:
    state = table("blue, 3 red", "4 black", round_number=5)
    place_plate(state, 0, 1, "KY/R#", turn=180)
    state.push_text("F1 blue")
    assert favourites(state) == ["line 1"]
    assert worths(state)["line 1"] > POINT // 2


def test_the_fewest_tiles_are_taken_when_all_would_break() -> None:
    state = table("blue, 3 red", round_number=5)
    for line, colour in enumerate(("black", "black", "yellow", "black", "turquoise", "yellow"), 1):
        complete_line(state, 0, line, colour)
    assert favourites(state) == ["F1 blue"]
    assert worths(state)["F1 red"] - worths(state)["F1 blue"] < -2 * POINT


def test_of_equal_takes_the_one_that_the_rival_needs_is_better() -> None:
    state = table("2 blue, 2 red", "2 blue, 2 black")
    fill_line(state, 1, 3, "red", 1)
    place_plate(state, 1, 4, "TR/B*")
    found = worths(state)
    assert found["F1 red"] > found["F2 black"]


def test_the_start_tile_is_left_to_the_rival_in_round_5() -> None:
    state = table(large_moon="blue", round_number=5)
    stack_tiles(state, 1, "red")
    for seat in range(SEATS):
        place_plate(state, seat, 1, ("*K/RB", "TR/B#")[seat])
    assert favourites(state) == ["moons red"]
    give_start_tile(state, 1)
    assert abs(worths(state)["moons red"] - worths(state)["moons blue"]) < POINT


def test_a_tile_that_the_rival_needs_is_stacked_below_the_others() -> None:
    state = table("blue, red, 2 black", "4 yellow")
    fill_line(state, 1, 3, "red", 2)
    place_plate(state, 1, 4, "TR/B*")
    state.push_text("F1 blue")
    assert asked(state) == "stack"
    assert favourites(state) == ["stack red"]


# --- The dome -------------------------------------------------------------------------------------


def columns(scoring: str, *rows: str) -> tegel.State:
    """Line 2 of seat 0 is complete in turquoise; columns 1 and 5 ask for it, 3 is wild."""
    state = about_to_tile(scoring=scoring)
    fill_dome(state, 0, "#B/TK", "YR/#B", "K*/TR")
    lay_tiles(state, 0, *rows)
    complete_line(state, 0, 2, "turquoise")
    tile_domes(state)
    assert asked(state) == "column"
    return state


def test_a_tile_goes_where_its_runs_are_longest() -> None:
    assert favourites(columns("first", ".B....", ".K....")) == ["column 1"]
    assert favourites(columns("first", "....K.", ".....R")) == ["column 5"]


def test_a_tile_goes_where_it_brings_a_special_tile() -> None:
    # In both columns its runs score 4.
    assert favourites(columns("2A-3A-4A", "YB..K.", ".K...R")) == ["column 5"]


def test_outer_cells_are_preferred_where_they_score() -> None:
    inner, outer = worths(columns("2A-3A-4A")), worths(columns("1B-3A-4A"))
    gained = {text: outer[text] - inner[text] for text in inner}
    assert gained["column 1"] - gained["column 5"] >= POINT // 2


# --- Plates ---------------------------------------------------------------------------------------


def test_a_plate_is_turned_so_that_a_waiting_line_finds_its_cell() -> None:
    state = table(tokens=(1, 1), large="2 red, 3 blue")
    show_plates(state, "YB/K*")
    complete_line(state, 0, 4, "yellow")
    play(state, "plate YB/K*")
    assert {*favourites(state)} <= {"space 4", "space 5", "space 6"}
    state.push_text("space 5")
    assert {*favourites(state)} <= {"turn 180", "turn 270"}


def test_the_plate_with_the_cell_that_a_line_waits_for_is_chosen() -> None:
    state = table(tokens=(2, 2), large="2 red, 3 black")
    show_plates(state, "YK/T*", "*K/RB", "K*/TR")
    complete_line(state, 0, 5, "blue")
    found = worths(state)
    assert found["plate *K/RB"] > max(found["plate YK/T*"], found["plate K*/TR"])


def test_a_face_up_plate_is_better_than_to_pay_for_a_hidden_one() -> None:
    state = table(tokens=(2, 2), large="2 red, 3 blue")
    show_plates(state, "YK/T*")
    assert worths(state)["plate YK/T*"] > worths(state)["draw"]


def test_no_more_plates_are_paid_for_than_needed() -> None:
    state = table(tokens=(2, 2), large="2 red, 3 blue")
    state.push_text("draw")
    assert favourites(state) == ["stop"]


# --- Chips ----------------------------------------------------------------------------------------


def test_in_round_5_a_line_is_completed_with_chips() -> None:
    state = about_to_tile(round_number=5)
    place_plate(state, 0, 7, "K*/TR")
    fill_line(state, 0, 6, "turquoise", 5)
    give_chips(state, 0, "B", "T", "R/T", "Y/K")
    tile_domes(state)
    # Two that show turquoise, not any three.
    assert favourites(state) == ["pay turquoise"]


def test_a_chip_is_taken_that_shows_the_colour_of_a_line_that_lacks_tiles() -> None:
    state = table(large="2 red, 3 blue")
    reveal_chip(state, 1, "B")
    reveal_chip(state, 2, "T")
    fill_line(state, 0, 6, "turquoise", 5)
    found = worths(state)
    assert found["chip F2"] > found["chip F1"]


# --- Positions ------------------------------------------------------------------------------------


def test_a_position_promises_more_with_points_and_complete_lines_less_with_broken_tiles() -> None:
    state = table("2 red, 2 blue", round_number=3)
    place_plate(state, 0, 5, "TR/B*")
    promised = [prospect(state, 0)]
    fill_line(state, 0, 3, "turquoise", 1)
    incomplete = state.copy()
    complete_line(state, 0, 4, "blue")
    promised.append(prospect(state, 0))
    set_score(state, 15)
    promised.append(prospect(state, 0))
    assert promised == sorted(promised)
    assert promised[2] - promised[1] == 10 * POINT
    break_tiles(state, 0, "3 black")
    assert prospect(state, 0) == promised[2] - 6 * POINT
    assert prospect(incomplete, 0) < promised[1]
    # Nothing of this concerns the rival.
    assert prospect(state, 1) == prospect(incomplete, 1)


def test_losses_are_expected_until_they_are_taken() -> None:
    state = about_to_tile(round_number=5)
    set_score(state, 20, 20)
    place_plate(state, 1, 5, "TR/B#")
    complete_line(state, 1, 4, "blue")
    give_start_tile(state, 0)
    break_tiles(state, 0, "2 red")
    tile_domes(state)
    # Seat 0 began and has tiled; seat 1 has two cells to choose from.
    assert (asked(state), state.turn) == ("column", 1)
    assert seen(state)["boards"][0]["score"] == 20 - 3 - 2
    holding = prospect(state, 0)
    Duel.over(state.memory).boards[0].holds_start = 0
    assert holding > prospect(state, 0)


# --- Promises -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(4))
def test_judging_changes_nothing(number: int) -> None:
    for state in random_game(number):
        before = state.memory.tobytes()
        appraisal(state)
        for seat in range(SEATS):
            prospect(state, seat)
        assert state.memory.tobytes() == before


@pytest.mark.parametrize("number", range(4))
def test_at_the_end_the_prospect_is_the_score(number: int) -> None:
    *_, state = random_game(number, greed=0.5)
    assert state.is_over
    assert [prospect(state, seat) for seat in range(SEATS)] == [
        POINT * score for score in state.outcome.scores
    ]


@pytest.mark.parametrize("number", range(4))
def test_worths_do_not_depend_on_what_the_seat_may_not_know(number: int) -> None:
    differing = 0
    for state in thirsty_game(number):
        if state.turn is not None:
            twin = redealt(state, state.turn, len(state.moves))
            differing += twin.memory.tobytes() != state.memory.tobytes()
            assert appraisal(twin) == appraisal(state)
            assert prospect(twin, state.turn) == prospect(state, state.turn)
    assert differing > 0


def digests() -> list[str]:
    """Of every position of some games, all worths and prospects."""
    found: list[str] = []
    for number in range(2):
        for state in random_game(number, thirst=0.2):
            judged = appraisal(state), [prospect(state, seat) for seat in range(SEATS)]
            found.append(hashlib.sha256(repr(judged).encode()).hexdigest()[:16])
    return found


def test_interpreted_and_compiled_judge_alike() -> None:
    assert run_interpreted("tests.games.azul_duel.test_judgement") == digests()


# --- A match --------------------------------------------------------------------------------------


def test_greedy_play_beats_random_play_by_far() -> None:
    margins: list[int] = []
    for number in range(6):
        state, chance, seat = tegel.new("azul_duel", seed=number), random.Random(number), number % 2
        while not state.is_over:
            found = appraisal(state)
            best = max(found, key=lambda move: found[move])
            state.push(best if state.turn == seat else chance.choice(state.legal_moves))
        margins.append(state.outcome.scores[seat] - state.outcome.scores[1 - seat])
    assert min(margins) > 10
    assert sum(margins) / len(margins) > 30


if __name__ == "__main__":
    print(json.dumps(digests()))
