"""Loops over whole games play what the rules say, move by move."""

import numpy as np
import pytest

import tegel
from tegel.core import loops
from tegel.core.rng import Rng, new_rng, seed
from tegel.core.struct import Memory, struct, structs

from .helpers import walls_and_players

KINDS = [pytest.param(kind, id="-".join(map(str, kind.values()))) for kind in walls_and_players()]


def random_game(options: dict[str, object], number: int, out: Memory) -> Memory:
    """One random game; its final position."""
    game = tegel.find("azul")
    memory, rng = np.zeros(1, game.position.dtype), new_rng()
    encoded = game.encode(game.settle(options))
    loops.random_games(struct(game.position, memory), encoded, struct(Rng, rng), number, 1, out)
    return memory


def trace(options: dict[str, object], number: int, room: int) -> tuple[Memory, list[int]]:
    """The positions and the moves of a random game, as far as there is room."""
    game = tegel.find("azul")
    memory, rng, moves = np.zeros(room, game.position.dtype), new_rng(), np.zeros(room, np.int64)
    seed(struct(Rng, rng), number)
    encoded = game.encode(game.settle(options))
    n = loops.trace(structs(game.position, memory), encoded, struct(Rng, rng), moves)
    return memory[: n + 1], moves[:n].tolist()


@pytest.mark.parametrize("options", KINDS)
def test_a_traced_game_is_legal_and_ends(options: dict[str, object]) -> None:
    game = tegel.find("azul")
    legal = np.zeros(game.most_legal, np.int16)
    positions, moves = trace(options, 3, 1000)
    for i, move in enumerate(moves):
        position = struct(game.position, positions[i : i + 1])
        n = game.rules.legal(position, legal)
        assert n == game.rules.count_legal(position)
        assert legal[:n].tolist() == [game.rules.nth_legal(position, k) for k in range(n)]
        assert move in legal[:n]
    assert game.rules.is_over(struct(game.position, positions[-1:]))


@pytest.mark.parametrize("options", KINDS)
def test_a_random_game_is_the_traced_one(options: dict[str, object]) -> None:
    out = np.zeros(2, np.int64)
    final = random_game(options, 3, out)
    positions, moves = trace(options, 3, 1000)
    digest = 0
    for move in moves:
        digest = (digest * 1000003 + move + 1) % 2**31
    assert out.tolist() == [len(moves), digest]
    assert final.tobytes() == positions[-1:].tobytes()


def test_a_trace_stops_where_the_room_ends() -> None:
    positions, moves = trace({}, 3, 5)
    whole, all_moves = trace({}, 3, 1000)
    assert moves == all_moves[:4]
    assert positions.tobytes() == whole[:5].tobytes()


def test_random_games_add_up_one_game_for_each_seed() -> None:
    game = tegel.find("azul")
    memory, rng, out = np.zeros(1, game.position.dtype), new_rng(), np.zeros(2, np.int64)
    encoded = game.encode(game.settle({}))
    position, chance = struct(game.position, memory), struct(Rng, rng)
    loops.random_games(position, encoded, chance, 10, 5, out)
    expected = np.zeros(2, np.int64)
    for number in range(10, 15):
        random_game({}, number, expected)
    assert out.tolist() == expected.tolist()
