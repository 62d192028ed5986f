"""Playing a seat to the end of the game: all that a bot needs besides its mind."""

import inspect
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from tegel.client.client import Client
from tegel.client.errors import Refused
from tegel.client.table import Table
from tegel.server.tables.commands import Play
from tegel.server.tables.sight import ResultView

GameView = Mapping[str, Any]
# Chooses from `view["moves"]`: a move's number, or its text. One that thinks for long awaits, so
# that the line is kept.
Mind = Callable[[GameView], int | str | Awaitable[int | str]]
# Something happened while we thought, and the view will know of it soon.
OVERTAKEN = ("stale", "ahead", "not_your_turn", "over", "out", "time")


async def play_seat(client: Client, table: str, seat: int, mind: Mind) -> ResultView | None:
    """Make a seat's decisions until the game is over; how it ended, None: the table was cleared."""
    followed = await client.table(table)
    while True:
        await followed.until(lambda table: table.is_over or _decides(table, seat))
        view, number = followed.view, followed.number
        if followed.is_over or view["view"] is None:
            return view["result"]
        move = mind(view["view"])
        if inspect.isawaitable(move):
            move = await move
        try:
            await followed.send(Play(seat, move), number)
        except Refused as refusal:
            if refusal.code not in OVERTAKEN:
                raise
            await _past(followed, number)


async def _past(table: Table, number: int) -> None:
    """Wait until a table is somewhere else."""
    await table.until(lambda table: table.number != number)


def _decides(table: Table, seat: int) -> bool:
    """Whether a seat is ours and has to decide."""
    here = table.view["seats"][seat]
    return table.turn == seat and here["yours"] and here["out"] is None
