"""What a page asks by address: the same addresses and answers as a server's."""

import json
import re
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.parse import parse_qs, urlsplit

import orjson
from pydantic import TypeAdapter

from tegel.core.state import State
from tegel.games import games
from tegel.pocket import carrying
from tegel.pocket.books import ME, PageBooks, Shelf
from tegel.pocket.crew import Crew
from tegel.pocket.puzzles import PagePuzzles
from tegel.pocket.studies import analyses, review
from tegel.pocket.thinking import Thinker
from tegel.server.desk import Desk
from tegel.server.identity.guests import guest_name
from tegel.server.identity.names import BadName, clean_name
from tegel.server.looks import past, positions, trees
from tegel.server.looks.games import ADVISER, offer, setting_of
from tegel.server.tables import sight
from tegel.server.tables.commands import Refused
from tegel.server.tables.table import Table
from tegel.server.wire import asked

# What is told bit by bit: an analysis, the review of a record, that of a table.
STUDIES = re.compile(r"POST (?:(/analyses)|(/records/review)|/tables/(\w+)/review)")


class Text(str):
    """An answer that is no JSON."""


@dataclass(frozen=True)
class Asked:
    """A question: the parts of its address, its query and its body."""

    parts: tuple[str, ...]
    query: dict[str, str]
    body: str
    language: str

    def read(self, kind: Any) -> Any:
        """The body as a type."""
        return _adapter(kind).validate_json(self.body)

    def number(self, name: str) -> int | None:
        """A number of the query."""
        return int(self.query[name]) if name in self.query else None


@cache
def _adapter(kind: Any) -> Any:
    return TypeAdapter(kind)


Answer = Callable[[Asked], Awaitable[Any]]


class Routes:
    """All that can be asked; what only a server has is refused in a sentence."""

    def __init__(
        self, desk: Desk, books: PageBooks, shelf: Shelf, thinker: Thinker, crew: Crew
    ) -> None:
        self._desk = desk
        self._books = books
        self._shelf = shelf
        self._thinker = thinker
        self._crew = crew
        self._puzzles = PagePuzzles(shelf, desk.now)
        self._routes: list[tuple[str, re.Pattern[str], Answer]] = [
            (method, re.compile(path), answer)
            for method, path, answer in (
                ("GET", "/health", self._health),
                ("GET", "/visitor", self._visitor),
                ("POST", "/players", self._enter),
                ("PATCH", "/me", self._rename),
                ("GET", "/games", self._games),
                ("GET", "/readiness", self._readiness),
                ("GET", "/puzzles", self._puzzle_sets),
                ("GET", "/puzzles/daily", self._daily_puzzle),
                ("GET", r"/puzzles/([0-9a-f]{10})", self._puzzle),
                ("POST", r"/puzzles/([0-9a-f]{10})/tries", self._try_puzzle),
                ("GET", r"/me/puzzles/(\w+)", self._own_puzzles),
                ("GET", r"/me/puzzles/(\w+)/next", self._next_puzzle),
                ("GET", "/tables", self._no_tables),
                ("GET", "/me/tables", self._own_tables),
                ("GET", "/me/games", self._carry_out),
                ("POST", "/me/games", self._take_in),
                ("GET", "/me/invitations", self._no_invitations),
                ("GET", "/me/people", self._no_people),
                ("POST", "/tables", self._set_up),
                ("GET", r"/tables/(\w+)", self._look),
                ("GET", r"/tables/(\w+)/blocked", self._nobody_blocked),
                ("GET", r"/tables/(\w+)/events", self._events),
                ("POST", r"/tables/(\w+)/commands", self._command),
                ("POST", r"/tables/(\w+)/hint", self._hint),
                ("GET", r"/tables/(\w+)/moves/(\d+)", self._look_back),
                ("GET", r"/tables/(\w+)/record", self._record),
                ("POST", "/records/views", self._view_record),
                ("POST", "/records/trees", self._tree),
                ("POST", "/records", self._write),
                ("POST", "/positions", self._position),
                ("POST", "/hints", self._think_of),
            )
        ]

    async def answer(self, method: str, address: str, body: str, language: str) -> Any:
        """The answer to a question; `Refused` says why there is none."""
        parts = urlsplit(address)
        for known, path, answer in self._routes:
            found = path.fullmatch(parts.path)
            if found and known == method:
                query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
                return await answer(Asked(found.groups(), query, body, language))
        raise Refused("not_found", "there is no server here that could tell")

    # --- People ---

    async def _health(self, _: Asked) -> Any:
        return {"status": "ok"}

    async def _visitor(self, _: Asked) -> Any:
        name = await self._shelf.name(None)
        return {"me": None if name is None else {"name": name, "login": None}}

    async def _enter(self, what: Asked) -> Any:
        wanted = what.read(asked.NewPlayer).name
        return await self._call(wanted or guest_name(secrets.randbits(32), what.language))

    async def _rename(self, what: Asked) -> Any:
        return await self._call(what.read(asked.NewName).name)

    async def _call(self, name: str) -> Any:
        try:
            kept = await self._shelf.name(clean_name(name))
        except BadName as error:
            raise Refused("bad_name", str(error)) from None
        return {"name": kept, "login": None}

    async def _no_invitations(self, _: Asked) -> Any:
        return {"invitations": []}

    async def _no_people(self, _: Asked) -> Any:
        return {"people": []}

    async def _nobody_blocked(self, _: Asked) -> Any:
        return {"seats": []}

    # --- Games and tables ---

    async def _games(self, _: Asked) -> Any:
        return offer()

    async def _readiness(self, _: Asked) -> Any:
        ready = {"rules": 1.0, "judgement": 1.0, "search": 1.0}
        return {"games": [{"name": name, **ready} for name in games()]}

    async def _no_tables(self, _: Asked) -> Any:
        return {"tables": []}

    async def _own_tables(self, what: Asked) -> Any:
        before = what.number("before")
        found = [*map(_listed, await self._books.rows()), *await self._books.taken()]
        wanted = [one for one in found if not before or one["updated_at"] < before]
        return {"tables": sorted(wanted, key=lambda one: -int(one["updated_at"]))}

    async def _carry_out(self, _: Asked) -> Any:
        return Text(await carrying.carry_out(self._books))

    async def _take_in(self, what: Asked) -> Any:
        sent = what.read(asked.SentGames)
        return await carrying.take_in(self._books, sent.records, ME, self._desk.now())

    async def _set_up(self, what: Asked) -> Any:
        wanted = what.read(asked.NewTable)
        if wanted.clock.kind != "none":
            raise Refused("bad_clock", "without a server nobody looks at a clock")
        if any(isinstance(place, asked.OpenPlace) for place in wanted.seats):
            raise Refused("bad_seats", "without a server nobody else can come")
        name = (await self._visitor(what))["me"]["name"]
        made = await self._desk.create(ME, setting_of(wanted, name), wanted.nonce)
        return {"table": made.id, "number": made.number}

    async def _table(self, what: Asked) -> Table:
        return (await self._desk.current(what.parts[0])).table

    async def _look(self, what: Asked) -> Any:
        seen = await self._desk.look(what.parts[0], ME)
        return {"table": what.parts[0], **vars(seen)}

    async def _events(self, what: Asked) -> Any:
        table = await self._table(what)
        eyes = past.eyes_of(table, ME, what.number("seat"))
        return past.told_from(table, what.number("after") or 0, eyes)

    async def _command(self, what: Asked) -> Any:
        sent = what.read(asked.SentCommand)
        done = await self._desk.command(what.parts[0], ME, sent.do, sent.expected, sent.id)
        return vars(done)

    async def _hint(self, what: Asked) -> Any:
        table, expected = await self._table(what), what.read(asked.WantedHint).expected
        if not table.acted <= expected <= table.number:
            raise Refused("stale", f"the table is at {table.number}, and you expect {expected}")
        if not sight.may_hint(table, sight.reader(table, ME)):
            raise Refused("no_hint", "hints are for who decides, where no other person plays")
        return await self._advice(table.state)

    async def _advice(self, state: State) -> Any:
        advice = await self._thinker.hint(state, ADVISER, self._desk.seed())
        told = [{**vars(one), "deed": state.deed(one.move, state.turn)} for one in advice]
        return {"advice": told}

    async def _look_back(self, what: Asked) -> Any:
        table, seat = await self._table(what), what.number("seat")
        past.check_begun(table)
        eyes = past.eyes_of(table, ME, seat)
        return past.look_back_at(table, int(what.parts[1]), eyes, whole=seat is None)()

    async def _record(self, what: Asked) -> Any:
        table = await self._table(what)
        past.check_begun(table)
        past.check_over(table)
        return Text(past.record_of(table))

    # --- What is told bit by bit ---

    async def stream(self, method: str, address: str, body: str) -> AsyncGenerator[Any] | None:
        """What is found out about something, better and better; None: it is no such question."""
        found = STUDIES.fullmatch(f"{method} {address}")
        if found is None:
            return None
        if found[1]:
            return analyses(_adapter(asked.WantedAnalysis).validate_json(body), self._crew)
        if found[2]:
            return review(_adapter(asked.RecordToReview).validate_json(body).record, self._crew)
        table = (await self._desk.current(found[3])).table
        past.check_begun(table)
        past.check_over(table)
        return review(str(past.record_of(table)), self._crew)

    # --- Puzzles ---

    async def _puzzle_sets(self, _: Asked) -> Any:
        return self._puzzles.sets()

    async def _daily_puzzle(self, what: Asked) -> Any:
        return await self._puzzles.of_day(what.query.get("day"))

    async def _puzzle(self, what: Asked) -> Any:
        return await self._puzzles.look(what.parts[0])

    async def _try_puzzle(self, what: Asked) -> Any:
        return await self._puzzles.attempt(what.parts[0], what.read(asked.PuzzleTry).moves)

    async def _own_puzzles(self, what: Asked) -> Any:
        return await self._puzzles.standing(what.parts[0])

    async def _next_puzzle(self, what: Asked) -> Any:
        return await self._puzzles.next(what.parts[0], what.query.get("theme"))

    # --- Records and positions ---

    async def _view_record(self, what: Asked) -> Any:
        return past.view_of(what.read(asked.SentRecord))

    async def _tree(self, what: Asked) -> Any:
        return trees.tree_of(what.read(asked.SentFile).record)

    async def _write(self, what: Asked) -> Any:
        return Text(trees.written(what.read(asked.WrittenFile)))

    async def _think_of(self, what: Asked) -> Any:
        """A hint for a table of the server whose page it is."""
        laid = positions.lay_out(what.read(asked.SentPosition))
        positions.check_decidable(laid)
        return await self._advice(laid.state)

    async def _position(self, what: Asked) -> Any:
        wanted = what.read(asked.SentPosition)
        return positions.view_of(positions.lay_out(wanted), wanted.seat)


def _listed(row: dict[str, Any]) -> dict[str, Any]:
    """A table as lists show it: every person at it is of this page."""
    about = json.loads(row["about"])
    return {
        "table": row["id"],
        "status": row["status"],
        "game": row["game"],
        "public": False,
        "created_at": row["created_at"],
        "updated_at": row["updated_at"],
        "aside": False,
        **about,
        "yours": [n for n, seat in enumerate(about["seats"]) if seat["kind"] == "person"],
    }


def as_json(answer: Any) -> str:
    """An answer as text."""
    return orjson.dumps(answer).decode()
