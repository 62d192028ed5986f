"""Exploring a game on the screen: back and forth, any move tried, the champion's lines below."""

import asyncio

from textual.pilot import Pilot

from tegel.tui.explore import ExploreApp
from tegel.tui.sittings.exploring import Exploring

from .helpers import COMPACT, NAMES, ROOMY, on_screen, played, text_of

PATIENCE = 120.0


def explored(game: str, moves: int, back: int) -> Exploring:
    """A game after some moves, a few of which were taken back."""
    state = played(game, moves)
    ahead = [state.pop() for _ in range(back)]
    return Exploring(state, ahead[::-1], NAMES[:2])


async def seen(pilot: Pilot[None], text: str) -> list[str]:
    """The screen, as soon as something stands there."""
    app = pilot.app
    assert isinstance(app, ExploreApp)
    async with asyncio.timeout(PATIENCE):
        while not any(text in line for line in text_of(app)):
            await pilot.pause(0.1)
    return text_of(app)


@on_screen
async def test_the_champions_lines_stand_below_the_table_and_deepen() -> None:
    sitting = explored("azul", 4, 2)
    app = ExploreApp(sitting, "en", "dark")
    async with app.run_test(size=ROOMY) as pilot:
        await seen(pilot, " 3. ")
        assert sitting.found is not None
        before = sitting.found.iterations
        while sitting.found.iterations == before:
            await pilot.pause(0.05)
        [best] = [line for line in text_of(app) if line.startswith(" 1. ")]
        assert "% to win" in best
        # Stopped, it stays as it is; and it goes on.
        await pilot.press("f2")
        assert not sitting.is_thinking
        stopped = sitting.found
        await pilot.pause(0.5)
        assert sitting.found is stopped
        await pilot.press("f2")
        while sitting.found is stopped:
            await pilot.pause(0.05)


@on_screen
async def test_one_walks_through_the_game_and_tries_other_moves() -> None:
    sitting = explored("azul", 12, 4)
    app = ExploreApp(sitting, "en", "dark")
    async with app.run_test(size=COMPACT) as pilot:
        state = sitting.state
        whole = played("azul", 12)
        await pilot.press("pagedown", "pagedown")
        await pilot.pause()
        assert state.moves == whole.moves[:10]
        await pilot.press("end")
        await pilot.pause()
        assert state == whole
        await pilot.press("home")
        await pilot.pause()
        assert state.moves == []
        await pilot.press("end")
        await pilot.pause()
        # The chance is that of the game, as often as one goes back.
        assert state == whole
        await pilot.press("u", "u")
        await pilot.pause()
        other = next(move for move in state.legal_moves if move != whole.moves[10])
        keys = (key if key != " " else "space" for key in state.text(other))
        await pilot.press(*keys, "enter")
        await pilot.pause()
        assert state.moves == [*whole.moves[:10], other]
        # What came instead is forgotten.
        await pilot.press("pagedown")
        await pilot.pause()
        assert len(state.moves) == 11


@on_screen
async def test_a_hint_shows_the_lines_on_the_board_and_the_position_is_left_behind() -> None:
    sitting = explored("ingenious", 9, 0)
    app = ExploreApp(sitting, "nl", "light")
    async with app.run_test(size=COMPACT) as pilot:
        while sitting.found is None:
            await pilot.pause(0.05)
        await pilot.press("f2", "h")  # stopped: else other lines may be found meanwhile
        while not app.advice:
            await pilot.pause(0.05)
        assert app.advice[0].move in [line.move for line in sitting.found.lines]
        await pilot.press("q")
    state = sitting.state
    assert sitting.farewell(app.words) == state.position_for(state.turn)


@on_screen
async def test_where_the_game_is_over_there_is_nothing_to_look_at() -> None:
    sitting = explored("azul", 10_000, 1)
    app = ExploreApp(sitting, "en", "dark")
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.press("pagedown")
        await pilot.pause()
        assert sitting.look.over
        assert sitting.found is None
        await pilot.press("escape", "pageup")
        await seen(pilot, "% to win")
