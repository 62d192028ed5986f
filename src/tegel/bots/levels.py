"""Named levels, from the first game ever to the best we have.

The weaker ones judge moves as the strong ones do, but doubt: they take a move that is nearly as
good for the best one, the more often the less they know. The stronger ones look ahead. How strong
each is in which game, and the matches that say so, is in the handbook.
"""

from collections.abc import Mapping

AT_ONCE = ("random", "greedy")

LEVELS: Mapping[str, str] = {
    "newcomer": "greedy:doubt=6",
    "beginner": "greedy:doubt=3",
    "casual": "greedy:doubt=1.5",
    "regular": "greedy:doubt=0.6",
    "club": "greedy",
    "expert": "search:iterations=40",
    "master": "search:iterations=400",
    "champion": "network:iterations=8000",
}


def looks_ahead(name: str) -> bool:
    """Whether a level, or another player, searches: that needs compiled code to take no time."""
    return LEVELS.get(name, name).partition(":")[0] not in AT_ONCE
