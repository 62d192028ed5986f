"""The log on the screen: signs where they are seen, words where they are not."""

import pytest

from tegel.tui.means import Means

from .helpers import COMPACT, ROOMY, against_bot, app_of, hot_seat, new, on_screen, played, text_of


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
