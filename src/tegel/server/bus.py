"""The bus between server processes: PostgreSQL tells each commit to all who listen.

It may lose messages: numbers find the gap (`caretaker.py`).
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from sqlalchemy import make_url

from tegel.server.store.log import CHANNEL
from tegel.server.store.store import LINE

log = structlog.get_logger()

AGAIN = 1.0  # seconds until a lost connection is made anew


async def listen(database: str, hear: Callable[[str, int], Awaitable[None]]) -> None:
    """Hand every commit of other processes on, for ever."""
    import psycopg  # an extra: only who has PostgreSQL needs it

    line: dict[str, Any] = {**LINE}
    url = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connected = await psycopg.AsyncConnection.connect(url, autocommit=True, **line)
            async with connected as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                async for note in connection.notifies():
                    table, number = note.payload.split(" ")
                    await hear(table, int(number))
        except Exception as error:  # of the line, or of who hears: both come again
            log.warning("bus_lost", reason=type(error).__name__)
        await asyncio.sleep(AGAIN)
