"""Players by name, and what is said when there is no such player."""

from dataclasses import dataclass

import pytest

from tegel.bots import Budget, Decision, player
from tegel.bots.levels import LEVELS
from tegel.bots.search import SearchBot
from tegel.bots.simple import GreedyBot, RandomBot
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
        ("master:threads=2", "a level has no settings; 'master' is search:"),
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
