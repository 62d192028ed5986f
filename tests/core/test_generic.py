"""The generic functions find a game's rules by its record."""

from types import ModuleType

import pytest

import tegel
from tegel.core import generic
from tegel.core.dispatch import Chosen
from tegel.core.generic import adopt
from tegel.core.struct import Int64, Struct

CONTRACT = [function for function in vars(generic).values() if isinstance(function, Chosen)]

every_game = pytest.mark.parametrize("game", tegel.games().values(), ids=lambda game: game.name)


@every_game
def test_every_game_exports_every_generic_name(game: tegel.Game) -> None:
    assert {"setup", "worth", "insight"} < {function.name for function in CONTRACT}
    for function in CONTRACT:
        assert callable(function.of(game.position))


@every_game
def test_every_game_has_them_in_one_order_so_that_who_knows_one_finds_them_in_another(
    game: tegel.Game,
) -> None:
    lines: dict[str, list[int]] = {}
    for function in CONTRACT:
        text = function.of(game.position).function
        lines.setdefault(text.__module__, []).append(text.__code__.co_firstlineno)
    assert lines == {module: sorted(found) for module, found in lines.items()}


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
