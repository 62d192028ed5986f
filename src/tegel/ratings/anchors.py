"""The ratings of bots: fixed, as they were measured against each other (docs/bots.md, *Levels*).

A bot plays no better for having won. So its rating stands, and people are measured against it: that
is what keeps the scale of a small club where it is. Bots were measured with two seats and each
game's usual options, so they sit at rated tables of that kind and no other. The measures lie in the
game's folder, `ladder.json`: for each level its rating, and how far it may be off with 95 %.
"""

import json
from collections.abc import Mapping
from functools import cache

from tegel.games import find
from tegel.ratings.glicko import Rating

SURE = 1.96  # deviations to both sides hold 95 % of what may be
LADDER = "ladder.json"


@cache
def ladder(game: str) -> Mapping[str, tuple[int, int]]:
    """By level: the rating, and how far it may be off; nothing where none was measured."""
    file = find(game).home / LADDER
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def anchor(game: str, level: str) -> Rating:
    """The rating of a bot where bots were measured."""
    rating, off = ladder(game)[level]
    return Rating(float(rating), off / SURE)
