"""A position is set up by clicking, thought about with the champion, shared by link and saved."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import tegel
from tests.e2e.axe import violations
from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.tables import Examples
from tests.e2e.visitor import DESK, PHONE

TITLES = {"azul": "Azul", "azul_duel": "Azul Duel", "ingenious": "Ingenious"}


def begin(page: Page, name: str) -> None:
    page.goto("/analyse")
    page.get_by_role("button", name=TITLES[name], exact=True).click()
    page.get_by_role("button", name="Set up a position").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Set up a position")


def hold(page: Page, what: str) -> None:
    page.get_by_role("group", name="What to place").get_by_role("button", name=what).click()


def pour_azul(page: Page) -> None:
    """Four tiles of a colour on each factory; one of them is poured wrong first."""
    for factory, colour in enumerate(("blue", "yellow", "red", "black", "white"), 1):
        hold(page, colour)
        for _ in range(4):
            dish = page.get_by_role("group", name=f"Factory {factory}")
            dish.get_by_role("button", name="nothing").first.click()
    hold(page, "blue")
    third = page.get_by_role("button", name="Factory 3 4: red")
    third.click()
    expect(
        page.get_by_role("group", name="Factory 3").get_by_role("button", name="blue")
    ).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(third).to_be_visible()


def lay_ingenious(page: Page) -> None:
    """A tile for the board and as many as a rack holds: both halves of each alike."""
    hold(page, "red")
    for cell in ("a2, free", "a3, free"):
        page.get_by_role("gridcell", name=cell).click()
    page.get_by_role("group", name="Printed symbols").get_by_role("button", name="red").click()
    page.get_by_role("group", name="To move").get_by_role("button", name="Player 2").click()
    rack = page.get_by_role("region", name="Player 2", exact=True)
    rack.get_by_role("checkbox").uncheck()
    page.get_by_role("region", name="Player 1", exact=True).get_by_role("checkbox").check()
    for colour in ("red", "green", "blue", "orange", "yellow", "purple"):
        hold(page, colour)
        for _ in range(2):
            rack.get_by_role("button", name="empty place").click()


def choose_duel(page: Page) -> None:
    """A new game, but with another plate in the display and another tile in a sun."""
    page.get_by_role("button", name="A new game").click()
    shelf = page.get_by_role("region", name="Dome plates")
    shelf.get_by_role("button", name="Take away").first.click()
    shelf.get_by_role("button", name="Choose a dome plate").click()
    page.get_by_role("dialog").get_by_role("button", name="plate").last.click()
    sun = page.get_by_role("button", name="Factory 1, sun 1")
    words = sun.get_attribute("aria-label") or ""
    other = "yellow" if words.endswith("blue") else "blue"
    hold(page, other)
    sun.click()


SET_UPS: dict[str, Callable[[Page], None]] = {
    "azul": pour_azul,
    "ingenious": lay_ingenious,
    "azul_duel": choose_duel,
}


def best(page: Page) -> Locator:
    """The first move of the champion's best line."""
    return page.get_by_role("region", name="The champion").locator("li .best button").first


def pattern_line(page: Page, line: int) -> Locator:
    """On the board; the champion's lines may speak of it, too."""
    return page.get_by_role("button", name=re.compile(f"^Pattern line {line},"))


def stands(page: Page) -> Locator:
    """The move at which one stands; where there is little room, moves are turned up first."""
    tab = page.get_by_role("button", name="Moves", exact=True)
    if tab.is_visible():
        tab.click()
    return page.get_by_role("region", name="Moves").locator("[aria-current=step]")


@pytest.mark.parametrize(
    ("name", "screen"),
    [*((name, DESK) for name in GAMES), ("azul", PHONE)],
    ids=[*GAMES, "azul-phone"],
)
def test_a_position_set_up_by_clicking_is_analysed_and_shared(
    name: str, screen: dict[str, object], visit: Visit
) -> None:
    visitor = visit(screen=screen)
    page = visitor.page
    with visitor.apart():  # what is not possible yet is refused, and a browser notes that
        begin(page, name)
        SET_UPS[name](page)
        done = page.get_by_role("button", name="Analyse")
        expect(done).to_be_enabled()
        if screen is DESK:
            page.evaluate("scrollTo(0, document.body.scrollHeight)")  # nothing is covered there
            assert violations(page) == []
        done.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("to move")
    if screen is PHONE:
        page.get_by_role("button", name="The champion").click()
    expect(best(page)).to_be_visible()
    assert violations(page) == []
    best(page).click()
    if screen is PHONE:
        page.get_by_role("button", name="The champion").click()
    here = stands(page)
    expect(here).not_to_have_text("The start")
    other = visit(screen=DESK).page
    other.goto(page.url)
    expect(other.get_by_role("region", name="The champion")).to_be_visible()
    expect(stands(other)).to_have_text(here.inner_text())
    if name == "azul_duel":  # amid a turn too, with the plate that was taken
        page.get_by_role("button", name="Set up a position").click()
        expect(page.get_by_label("What is asked")).to_have_value("space")
        expect(page.get_by_role("button", name="Analyse")).to_be_enabled()


def test_variations_and_comments_are_saved_and_opened_again(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "analysis.tegel"
    page = visit().page
    page.goto("/analyse?game=azul&players=2&s=7")
    moves = page.get_by_role("region", name="Moves")
    for n, (factory, colour, line) in enumerate(((1, "blue", 1), (2, "yellow", 2)), 1):
        dish = page.get_by_role("group", name=f"Factory {factory}")
        tile = dish.get_by_role("button", name=colour)
        tile.click()
        pattern_line(page, line).click()
        page.get_by_role("button", name="Lay on").click()
        # Each step is seen before the next: the server may take its time.
        expect(moves.get_by_role("button", name="1.")).to_have_count(n)
        expect(tile).to_have_count(0)
        page.keyboard.press("ArrowLeft")
        expect(tile).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(moves.get_by_role("button", name="1.").first).to_have_attribute("aria-current", "step")
    page.get_by_text("Note this move").click()
    page.get_by_role("button", name="! good", exact=True).click()
    page.get_by_role("textbox", name="Comment").fill("Why not?")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    download.value.save_as(file)
    page.goto("/analyse")
    page.locator("input[type=file]").set_input_files(file)
    expect(moves.get_by_text("Why not?")).to_be_visible()
    expect(moves.get_by_role("button", name="1.")).to_have_count(2)
    moves.get_by_role("button", name="1.").last.click()
    page.get_by_text("Note this move").click()
    page.get_by_role("button", name="Make it the main line").click()
    expect(moves.get_by_role("button", name="1.").first).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Delete from here").click()
    expect(moves.get_by_role("button", name="1.")).to_have_count(1)


def test_a_finished_game_is_analysed_from_the_move_that_is_looked_at(
    visit: Visit, examples: Examples
) -> None:
    page = visit().page  # somebody else: who plays a game is not told about it
    page.goto(f"/replay/{examples.over['azul']}?move=3")
    page.get_by_role("button", name="Analyse from here").click()
    third = page.get_by_role("region", name="Moves").get_by_role("button", name="3.", exact=False)
    expect(third.first).to_have_attribute("aria-current", "step")
    page.keyboard.press("End")
    expect(page.get_by_role("heading", level=1)).to_have_text("The game is over")
    page.keyboard.press("Home")
    expect(page.get_by_role("heading", level=1)).to_contain_text("to move")


def test_what_is_no_position_is_told_in_words(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/analyse")
    page.get_by_role("textbox", name="A position as text").fill("azul/1 round=99")
    with visitor.apart():
        page.get_by_role("button", name="Analyse", exact=True).click()
        expect(page.get_by_role("alert")).to_be_visible()
    assert violations(page) == []


ALIKE = (
    "azul/1 players=2 round=1 phase=offer turn=0 starter=0 marker=centre "
    "factories=BBBB/YYYY/RRRR/KKKK/WWWW centre=- lid=- score0=0 lines0=-/-/-/-/- "
    "wall0=...../...../...../...../..... floor0=- score1=0 lines1=-/-/-/-/- "
    "wall1=...../...../...../...../..... floor1=-"
)
NOT_SEEN = (
    "ingenious/1 players=2 turns=0 phase=tile turn=0 claimed=- "
    "board=R4G/7/8/9/10/P9B/10/9/8/7/Y4O "
    "unseen=RR2RG3RB3RO3RY3RP3GG2GB3GO3GY3GP3BB2BO3BY3BP3OO2OY3OP3YY2YP3PP2 "
    "tracks0=0/0/0/0/0/0 rack0=?6 tracks1=0/0/0/0/0/0 rack1=?6"
)


def write_down(page: Page, name: str, text: str) -> None:
    """Begin to write down a game that began so."""
    page.goto("/analyse")
    page.get_by_role("button", name=TITLES[name], exact=True).click()
    page.get_by_role("button", name="Write down a game").click()
    # Where one begins a text can be written too, as long as the deal has not come.
    page.get_by_text("As text", exact=True).click()
    page.get_by_role("textbox", name="As text", exact=True).fill(text)
    page.get_by_role("button", name="Take this text").click()
    page.get_by_role("button", name="Begin").click()


def test_a_game_from_a_real_table_is_written_down_by_clicking(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    with visitor.apart():  # the empty table is no position yet
        write_down(page, "azul", ALIKE)
    moves = page.get_by_role("region", name="Moves")
    taken = (("blue", 4), ("yellow", 4), ("red", 5), ("black", 5), ("white", 3))
    for n, (colour, line) in enumerate(taken, 1):
        dish = page.get_by_role("group", name=f"Factory {n}")
        dish.get_by_role("button", name=colour).first.click()
        pattern_line(page, line).click()
        lay = page.get_by_role("button", name="Lay on")
        if lay.is_visible():
            lay.click()
        expect(moves.get_by_role("button", name=f"{n}.")).to_be_visible()
    came = page.get_by_role("dialog", name="What came on the table?")
    expect(came).to_be_visible()
    assert violations(page) == []
    for colour in ("blue", "blue", "black", "red") * 5:
        came.get_by_role("button", name=colour, exact=True).click()
    came.get_by_role("button", name="Factories 5, 4: red").click()  # it was another one
    came.get_by_role("button", name="white", exact=True).click()
    came.get_by_role("button", name="That came").click()
    expect(came).to_be_hidden()
    page.reload()  # the address has all of it
    expect(moves.get_by_role("button", name="5.")).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("dialog")).to_be_hidden()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    download.value.save_as(tmp_path / "table.tegel")
    record = tegel.load(tmp_path / "table.tegel")
    assert record.notes[5].deals == ("factories=BBKR/BBKR/BBKR/BBKR/BBKW",)
    record.verify()


def test_of_a_hidden_rack_any_tile_may_have_been_played(visit: Visit) -> None:
    visitor = visit(screen=PHONE)
    page = visitor.page
    with visitor.apart():
        write_down(page, "ingenious", NOT_SEEN)
    chosen = page.get_by_role("dialog", name="Which one did Player 1 play?")
    expect(chosen).to_be_visible()
    assert violations(page) == []
    chosen.get_by_role("button", name="double purple").click()
    expect(page.get_by_role("button", name="Choose its place")).to_be_visible()
