"""Links and clocks, as people write them; and a table that is followed to the next game."""

import asyncio
from typing import Any, cast

import pytest

from tegel import TegelError
from tegel.client import Client, Table
from tegel.client.held import Frame
from tegel.tui.sittings.remote import Address, Remote, address, clock
from tegel.tui.words import terminal_words

from .helpers import on_screen


@pytest.mark.parametrize(
    ("link", "place"),
    [
        ("http://127.0.0.1:8000", Address("http://127.0.0.1:8000", None)),
        ("example.org/", Address("http://example.org", None)),
        ("https://a.org/t/x_-9", Address("https://a.org", "x_-9")),
        ("https://a.org/games/t/x#seat=s1", Address("https://a.org/games", "x")),
    ],
)
def test_a_link_leads_to_a_server_and_perhaps_a_table(link: str, place: Address) -> None:
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


class Slow:
    """A server that answers what happened only after the next game was set up."""

    url = "http://example.org"
    is_up = True

    def __init__(self) -> None:
        self.tables = {name: Table(name, self._nobody) for name in ("old", "new")}
        for table in self.tables.values():
            self.show(table, number=1, rematch=None)

    async def _nobody(self, _: Frame) -> None: ...

    def show(self, table: Table, number: int, rematch: str | None) -> None:
        """Let a table be at an event."""
        held = cast(Any, table)._held
        held.view = {"game": "azul", "rematch": rematch, "status": "finished", "seats": []}
        held.number = number

    async def table(self, name: str) -> Table:
        return self.tables[name]

    async def happened(self, name: str, after: int) -> dict[str, Any]:
        if name == "old":
            self.show(self.tables["old"], number=2, rematch="new")
        numbers = range(after + 1, self.tables[name].number + 1)
        return {"events": [{"kind": "created", "number": number} for number in numbers]}


@on_screen
async def test_the_next_game_is_found_also_if_it_is_ready_before_its_news() -> None:
    slow = Slow()
    sitting = Remote(cast(Client, slow), slow.tables["old"], terminal_words("en"))
    await sitting.begin()
    async with asyncio.timeout(900):
        while sitting.table.id != "new":
            await sitting.changed()
    await sitting.close()
