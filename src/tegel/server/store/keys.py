"""By what somebody comes back: passkeys, recovery codes, and a confirmed e-mail address."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select, update

from tegel.server.store.schema import mailboxes, passkeys, players, recovery_codes


@dataclass(frozen=True)
class Passkey:
    """A key that some device of somebody's keeps."""

    id: str  # the hash of what browsers call it
    player: str
    credential: str
    rp: str  # the name of the site that it was made for
    public_key: bytes
    counter: int
    name: str
    made_at: int
    used_at: int | None = None


_PASSKEY = (
    passkeys.c.id,
    passkeys.c.player,
    passkeys.c.credential,
    passkeys.c.rp,
    passkeys.c.public_key,
    passkeys.c.counter,
    passkeys.c.name,
    passkeys.c.made_at,
    passkeys.c.used_at,
)


def add_passkey(connection: Connection, passkey: Passkey) -> None:
    """A new passkey; the database takes no key twice."""
    connection.execute(passkeys.insert(), vars(passkey))


def passkeys_of(connection: Connection, player: str) -> list[Passkey]:
    """Somebody's passkeys, the oldest first."""
    chosen = select(*_PASSKEY).where(passkeys.c.player == player)
    return [Passkey(*row) for row in connection.execute(chosen.order_by(passkeys.c.made_at))]


def find_passkey(connection: Connection, own_id: str) -> Passkey | None:
    """The passkey of this hash."""
    found = connection.execute(select(*_PASSKEY).where(passkeys.c.id == own_id)).first()
    return Passkey(*found) if found else None


def used(connection: Connection, passkey: Passkey, counter: int, now: int) -> bool:
    """Note that a passkey has signed; False: meanwhile it has signed elsewhere, or is gone."""
    as_before = (passkeys.c.id == passkey.id) & (passkeys.c.counter == passkey.counter)
    values = {"counter": counter, "used_at": now}
    return connection.execute(update(passkeys).where(as_before), values).rowcount == 1


def drop_passkey(connection: Connection, player: str, own_id: str) -> bool:
    """Take a passkey away; False: there is none such."""
    gone = (passkeys.c.id == own_id) & (passkeys.c.player == player)
    return connection.execute(delete(passkeys).where(gone)).rowcount == 1


# --- Recovery codes ---


def new_codes(connection: Connection, player: str, digests: Iterable[str]) -> None:
    """A new set of recovery codes; those until now are worth nothing."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.player == player))
    rows = [{"digest": one, "player": player, "used_at": None} for one in digests]
    connection.execute(recovery_codes.insert(), rows)


def use_code(connection: Connection, digest: str, now: int) -> str | None:
    """Whose recovery code this is, the first time that it is used; None: nobody's."""
    works = (recovery_codes.c.digest == digest) & recovery_codes.c.used_at.is_(None)
    if not connection.execute(update(recovery_codes).where(works), {"used_at": now}).rowcount:
        return None
    whose = select(recovery_codes.c.player).where(recovery_codes.c.digest == digest)
    return connection.execute(whose).scalar()


def codes_left(connection: Connection, player: str) -> int:
    """How many recovery codes somebody has that were not used."""
    left = (recovery_codes.c.player == player) & recovery_codes.c.used_at.is_(None)
    return connection.execute(
        select(func.count()).select_from(recovery_codes).where(left)
    ).scalar_one()


# --- E-mail ---


def mailbox(connection: Connection, player: str) -> str | None:
    """The address that somebody has confirmed."""
    return connection.execute(
        select(mailboxes.c.address).where(mailboxes.c.player == player)
    ).scalar()


def set_mailbox(connection: Connection, player: str, address: str, now: int) -> None:
    """Note a confirmed address; the database gives each to one player only."""
    drop_mailbox(connection, player)
    row = {"player": player, "address": address, "made_at": now}
    connection.execute(mailboxes.insert(), row)


def drop_mailbox(connection: Connection, player: str) -> None:
    """Forget somebody's address."""
    connection.execute(delete(mailboxes).where(mailboxes.c.player == player))


def reached(connection: Connection, who: str) -> tuple[str, str] | None:
    """The player with this login or address, and the address to write to; None: there is none."""
    is_it = mailboxes.c.address == who if "@" in who else players.c.login == who
    chosen = select(players.c.id, mailboxes.c.address).join(
        mailboxes, mailboxes.c.player == players.c.id
    )
    found = connection.execute(chosen.where(is_it, players.c.left_at.is_(None))).first()
    return (found[0], found[1]) if found else None
