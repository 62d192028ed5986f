"""A guided first game: a real one, explained while it is played; by mouse, finger and keys."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.drive.hand import END
from tests.e2e.drive.play import Step, finger, keys, mouse, wait_for_turn
from tests.e2e.fit import SCREENS
from tests.e2e.test_undo import resign
from tests.e2e.visitor import DESK, PHONE

CARD = "section.guide:visible"
GO_ON = f"{CARD} .btn.primary"
LOWEST = """([what, edge]) => Math.max(
    ...[...document.querySelectorAll(what)].map(one => one.getBoundingClientRect()[edge]))"""
# Nothing lies over the words, from their one end to the other.
UNCOVERED = """words => {
    const { x, y, width, height } = words.getBoundingClientRect()
    return [0.1, 0.5, 0.9].every(part => words.contains(
        document.elementFromPoint(x + part * width, y + height / 2)))
}"""
# What nobody can miss, whatever is dealt: who plays a few turns, and who plays one.
SURE = {
    "azul": {"take", "lay", "other", "wall", "round"},
    "azul_duel": {"plate", "space", "sun", "line", "other", "tiling", "round"},
    "ingenious": {"tile", "place", "draw", "other", "lowest"},
}
FIRST = {
    "azul": {"take", "lay", "other"},
    "azul_duel": {"plate", "space", "sun", "line"},
    "ingenious": {"tile", "place", "draw", "other"},
}


@dataclass(frozen=True)
class Way:
    """What somebody plays with."""

    screen: dict[str, Any]
    press: Callable[[Locator], None]
    go_on: Callable[[Page], None]
    hand: Callable[[Page, ModuleType, Random], Step]


MOUSE = Way(DESK, Locator.click, lambda page: page.locator(GO_ON).click(), mouse)
FINGER = Way(PHONE, Locator.tap, lambda page: page.locator(GO_ON).tap(), finger)
ACROSS = SCREENS["phone 667×375"]["viewport"]
KEYS = Way(DESK, lambda button: button.press("Enter"), lambda page: page.keyboard.press("n"), keys)


def begin(page: Page, name: str, way: Way = MOUSE) -> ModuleType:
    """From the front page, as somebody who was never here."""
    page.goto("/")
    offer = page.get_by_role("region", name="Never played?")
    title = f"Learn by playing: {GAMES[name].TITLE}"
    way.press(offer.get_by_role("button", name=title, exact=True))
    page.locator(GAMES[name].BOARD).wait_for()
    page.locator(CARD).wait_for()
    return GAMES[name]


def learnt(page: Page, name: str) -> set[str]:
    kept = json.loads(page.evaluate("localStorage['tegel.guide']"))
    return {*kept[name]["ideas"]}


def read_on(page: Page, way: Way) -> None:
    """Go on until something is to be done; whatever is explained has words."""
    while page.locator(GO_ON).count():
        expect(page.locator(f"{CARD} .words")).not_to_be_empty()
        before = page.locator(f"{CARD} .words").inner_text()
        way.go_on(page)
        expect(page.locator(f"{CARD} .words")).not_to_have_text(before)


def learn(page: Page, name: str, way: Way, chance: Random, until: set[str], most: int) -> None:
    """Play and read until so much is learnt."""
    step = way.hand(page, GAMES[name], chance)
    for _ in range(most):
        if learnt(page, name) >= until or not wait_for_turn(page, GAMES[name]):
            break
        read_on(page, way)
        step()
    assert learnt(page, name) >= until


@pytest.mark.parametrize(("name", "most"), [("azul", 200), ("azul_duel", 60), ("ingenious", 40)])
def test_a_game_explains_itself_while_it_is_played(name: str, most: int, visit: Visit) -> None:
    page = visit().page
    begin(page, name)
    expect(page.locator("[data-lit]").first).to_be_visible()
    assert violations(page) == []
    learn(page, name, MOUSE, Random(4), SURE[name], most)


def test_after_a_guided_game_somebody_is_proposed_who_is_new_to_it_too(visit: Visit) -> None:
    page = visit().page
    game = begin(page, "azul")
    learn(page, "azul", MOUSE, Random(4), FIRST["azul"], 8)
    resign(page)
    page.locator(END).get_by_role("button", name="Play Newcomer").click()
    page.locator(f"{game.BOARD} [aria-disabled=false]").first.wait_for()
    expect(page.locator(END)).to_have_count(0)
    expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_finger_is_enough_and_what_is_lit_is_in_sight(name: str, visit: Visit) -> None:
    page = visit(screen=FINGER.screen).page
    game = begin(page, name, FINGER)
    assert page.evaluate(LOWEST, [f"{game.BOARD} [data-lit]", "bottom"]) < page.evaluate(
        LOWEST, [".coach", "top"]
    )
    words = page.locator(f"{CARD} .words")
    page.set_viewport_size(ACROSS)
    assert words.evaluate(UNCOVERED)
    page.set_viewport_size(FINGER.screen["viewport"])
    learn(page, name, FINGER, Random(6), FIRST[name], 24)


@pytest.mark.parametrize("name", GAMES)
def test_keys_are_enough(name: str, visit: Visit) -> None:
    page = visit().page
    begin(page, name, KEYS)
    learn(page, name, KEYS, Random(7), FIRST[name], 24)


def test_who_leaves_comes_back_to_the_same_step(visit: Visit) -> None:
    page = visit().page
    game = begin(page, "azul_duel")
    learn(page, "azul_duel", MOUSE, Random(8), {"plate", "space"}, 8)
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
