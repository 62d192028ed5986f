"""Whole games on the screen, by the mouse and by keys."""

from random import Random
from typing import Any

import pytest

from tegel import State
from tegel.tui.boards import Scene, board
from tegel.tui.means import Means
from tegel.tui.paint import Paint
from tegel.tui.sittings.local import Local
from tests.harness.lockstep import WIDE

from .helpers import (
    COMPACT,
    NAMES,
    ROOMY,
    against_bot,
    app_of,
    hot_seat,
    new,
    on_screen,
    play_on,
    played,
    text_of,
    words_for,
)

LONGEST = 1500


async def play_whole(
    sitting: Local, size: tuple[int, int], means: Means | None = None
) -> list[str]:
    """Play until the game is over; what the screen then shows."""
    app, chance = app_of(sitting, means=means), Random(1)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for _ in range(LONGEST):
            if sitting.state.is_over:
                break
            await play_on(pilot, app, chance)
        await pilot.pause()
        return text_of(app)


def tells_result(state: State, shown: list[str]) -> bool:
    """Whether the sheet at the end has the total of each seat, or what counts instead."""
    (total,) = (line for line in shown if " Total " in line or "it counts" in line)
    return all(f" {score} " in total for score in state.outcome.scores)


def begun(game: str, share: float, **options: object) -> State:
    """A game of which a share was played before; all of it is to be played if there is time."""
    if not share or WIDE:
        return new(game, **options)
    return played(game, int(share * len(played(game, LONGEST, **options).moves)), **options)


@pytest.mark.parametrize(
    ("game", "options", "share", "means"),
    [
        ("azul", {}, 0, Means()),
        ("azul", {"players": 4, "wall": "grey"}, 0.85, Means(colour=False)),
        ("azul_duel", {}, 0.8, Means(colour=False, signs=False)),
        ("ingenious", {}, 0.8, Means(signs=False)),
    ],
    ids=["azul", "azul 4 grey, no colour", "azul_duel, neither", "ingenious, ascii"],
)
@on_screen
async def test_people_at_one_screen_play_to_the_end(
    game: str, options: dict[str, object], share: float, means: Means
) -> None:
    """A whole game; of the longer ones, a share was played before, unless there is more time."""
    state = begun(game, share, **options)
    shown = await play_whole(hot_seat(state), COMPACT, means)
    assert state.is_over
    assert tells_result(state, shown)


@on_screen
async def test_a_long_game_begins_on_the_screen_as_well() -> None:
    """Duel is prepared by other decisions than those by which it ends."""
    state = new("azul_duel")
    sitting, chance = hot_seat(state), Random(1)
    app = app_of(sitting)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.pause()
        while len(state.moves) < 30:
            await play_on(pilot, app, chance)


@on_screen
async def test_a_person_plays_a_game_to_its_end_against_a_bot() -> None:
    state = begun("azul", 0.6)
    shown = await play_whole(against_bot(state), ROOMY)
    assert tells_result(state, shown)


def unwritten(told: object) -> object:
    """The same where each move is written in a way that nobody can read."""
    if isinstance(told, dict):
        return {
            key: f"…{told.get('move')}" if key == "text" else unwritten(value)
            for key, value in told.items()
        }
    return [unwritten(one) for one in told] if isinstance(told, list | tuple) else told


@pytest.mark.parametrize(("game", "moves"), [("azul", 25), ("azul_duel", 61), ("ingenious", 31)])
def test_how_moves_are_written_is_read_by_nobody(game: str, moves: int) -> None:
    state = played(game, moves)
    view = state.view(state.turn)
    assert view["moves"]
    assert drawn(game, state, view) == drawn(game, state, unwritten(view))


def drawn(game: str, state: State, view: Any) -> list[str]:
    """A table as it is drawn, what may be chosen there, and the same in sentences."""
    own, words, names = board(game), words_for(game), NAMES[: state.players]
    paint, (width, height) = Paint("dark"), ROOMY
    scene = Scene(view, names, state.turn, view["moves"], (), (), width, height, paint, words)
    canvas = own.draw(scene)
    spots = [f"{spot.says} {spot.moves}" for spot in canvas.spots]
    return [*canvas.lines(), *spots, own.task(scene), *own.tell(view, names, words)]
