"""People at tables: they play by the rules, change their minds, leave, talk, and play again."""

from random import Random

from tegel.client import (
    Accepted,
    Backoff,
    Client,
    Leave,
    Play,
    Refused,
    Rematch,
    Resign,
    Return,
    Say,
    Table,
    Undo,
)
from tegel.client.table import fresh_id
from tegel.server.tables.commands import Wish

from .ledger import Ledger, Sent, Sighting

PATIENT = 300.0
QUICK = Backoff(0.05, 0.4)
# What may be refused to who does nothing wrong: somebody else was faster.
FAIR = {"stale", "not_your_turn", "over", "away", "not_away", "no_undo", "offered", "rematched"}
# How often, at a decision, somebody does something else first.
UNDO, SAY, LEAVE, RESIGN, LOOK = 0.1, 0.02, 0.004, 0.0006, 0.01
RESIGN_LATE = 0.2
PASSING = ("too_fast", "unavailable")  # what is refused for the moment


class Person:
    """A guest with a line of its own, good or bad."""

    def __init__(self, name: str, ledger: Ledger, chance: Random) -> None:
        self.name = name
        self.ledger = ledger
        self.chance = chance
        self.home: Client | None = None  # for HTTP
        self.line: Client | None = None  # for tables

    async def arrive(self, url: str, line: str | None = None, login: str | None = None) -> None:
        """Become a guest, or somebody with an account; `line`: another way to the tables."""
        self.home = Client(url, patience=PATIENT, backoff=QUICK)
        await self.home.enter(self.name)
        if login is not None:
            await self.home.register(login, "a quite long password")
        self.line = Client(line or url, cookie=self.home.cookie, patience=PATIENT, backoff=QUICK)

    def come_as(self, url: str, cookie: str | None) -> None:
        """Come to another server as who one is already."""
        self.home = Client(url, cookie=cookie, patience=PATIENT, backoff=QUICK)
        self.line = Client(url, cookie=cookie, patience=PATIENT, backoff=QUICK)

    async def go(self) -> None:
        """Go home."""
        for client in (self.home, self.line):
            if client is not None:
                await client.close()

    @property
    def at_home(self) -> Client:
        """Their client, once they have arrived."""
        assert self.home is not None
        return self.home

    @property
    def id(self) -> str:
        """Who this is for the server: a cookie says it."""
        assert self.at_home.cookie is not None
        return self.at_home.cookie.split(".")[1]

    async def table(self, table: str) -> Table:
        """Follow a table."""
        assert self.line is not None
        return await self.line.table(table)

    async def do(self, table: Table, do: Wish) -> Accepted | None:
        """Send a command, and write down how it was answered; None: it was refused."""
        sent = Sent(table.id, fresh_id(), do)
        self.ledger.sent.append(sent)
        try:
            sent.answer = await table.send(do, own_id=sent.own_id)
        except Refused as refusal:
            sent.answer = refusal.code
            if refusal.code not in FAIR:
                self.ledger.wrongs.append(f"{self.name}, {do}: {refusal.code}, {refusal}")
            return None
        self.ledger.accepted += 1
        return sent.answer

    def look(self, table: Table) -> None:
        """Write down what this person has of a table."""
        seen = Sighting(table.id, self.id, table.number, table.hash, table.is_over)
        self.ledger.sightings.append(seen)

    async def play(self, table: Table, seat: int) -> None:
        """Make the decisions of a seat until the game is over."""
        while True:
            await table.until(lambda t: t.is_over or t.turn == seat)
            if table.is_over:
                return
            number = table.number
            if not await self._decide(table, seat):
                await _past(table, number)

    async def _decide(self, table: Table, seat: int) -> bool:
        """Do something at one's turn; whether it was done."""
        fate, view = self.chance.random(), table.view
        if view["seats"][seat]["out"]:
            return False  # a bot plays on
        if fate < RESIGN or (self.ledger.is_late and self.chance.random() < RESIGN_LATE):
            return await self.do(table, Resign(seat)) is not None
        counts = view["rated"] or view["tournament"] is not None  # then no bot plays for anybody
        if fate < RESIGN + LEAVE and not view["seats"][seat]["away"] and not counts:
            if await self.do(table, Leave(seat)):
                back = self.chance.random() < 0.5  # or play on: that says it as well
                await self.do(table, Return(seat) if back else Say(seat, "back soon"))
                return True
        elif fate < RESIGN + LEAVE + SAY and len(view["talk"]) < 40:
            await self.do(table, Say(seat, self.chance.choice(["hm…", "nice!", "<b>ow</b>"])))
        elif fate < RESIGN + LEAVE + SAY + LOOK:
            self.look(table)
        if not table.moves or table.turn != seat:
            return False
        move = self.chance.choice(table.moves)
        done = await self.do(table, Play(seat, self.chance.choice([move["move"], move["text"]])))
        if done and seat in table.view["may"]["undo"] and self.chance.random() < UNDO:
            await self.do(table, Undo(seat))
        return done is not None

    async def play_again(self, table: Table) -> str | None:
        """Ask for another game; at which table it is, None: somebody asked before us."""
        if await self.do(table, Rematch(table.seats[0])) is None:
            return None
        return table.view["rematch"]


async def _past(table: Table, number: int) -> None:
    """Wait until a table is somewhere else."""
    await table.until(lambda t: t.is_over or t.number != number)
