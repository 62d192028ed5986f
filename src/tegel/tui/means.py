"""What a terminal can show: colours or none, all our signs or ASCII alone."""

import os
from dataclasses import dataclass
from typing import Final, TextIO

# A few of our signs; a terminal that can show these can show the others.
SAMPLE: Final = "✻·−▸━"
# The locales that promise nothing beyond ASCII.
PLAINEST: Final = ("C", "POSIX")
# What Python makes of them for itself: the terminal has not changed by that.
COERCED: Final = ("C.UTF-8", "C.utf8", "UTF-8")


@dataclass(frozen=True)
class Means:
    """What can be shown. Whatever is lacking, a letter tells instead."""

    colour: bool = True
    signs: bool = True  # else ASCII alone

    @property
    def letters(self) -> bool:
        """Whether tiles are told by letters: large ones lie there, small ones are awaited."""
        # Our signs tell tiles apart, but not a tile from the space that waits for it: a colour
        # does that.
        return not (self.colour and self.signs)


def means_of_terminal(stream: TextIO) -> Means:
    """What the terminal of a stream shows, as its locale and NO_COLOR say."""
    return Means(colour=not os.environ.get("NO_COLOR"), signs=shows_signs(stream))


def shows_signs(stream: TextIO) -> bool:
    """Whether signs beyond ASCII reach the eye."""
    if is_plainest():
        return False
    try:
        SAMPLE.encode(stream.encoding)
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def is_plainest() -> bool:
    """Whether the locale that somebody chose is ASCII's."""
    if "PYTHONIOENCODING" in os.environ:
        return False  # somebody knows better
    chosen = [os.environ.get(name) for name in ("LC_ALL", "LC_CTYPE", "LANG")]
    if chosen[1] in COERCED:
        chosen[1] = None
    return next(filter(None, chosen), None) in PLAINEST
