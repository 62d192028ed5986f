"""A seated player shares its time out over a turn, and sees what its seat may know."""

from dataclasses import dataclass, field
from random import Random

import pytest

import tegel
from tegel.bots import Budget, Decision, Player
from tegel.bots.table import Seated
from tegel.core.state import State


@dataclass
class Clocked:
    """Plays the first legal move, takes a given time for it, and keeps its budgets."""

    takes: float
    clock: list[float]
    budgets: list[Budget] = field(default_factory=list[Budget])

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        self.budgets.append(budget)
        self.clock[0] += self.takes
        return Decision(state.legal_moves[0])


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [0.0]
    monkeypatch.setattr("time.perf_counter", lambda: now[0])
    return now


def test_decisions_of_one_turn_share_its_time(clock: list[float]) -> None:
    bot = Clocked(0.4, clock)
    seated = Seated(Player("clocked", bot, Budget(seconds=1.0)), 0)
    state = tegel.new("ingenious", seed=1, start=0)
    while state.turn == 0:
        decision = seated.decide(state)
        assert decision.seconds == pytest.approx(0.4)
        state.push(decision.move)
    # A tile, a place, draw or swap.
    assert [budget.seconds for budget in bot.budgets] == pytest.approx([1.0, 0.6, 0.2])


def test_a_player_who_took_too_long_still_gets_a_moment(clock: list[float]) -> None:
    bot = Clocked(3.0, clock)
    seated = Seated(Player("clocked", bot, Budget(seconds=1.0)), 0)
    state = tegel.new("ingenious", seed=1, start=0)
    for _ in range(2):
        state.push(seated.decide(state).move)
    assert [budget.seconds for budget in bot.budgets] == pytest.approx([1.0, 0.02])


def test_every_turn_has_its_whole_time(clock: list[float]) -> None:
    bot = Clocked(0.9, clock)
    seated = Seated(Player("clocked", bot, Budget(seconds=1.0)), 0)
    state = tegel.new("azul", seed=1)
    # The same player in both seats: in Azul a player may even have two turns running.
    for _ in range(30):
        state.push(seated.decide(state).move)
    assert {budget.seconds for budget in bot.budgets} == {1.0}


def test_iterations_are_for_each_decision(clock: list[float]) -> None:
    bot = Clocked(0.9, clock)
    seated = Seated(Player("clocked", bot, Budget(iterations=70)), 0)
    state = tegel.new("ingenious", seed=1, start=0)
    for _ in range(3):
        state.push(seated.decide(state).move)
    assert bot.budgets == 3 * [Budget(iterations=70)]


@dataclass
class Planning:
    """Makes random moves, and plans a turn as far as it can imagine it."""

    asked: int = 0

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        self.asked += 1
        seat, random, moves = state.turn, Random(seed), list[int]()
        while state.turn == seat and (not moves or not state.begins_turn):
            moves.append(random.choice(state.legal_moves))
            state.push(moves[-1])
        return Decision(moves[0], plan=tuple(moves[1:]))


def take_turn(state: State, budget: Budget) -> int:
    """Let a planning player take a turn; how often it was asked."""
    bot, seat, begun = Planning(), state.turn, len(state.moves)
    seated = Seated(Player("planning", bot, budget), 0)
    while state.turn == seat and (len(state.moves) == begun or not state.begins_turn):
        state.push(seated.decide(state).move)
    return bot.asked


def test_a_turn_goes_on_as_planned() -> None:
    state = tegel.new("ingenious", seed=1)
    assert take_turn(state, Budget(seconds=1.0)) == 1
    assert len(state.moves) == 3


def test_who_counts_iterations_thinks_about_each_decision() -> None:
    state = tegel.new("ingenious", seed=1)
    assert take_turn(state, Budget(iterations=5)) == len(state.moves)


def test_a_plan_is_given_up_when_something_else_comes_to_light() -> None:
    """In Duel plates are drawn, of which one is kept: moves that were not foreseen are no error."""
    asked = []
    for seed in range(4):
        state = tegel.new("azul_duel", seed=seed)
        while not state.is_over:
            asked.append(take_turn(state, Budget(seconds=1.0)))
    assert set(asked) >= {1, 2}
