"""Games of an event as game records."""

from pathlib import Path

from tegel.arena.event import Event
from tegel.arena.game import Played
from tegel.core.errors import BadOptions
from tegel.core.record import LONGEST_NAME, Record
from tegel.core.state import State
from tegel.games import find

FOLDER = "records"


def write_record(folder: Path, event: Event, played: Played) -> None:
    """Write a game, unless it is there; a forfeited one is unfinished."""
    path = folder / FOLDER / f"{played.fixture.number:06}.tegel"
    if path.exists():
        return
    state = State(find(event.game), event.options, played.fixture.seed)
    for move in played.moves:
        state.push(move)
    text = str(Record.of(state, [_name(event.bots[bot]) for bot in played.fixture.seats]))
    part = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(path)  # whole or not at all
    except OSError as error:
        raise BadOptions(f"{path} can't be written: {error.strerror}") from None


def _name(bot: str) -> str:
    return bot if len(bot) <= LONGEST_NAME else f"{bot[: LONGEST_NAME - 1]}…"
