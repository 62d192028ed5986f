"""What the host of a tournament does: it is announced, begun, and called off if need be."""

from sqlalchemy.exc import IntegrityError

from tegel.server.store import tournaments
from tegel.server.store.players import Player
from tegel.server.store.tournaments import Kept
from tegel.server.tables.clock import DAY
from tegel.server.tournaments.hall import Hall, no_entry
from tegel.server.tournaments.held import listed
from tegel.server.tournaments.leading import advance, begun
from tegel.server.tournaments.setting import Setting, unfit
from tegel.tournaments.events import Announced, Ended, Event
from tegel.tournaments.plan import Plan
from tegel.tournaments.tournament import Tournament

MOST_HOSTED = 10
YEAR = 366 * DAY  # so far ahead a tournament is announced at most


async def announce(hall: Hall, host: Player, setting: Setting, plan: Plan, name: str) -> str:
    """Announce a tournament, once under each name; its name."""
    if (setting.starts_at or 0) > hall.now() + YEAR:
        raise unfit({"kind": "far"})
    if await hall.store.read(lambda c: tournaments.hosted(c, host.id)) >= MOST_HOSTED:
        raise unfit({"kind": "hosted", "most": MOST_HOSTED})
    now, first = hall.now(), Announced(plan)
    kept = Kept(name, 1, host.id, now, setting.as_data())
    about = listed(setting, Tournament.of([first]))
    try:
        await hall.store.write(lambda c: tournaments.add(c, kept, first, about))
    except IntegrityError:
        if (await hall.open(name)).kept.host != host.id:
            raise
    return name


async def start(hall: Hall, name: str, host: str) -> None:
    """Begin: for the host."""
    await hall.check_host(name, host)
    await hall.happen(name, begun)
    await advance(hall, name)


async def call_off(hall: Hall, name: str, player: str, is_warden: bool) -> None:
    """Call it off, or end it as it stands: for the host, and for wardens.

    Games go on, and count for nothing.
    """

    def end(tournament: Tournament) -> list[Event]:
        if tournament.is_over:
            raise no_entry({"kind": "is-over"})
        return [Ended(called_off=True)]

    await hall.check_host(name, player, is_warden)
    await hall.happen(name, end)
