"""axe finds nothing wrong: on every page, in each game, in light and dark."""

from random import Random

import pytest

from tests.e2e.axe import violations
from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.drive.hand import Hand
from tests.e2e.drive.play import wait_for_turn
from tests.e2e.places import PAGES, go, tables
from tests.e2e.tables import Examples
from tests.e2e.visitor import PHONE

THEMES = ["light", "dark"]


@pytest.mark.parametrize("theme", THEMES)
def test_every_page_is_accessible(theme: str, visit: Visit, examples: Examples) -> None:
    page = visit(state=examples.state, theme=theme).page
    found: dict[str, list[str]] = {}
    for path in [*PAGES, *tables(examples)]:
        go(page, path)
        found[path] = violations(page)
    assert not any(found.values()), {path: wrong for path, wrong in found.items() if wrong}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", GAMES)
def test_a_board_with_tiles_in_hand_is_accessible(
    name: str, theme: str, visit: Visit, examples: Examples
) -> None:
    game = GAMES[name]
    for screen in ({}, {"screen": PHONE}):
        page = visit(state=examples.state, theme=theme, **screen).page
        go(page, f"/t/{examples.middle[name]}")
        assert wait_for_turn(page, game)
        game.take_up(Hand(page), Random(6))
        assert violations(page) == []
