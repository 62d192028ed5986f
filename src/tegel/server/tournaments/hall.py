"""The hall in which tournaments are held: who comes in, and what follows by itself.

A tournament is its list of events, as a table is. Whoever adds to it says after which number: if
another was faster, in this process or another, it is read again and thought about anew. A round is
settled, names and secrets of its tables included, before any of them is set up; whoever looks next
sets up what is missing. So a server that is killed anywhere goes on where it was.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import orjson
import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tegel.core.seal import DUPLICATE, WAY, fresh_secret
from tegel.server.desk import Desk
from tegel.server.identity.codes import fresh_code
from tegel.server.notices.kinds import of_round
from tegel.server.store import ratings, tournaments
from tegel.server.store.players import Player
from tegel.server.store.store import Store
from tegel.server.store.tournaments import Kept
from tegel.server.tables.clock import DAY, MINUTE, SECOND
from tegel.server.tables.commands import Absent, Refused, Settle
from tegel.server.tables.events import LEFT, Moved
from tegel.server.tables.rated import kind_of, settled_game
from tegel.server.tables.seat import Place, seat_all
from tegel.server.tables.seat import Setting as TableSetting
from tegel.server.tables.table import Table
from tegel.server.tournaments.setting import Setting
from tegel.tournaments.events import (
    Announced,
    Closing,
    Corrected,
    Corrector,
    Ended,
    Entered,
    Event,
    Forgotten,
    Left,
    Paired,
    Scored,
    Started,
    Why,
)
from tegel.tournaments.following import following
from tegel.tournaments.plan import Plan
from tegel.tournaments.tournament import CannotHappen, Game, Tournament

log = structlog.get_logger()

TRIES = 20
SOON = SECOND  # until a tournament that is under way is looked at again
LEASE = 20 * SECOND  # so long no other process looks at it
MOST_HOSTED = 10
MOST_CORRECTIONS = 10  # of one table
CORRECTED_FOR = 7 * DAY  # after the end
LAPSES = 30 * DAY  # what has not begun so long after it was announced for is called off
YEAR = 366 * DAY  # so far ahead a tournament is announced at most
START_RATING = 1500


@dataclass
class Held:
    """A tournament in memory. What it holds is committed."""

    kept: Kept
    tournament: Tournament
    setting: Setting
    started_at: int | None = None
    scored_at: int = 0  # when the last table was over
    views: dict[str, Any] = field(default_factory=dict[str, Any])  # made once for each number
    ready: set[str] = field(default_factory=set[str])  # tables that are known to be set up
    ended_at: int = 0
    corrections: dict[str, list[tuple[int, Corrected]]] = field(  # by tables, and when
        default_factory=dict[str, list[tuple[int, Corrected]]]
    )

    def take_in(self, happened: Sequence[tuple[int, Event]]) -> None:
        """Take in what was committed."""
        for at, event in happened:
            self.tournament.apply(event)
            if isinstance(event, Started):
                self.started_at = at
            elif isinstance(event, Scored):
                self.scored_at = at
            elif isinstance(event, Corrected):
                self.scored_at = at
                self.corrections.setdefault(event.table, []).append((at, event))
            elif isinstance(event, Ended):
                self.ended_at = at
        if happened:
            self.views.clear()

    @property
    def waits_for_host(self) -> bool:
        """Whether nobody but its host can let it begin."""
        return self.tournament.status == "open" and self.setting.starts_at is None

    @property
    def lapses_at(self) -> int:
        """When nobody waits for it to begin any more."""
        return (self.setting.starts_at or self.kept.created_at) + LAPSES

    @property
    def begins_at(self) -> int:
        """When to look whether it begins; where its host says so, until nobody waits any more."""
        return self.lapses_at if self.setting.starts_at is None else self.setting.starts_at

    @property
    def ends_at(self) -> int | None:
        """When the time of an arena is up."""
        if self.started_at is None or not self.setting.minutes:
            return None
        return self.started_at + self.setting.minutes * MINUTE


@dataclass
class Hall:
    """All tournaments of a server."""

    store: Store
    desk: Desk
    now: Callable[[], int]
    held: dict[str, Held] = field(default_factory=dict[str, Held])
    _doors: dict[str, asyncio.Lock] = field(default_factory=dict[str, asyncio.Lock])

    # --- What people ask for ---

    async def announce(self, host: Player, setting: Setting, plan: Plan, name: str) -> str:
        """Announce a tournament, once under each name; its name."""
        if (setting.starts_at or 0) > self.now() + YEAR:
            raise Refused("bad_tournament", "it begins within a year")
        if await self.store.read(lambda c: tournaments.hosted(c, host.id)) >= MOST_HOSTED:
            raise Refused("enough_tables", f"{MOST_HOSTED} of your tournaments are not over yet")
        now, first = self.now(), Announced(plan)
        kept = Kept(name, 1, host.id, now, setting.as_data())
        about = _about(setting, Tournament.of([first]))
        try:
            await self.store.write(lambda c: tournaments.add(c, kept, first, about))
        except IntegrityError:
            if (await self.open(name)).kept.host != host.id:
                raise
        return name

    async def enter(self, name: str, player: Player, team: str) -> None:
        """Let somebody in, or in again."""
        held = await self.open(name)
        if held.setting.rated and player.login is None:
            raise Refused("no_account", "only who has an account plays for ratings")
        if bool(team) != bool(held.tournament.plan.team):
            raise Refused("bad_tournament", "say for which team, where teams play, and only there")
        rating = await self._rating(held, player.id)

        def enter(tournament: Tournament) -> list[Event]:
            reason = tournament.may_enter(player.id)
            if reason:
                raise Refused("no_entry", reason)
            return [Entered(player.id, player.name, rating, team)]

        await self._happen(name, enter)

    async def leave(self, name: str, player: str) -> None:
        """Let somebody go who is in."""

        def leave(tournament: Tournament) -> list[Event]:
            known = tournament.of_player(player)
            if known is None or known.left is not None or _is_over(tournament):
                raise Refused("no_entry", "you are not in")
            return [Left(known.number, "withdrew")]

        await self._happen(name, leave)

    async def remove(self, name: str, player: str, is_warden: bool, entrant: int) -> None:
        """Send somebody away: for the host, and for wardens."""

        def remove(tournament: Tournament) -> list[Event]:
            known = tournament.entrants.get(entrant)
            if known is None or known.left is not None or _is_over(tournament):
                raise Refused("no_entry", "they are not in")
            return [Left(entrant, "removed")]

        await self._check_host(name, player, is_warden)
        await self._happen(name, remove)

    async def start(self, name: str, host: str) -> None:
        """Begin: for the host."""
        await self._check_host(name, host)
        await self._happen(name, _start)
        await self.advance(name)

    async def correct(
        self,
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
        held = await self.open(name)
        games = (one for one in held.tournament.games if (one.round, one.board) == where)
        game = next(games, None)
        if game is None:
            raise Refused("no_entry", "no such table is in it")
        by, table = self._corrector(held, player, is_warden, game), game.table
        ranks = tuple(1 + sum(other < own for other in places) for own in places)
        corrected = Corrected(table, ranks, why, by)
        rated = None
        if held.setting.rated and table not in self.desk.aside:
            found = (await self.desk.current(table)).table
            rated = settled_game(found, self.now(), ranks)

        def correct(tournament: Tournament) -> list[Event]:
            reason = tournament.may_correct(table)
            if reason:
                raise Refused("no_entry", reason)
            return [corrected]

        def rate(connection: Connection) -> None:
            if rated is not None:
                ratings.correct(connection, rated)
                if by == "host":
                    ratings.tell_of_settling(connection, rated, player, self.now())

        await self._happen(name, correct, rate)
        await self.advance(name)

    def _corrector(self, held: Held, player: str, is_warden: bool, game: Game) -> Corrector:
        """As what somebody corrects a result; nobody decides about a table they sit at."""
        if held.kept.host != player and not is_warden:
            raise Refused("not_host", "only who has announced it can do that, or a warden")
        known = held.tournament.of_player(player)
        if known is not None and known.number in game.entrants:
            raise Refused("own_table", "nobody decides about their own table: a warden may")
        if held.ended_at and self.now() > held.ended_at + CORRECTED_FOR:
            raise Refused("no_entry", "it ended more than seven days ago: its results stand")
        before = held.corrections.get(game.table, [])
        if len(before) >= MOST_CORRECTIONS:
            raise Refused("no_entry", f"a result is corrected {MOST_CORRECTIONS} times at most")
        by: Corrector = "warden" if is_warden else "host"
        if by == "host" and before and before[-1][1].by == "warden":
            raise Refused("no_entry", "a warden has decided about that table: it stands")
        return by

    async def call_off(self, name: str, player: str, is_warden: bool) -> None:
        """Call it off, or end it as it stands: for the host, and for wardens.

        Games go on, and count for nothing.
        """

        def end(tournament: Tournament) -> list[Event]:
            if _is_over(tournament):
                raise Refused("no_entry", "it is over already")
            return [Ended(called_off=True)]

        await self._check_host(name, player, is_warden)
        await self._happen(name, end)

    async def forget(self, player: str) -> None:
        """Let nothing name somebody who has left for good; what they have played stands."""

        def forget(tournament: Tournament) -> list[Event]:
            known = tournament.of_player(player)
            if known is None:  # the host, or whoever was interrupted has done it
                return []
            goes = known.left is None and not _is_over(tournament)
            gone = [Left(known.number, "withdrew")] if goes else []
            return [*gone, Forgotten(known.number, LEFT)]

        for name in await self.store.read(lambda c: tournaments.naming(c, player)):
            held = await self.open(name)
            if held.kept.host == player and held.waits_for_host:
                await self._happen(name, lambda now: [] if _is_over(now) else [Ended(True)])
            await self._happen(name, forget)
            await self.store.write(partial(tournaments.erase, tournament=name, player=player))

    async def open(self, name: str) -> Held:
        """A tournament with all that is committed; `Refused` if there is none."""
        if name not in self.held:
            kept = await self.store.read(lambda c: tournaments.find(c, name))
            if kept is None:
                raise Refused("no_tournament", "there is no such tournament")
            happened = await self.store.read(lambda c: tournaments.events_after(c, name, 0))
            first = happened[0][1]
            held = Held(kept, Tournament.of([first]), Setting(**kept.setting))
            held.take_in(happened[1:])
            held = self.held.setdefault(name, held)
        else:
            held = self.held[name]
            async with self._door(name):
                await self._catch_up(held)
        await self._missing(held)
        return held

    # --- What follows by itself ---

    async def look(self) -> None:
        """Look after the tournaments that are due."""
        now = self.now()
        for name, then in await self.store.read(lambda c: tournaments.due(c, now)):
            until = now + LEASE
            if not await self._claimed(name, then, until):
                continue
            try:
                again = await self.advance(name)
            except Exception:
                log.exception("tournament_failed", tournament=name)
                again = until
            await self._look_at(name, until, again)

    async def _claimed(self, name: str, then: int, until: int) -> bool:
        return await self.store.write(lambda c: tournaments.claim(c, name, then, until))

    async def _look_at(self, name: str, then: int, at: int | None) -> None:
        # Unless something has happened that somebody should look at sooner.
        await self.store.write(lambda c: tournaments.claim(c, name, then, at))

    async def advance(self, name: str) -> int | None:
        """Do all that is due at a tournament; when to look again, None: never."""
        held = await self.open(name)
        now = self.now()
        if held.tournament.status == "open":
            if now >= held.lapses_at:
                await self._happen(name, lambda it: [] if _is_over(it) else [Ended(True)])
                return None
            if now < held.begins_at:
                return held.begins_at
            if len(held.tournament.playing) < held.tournament.plan.seats:
                return now + MINUTE  # whoever comes late is waited for
            await self._happen(name, _start)
        while held.tournament.status == "running":
            await self._set_up(held)
            await self._close_settled(held)
            await self._take_results(held)
            before = held.tournament.events
            await self._follow(held)
            if held.tournament.events == before:
                return self.now() + SOON
        return None

    async def _set_up(self, held: Held) -> None:
        """Set up the tables that are missing: none that is there is set up twice."""
        for game in await self._missing(held):
            await self._table(held, game)
            held.ready.add(game.table)

    async def _missing(self, held: Held) -> list[Game]:
        """The games whose tables are not there yet, whichever process sets them up."""
        unknown = [game for game in held.tournament.in_play if game.table not in held.ready]
        if unknown:
            names = [game.table for game in unknown]
            held.ready.update(await self.store.read(lambda c: tournaments.states(c, names)))
        return [game for game in unknown if game.table not in held.ready]

    async def _table(self, held: Held, game: Game) -> None:
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
            await self.desk.begin(
                game.table, events, lambda table: of_round(table, setting.name, game.round)
            )
        except IntegrityError:
            return  # another process was faster

    async def _close_settled(self, held: Held) -> None:
        """Let nobody play on at a table whose result was settled while it was being played."""
        games = held.tournament.games
        names = [one.table for one in games if one.corrected and one.played is None]
        states = await self.store.read(lambda c: tournaments.states(c, names)) if names else {}
        for table, (status, _, aside) in states.items():
            if status == "playing" and not aside:
                with suppress(Refused):  # somebody moved this very moment: then the next time
                    found = (await self.desk.current(table)).table
                    await self.desk.command(table, None, Settle(), found.number)

    async def _take_results(self, held: Held) -> None:
        """Take in how tables ended, and mind who did not come."""
        games = {game.table: game for game in held.tournament.in_play}
        names, now = list(games), self.now()
        for table, (status, at, aside) in (
            await self.store.read(lambda c: tournaments.states(c, names))
        ).items():
            if aside:
                await self._score(held, Scored(table, (), ()))
            elif status in ("finished", "closed"):
                found = (await self.desk.current(table)).table
                await self._score(held, _scored(found))
            elif now - at > held.setting.patience:
                await self._mind_absent(held, table)

    async def _score(self, held: Held, scored: Scored) -> None:
        def score(tournament: Tournament) -> list[Event]:
            known = {game.table for game in tournament.in_play}
            return [scored] if scored.table in known else []

        await self._happen(held.kept.id, score)

    async def _mind_absent(self, held: Held, table: str) -> None:
        """Somebody's first turn has come, and nobody has been there for so long."""
        found = (await self.desk.current(table)).table
        seen = await self.store.read(lambda c: tournaments.last_seen(c, table))
        if found.turn is None:
            return
        last = max(found.at, seen.get(found.turn, 0))
        if self.now() - last > held.setting.patience:
            try:
                await self.desk.command(table, None, Absent(found.turn), found.number)
            except Refused:
                return  # they came, or have moved before: then their clock decides

    async def _follow(self, held: Held) -> None:
        now, tournament, name = self.now(), held.tournament, held.kept.id
        if held.ends_at is not None and now >= held.ends_at and not tournament.is_closing:
            await self._happen(name, lambda _: [Closing()])
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

        await self._happen(name, follow)
        paired = [event for event in events if isinstance(event, Paired)]
        if paired and held.tournament.events > seen:
            games = held.tournament.rounds[-1].games
            log.info("round_paired", tournament=name, tables=len(games))
            await self._set_up(held)

    # --- Committing ---

    async def _happen(
        self,
        name: str,
        decide: Callable[[Tournament], Sequence[Event]],
        also: Callable[[Connection], None] | None = None,
    ) -> None:
        """Commit what is decided by how things stand, and what also follows, and take it in."""
        held = await self.open(name)
        async with self._door(name):
            for _ in range(TRIES):
                await self._catch_up(held)
                events = decide(held.tournament)
                if not events:
                    return
                now, after = self.now(), deepcopy(held.tournament)
                try:
                    for event in events:
                        after.apply(event)
                except CannotHappen as error:
                    raise Refused("no_entry", str(error)) from None
                if await self._append(held, now, events, after, also):
                    held.take_in([(now, event) for event in events])
                    return
        raise Refused("busy", "others were faster each time; try again")

    async def _append(
        self,
        held: Held,
        now: int,
        events: Sequence[Event],
        after: Tournament,
        also: Callable[[Connection], None] | None,
    ) -> bool:
        number, name = held.tournament.events, held.kept.id
        row: dict[str, Any] = {"status": "over" if _is_over(after) else after.status}
        row["about"] = _dumped(_about(held.setting, after))
        if after.status == "open":
            row["due_at"] = held.begins_at
        elif _is_over(after):
            row["due_at"] = None
        elif held.tournament.status == "open":
            row["due_at"] = now  # from now on somebody looks after it

        def append(connection: Connection) -> bool:
            if not tournaments.append(connection, name, number, now, events, row):
                return False
            if also is not None:
                also(connection)
            return True

        return await self.store.write(append)

    async def _catch_up(self, held: Held) -> None:
        name, number = held.kept.id, held.tournament.events
        held.take_in(await self.store.read(lambda c: tournaments.events_after(c, name, number)))

    def _door(self, name: str) -> asyncio.Lock:
        return self._doors.setdefault(name, asyncio.Lock())

    async def _check_host(self, name: str, player: str, is_warden: bool = False) -> None:
        if (await self.open(name)).kept.host != player and not is_warden:
            raise Refused("not_host", "only who has announced it can do that")

    async def _rating(self, held: Held, player: str) -> int:
        game, options = held.setting.game, held.setting.options
        kind, seats = kind_of(options), held.tournament.plan.seats
        found = await self.store.read(lambda c: ratings.stand(c, player, game, kind, seats))
        return round(found.rating.rating) if found.games else START_RATING


def _start(tournament: Tournament) -> list[Event]:
    if tournament.status != "open":
        raise Refused("started", "it has begun already")
    if len(tournament.playing) < tournament.plan.seats:
        raise Refused("no_entry", f"{tournament.plan.seats} players are needed at least")
    is_duplicate = tournament.plan.format == "duplicate"
    return [Started(tuple(fresh_secret() for _ in range(tournament.plan.rounds * is_duplicate)))]


def _is_over(tournament: Tournament) -> bool:
    return tournament.status in ("over", "called off")


def _scored(table: Table) -> Scored:
    """How a table ended."""
    result = table.result
    if result is None:
        return Scored(table.id, (), ())
    moved = {one.event.seat for one in table.made if isinstance(one.event, Moved)}
    out = tuple(n for n, seat in enumerate(table.seats) if seat.out)
    absent = tuple(n for n in out if table.seats[n].out == "time" and n not in moved)
    return Scored(table.id, tuple(result.places), tuple(result.scores), out, absent)


def _about(setting: Setting, tournament: Tournament) -> dict[str, Any]:
    """What a list of tournaments shows of one."""
    return {
        "name": setting.name,
        "game": setting.game,
        "options": dict(setting.options),
        "clock": dict(setting.clock),
        "rated": setting.rated,
        "format": tournament.plan.format,
        "round": len(tournament.rounds),
        "rounds": tournament.length,
        "minutes": setting.minutes,
        "starts_at": setting.starts_at,
        "players": len(tournament.playing),
        "state": tournament.status,
    }


def _dumped(data: Any) -> str:
    return orjson.dumps(data).decode()
