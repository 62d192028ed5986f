"""Speaking at a table."""

import unicodedata

from tegel.server.tables.commands import Refused, Say
from tegel.server.tables.events import Event, Said
from tegel.server.tables.seat import check_own
from tegel.server.tables.table import Table

LONGEST = 300
MOST = 500  # at one table
# What can be said by its name: readers are told it in the language of each.
PHRASES = (
    "hello",
    "good-luck",
    "nice-move",
    "oops",
    "one-moment",
    "thanks",
    "good-game",
    "bye",
)


def say(table: Table, player: str, wish: Say) -> list[Event]:
    """Speak to the table; who watches does not."""
    check_own(table, player, wish.seat)
    if not table.created.chat:
        raise Refused("no_chat", "chat is off at this table")
    if len(table.talk) >= MOST:
        raise Refused("enough_chat", f"{MOST} messages are all that a table keeps")
    if wish.phrase is not None:
        if wish.phrase not in PHRASES or wish.text:
            raise Refused("bad_text", f"a phrase is one of {', '.join(PHRASES)}, and has no text")
        return [Said(wish.seat, "", wish.phrase)]
    text = " ".join(unicodedata.normalize("NFC", wish.text).split())
    if not 0 < len(text) <= LONGEST or not text.isprintable():
        raise Refused("bad_text", f"a message is 1 to {LONGEST} printable characters")
    return [Said(wish.seat, text)]
