"""Whole games on the screen, by the mouse and by keys."""

from random import Random

import pytest

from tegel import State
from tegel.tui.means import Means
from tegel.tui.sittings.local import Local

from .helpers import COMPACT, ROOMY, against_bot, app_of, hot_seat, new, on_screen, play_on, text_of

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
    """Whether the sheet at the end has the total of each seat."""
    (total,) = (line for line in shown if " Total " in line)
    return all(f" {score} " in total for score in state.outcome.scores)


@pytest.mark.parametrize(
    ("state", "means"),
    [
        (new("azul"), Means()),
        (new("azul", players=4, wall="grey"), Means(colour=False)),
        (new("azul_duel"), Means(colour=False, signs=False)),
        (new("ingenious"), Means(signs=False)),
    ],
    ids=["azul", "azul 4 grey, no colour", "azul_duel, neither", "ingenious, ascii"],
)
@on_screen
async def test_people_at_one_screen_play_a_whole_game(state: State, means: Means) -> None:
    shown = await play_whole(hot_seat(state), COMPACT, means)
    assert state.is_over
    assert tells_result(state, shown)


@on_screen
async def test_a_person_plays_a_whole_game_against_a_bot() -> None:
    state = new("azul")
    shown = await play_whole(against_bot(state), ROOMY)
    assert tells_result(state, shown)
