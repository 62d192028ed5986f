"""Browsers in plain words."""

import pytest

from tegel.server.identity.agents import browser_of

MOZILLA = "Mozilla/5.0 "


@pytest.mark.parametrize(
    ("agent", "named"),
    [
        ("(X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", ("Firefox", "Linux")),
        ("(Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", ("Edge", "Windows")),
        ("(Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", ("Chrome", "Android")),
        ("(Macintosh; Intel Mac OS X 10_15_7) Version/18 Safari/605", ("Safari", "macOS")),
        ("(iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/140 Safari/604", ("Chrome", "iPhone")),
        ("<script>alert(1)</script>", ("", "")),
    ],
)
def test_a_browser_and_its_system_are_named(agent: str, named: tuple[str, str]) -> None:
    assert browser_of(MOZILLA + agent) == named
