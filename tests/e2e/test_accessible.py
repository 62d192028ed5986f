"""axe finds nothing wrong: on every page, in each game, in light and dark."""

from random import Random

import pytest

from tests.e2e.axe import violations, violations_by_night
from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.drive.hand import Hand
from tests.e2e.drive.play import wait_for_turn
from tests.e2e.places import PAGES, go, tables
from tests.e2e.tables import Examples
from tests.e2e.visitor import PHONE


def test_every_page_is_accessible(visit: Visit, examples: Examples) -> None:
    page = visit(state=examples.state).page
    found: dict[str, list[str]] = {}
    for path in [*PAGES, *tables(examples)]:
        go(page, path)
        found[path] = violations(page) + violations_by_night(page)
    assert not any(found.values()), {path: wrong for path, wrong in found.items() if wrong}


@pytest.mark.parametrize("name", GAMES)
def test_a_board_with_tiles_in_hand_is_accessible(
    name: str, visit: Visit, examples: Examples
) -> None:
    game = GAMES[name]
    for screen in ({}, {"screen": PHONE}):
        page = visit(state=examples.state, **screen).page
        go(page, f"/t/{examples.middle[name]}")
        assert wait_for_turn(page, game)
        game.take_up(Hand(page), Random(6))
        assert violations(page) + violations_by_night(page) == []
