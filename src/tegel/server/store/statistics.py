"""How somebody's games went, counted from the rows of their tables.

Nothing is kept for it: a row says who sat where and how it ended. They are found by the player's
index and read by their keys, in a thread of the store's, and no more than the latest `MOST`: a
thousand games take some 30 ms, ten thousand half a second (`bench/tallies.py`).
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import orjson
from sqlalchemy import Connection, select

from tegel.bots.levels import LEVELS
from tegel.server.store.schema import seats, tables

MOST = 10_000  # games
TOGETHER = 500  # read by one statement
NOT_A_KIND = ("players", "start")  # options that are counted apart, or not at all
STRENGTH = {level: n for n, level in enumerate(LEVELS)}


def tallies(
    connection: Connection, player: str, *, offline: bool = True
) -> tuple[list[dict[str, Any]], bool]:
    """What a player's games add up to, by game, kind, seats and opponents; whether all count.

    Only games with one seat of their own count: at one screen, nobody plays against anybody. What
    was played without a server is told apart, or not at all.
    """
    alone, is_complete = _alone(connection, player)
    found: dict[tuple[object, ...], dict[str, Any]] = {}
    for table, game, _, about in _finished(connection, list(alone)):
        if about.get("result") and (offline or not about.get("offline")):
            _count(found, game, about, alone[table])
    inside = sorted(found.values(), key=lambda one: (one["game"], -one["games"]))
    return inside, is_complete


def games(connection: Connection, player: str) -> list[dict[str, Any]]:
    """The same games one by one, the latest first."""
    alone, _ = _alone(connection, player)
    rows = [
        _game(table, game, at, about, alone[table])
        for table, game, at, about in _finished(connection, list(alone))
        if about.get("result")
    ]
    return sorted(rows, key=lambda one: one["at"], reverse=True)


def _alone(connection: Connection, player: str) -> tuple[dict[str, int], bool]:
    """The tables where a player has one seat, and which; whether these are all."""
    sat = (
        select(seats.c.table_id, seats.c.seat)
        .where(seats.c.player == player)
        .order_by(seats.c.seen_at.desc(), seats.c.table_id)
        .limit(MOST + 1)
    )
    rows = connection.execute(sat).all()
    own: dict[str, list[int]] = {}
    for table, seat in rows[:MOST]:
        own.setdefault(table, []).append(seat)
    alone = {table: taken[0] for table, taken in own.items() if len(taken) == 1}
    return alone, len(rows) <= MOST


def _finished(
    connection: Connection, chosen: Sequence[str]
) -> Iterator[tuple[str, str, int, dict[str, Any]]]:
    for first in range(0, len(chosen), TOGETHER):
        over = select(tables.c.id, tables.c.game, tables.c.updated_at, tables.c.about).where(
            tables.c.id.in_(chosen[first : first + TOGETHER]), tables.c.status == "finished"
        )
        for table, game, at, about in connection.execute(over):
            yield table, game, at, orjson.loads(about)


def _game(table: str, game: str, at: int, about: dict[str, Any], own: int) -> dict[str, Any]:
    result = about["result"]
    others = [points for seat, points in enumerate(result["scores"]) if seat != own]
    return {
        "at": at,
        "table": table,
        "game": game,
        "kind": _kind(about["options"]),
        "players": len(about["seats"]),
        "level": _strongest(about["seats"], own),
        "place": result["places"][own],
        "points": result["scores"][own],
        "best_other": max(others),
        "end": result["reason"],
        "offline": about.get("offline", False),
    }


def _kind(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name not in NOT_A_KIND}


def _count(
    found: dict[tuple[object, ...], dict[str, Any]], game: str, about: dict[str, Any], own: int
) -> None:
    places, points = about["result"]["places"], about["result"]["scores"][own]
    options = _kind(about["options"])
    players, level = len(about["seats"]), _strongest(about["seats"], own)
    is_offline = about.get("offline", False)
    key = (game, *sorted(options.items()), players, level, is_offline)
    tally = found.setdefault(
        key,
        {
            "game": game,
            "options": options,
            "players": players,
            "level": level,
            "offline": is_offline,
            "games": 0,
            "won": 0,
            "shared": 0,
            "points": 0,
            "best": points,
        },
    )
    tally["games"] += 1
    tally["points"] += points
    tally["best"] = max(tally["best"], points)
    if places[own] == 1:
        tally["won" if places.count(1) == 1 else "shared"] += 1


def _strongest(sitting: Iterable[dict[str, Any]], own: int) -> str | None:
    """The level of the strongest bot at a table; None: other people played."""
    others = [seat for n, seat in enumerate(sitting) if n != own]
    if any(seat["kind"] == "person" for seat in others):
        return None
    levels: list[str] = [seat["level"] for seat in others]
    return max(levels, key=lambda level: STRENGTH.get(level, -1))
