"""Named levels, from the first game ever to the best we have.

The weaker ones judge moves as the strong ones do, but doubt: they take a move that is nearly as
good for the best one, the more often the less they know. The stronger ones look ahead. A level with
`-plus` lies between its neighbours. How strong each is in which game, and the matches that say so,
is in the handbook.

The champion may be told how long to think instead: `champion:seconds=20` for a turn, or
`champion:seconds=inf` until it is told to move.
"""

from collections.abc import Mapping

AT_ONCE = ("random", "greedy")
CHAMPION = "champion"

LEVELS: Mapping[str, str] = {
    "newcomer": "greedy:doubt=6",
    "newcomer-plus": "greedy:doubt=4.2",
    "beginner": "greedy:doubt=3",
    "beginner-plus": "greedy:doubt=2.05",
    "casual": "greedy:doubt=1.5",
    "casual-plus": "greedy:doubt=1.1",
    "regular": "greedy:doubt=0.6",
    "regular-plus": "greedy:doubt=0.32",
    "club": "greedy",
    "club-plus": "search:iterations=10",
    "expert": "search:iterations=40",
    "expert-plus": "search:iterations=120",
    "master": "search:iterations=400",
    "master-plus": "network:iterations=100",
    "grandmaster": "network:iterations=400",
    "grandmaster-plus": "network:iterations=1800",
    CHAMPION: "network:iterations=8000",
}


def level_of(name: str) -> str:
    """The level that a name begins with: the champion is the same however long it thinks."""
    level, _, rest = name.partition(":")
    return level if rest and level == CHAMPION else name


def looks_ahead(name: str) -> bool:
    """Whether a level, or another player, searches: that needs compiled code to take no time."""
    return LEVELS.get(level_of(name), name).partition(":")[0] not in AT_ONCE
