"""What judgement prefers on tables where people would agree, and what it promises everywhere."""

import hashlib
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tegel
from tegel.bots.simple import appraisal
from tegel.core.generic import POINT
from tegel.core.struct import struct
from tegel.games.ingenious import judgement
from tegel.games.ingenious.board import cell_of, direction_of
from tegel.games.ingenious.layout import PAIRS, STEP, Ingenious, axial
from tests.games.ingenious.positions import fill, lay, near_18, place, set_tracks, table, tracks
from tests.harness.interpreted import run_interpreted
from tests.harness.kinds import KINDS, Kind
from tests.harness.test_promises import fingerprint, position, redealt, some_length, some_seed

OURS = [kind for kind in KINDS if kind.game.name == "ingenious"]
some_table = st.sampled_from(OURS)

# --- Tables where people would agree --------------------------------------------------------------


def best(state: tegel.State) -> str:
    """The text of the move that is worth most."""
    worths = appraisal(state)
    return state.text(max(worths, key=lambda move: worths[move]))


def best_points(state: tegel.State) -> list[int]:
    """How far the tracks of seat 0 get by the tile and the placement that are worth most."""
    before = tracks(state, 0)
    state.push_text(best(state))
    state.push_text(best(state))
    return [now - then for now, then in zip(tracks(state, 0), before, strict=True)]


def covered(state: tegel.State, tile: str) -> set[tuple[int, int]]:
    """The cells, as axial coordinates, of the placement of a tile that is worth most."""
    state.push_text(tile)
    move = state.parse(best(state))
    cell = int(cell_of(move))
    return {axial(cell), axial(cell + int(STEP[direction_of(move)]))}


def two_lines(*own: int) -> tegel.State:
    """A red line and a green one, both of three; one tile for each."""
    state = table("red-red, green-green")
    lay(state, "red", (-3, -2), (-2, -2), (-1, -2))
    lay(state, "green", (-3, 2), (-2, 2), (-1, 2))
    set_tracks(state, 0, *own)
    set_tracks(state, 1, 9, 9, 9, 9, 9, 9)
    return state


def test_points_count_most_where_the_track_is_lowest() -> None:
    assert best_points(two_lines(2, 9, 9, 9, 9, 9))[0] >= 4
    assert best_points(two_lines(9, 2, 9, 9, 9, 9))[1] >= 4


def test_points_beyond_18_count_nothing() -> None:
    state = two_lines(18, 17, 9, 9, 9, 9)
    red, total = 0, judgement.MOST_NEED
    assert judgement.steps_worth(struct(Ingenious, state.memory), red, 0, 3, total) == 0
    assert best_points(state)[1] == 1


def test_more_points_of_a_colour_are_worth_more() -> None:
    state = two_lines(5, 5, 5, 5, 5, 5)
    state.push_text("red-red")
    worths = {state.text(move): worth for move, worth in appraisal(state).items()}
    three = state.text(state.parse("0,-2 east"))
    nothing = state.text(state.parse("1,0 east"))
    assert worths[three] - worths[nothing] > 6 * POINT


def test_a_bonus_turn_is_worth_more_than_the_same_points() -> None:
    reaches = near_18("red-red", reds=2)
    falls_short = near_18("red-red", reds=2)
    set_tracks(falls_short, 0, 12, 3, 17, 3, 3, 3)
    gains: list[int] = []
    for state in (reaches, falls_short):
        state.push_text("red-red")
        worths = appraisal(state)
        gains.append(worths[state.parse("0,0 east")] - worths[state.parse("-1,3 east")])
    assert gains[0] - gains[1] > 6 * POINT


def blue_line(own: int, rivals: int) -> tegel.State:
    """A line of blue and nothing else that counts, for seat 0 with yellow-purple."""
    state = table("yellow-purple")
    lay(state, "blue", *BLUE)
    set_tracks(state, 0, 12, 12, own, 12, 18, 18)
    set_tracks(state, 1, 12, 12, rivals, 12, 12, 12)
    return state


BLUE = [(-1, 0), (0, 0), (1, 0)]
# The cells on which a half of blue would score.
BESIDE = {(-2, 0), (2, 0), *((q, -1) for q in range(-1, 3)), *((q, 1) for q in range(-2, 2))}


def test_a_line_that_a_rival_needs_is_closed() -> None:
    assert covered(blue_line(own=12, rivals=2), "yellow-purple") <= BESIDE


def test_a_line_that_one_needs_oneself_is_left_open() -> None:
    assert not covered(blue_line(own=2, rivals=12), "yellow-purple") & BESIDE


def test_a_tile_is_chosen_for_the_best_place_that_it_has() -> None:
    state = table("red-green, blue-orange, yellow-purple")
    lay(state, "yellow", (-1, 0), (-2, 0))
    set_tracks(state, 0, 9, 9, 9, 9, 5, 9)
    fill(state, (0, 0), (1, 0), (0, 3), (1, 3))
    assert best(state) == "yellow-purple"
    assert (0, 0) in covered(state, "yellow-purple")


def test_a_rack_without_the_lowest_colours_is_swapped() -> None:
    state = table("green-green, green-blue, orange-yellow, yellow-purple")
    set_tracks(state, 0, 1, 5, 5, 5, 5, 5)
    place(state, "green-green", "0,0 east")
    assert best(state) == "swap"


def test_the_lowest_track_makes_the_prospect_and_then_the_next_lowest() -> None:
    state = table("red-red")
    fill(state, (0, 0), (1, 0), (0, 3), (1, 3))
    prospects: list[int] = []
    for own in ((4, 9, 9, 9, 9, 9), (7, 7, 9, 9, 9, 9), (7, 9, 9, 9, 9, 9), (8, 9, 9, 9, 9, 9)):
        set_tracks(state, 0, *own)
        prospects.append(prospect(state, 0))
    assert prospects == sorted({*prospects})


def test_early_in_the_game_a_high_track_still_counts_late_it_does_not() -> None:
    gains: list[int] = []
    for late in (False, True):
        state = table("red-red")
        if late:
            fill(state, (0, 0), (1, 0), (0, 3), (1, 3))
        set_tracks(state, 0, 3, 3, 3, 3, 3, 12)
        before = prospect(state, 0)
        set_tracks(state, 0, 3, 3, 3, 3, 3, 18)
        gains.append(prospect(state, 0) - before)
    assert gains[0] > gains[1] == 0


def test_being_to_move_is_worth_something_but_less_than_a_point() -> None:
    state = table("red-red")
    assert 0 < prospect(state, 0) - prospect(state, 1) < POINT


# --- Promises -------------------------------------------------------------------------------------


def prospect(state: tegel.State, seat: int) -> int:
    return int(judgement.prospect(struct(Ingenious, state.memory), seat))


@settings(max_examples=60)
@given(some_table, some_seed, some_length)
def test_judging_changes_nothing(kind: Kind, seed: int, length: int) -> None:
    state = position(kind, seed, length)
    before = fingerprint(state)
    appraisal(state)
    for seat in range(state.players):
        prospect(state, seat)
    assert fingerprint(state) == before


@settings(max_examples=60)
@given(some_table, some_seed, some_length, some_seed)
def test_worths_do_not_depend_on_what_the_seat_cannot_know(
    kind: Kind, seed: int, length: int, other: int
) -> None:
    state = position(kind, seed, length)
    if state.turn is not None:
        assert appraisal(redealt(state, state.turn, other)) == appraisal(state)


@settings(max_examples=60)
@given(some_table, some_seed, some_length)
def test_a_tile_is_worth_what_its_best_placement_is(kind: Kind, seed: int, length: int) -> None:
    state = position(kind, seed, length)
    if not state.begins_turn:
        return
    for tile, worth in appraisal(state).items():
        chosen = state.copy()
        chosen.push(tile)
        most = max(appraisal(chosen).values())
        if PAIRS[tile][0] != PAIRS[tile][1]:
            assert worth == most
        else:  # a double may bring a bonus turn by both halves together: it is not looked for
            assert abs(worth - most) <= judgement.BONUS_TURN


@settings(max_examples=40)
@given(some_table, some_seed)
def test_prospects_at_the_end_order_the_seats_as_the_places_do(kind: Kind, seed: int) -> None:
    state = position(kind, seed, kind.game.longest)
    assert state.is_over
    seats = range(state.players)
    prospects = [prospect(state, seat) for seat in seats]
    for seat in seats:
        behind = sum(other < prospects[seat] for other in prospects)
        assert behind == sum(state.outcome.places[seat] < place for place in state.outcome.places)
        assert abs(prospects[seat] - POINT * state.outcome.scores[seat]) < POINT


@pytest.mark.parametrize("own", [(9, 9, 12, 12, 12, 12), (9, 12, 12, 12, 12, 12)])
def test_equal_lowest_tracks_are_told_apart_at_the_end(own: tuple[int, ...]) -> None:
    state = table("red-red")
    fill(state, (0, 0), (1, 0))
    set_tracks(state, 0, *own)
    set_tracks(state, 1, 9, 10, 12, 12, 12, 12)
    place(state, "red-red", "0,0 east")
    assert state.is_over
    assert (prospect(state, 0) > prospect(state, 1)) == (state.outcome.places[0] == 1)


def judged(kind: Kind) -> str:
    """A digest of what the moves and the seats are worth now and then in a random game."""
    digest = hashlib.sha256()
    state, chance = kind.new(1), random.Random(1)
    while not state.is_over:
        for _ in range(7):
            if not state.is_over:
                state.push(chance.choice(state.legal_moves))
        prospects = [prospect(state, seat) for seat in range(state.players)]
        digest.update(repr((prospects, appraisal(state))).encode())
    return digest.hexdigest()


def test_interpreted_and_compiled_judgements_are_equal() -> None:
    assert run_interpreted("tests.games.ingenious.test_judgement") == {
        str(kind): judged(kind) for kind in OURS
    }


@pytest.mark.parametrize("kind", OURS, ids=str)
def test_greedy_beats_random(kind: Kind) -> None:
    for number in range(10):
        state, chance = kind.new(number), random.Random(number)
        greedy = number % state.players
        while not state.is_over:
            if state.turn == greedy:
                state.push_text(best(state))
            else:
                state.push(chance.choice(state.legal_moves))
        others = [score for seat, score in enumerate(state.outcome.scores) if seat != greedy]
        assert state.outcome.scores[greedy] >= max(others) + 2


if __name__ == "__main__":
    print(json.dumps({str(kind): judged(kind) for kind in OURS}))
