"""A club amid a soak: rated games, one tournament after another, and notices of all of it."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, TypeVar

import httpx2

from tegel.client import Refused, Unreachable
from tegel.server.tables.rated import rated_game
from tegel.server.tables.table import Table
from tests.server.notices.service import Posted, Service

from .evening import LIVE, SOON, audit, recomputed
from .judge import histories
from .ledger import Ledger
from .people import PASSING, Person

T = TypeVar("T")
FORMS: Sequence[dict[str, Any]] = (
    {"form": "swiss", "rounds": 2, "late": 1, "rated": True},
    {"form": "duplicate", "rounds": 2},
    {"form": "round robin", "rated": True},
)
MEMBERS = 10  # as many accounts as a household may open in a minute
PLAYERS = 4
# What may be answered to who asks again because no answer came.
DONE_ALREADY = ("no_entry", "busy")


@dataclass
class Club:
    """What a soak does more when its people are a club."""

    service: Service  # where all of them are told
    ledger: Ledger
    seed: int
    held: list[str] = field(default_factory=list[str])  # tournaments that came to their end

    async def join(self, person: Person) -> None:
        """Have somebody be told of all that there is."""
        home = person.at_home
        hook = {"style": "json", "address": f"{self.service.url}/{person.id}", "name": person.name}
        headers = {"Origin": home.url, "Cookie": f"tegel={home.cookie}"}
        async with httpx2.AsyncClient(base_url=home.url, headers=headers) as browser:
            answer = await browser.post("/api/me/notices/webhooks", json=hook)
            assert answer.status_code == 201, answer.text

    async def evenings(self, people: Sequence[Person]) -> None:
        """Hold one tournament after another, until it is late."""
        chance = Random(f"club {self.seed}")
        while not self.ledger.is_late:
            how = chance.choice(FORMS)
            players = chance.sample(people, PLAYERS)
            called = f"Evening {len(self.held) + 1}"
            announce = partial(players[0].at_home.announce, called, "azul", clock=LIVE, rest=0)
            name = await self._insist(partial(announce, **how))
            assert name is not None
            for player in players:
                await self._insist(partial(player.at_home.enter_tournament, name))
            await self._insist(partial(players[0].at_home.start_tournament, name))
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(self._play_all(player, name))
            self.held.append(name)

    async def _play_all(self, person: Person, name: str) -> None:
        """Sit down wherever one is expected, until the tournament is over."""
        number: int | None = None
        played = set[str]()
        while True:
            looked = await self._insist(partial(person.at_home.tournament, name, number))
            assert looked is not None
            number = looked["number"]
            if looked["view"] is not None and looked["view"]["status"] == "over":
                return
            for table in looked["you"]["tables"]:
                if table not in played:
                    played.add(table)
                    await self._play(person, table)
            await asyncio.sleep(SOON)

    async def _play(self, person: Person, name: str) -> None:
        assert person.line is not None
        table = await person.table(name)
        await person.play(table, table.seats[0])
        person.look(table)
        await person.line.unfollow(name)

    async def _insist(self, ask: Callable[[], Awaitable[T]]) -> T | None:
        """Ask until it is answered; None: it was done when nobody heard so."""
        while True:
            try:
                return await ask()
            except Unreachable:
                pass
            except Refused as refusal:
                if refusal.code in DONE_ALREADY:
                    return None
                if refusal.code not in PASSING:
                    raise
            await asyncio.sleep(SOON)

    # --- In the end ---

    def judge(self, database: str) -> tuple[Counter[str], list[str]]:
        """What there was, and what was wrong with it."""
        found, wrongs = Counter[str](), list[str]()
        for name in self.held:
            try:
                found["tables of tournaments"] += sum(1 for _ in audit(database, name).games)
                found["tournaments"] += 1
            except AssertionError as error:
                wrongs.append(f"tournament {name}: {error}")
        over = sum(_is_rated(Table.of(name, entries)) for name, _, entries in histories(database))
        counted, differ = recomputed(database)
        found["rated games"] = counted
        if counted != over or differ:
            wrongs.append(
                f"{over} rated games are over, {counted} counted, {differ} ratings differ"
            )
        found["notices"] = len(self.service.posted)
        again = Counter(map(_own_id, self.service.posted))
        wrongs += [f"a notice came {n} times: {one}" for one, n in again.items() if n > 1]
        return found, wrongs


def _is_rated(table: Table) -> bool:
    return rated_game(table) is not None


def _own_id(posted: Posted) -> str:
    return posted.headers["webhook-id"]
