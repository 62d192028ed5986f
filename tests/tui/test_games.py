"""Whole games on the screen, by the mouse and by keys."""

from random import Random

import pytest

from tegel import State
from tegel.tui.means import Means
from tegel.tui.sittings.local import Local
from tests.harness.lockstep import WIDE

from .helpers import (
    COMPACT,
    ROOMY,
    against_bot,
    app_of,
    hot_seat,
    new,
    on_screen,
    play_on,
    played,
    text_of,
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
