"""Going to a server: being somebody there, finding a seat, and sitting down."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from tegel.client import Client, Refused, Sit, Table, bot, me, open_seat
from tegel.client.seats import SeatWish
from tegel.core.errors import BadOptions
from tegel.core.places import VARIABLE, data_folder
from tegel.core.words import Words
from tegel.tui.sittings.remote import Address, Remote, Wish

KNOCK = 5.0  # seconds in which a server that is there answers
PATIENCE = 24 * 3600.0  # seconds that a server may be away while somebody sits at a table


@asynccontextmanager
async def seated(
    place: Address, wish: Wish | None, names: Sequence[str], words: Words
) -> AsyncGenerator[Remote]:
    """Sit at a table of a server: a new one, or that of a link."""
    async with Client(place.server, patience=KNOCK) as stranger:
        await stranger.health()
    cookie = _cookie_file(place.server)
    async with Client(place.server, cookie=_kept(cookie), patience=PATIENCE) as client:
        name = await _be_somebody(client, names[0] if names else None)
        _keep(cookie, client.cookie)
        if wish is not None:
            yield await _set_up(client, wish, [name, *names[1:]], words)
        else:
            assert place.table is not None
            table = await client.table(place.table)
            await _sit_down(table, name)
            yield Remote(client, table, words)


async def _be_somebody(client: Client, name: str | None) -> str:
    """Who we were the last time, or a new guest; our name there."""
    try:
        known = await client.me()
    except Refused:
        known = await client.enter(name)
    if name is not None and known["name"] != name:
        known = await client.rename(name)
    return known["name"]


async def _set_up(client: Client, wish: Wish, names: Sequence[str], words: Words) -> Remote:
    """A table of our own; open seats are for who gets its link."""
    seats = [me(names[0])]
    for n, other in enumerate(wish.others, 1):
        seats.append(_seat(other, names[n] if n < len(names) else words("player-n", n=n + 1)))
    made = await client.set_up(wish.game, seats, wish.options, clock=wish.clock)
    link = f"{client.url}/t/{made['table']}" if "friend" in wish.others else None
    return Remote(client, await client.table(made["table"]), words, link)


def _seat(other: str, name: str) -> SeatWish:
    if other == "person":
        return me(name)
    return open_seat() if other == "friend" else bot(other)


async def _sit_down(table: Table, name: str) -> None:
    """Take a seat if one is free; who finds none watches."""
    if table.seats:
        return
    for seat in table.view["may"]["sit"]:
        with suppress(Refused):  # somebody was faster
            await table.send(Sit(seat, name))
            return


# --- Who we were ----------------------------------------------------------------------------------


def _cookie_file(server: str) -> Path:
    return data_folder() / "servers" / quote(server, safe="")


def _kept(file: Path) -> str | None:
    try:
        return file.read_text(encoding="ascii").strip() or None
    except (OSError, ValueError):
        return None


def _keep(file: Path, cookie: str | None) -> None:
    """Keep what makes us the same person the next time, for nobody else to read."""
    if cookie is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(cookie, encoding="ascii")
    except OSError as error:
        raise BadOptions(
            f"who you are at that server can't be kept in {file.parent}: {error.strerror};"
            f" {VARIABLE} names another folder"
        ) from None
