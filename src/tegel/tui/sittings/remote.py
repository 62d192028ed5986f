"""A table of a server: all that is seen comes from there, all that is done goes there."""

import asyncio
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

from tegel.bots.levels import level_of
from tegel.client import (
    Abort,
    Allow,
    Client,
    Continue,
    Decline,
    Hurry,
    Pause,
    Play,
    Rematch,
    Resign,
    Say,
    Table,
    TakeBack,
    Undo,
)
from tegel.client.client import NO_CLOCK
from tegel.core.errors import BadOptions, TegelError
from tegel.core.notation import words as typed
from tegel.core.telling import Move, Telling, is_back, take_back
from tegel.core.words import Words
from tegel.games import find
from tegel.server.wire.told import Told
from tegel.tui.sittings import Advice, Clock, Look, NotNow, ranked
from tegel.tui.sittings.news import News

RECENT = 6  # notes that are shown
QUIET = ("created", "moved", "undone", "botsat", "hurried")
# What is typed as a word, and needs no more than one's seat.
WORDS = {
    "resign": Resign,
    "rematch": Rematch,
    "pause": Pause,
    "continue": Continue,
    "abort": Abort,
}
TALK = "'"  # what begins with it is said to the table


@dataclass(frozen=True)
class Address:
    """Where a link leads: a server, perhaps a table there."""

    server: str
    table: str | None


@dataclass(frozen=True)
class Wish:
    """A table to set up: the game, and who shall have the other seats."""

    game: str
    options: Mapping[str, object]
    others: tuple[str, ...]
    clock: Mapping[str, Any]


def clock(text: str | None) -> Mapping[str, Any]:
    """`10+5`: ten minutes each for the game, and five seconds more for each turn."""
    if text is None:
        return NO_CLOCK
    found = re.fullmatch(r"(\d{1,3})(?:\+(\d{1,3}))?", text)
    if found is None or not int(found[1]):
        raise BadOptions(f"clock cannot be {text!r}; it is written 10 or 10+5: minutes + seconds")
    return {
        "kind": "live",
        "base": int(found[1]) * 60_000,
        "increment": int(found[2] or 0) * 1000,
    }


def address(link: str) -> Address:
    """Read an address as a browser shows it."""
    parts = urlsplit(link if "//" in link else f"http://{link}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadOptions(f"{link!r} is no address; it is written http://example.org:8000")
    found = re.fullmatch(r"(.*?)/t/([\w-]+)/?", parts.path)
    path = found[1] if found else parts.path.rstrip("/")
    return Address(f"{parts.scheme}://{parts.netloc}{path}", found and found[2])


@dataclass
class Remote:
    """A table that is followed."""

    client: Client
    table: Table
    words: Words
    link: str | None = None  # for friends, where seats are open
    _log: list[Telling] = field(default_factory=list[Telling])
    _notes: list[str] = field(default_factory=list[str])
    _news: News = field(default_factory=News)
    _number: int = 0  # of the last event that the log knows
    _told: asyncio.Condition = field(default_factory=asyncio.Condition)
    _task: asyncio.Task[None] | None = None
    _end: TegelError | None = None

    def __post_init__(self) -> None:
        self.game = find(self.table.view["game"])

    @property
    def is_up(self) -> bool:
        """Whether the server is there."""
        return self.client.is_up

    @property
    def look(self) -> Look:
        """The table as the server shows it."""
        table, view = self.table, self.table.view
        result, clock = view["result"], view["clock"]
        waiting = [self.words("link", link=self.link)] if self.link else []
        return Look(
            view=view["view"],
            eyes=view["eyes"],
            names=tuple(self._name(seat) for seat in view["seats"]),
            active=table.turn in table.seats,
            over=table.is_over,
            log=list(self._log),
            notes=(waiting if view["status"] == "waiting" else []) + self._notes[-RECENT:],
            clock=None
            if clock["kind"] == "none"
            else Clock(tuple(clock["left"]), clock["running"], clock["since"]),
            persons=tuple(table.seats),
            hurry=bool(view["may"]["hurry"]),
            places=None if result is None else tuple(result["places"]),
            table=table.id,
        )

    def _name(self, seat: Mapping[str, Any]) -> str:
        """A person's name, what a bot's level is called, or nobody's."""
        level = seat["level"] and self.words("level", level=level_of(seat["level"]))
        return str(level or seat["name"] or "…")

    async def begin(self) -> None:
        """Follow the table, from its first event on."""
        self._task = asyncio.create_task(self._follow())

    async def changed(self) -> None:
        """Wait for news."""
        await self._news.wait()
        if self._end is not None:
            raise self._end

    async def play(self, move: Move | str) -> None:
        """Make a move; `resign`, `rematch` and words to the others go the same way."""
        seats = self.table.seats
        if isinstance(move, str) and seats and await self._order(move, seats[0]):
            return
        if self.table.turn not in seats:
            raise NotNow("not-your-turn")
        if isinstance(move, str):
            typed(move)  # what is too long for a move is told so here
        await self._do(Play(self.table.turn, move))

    async def undo(self) -> None:
        """Take the last decision back; if more has happened since, all from one's last choice on.

        Where other people play, they are asked for that.
        """
        may = self.table.view["may"]
        if may["undo"]:
            await self._do(Undo(may["undo"][0]))
        elif seats := may["take_back"] or may["ask_back"]:
            await self._do(TakeBack(seats[0]))
        else:
            raise NotNow("no-undo")

    async def hurry(self) -> None:
        """Have a bot that thinks by the clock move now."""
        if not (seats := self.table.view["may"]["hurry"]):
            raise NotNow("no-hurry")
        await self.table.send(Hurry(seats[0]))

    async def hint(self) -> list[Advice]:
        """What a strong bot of the server would do."""
        if not self.table.view["may"]["hint"]:
            raise NotNow("no-hint")
        found = await self.client.hint(self.table.id, self.table.number)
        return ranked(
            [
                Advice(one["move"], one["text"], one["share"], one["margin"], one["reasons"])
                for one in found
            ]
        )

    async def walk(self, _: int) -> None:
        """Only records are walked through."""
        raise NotNow("no-replay")

    async def save(self, _: Path) -> None:
        """It is kept where it was played."""
        raise NotNow("no-save")

    async def close(self) -> None:
        """Leave the screen; the seat stays one's own."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def farewell(self, words: Words) -> str:
        """How to come back."""
        link = f"{self.client.url}/t/{self.table.id}"
        return words("left-table", command=f"tegel play --server {link}")

    async def _do(self, wish: Play | Undo | TakeBack) -> None:
        """Carry it out, and wait until the log knows of it, as the view does then."""
        done = await self.table.send(wish)
        async with self._told:
            await self._told.wait_for(lambda: self._number >= done.number or self._end)

    async def _order(self, text: str, seat: int) -> bool:
        """Do what was typed, if it is no move."""
        if text.startswith(TALK):
            await self.table.send(Say(seat, text[len(TALK) :].strip()))
        elif text.lower() in WORDS:
            await self.table.send(WORDS[text.lower()](seat))
        elif text.lower() in ("allow", "decline"):
            await self._answer(text.lower() == "allow")
        else:
            return False
        return True

    async def _answer(self, yes: bool) -> None:
        """Allow or decline what another asks, another game included."""
        view = self.table.view
        may, asked = view["may"], view["request"]
        if may["answer"] and asked is not None:
            seat, question = may["answer"][0], asked["number"]
            await self.table.send(Allow(seat, question) if yes else Decline(seat, question))
        elif may["decline"]:
            seat = may["decline"][0]
            await self.table.send(Rematch(seat) if yes else Decline(seat))
        else:
            raise NotNow("no-question")

    # --- What happens ---

    async def _follow(self) -> None:
        try:
            while True:
                await self._until_next_game()
        except TegelError as error:
            self._end = error
            await self._tell()

    async def _until_next_game(self) -> None:
        """Take in what happens, until a rematch brings another table."""
        self._number = 0
        while self.table.view["rematch"] is None:
            for event in await self._events(self._number):
                self._take(event)
                self._number = event["number"]
            await self._tell()
            # The next table may be known by now: then nothing more happens at this one.
            await self.table.until(
                lambda table: table.number > self._number or table.view["rematch"] is not None
            )
        self.table = await self.client.table(self.table.view["rematch"])
        self._log.clear()

    async def _tell(self) -> None:
        self._news.tell()
        async with self._told:
            self._told.notify_all()

    async def _events(self, after: int) -> list[Told]:
        return (await self.client.happened(self.table.id, after))["events"]

    def _take(self, event: Told) -> None:
        if event["kind"] == "moved":
            told = {part: value for part, value in event.items() if part in Telling.__annotations__}
            self._log.append(cast(Telling, told))
        elif event["kind"] == "undone":
            self._take_back(1)
        elif event["kind"] == "takenback":
            self._take_back(sum(not is_back(told["deed"]) for told in self._log) - event["after"])
        if event["kind"] == "said":
            name = self.table.view["seats"][event["seat"]]["name"]
            phrase = event["phrase"]
            text = event["text"] if phrase is None else self.words("phrase", phrase=phrase)
            self._notes.append(self.words("talk", name=name, text=text))
        elif event["kind"] not in QUIET:
            self._notes.append(self._note(event))

    def _take_back(self, moves: int) -> None:
        """The last moves that stand are in the log as such that do not."""
        stand = [n for n, told in enumerate(self._log) if not is_back(told["deed"])]
        for n in stand[len(stand) - moves :]:
            self._log[n] = take_back(self._log[n])

    def _note(self, event: Told) -> str:
        told = {**event}
        seat = told.get("seat")
        if isinstance(seat, int):
            told.setdefault("name", self.table.view["seats"][seat]["name"])
        you = isinstance(seat, int) and self.look.you == seat
        return self.words(f"event-{event['kind']}", **told, who="you" if you else "other")
