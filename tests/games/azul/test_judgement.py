"""Azul's judgement: it prefers the obvious, promises what others rely on, and beats chance."""

import json
from random import Random

import pytest

import tegel
from tegel.bots import Budget
from tegel.bots.simple import GreedyBot, appraisal
from tegel.core.generic import POINT
from tegel.core.struct import duplicate, struct
from tegel.games.azul import judgement, rules
from tegel.games.azul.layout import LINES, Azul
from tests.games.azul.positions import (
    about_to_tile,
    complete_line,
    every_table,
    every_wall,
    fill_line,
    lay_wall,
    random_game,
    set_floor,
    set_score,
    table,
    tile_walls,
)
from tests.harness.interpreted import run_interpreted


def worths(state: tegel.State) -> dict[str, int]:
    """The legal moves as texts, and what each is worth."""
    return {state.text(move): worth for move, worth in appraisal(state).items()}


def prefers(state: tegel.State, better: str, worse: str) -> bool:
    """Whether one move is worth more than another, by at least a point."""
    found = worths(state)
    return found[better] >= found[worse] + POINT


def best(state: tegel.State) -> str:
    """The move that is worth most."""
    found = worths(state)
    return max(found, key=lambda text: found[text])


def prospect(state: tegel.State, seat: int) -> int:
    """With how many points a seat may expect to end, in parts of a point."""
    return int(judgement.prospect(struct(Azul, state.memory), seat))


def play_round(state: tegel.State, number: int) -> None:
    """Let a position be one of this round."""
    Azul.over(state.memory).round = number


# --- Takes ----------------------------------------------------------------------------------------


@every_wall
def test_tiles_that_complete_a_line_are_not_spilled_on_the_floor(wall: str) -> None:
    state = table("3 red, blue", "2 white, 2 black", wall=wall)
    assert best(state).startswith("F1 red 3")
    assert prefers(state, "F1 red 3", "F1 red floor")
    assert prefers(state, "F1 red 3", "F1 red 1")


@every_wall
def test_the_tiles_that_a_line_misses_are_worth_more_than_as_many_others(wall: str) -> None:
    state = table("2 red, 2 blue", "2 white, 2 black", wall=wall)
    fill_line(state, 0, 4, "red", 2)
    assert prefers(state, "F1 red 4", "F1 blue 3")
    assert prefers(state, "F1 red 4", "F1 red 5")


@every_wall
def test_a_short_line_that_fits_is_worth_more_than_a_long_one_that_stays_open(wall: str) -> None:
    state = table("2 red, 2 blue", wall=wall)
    assert prefers(state, "F1 red 2", "F1 red 5")


def test_a_line_whose_tile_finds_neighbours_is_worth_more() -> None:
    state = table("2 red, 2 black", "blue, yellow, 2 white")
    lay_wall(state, 0, "..#..", ".##..", "..#..")
    assert prefers(state, "F1 red 2", "F2 white 2")


def test_neighbours_that_are_still_to_be_tiled_this_round_count_too() -> None:
    plain, state = (table("2 red, 2 blue", "yellow, 3 black") for _ in range(2))
    complete_line(state, 0, 3, "yellow")  # goes right below the red of line 2
    assert worths(state)["F1 red 2"] >= worths(plain)["F1 red 2"] + POINT


def test_a_handful_that_the_next_player_needs_is_worth_taking() -> None:
    plain, state = (table("3 blue, red", "3 yellow, black", players=3) for _ in range(2))
    lay_wall(state, 1, ".....", ".....", "....#", "....#", "..##.")
    fill_line(state, 1, 5, "blue", 2)
    assert worths(state)["F1 blue 3"] >= worths(plain)["F1 blue 3"] + 2 * POINT


@pytest.mark.parametrize(("fallen", "cost"), [("", 3), ("4 white", 6)])
def test_the_more_lies_on_the_floor_the_less_one_takes_too_many(fallen: str, cost: int) -> None:
    state = table("4 red", "3 blue, white")
    if fallen:
        set_floor(state, 0, fallen)
    spilling = worths(state)["F1 red 1"]
    state = table("4 red", "3 blue, white")
    assert worths(state)["F1 red 4"] - spilling >= cost * POINT


def test_to_start_the_next_round_is_worth_the_marker_but_not_in_the_last_one() -> None:
    def worth_of_the_marker(last: bool) -> int:
        state, taken = (table("blue", centre="red, black") for _ in range(2))
        set_floor(taken, 1, "marker")
        for each in (state, taken):
            play_round(each, 5)
            if last:
                lay_wall(each, 1, "####.")
                complete_line(each, 1, 1, "white")
        return worths(state)["C red 1"] - worths(taken)["C red 1"]

    assert worth_of_the_marker(last=False) > 0 > worth_of_the_marker(last=True)


# --- Bonuses and the end --------------------------------------------------------------------------


@pytest.mark.parametrize("number", [4, 5])
def test_the_tile_that_completes_a_column_is_worth_more(number: int) -> None:
    state = table("2 red, 2 black")
    play_round(state, number)
    lay_wall(state, 0, "...#.", ".....", "...#.", "...#.", "...#.")
    assert prefers(state, "F1 red 2", "F1 black 2")
    assert worths(state)["F1 red 2"] - worths(state)["F1 black 2"] > 7 * POINT


@every_wall
@pytest.mark.parametrize("number", [4, 5])
def test_the_fifth_tile_of_a_colour_is_worth_more(wall: str, number: int) -> None:
    state = table("2 red, 2 blue", wall=wall)
    play_round(state, number)
    lay_wall(state, 0, "..R..", ".....", "....R", "R....", ".R...")
    assert worths(state)["F1 red 2"] - worths(state)["F1 blue 2"] > 4 * POINT


def last_turns(mine: int, theirs: int) -> tegel.State:
    """Seat 0 can complete a row, and with it the game, or a line that ends nothing."""
    state = table("white, 3 red", "3 blue, black")
    play_round(state, 5)
    lay_wall(state, 0, "####.")
    set_score(state, mine, theirs)
    return state


def test_who_is_ahead_ends_the_game_and_who_is_behind_does_not() -> None:
    assert best(last_turns(60, 30)) == "F1 white 1"
    assert best(last_turns(30, 60)) in ("F1 red 3", "F2 blue 3")


def test_in_the_last_round_a_line_that_cannot_be_completed_is_worth_nothing() -> None:
    state = table("2 red, 2 blue", "white, 3 black")
    play_round(state, 5)
    lay_wall(state, 1, "####.")
    complete_line(state, 1, 1, "white")
    assert prefers(state, "F1 red 2", "F1 red 5")
    assert worths(state)["F1 red 5"] <= worths(state)["F1 red floor"] + 3 * POINT


# --- The grey wall --------------------------------------------------------------------------------


def test_the_column_with_more_neighbours_is_worth_more() -> None:
    state = about_to_tile("grey")
    lay_wall(state, 0, "..B..", "..Y..", ".....", "..W..")
    complete_line(state, 0, 3, "red")
    tile_walls(state)
    assert best(state) == "column 3"


def test_the_column_that_it_completes_is_worth_more_than_a_point_more() -> None:
    state = about_to_tile("grey")
    play_round(state, 5)
    lay_wall(state, 0, "B....", "Y....", "...BY", "W....", "K....")
    complete_line(state, 0, 3, "red")
    tile_walls(state)
    assert prefers(state, "column 1", "column 3")


def test_a_line_is_not_filled_with_a_colour_that_has_no_column_left() -> None:
    state = table("4 red", "4 white", wall="grey")
    lay_wall(state, 0, "R....", ".R...", "..R..", "...BY")
    assert prefers(state, "F2 white 4", "F1 red 4")
    assert prefers(state, "F1 red 5", "F1 red 4")


# --- Positions ------------------------------------------------------------------------------------


@every_wall
def test_a_seat_may_expect_more_with_points_lines_and_tiles_and_less_with_a_full_floor(
    wall: str,
) -> None:
    state = table("2 red, 2 blue", "3 black, white", wall=wall, players=3)
    play_round(state, 4)
    set_score(state, 20, 20, 20)
    before = prospect(state, 1)
    complete_line(state, 1, 3, "red")
    completed = prospect(state, 1)
    assert before < completed
    set_floor(state, 1, "3 yellow")
    assert prospect(state, 1) == completed - 4 * POINT
    set_score(state, 20, 25, 20)
    assert prospect(state, 1) == completed + POINT
    assert prospect(state, 0) == prospect(state, 2) == before


def test_a_line_that_can_still_be_completed_is_worth_more_than_one_that_cannot() -> None:
    offered, gone = table("2 red, 2 blue", "4 white"), table("4 blue", "4 white")
    for state in (offered, gone):
        fill_line(state, 0, 4, "red", 2)
    assert prospect(offered, 0) > prospect(gone, 0)


@every_table
def test_at_the_end_a_seat_expects_exactly_its_score(players: int, wall: str) -> None:
    *_, state = random_game(players, wall, seed=3, greed=0.8)
    assert [prospect(state, seat) for seat in range(players)] == [
        POINT * score for score in state.scores
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_outlook_of_a_board_is_what_the_wall_tiling_makes_of_it(players: int) -> None:
    for state in random_game(players, "coloured", seed=players, greed=0.7):
        for seat in range(players):
            s = Azul.over(duplicate(state.memory))
            b = s.boards[seat]
            foreseen = judgement.outlook(s, b)
            for line in range(LINES):
                rules.tile_line(s, b, line)
            rules.clear_floor(s, b)
            assert (b.wall, b.has, b.score) == foreseen


# --- Promises -------------------------------------------------------------------------------------


@every_table
def test_to_judge_changes_nothing(players: int, wall: str) -> None:
    for state in random_game(players, wall, seed=5, greed=0.5):
        memory = state.memory.tobytes()
        appraisal(state)
        for seat in range(players):
            prospect(state, seat)
        assert state.memory.tobytes() == memory


def judgements() -> list[list[int]]:
    """All that is judged in some games: what moves are worth, and what seats may expect."""
    found: list[list[int]] = []
    for players in (2, 3, 4):
        for wall in ("coloured", "grey"):
            for i, state in enumerate(random_game(players, wall, seed=players, greed=0.7)):
                if i % 3 == 0 or state.is_over:
                    expected = [prospect(state, seat) for seat in range(players)]
                    found.append([*appraisal(state).values(), *expected])
    return found


def test_interpreted_and_compiled_judgements_are_equal() -> None:
    assert run_interpreted(__name__) == judgements()


@every_table
def test_greedy_beats_chance_by_far(players: int, wall: str) -> None:
    for seed in range(6):
        state, chance = tegel.new("azul", players=players, wall=wall, seed=seed), Random(seed)
        greedy = seed % players
        while not state.is_over:
            if state.turn == greedy:
                state.push(GreedyBot().decide(state, Budget(), seed).move)
            else:
                state.push(chance.choice(state.legal_moves))
        scores = [*state.scores]
        assert scores.pop(greedy) > max(scores) + 20


if __name__ == "__main__":
    print(json.dumps(judgements()))
