"""Names of people: one line of letters and signs that look like what they are.

A name is only ever text: what means something in a page or a database is escaped there. What is
refused is what could look like another name, or like none, or spoil the line it stands in.
"""

import re
import unicodedata

from tegel.core.errors import TegelError
from tegel.server.tables.events import LEFT

LONGEST = 24
LONGEST_OF_MANY = 40  # of a tournament, or a team
# Nobody types a name this long; nothing longer is even looked at.
LONGEST_GIVEN = 200
# Marks on one letter; more would run into the lines above and below.
MOST_MARKS = 3

# They choose between ways to draw the character before them: emoji keyboards add them unasked.
VARIATIONS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
# Characters that count as letters, marks or signs, but that show nothing at all.
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")


class BadName(TegelError):
    """A name that nobody can have here; the message says what is right."""


def clean_name(text: str, longest: int = LONGEST) -> str:
    """A name as it is kept and shown, of what somebody typed; always good as a record's seat."""
    if len(text) > LONGEST_GIVEN:
        raise BadName(f"that is too long: a name has 1 to {longest} characters")
    text = unicodedata.normalize("NFC", VARIATIONS.sub("", text))
    for character in text:
        if not _may_stand(character):
            raise BadName(
                f"a name can't hold the character U+{ord(character):04X}:"
                " letters, digits, signs and blanks in one line are right"
            )
    name = " ".join(text.split())
    if not 0 < len(name) <= longest:
        raise BadName(f"a name has 1 to {longest} characters, not {len(name)}")
    if name == LEFT:
        raise BadName("that is what who has left is called")
    marks = 0
    for n, character in enumerate(name):
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        if marks == n + 1:
            raise BadName("a name can't begin with a mark that belongs on a letter")
        if marks > MOST_MARKS:
            raise BadName(f"a letter of a name has at most {MOST_MARKS} marks")
    return name


def _may_stand(character: str) -> bool:
    """Printable and seen, or some kind of blank. Not so: controls, bidi, zero width, private."""
    is_blank = unicodedata.category(character) == "Zs"
    return is_blank or (character.isprintable() and character not in UNSEEN)
