"""A result that is wrong: whoever leads the tournament settles how a table ends."""

from collections.abc import Sequence

from sqlalchemy import Connection

from tegel.server.store import ratings
from tegel.server.tables.clock import DAY
from tegel.server.tables.commands import Refused
from tegel.server.tables.rated import settled_game
from tegel.server.tournaments.hall import Hall, no_entry
from tegel.server.tournaments.held import Held
from tegel.server.tournaments.leading import advance
from tegel.tournaments.events import Corrected, Corrector, Event, Why
from tegel.tournaments.tournament import Game, Tournament

MOST_CORRECTIONS = 10  # of one table
CORRECTED_FOR = 7 * DAY  # after the end


async def correct(
    hall: Hall,
    name: str,
    player: str,
    is_warden: bool,
    where: tuple[int, int],
    places: Sequence[int],
    why: Why,
) -> None:
    """Settle how a table ends, or should have ended: for the host, and for wardens.

    Ratings follow in the same transaction; whoever plays on there is told that it is over.
    """
    held = await hall.open(name)
    games = (one for one in held.tournament.games if (one.round, one.board) == where)
    game = next(games, None)
    if game is None:
        raise no_entry({"kind": "no-table"})
    by, table = _corrector(hall, held, player, is_warden, game), game.table
    ranks = tuple(1 + sum(other < own for other in places) for own in places)
    corrected = Corrected(table, ranks, why, by)
    rated = None
    if held.setting.rated and table not in hall.desk.aside:
        found = (await hall.desk.current(table)).table
        rated = settled_game(found, hall.now(), ranks)

    def correct(tournament: Tournament) -> list[Event]:
        reason = tournament.may_correct(table)
        if reason:
            raise no_entry(reason)
        return [corrected]

    def rate(connection: Connection) -> None:
        if rated is not None:
            ratings.correct(connection, rated)
            if by == "host":
                ratings.tell_of_settling(connection, rated, player, hall.now())

    await hall.happen(name, correct, rate)
    await advance(hall, name)


def _corrector(hall: Hall, held: Held, player: str, is_warden: bool, game: Game) -> Corrector:
    """As what somebody corrects a result; nobody decides about a table they sit at."""
    if held.kept.host != player and not is_warden:
        raise Refused("not_host", "only who has announced it can do that, or a warden")
    known = held.tournament.of_player(player)
    if known is not None and known.number in game.entrants:
        raise Refused("own_table", "nobody decides about their own table: a warden may")
    if held.ended_at and hall.now() > held.ended_at + CORRECTED_FOR:
        raise no_entry({"kind": "decided-late"})
    before = held.corrections.get(game.table, [])
    if len(before) >= MOST_CORRECTIONS:
        raise no_entry({"kind": "decided-often", "most": MOST_CORRECTIONS})
    by: Corrector = "warden" if is_warden else "host"
    if by == "host" and before and before[-1][1].by == "warden":
        raise no_entry({"kind": "decided"})
    return by
