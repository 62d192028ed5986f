"""The sessions of somebody's browsers, as they are shown them."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from tegel.server.store.players import insert_new
from tegel.server.store.schema import devices, ended, players


@dataclass(frozen=True)
class Device:
    """A session of a browser."""

    digest: str  # of its cookie
    browser: str
    system: str
    way: str  # by which somebody came
    made_at: int
    seen_at: int


def add(connection: Connection, player: str, device: Device, proved_at: int | None) -> None:
    """A new session; `proved_at`: when its owner showed that it is them, if they did."""
    connection.execute(devices.insert(), {**vars(device), "player": player, "proved_at": proved_at})


def seen(connection: Connection, player: str, epoch: int, device: Device) -> None:
    """Note that a session was used; of one that began under an older Tegel there is no row yet."""
    is_it = devices.c.digest == device.digest
    if connection.execute(update(devices).where(is_it), {"seen_at": device.seen_at}).rowcount:
        return
    goes_on = select(players.c.id).where(
        players.c.id == player,
        players.c.epoch == epoch,
        ~select(ended.c.digest).where(ended.c.digest == device.digest).exists(),
    )
    if connection.execute(goes_on).first() is not None:
        row = {**vars(device), "player": player, "proved_at": None}
        connection.execute(insert_new(connection, devices), row)


def of(connection: Connection, player: str) -> list[Device]:
    """Somebody's sessions, those used last first."""
    chosen = select(
        devices.c.digest,
        devices.c.browser,
        devices.c.system,
        devices.c.way,
        devices.c.made_at,
        devices.c.seen_at,
    ).where(devices.c.player == player)
    rows = connection.execute(chosen.order_by(devices.c.seen_at.desc(), devices.c.digest))
    return [Device(*row) for row in rows]


def drop(connection: Connection, player: str, digest: str) -> bool:
    """A session is over; False: it is none of theirs."""
    gone = (devices.c.digest == digest) & (devices.c.player == player)
    return connection.execute(delete(devices).where(gone)).rowcount == 1


def drop_all(connection: Connection, player: str) -> None:
    """All sessions of somebody are over."""
    connection.execute(delete(devices).where(devices.c.player == player))


def prove(connection: Connection, digest: str, now: int) -> None:
    """Note that somebody has shown that it is them."""
    connection.execute(update(devices).where(devices.c.digest == digest), {"proved_at": now})


def proved_at(connection: Connection, digest: str) -> int | None:
    """When somebody last showed at this session that it is them."""
    return connection.execute(
        select(devices.c.proved_at).where(devices.c.digest == digest)
    ).scalar()


def forget(connection: Connection, before: int) -> None:
    """Forget sessions that nobody has used since: they are too old to be believed."""
    connection.execute(delete(devices).where(devices.c.seen_at < before))
