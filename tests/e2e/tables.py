"""Tables that are already there: in the middle of a game, at its end, waiting for somebody.

They are put into the database behind the server's back, so that they come at once and are always
the same.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import StorageState
from sqlalchemy import Engine

from tegel.core.telling import Move
from tegel.server.books import Append
from tegel.server.desk import row
from tegel.server.identity import cookies
from tegel.server.identity.codes import fresh_code
from tegel.server.store import log, players
from tegel.server.store.store import open_engine
from tegel.server.tables.results import results_of
from tegel.server.tables.table import Table
from tests.server.helpers import decide, new_table

GAMES = ["azul", "azul_duel", "ingenious"]
# After so many decisions, or the first's next turn: tiles lie on the boards, no game is over.
MIDDLE = {"azul": 17, "azul_duel": 60, "ingenious": 30}
ME, OTHER, BOT = "sofia", "joost", "newcomer"

Choose = Callable[[Table, Random], Move]


def at_random(table: Table, chance: Random) -> Move:
    return chance.choice(table.state.legal_moves)


@dataclass(frozen=True)
class Examples:
    """Tables by game; all are seen by who played them: the state of that browser."""

    state: StorageState
    middle: dict[str, str]
    over: dict[str, str]
    crowded: dict[str, str]  # with four at the table
    waiting: str


class Keeper:
    """Puts tables into the database of a server."""

    def __init__(self, database: str, url: str, choose: Choose = at_random) -> None:
        self._engine: Engine = open_engine(database, writes=True)
        self._choose = choose
        self._now = time.time_ns() // 1_000_000
        with self._engine.begin() as connection:
            key = players.setting(connection, "cookie key", cookies.fresh_key().hex())
            for who in (ME, OTHER):
                players.add(connection, players.Player(who, who.capitalize(), 1), self._now)
        signed = cookies.sign(bytes.fromhex(key), ME, 1, self._now // 1000)
        host = url.removeprefix("http://").partition(":")[0]
        self.state: StorageState = {
            "cookies": [
                {
                    "name": cookies.NAME,
                    "value": signed,
                    "domain": host,
                    "path": "/",
                    "expires": -1,
                    "httpOnly": True,
                    "secure": False,
                    "sameSite": "Lax",
                }
            ],
            "origins": [],
        }

    def table(self, game: str, *seats: str | None, moves: int | None = 0, **options: Any) -> str:
        """A table after so many decisions and at the first's turn, or at its end (None)."""
        table, chance = new_table(game, seats, now=self._now, **options), Random(1)
        while table.turn is not None and (
            moves is None or len(table.state.moves) < moves or table.seats[table.turn].player != ME
        ):
            table = decide(table, self._choose(table, chance), self._now)
        kept = Table.of(fresh_code(), table.entries)
        with self._engine.begin() as connection:
            whole = Append(kept.id, kept.entries, row(kept), results=results_of(kept))
            log.append(connection, [whole])
        return kept.id

    def close(self) -> None:
        self._engine.dispose()


def set_up(database: str, url: str) -> Examples:
    keeper = Keeper(database, url)
    middle = {game: keeper.table(game, ME, BOT, moves=MIDDLE[game]) for game in GAMES}
    over = {game: keeper.table(game, ME, OTHER, moves=None) for game in GAMES}
    bots = [BOT] * 3
    crowded = {
        "azul": keeper.table("azul", ME, *bots, moves=30, wall="grey"),
        "ingenious": keeper.table("ingenious", ME, *bots, moves=60, edition="standard"),
    }
    waiting = keeper.table("azul", ME, None)
    keeper.close()
    return Examples(keeper.state, middle, over, crowded, waiting)
