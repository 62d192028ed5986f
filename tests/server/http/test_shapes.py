"""What a page is told about the views is what the views are."""

from collections.abc import Iterator
from typing import TypedDict

import pytest
from jsonschema_rs import Draft202012Validator

from tegel.core.state import State
from tegel.games import find, games
from tegel.server.http.shapes import GameShapes, Shapes


def positions(game: str) -> Iterator[State]:
    state = State(find(game), {}, 7)
    yield state
    while not state.is_over:
        state.push(state.legal_moves[len(state.moves) % len(state.legal_moves)])
        yield state


@pytest.mark.parametrize("game", games())
def test_every_view_of_a_whole_game_has_the_shape_that_is_told(game: str) -> None:
    shapes = GameShapes(find(game))
    check = Draft202012Validator({**shapes.view, "components": {"schemas": shapes.found}})
    for state in positions(game):
        for seat in (None, *range(state.players)):
            check.validate(state.view(seat))


def test_a_view_that_no_page_could_be_told_is_refused() -> None:
    class Odd(TypedDict):
        bag: set[int]

    with pytest.raises(TypeError, match="no page can be told"):
        Shapes("odd").of(Odd)
