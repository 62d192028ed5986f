"""A server in operation: its settings, and the parts that all requests share."""

import secrets
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from tegel.core.places import data_folder
from tegel.core.state import State
from tegel.server.desk import Desk
from tegel.server.guard.limits import Limiter
from tegel.server.guard.outward import Outward
from tegel.server.hours import Hours
from tegel.server.identity.cookies import fresh_key
from tegel.server.lag import Lag
from tegel.server.lock import alone
from tegel.server.notices.herald import Herald
from tegel.server.notices.push import Voucher
from tegel.server.pace import pause
from tegel.server.post import Mailer, Post
from tegel.server.preparing import Preparing, preparing
from tegel.server.pulse import Pulse
from tegel.server.reviews import Reviews
from tegel.server.store import players
from tegel.server.store.books import StoredBooks
from tegel.server.store.store import Store
from tegel.server.store.upgrade import upgrade
from tegel.server.thinking.thinkers import Thinkers
from tegel.server.tournaments.hall import Hall


def default_database() -> str:
    """The database of who configures nothing: a file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tegel.db'}"


@dataclass(frozen=True)
class Settings:
    """What a host may choose."""

    database: str = field(default_factory=default_database)
    origins: tuple[str, ...] = ()  # addresses that pages have where a proxy changes Host
    thinkers: int | None = None  # processes for bots; None: all cores but one
    bot_pace: float = 1.0  # how long bots seem to think: 0 is not at all, 1 like people
    per_address: int | None = None  # connections that one household may have; None: some
    keep_games: int | None = None  # days; None: finished games are kept for ever
    keep_guests: int | None = None  # days, and as long as they sit at a table
    reach: tuple[str, ...] = ()  # networks of our own that notices may be sent to
    mailer: Mailer | None = None  # by which e-mail is sent, if any is


@dataclass
class Site:
    """The parts that all requests share."""

    settings: Settings
    store: Store
    desk: Desk
    thinkers: Thinkers
    preparing: Preparing
    keys: list[bytes]  # that sign cookies: the current one first
    daily_key: bytes  # from which the chance of each day's deal follows
    limits: Limiter
    hours: Hours
    reviews: Reviews
    hall: Hall
    herald: Herald
    post: Post | None = None
    pulse: Pulse = field(default_factory=Pulse)
    club: tuple[float, dict[str, Any] | None] = (0.0, None)  # its statistics, and as of when
    lag: Lag = field(default_factory=Lag)
    processes: int = 1  # that share the database and are alive, this one among them

    def now(self) -> int:
        """The time, in milliseconds since 1970."""
        return self.hours.now()


@asynccontextmanager
async def open_site(settings: Settings) -> AsyncGenerator[Site]:
    """Open the database, let games be compiled and bots get ready; close all of it at the end."""
    async with AsyncExitStack() as parts:
        parts.enter_context(alone(settings.database))
        upgrade(settings.database)
        store = Store(settings.database)
        parts.callback(store.close)
        prepared = await parts.enter_async_context(preparing())
        thinkers = Thinkers(settings.thinkers, until_ready=prepared.until_ready)
        await thinkers.start()
        parts.push_async_callback(thinkers.close)

        def pace(state: State, seed: int) -> float:
            return settings.bot_pace * pause(state, seed)

        hours, process = Hours(), secrets.token_hex(8)
        desk = Desk(
            StoredBooks(store),
            thinkers,
            hours.now,
            pace,
            process=process,
            is_shared=store.is_postgres,
        )
        parts.push_async_callback(desk.close)
        key = await store.write(lambda c: players.setting(c, "cookie key", fresh_key().hex()))
        keys = [bytes.fromhex(key)]
        daily_key = await store.write(lambda c: players.setting(c, "daily key", fresh_key().hex()))
        reviews = Reviews(thinkers)
        push_key = await store.write(lambda c: players.setting(c, "push key", Voucher.fresh()))
        post = None
        if settings.mailer is not None:
            post = Post(settings.mailer)
            parts.callback(post.close)
        herald = Herald(
            store,
            Outward(settings.reach),
            Voucher(push_key),
            keys,
            hours.now,
            process,
            post,
        )
        parts.push_async_callback(herald.close)
        hall = Hall(store, desk, hours.now)
        yield Site(
            settings,
            store,
            desk,
            thinkers,
            prepared,
            keys,
            bytes.fromhex(daily_key),
            Limiter(),
            hours,
            reviews,
            hall,
            herald,
            post,
        )
