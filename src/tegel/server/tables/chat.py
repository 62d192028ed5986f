"""Speaking at a table."""

import unicodedata

from tegel.server.tables.commands import Refused, Say
from tegel.server.tables.events import Event, Said
from tegel.server.tables.seat import check_own
from tegel.server.tables.table import Table

LONGEST = 300
MOST = 500  # at one table


def say(table: Table, player: str, wish: Say) -> list[Event]:
    """Speak to the table; who watches does not."""
    check_own(table, player, wish.seat)
    if not table.created.chat:
        raise Refused("no_chat", "chat is off at this table")
    if len(table.talk) >= MOST:
        raise Refused("enough_chat", f"{MOST} messages are all that a table keeps")
    text = " ".join(unicodedata.normalize("NFC", wish.text).split())
    if not 0 < len(text) <= LONGEST or not text.isprintable():
        raise Refused("bad_text", f"a message is 1 to {LONGEST} printable characters")
    return [Said(wish.seat, text)]
