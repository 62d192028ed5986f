"""One schedule: a plan carried out from beginning to end, and all promises checked."""

import asyncio
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import tegel.server.desk
from tegel.server.follower import Sights
from tegel.server.tables import sight
from tegel.server.tables.clock import DAY, SECOND
from tegel.server.tables.events import Entry
from tegel.server.tables.table import Table
from tests.server.world.audit import audit
from tests.server.world.client import Client
from tests.server.world.ledger import Ledger
from tests.server.world.loop import Trouble, run
from tests.server.world.network import CALM
from tests.server.world.plan import Plan
from tests.server.world.server import Server
from tests.server.world.wishes import Temper
from tests.server.world.witness import Witness

BEGINNING = 1_700_000_000_000  # the time at which every world begins
BUS = 0.5  # seconds that a message of the bus takes at most
GAP = 2.0  # seconds until what the bus lost is found, while nothing fails
QUIET = 180  # seconds in which all must agree once nothing fails any more
# Nobody is there any more: by then every table has ended.
LONGEST_REST = 40 * DAY // SECOND
CRASHES, CUTS = 0.5, 0.35  # of all faults; the rest are people who go away

NOSY = Temper(nonsense=50)  # who watches

Story = list[tuple[Any, ...]]


def play_out(seed: int, story: Story | None = None) -> "World":
    """Carry out the schedule of a seed; an assertion fails where a promise is broken."""
    chance = Random(seed)
    with _no_other_chance(chance), _views_kept():
        return run(_play_out(chance, [] if story is None else story))


async def _play_out(chance: Random, story: Story) -> "World":
    world = World(Plan.of(chance), chance, story)
    await world.play()
    return world


@contextmanager
def _no_other_chance(chance: Random) -> Generator[None]:
    """Names and secrets that follow from the seed."""
    desk: Any = tegel.server.desk
    kept = desk.fresh_code, desk.fresh_secret
    desk.fresh_code = lambda: f"table-{chance.randrange(1 << 40):010x}"
    desk.fresh_secret = lambda: f"{chance.randrange(1 << 256):064x}"
    try:
        yield
    finally:
        desk.fresh_code, desk.fresh_secret = kept


@contextmanager
def _views_kept() -> Generator[None]:
    """Make each view of a game once, for all processes: most of the time goes into them."""
    make = sight.game_view
    kept: dict[tuple[object, ...], Any] = {}

    def game_view(table: Table, seat: int | None) -> Any:
        key = table.id, seat, tuple(table.state.moves) if table.has_begun else None
        if key not in kept:
            kept[key] = make(table, seat)
        return kept[key]

    sight.game_view = game_view
    try:
        yield
    finally:
        sight.game_view = make


class World:
    """Servers, clients, what is between them, and somebody who makes all of it fail."""

    def __init__(self, plan: Plan, chance: Random, story: Story) -> None:
        self.plan = plan
        self.chance = chance
        self.story = story
        self.way, self.habits = replace(plan.way), replace(plan.habits)
        self.is_calm, self._calm_at = False, 0
        self.clients: list[Client] = []
        self.ledger = Ledger(self._committed, self._due_changed, self._here, self.now)
        self.players = [f"person-{n}-{chance.randrange(1 << 40)}" for n in range(plan.persons)]
        stranger = f"stranger-{chance.randrange(1 << 40)}"
        self.watchers = [chance.choice((None, stranger)) for _ in range(plan.spectators)]
        never = [*self.players, stranger]
        self.witness = Witness(self.ledger, never)
        self.servers = [
            Server(f"server {n}", self.ledger, self.witness, self.way, self.habits, chance)
            for n in range(plan.servers)
        ]

    def now(self) -> int:
        """The time of this world, in milliseconds."""
        return BEGINNING + round(asyncio.get_running_loop().time() * SECOND)

    def note(self, *what: object) -> None:
        """Tell the story."""
        self.story.append((self.now() - BEGINNING, *what))

    async def play(self) -> None:
        """Everything, to the end."""
        for server in self.servers:
            server.start(alone=True)
        table = await self._create()
        self._invite(table)
        self._fail_later()
        await self._act()
        await self._heal()
        self._compare()
        await self._rest()
        asked = {key: one for client in self.clients for key, one in client.asked.items()}
        for name, page in self.ledger.pages.items():
            audit(name, page.entries(), asked, self._calm_at)

    # --- The stages of a schedule ---

    async def _create(self) -> str:
        while True:
            up = [server for server in self.servers if server.is_up]
            if up:
                desk = up[0].desk
                work = desk.create(self.players[0], self.plan.setting, None)
                try:
                    table: Table = await up[0].run(work)
                except Trouble:
                    pass
                else:
                    return table.id
            await asyncio.sleep(1)

    def _invite(self, table: str) -> None:
        for player in [*self.players, *self.watchers]:
            client = Client(
                f"client{len(self.clients)}",
                player,
                table,
                self.servers,
                self.plan.weather,
                self.plan.temper if player in self.players else NOSY,
                self.chance,
                self.note,
            )
            self.clients.append(client)
            client.call()

    async def _act(self) -> None:
        """Let clients do what they like, one after the other, at times that chance gives."""
        wait = self.plan.pace.between / len(self.clients)
        for _ in range(self.plan.actions):
            await asyncio.sleep(self.chance.expovariate(1 / wait))
            client = self.chance.choice(self.clients)
            if not client.is_away:
                client.act()

    async def _heal(self) -> None:
        """From now on nothing fails: everybody comes back, and all is answered."""
        self.note("all is well from now on")
        self.is_calm, self._calm_at = True, self.now()
        self.way.slowest, self.way.failing = 0.01, 0.0
        self.habits.slowest, self.habits.failing = 10.0, 0.0
        for server in self.servers:
            self._start(server)
        while not all(server.is_up for server in self.servers):
            await asyncio.sleep(0.25)
        for client in self.clients:
            client.weather = CALM
            client.come_back()
        end = asyncio.get_running_loop().time() + QUIET
        while not all(self._is_up_to_date(client) for client in self.clients):
            assert asyncio.get_running_loop().time() < end, self._who_is_behind()
            await asyncio.sleep(0.25)

    def _compare(self) -> None:
        """Each client has what a fresh look at the database shows."""
        sights: dict[str, Sights] = {}
        for client in self.clients:
            if client.table not in sights:
                entries = self.ledger.pages[client.table].entries()
                sights[client.table] = Sights(Table.of(client.table, entries))
            look = sights[client.table]
            fresh = look.see(sight.reader(look.table, client.player))
            assert (client.number, client.hash) == (fresh.number, fresh.hash), client.name
            assert client.view == fresh.view
            for (name, own_id), number in client.accepted.items():
                assert self.ledger.pages[name].keys[f"{client.player}/{own_id}"] == number

    async def _rest(self) -> None:
        """Everybody goes away, and every table comes to an end without them."""
        self.note("everybody goes away")
        self.habits.slowest = 0.1
        for client in self.clients:
            client.go_away()
        loop = asyncio.get_running_loop()
        end, wait = loop.time() + LONGEST_REST, 1.0
        while going_on := self._going_on():
            assert loop.time() < end, f"{going_on} never end"
            await asyncio.sleep(wait)
            wait *= 1.5

    # --- What goes wrong ---

    def _fail_later(self) -> None:
        wait = self.chance.expovariate(1 / self.plan.pace.fault)
        asyncio.get_running_loop().call_later(wait, self._fail)

    def _fail(self) -> None:
        if self.is_calm:
            return
        self._fail_later()
        what = self.chance.random()
        if what < CRASHES:
            self._crash(self.chance.choice(self.servers))
        elif what < CRASHES + CUTS:
            client = self.chance.choice(self.clients)
            self.note(client.name, "is cut off")
            client.hang_up()
        else:
            self._leave(self.chance.choice(self.clients))

    def _crash(self, server: Server) -> None:
        if not server.is_dead:
            self.note(server.name, "is killed")
            server.kill()
            down = self.chance.uniform(0.05, self.plan.pace.longest_down)
            asyncio.get_running_loop().call_later(down, self._start, server)

    def _start(self, server: Server) -> None:
        if server.is_dead:
            self.note(server.name, "starts")
            server.start(alone=all(other.is_dead for other in self.servers))

    def _leave(self, client: Client) -> None:
        if not client.is_away:
            absence = self.chance.choice(self.plan.pace.absences)
            self.note(client.name, "goes away for", absence)
            client.go_away()
            asyncio.get_running_loop().call_later(absence, self._come_back, client)

    def _come_back(self, client: Client) -> None:
        if client.is_away and not self.is_calm:
            client.come_back()

    # --- What follows from a commit ---

    def _committed(self, table: str, entries: Sequence[Entry]) -> None:
        self.witness.committed(table, entries)
        loop, number = asyncio.get_running_loop(), entries[-1].number
        for entry in entries:
            self.note("committed", table, entry.number, entry.event, entry.command)
        for server in self.servers:
            later = self.chance.uniform(0, GAP if self.is_calm else self.plan.gap)
            loop.call_later(later, server.mind_gap, table, number)
            if self.chance.random() >= self.plan.deaf:
                loop.call_later(self.chance.uniform(0, BUS), server.hear, table, number)

    def _due_changed(self) -> None:
        for server in self.servers:
            server.look_later()

    def _here(self) -> list[tuple[str, str]]:
        return [one for server in self.servers for one in server.here()]

    # --- Looking ---

    def _is_up_to_date(self, client: Client) -> bool:
        number = self.ledger.pages[client.table].number
        has_all = client.number == number and client.view is not None
        return has_all and client.is_connected and not client.unanswered

    def _who_is_behind(self) -> str:
        behind = [client for client in self.clients if not self._is_up_to_date(client)]
        return "; ".join(
            f"{client.name} has {client.number} of {self.ledger.pages[client.table].number}, "
            f"unanswered: {[*client.unanswered]}"
            for client in behind
        )

    def _going_on(self) -> list[str]:
        return [
            name
            for name, page in self.ledger.pages.items()
            if page.about["status"] in ("waiting", "playing")
        ]
