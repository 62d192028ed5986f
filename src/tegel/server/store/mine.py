"""All that the database keeps of somebody, for themselves: file by file, as it is exported."""

from collections.abc import Callable, Mapping
from typing import Any

import orjson
from sqlalchemy import Connection, RowMapping, Table, select

from tegel.server.store import (
    club,
    company,
    devices,
    keys,
    places,
    standing,
    statistics,
    tournaments,
)
from tegel.server.store.schema import (
    daily_tries,
    homes,
    mistakes,
    players,
    puzzle_ratings,
    puzzle_results,
    rating_changes,
    reports,
    seats,
    tokens,
)

SLICE = 100  # tables at once


def account(connection: Connection, player: str) -> Any:
    """Who somebody is here, and how the site stands with them."""
    chosen = select(players.c.name, players.c.login, players.c.created_at)
    row = connection.execute(chosen.where(players.c.id == player)).mappings().one()
    address = keys.mailbox(connection, player)
    stands = vars(standing.standing(connection, player))
    left = keys.codes_left(connection, player)
    return {**_plain(row), "address": address, "recovery_codes_left": left, "standing": stands}


def logins(connection: Connection, player: str) -> Any:
    """Where somebody is logged in, and by what they can: no secret is among it."""
    named = select(tokens.c.name, tokens.c.created_at).where(tokens.c.player == player)
    return {
        "devices": [
            {name: value for name, value in vars(one).items() if name != "digest"}
            for one in devices.of(connection, player)
        ],
        "passkeys": [
            {"name": one.name, "made_at": one.made_at, "used_at": one.used_at}
            for one in keys.passkeys_of(connection, player)
        ],
        "tokens": [_plain(row) for row in connection.execute(named).mappings()],
    }


def people(connection: Connection, player: str) -> Any:
    """Whom somebody has met, does not want to meet, and has complained about."""
    said = select(
        reports.c.table_id, reports.c.seat, reports.c.reason, reports.c.words, reports.c.made_at
    )
    return {
        "met": [
            {"name": one.name, "last_at": one.last_at, "games": one.games}
            for one in company.met(connection, player)
        ],
        "blocked": [
            {"name": one.name, "made_at": one.made_at}
            for one in company.blocked(connection, player)
        ],
        "reports": [
            _plain(row)
            for row in connection.execute(said.where(reports.c.reporter == player)).mappings()
        ],
    }


def puzzles(connection: Connection, player: str) -> Any:
    """Puzzles that somebody has tried, and how good they are at them."""
    return {
        "ratings": _own(connection, puzzle_ratings, player),
        "tries": _own(connection, puzzle_results, player),
    }


def own_mistakes(connection: Connection, player: str) -> Any:
    """What somebody is to see again."""
    return [
        {**row, "about": orjson.loads(row["about"]), "card": orjson.loads(row["card"])}
        for row in _own(connection, mistakes, player)
    ]


def own_notices(connection: Connection, player: str) -> Any:
    """Of what somebody wants to be told, and where; the keys of these places are not among it."""
    return {
        "wishes": vars(places.wishes_of(connection, player)),
        "places": [
            {name: value for name, value in vars(one).items() if name != "secrets"}
            for one in places.places_of(connection, player)
        ],
    }


def own_ratings(connection: Connection, player: str) -> Any:
    """What each rated game has made of somebody's rating, and from which households they played."""
    return {
        "changes": _own(connection, rating_changes, player),
        "households": _own(connection, homes, player),
    }


def deals(connection: Connection, player: str) -> Any:
    """What came of somebody's tries at the deals of the days."""
    return _own(connection, daily_tries, player)


def own_statistics(connection: Connection, player: str) -> Any:
    """How somebody's games went, all that the page shows of it, and whether they may be named."""
    return {
        "listed": club.is_listed(connection, player),
        "games": [*statistics.games(connection, player)],
        "times": statistics.times(connection, player),
        "sources": statistics.sources(connection, player),
        "habits": statistics.habits(connection, player),
        "luck": statistics.luck(connection, player),
    }


# Whatever else is kept of somebody is one more file.
FILES: Mapping[str, Callable[[Connection, str], Any]] = {
    "account.json": account,
    "logins.json": logins,
    "people.json": people,
    "puzzles.json": puzzles,
    "mistakes.json": own_mistakes,
    "notices.json": own_notices,
    "ratings.json": own_ratings,
    "tournaments.json": tournaments.of_player,
    "daily.json": deals,
    "statistics.json": own_statistics,
}


def read(connection: Connection, name: str, player: str) -> Any:
    """What is in one of these files."""
    return FILES[name](connection, player)


def own_tables(connection: Connection, player: str, after: str) -> list[str]:
    """Tables at which somebody has a seat, of those that come after one."""
    chosen = select(seats.c.table_id).where(seats.c.player == player, seats.c.table_id > after)
    found = chosen.distinct().order_by(seats.c.table_id).limit(SLICE)
    return list(connection.execute(found).scalars())


def _own(connection: Connection, table: Table, player: str) -> list[dict[str, Any]]:
    chosen = select(*[column for column in table.columns if column.name != "player"])
    rows = connection.execute(chosen.where(table.c.player == player)).mappings()
    return [_plain(row) for row in rows]


def _plain(row: RowMapping) -> dict[str, Any]:
    return {str(name): value for name, value in row.items()}
