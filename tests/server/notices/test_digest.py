"""One mail for all that waits, to who has asked for it; and no mail writes its own headers."""

import asyncio
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tegel.server.guard.outward import Outward
from tegel.server.notices.digest import holder, token
from tegel.server.notices.herald import COLLECT, HOLD, SELDOM, Herald
from tegel.server.notices.kinds import Notice
from tegel.server.notices.push import Voucher
from tegel.server.notices.wishes import Wishes
from tegel.server.post import Mailer, Post, Unsent
from tegel.server.store import keys, notices, places, players
from tegel.server.store.players import Player
from tegel.server.store.store import Store
from tests.server.databases import new_file
from tests.server.notices.mailbox import Mailbox, taking

KEY = b"a key of the site"


@pytest.fixture
def box() -> Generator[Mailbox]:
    with taking() as box:
        yield box


class House:
    """A herald with a clock that only tests move, and one who wants mail."""

    def __init__(self, folder: Path, box: Mailbox) -> None:
        self.store = Store(new_file(folder))
        self.at = 1_000_000_000_000
        self.post = Post(Mailer("127.0.0.1", "tegel@example.org", box.port, "none"))
        self.herald = Herald(
            self.store,
            Outward(),
            Voucher(Voucher.fresh()),
            [KEY],
            lambda: self.at,
            "here",
            self.post,
        )

    async def begin(self, wishes: Wishes) -> None:
        anna = Player("anna", "Anna", 0)
        await self.store.write(lambda c: players.add(c, anna, 0))
        await self.store.write(lambda c: keys.set_mailbox(c, "anna", "anna@example.org", 0))
        await self.store.write(lambda c: places.put_wishes(c, "anna", wishes))

    async def tell(self, *names: str) -> None:
        found = [self.round(name) for name in names]
        await self.store.write(lambda c: notices.tell(c, found))
        self.at += HOLD
        await self.work()

    def round(self, name: str) -> Notice:
        about: dict[str, Any] = {"name": name, "n": 2, "url": f"/x/{name}"}
        return Notice("anna", "round", self.at, self.at + 10 * SELDOM, about=about)

    async def work(self) -> None:
        await self.herald.work()
        while self.herald.is_busy:
            await asyncio.sleep(0.01)

    def close(self) -> None:
        self.post.close()
        self.store.close()


WISHES = Wishes(mail=True, language="de", origin="https://tegel.example.org")


def test_what_waits_comes_in_one_mail_and_the_next_not_at_once(
    tmp_path: Path, box: Mailbox
) -> None:
    house = House(tmp_path, box)

    async def story() -> None:
        await house.begin(WISHES)
        await house.tell("Frühling", "Sommer", *map(str, range(10)))
        assert box.mails == []
        house.at += COLLECT
        await house.work()
        assert len(box.mails) == 1
        to, mail = box.mails[0]
        text = mail.get_content()
        assert to == "anna@example.org"
        assert "Frühling: Runde 2 hat begonnen" in text
        assert "https://tegel.example.org/x/Sommer" in text
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = mail["List-Unsubscribe"].strip("<>").rpartition("/")[2]
        assert holder([KEY], stop) == "anna"
        await house.tell("Herbst")
        house.at += COLLECT
        await house.work()
        assert len(box.mails) == 1
        house.at += SELDOM
        await house.work()
        assert len(box.mails) == 2

    asyncio.run(story())
    house.close()


def test_a_mail_that_is_not_taken_is_sent_again_and_who_stopped_it_gets_none(
    tmp_path: Path, box: Mailbox
) -> None:
    house = House(tmp_path, box)

    async def story() -> None:
        await house.begin(WISHES)
        box.is_full = True
        await house.tell("Frühling")
        house.at += COLLECT
        await house.work()
        box.is_full = False
        house.at += SELDOM
        await house.work()
        assert len(box.mails) == 1
        await house.tell("Sommer")
        none = replace(WISHES, mail=False)
        await house.store.write(lambda c: places.put_wishes(c, "anna", none))
        house.at += 2 * SELDOM
        await house.work()
        assert len(box.mails) == 1

    asyncio.run(story())
    house.close()


def test_a_line_break_writes_no_header_and_no_second_reader(box: Mailbox) -> None:
    post = Post(Mailer("127.0.0.1", "tegel@example.org", box.port, "none"))
    evil = "Anna\r\nBcc: eve@example.org"
    for to, subject, headers in (
        ("anna@example.org\nBcc: eve@example.org", "Hello", {}),
        ("anna@example.org, eve@example.org", "Hello", {}),
        ("anna@example.org", evil, {}),
        ("anna@example.org", "Hello", {"List-Unsubscribe": evil}),
    ):
        with pytest.raises(Unsent):
            asyncio.run(post.deliver(to, subject, "text", headers))
    post.close()
    assert box.mails == []


def test_a_name_with_line_breaks_stays_in_the_text(tmp_path: Path, box: Mailbox) -> None:
    house = House(tmp_path, box)

    async def story() -> None:
        await house.begin(WISHES)
        await house.tell("Frühling\r\nBcc: eve@example.org")
        house.at += COLLECT
        await house.work()

    asyncio.run(story())
    house.close()
    ((to, mail),) = box.mails
    assert (to, mail["Bcc"], mail["To"]) == ("anna@example.org", None, "anna@example.org")


def test_nobody_stops_the_mail_of_another() -> None:
    good = token(KEY, "anna")
    assert holder([b"another", KEY], good) == "anna"
    for bad in (good.replace("anna", "ben"), good[:-1] + "x", ".", "anna.", f"anna.{'0' * 32}"):
        assert holder([KEY], bad) is None
