"""What a page is sent while two people play a game that it has never seen.

    python -m tests.web.stream > web/src/table/unseen/nim.json

The page's own tests draw it: its log and its motion know no game.
"""

import json
from typing import Any

from tegel.games import register
from tegel.server.follower import Sights, event_frame, snapshot_frame
from tegel.server.tables.commands import Play, Undo
from tegel.server.tables.sight import reader
from tegel.server.tables.table import Table
from tegel.server.wire.parcel import Parcel
from tests import fourth
from tests.server.helpers import act, new_table

NAMES = ("anna", "ben")


def frames() -> list[dict[str, Any]]:
    """All that Anna is sent: she and Ben take tiles, and Ben takes a move back."""
    register(fourth.GAME)
    table = new_table("nim", NAMES)
    sent = [_read(snapshot_frame(Sights(table), reader(table, NAMES[0]), 0))]

    def say(command: Play | Undo) -> None:
        nonlocal table
        before, table = table, act(table, NAMES[command.seat], command)
        for entry in table.entries[before.number :]:
            steps = [
                Table.of(table.id, table.entries[:n]) for n in (entry.number - 1, entry.number)
            ]
            old, new = map(Sights, steps)
            sent.append(_read(event_frame(old, new, reader(table, NAMES[0]), entry)))

    say(Play(0, table.state.legal_moves[0]))
    say(Play(1, table.state.legal_moves[0]))
    say(Undo(1))
    while table.turn is not None:
        say(Play(table.turn, table.state.legal_moves[-1]))
    return sent


def text() -> str:
    """A frame a line."""
    return "[\n" + ",\n".join(json.dumps(frame) for frame in frames()) + "\n]\n"


def _read(parcel: Parcel) -> dict[str, Any]:
    frame: dict[str, Any] = json.loads(parcel)
    return frame


if __name__ == "__main__":
    print(text(), end="")
