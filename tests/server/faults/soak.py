"""A soak: people play, others make trouble, servers are killed, and in the end all is compared."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

from tegel.client import Client, Refused, Sit, Table, Unreachable, bot, me, open_seat
from tegel.client.seats import SeatWish
from tests.server.notices.service import Service

from .accidents import Accidents, Troubles
from .chaos import bad_line
from .club import MEMBERS, Club
from .hostile import Hostile
from .judge import Verdict, judge
from .ledger import Ledger, Sighting
from .people import PASSING, PATIENT, QUICK, Person
from .process import ServerProcess

KINDS: Sequence[tuple[str, dict[str, object]]] = (
    ("azul", {"players": 2}),
    ("azul", {"players": 3, "wall": "grey"}),
    ("azul", {"players": 4}),
    ("azul_duel", {"players": 2}),
    ("ingenious", {"players": 2}),
    ("ingenious", {"players": 3, "edition": "standard"}),
    ("ingenious", {"players": 4, "edition": "standard"}),
)
LEVELS = ("newcomer", "casual", "club", "expert")
CLOCKS = ({"kind": "none"}, {"kind": "live", "base": 3_600_000, "increment": 5000})
BAD_LINES = 0.3  # of all people
AGAIN = 0.25  # of all games: another one follows
WATCHED = 0.6
STALLED = 120.0  # seconds without a single command: something is stuck
RATED = 0.5  # of a club's games
# What servers may complain about when their database is gone, or one of their processes.
OUTAGE = ("database_fails", "round_failed", "table_failed", "desk_failed", "unavailable")
DEATH = ("process_died", "process_not_replaced")  # said by a parent


@dataclass(frozen=True)
class Plan:
    """How long and how wild."""

    commands: int
    troubles: Troubles
    people: int = 30
    tables: int = 16
    hostile: int = 3
    bots: bool = True  # at some seats; else persons have several
    seed: int = 0
    club: bool = False  # some have accounts: games for ratings, tournaments, notices


@dataclass
class Outcome:
    """What came of it."""

    plan: Plan
    troubles: Counter[str] = field(default_factory=Counter[str])  # that really happened
    starts: list[float] = field(default_factory=list[float])  # seconds until the server was up
    seconds: float = 0.0
    accepted: int = 0
    repeated: int = 0  # of those: the answer had been lost, and came when it was sent again
    refused: Counter[str] = field(default_factory=Counter[str])
    lines: Counter[str] = field(default_factory=Counter[str])  # what bad lines did to frames
    hostile: Counter[str] = field(default_factory=Counter[str])
    verdict: Verdict = field(default_factory=Verdict)
    complaints: list[str] = field(default_factory=list[str])  # in the logs
    club: Counter[str] = field(default_factory=Counter[str])  # what there was of it

    @property
    def is_good(self) -> bool:
        """Whether every promise was kept."""
        return not self.verdict.wrongs and not self.complaints


class Soak:
    """One run."""

    def __init__(
        self,
        plan: Plan,
        servers: Sequence[ServerProcess],
        restart: Callable[[], None] | None = None,
        service: Service | None = None,  # where a club is told
    ) -> None:
        self.plan = plan
        self.servers = servers
        self.ledger = Ledger()
        self.outcome = Outcome(plan)
        chance = Random(plan.seed)
        self.accidents = Accidents(plan.troubles, servers, chance, self._pause, restart)
        self.people: list[Person] = []
        self.playing: dict[str, Table] = {}
        self.club = Club(service, self.ledger, plan.seed) if service and plan.club else None

    async def run(self, say: Callable[[str], None] = lambda _: None) -> Outcome:
        """Play until it is enough, let all games end, and look at everything."""
        began = time.monotonic()
        async with AsyncExitStack() as rest:
            for server in self.servers:
                await server.start()
                rest.push_async_callback(server.kill)
            await self._invite(rest)
            async with asyncio.TaskGroup() as group:
                trouble = [group.create_task(one.run()) for one in self._troublemakers()]
                trouble.append(group.create_task(self._report(say)))
                evenings = [
                    self._evening(Random(f"table {self.plan.seed} {n}"))
                    for n in range(self.plan.tables)
                ]
                if self.club is not None:
                    evenings.append(self.club.evenings(self.people[:MEMBERS]))
                await asyncio.gather(*evenings, self._end())
                for task in trouble:
                    task.cancel()
            say("all games are over")
            for server in self.servers:
                await server.stop()
        self.outcome.seconds = time.monotonic() - began
        return self._settle()

    def _settle(self) -> Outcome:
        outcome, ledger, accidents = self.outcome, self.ledger, self.accidents
        answers = [one.answer for one in ledger.sent]
        outcome.accepted = ledger.accepted
        outcome.repeated = sum(not isinstance(a, str | None) and a.duplicate for a in answers)
        outcome.refused, outcome.hostile = ledger.refusals(), ledger.hostile
        outcome.troubles, outcome.starts = accidents.done, accidents.starts
        ledger.wrongs += accidents.wrongs
        outcome.verdict = judge(self.servers[0].database, ledger)
        if self.club is not None:
            outcome.club, wrongs = self.club.judge(self.servers[0].database)
            outcome.verdict.wrongs += wrongs
        foreseen = (OUTAGE if self._has_outages else ()) + DEATH
        outcome.complaints = [
            line for server in self.servers for line in server.complaints(foreseen)
        ]
        return outcome

    # --- People ---

    async def _invite(self, rest: AsyncExitStack) -> None:
        for n in range(self.plan.people):
            person = Person(f"Person {n}", self.ledger, Random(f"{self.plan.seed} {n}"))
            url = self.servers[n % len(self.servers)].url
            line = None
            if person.chance.random() < BAD_LINES:
                bad = bad_line(url, person.chance, self.outcome.lines)
                line = await rest.enter_async_context(bad)
            rest.push_async_callback(person.go)
            is_member = self.club is not None and n < MEMBERS
            await person.arrive(url, line, f"soak.{n}" if is_member else None)
            if self.club is not None and is_member:
                await self.club.join(person)
            self.people.append(person)

    async def _evening(self, chance: Random) -> None:
        """One game after another at one table, until it is enough."""
        while not self.ledger.is_late:
            game, options = chance.choice(KINDS)
            players = int(str(options["players"]))
            rated = self.club is not None and chance.random() < RATED
            if rated:
                persons = chance.sample(self.people[:MEMBERS], players)
            else:
                persons = chance.sample(self.people, chance.randint(1, players))
            # One screen for several.
            shared = not self.plan.bots or (len(persons) == 1 and chance.random() < 0.3)
            seats: list[SeatWish] = [me(persons[0].name)]
            seats += [me("at the same screen") if shared else bot(chance.choice(LEVELS))] * (
                players - len(persons)
            )
            seats += [open_seat()] * (len(persons) - 1)
            table = await self._set_up(chance, persons, game, options, seats, rated)
            while table is not None:
                table = await self._game(chance, persons, table)

    async def _set_up(
        self,
        chance: Random,
        persons: Sequence[Person],
        game: str,
        options: dict[str, object],
        seats: list[SeatWish],
        rated: bool,
    ) -> str | None:
        """A table at which all have sat down; None: the server was killed while it was made."""
        host = persons[0]
        assert host.home is not None
        public = chance.random() < 0.5
        try:
            made = await host.home.set_up(
                game,
                seats,
                options,
                clock=CLOCKS[1] if rated else chance.choice(CLOCKS),
                public=public,
                rated=rated,
                nonce="a nonce" if chance.random() < 0.5 else None,
            )
        except Unreachable:
            return None
        except Refused as refusal:
            if refusal.code not in PASSING:
                self.ledger.wrongs.append(f"no table: {refusal.code}, {refusal}")
            await asyncio.sleep(1)
            return None
        first = len(seats) - len(persons) + 1
        await asyncio.gather(
            *(
                self._sit(person, made["table"], seat)
                for seat, person in enumerate(persons[1:], first)
            )
        )
        return made["table"]

    async def _sit(self, person: Person, table: str, seat: int) -> None:
        followed = await person.table(table)
        while seat not in followed.seats:
            number = followed.number
            if await person.do(followed, Sit(seat, person.name)) is None:
                await _moved_on(followed, number)

    async def _game(self, chance: Random, persons: Sequence[Person], name: str) -> str | None:
        """Play a game to its end; the table of the next one, if they play again."""
        tables = [await person.table(name) for person in persons]
        self.playing[name] = tables[0]
        watching: list[Awaitable[None]] = []
        if chance.random() < WATCHED:
            watching.append(self._watch(chance, persons, name))
        playing = [
            person.play(table, seat)
            for person, table in zip(persons, tables, strict=True)
            for seat in table.seats
        ]
        await asyncio.gather(*playing, *watching)
        del self.playing[name]
        for person, table in zip(persons, tables, strict=True):
            person.look(table)
        self.ledger.over[name] = await self._record(persons, name)
        following = None
        if chance.random() < AGAIN and not self.ledger.is_late:
            for person, table in zip(persons, tables, strict=True):
                following = await person.play_again(table) or following
        for person in persons:
            assert person.line is not None
            await person.line.unfollow(name)
        return following

    async def _watch(self, chance: Random, players: Sequence[Person], name: str) -> None:
        """Somebody who does not play looks on: one of the people, or nobody that we know."""
        others = [person for person in self.people if person not in players]
        if others and chance.random() < 0.5:
            watcher = chance.choice(others)
            table = await watcher.table(name)
            await table.until(lambda t: t.is_over)
            watcher.look(table)
            return
        url = chance.choice(self.servers).url
        async with Client(url, patience=PATIENT, backoff=QUICK) as client:
            table = await client.table(name)
            await table.until(lambda t: t.is_over)
            seen = Sighting(name, None, table.number, table.hash, table.is_over)
            self.ledger.sightings.append(seen)

    async def _record(self, persons: Sequence[Person], name: str) -> str:
        while True:
            for person in persons:
                assert person.home is not None
                try:
                    return await person.home.record(name)
                except Refused as refusal:
                    if refusal.code not in PASSING:
                        return f"{refusal.code}: {refusal}"
            await asyncio.sleep(1)

    # --- Trouble ---

    def _troublemakers(self) -> list[Hostile]:
        return [
            Hostile(
                self.servers[n % len(self.servers)].url,
                self.ledger,
                Random(f"trouble {self.plan.seed} {n}"),
                self._tables,
                self._has_outages,
            )
            for n in range(self.plan.hostile)
        ]

    @property
    def _has_outages(self) -> bool:
        return bool(self.plan.troubles.full_disks or self.plan.troubles.restarts)

    def _tables(self) -> list[tuple[str, int]]:
        return [(name, table.number) for name, table in self.playing.items() if table.number]

    async def _end(self) -> None:
        """Let all happen that is planned while people play, and say when it is late."""
        await self.accidents.run()
        await self._reach(self.plan.commands)
        self.ledger.is_late = True

    async def _pause(self, times: int) -> None:
        """Let people play on for a while: as long as fits what happens so often."""
        most = 2 * self.plan.commands / times
        until = self.ledger.accepted + self.accidents.chance.uniform(0, most)
        await self._reach(min(until, self.plan.commands))

    async def _reach(self, accepted: float) -> None:
        """Wait until so many commands were carried out."""
        last, since = self.ledger.accepted, time.monotonic()
        while self.ledger.accepted < accepted:
            await asyncio.sleep(0.01)
            if self.ledger.accepted != last:
                last, since = self.ledger.accepted, time.monotonic()
            elif time.monotonic() - since > STALLED:
                raise TimeoutError(f"nothing happened for {STALLED} s at {last} commands")

    async def _report(self, say: Callable[[str], None]) -> None:
        began = time.monotonic()
        while True:
            await asyncio.sleep(10)
            passed = time.monotonic() - began
            say(
                f"{passed:.0f} s: {self.ledger.accepted} commands, {dict(self.accidents.done)},"
                f" {len(self.ledger.over)} games over, {len(self.playing)} on,"
                f" {len(self.ledger.wrongs)} wrong"
            )


async def _moved_on(table: Table, number: int) -> None:
    await table.until(lambda t: t.number != number)


def as_data(outcome: Outcome) -> dict[str, Any]:
    """An outcome for people who read JSON."""
    verdict, starts = outcome.verdict, sorted(outcome.starts) or [0.0]
    return {
        "good": outcome.is_good,
        "plan": asdict(outcome.plan),
        "seconds": round(outcome.seconds),
        "troubles": dict(outcome.troubles),
        "seconds to start": {
            "median": round(starts[len(starts) // 2], 1),
            "most": round(starts[-1], 1),
        },
        "commands": {
            "accepted": outcome.accepted,
            "answered only when sent again": outcome.repeated,
            "refused": dict(outcome.refused.most_common()),
        },
        "bad lines": dict(outcome.lines),
        "hostile": dict(outcome.hostile.most_common()),
        "database": {
            "tables": dict(verdict.tables),
            "finished": dict(verdict.games),
            "events": verdict.events,
            "moves": verdict.moves,
            "commands found once, in their place": verdict.commands,
            "views computed again, equal to clients'": verdict.hashes,
            "clients that had all of a finished game": verdict.ends,
            "records that verify": verdict.records,
        },
        "club": dict(outcome.club),
        "wrong": verdict.wrongs[:100],
        "complaints in logs": outcome.complaints[:100],
    }
