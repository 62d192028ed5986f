"""The herald: brings notices to where somebody wants to be told, together with other processes'.

What may have arrived is never sent again: that a delivery begins is on disk before a byte of it
leaves. So it is sent again only if it is sure that it has not arrived: there was no connection, or
the other side said so. If a process dies in between, or no answer comes, that is the end of it.
"""

import asyncio
import hashlib
import random
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import orjson
import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tegel.server.guard.outward import Answer, Forbidden, InDoubt, Outward, Unreached
from tegel.server.notices import digest, webhooks
from tegel.server.notices.kinds import Notice
from tegel.server.notices.push import Keys, Voucher, encrypt, spell, unspell
from tegel.server.notices.said import say
from tegel.server.notices.webhooks import Said
from tegel.server.post import Post, Unsent
from tegel.server.store import deliveries, looking, notices, places
from tegel.server.store.deliveries import Delivery
from tegel.server.store.keys import mailbox
from tegel.server.store.places import Place
from tegel.server.store.store import Store
from tegel.server.tables.clock import DAY, HOUR, MINUTE, SECOND

log = structlog.get_logger()

HOLD = SECOND  # who plays at once, or comes back, need not be told
TOGETHER = 100
AT_ONCE, EACH = 32, 3  # under way: in all, and of one player: nobody keeps others waiting
PER_TABLE, PER_PLAYER = 12, 60  # an hour; what is more waits, and of the same only the last is told
FIRST_TRY, SLOWEST = 5.0, 3600.0  # seconds until another try, each four times as long
PATIENCE = 3 * DAY  # a place that takes nothing for so long is given up
STUCK = 2 * MINUTE  # what was begun so long ago is not under way any more
COLLECT, SELDOM = 15 * MINUTE, HOUR  # a mail waits for more, and is not followed by another at once
LEAST_TTL = 30  # seconds
CONTACT = "mailto:nobody@tegel.invalid"


@dataclass
class Herald:
    """Takes notices, and brings them."""

    store: Store
    outward: Outward
    voucher: Voucher
    keys: list[bytes]
    now: Callable[[], int]
    process: str
    post: Post | None = None
    results: Counter[str] = field(default_factory=Counter[str])
    _looking: dict[str, dict[object, frozenset[str]]] = field(
        default_factory=dict[str, dict[object, frozenset[str]]]
    )
    _busy: Counter[str] = field(default_factory=Counter[str])
    _tasks: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])

    @property
    def sending(self) -> int:
        """How many deliveries are under way."""
        return len(self._tasks)

    # --- Who looks ---

    async def look(self, player: str, session: object, tables: Sequence[str]) -> None:
        """Note which tables somebody has before their eyes, on one of their pages."""
        pages = self._looking.setdefault(player, {})
        before = frozenset[str]().union(*pages.values())
        pages[session] = frozenset(tables)
        if not tables:
            del pages[session]
        if not pages:
            del self._looking[player]
        shown = frozenset[str]().union(*pages.values())
        if shown != before:
            await self.store.write(lambda c: looking.look(c, self.process, player, sorted(shown)))

    async def missed(self, found: Sequence[Notice]) -> None:
        """Somebody who seemed to look was gone: tell them what they have not seen."""
        if found:
            await self.store.write(lambda c: notices.tell(c, found))

    # --- Taking ---

    async def work(self) -> None:
        """Do what is to be done now; what takes long goes on by itself."""
        now = self.now()
        if not await self.store.read(lambda c: deliveries.is_waiting(c, now - HOLD, now)):
            return
        await self.store.write(lambda c: self._take(c, now))
        room = AT_ONCE - len(self._tasks)
        if room <= 0:
            return
        begun = await self.store.write(
            lambda c: deliveries.begin(c, now, room, EACH, self._busy, self._is_wanted)
        )
        mails: dict[str, list[Delivery]] = {}
        for one in begun:
            if one.place is None:
                mails.setdefault(one.notice.player, []).append(one)
            else:
                self._start(one.notice.player, self._bring(one, one.place))
        for player, together in mails.items():
            self._start(player, self._mail(player, together))

    def _take(self, connection: Connection, now: int) -> None:
        for notice in deliveries.take(connection, now - HOLD, TOGETHER):
            if not self._is_wanted(connection, notice):
                continue
            wishes = places.wishes_of(connection, notice.player)
            if notice.kind in wishes.off:
                continue
            loud = wishes.loud_at(now)
            due = self._in_turn(connection, notice, loud)
            for place in places.places_of(connection, notice.player):
                if place.given_up_at is None and place.table in (None, notice.table):
                    deliveries.deliver(connection, notice, place.id, due)
            if wishes.mail and self.post and mailbox(connection, notice.player):
                last = deliveries.mailed_at(connection, notice.player)
                collected = last if last > now else max(now + COLLECT, last + SELDOM, loud)
                deliveries.deliver(connection, notice, None, collected)

    def _is_wanted(self, connection: Connection, notice: Notice) -> bool:
        """Whether it is still so, and not before their eyes."""
        looks = notice.table is not None and looking.looks(connection, notice.player, notice.table)
        return not looks and deliveries.is_current(connection, notice)

    def _in_turn(self, connection: Connection, notice: Notice, due: int) -> int:
        """When to tell it, so that nobody is told too much in an hour."""
        for table, most in ((notice.table, PER_TABLE), (None, PER_PLAYER)):
            told = deliveries.told_since(connection, notice.player, table, due - HOUR)
            if len(told) >= most:
                due = max(due, told[-most] + HOUR)
        return due

    # --- Bringing ---

    def _start(self, player: str, bringing: Any) -> None:
        self._busy[player] += 1
        task = asyncio.create_task(bringing)
        self._tasks.add(task)
        task.add_done_callback(partial(self._end, player))

    def _end(self, player: str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._busy -= Counter([player])
        error = None if task.cancelled() else task.exception()
        if error is not None:  # what was begun has ended all the same
            log.error("notice_failed", error=type(error).__name__)

    async def _bring(self, delivery: Delivery, place: Place) -> None:
        said = say(delivery.notice, delivery.id, place.language, place.secrets["origin"])
        try:
            answer = await self.send(place, said, delivery.notice.until, delivery.notice.topic)
        except InDoubt:
            self._count(place, "in doubt")
            await self.store.write(lambda c: deliveries.end(c, delivery, self.now()))
            return
        except Unreached:
            await self._fail(delivery, place, "no-answer", may_pass=True)
            return
        except Forbidden:
            await self._fail(delivery, place, "forbidden", may_pass=False)
            return
        status = answer.status
        if 200 <= status < 300:
            self._count(place, "told")
            await self.store.write(lambda c: deliveries.done(c, delivery, self.now()))
        elif status in (404, 410) and place.kind == "push":
            self._count(place, "gone")  # its browser has left, or was told to
            await self.store.write(lambda c: places.drop_place(c, None, place.id))
        elif status in (404, 410):
            await self._give_up(place, delivery, f"{status}")
        else:
            may_pass = status in (408, 425, 429) or status >= 500
            await self._fail(delivery, place, f"{status}", may_pass, answer.wait)

    async def send(self, place: Place, said: Said, until: int, topic: str = "") -> Answer:
        """Send something to a place."""
        if place.kind != "push":
            secret = unspell(place.secrets["secret"])
            headers, body = webhooks.request(place.kind, said, secret, self.now())
            return await self.outward.post(place.address, headers, body)
        keys = Keys.read(place.secrets["p256dh"], place.secrets["auth"])
        told = {"id": said.id, "title": said.title, "body": said.body, "tag": topic or said.id}
        message = orjson.dumps(told | {"url": said.url})
        origin = place.secrets["origin"]
        contact = origin if origin.startswith("https://") else CONTACT
        ttl = max((until - self.now()) // SECOND, LEAST_TTL)
        headers = {
            "Authorization": self.voucher.word(place.address, contact, self.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(ttl),
            "Urgency": "high" if ttl < HOUR // SECOND else "normal",
        }
        if topic:  # what still waits there about the same is overtaken
            headers["Topic"] = spell(hashlib.sha256(topic.encode()).digest()[:24])
        return await self.outward.post(place.address, headers, encrypt(message, keys))

    async def _fail(
        self, delivery: Delivery, place: Place, why: str, may_pass: bool, wait: float = 0.0
    ) -> None:
        """It has not arrived: try again later, as long as it is worth anything."""
        self._count(place, "failed")
        now = self.now()
        pause = min(FIRST_TRY * 4**delivery.tries, SLOWEST) * random.uniform(0.8, 1.2)
        at: int | None = now + int(max(pause, wait) * SECOND)
        if not may_pass or (at or 0) > delivery.notice.until:
            at = None
        failing = await self.store.write(lambda c: deliveries.again(c, delivery, now, at, why))
        if now - failing > PATIENCE:
            await self._give_up(place, delivery, why)

    async def _give_up(self, place: Place, delivery: Delivery, why: str) -> None:
        """Nothing is sent there any more, and its owner is told."""
        self._count(place, "given up")
        player, now = delivery.notice.player, self.now()
        about = {"name": place.name, "url": "/settings"}
        lost = Notice(player, "lost", now, now + PATIENCE, about=about)

        def end(connection: Connection) -> None:
            deliveries.again(connection, delivery, now, None, why)
            deliveries.give_up(connection, place.id, now)
            notices.tell(connection, [lost])

        await self.store.write(end)

    async def _mail(self, player: str, together: Sequence[Delivery]) -> None:
        def read(connection: Connection) -> tuple[Any, str | None]:
            return places.wishes_of(connection, player), mailbox(connection, player)

        wishes, to = await self.store.read(read)
        if self.post is None or to is None or not wishes.mail:
            return
        stop = digest.token(self.keys[0], player)
        try:
            await self.post.deliver(to, *digest.write(together, wishes, stop))
        except Unsent:
            now = self.now()
            self.results["mail failed"] += 1
            tries = max(one.tries for one in together)
            pause = min(FIRST_TRY * 4 ** (tries + 1), SLOWEST)
            at = now + int(pause * SECOND)

            def retry(connection: Connection) -> None:
                for one in together:
                    still = None if at > one.notice.until else at
                    deliveries.again(connection, one, now, still, "mail")

            await self.store.write(retry)
            return
        self.results["mail told"] += 1

        def done(connection: Connection) -> None:
            for one in together:
                deliveries.done(connection, one, self.now())

        await self.store.write(done)

    def _count(self, place: Place, what: str) -> None:
        self.results[f"{'push' if place.kind == 'push' else 'webhook'} {what}"] += 1

    # --- Ending ---

    @property
    def is_busy(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._tasks)

    async def tidy(self) -> None:
        """Let go of what is done, and of what a process left behind that died."""
        now = self.now()
        await self.store.write(lambda c: deliveries.tidy(c, now - 2 * HOUR, now - STUCK))

    async def close(self) -> None:
        """Bring what is under way, if that is soon; nobody looks here any more."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=3.0)
        for task in self._tasks:
            task.cancel()
        with suppress(SQLAlchemyError):  # others will see that this process is dead
            await self.store.write(lambda c: looking.look_away(c, self.process))
