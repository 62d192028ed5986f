"""A table lies on the screen as a whole: boards, numbers and the main button, all large enough."""

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.fit import SCREENS, TEXT, fit
from tests.e2e.places import go
from tests.e2e.tables import Examples

FINGER = 44  # pixels a target must have to each side
AIM = 22  # and what is only aimed at

# Where there is least room, and where most was once out of sight.
TIGHTEST = {
    "laptop 1280×720": [("crowded", "azul"), ("crowded", "ingenious"), ("middle", "azul_duel")],
    "laptop 1024×768": [("middle", "azul")],
    "tablet 820×1180": [("crowded", "azul"), ("middle", "azul_duel")],
    "phone 360×640": [("crowded", "azul"), ("crowded", "ingenious"), ("middle", "azul_duel")],
    "phone 667×375": [("crowded", "azul"), ("crowded", "ingenious"), ("middle", "azul_duel")],
}


@pytest.mark.parametrize("screen", TIGHTEST)
def test_all_of_a_table_is_seen_at_once(screen: str, visit: Visit, examples: Examples) -> None:
    page = visit(state=examples.state, screen=SCREENS[screen]).page
    width, height = SCREENS[screen]["viewport"].values()
    for which, game in TIGHTEST[screen]:
        go(page, f"/t/{getattr(examples, which)[game]}")
        found = fit(page, game)
        assert found.button, (game, "the main button is out of sight")
        assert not found.numbers, (game, "seats whose points are out of sight", found.numbers)
        assert not found.boards, (game, "places out of sight", found.boards)
        assert (found.width, found.height) == (width, height), (game, "the page scrolls", found)
        assert found.text >= TEXT, (game, found.smallest)
        if "has_touch" in SCREENS[screen]:
            for (size, what), least in ((found.target, FINGER), (found.aim, AIM)):
                assert size is None or size >= least, (game, what)


def test_the_end_leaves_the_board_where_it_is(visit: Visit, examples: Examples) -> None:
    """The result can be put away and brought back, and moves nothing."""
    for screen in ("laptop 1280×720", "phone 390×844"):
        page = visit(state=examples.state, screen=SCREENS[screen]).page
        go(page, f"/t/{examples.over['azul']}")
        end, wall = page.locator("section.end"), page.locator(".mine .wall").first
        before = wall.bounding_box()
        end.get_by_role("button", name="Close").click()
        end.wait_for(state="detached")
        assert wall.bounding_box() == before
        page.get_by_role("button", name="Result").locator("visible=true").click()
        end.wait_for()
        assert wall.bounding_box() == before
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
