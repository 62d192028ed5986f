"""A client for programs: HTTP and live, and it comes back by itself when the line breaks.

async with Client("http://127.0.0.1:8000") as client:
    await client.enter("Robin")
    made = await client.set_up("azul", [me("Robin"), bot("club")])
    table = await client.table(made["table"])
    await table.send(Play(0, table.moves[0]["move"]))
"""

from tegel.client.backoff import Backoff
from tegel.client.client import Client
from tegel.client.errors import Refused, Unreachable
from tegel.client.play import play_seat
from tegel.client.seats import bot, me, open_seat
from tegel.client.table import Accepted, Table
from tegel.server.tables.commands import (
    Abort,
    AddBot,
    Allow,
    CallOff,
    Continue,
    Decline,
    Hurry,
    Leave,
    Pause,
    Play,
    Rematch,
    Resign,
    Return,
    Say,
    Sit,
    Stand,
    TakeBack,
    Undo,
    Withdraw,
)

__all__ = [
    "Abort",
    "Accepted",
    "AddBot",
    "Allow",
    "Backoff",
    "CallOff",
    "Client",
    "Continue",
    "Decline",
    "Hurry",
    "Leave",
    "Pause",
    "Play",
    "Refused",
    "Rematch",
    "Resign",
    "Return",
    "Say",
    "Sit",
    "Stand",
    "Table",
    "TakeBack",
    "Undo",
    "Unreachable",
    "Withdraw",
    "bot",
    "me",
    "open_seat",
    "play_seat",
]
