"""Many games at once are the same games as one by one, in every way to run them."""

import json
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import tegel
from tegel.core.errors import BadOptions, IllegalMove, InvalidMove
from tegel.core.struct import struct
from tegel.envs import Batch, fresh, step
from tegel.envs.threads import ALIGNMENT, LEAST_PART
from tests import fourth
from tests.envs import ways
from tests.harness.interpreted import ROOT, run_interpreted
from tests.harness.kinds import KINDS, Kind

# --- The games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_each_game_of_a_batch_is_that_of_its_seed(kind: Kind) -> None:
    batch = Batch(kind.game, 2, seed=11, **dict[str, Any](kind.options))
    singles = [kind.new(11), kind.new(12)]
    for _ in range(60):
        moves = batch.sample()
        batch.step(moves)
        for i, state in enumerate(singles):
            state.push(int(moves[i]))
            assert batch.done[i] == state.is_over
            if state.is_over:
                singles[i] = state = kind.new((state.seed or 0) + batch.games)
            memory, rng = state.snapshot()
            assert batch.seeds[i] == state.seed
            assert batch.states[i : i + 1].tobytes() == memory.tobytes()
            assert batch.rngs[i : i + 1].tobytes() == rng.tobytes()
            assert batch.turns[i] == state.turn
            assert np.flatnonzero(batch.masks[i]).tolist() == state.legal_moves
            seen = np.zeros(kind.game.observation, np.float32)
            position = struct(kind.game.position, memory)
            kind.game.rules.observe(position, state.turn, seen)
            assert batch.observations[i].tobytes() == seen.tobytes()


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_renewed_game_keeps_nothing_of_the_one_before(kind: Kind) -> None:
    batch = Batch(kind.game, 2, seed=21, **dict[str, Any](kind.options))
    while not batch.done.any():
        batch.step(batch.sample())
    for i in np.flatnonzero(batch.done):
        memory, rng = kind.new(21 + 2 + int(i)).snapshot()
        assert batch.states[i : i + 1].tobytes() == memory.tobytes()
        assert batch.rngs[i : i + 1].tobytes() == rng.tobytes()


@pytest.mark.parametrize("rewards", ["win", "margin"])
def test_the_end_of_a_game_pays_once_each_seat_its_own(rewards: Any) -> None:
    batch = Batch("azul", 3, seed=3, players=[2, 3, 4], rewards=rewards, auto_reset=False)
    paid, told = np.zeros_like(batch.rewards), np.zeros_like(batch.scores)
    while not batch.done.all():
        batch.step(batch.sample())
        paid += batch.rewards
        told += batch.scores
    for i in range(3):
        outcome, seats = batch.state(i).outcome, 2 + i
        assert told[i].tolist() == [*outcome.scores, *[0] * (4 - seats)]
        for seat in range(seats):
            scores = outcome.scores
            others = max(scores[other] for other in range(seats) if other != seat)
            share = (seat in outcome.winners) / len(outcome.winners)
            assert paid[i, seat] == (2 * share - 1 if rewards == "win" else scores[seat] - others)
        assert not paid[i, seats:].any()


def test_a_shared_win_is_half_a_win_for_two() -> None:
    batch = Batch("azul", 4096, seed=0, masks=False, observations=False)
    shared = 0
    for _ in range(120):
        batch.step(batch.sample())
        ended = batch.rewards[batch.done]
        assert (ended.sum(axis=1) == 0).all()
        shared += int((ended == 0).all(axis=1).sum())
    assert shared > 0


def test_a_game_that_is_over_and_not_renewed_stays_as_it_is() -> None:
    batch = Batch(fourth.GAME, 4, seed=1, auto_reset=False)
    for _ in range(21):
        batch.step(batch.sample())
    assert batch.done.all()
    assert (batch.turns == -1).all()
    assert not batch.masks.any()
    assert not batch.observations.any()
    before = batch.states.tobytes()
    batch.step(np.full(4, 10_000))
    assert batch.states.tobytes() == before
    assert not batch.rewards.any()


def test_renewed_games_go_through_seeds_that_no_other_place_has() -> None:
    batch = Batch(fourth.GAME, 5, seed=100)
    for _ in range(40):
        before = batch.seeds.copy()
        batch.step(batch.sample())
        assert (batch.seeds == before + 5 * batch.done).all()
    assert (batch.seeds >= 105).all()
    assert (batch.seeds % 5).tolist() == [0, 1, 2, 3, 4]


def test_seeds_wrap_round_at_the_last() -> None:
    batch = Batch("azul", 3, seed=2**63 - 2)
    assert batch.seeds.tolist() == [2**63 - 2, 2**63 - 1, 0]


def test_seeds_can_be_given_one_by_one_and_a_reset_begins_again() -> None:
    batch = Batch("azul", 3, seed=[7, 7, 8])
    first = batch.states.copy()
    assert first[0] == first[1] != first[2]
    moves = batch.sample().copy()
    batch.step(moves)
    batch.reset([7, 7, 8])
    assert batch.states.tobytes() == first.tobytes()
    assert not batch.done.any()
    assert batch.sample().tolist() == moves.tolist()


def test_without_a_seed_chance_is_unpredictable() -> None:
    assert Batch("azul", 1).seeds[0] != Batch("azul", 1).seeds[0]


def test_only_what_is_asked_for_is_written() -> None:
    batch = Batch("azul", 2, seed=1, masks=False, observations=False)
    with pytest.raises(BadOptions, match="this batch writes no masks; make it with masks=True"):
        _ = batch.masks
    with pytest.raises(BadOptions, match="make it with observations=True"):
        _ = batch.observations


def test_arrays_are_handed_over_without_a_copy() -> None:
    batch = Batch("azul", 3, seed=1)
    for array in (batch.observations, batch.masks, batch.rewards, batch.turns, batch.done):
        assert np.shares_memory(np.from_dlpack(array), array)
        assert array.ctypes.data % ALIGNMENT == 0


# --- The ways ------------------------------------------------------------------------------------


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_games_do_not_depend_on_the_number_of_threads(threads: int) -> None:
    batch = Batch(fourth.GAME, 3 * LEAST_PART + 1, seed=1, threads=threads)
    alone = Batch(fourth.GAME, 3 * LEAST_PART + 1, seed=1, threads=1)
    for _ in range(10):
        batch.step(batch.sample())
        alone.step(alone.sample())
    for name in ways.ARRAYS:
        assert getattr(batch, name).tobytes() == getattr(alone, name).tobytes()


def test_interpreted_and_compiled_batches_are_equal_bit_for_bit() -> None:
    assert run_interpreted("tests.envs.ways") == ways.everything()


def test_cuda_kernels_in_the_simulator_are_equal_to_the_processor_bit_for_bit() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.envs.ways", "cuda"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "NUMBA_ENABLE_CUDASIM": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    game, options, count = ways.KINDS[0]
    there = json.loads(done.stdout)
    assert there[game.name] == ways.steps(game, options, count)
    assert there["random"] == ways.random_games()


# --- The functional core -------------------------------------------------------------------------


def test_a_step_gives_new_arrays_and_leaves_the_old_alone() -> None:
    states, rngs = fresh("azul", [1, 2, 3], players=3)
    singles = [tegel.new("azul", players=3, seed=number) for number in (1, 2, 3)]
    moves = [state.legal_moves[0] for state in singles]
    before = states.tobytes(), rngs.tobytes()
    after, chance = step(states, moves, rngs)
    assert (states.tobytes(), rngs.tobytes()) == before
    for i, state in enumerate(singles):
        state.push(moves[i])
        memory, rng = state.snapshot()
        assert after[i : i + 1].tobytes() == memory.tobytes()
        assert chance[i : i + 1].tobytes() == rng.tobytes()
    with pytest.raises(IllegalMove, match="game 1: 304 is not legal here"):
        step(states, [moves[0], 304, moves[2]], rngs)


def test_arrays_that_are_no_positions_are_refused() -> None:
    with pytest.raises(BadOptions, match="these are no positions of a game; `fresh` makes some"):
        step(np.zeros(2), [0, 0], np.zeros(2))


# --- What cannot be ------------------------------------------------------------------------------


def test_one_illegal_move_is_told_with_its_reason_and_no_game_changes() -> None:
    batch = Batch("azul", 1000, seed=1, threads=2)
    before = batch.states.tobytes(), batch.rngs.tobytes()
    moves = batch.sample()
    moves[700] = int(np.flatnonzero(~batch.masks[700])[0])
    moves[900] = -5
    with pytest.raises(
        IllegalMove, match=r"^game 700: .* is not possible: .*; no game was changed$"
    ):
        batch.step(moves)
    moves[600] = 9999
    with pytest.raises(InvalidMove, match=r"^game 600: 9999 is not a move; moves are 0 to 304"):
        batch.step(moves)
    assert (batch.states.tobytes(), batch.rngs.tobytes()) == before


@pytest.mark.parametrize("moves", [[1, 2], [[1], [2], [3]], [0.5, 1.0, 2.0], ["a", "b", "c"]])
def test_moves_that_are_no_whole_numbers_one_a_game_are_refused(moves: Any) -> None:
    with pytest.raises(
        InvalidMove, match="moves should be 3 whole numbers, one a game, not an arr"
    ):
        Batch("azul", 3, seed=1).step(moves)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"games": 0}, "games cannot be 0; it can be a whole number from 1 on"),
        ({"threads": 0}, "threads cannot be 0; it can be a whole number from 1 on"),
        ({"players": 9}, "players cannot be 9; it can be: 2, 3, 4"),
        ({"players": [2, 3]}, "players has 2 values for 3 games; give one for each"),
        ({"players": [2, 3, 9]}, "players cannot be '9'; it can be: 2, 3, 4"),
        ({"seats": 2}, "there is no option 'seats'; there are: players, wall, start"),
        ({"seed": -1}, "seed cannot be -1; it can be a whole number, 0 to 2**63 - 1"),
        ({"seed": [1, 2, -3]}, "seed cannot be -3; it can be a whole number, 0 to 2**63 - 1"),
        ({"seed": [1, 2]}, "seed should be a whole number, or 3 of them: one for each game"),
        ({"device": "tpu"}, "device cannot be 'tpu'; it can be: cpu, cuda"),
        ({"rewards": "x"}, "rewards cannot be 'x'; it can be: win, margin"),
    ],
)
def test_what_a_batch_cannot_be_is_told_with_what_it_can(
    given: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadOptions) as error:
        Batch("azul", **dict[str, Any]({"games": 3, **given}))
    assert str(error.value) == message


def test_without_a_cuda_device_it_says_why_and_what_there_is() -> None:
    code = "from tegel.envs import Batch; Batch('azul', 3, device='cuda')"
    # No device may be seen, even where there is one.
    hidden = {**os.environ, "CUDA_VISIBLE_DEVICES": "-1", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=hidden
    )
    assert "device cannot be 'cuda' here: there is no CUDA device; it can be: cpu" in done.stderr


def test_there_is_no_game_beyond_the_last() -> None:
    with pytest.raises(BadOptions, match="there is no game 3; games are 0 to 2"):
        Batch("azul", 3, seed=1).state(3)
