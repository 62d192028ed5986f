"""Links that wardens give out: back into an account, and into a house of the invited."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from tegel.server.store.schema import links

MOST = 100


@dataclass(frozen=True)
class Link:
    """A link, by its hash: what it is itself nobody knows any more."""

    digest: str
    kind: str  # back, invitation
    player: str | None
    name: str
    uses: int | None  # that are left; None: as many as come
    made_at: int
    ends_at: int


_FIELDS = (
    links.c.digest,
    links.c.kind,
    links.c.player,
    links.c.name,
    links.c.uses,
    links.c.made_at,
    links.c.ends_at,
)


def add(connection: Connection, link: Link) -> None:
    """A new link; of those that lead back into an account there is one at a time."""
    if link.player is not None:
        connection.execute(delete(links).where(links.c.player == link.player))
    connection.execute(links.insert(), vars(link))


def invitations(connection: Connection, now: int) -> list[Link]:
    """The invitations that work, the latest first."""
    chosen = select(*_FIELDS).where(
        links.c.kind == "invitation", links.c.ends_at > now, links.c.uses.is_distinct_from(0)
    )
    return [Link(*row) for row in connection.execute(chosen.order_by(links.c.made_at.desc()))]


def use(connection: Connection, digest: str, kind: str, now: int) -> Link | None:
    """Use a link; None: it is none, or has been used, or has ended."""
    works = (
        (links.c.digest == digest)
        & (links.c.kind == kind)
        & (links.c.ends_at > now)
        & links.c.uses.is_distinct_from(0)
    )
    once = update(links).where(works).values(uses=links.c.uses - 1)
    if not connection.execute(once).rowcount:
        return None
    return Link(*connection.execute(select(*_FIELDS).where(links.c.digest == digest)).one())


def drop(connection: Connection, digest: str) -> bool:
    """Take an invitation back; False: there is none such."""
    gone = (links.c.digest == digest) & (links.c.kind == "invitation")
    return connection.execute(delete(links).where(gone)).rowcount == 1


def forget(connection: Connection, now: int) -> None:
    """Forget links that have ended."""
    connection.execute(delete(links).where(links.c.ends_at <= now))
