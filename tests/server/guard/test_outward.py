"""Nobody has the server ask what only it can reach."""

import asyncio
import socket
from ipaddress import ip_address
from typing import Any

import pytest

from tegel.core.errors import BadOptions
from tegel.server.guard.outward import Forbidden, InDoubt, Outward, Unreached, is_open
from tests.server.notices.service import Posted, listening

INSIDE = [
    "127.0.0.1",
    "127.8.9.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",  # where clouds tell machines their secrets
    "100.64.0.1",
    "192.0.0.8",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "240.0.0.1",
    "::1",
    "::",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",  # NAT64
    "64:ff9b:1::a00:1",
    "2002:7f00:1::",  # 6to4
    "2001:0:7f00:1::",  # Teredo
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
]


@pytest.mark.parametrize("number", INSIDE)
def test_no_number_of_the_inside_is_open(number: str) -> None:
    assert not is_open(ip_address(number))


@pytest.mark.parametrize("number", ["9.9.9.9", "142.250.1.1", "2620:fe::fe", "2a00:1450::1"])
def test_numbers_of_the_internet_are(number: str) -> None:
    assert is_open(ip_address(number))


NO_ADDRESS = [
    "",
    "ftp://example.org/",
    "file:///etc/passwd",
    "gopher://127.0.0.1:6379/_",
    "http://example.org/",
    "https://",
    "https:///path",
    "https://user@example.org/",
    "https://user:word@example.org/",
    "https://example.org:22/",
    "https://example.org:80/",
    "https://example.org:99999/",
    "https://exam\nple.org/",
    "https://example.org/\r\nHost: inside",
    "https://example.org\\@127.0.0.1/",
    "https://exämple.org/",
    f"https://example.org/{'a' * 2000}",
]


@pytest.mark.parametrize("address", NO_ADDRESS)
def test_an_address_is_https_at_its_port_and_nothing_else(address: str) -> None:
    with pytest.raises(Forbidden):
        Outward().check(address)


# As a system's own functions read numbers: all of these mean this machine, or another inside.
SPELLINGS = [
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0177.0.0.1/",
    "https://0x7f.1/",
    "https://127.1/",
    "https://0/",
    "https://localhost/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
    "https://[64:ff9b::127.0.0.1]/",
    "https://[fe80::1%25lo]/",
    "https://169.254.169.254/latest/meta-data/",
    "https://2852039166/",
]


@pytest.mark.parametrize("address", SPELLINGS)
def test_however_it_is_spelled_nothing_is_sent_inside(address: str) -> None:
    async def send() -> None:
        with pytest.raises((Forbidden, Unreached)):
            await Outward().post(address, {}, b"")

    connected: list[Any] = []
    asyncio.run(_watched(send(), connected))
    assert connected == []


async def _watched(what: Any, connected: list[Any]) -> None:
    """Do something, and note to where the loop was asked to connect."""
    loop = asyncio.get_running_loop()
    kept = loop.create_connection

    async def connect(*args: Any, **kwargs: Any) -> Any:
        connected.append((args, kwargs))
        return await kept(*args, **kwargs)

    loop.create_connection = connect  # type: ignore[method-assign]
    await what


class Names:
    """A name server that gives another answer each time."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = [*answers]
        self.asked = 0

    async def __call__(self, host: str, port: int, **_: Any) -> list[Any]:
        found = self.answers[min(self.asked, len(self.answers) - 1)]
        self.asked += 1
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]


def test_a_name_that_changes_its_answer_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """First an address that may be reached, then one inside: what was checked is connected to."""
    with listening() as inside:
        port = int(inside.url.rpartition(":")[2])
        names = Names(["127.0.0.2"], ["127.0.0.1"])

        async def send() -> None:
            monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", names, raising=False)
            with pytest.raises(Unreached):
                await Outward(["127.0.0.2"]).post(f"http://turning.test:{port}/", {}, b"")

        asyncio.run(send())
        assert (names.asked, inside.posted) == (1, [])


def test_a_name_with_one_address_inside_is_refused_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    names = Names(["9.9.9.9", "10.0.0.1"])

    async def send() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", names, raising=False)
        with pytest.raises(Forbidden):
            await Outward().post("https://both.test/", {}, b"")

    asyncio.run(send())


def test_an_answer_that_sends_elsewhere_is_not_followed_and_settings_for_proxies_do_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:1/")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:1/")
    with listening() as service:
        service.answer = lambda _: (307, {"Location": f"{service.url}/inside"})
        answer = asyncio.run(Outward(["127.0.0.1"]).post(f"{service.url}/hook", {}, b"{}"))
        assert answer.status == 307
        assert [one.path for one in service.posted] == ["/hook"]


def test_it_is_known_whether_something_may_have_arrived() -> None:
    with listening() as service:

        def hang_up(_: Posted) -> tuple[int, dict[str, str]]:
            raise ConnectionError

        service.answer = hang_up
        outward = Outward(["127.0.0.1"])
        with pytest.raises(InDoubt):
            asyncio.run(outward.post(f"{service.url}/hook", {}, b"{}"))
        assert len(service.posted) == 1
    with pytest.raises(Unreached):
        asyncio.run(outward.post(f"{service.url}/hook", {}, b"{}"))


def test_a_host_that_names_no_network_is_told() -> None:
    with pytest.raises(BadOptions, match="a network is written"):
        Outward(["everything"])
