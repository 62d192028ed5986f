"""What every bot promises, in every kind of every game."""

import random

import numpy as np
import pytest

from tegel.bots import Budget, Decision, Player, player
from tegel.bots.table import Seated
from tegel.core.rng import Rng, new_rng
from tegel.core.rng import seed as seed_rng
from tegel.core.state import State
from tegel.core.struct import struct
from tests.bots.spies import Spy
from tests.harness.kinds import KINDS, Kind

BOTS = ["random", "greedy", "search:iterations=60", "search:iterations=60,threads=2"]


def position(kind: Kind, seed: int, length: int) -> State:
    """The state after so many random moves, not at the end of the game."""
    state = kind.new(seed)
    chance = random.Random(seed)
    for _ in range(length):
        state.push(chance.choice(state.legal_moves))
        if state.is_over:
            state.pop()
            break
    return state


def twin(state: State, seat: int, number: int) -> State:
    """A state that a seat cannot tell from another: hidden things and the chance to come differ."""
    memory, rng = state.memory.copy(), new_rng()
    seed_rng(struct(Rng, rng), number)
    state.game.rules.redeal(struct(state.game.position, memory), seat, struct(Rng, rng))
    return State.resume(state.game, state.options, memory, number)


def decided(player: Player, state: State, seat: int) -> Decision:
    """What a player decides for a seat."""
    return player.bot.decide(state.imagine(seat, 5), player.budget, 5)


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("text", BOTS)
def test_a_bot_finishes_a_game_with_legal_moves(text: str, kind: Kind) -> None:
    state = position(kind, 3, 60)
    seats = [Seated(player(text), seat) for seat in range(state.players)]
    for _ in range(40):
        if state.turn is None:
            break
        decision = seats[state.turn].decide(state)
        listed = [candidate.move for candidate in decision.candidates]
        assert not listed or sorted(listed) == state.legal_moves
        state.push(decision.move)


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("text", BOTS)
def test_a_bot_decides_by_what_its_seat_knows_and_nothing_else(text: str, kind: Kind) -> None:
    for seed, length in [(1, 4), (2, 37), (3, 60)]:
        state = position(kind, seed, length)
        assert state.turn is not None
        other = twin(state, state.turn, 99)
        one, two = (decided(player(text), s, state.turn) for s in (state, other))
        assert (one.move, one.candidates) == (two.move, two.candidates)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_spy_finds_neither_what_is_hidden_nor_the_chance_to_come(kind: Kind) -> None:
    spy = Spy()
    hides = False
    for seed in range(6):
        state = position(kind, seed, 10 * seed + 5)
        assert state.turn is not None
        others = [twin(state, state.turn, number) for number in range(5)]
        hides |= any(not np.array_equal(other.memory, state.memory) for other in others)
        spy.seen.clear()
        for one in [state, *others]:
            decided(Player("spy", spy, Budget()), one, state.turn)
        assert all(seen == spy.seen[0] for seen in spy.seen)
    assert hides == (kind.game.hidden and ("open_racks", "on") not in kind.options)


@pytest.mark.parametrize("text", BOTS)
def test_the_same_seed_gives_the_same_decision_and_another_may_not(text: str) -> None:
    state = position(KINDS[0], 1, 7)
    decisions = [Seated(player(text), seed).decide(state) for seed in (4, 4, 5, 6, 7)]
    assert decisions[0].candidates == decisions[1].candidates
    assert decisions[0].move == decisions[1].move
    if text != "greedy":
        assert len({(decision.move, decision.candidates) for decision in decisions}) > 1


def test_a_bot_leaves_the_state_as_it_was() -> None:
    state = position(KINDS[0], 1, 7)
    before = [memory.tobytes() for memory in state.snapshot()], list(state.moves)
    for text in BOTS:
        Seated(player(text), 1).decide(state)
    assert ([memory.tobytes() for memory in state.snapshot()], list(state.moves)) == before
