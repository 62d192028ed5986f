"""Games that were played without a server: who has an account brings them here."""

from collections.abc import Iterator
from itertools import islice
from typing import Annotated

from fastapi import APIRouter
from sqlalchemy.exc import IntegrityError

from tegel.core.errors import BadRecord
from tegel.core.files import read_all
from tegel.core.record import Record
from tegel.games import find
from tegel.server.books import Append
from tegel.server.desk import first_row
from tegel.server.http.answers.records import Brought
from tegel.server.http.aside import aside
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.who import Somebody, TheSite
from tegel.server.identity.codes import derived_code
from tegel.server.identity.names import BadName, clean_name
from tegel.server.looks.elsewhere import as_table
from tegel.server.manners import check_welcome
from tegel.server.site import Site
from tegel.server.store import lists
from tegel.server.store.players import Player
from tegel.server.tables.commands import Refused
from tegel.server.tables.results import results_of
from tegel.server.tables.table import Table
from tegel.server.wire.asked import SentGames

router = APIRouter(prefix="/api", tags=["records"])

# Games of one file, and of one account.
AT_ONCE, IN_ALL = 500, 5000


@router.post(
    "/me/games",
    responses=refusals(401, 403, 409, 415, 422, 429),
    dependencies=[limit("10/minute", by="player")],
)
async def bring_games(
    asked: Annotated[SentGames, body(SentGames)], site: TheSite, player: Somebody
) -> Brought:
    """Take in a file of games that were played without a server, all or none.

    Each is checked from its first move to its last. They are marked as played offline: they count
    for nobody else. One that is here already is not taken in again.
    """
    await check_welcome(site, player.id)
    if player.login is None:
        raise Refused("no_account", "games are brought to an account: make one first")
    tables = _tables(asked, player, site)
    found: list[Table | None] = []
    try:
        while one := await aside(lambda: [*islice(tables, 1)]):  # others have their turn in between
            found += one
    except BadRecord as error:
        raise Refused("bad_record", str(error), error.refusal) from None
    except BadName as error:
        raise Refused("bad_record", str(error)) from None
    brought = {table.id: table for table in found if table is not None}
    if await site.store.read(lambda c: lists.brought(c, player.id)) + len(brought) > IN_ALL:
        raise Refused(
            "enough_games", f"an account takes in {IN_ALL} games that were played offline"
        )
    added = [await _keep(site, table) for table in brought.values()]
    n, others = added.count(True), found.count(None)
    return {"added": n, "known": len(found) - others - n, "others": others}


def _tables(asked: SentGames, player: Player, site: Site) -> Iterator[Table | None]:
    """The table of each game, one after another; None: it was played at none, or is not over."""
    for n, record in enumerate(read_all(asked.records.encode(), find)):
        if n == AT_ONCE:
            raise BadRecord(1, f"the file is long: {AT_ONCE} games are taken in at once")
        yield _table(record, player, site)


def _table(record: Record, player: Player, site: Site) -> Table | None:
    """The table of a game: by its secret and its bringer it always has the same name."""
    secret = None if record.seal is None else record.seal.secret
    if secret is None:
        return None
    for name in record.seats:
        clean_name(name)
    name = derived_code(secret.encode(), "offline", player.id)
    return as_table(record, name, player.id, site.now(), offline=True)


async def _keep(site: Site, table: Table) -> bool:
    """Whether it is here from now on, and was not before."""
    try:
        row, results = first_row(table), results_of(table)
        return await site.desk.books.append([Append(table.id, table.entries, row, results=results)])
    except IntegrityError:
        return False
