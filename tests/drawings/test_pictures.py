"""Pictures of tables: whole, needing nothing else, made of a view and so without secrets."""

import random
import re
from operator import methodcaller
from xml.etree import ElementTree

import pytest

import tegel
from tegel.core.state import State
from tegel.drawings.arrows import Box, pointed
from tests.harness.kinds import KINDS, Kind

SVG = "{http://www.w3.org/2000/svg}"
shown = methodcaller("_repr_svg_")  # as a notebook asks for it


def some_tables(kind: Kind) -> list[State]:
    """A game of random moves, looked at every few of them and at its end."""
    state, chance = kind.new(7), random.Random(7)
    seen = []
    while not state.is_over:
        if len(state.moves) % 29 == 0:
            seen.append(state.copy())
        state.push(chance.choice(state.legal_moves))
    return [*seen, state]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_picture_is_well_formed_and_needs_nothing_from_elsewhere(kind: Kind) -> None:
    for state in some_tables(kind):
        drawn = shown(state)
        tree = ElementTree.fromstring(drawn)
        assert tree.tag == f"{SVG}svg"
        names = [one.get("id") for one in tree.iter() if one.get("id")]
        assert len(names) == len(set(names))
        used = set(re.findall(r'(?:href="|url\()#([\w-]+)', drawn))
        assert used <= set(names)
        assert "var(" not in drawn, "programs other than browsers know no variables"
        assert not re.search(r'(?:src|href)="(?!#)', drawn)
        symbols = [one.get("id") for one in tree.iter(f"{SVG}symbol")]
        assert set(symbols) <= used, "only what is used is brought along"


def test_pictures_in_one_notebook_keep_their_names_apart() -> None:
    state = tegel.new("azul", seed=7)
    first = shown(state)
    state.push(state.legal_moves[0])
    names = [set(re.findall(r'\bid="([^"]+)"', drawn)) for drawn in (first, shown(state))]
    assert not names[0] & names[1]


def test_the_same_table_gives_the_same_picture() -> None:
    tables = [tegel.new("ingenious", seed=7) for _ in range(2)]
    assert shown(tables[0]) == shown(tables[1])


def test_a_private_rack_is_drawn_by_its_backs_alone() -> None:
    state = tegel.new("ingenious", seed=7, start=0)
    draw = state.game.picture
    assert draw(state.view(0)).count("scale(.62)") == 6, "one's own rack"
    assert "scale(.62)" not in draw(state.view(None)), "a spectator sees nobody's"


# Where no picture shows anything.
AWAY = ("bag", "lid", "tower", "supply", "used", "track", "start")


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.game.spots], ids=str)
def test_an_arrow_can_lead_to_every_place_that_things_come_from_and_go_to(kind: Kind) -> None:
    state, chance, find_spots = kind.new(7), random.Random(7), kind.game.spots
    assert find_spots is not None
    ways: list[tuple[str, str]] = []
    spots: dict[str, Box] = {}
    while not state.is_over:
        view, seat = state.view(state.turn), state.turn
        state.push(chance.choice(state.legal_moves))
        told = state.last_move(seat)
        assert told is not None
        ways = [(one["start"], one["end"]) for one in told["flights"]]
        places = {place for way in ways for place in way if not place.startswith(AWAY)}
        spots = {name: Box(*box) for name, box in find_spots(view).items()}
        assert places <= set(spots)
    drawn = pointed(shown(state), ways, spots)
    tree = ElementTree.fromstring(drawn)
    wide, high = float(tree.get("width", 0)), float(tree.get("height", 0))
    for box in spots.values():
        assert 0 <= box.x <= box.x + box.width <= wide
        assert 0 <= box.y <= box.y + box.height <= high
