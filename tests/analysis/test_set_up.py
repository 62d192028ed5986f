"""A position is set up field by field: what can't be is told, and what can lies on the table."""

from random import Random

import pytest

import tegel
from tegel.analysis.set_up import SetUp
from tegel.analysis.spelling import Cells, Choice, Heap, Number, Tally
from tegel.core.errors import BadPosition
from tegel.core.game import Game
from tests.fourth import GAME

GAMES = [*tegel.games().values(), GAME]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def new(game: Game | str, **options: object) -> SetUp:
    """A new game to be changed."""
    found = tegel.find(game) if isinstance(game, str) else game
    return SetUp.of(tegel.State(found, options, 7).position, found)


def wrong(setup: SetUp) -> str | None:
    """The field with which something is wrong; nothing, if it is the whole."""
    return None if setup.problem is None else setup.problem.field or ""


@every_game
def test_a_new_game_is_possible_and_lies_there(game: Game) -> None:
    setup = new(game)
    assert wrong(setup) is None
    assert setup.state is not None
    assert setup.state.position == setup.text
    assert setup.table is setup.state


def test_a_tile_is_laid_and_the_bag_follows() -> None:
    setup = new("azul")
    before = setup.table.view(0)["bag"]["blue"]
    setup.change("round", "2")
    assert wrong(setup) == "idle"
    assert "idle" in setup.fields  # so that it can be told
    setup.change("wall0", "B..../...../...../...../.....")
    assert wrong(setup) is None
    assert setup.state is not None
    view = setup.state.view(0)
    assert view["boards"][0]["wall"][0][0] == "blue"
    assert view["bag"]["blue"] == before - 1


def test_while_something_is_wrong_the_rest_still_lies_on_the_table() -> None:
    setup = new("azul")
    setup.change("score0", "9")
    assert wrong(setup) == "score0"
    assert setup.state is None
    assert setup.table.view(0)["boards"][0]["score"] == 9
    # What can't be laid at all is as it was; what else is changed is seen.
    setup.change("lines0", "-/BY/-/-/-")
    setup.change("centre", "K")
    assert wrong(setup) == "lines0"
    view = setup.table.view(0)
    assert view["boards"][0]["lines"][1]["count"] == 0
    assert view["centre"] == ["black"]


def test_a_pile_that_the_text_tells_follows_when_a_tile_is_laid_or_taken_away() -> None:
    setup = new("ingenious")
    unseen = setup.values["unseen"]
    assert "RG3" in unseen
    rows = setup.values["board"].split("/")
    setup.change("board", "/".join([*rows[:4], "R9", *rows[5:]]))
    assert setup.values["unseen"] == unseen  # half a tile is none
    setup.change("board", "/".join([*rows[:4], "RG8", *rows[5:]]))
    assert "RG2" in setup.values["unseen"]
    assert wrong(setup) != "board"
    setup.change("board", "/".join([*rows[:4], "1G8", *rows[5:]]))
    setup.change("board", "/".join(rows))
    assert setup.values["unseen"] == unseen
    assert wrong(setup) is None
    # What goes to a rack comes from there.
    rack = setup.values["rack0"]
    setup.change("rack0", rack.replace("RO1", ""))
    setup.change("rack0", rack.replace("RO1", "RG1"))
    assert "RG2" in setup.values["unseen"]
    assert wrong(setup) is None


def test_other_options_bring_the_fields_that_they_need() -> None:
    setup = new("azul")
    setup.change("players", "3")
    assert "lines2" in setup.values
    assert len(setup.values["factories"].split("/")) == 7
    assert wrong(setup) is None
    setup.change("centre", "B")
    setup.change("wall", "grey")
    assert setup.values["centre"] == "B"  # the same fields: what was poured stays
    setup.change("players", "9")
    assert wrong(setup) == "players"


def test_changes_are_taken_back_one_by_one() -> None:
    setup = new("azul")
    texts = [setup.text]
    for n in (1, 2, 3):
        setup.change("centre", "B" * n)
        texts.append(setup.text)
    for text in texts[-2::-1]:
        assert setup.undo()
        assert setup.text == text
    assert not setup.undo()


def test_an_empty_table_has_nothing_poured_and_a_text_is_taken_whole() -> None:
    setup = new("azul")
    setup.empty()
    assert setup.values["factories"] == "-/-/-/-/-"
    assert wrong(setup) is not None
    other = tegel.new("azul", players=4, seed=9).position
    setup.take(other)
    assert wrong(setup) is None
    assert setup.text == other
    with pytest.raises(BadPosition):
        setup.take("azul/1 what")
    assert setup.text == other


@every_game
def test_whatever_is_tapped_there_is_a_table_to_be_seen(game: Game) -> None:
    setup, chance = new(game), Random(1)
    impossible = 0
    for _ in range(400):
        name = chance.choice(setup.fields)
        how, value = setup.spelling(name), setup.values.get(name, "-")
        parts, part = how.parts(value), how.part
        n = chance.randrange(len(parts))
        text = chance.choice(("-", "x", "1", "?"))
        if isinstance(part, Number):
            text = part.more(parts[n], chance.choice((-1, 1, 5)))
        elif isinstance(part, Choice):
            text = part.next(parts[n], 1)
        elif isinstance(part, Tally):
            text = part.more(parts[n], chance.choice(part.names), chance.choice((-1, 1)))
        elif isinstance(part, Heap | Cells):
            room = len(part.lying(parts[n])) + isinstance(part, Heap)
            text = part.tapped(parts[n], chance.randrange(room), chance.choice(part.letters))
        setup.change(name, how.changed(value, n, text))
        assert setup.table.view(setup.table.turn)
        impossible += setup.problem is not None
        if chance.random() < 0.3:
            setup.undo()
    assert 0 < impossible < 400
