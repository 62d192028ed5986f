"""The end and the places, and what holds through whole games."""

import pytest

import tegel
from tests.games.ingenious.positions import (
    all_tiles,
    every_table,
    fill,
    near_18,
    place,
    rack,
    random_game,
    seen,
    set_tracks,
    table,
    tracks,
)

# --- End ------------------------------------------------------------------------------------------


def test_who_has_all_six_tracks_on_18_wins_at_once() -> None:
    state = near_18("red-green", "green-green")
    set_tracks(state, 0, 16, 18, 18, 18, 18, 18)
    set_tracks(state, 1, 18, 18, 18, 18, 18, 17)
    place(state, "red-green", "0,0 east")
    assert state.outcome == tegel.Outcome((18, 17), (1, 2))
    outcome = seen(state)["outcome"]
    assert outcome is not None
    assert (outcome["ending"], outcome["winners"]) == ("all-on-18", [0])
    assert (state.turn, state.legal_moves, seen(state)["phase"]) == (None, [], "over")
    assert (rack(state, 0), seen(state)["bonus"]) == (["green-green"], 0)


def test_the_game_ends_when_no_two_adjacent_free_cells_are_left() -> None:
    state = table("yellow-purple, red-red")
    fill(state, (0, 0), (1, 0), (3, 0), (-2, 2))
    bag = seen(state)["bag"]
    place(state, "yellow-purple", "0,0 east")
    assert state.is_over
    outcome = seen(state)["outcome"]
    assert outcome is not None
    assert outcome["ending"] == "board-full"
    assert (seen(state)["bag"], rack(state, 0)) == (bag, ["red-red"])


def test_both_halves_score_before_that() -> None:
    state = table("yellow-purple")
    set_tracks(state, 0, 9, 9, 9, 9, 9, 9)
    fill(state, (-4, 0), (-3, 0))
    place(state, "yellow-purple", "-3,0 west")
    assert tracks(state, 0) == [9, 9, 9, 9, 9, 10]
    assert state.is_over


def test_ruling_pending_bonus_turns_lapse_when_no_pair_is_left() -> None:
    state = table("yellow-purple, red-red")
    set_tracks(state, 0, 9, 9, 9, 9, 9, 17)
    fill(state, (-4, 0), (-3, 0))
    place(state, "yellow-purple", "-3,0 west")
    assert tracks(state, 0)[5] == 18
    assert state.is_over
    assert seen(state)["bonus"] == 0


def test_a_bonus_turn_is_played_if_one_pair_is_left() -> None:
    state = table("yellow-purple, red-red")
    set_tracks(state, 0, 9, 9, 9, 9, 9, 17)
    fill(state, (-4, 0), (-3, 0), (0, 2), (1, 2))
    place(state, "yellow-purple", "-3,0 west")
    assert (state.turn, seen(state)["asks"]["bonus"]) == (0, True)
    place(state, "red-red", "0,2 east")
    assert state.is_over


def places(*standings: tuple[int, ...]) -> tuple[int, ...]:
    """The places of players with these tracks."""
    seats = len(standings)
    state = table("yellow-purple", edition="standard", players=seats)
    fill(state, (0, 0), (1, 0))
    for seat, standing in enumerate(standings):
        set_tracks(state, seat, *standing)
    place(state, "yellow-purple", "0,0 east")
    assert state.outcome.scores == tuple(min(standing) for standing in standings)
    return state.outcome.places


def test_example_lowest_tracks_10_and_9_the_player_with_10_wins() -> None:
    assert places((10, 10, 10, 10, 10, 10), (9, 18, 18, 18, 18, 18)) == (1, 2)


def test_example_9_12_13_against_9_12_14_the_second_wins() -> None:
    assert places((13, 9, 12, 18, 18, 18), (9, 12, 14, 15, 16, 17)) == (2, 1)


def test_example_9_9_12_against_9_12_12_the_second_wins() -> None:
    assert places((9, 9, 12, 18, 18, 18), (12, 9, 12, 12, 12, 12)) == (2, 1)


def test_all_six_equal_is_a_draw() -> None:
    assert places((3, 4, 5, 6, 7, 8), (8, 7, 6, 5, 4, 3)) == (1, 1)


def test_the_highest_track_decides_if_all_others_are_equal() -> None:
    assert places((3, 4, 5, 6, 7, 18), (3, 4, 5, 6, 7, 17)) == (1, 2)


def test_places_of_3_and_4_players_follow_the_same_comparison() -> None:
    low, middle, high = (0, 1, 1, 1, 1, 1), (0, 1, 1, 1, 1, 2), (1, 1, 1, 1, 1, 1)
    assert places(low, high, middle) == (3, 1, 2)
    assert places(middle, low, middle, high) == (2, 4, 2, 1)
    assert places(high, low, high, low) == (1, 3, 1, 3)
    assert places((0,) * 6, (0,) * 6, (0,) * 6) == (1, 1, 1)


# --- Whole games ----------------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("seed", range(3))
def test_no_tile_is_ever_lost(edition: str, players: int, seed: int) -> None:
    for state in random_game(seed, edition=edition, players=players):
        assert all_tiles(state) == {"travel": 57, "standard": 120}[edition]
        assert sum(seen(state)["unseen"].values()) == seen(state)["bag"] + sum(
            seat["tiles"] for seat in seen(state)["seats"]
        )
