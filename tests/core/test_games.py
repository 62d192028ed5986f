"""The registry: games are found by name, and a wrong name gets a hint."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import tegel
from tegel import BadOptions, Game
from tegel.games import first, register


def test_every_folder_of_the_games_is_a_game_of_that_name() -> None:
    assert "azul" in tegel.games()
    for name, game in tegel.games().items():
        assert game.name == name
        assert game.rules.__name__ == f"tegel.games.{name}.rules"


def test_games_come_in_the_order_of_their_names() -> None:
    assert list(tegel.games()) == sorted(tegel.games())


def test_where_no_game_is_named_the_first_is_meant() -> None:
    assert first() is next(iter(tegel.games().values()))


def test_no_game_is_named_outside_its_folders() -> None:
    root = Path(tegel.__file__).parent
    for source in root.rglob("*.py"):
        nodes = ast.walk(ast.parse(source.read_text("utf-8")))
        named = {node.value for node in nodes if isinstance(node, ast.Constant)} & {*tegel.games()}
        assert named <= {*source.relative_to(root).parts}, source


def test_a_caller_cannot_change_the_registry_through_the_list() -> None:
    tegel.games().clear()
    assert "azul" in tegel.games()


def test_a_game_is_found_once_and_stays_the_same() -> None:
    assert tegel.find("azul") is tegel.find("azul") is tegel.games()["azul"]


def test_registering_a_game_gives_it_back() -> None:
    azul = tegel.find("azul")
    assert register(azul) is azul


@pytest.mark.parametrize("name", ["azull", "azu", "Azul"])
def test_a_misspelt_game_gets_the_one_that_was_meant(name: str) -> None:
    with pytest.raises(BadOptions, match=f"there is no game '{name}'; did you mean azul?"):
        tegel.new(name)


@pytest.mark.parametrize("name", ["", "chess", "__init__", "azul.rules", "../azul"])
def test_a_game_like_no_other_gets_the_whole_list(name: str) -> None:
    with pytest.raises(BadOptions) as caught:
        tegel.find(name)
    known = ", ".join(tegel.games())
    assert str(caught.value).startswith(f"there is no game {name!r}; ")
    assert str(caught.value).endswith((f"there are: {known}", "?"))


@pytest.mark.parametrize("game", tegel.games().values(), ids=lambda game: game.name)
def test_a_game_has_an_option_for_players_and_distinct_choices(game: Game) -> None:
    names = [option.name for option in game.options]
    assert "players" in names
    assert len(set(names)) == len(names)
    for option in game.options:
        assert len(set(map(str, option.choices))) == len(option.choices)


def test_a_game_is_called_as_its_folder_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = import_module("tegel.games")
    (tmp_path / "misnamed.py").write_text("from tests.fourth import GAME\n", encoding="utf-8")
    monkeypatch.setattr(found, "__path__", [*found.__path__, str(tmp_path)])
    with pytest.raises(BadOptions, match="the game in the folder misnamed calls itself nim"):
        found.find("misnamed")
