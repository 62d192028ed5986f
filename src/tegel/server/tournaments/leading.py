"""What follows by itself in a tournament: tables are set up, results taken, rounds paired."""

import asyncio
from contextlib import suppress
from copy import deepcopy

import structlog
from sqlalchemy.exc import IntegrityError

from tegel.core.seal import DUPLICATE, WAY, fresh_secret
from tegel.server.identity.codes import fresh_code
from tegel.server.notices.kinds import of_round
from tegel.server.store import tournaments
from tegel.server.tables.clock import MINUTE, SECOND
from tegel.server.tables.commands import Absent, Refused, Settle
from tegel.server.tables.events import Moved
from tegel.server.tables.seat import Place, seat_all
from tegel.server.tables.seat import Setting as TableSetting
from tegel.server.tables.table import Table
from tegel.server.tournaments.hall import Hall, no_entry
from tegel.server.tournaments.held import Held
from tegel.tournaments.events import Closing, Ended, Event, Paired, Scored, Started
from tegel.tournaments.following import following
from tegel.tournaments.tournament import Game, Tournament

log = structlog.get_logger()

SOON = SECOND  # until a tournament that is under way is looked at again
LEASE = 20 * SECOND  # so long no other process looks at it


async def look(hall: Hall) -> None:
    """Look after the tournaments that are due."""
    now = hall.now()
    for name, then in await hall.store.read(lambda c: tournaments.due(c, now)):
        until = now + LEASE
        if not await _claimed(hall, name, then, until):
            continue
        try:
            again = await advance(hall, name)
        except Exception:
            log.exception("tournament_failed", tournament=name)
            again = until
        await _look_at(hall, name, until, again)


async def _claimed(hall: Hall, name: str, then: int, until: int) -> bool:
    return await hall.store.write(lambda c: tournaments.claim(c, name, then, until))


async def _look_at(hall: Hall, name: str, then: int, at: int | None) -> None:
    # Unless something has happened that somebody should look at sooner.
    await hall.store.write(lambda c: tournaments.claim(c, name, then, at))


async def advance(hall: Hall, name: str) -> int | None:
    """Do all that is due at a tournament; when to look again, None: never."""
    held = await hall.open(name)
    now = hall.now()
    if held.tournament.status == "open":
        if now >= held.lapses_at:
            await hall.happen(name, lambda it: [] if it.is_over else [Ended(True)])
            return None
        if now < held.begins_at:
            return held.begins_at
        if len(held.tournament.playing) < held.tournament.plan.seats:
            return now + MINUTE  # whoever comes late is waited for
        await hall.happen(name, begun)
    while held.tournament.status == "running":
        await _set_up(hall, held)
        await _close_settled(hall, held)
        await _take_results(hall, held)
        before = held.tournament.events
        await _follow(hall, held)
        if held.tournament.events == before:
            return hall.now() + SOON
    return None


async def _set_up(hall: Hall, held: Held) -> None:
    """Set up the tables that are missing: none that is there is set up twice."""
    for game in await hall.missing(held):
        await _table(hall, held, game)
        held.ready.add(game.table)


async def _table(hall: Hall, held: Held, game: Game) -> None:
    setting, tournament = held.setting, held.tournament
    is_duplicate = tournament.plan.format == "duplicate"
    # Who could look at a table where the same is dealt would know what comes.
    public = not is_duplicate
    places = [Place("open")] * len(game.entrants)
    wish = TableSetting(
        setting.game, setting.options, places, setting.clock, public, True, rated=setting.rated
    )
    entrants = [tournament.entrants[number] for number in game.entrants]
    secret = tournament.secrets[game.round - 1] if is_duplicate else fresh_secret()
    sitters = [(one.player, one.name) for one in entrants]
    way = DUPLICATE if is_duplicate else WAY
    events = seat_all(wish, sitters, held.kept.id, secret, way)
    try:
        # Told with the table itself: whoever sets it up tells, and nobody does it twice.
        await hall.desk.begin(
            game.table, events, lambda table: of_round(table, setting.name, game.round)
        )
    except IntegrityError:
        return  # another process was faster


async def _close_settled(hall: Hall, held: Held) -> None:
    """Let nobody play on at a table whose result was settled while it was being played."""
    games = held.tournament.games
    names = [one.table for one in games if one.corrected and one.played is None]
    states = await hall.store.read(lambda c: tournaments.states(c, names)) if names else {}
    for table, (status, _, aside) in states.items():
        if status == "playing" and not aside:
            with suppress(Refused):  # somebody moved this very moment: then the next time
                found = (await hall.desk.current(table)).table
                await hall.desk.command(table, None, Settle(), found.number)


async def _take_results(hall: Hall, held: Held) -> None:
    """Take in how tables ended, and mind who did not come."""
    games = {game.table: game for game in held.tournament.in_play}
    names, now = list(games), hall.now()
    for table, (status, at, aside) in (
        await hall.store.read(lambda c: tournaments.states(c, names))
    ).items():
        if aside:
            await _score(hall, held, Scored(table, (), ()))
        elif status in ("finished", "closed"):
            found = (await hall.desk.current(table)).table
            await _score(hall, held, _scored(found))
        elif now - at > held.setting.patience:
            await _mind_absent(hall, held, table)


async def _score(hall: Hall, held: Held, scored: Scored) -> None:
    def score(tournament: Tournament) -> list[Event]:
        known = {game.table for game in tournament.in_play}
        return [scored] if scored.table in known else []

    await hall.happen(held.kept.id, score)


async def _mind_absent(hall: Hall, held: Held, table: str) -> None:
    """Somebody's first turn has come, and nobody has been there for so long."""
    found = (await hall.desk.current(table)).table
    seen = await hall.store.read(lambda c: tournaments.last_seen(c, table))
    if found.turn is None:
        return
    last = max(found.at, seen.get(found.turn, 0))
    if hall.now() - last > held.setting.patience:
        try:
            await hall.desk.command(table, None, Absent(found.turn), found.number)
        except Refused:
            return  # they came, or have moved before: then their clock decides


async def _follow(hall: Hall, held: Held) -> None:
    now, tournament, name = hall.now(), held.tournament, held.kept.id
    if held.ends_at is not None and now >= held.ends_at and not tournament.is_closing:
        await hall.happen(name, lambda _: [Closing()])
    rounds = tournament.plan.format != "arena"
    if rounds and tournament.rounds and now < held.scored_at + held.setting.rest:
        is_last = len(tournament.rounds) >= tournament.length
        if not is_last and not tournament.in_play:
            return  # people catch their breath
    # A large field takes a while to be paired: beside the loop.
    seen = tournament.events
    events = await asyncio.to_thread(following, deepcopy(tournament), fresh_code)

    def follow(now: Tournament) -> list[Event]:
        return events if now.events == seen else []

    await hall.happen(name, follow)
    paired = [event for event in events if isinstance(event, Paired)]
    if paired and held.tournament.events > seen:
        games = held.tournament.rounds[-1].games
        log.info("round_paired", tournament=name, tables=len(games))
        await _set_up(hall, held)


def begun(tournament: Tournament) -> list[Event]:
    """How it begins, once enough have come."""
    if tournament.status != "open":
        raise no_entry({"kind": "begun"})
    if len(tournament.playing) < tournament.plan.seats:
        raise no_entry({"kind": "few", "most": tournament.plan.seats})
    is_duplicate = tournament.plan.format == "duplicate"
    return [Started(tuple(fresh_secret() for _ in range(tournament.plan.rounds * is_duplicate)))]


def _scored(table: Table) -> Scored:
    """How a table ended."""
    result = table.result
    if result is None:
        return Scored(table.id, (), ())
    moved = {one.event.seat for one in table.made if isinstance(one.event, Moved)}
    out = tuple(n for n, seat in enumerate(table.seats) if seat.out)
    absent = tuple(n for n in out if table.seats[n].out == "time" and n not in moved)
    return Scored(table.id, tuple(result.places), tuple(result.scores), out, absent)
