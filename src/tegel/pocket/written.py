"""A game that is over, written down as the record that it is kept, saved and sent by."""

from datetime import UTC, datetime

from tegel.server.looks.elsewhere import ENDED
from tegel.server.looks.past import record_of
from tegel.server.tables.table import Table

TABLE = "table"  # the tag of a record with the name of its table


def written(table: Table) -> str:
    """Its record, with what makes it known when it comes again."""
    moment = datetime.fromtimestamp(table.at / 1000, UTC)
    ended = moment.isoformat(timespec="milliseconds")
    tags = {TABLE: table.id, "date": ended[:10], ENDED: ended}
    return str(record_of(table).tagged(**tags))
