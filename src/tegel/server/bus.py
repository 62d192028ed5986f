"""The bus between server processes: PostgreSQL tells each commit to all who listen.

It may lose messages: numbers find the gap (`caretaker.py`).
"""

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import make_url

from tegel.server.store.log import CHANNEL

log = structlog.get_logger()

AGAIN = 1.0  # seconds until a lost connection is made anew


async def listen(database: str, hear: Callable[[str, int], Awaitable[None]]) -> None:
    """Hand every commit of other processes on, for ever."""
    import psycopg  # an extra: only who has PostgreSQL needs it

    url = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                async for note in connection.notifies():
                    table, number = note.payload.split(" ")
                    await hear(table, int(number))
        except psycopg.Error as error:
            log.warning("bus_lost", reason=type(error).__name__)
        await asyncio.sleep(AGAIN)
