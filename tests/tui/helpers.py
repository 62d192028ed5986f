"""What the tests of the terminal share: games to sit at, hands that play, the screen as text."""

import asyncio
import io
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any, ParamSpec, cast
from unittest.mock import patch

from rich.console import Console
from rich.text import Text
from textual.pilot import Pilot

import tegel
from tegel import State
from tegel.bots.roster import player
from tegel.core.words import Words
from tegel.tui.app import TegelApp
from tegel.tui.canvas import Spot
from tegel.tui.keep import Keep
from tegel.tui.means import Means
from tegel.tui.paint import Theme
from tegel.tui.sittings.local import Local, Place
from tegel.tui.widgets.board import BoardView
from tegel.tui.words import game_words

COMPACT, ROOMY = (80, 24), (140, 45)
NAMES = ("Anna", "Ben", "Cleo", "Dörte")


Told = ParamSpec("Told")


# Rounds of the loop, far more than a key or a click takes from one widget to the next.
ROUNDS = 100
# Seconds, longer than a screen waits until it is drawn anew.
TICK = 0.02


async def until_idle(*least_and_most: float) -> None:
    """Let the loop do all that waits.

    Textual itself waits until the process takes no processor time: on a busy machine that may be
    because it gets none, and where a champion thinks beside the screen it takes all it can get.
    """
    await asyncio.sleep(TICK)
    for _ in range(ROUNDS):
        await asyncio.sleep(0)


def on_screen(test: Callable[Told, Awaitable[None]]) -> Callable[Told, None]:
    """A test that runs in a loop of its own, as an application does."""

    @wraps(test)
    def run(*args: Told.args, **names: Told.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **names)

        with (
            patch("textual.app.wait_for_idle", until_idle),
            patch("textual.pilot.wait_for_idle", until_idle),
        ):
            asyncio.run(whole())

    return run


def new(game: str, **options: object) -> State:
    """A fresh game."""
    return State(tegel.find(game), options, 7)


def played(game: str, moves: int, **options: object) -> State:
    """A game after so many moves of somebody who likes points."""
    state, chance = new(game, **options), Random(7)
    while len(state.moves) < moves and not state.is_over:
        offered = state.view(state.turn)["moves"]
        state.push(max(offered, key=lambda move: (move["gain"], chance.random()))["move"])
    return state


def hot_seat(state: State, keep: Keep | None = None) -> Local:
    """All seats are people's."""
    places = [Place(name) for name in NAMES[: state.players]]
    return Local(state, places, keep, pace=0, adviser="greedy")


def against_bot(state: State, bot: str = "greedy", keep: Keep | None = None) -> Local:
    """One person, and a bot that moves at once."""
    places = [Place("Anna"), Place(f"{bot} 1", player(bot))]
    return Local(state, places, keep, pace=0, adviser="greedy")


def app_of(
    sitting: Any, language: str = "en", theme: Theme = "dark", means: Means | None = None
) -> TegelApp:
    """The application at a sitting."""
    return TegelApp(sitting, language, theme, means)


def kept(folder: Path) -> Keep:
    """A file for a game."""
    return Keep(folder / "game.tegel", chosen=True)


def words_for(game: str, language: str = "en") -> Words:
    """The words that a game's board has."""
    return game_words(language, tegel.find(game))


def board_of(app: TegelApp) -> BoardView:
    """The board on the screen, also below a sheet."""
    return app.screen_stack[0].query_one(BoardView)


def text_of(app: TegelApp) -> list[str]:
    """The screen as lines of text."""
    width, height = app.size
    console = Console(width=width, height=height, file=io.StringIO(), force_terminal=True)
    screen = cast(Any, app.screen)
    with console.capture() as capture:
        console.print(screen._compositor.render_update(full=True))
    return [line.rstrip() for line in Text.from_ansi(capture.get()).plain.splitlines()]


def best(spots: Sequence[Spot], gains: dict[int, int], chance: Random) -> Spot:
    """The spot whose best move brings most."""
    return max(spots, key=lambda spot: (max(gains[move] for move in spot.moves), chance.random()))


async def play_on(pilot: Pilot[None], app: TegelApp, chance: Random) -> None:
    """Choose once, by the mouse or by keys."""
    if app.screen is not app.screen_stack[0]:
        await pilot.press("enter")
        return
    board = board_of(app)
    view = app.sitting.look.view
    assert view is not None
    gains = {move["move"]: move["gain"] for move in view["moves"]}
    if not board.spots:
        await pilot.pause()
        return
    spot = best(board.spots, gains, chance)
    if chance.random() < 0.2:
        box = spot.boxes[0]
        await pilot.click(BoardView, offset=(box.x + box.width // 2, box.y))
    else:
        await pilot.press(spot.key or "enter")
