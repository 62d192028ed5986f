"""English, Dutch and German: by the browser, and by a switch."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.tables import Examples

TITLES = {
    "en": "Tile games, well played.",
    "nl": "Tegelspellen, goed gespeeld.",
    "de": "Fliesenspiele, gut gespielt.",
}
TURNS = {"en": "Your turn", "nl": "Jij bent aan zet", "de": "Du bist am Zug"}


@pytest.mark.parametrize("language", TITLES)
def test_the_page_speaks_the_language_of_the_browser(language: str, visit: Visit) -> None:
    page = visit(locale=language).page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_is_switched_at_once_and_kept(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    for language, title in TITLES.items():
        page.get_by_role("button", name=language.upper(), exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text(title)


@pytest.mark.parametrize("name", GAMES)
def test_boards_speak_all_languages(name: str, visit: Visit, examples: Examples) -> None:
    page = visit(state=examples.state).page
    page.goto(f"/t/{examples.middle[name]}")
    board = page.locator(GAMES[name].BOARD)
    said: set[str] = set()
    for language in TITLES:
        page.get_by_role("button", name=language.upper(), exact=True).click()
        expect(board.get_by_role("heading", level=1)).to_have_text(TURNS[language])
        said.add(board.inner_text())
    assert len(said) == len(TITLES)
