"""The generic functions find a game's rules by its record."""

from types import ModuleType

import pytest

import tegel
from tegel.core import generic
from tegel.core.generic import adopt
from tegel.core.struct import Int64, Struct

NAMES = (
    "setup", "legal", "count_legal", "nth_legal", "play", "begins_turn", "is_open", "is_over",
    "result", "redeal", "observe"
)  # fmt: skip
OPINIONS = ("worth", "prospect")


@pytest.mark.parametrize("game", tegel.games().values(), ids=lambda game: game.name)
def test_every_game_exports_every_generic_name(game: tegel.Game) -> None:
    for name in NAMES:
        assert callable(getattr(game.rules, name))
        assert callable(getattr(generic, name))
    for name in OPINIONS:
        assert callable(getattr(game.judgement, name))
        assert callable(getattr(generic, name))


def test_a_game_may_be_adopted_again_but_not_with_other_rules() -> None:
    class Position(Struct):
        adopted_by_this_test: Int64

    rules = ModuleType("rules")
    adopt(Position, rules, rules, rules)
    adopt(Position, rules, rules, rules)
    with pytest.raises(ValueError, match="others and rules have the same record; rename a field"):
        adopt(Position, ModuleType("others"), rules, rules)


def test_two_games_whose_records_look_the_same_are_refused() -> None:
    class One(Struct):
        looks_the_same: Int64

    class Other(Struct):
        looks_the_same: Int64

    adopt(One, ModuleType("one"), ModuleType("one"), ModuleType("one"))
    with pytest.raises(ValueError, match="other and one have the same record"):
        adopt(Other, ModuleType("other"), ModuleType("other"), ModuleType("other"))
