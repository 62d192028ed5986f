"""What a server would send of a whole game: real tables, real frames, no server."""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import orjson

from tegel.server.follower import Sights, current_frame, event_frame, snapshot_frame
from tegel.server.tables.commands import Play, Sit
from tegel.server.tables.events import Entry, Event
from tegel.server.tables.move import play
from tegel.server.tables.seat import Place, Setting, create, sit
from tegel.server.tables.sight import Reader, reader
from tegel.server.tables.table import Table

GAMES = ("azul", "azul_duel", "ingenious")
PLAYERS = ("anna", "ben")
Frame = dict[str, Any]


@dataclass(frozen=True)
class Game:
    """A table after each of its events, from the first position of the game on."""

    tables: list[Table]
    who: Reader

    def snapshot(self, n: int, last: int | None = None) -> Frame:
        """The whole table after so many events more."""
        frame: Frame = orjson.loads(bytes(snapshot_frame(Sights(self.tables[n]), self.who, last)))
        return frame

    def current(self, n: int) -> Frame:
        """Nothing has happened since."""
        frame: Frame = orjson.loads(bytes(current_frame(Sights(self.tables[n]), self.who)))
        return frame

    def event(self, n: int) -> Frame:
        """The event that led to the table after so many events more."""
        before, after = Sights(self.tables[n - 1]), Sights(self.tables[n])
        entry = self.tables[n].entries[-1]
        frame: Frame = orjson.loads(bytes(event_frame(before, after, self.who, entry)))
        return frame


@cache
def played(game: str, events: int, seed: int = 0, player: str = "anna") -> Game:
    """A game of Anna and Ben, who choose by chance, as somebody sees it."""
    places = [Place("me", "Anna"), Place("open")]
    setting = Setting(game, {"players": 2}, places, {"kind": "none"}, True, True)
    table = _add(Table("t"), create(setting, "anna", "5" * 64))
    table = _add(table, sit(table, "ben", Sit(1, "Ben")))
    chance, tables = Random(seed), [table]
    while len(tables) <= events and table.turn is not None:
        move = chance.choice(table.state.legal_moves)
        decision = play(table, PLAYERS[table.turn], Play(table.turn, move), 0)
        for event in decision:
            table = _add(table, [event])
            tables.append(table)
    return Game(tables, reader(table, player))


def _add(table: Table, events: list[Event]) -> Table:
    for event in events:
        table = table.with_entry(Entry(table.number + 1, 0, event))
    return table
