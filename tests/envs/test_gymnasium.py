"""Every kind of every game as a Gymnasium environment with opponents in it."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tegel
import tegel.envs.gymnasium as ours
from tegel.core.errors import BadOptions
from tegel.envs.spaces import numbers
from tests.harness.kinds import Kind, kinds

KINDS = [kind for game in tegel.games().values() for kind in kinds(game)]
IDS = [ours.id_of(game) for game in tegel.games().values()]


def play(table: Any, seed: int) -> tuple[float, dict[str, Any], list[int]]:
    """A whole game of random moves: the reward, what was told at the end, the moves."""
    _, info = table.reset(seed=seed)
    rng, moves, over, reward = np.random.default_rng(seed), list[int](), False, 0.0
    while not over:
        moves.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        seen, reward, over, cut, info = table.step(moves[-1])
        assert table.observation_space.contains(seen)
        assert not cut
    return float(reward), info, moves


def test_ids_name_the_game_and_the_version_of_its_rules() -> None:
    assert IDS == ["tegel/Azul-v1", "tegel/AzulDuel-v1", "tegel/Ingenious-v1"]


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing_wrong_with_a_game(name: str) -> None:
    check_env(gymnasium.make(name, opponent="random").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_kind_is_played_to_its_end(kind: Kind) -> None:
    table = gymnasium.make(ours.id_of(kind.game), opponent="random", **dict[str, Any](kind.options))
    reward, info, _ = play(table, 3)
    scores, seat = info["scores"], info["seat"]
    assert len(scores) == dict(kind.options)["players"]
    assert -1 <= reward <= 1
    if reward == 1:
        assert scores[seat] == scores.max()
    assert not info["action_mask"].any()


def test_a_seed_is_the_game_of_tegel_new_and_gives_the_same_each_time() -> None:
    table = gymnasium.make("tegel/Azul-v1", opponent="greedy", seat=1, players=3)
    first, again = play(table, 7), play(table, 7)
    assert first[0] == again[0]
    assert first[2] == again[2]
    inner: Any = table.unwrapped
    assert inner.table.seed == 7
    assert first[2] == [
        move for n, move in enumerate(inner.table.moves) if inner.table.was(n, "turn") == 1
    ]


def test_numpy_s_whole_numbers_are_seeds_too() -> None:
    table: Any = gymnasium.make("tegel/Azul-v1", opponent="greedy")
    table.reset(seed=np.int64(7))
    inner: Any = table.unwrapped
    assert (inner.table.seed, type(inner.table.seed)) == (7, int)


def test_seats_are_given_by_chance_unless_one_is_wanted() -> None:
    table = gymnasium.make("tegel/Azul-v1", opponent="random")
    table.reset(seed=1)
    assert {table.reset()[1]["seat"] for _ in range(12)} == {0, 1}
    fixed = gymnasium.make("tegel/Azul-v1", opponent="random", seat=1)
    assert {fixed.reset()[1]["seat"] for _ in range(4)} == {1}


def test_an_illegal_move_ends_the_game_costs_one_and_is_explained() -> None:
    table: Any = gymnasium.make("tegel/Azul-v1", opponent="random")
    _, info = table.reset(seed=1)
    _, reward, over, _, info = table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1, True)
    assert "is not possible" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        table.step(0)


def test_masks_are_what_maskable_ppo_asks_for() -> None:
    table: Any = gymnasium.make("tegel/Ingenious-v1", opponent="random")
    _, info = table.reset(seed=1)
    masks = table.unwrapped.action_masks()
    assert masks.dtype == np.bool_
    assert (masks == info["action_mask"]).all()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"opponent": "wizard"}, "there is no bot 'wizard'"),
        (
            {"opponent": ["greedy", "random"]},
            "2 opponents can't fill 1 seats: name one for all, or 1",
        ),
        ({"opponent": "champion:seconds=inf"}, "would never move here: give it seconds"),
        ({"seat": 2}, "seat cannot be 2; it can be 0 to 1, or None"),
        ({"players": 5}, "players cannot be 5; it can be: 2, 3, 4"),
        ({"rewards": "gold"}, "rewards cannot be 'gold'; it can be: win, margin"),
    ],
)
def test_what_there_is_not_is_told_with_what_there_is(
    options: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadOptions, match=message):
        gymnasium.make("tegel/Azul-v1", **options)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_no_number_of_an_observation_leaves_its_bounds(kind: Kind) -> None:
    space, rng = numbers(kind.game), np.random.default_rng(5)
    assert space.low.min() > -1
    assert (space.high > 1).sum() <= 12
    state = kind.new(5)
    while not state.is_over:
        state.push(int(rng.choice(state.legal_moves)))
        for seat in range(state.players):
            assert space.contains(state.observe(seat))
