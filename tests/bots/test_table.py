"""A seated player shares its time out over a turn, and sees what its seat may know."""

from dataclasses import dataclass, field

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
