"""The ratings of bots: fixed, as they were measured against each other (docs/bots.md, *Levels*).

A bot plays no better for having won. So its rating stands, and people are measured against it: that
is what keeps the scale of a small club where it is. Bots were measured with two seats and each
game's usual options, so they sit at rated tables of that kind and no other.
"""

from collections.abc import Mapping

from tegel.ratings.glicko import Rating

SURE = 1.96  # deviations to both sides hold 95 % of what may be

# By game and level: the rating, and how far it may be off with 95 %.
LADDER: Mapping[str, Mapping[str, tuple[int, int]]] = {
    "azul": {
        "newcomer": (1000, 0),
        "beginner": (1340, 96),
        "casual": (1836, 180),
        "regular": (2120, 193),
        "club": (2204, 206),
        "expert": (2758, 279),
        "master": (3151, 306),
        "champion": (3880, 437),
    },
    "azul_duel": {
        "newcomer": (1000, 0),
        "beginner": (1046, 90),
        "casual": (1299, 148),
        "regular": (1641, 204),
        "club": (2280, 372),
        "expert": (2534, 381),
        "master": (2903, 395),
        "champion": (3736, 780),
    },
    "ingenious": {
        "newcomer": (1000, 0),
        "beginner": (1238, 94),
        "casual": (1770, 207),
        "regular": (2691, 731),
        "club": (2768, 732),
        "expert": (2810, 733),
        "master": (3008, 737),
        "champion": (3473, 753),
    },
}


def anchor(game: str, level: str) -> Rating:
    """The rating of a bot where bots were measured."""
    rating, off = LADDER[game][level]
    return Rating(float(rating), off / SURE)
