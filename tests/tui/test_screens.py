"""Every screen as text, at 80 × 24 and larger: a change of what is shown is a change of a file.

TEGEL_SNAPSHOTS=write pytest tests/tui/test_screens.py    writes them anew
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tegel import Record, State
from tegel.tui.sittings import Sitting
from tegel.tui.sittings.replay import Replay
from tegel.tui.words import terminal_words

from .helpers import COMPACT, NAMES, ROOMY, app_of, hot_seat, on_screen, played, text_of

FOLDER = Path(__file__).parent / "snapshots"
WRITES = os.environ.get("TEGEL_SNAPSHOTS") == "write"


@dataclass(frozen=True)
class Shot:
    """A screen: a game after so many moves, and the keys that were pressed."""

    name: str
    game: str
    moves: int
    size: tuple[int, int] = COMPACT
    keys: Sequence[str] = ()
    language: str = "en"
    is_replay: bool = False
    players: int = 2
    options: tuple[tuple[str, str], ...] = ()

    def sitting(self) -> Sitting:
        """What is sat at."""
        state: State = played(self.game, self.moves, players=self.players, **dict(self.options))
        if self.is_replay:
            record = Record.of(state, NAMES[: state.players])
            return Replay(record, state, terminal_words(self.language))
        return hot_seat(state)


SHOTS = [
    Shot("azul", "azul", 25),
    Shot("azul-chosen", "azul", 25, keys=["enter"]),
    Shot("azul-roomy", "azul", 25, ROOMY),
    Shot("azul-four-grey", "azul", 45, players=4, options=(("wall", "grey"),)),
    Shot("azul-help-nl", "azul", 0, keys=["question_mark"], language="nl"),
    Shot("azul-log-de", "azul", 9, keys=["l"], language="de"),
    Shot("azul-over", "azul", 10_000),
    Shot("azul-replay", "azul", 30, keys=["pagedown", "right"], is_replay=True),
    Shot("duel", "azul_duel", 61),
    Shot("duel-roomy-de", "azul_duel", 84, ROOMY, language="de"),
    Shot("duel-over", "azul_duel", 10_000),
    Shot("ingenious", "ingenious", 30, keys=["enter"]),
    Shot("ingenious-placing", "ingenious", 30, keys=["enter", "1"]),
    Shot("ingenious-roomy", "ingenious", 60, ROOMY),
    Shot("ingenious-four", "ingenious", 60, players=4, options=(("edition", "standard"),)),
]


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
@on_screen
async def test_screens_look_as_they_did(shot: Shot) -> None:
    app = app_of(shot.sitting(), shot.language)
    async with app.run_test(size=shot.size) as pilot:
        await pilot.pause()
        for key in shot.keys:
            await pilot.press(key)
        await pilot.pause()
        shown = "\n".join(text_of(app)) + "\n"
    file = FOLDER / f"{shot.name}.txt"
    if WRITES:
        file.write_text(shown, encoding="utf-8")
    assert shown == file.read_text(encoding="utf-8"), f"{file.name}: see above how to write it anew"
