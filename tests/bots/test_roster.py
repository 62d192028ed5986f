"""Players by name, and what is said when there is no such player."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

import pytest

import tegel
from tegel import arena
from tegel.bots import Budget, Decision, player
from tegel.bots.levels import LEVELS, level_of, looks_ahead
from tegel.bots.search import SearchBot
from tegel.bots.simple import GreedyBot, RandomBot
from tegel.bots.table import Seated
from tegel.core.errors import BadOptions
from tegel.core.state import State


@dataclass(frozen=True)
class Cautious:
    """A bot of somebody's own."""

    caution: int = 1
    mood: str = "calm"

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        return Decision(state.legal_moves[0])


HOME = "tests.bots.test_roster"


def test_a_player_is_a_bot_and_a_budget() -> None:
    assert player("random").bot == RandomBot()
    assert player("greedy:doubt=1.5").bot == GreedyBot(doubt=1.5)
    found = player("search:seconds=0.2,threads=2")
    assert found.bot == SearchBot(threads=2)
    assert found.budget == Budget(seconds=0.2)
    assert found.name == "search:seconds=0.2,threads=2"
    assert player("search:iterations=50").budget == Budget(iterations=50)


def test_every_level_is_a_player_with_a_budget_that_no_machine_changes() -> None:
    assert len(LEVELS) >= 6
    for name in LEVELS:
        found = player(name)
        assert found.name == name
        assert found.budget.seconds is None


def test_the_champion_can_be_told_how_much_to_think() -> None:
    usual = player("champion")
    for text, budget in [
        ("champion:seconds=20", Budget(seconds=20)),
        ("champion:iterations=50", Budget(iterations=50)),
        ("champion:seconds=inf", Budget(seconds=inf)),
    ]:
        found = player(text)
        assert (found.name, found.bot, found.budget) == (text, usual.bot, budget)
        assert (level_of(text), looks_ahead(text)) == ("champion", True)
    assert [
        name for name in ("club", "search:seconds=2", "champions:x=1") if level_of(name) != name
    ] == []


def test_who_thinks_without_end_moves_when_told_and_not_at_all_where_nobody_can_tell() -> None:
    state, endless = tegel.new("azul", seed=3), Seated(player("champion:seconds=inf"), 1)
    looks: list[int] = []

    def watch(so_far: Callable[[], Decision]) -> bool:
        looks.append(so_far().iterations)
        return len(looks) < 3

    decision = endless.decide(state, watch)
    assert decision.move in state.legal_moves
    assert decision.iterations == looks[-1] > looks[0] > 0
    with pytest.raises(BadOptions, match="who thinks without end has to be told when to move"):
        endless.decide(state)
    with pytest.raises(BadOptions, match="champion:seconds=inf would never move here"):
        arena.match("azul", ["champion:seconds=inf", "club"], 2)


def test_a_bot_of_ones_own_is_found_by_its_module() -> None:
    found = player(f"{HOME}.Cautious:caution=3,mood=tense,iterations=9")
    assert found.bot.__class__.__name__ == "Cautious"
    assert found.budget == Budget(iterations=9)
    assert "caution=3" in str(found.bot)
    assert "tense" in str(found.bot)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("serch", "there is no bot 'serch'; did you mean search?"),
        ("xyz", "there is no bot 'xyz'; there are: newcomer, "),
        ("", "there is no bot ''; there are: "),
        ("search:", "'search:' ends in a colon; settings are written name=value"),
        ("search:fast", "'fast' in 'search:fast' is not a setting; write it as name=value"),
        ("search:seconds=", "'seconds=' in .* is not a setting"),
        ("search:seconds=1,seconds=2", "seconds stands twice in"),
        ("search:seconds=soon", "seconds cannot be 'soon' in .*; it is a number"),
        ("search:iterations=1.5", "iterations cannot be '1.5' in .*; it is a whole number"),
        ("search:seconds=0", "seconds cannot be 0.0; they can be more than 0 to 86400"),
        ("search:seconds=nan", "seconds cannot be nan"),
        ("search:seconds=-1", "seconds cannot be -1.0"),
        ("search:iterations=0", "iterations cannot be 0; they can be 1 to 10"),
        ("search:threads=0", "threads cannot be 0; it can be 1 to 64"),
        ("search:colour=red", "search has no setting 'colour'; it has: seconds, iterations"),
        ("champion:", "'champion:' ends in a colon"),
        ("master:threads=2", "only the champion can be told something.*; master is search:"),
        ("master:seconds=2", "'master:seconds=2' is no level: only the champion"),
        ("champion:threads=2", "only the champion can be told something, and only how much"),
        ("champion:seconds=0", "seconds cannot be 0.0; they can be .* or inf: until told to move"),
        ("greedy:doubt=-1", "doubt cannot be -1.0; it can be 0 to 1000"),
        ("greedy:doubt=nan", "doubt cannot be nan"),
        (".X", "'.X' is no name of a bot; write it as module.Class"),
        ("no_such_module.Bot", "there is no bot 'no_such_module.Bot': No module named"),
        (f"{HOME}.Nobody", "there is no bot .* has no attribute 'Nobody'"),
        (f"{HOME}.HOME", "is not a bot: it needs a method `decide`"),
    ],
)  # fmt: skip
def test_who_does_not_exist_is_told_so(text: str, complaint: str) -> None:
    with pytest.raises(BadOptions, match=complaint):
        player(text)
