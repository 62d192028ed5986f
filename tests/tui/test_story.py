"""The log on the screen: signs where they are seen, words where they are not."""

from typing import Any

import pytest
from rich.containers import Lines
from rich.text import Text

from tegel.tui.means import Means
from tegel.tui.widgets.log import LogView

from .helpers import (
    COMPACT,
    NAMES,
    ROOMY,
    against_bot,
    app_of,
    hot_seat,
    new,
    on_screen,
    played,
    text_of,
)


async def log_of(game: str, language: str, means: Means) -> str:
    """What the log says of a game that has gone on for a while."""
    app = app_of(hot_seat(played(game, 12)), language, means=means)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.pause()
        await pilot.press("enter", "l")
        await pilot.pause()
        return " ".join(" ".join(text_of(app)).split())


@on_screen
async def test_tiles_are_drawn_as_signs_where_colours_and_signs_are_seen() -> None:
    told = await log_of("azul", "en", Means())
    assert "takes ✻" in told or "takes ✤" in told or "takes ✦" in told
    assert " tiles from " not in told


@pytest.mark.parametrize(
    ("language", "words"), [("en", "tiles from"), ("nl", "tegels van"), ("de", "Fliesen aus")]
)
@pytest.mark.parametrize("means", [Means(colour=False), Means(signs=False)], ids=["grey", "ascii"])
@on_screen
async def test_they_are_said_where_something_is_not_seen(
    language: str, words: str, means: Means
) -> None:
    told = await log_of("azul", language, means)
    assert words in told
    assert means.signs or told.isascii()


@on_screen
async def test_what_is_taken_back_is_told_beside_the_table() -> None:
    app = app_of(against_bot(new("azul", start=0), "random"))
    async with app.run_test(size=ROOMY) as pilot:
        await pilot.pause()
        await pilot.press("enter", "enter")
        while len(app.sitting.look.log) < 2:
            await pilot.pause()
        await pilot.press("u")
        await pilot.pause()
        told = " ".join("".join(line[111:] + " " for line in text_of(app)).split())
        assert told.count("(taken back)") == 2


@on_screen
async def test_a_move_in_a_long_game_tells_no_more_than_itself_anew() -> None:
    sitting = hot_seat(played("ingenious", 90))
    app = app_of(sitting)
    broken: list[str] = []
    wrap = Text.wrap

    def noting(text: Text, *how: Any, **more: Any) -> Lines:
        broken.append(text.plain)
        return wrap(text, *how, **more)

    async with app.run_test(size=ROOMY) as pilot:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Text, "wrap", noting)
            log = app.query_one(LogView)
            log.styles.width = 40
            await pilot.pause()
            before = {text for text in broken if text.startswith(NAMES[:2])}
            broken.clear()
            moves = len(sitting.state.moves)
            while len(sitting.state.moves) < moves + 2:
                await pilot.press("enter")
            await pilot.pause()
    assert len(before) > 20
    assert [text for text in broken if text.startswith(NAMES[:2])]
    assert before.isdisjoint(broken)


@on_screen
async def test_the_log_is_broken_anew_where_the_window_changes_and_nothing_is_lost() -> None:
    app = app_of(hot_seat(played("azul", 9)))
    async with app.run_test(size=ROOMY) as pilot:
        await pilot.pause()
        log = app.query_one(LogView)
        whole = log.virtual_size.height
        log.styles.width = 20
        await pilot.pause()
        assert log.virtual_size.height > whole
        log.scroll_home(animate=False)
        await pilot.pause()
        first = [line[111:].split() for line in text_of(app)[1:3]]
    assert first[0][:2] == ["Round", "1"]
