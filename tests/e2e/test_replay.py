"""Games that are over are walked through: from their table, or from a file."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.tables import Examples


def heading(page: Page, words: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(words)


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_table_is_replayed_with_keys_and_slider(
    name: str, visit: Visit, examples: Examples
) -> None:
    page = visit(state=examples.state).page
    page.goto(f"/replay/{examples.over[name]}")
    heading(page, "The start")
    slider = page.get_by_role("slider").first
    moves = int(slider.get_attribute("max") or 0)
    page.keyboard.press("ArrowRight")
    heading(page, f"Move 1 of {moves}")
    page.keyboard.press("ArrowRight")
    heading(page, f"Move 2 of {moves}")
    page.keyboard.press("ArrowLeft")
    heading(page, f"Move 1 of {moves}")
    page.keyboard.press("End")
    heading(page, f"Move {moves} of {moves}")
    slider.fill(str(moves // 2))
    heading(page, f"Move {moves // 2} of {moves}")
    slider.press("ArrowRight")
    heading(page, f"Move {moves // 2 + 1} of {moves}")
    assert page.url.endswith(f"?move={moves // 2 + 1}")
    page.goto(page.url)
    heading(page, f"Move {moves // 2 + 1} of {moves}")


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_saved_and_replayed_from_its_file(
    name: str, visit: Visit, examples: Examples, tmp_path: Path
) -> None:
    file = tmp_path / "game.tegel"
    page = visit(state=examples.state).page
    page.goto(f"/t/{examples.over[name]}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    download.value.save_as(file)
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    heading(page, "The start")
    moves = page.get_by_role("slider").first.get_attribute("max")
    page.keyboard.press("End")
    heading(page, f"Move {moves} of {moves}")


def test_a_file_that_is_no_record_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "letter.tegel"
    file.write_text("Dear Ada", encoding="utf-8")
    visitor = visit()
    visitor.page.goto("/replay")
    with visitor.apart():  # the browser notes that the server refused
        visitor.page.locator("input[type=file]").set_input_files(file)
        expect(visitor.page.get_by_role("alert")).to_contain_text("no game record")
