"""All games of a page as one file, and games from such a file as tables again.

The file is of records, as any that Tegel writes (`core/files.py`). Each has tags with the name of
its table and when the game ended, so that no game is taken in twice.
"""

import asyncio
from typing import Any

from tegel.core.errors import BadRecord
from tegel.core.files import read_all
from tegel.core.record import Record
from tegel.games import find
from tegel.pocket.books import PageBooks
from tegel.pocket.written import TABLE, written
from tegel.server.books import Append
from tegel.server.desk import first_row
from tegel.server.identity.codes import fresh_code, is_code
from tegel.server.looks.elsewhere import as_table
from tegel.server.looks.past import OVER
from tegel.server.tables.commands import Refused
from tegel.server.tables.table import Table

# Games of one file.
AT_ONCE = 5000


async def carry_out(books: PageBooks) -> str:
    """The games of all tables that are over, one after another."""
    records = [await _record(books, row) for row in await books.rows() if row["status"] in OVER]
    return "\n".join(filter(None, records))


async def take_in(books: PageBooks, records: str, host: str, now: int) -> dict[str, int]:
    """Keep the games of a file; how many came, were here already, and are of no table.

    If one of them is none, none is kept; and what is here already stays as it is.
    """
    here = {row["id"] for row in await books.rows()}
    tables, known, others = dict[str, Table](), 0, 0
    try:
        for n, record in enumerate(read_all(records.encode(), find)):
            if n == AT_ONCE:
                raise BadRecord(1, f"the file is long: {AT_ONCE} games are taken in at once")
            name = _name_of(record)
            table = None if name in here else as_table(record, name, host, now)
            if table is None:
                known, others = known + (name in here), others + (name not in here)
            else:
                tables[name] = table
                here.add(name)
            await asyncio.sleep(0)  # somebody may play meanwhile
    except BadRecord as error:
        raise Refused("bad_record", str(error), error.refusal) from None
    added = [
        await books.append([Append(table.id, table.entries, first_row(table))])
        for table in tables.values()
    ]
    return {"added": added.count(True), "known": known + added.count(False), "others": others}


async def _record(books: PageBooks, row: dict[str, Any]) -> str | None:
    """The record of a table that is over: an older Tegel kept it only as what happened there."""
    if "record" in row:
        return str(row["record"])
    table = Table.of(row["id"], await books.entries(row["id"], 0))
    return written(table) if table.has_begun else None


def _name_of(record: Record) -> str:
    """The name of its table, so that it is known when it comes again."""
    name = record.tags.get(TABLE, "")
    return name if is_code(name) else fresh_code()
