"""What the commands share: reading the words of a command line."""

import pytest

from tegel import BadOptions
from tegel.cli.common import game_and_options


@pytest.mark.parametrize(
    ("words", "game", "options"),
    [
        (None, None, {}),
        ([], None, {}),
        (["azul"], "azul", {}),
        (["azul", "--wall", "grey"], "azul", {"wall": "grey"}),
        (["--wall", "grey", "azul"], "azul", {"wall": "grey"}),
        (["--wall=grey", "azul", "--players=4"], "azul", {"wall": "grey", "players": "4"}),
        (["--open-racks", "on"], None, {"open_racks": "on"}),
        (["--wall="], None, {"wall": ""}),
        (["--wall", "-1"], None, {"wall": "-1"}),
        (["--wall", "a=b"], None, {"wall": "a=b"}),
        (["--wall", "grey", "--wall", "coloured"], None, {"wall": "coloured"}),
    ],
)
def test_a_game_and_its_options_are_read_in_any_order(
    words: list[str] | None, game: str | None, options: dict[str, str]
) -> None:
    assert game_and_options(words) == (game, options)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["azul", "duel"], "'duel' is not expected here"),
        (["-w", "grey"], "'-w' is not expected here"),
        (["--"], "'--' is not expected here"),
        (["--=x"], "'--=x' is not expected here"),
        (["--wall"], "--wall needs a value"),
        (["--wall", "--players"], "--wall needs a value"),
    ],
)
def test_other_words_are_refused(words: list[str], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        game_and_options(words)
