"""A client: all that a server offers, as methods."""

from collections.abc import AsyncGenerator, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Literal, Self, cast

from tegel.client.backoff import Backoff
from tegel.client.http import Http
from tegel.client.line import Line
from tegel.client.seats import SeatWish
from tegel.client.table import Accepted, Table, fresh_id
from tegel.core.telling import Move
from tegel.server.tables.commands import Wish

if TYPE_CHECKING:  # with them would come all that a server needs
    from tegel.server.http.answers.analyses import AdviceView, AnalysisView
    from tegel.server.http.answers.games import GameList
    from tegel.server.http.answers.health import Health
    from tegel.server.http.answers.lists import OwnSummary, TableSummary
    from tegel.server.http.answers.players import Me
    from tegel.server.http.answers.positions import PositionView
    from tegel.server.http.answers.records import RecordView, Replayed
    from tegel.server.http.answers.tables import Happened, Looked, Made
    from tegel.server.http.answers.tokens import FreshToken, TokenView
    from tegel.server.http.answers.tournaments import TournamentLooked, TournamentSummary

COOKIE = "tegel"
NO_CLOCK = {"kind": "none"}


class Client:
    """Somebody at a server: a program with a token, or a person with a cookie.

    A server that can't be reached is waited for as many seconds as the patience says; then
    `Unreachable` is raised. What it refuses is raised as `Refused`.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        cookie: str | None = None,
        *,
        patience: float = 60.0,
        backoff: Backoff | None = None,
    ) -> None:
        self.url = url.rstrip("/")
        self._patience = patience
        self._backoff = backoff or Backoff()
        # With a cookie, a server wants to know that its own pages ask: we are as good as one.
        headers = {"Origin": self.url}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        self._headers = headers
        self._http = Http(self.url, headers, patience, self._backoff)
        if cookie is not None:
            self._http.cookies.set(COOKIE, cookie)
        self._line: Line | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go of all connections."""
        if self._line is not None:
            await self._line.close()
        await self._http.close()

    @property
    def cookie(self) -> str | None:
        """What to keep to be the same person the next time."""
        return self._http.cookies.get(COOKIE)

    @property
    def is_up(self) -> bool:
        """Whether tables are followed at the moment, or the line is down."""
        return self._line is not None and self._line.is_up

    # --- Live ---

    async def table(self, table: str) -> Table:
        """Follow a table."""
        if self._line is None:
            self._line = Line(self.url, self._live_headers, self._patience, self._backoff)
        return await self._line.follow(table)

    async def unfollow(self, table: str) -> None:
        """Follow a table no more."""
        if self._line is not None:
            await self._line.unfollow(table)

    def _live_headers(self) -> dict[str, str]:
        cookie = self.cookie
        return self._headers | ({} if cookie is None else {"Cookie": f"{COOKIE}={cookie}"})

    async def _be(self, me: Any) -> "Me":
        """Be somebody else from now on, on the line too."""
        if self._line is not None:
            await self._line.renew()
        return cast("Me", me)

    # --- Who you are ---

    async def enter(self, name: str | None = None) -> "Me":
        """Be a new guest."""
        body = {} if name is None else {"name": name}
        return await self._be(await self._http.ask("POST", "/api/players", body))

    async def me(self) -> "Me":
        """Who one is."""
        return cast("Me", await self._http.ask("GET", "/api/me"))

    async def rename(self, name: str) -> "Me":
        """Have another name."""
        return cast("Me", await self._http.ask("PATCH", "/api/me", {"name": name}))

    async def register(self, login: str, password: str) -> "Me":
        """Make an account of the guest that one is."""
        body = {"login": login, "password": password}
        return await self._be(await self._http.ask("POST", "/api/accounts", body, once=True))

    async def log_in(self, login: str, password: str) -> "Me":
        """Be who has this account."""
        body = {"login": login, "password": password}
        return await self._be(await self._http.ask("POST", "/api/sessions", body))

    async def log_out(self) -> None:
        """Be nobody."""
        await self._http.ask("DELETE", "/api/sessions")
        self._http.cookies.clear()
        await self._be(None)

    async def change_password(self, old: str, new: str) -> None:
        """Have another password; other devices are logged out."""
        await self._http.ask("PUT", "/api/me/password", {"old": old, "new": new}, once=True)

    async def tokens(self) -> "list[TokenView]":
        """The tokens that one's programs have."""
        answer = await self._http.ask("GET", "/api/me/tokens")
        return cast("list[TokenView]", answer["tokens"])

    async def new_token(self, name: str) -> "FreshToken":
        """A token for a program, shown this once."""
        body = {"name": name}
        return cast("FreshToken", await self._http.ask("POST", "/api/me/tokens", body, once=True))

    async def drop_token(self, digest: str) -> None:
        """Take a token back."""
        await self._http.ask("DELETE", f"/api/me/tokens/{digest}", once=True)

    # --- Tables ---

    async def games(self) -> "GameList":
        """The games, their options, and the levels of bots."""
        return cast("GameList", await self._http.ask("GET", "/api/games"))

    async def tables(
        self, status: Literal["waiting", "playing", "finished"], game: str | None = None
    ) -> "list[TableSummary]":
        """Public tables."""
        answer = await self._http.ask("GET", "/api/tables", status=status, game=game)
        return cast("list[TableSummary]", answer["tables"])

    async def own_tables(self, before: int | None = None) -> "list[OwnSummary]":
        """One's own tables, the latest first."""
        answer = await self._http.ask("GET", "/api/me/tables", before=before)
        return cast("list[OwnSummary]", answer["tables"])

    async def set_up(
        self,
        game: str,
        seats: Sequence[SeatWish],
        options: Mapping[str, object] | None = None,
        *,
        clock: Mapping[str, Any] = NO_CLOCK,
        public: bool = False,
        chat: bool = True,
        rated: bool = False,
        nonce: str | None = None,
        own_id: str | None = None,
    ) -> "Made":
        """Set a table up, once, however often the line breaks; as many players as seats."""
        body = {
            "game": game,
            "options": {"players": len(seats), **(options or {})},
            "seats": list(seats),
            "clock": dict(clock),
            "public": public,
            "chat": chat,
            "rated": rated,
            "id": own_id or fresh_id(),
        } | ({} if nonce is None else {"nonce": nonce})
        return cast("Made", await self._http.ask("POST", "/api/tables", body))

    async def look(self, table: str) -> "Looked":
        """A table as one may see it, without following it."""
        return cast("Looked", await self._http.ask("GET", f"/api/tables/{table}"))

    async def happened(self, table: str, after: int = 0) -> "Happened":
        """What happened at a table: all of it, though a server tells some hundred events a time."""
        path = f"/api/tables/{table}/events"
        found = cast("Happened", await self._http.ask("GET", path, after=after))
        while found["more"]:
            rest = cast("Happened", await self._http.ask("GET", path, after=found["number"]))
            rest["events"] = found["events"] + rest["events"]
            found = rest
        return found

    async def after_moves(self, table: str, moves: int) -> "Replayed":
        """The game at a table after so many moves."""
        return cast("Replayed", await self._http.ask("GET", f"/api/tables/{table}/moves/{moves}"))

    async def command(
        self, table: str, do: Wish, expected: int, own_id: str | None = None
    ) -> Accepted:
        """Carry a command out without following the table."""
        body = {
            "expected": expected,
            "id": own_id or fresh_id(),
            "do": {name: value for name, value in asdict(do).items() if value is not None},
        }
        answer = await self._http.ask("POST", f"/api/tables/{table}/commands", body)
        return Accepted(answer["number"], answer["duplicate"])

    async def hint(self, table: str, expected: int) -> "list[AdviceView]":
        """What a strong bot would play."""
        body = {"expected": expected}
        answer = await self._http.ask("POST", f"/api/tables/{table}/hint", body)
        return cast("list[AdviceView]", answer["advice"])

    async def record(self, table: str) -> str:
        """The record of a game that is over."""
        return await self._http.text(f"/api/tables/{table}/record")

    async def record_view(
        self, record: str, after: int | None = None, seat: int | None = None
    ) -> "RecordView":
        """Any record after so many moves, all of them if that is not said."""
        body = {"record": record, "after": after, "seat": seat}
        return cast("RecordView", await self._http.ask("POST", "/api/records/views", body))

    # --- Positions ---

    async def position(
        self,
        position: str,
        moves: Sequence[Move | str] = (),
        *,
        seed: int | None = None,
        seat: int | None = None,
    ) -> "PositionView":
        """A position as text, checked, after moves from it; by its seed the same comes again."""
        body = {"position": position, "moves": [*moves], "seed": seed, "seat": seat}
        return cast("PositionView", await self._http.ask("POST", "/api/positions", body))

    async def analyse(
        self,
        position: str,
        moves: Sequence[Move | str] = (),
        *,
        seed: int | None = None,
        lines: int = 3,
        **most: int,
    ) -> "AsyncGenerator[AnalysisView]":
        """The champion's lines there, better and better; `most`: iterations and seconds.

        To stop, leave the loop and close what was looped over (`aclose`).
        """
        body = {"position": position, "moves": [*moves], "seed": seed, "lines": lines, **most}
        async for found in self._http.lines("/api/analyses", body):
            yield cast("AnalysisView", found)

    async def health(self) -> "Health":
        """Whether the server is well."""
        return cast("Health", await self._http.ask("GET", "/api/health"))

    # --- Tournaments ---

    async def tournaments(self) -> "list[TournamentSummary]":
        """Tournaments: those to come and under way, then those that are over."""
        answer = await self._http.ask("GET", "/api/tournaments")
        return cast("list[TournamentSummary]", answer["tournaments"])

    async def announce(self, name: str, game: str, form: str, **more: Any) -> str:
        """Announce a tournament of a format, as the protocol has it; what it is called."""
        body = {"name": name, "game": game, "format": form, "id": fresh_id(), **more}
        answer = await self._http.ask("POST", "/api/tournaments", body)
        return str(answer["tournament"])

    async def tournament(self, tournament: str, after: int | None = None) -> "TournamentLooked":
        """How a tournament stands; without a view if nothing came after that number."""
        answer = await self._http.ask("GET", f"/api/tournaments/{tournament}", after=after)
        return cast("TournamentLooked", answer)

    async def enter_tournament(self, tournament: str, team: str = "") -> None:
        """Enter a tournament, or come back to it."""
        body = {"team": team}
        await self._http.ask("POST", f"/api/tournaments/{tournament}/entries", body, once=True)

    async def leave_tournament(self, tournament: str) -> None:
        """Be paired there no more."""
        await self._http.ask("DELETE", f"/api/tournaments/{tournament}/entries", once=True)

    async def start_tournament(self, tournament: str) -> None:
        """Let one's own tournament begin."""
        await self._http.ask("POST", f"/api/tournaments/{tournament}/start", once=True)
