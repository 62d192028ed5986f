"""A champion that is told how long to think.

`champion:seconds=20` has so many seconds for a turn by the clock on the wall, whatever else the
machine has to do; with `inf` it thinks until somebody at the table has seen enough.
"""

from functools import lru_cache
from math import inf

from tegel.bots.levels import CHAMPION, LEVELS, level_of
from tegel.bots.roster import player
from tegel.core.errors import BadOptions
from tegel.server.tables.commands import Refused

# Seconds that may be asked for; on a server nobody has a bot think longer, told or not.
SHORTEST, LONGEST = 1, 300
# What a page offers to choose from, besides as much as the champion thinks anyway.
OFFERED = (5.0, 20.0, 60.0, inf)


def settled_level(text: str) -> str:
    """A level as it is written down; `Refused` if there is none, or it can't think so long."""
    if text in LEVELS:
        return text
    if level_of(text) != CHAMPION:
        raise Refused("bad_level", f"there is no level {text!r}; there are: {', '.join(LEVELS)}")
    try:
        budget = player(text).budget
    except BadOptions as error:
        raise Refused("bad_level", str(error)) from None
    seconds = budget.seconds
    if budget.iterations is not None or seconds is None:
        raise Refused("bad_level", f"at a table the {CHAMPION} is told seconds, not iterations")
    if seconds != inf and not SHORTEST <= seconds <= LONGEST:
        raise Refused(
            "bad_level",
            f"the {CHAMPION} can think {SHORTEST} to {LONGEST} seconds, or inf: until told to move",
        )
    return f"{CHAMPION}:seconds={seconds:g}"


@lru_cache(512)  # as many as there are levels, and times that strangers think of
def seconds_of(level: str) -> float | None:
    """How long a bot was told to think about a turn; None: as much as its level does."""
    return None if level_of(level) == level else player(level).budget.seconds
