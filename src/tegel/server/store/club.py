"""How the games of the whole house went: who plays, and what nobody has done better.

Names are those of accounts whose owners did not say that they want to be left out; guests have
none. Who may read it at all is the host's choice.
"""

from typing import Literal

from sqlalchemy import ColumnElement, Connection, and_, case, delete, func, select

from tegel.server.store import standing
from tegel.server.store.players import insert_new
from tegel.server.store.schema import players, results, settings, unlisted
from tegel.server.store.statistics import Row, plain

Shown = Literal["everybody", "host"]
SETTING = "statistics"
PAGE = 25  # people at once
MOST = 10  # series
LATEST = 365 * 24 * 60 * 60 * 1000  # of the last year people are counted


def shown_to(connection: Connection) -> Shown:
    """Who may read it: the host alone, unless the host has said otherwise."""
    chosen = select(settings.c.value).where(settings.c.name == SETTING)
    return "everybody" if connection.execute(chosen).scalar() == "everybody" else "host"


def show_to(connection: Connection, whom: Shown) -> None:
    """Have it so from now on."""
    connection.execute(insert_new(connection, settings), {"name": SETTING, "value": whom})
    is_it = settings.c.name == SETTING
    connection.execute(settings.update().where(is_it), {"value": whom})


def may_read(connection: Connection, player: str | None) -> bool:
    """Whether it is shown to somebody."""
    if shown_to(connection) == "everybody":
        return True
    return player is not None and standing.standing(connection, player).warden


def is_listed(connection: Connection, player: str) -> bool:
    """Whether somebody may be named."""
    chosen = select(unlisted.c.player).where(unlisted.c.player == player)
    return connection.execute(chosen).first() is None


def set_listed(connection: Connection, player: str, *, listed: bool) -> None:
    """Have somebody named, or left out."""
    connection.execute(delete(unlisted).where(unlisted.c.player == player))
    if not listed:
        connection.execute(insert_new(connection, unlisted), {"player": player})


def people(connection: Connection, now: int, after: int) -> tuple[list[Row], bool]:
    """Who has played most in the last year, so many from some place on; whether there are more."""
    games = func.count().label("games")
    chosen = (
        select(
            players.c.name,
            players.c.login,
            games,
            func.sum(case((results.c.winners == 1, 1), else_=0)).label("won"),
            func.max(results.c.at).label("last_at"),
        )
        .select_from(players)
        .join(results, results.c.player == players.c.id)
        .where(_may_be_named(), results.c.at > now - LATEST)
        .group_by(players.c.id, players.c.name, players.c.login)
        .order_by(games.desc(), players.c.login)
        .offset(after)
        .limit(PAGE + 1)
    )
    rows = [plain(row) for row in connection.execute(chosen).mappings()]
    return rows[:PAGE], len(rows) > PAGE


def records(connection: Connection) -> list[Row]:
    """The most points that a person has made, by game, kind and players; the first who did."""
    by = (results.c.game, results.c.kind, results.c.players)
    rank = func.row_number().over(
        partition_by=by, order_by=(results.c.points.desc(), results.c.at, results.c.table_id)
    )
    whole = and_(results.c.player.is_not(None), results.c.reason == "played")
    best = select(results, rank.label("rank")).where(whole).subquery()
    chosen = (
        select(
            *(best.c[name] for name in ("game", "kind", "players", "points", "at", "against")),
            case((best.c.public, best.c.table_id)).label("table"),
            players.c.name,
            players.c.login,
        )
        .select_from(best)
        .outerjoin(players, and_(players.c.id == best.c.player, _may_be_named()))
        .where(best.c.rank == 1)
        .order_by(best.c.game, best.c.players, best.c.kind)
    )
    return [plain(row) for row in connection.execute(chosen).mappings()]


def series(connection: Connection) -> list[Row]:
    """The longest series of games that persons have won, one of each for each game."""
    order = (results.c.at, results.c.table_id)
    own = (results.c.player, results.c.game)
    is_won = case((results.c.winners == 1, 1), else_=0)
    # Between two games that were not won, both numbers grow alike: their difference stays.
    run = func.row_number().over(partition_by=own, order_by=order) - func.row_number().over(
        partition_by=(*own, is_won), order_by=order
    )
    runs = (
        select(*own, results.c.at, is_won.label("is_won"), run.label("run"))
        .where(results.c.player.is_not(None))
        .subquery()
    )
    length = func.count().label("games")
    last = func.max(runs.c.at)
    place = func.row_number().over(
        partition_by=(runs.c.player, runs.c.game), order_by=(length.desc(), last)
    )
    every = (
        select(runs.c.player, runs.c.game, length, last.label("at"), place.label("place"))
        .where(runs.c.is_won == 1)
        .group_by(runs.c.player, runs.c.game, runs.c.run)
        .having(func.count() > 1)
        .subquery()
    )
    best = (every.c.games.desc(), every.c.at)
    longest = select(every).where(every.c.place == 1).order_by(*best).limit(MOST).subquery()
    chosen = (
        select(longest.c.game, longest.c.games, longest.c.at, players.c.name, players.c.login)
        .select_from(longest)
        .outerjoin(players, and_(players.c.id == longest.c.player, _may_be_named()))
        .order_by(longest.c.games.desc(), longest.c.at)
    )
    return [plain(row) for row in connection.execute(chosen).mappings()]


def _may_be_named() -> ColumnElement[bool]:
    left_out = select(unlisted.c.player).where(unlisted.c.player == players.c.id).exists()
    return and_(players.c.login.is_not(None), players.c.left_at.is_(None), ~left_out)
