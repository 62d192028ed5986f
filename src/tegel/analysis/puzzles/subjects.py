"""What the themes of a game are made of, as its folder says it: no game's own kinds stand here.

`themes.json` in a game's folder, of kinds that its `telling.py` tells:

    {
      "gains": {"row": ["row"]},         what brings points, by the kinds of happenings
      "losses": ["floor"],               what costs points
      "events": {"track": "track-end"},  what happens to a seat more often in one line
      "deeds": {"chip": ["chip"]},       what a seat does, by the kinds of its deeds
      "starts": ["marker"]               the fields of a deed that make a seat begin next time
    }

All may be left out. The words of a theme are the game's, `theme-<name>`, but for those that any
game may have.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from tegel.games import find, games

FILE = "themes.json"
# What any game's lines can be about, in the order in which it is shown: before what the game says
# of happenings, before what it says of deeds, and after that.
FIRST = ("score",)
THEN = ("lowest", "floor", "deny", "overflow")
LAST = ("start", "finish", "quiet", "endgame", "long", "first-step", "later")
GENERAL = (*FIRST, *THEN, *LAST)


@dataclass(frozen=True)
class Subjects:
    """What lines of a game can be about."""

    gains: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    losses: Sequence[str] = ()
    events: Mapping[str, str] = field(default_factory=dict[str, str])
    deeds: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    starts: Sequence[str] = ()

    @property
    def themes(self) -> tuple[str, ...]:
        """All themes of the game, in the order in which they are shown."""
        lowest, *costs = THEN
        happens = [*FIRST, *self.gains, lowest, *self.events, *costs]
        told = [*happens, *self.deeds, *LAST]
        return tuple(name for n, name in enumerate(told) if name not in told[n + 1 :])


@cache
def subjects(game: str) -> Subjects:
    """What lines of a game can be about; a game that says nothing has the general themes alone."""
    file = find(game).home / FILE
    return Subjects(**json.loads(file.read_text(encoding="utf-8"))) if file.exists() else Subjects()


def all_themes() -> list[str]:
    """The themes of all games."""
    return list(dict.fromkeys(theme for name in games() for theme in subjects(name).themes))
