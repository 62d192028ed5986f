"""Strangers who mean harm, over plain sockets: whatever they do, others play on."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import ExitStack, closing

import pytest

from .process import ServerProcess
from .stranger import CONTINUED, PING, Player, Stranger, bomb, framed

ELSEWHERE = "127.0.0.2"  # where those are at home who mean no harm
DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate"
HANDLES = 1024
HINT = b"tegel: "  # to people, before the server starts: where it has no page


class Site:
    """A server with few handles, and those who visit it."""

    def __init__(self, server: ServerProcess, loop: asyncio.AbstractEventLoop) -> None:
        self.server = server
        self.loop = loop

    @property
    def port(self) -> int:
        return self.server.port

    def stop(self) -> None:
        self.loop.run_until_complete(self.server.stop())


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Generator[Site]:
    folder = tmp_path_factory.mktemp("strangers")
    server = ServerProcess(
        f"sqlite:///{folder / 'tegel.db'}", folder / "log", per_address=None, handles=HANDLES
    )
    with closing(asyncio.new_event_loop()) as loop:
        loop.run_until_complete(server.start())
        try:
            yield Site(server, loop)
        finally:
            loop.run_until_complete(server.kill())


@pytest.fixture
def player(site: Site) -> Generator[Player]:
    """Somebody who plays before, while and after strangers are there; the log stays small."""
    with closing(Player(site.port, ELSEWHERE)) as player:
        assert player.plays()
        before = len(site.server.log.read_bytes().splitlines())
        yield player
        assert player.plays()
    with closing(Player(site.port, ELSEWHERE)) as newcomer:
        assert newcomer.plays()
    lines = site.server.log.read_bytes().splitlines()
    assert len(lines) - before < 300
    assert all(isinstance(json.loads(line), dict) for line in lines if not line.startswith(HINT))
    assert site.server.complaints() == []


def live(site: Site, *lines: str) -> Stranger:
    stranger = Stranger(site.port)
    assert stranger.upgrade(*lines) == 101
    return stranger


def test_a_thousand_idle_connections_of_one_address_lock_nobody_out(
    site: Site, player: Player
) -> None:
    with ExitStack() as open_ones:
        answers: Counter[int] = Counter()
        for _ in range(1002):
            stranger = open_ones.enter_context(closing(Stranger(site.port)))
            status = stranger.upgrade()
            answers[status] += 1
            if status != 101:
                stranger.close()
        assert set(answers) <= {101, 503, 0}  # 0: cut off before it had asked
        assert answers[101] == (HANDLES - 200) // 4
        assert player.plays()
        with closing(Player(site.port, "127.0.0.3")) as newcomer:
            assert newcomer.plays()
    # Who hangs up makes room.
    with closing(live(site)) as again:
        assert again.hear_type("hello")


def test_who_is_slow_or_silent_is_cut_off(site: Site, player: Player) -> None:
    """All at once: what is waited for is the same for all."""

    def silent(_: Stranger) -> None: ...

    def half_a_head(stranger: Stranger) -> None:
        stranger.sock.sendall(b"GET / HTTP/1.1\r\nX: ")

    def half_a_body(stranger: Stranger) -> None:
        stranger.sock.sendall(stranger.head("POST", "/api/players", "Content-Length: 100") + b"{")

    def no_end_of_chunks(stranger: Stranger) -> None:
        head = stranger.head("POST", "/api/players", "Transfer-Encoding: chunked")
        stranger.sock.sendall(head + b"1\r\n{\r\n")

    def a_head_that_only_live_ones_refuse(stranger: Stranger) -> None:
        told = ["Upgrade: websocket", "Connection: Upgrade", "X: " + "x" * 9000]
        stranger.sock.sendall(stranger.head("GET", "/api/live", *told))

    ways: list[Callable[[Stranger], None]] = [
        silent,
        half_a_head,
        half_a_body,
        no_end_of_chunks,
        a_head_that_only_live_ones_refuse,
    ]
    with ExitStack() as all_of_them:
        strangers = [
            all_of_them.enter_context(closing(Stranger(site.port))) for _ in range(10) for _ in ways
        ]
        for n, stranger in enumerate(strangers):
            ways[n % len(ways)](stranger)
        assert player.plays()
        assert all(stranger.is_closed() for stranger in strangers)


@pytest.mark.parametrize(
    ("harm", "code"),
    [
        (bomb(10_000_000), 1009),
        (bomb(16_000) * 2000, 1008),
        (framed(b"", PING) * 20_000, 1008),
        (framed(b'"', last=False) + framed(b"", CONTINUED, last=False) * 20_000, 1008),
        (framed(b"x" * 20_000), 1009),
    ],
    ids=["one bomb", "many bombs", "pings", "pieces", "large"],
)
def test_what_nobody_could_mean_ends_the_connection(
    site: Site, player: Player, harm: bytes, code: int
) -> None:
    with closing(live(site, DEFLATE)) as stranger:
        try:
            stranger.sock.sendall(harm)
        except ConnectionError:
            return  # cut off before all was sent
        assert stranger.hear_end() in (code, 0)  # 0: what it was sent went down with the rest
        assert player.plays()


def test_a_large_head_is_refused(site: Site, player: Player) -> None:
    large = "X: " + "x" * 70_000
    with closing(Stranger(site.port)) as stranger:
        assert stranger.ask("GET", "/api/games", None, "", large)[0] in (400, 431)
    with closing(Stranger(site.port)) as stranger:
        assert stranger.upgrade(large) in (400, 431)
    with closing(Stranger(site.port)) as stranger:  # behind a request that is all right
        stranger.sock.sendall(stranger.head("GET", "/api/health"))
        assert stranger.ask("GET", "/api/games", None, "", large)[0] in (200, 400, 431)
        assert stranger.answer()[0] in (400, 431)


def test_many_connections_of_one_address_may_ask_no_more_than_one_household(
    site: Site, player: Player
) -> None:
    follow = framed(json.dumps({"type": "follow", "table": player.table}).encode())
    away = framed(json.dumps({"type": "unfollow", "table": player.table}).encode())
    with ExitStack() as all_of_them:
        strangers = [all_of_them.enter_context(closing(live(site))) for _ in range(30)]
        for stranger in strangers:
            stranger.sock.sendall((follow + away) * 100)
        assert player.plays()
        # None of them has sent more than a single one may.
        refused = strangers[-1].hear_type("error")
        assert refused["code"] == "too_fast"
        assert player.plays()
        # What is asked over HTTP counts with it, as long as they go on.
        status, head, body = 200, "", b""
        while status == 200:
            for stranger in strangers:
                stranger.sock.sendall(follow + away)
            with closing(Stranger(site.port)) as stranger:
                status, head, body = stranger.ask("GET", "/api/health")
        assert (status, json.loads(body)["code"]) == (429, "too_fast")
        assert "retry-after" in head.lower()


def test_a_server_that_ends_says_come_back_and_waits_for_no_slow_reader(site: Site) -> None:
    with ExitStack() as all_of_them:
        listening, *deaf = [
            all_of_them.enter_context(closing(Stranger(site.port, f"127.0.1.{n}", is_deaf=n > 1)))
            for n in range(1, 12)
        ]
        assert listening.upgrade() == 101
        with closing(Player(site.port, "127.0.0.4")) as host:
            follow = {"type": "follow", "table": host.table}
        for stranger in deaf[:5]:
            assert stranger.upgrade() == 101
            for _ in range(250):
                stranger.send(follow)  # a snapshot each, and none is read
        for stranger in deaf[5:]:
            stranger.sock.sendall(stranger.head("GET", "/api/openapi.json") * 150)
        with closing(Player(site.port, "127.0.0.5")) as player:
            while player.said < 50:  # meanwhile all that was asked is said to who does not listen
                assert player.plays()
        site.stop()
        assert listening.hear_end() == 1012
    assert site.server.complaints() == []
    assert "graceful" not in site.server.log.read_text()
