"""Ratings: written in the very transaction that ends a rated game, from the list of such games.

A game counts once, by the name of its table, and in the order of its number. On PostgreSQL several
processes may end games at once: who writes ratings waits for the others to have written theirs.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import orjson
from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    delete,
    func,
    select,
    text,
    true,
    update,
)

from tegel.ratings.doubts import Meeting, doubts
from tegel.ratings.game import RatedGame, Sitter, Stand, after
from tegel.ratings.glicko import Rating
from tegel.server.identity.tokens import fresh_token
from tegel.server.store.players import insert_new
from tegel.server.store.schema import homes, players, rated_games, rating_changes, reports

Ladder = tuple[str, str, int]  # game, kind and seats: what is rated by itself
LOCK = 7_263_487  # of PostgreSQL: for ratings alone
MOST = 200  # meetings of two that are looked at, and games of a curve
DAY = 24 * 60 * 60 * 1000
KEPT = 30 * DAY  # households
SETTLED = "settled"  # what wardens are told of who settles results that are rated


def count(connection: Connection, game: RatedGame) -> None:
    """Count a game that has just ended, once."""
    _in_turn(connection)
    game = _of_who_is_here(connection, game)
    last = connection.execute(select(func.max(rated_games.c.number))).scalar() or 0
    row = {
        "table_id": game.table,
        "number": last + 1,
        "at": game.at,
        "game": game.game,
        "kind": game.kind,
        "seats": game.seats,
        "about": orjson.dumps(_about(game)).decode(),
    }
    if connection.execute(insert_new(connection, rated_games), row).rowcount:
        for change in _changes(connection, last + 1, game):
            connection.execute(rating_changes.insert(), change)
        _doubt(connection, game)


def correct(connection: Connection, game: RatedGame) -> None:
    """Let a game count as somebody has decided; later ones follow from that, as they were played.

    Without places it counts for nobody, also if it should end by itself meanwhile.
    """
    _in_turn(connection)
    is_it = rated_games.c.table_id == game.table
    told = connection.execute(select(rated_games.c.about).where(is_it)).scalar()
    if told is None:
        count(connection, game)
        return
    about = {**orjson.loads(told), "places": list(game.places), "given_up": game.given_up}
    connection.execute(update(rated_games).where(is_it), {"about": orjson.dumps(about).decode()})
    recompute(connection, (game.game, game.kind, game.seats))


def tell_of_settling(connection: Connection, game: RatedGame, host: str, now: int) -> None:
    """Tell wardens who settles results of others' rated games, at most once a week."""
    persons = [(seat, one.player) for seat, one in enumerate(game.sitters) if one.player]
    if persons and not _is_told(connection, host, SETTLED, now):
        seat, sitter = persons[0]
        _report(connection, game, (seat, host), sitter, SETTLED, now)


def stand(connection: Connection, player: str, game: str, kind: str, seats: int) -> Stand:
    """How somebody stands."""
    chosen = (
        select(rating_changes)
        .where(
            rating_changes.c.player == player,
            rating_changes.c.game == game,
            rating_changes.c.kind == kind,
            rating_changes.c.seats == seats,
        )
        .order_by(rating_changes.c.number.desc())
        .limit(1)
    )
    found = connection.execute(chosen).first()
    return Stand() if found is None else _stand(found)


def of_player(connection: Connection, player: str) -> list[dict[str, Any]]:
    """All that is known of somebody's ratings: by game, kind and seats, with their latest games."""
    chosen = select(rating_changes).where(rating_changes.c.player == player)
    found: dict[tuple[str, str, int], list[Any]] = {}
    for row in connection.execute(chosen.order_by(rating_changes.c.number)):
        found.setdefault((row.game, row.kind, row.seats), []).append(row)
    return [
        {
            "game": game,
            "kind": kind,
            "seats": seats,
            "stand": _stand(rows[-1]),
            "curve": [(row.at, _stand(row).rating) for row in rows[-MOST:]],
        }
        for (game, kind, seats), rows in found.items()
    ]


def of_table(connection: Connection, table: str) -> dict[int, tuple[float, Stand]]:
    """What a rated game has changed, by seats: the rating before, and how one stood after it."""
    chosen = select(rating_changes).where(rating_changes.c.table_id == table)
    return {row.seat: (row.was, _stand(row)) for row in connection.execute(chosen)}


def recompute(connection: Connection, of: Ladder | None = None) -> tuple[int, int]:
    """Work ratings out anew from the list of games: how many those are, and what differed."""
    before = {
        (row["number"], row["seat"]): dict(row)
        for row in connection.execute(
            select(rating_changes).where(_in(rating_changes, of))
        ).mappings()
    }
    known = set(connection.execute(select(players.c.id)).scalars())
    stands: dict[tuple[object, ...], Stand] = {}
    made: dict[tuple[int, int], dict[str, Any]] = {}
    number = 0
    for number, (at, game) in enumerate(_games(connection, of), 1):  # noqa: B007
        if not game.places:
            continue
        keys = [(one.player, game.game, game.kind, game.seats) for one in game.sitters]
        then = [stands.get(key, Stand()) for key in keys]
        new = after(game, then)
        for seat, (key, one) in enumerate(zip(keys, new, strict=True)):
            if game.sitters[seat].player is not None:
                stands[key] = one
                if game.sitters[seat].player in known:
                    made[at, seat] = _row(at, game, seat, then[seat], one)
    if made != before:
        connection.execute(delete(rating_changes).where(_in(rating_changes, of)))
        if made:
            connection.execute(rating_changes.insert(), list(made.values()))
    differ = sum(made.get(key) != before.get(key) for key in made.keys() | before.keys())
    return number, differ


def forget(connection: Connection, player: str) -> None:
    """Let the list of games not name who leaves: others' ratings follow from it as before."""
    _in_turn(connection)
    theirs = select(rating_changes.c.number).where(rating_changes.c.player == player)
    nobody = fresh_token("gone-")  # one for all their games: they had one rating
    chosen = select(rated_games.c.number, rated_games.c.about).where(
        rated_games.c.number.in_(theirs)
    )
    for number, told in connection.execute(chosen).all():
        about = orjson.loads(told)
        about["sitters"] = [
            [nobody if sitter == player else sitter, level] for sitter, level in about["sitters"]
        ]
        is_it = rated_games.c.number == number
        connection.execute(
            update(rated_games).where(is_it), {"about": orjson.dumps(about).decode()}
        )
    connection.execute(delete(rating_changes).where(rating_changes.c.player == player))


def note_home(connection: Connection, player: str, digest: str, now: int) -> None:
    """Note from where somebody plays rated games."""
    row = {"player": player, "digest": digest, "seen_at": now}
    if not connection.execute(insert_new(connection, homes), row).rowcount:
        mine = (homes.c.player == player) & (homes.c.digest == digest)
        connection.execute(homes.update().where(mine), {"seen_at": now})
    connection.execute(delete(homes).where(homes.c.seen_at < now - KEPT))


def _in_turn(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def _of_who_is_here(connection: Connection, game: RatedGame) -> RatedGame:
    """The game without who has left for good meanwhile: nothing is kept of them any more."""
    wanted = [one.player for one in game.sitters if one.player is not None]
    chosen = select(players.c.id).where(players.c.id.in_(wanted), players.c.left_at.is_(None))
    here = set(connection.execute(chosen).scalars())
    sitters = tuple(one if one.player in here else Sitter(None, one.level) for one in game.sitters)
    return replace(game, sitters=sitters)


def _changes(connection: Connection, number: int, game: RatedGame) -> Iterator[dict[str, Any]]:
    if not game.places:
        return  # it was decided that it counts for nobody
    stands = [
        Stand()
        if one.player is None
        else stand(connection, one.player, game.game, game.kind, game.seats)
        for one in game.sitters
    ]
    for seat, new in enumerate(after(game, stands)):
        if game.sitters[seat].player is not None:
            yield _row(number, game, seat, stands[seat], new)


def _row(number: int, game: RatedGame, seat: int, before: Stand, new: Stand) -> dict[str, Any]:
    return {
        "number": number,
        "seat": seat,
        "table_id": game.table,
        "player": game.sitters[seat].player,
        "at": new.at,
        "game": game.game,
        "kind": game.kind,
        "seats": game.seats,
        "games": new.games,
        "rating": new.rating.rating,
        "deviation": new.rating.deviation,
        "volatility": new.rating.volatility,
        "was": before.rating.rating,
    }


def _stand(row: Any) -> Stand:
    return Stand(Rating(row.rating, row.deviation, row.volatility), row.games, row.at)


def _about(game: RatedGame) -> Mapping[str, Any]:
    return {
        "sitters": [[one.player, one.level] for one in game.sitters],
        "places": list(game.places),
        "moves": game.moves,
        "given_up": game.given_up,
    }


def _games(connection: Connection, of: Ladder | None) -> Iterator[tuple[int, RatedGame]]:
    chosen = select(rated_games).where(_in(rated_games, of)).order_by(rated_games.c.number)
    for row in connection.execute(chosen):
        yield row.number, _game(row)


def _in(kept: Table, of: Ladder | None) -> ColumnElement[bool]:
    if of is None:
        return true()
    game, kind, seats = of
    return and_(kept.c.game == game, kept.c.kind == kind, kept.c.seats == seats)


def _game(row: Any) -> RatedGame:
    about = orjson.loads(row.about)
    sitters = tuple(Sitter(player, level) for player, level in about["sitters"])
    places, moves = tuple(about["places"]), about["moves"]
    return RatedGame(
        row.table_id, row.at, row.game, row.kind, sitters, places, moves, about["given_up"]
    )


def _doubt(connection: Connection, game: RatedGame) -> None:
    """Tell wardens what looks wrong between two, once for each game and at most once a week."""
    persons = [(seat, one.player) for seat, one in enumerate(game.sitters) if one.player]
    for n, (seat, mine) in enumerate(persons):
        for _, other in persons[n + 1 :]:
            found = doubts(
                _meetings(connection, mine, other), _live_together(connection, mine, other)
            )
            if found and not _is_told(connection, mine, found[0], game.at):
                _report(connection, game, (seat, mine), other, found[0], game.at)


def _meetings(connection: Connection, mine: str, other: str) -> list[Meeting]:
    own, theirs = rating_changes.alias(), rating_changes.alias()
    chosen = (
        select(rated_games, own.c.seat.label("mine"), theirs.c.seat.label("theirs"))
        .join(own, own.c.number == rated_games.c.number)
        .join(theirs, theirs.c.number == rated_games.c.number)
        .where(own.c.player == mine, theirs.c.player == other)
        .order_by(rated_games.c.number.desc())
        .limit(MOST)
    )
    found: list[Meeting] = []
    for row in connection.execute(chosen):
        game = _game(row)
        one, two = game.places[row.mine], game.places[row.theirs]
        score = 0.5 if one == two else float(one < two)
        found.append(Meeting(game.at, score, game.moves, game.given_up))
    return found


def _live_together(connection: Connection, mine: str, other: str) -> bool:
    theirs = select(homes.c.digest).where(homes.c.player == other)
    chosen = select(homes.c.digest).where(homes.c.player == mine, homes.c.digest.in_(theirs))
    return connection.execute(chosen.limit(1)).first() is not None


def _is_told(connection: Connection, player: str, doubt: str, at: int) -> bool:
    lately = (reports.c.reason == doubt) & (reports.c.made_at > at - 7 * DAY)
    chosen = select(reports.c.id).where(reports.c.player == player, lately)
    return connection.execute(chosen.limit(1)).first() is not None


def _report(
    connection: Connection, game: RatedGame, about: tuple[int, str], other: str, why: str, at: int
) -> None:
    # The second person stands where somebody who complains would.
    seat, player = about
    sitters = [one.player for one in game.sitters]
    wanted = [one for one in (player, other, *sitters) if one is not None]
    chosen = select(players.c.id, players.c.name).where(players.c.id.in_(wanted))
    names: dict[str, str] = dict(connection.execute(chosen).all())
    if player not in names or other not in names:
        return
    seats = [names.get(one or "", "") for one in sitters]
    row = {
        "id": fresh_token("")[:16],
        "table_id": game.table,
        "seat": seat,
        "player": player,
        "reporter": other,
        "reason": why,
        "words": "",
        "context": orjson.dumps({"game": game.game, "seats": seats, "talk": []}).decode(),
        "made_at": at,
    }
    connection.execute(insert_new(connection, reports), row)
