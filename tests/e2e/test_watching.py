"""Who watches sees what happens, and can do nothing."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.drive.play import mouse, until_told, wait_for_turn
from tests.e2e.tables import Examples


@pytest.mark.parametrize("name", GAMES)
def test_a_spectator_sees_every_move(name: str, visit: Visit, examples: Examples) -> None:
    game, table = GAMES[name], f"/t/{examples.middle[name]}"
    player, spectator = visit(state=examples.state).page, visit().page
    for page in (player, spectator):
        page.goto(table)
        page.locator(game.BOARD).wait_for()
    logs = [page.get_by_role("list", name="The game so far").first for page in (player, spectator)]
    for log in logs:
        expect(log.get_by_text("The game begins.")).to_be_attached()
    before = logs[1].text_content() or ""
    until_told(player, game, mouse(player, game, Random(5)), logs[0])
    expect(logs[1]).not_to_have_text(before)
    assert wait_for_turn(player, game)  # a bot may have answered
    expect(logs[1].get_by_role("listitem")).to_have_count(logs[0].get_by_role("listitem").count())
    assert spectator.locator(game.OFFERED).count() == 0
