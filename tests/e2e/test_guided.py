"""A guided first game: a real one, explained while it is played; by mouse, finger and keys."""

import json
from collections.abc import Callable
from random import Random
from types import ModuleType

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.drive.hand import END
from tests.e2e.drive.play import finger, keys, mouse, wait_for_turn
from tests.e2e.visitor import PHONE

CARD = "section.guide:visible"
GO_ON = f"{CARD} .btn.primary"
LOWEST = """([what, edge]) => Math.max(
    ...[...document.querySelectorAll(what)].map(one => one.getBoundingClientRect()[edge]))"""
# What whoever plays a few turns can't miss, whatever is dealt.
SURE = {
    "azul": {"take", "lay", "other", "wall", "round"},
    "azul_duel": {"plate", "space", "sun", "line", "other", "tiling", "round"},
    "ingenious": {"tile", "place", "draw", "other", "lowest"},
}


def begin(page: Page, name: str) -> ModuleType:
    """From the front page, as somebody who was never here."""
    page.goto("/")
    offer = page.get_by_role("region", name="Never played?")
    offer.get_by_role("button", name=f"Learn by playing: {GAMES[name].TITLE}", exact=True).click()
    page.locator(GAMES[name].BOARD).wait_for()
    page.locator(CARD).wait_for()
    return GAMES[name]


def learnt(page: Page, name: str) -> set[str]:
    kept = json.loads(page.evaluate("localStorage['tegel.guide']"))
    return {*kept[name]["ideas"]}


def read_on(page: Page, on: Callable[[], None]) -> None:
    """Go on until something is to be done; whatever is explained has words."""
    while page.locator(GO_ON).count():
        expect(page.locator(f"{CARD} .words")).not_to_be_empty()
        before = page.locator(f"{CARD} .words").inner_text()
        on()
        expect(page.locator(f"{CARD} .words")).not_to_have_text(before)


def learn(
    page: Page, game: ModuleType, step: Callable[[], None], on: Callable[[], None], most: int
) -> None:
    """Play and read until the game is over, or so many decisions fell."""
    for _ in range(most):
        if not wait_for_turn(page, game):
            return
        read_on(page, on)
        step()


@pytest.mark.parametrize(("name", "most"), [("azul", 200), ("azul_duel", 60), ("ingenious", 40)])
def test_a_game_explains_itself_while_it_is_played(name: str, most: int, visit: Visit) -> None:
    page = visit().page
    game = begin(page, name)
    expect(page.locator("[data-lit]").first).to_be_visible()
    assert violations(page) == []
    hand = mouse(page, game, Random(4))
    learn(page, game, hand, lambda: page.locator(GO_ON).click(), most)
    assert learnt(page, name) >= SURE[name]
    if name == "azul":  # soon over: then somebody is proposed who is new to it too
        page.locator(END).get_by_role("button", name="Play Newcomer").click()
        page.locator(f"{game.BOARD} [aria-disabled=false]").first.wait_for()
        expect(page.locator(END)).to_have_count(0)
        expect(page.locator(CARD)).to_have_count(0)


def test_a_finger_is_enough_and_what_is_lit_is_in_sight(visit: Visit) -> None:
    page = visit(screen=PHONE).page
    game = begin(page, "ingenious")
    assert page.evaluate(LOWEST, [f"{game.BOARD} [data-lit]", "bottom"]) < page.evaluate(
        LOWEST, [".coach", "top"]
    )
    tap = finger(page, game, Random(6))
    learn(page, game, tap, lambda: page.locator(GO_ON).tap(), 12)
    assert learnt(page, "ingenious") >= SURE["ingenious"]


def test_keys_are_enough(visit: Visit) -> None:
    page = visit().page
    game = begin(page, "azul")
    press = keys(page, game, Random(7))
    learn(page, game, press, lambda: page.keyboard.press("n"), 16)
    assert learnt(page, "azul") >= SURE["azul"]


def test_who_leaves_comes_back_to_the_same_step(visit: Visit) -> None:
    page = visit().page
    game = begin(page, "azul_duel")
    learn(page, game, mouse(page, game, Random(8)), lambda: page.locator(GO_ON).click(), 6)
    assert wait_for_turn(page, game)
    step, known = page.locator(f"{CARD} .words").inner_text(), learnt(page, "azul_duel")
    page.reload()
    expect(page.locator(f"{CARD} .words")).to_have_text(step)
    page.goto("/")
    page.get_by_role("button", name="Continue: Azul Duel", exact=True).click()
    expect(page.locator(f"{CARD} .words")).to_have_text(step)
    assert learnt(page, "azul_duel") == known


def test_at_a_first_ordinary_table_the_first_move_is_explained(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Play now: Azul, Newcomer", exact=True).click()
    game = GAMES["azul"]
    assert wait_for_turn(page, game)
    expect(page.locator(".firstly")).to_contain_text("First take tiles")
    expect(page.locator(".dish[data-lit]").first).to_be_visible()
    mouse(page, game, Random(9))()
    assert wait_for_turn(page, game)
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_rules_are_looked_up_by_their_words(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn/azul")
    index = page.get_by_role("navigation", name="What the rules tell")
    expect(index.get_by_role("button")).to_have_count(6)
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("FLOOR line")
    expect(page.locator(".found mark").first).to_have_text("floor")
    search.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".lessons h2:focus")).to_be_in_viewport()
    search.fill("chess")
    expect(page.locator(".found")).to_have_text("The rules do not have these words.")
    search.press("Escape")
    expect(index).to_be_visible()
    assert violations(page) == []
