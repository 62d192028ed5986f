"""Links and clocks, as people write them."""

import pytest

from tegel import TegelError
from tegel.tui.sittings.remote import Address, address, clock


@pytest.mark.parametrize(
    ("link", "place"),
    [
        ("http://127.0.0.1:8000", Address("http://127.0.0.1:8000", None, None)),
        ("example.org/", Address("http://example.org", None, None)),
        ("https://a.org/t/x_-9", Address("https://a.org", "x_-9", None)),
        ("https://a.org/games/t/x#seat=s1", Address("https://a.org/games", "x", "s1")),
    ],
)
def test_a_link_leads_to_a_server_a_table_and_a_seat(link: str, place: Address) -> None:
    assert address(link) == place


@pytest.mark.parametrize("link", ["", "ftp://a.org", "http://"])
def test_what_is_no_address_is_told_so(link: str) -> None:
    with pytest.raises(TegelError, match="is no address; it is written http://"):
        address(link)


def test_a_clock_is_minutes_and_seconds() -> None:
    assert clock(None) == {"kind": "none"}
    assert clock("10") == {"kind": "live", "base": 600_000, "increment": 0}
    assert clock("3+5") == {"kind": "live", "base": 180_000, "increment": 5000}
    for text in ("0", "+5", "ten", "5+", "-1"):
        with pytest.raises(TegelError, match="it is written 10 or"):
            clock(text)
