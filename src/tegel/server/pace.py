"""The pace of bots: an answer that is there at once feels like a machine's, and is hard to follow.

How long a bot seems to think says nothing about how long it does: who waits for it subtracts that.
"""

from math import log2
from random import Random

from tegel.core.state import State

SHORTEST, LONGEST = 0.4, 2.5  # seconds
FIRST_LOOK = 0.6
# More for every time that the choices double: twice as many do not take twice as long.
DOUBLING = 0.22
# The second decision of a turn was thought about with the first.
FOLLOW_UP = 0.4
# Nobody thinks by the clock: from so much less to so much more.
HASTE, LEISURE = 0.8, 1.25


def pause(state: State, seed: int) -> float:
    """How many seconds the seat in turn should seem to think about its decision."""
    choices = len(state.legal_moves)
    if choices == 1:
        seconds = SHORTEST
    else:
        seconds = FIRST_LOOK + DOUBLING * log2(choices)
    if not state.begins_turn:
        seconds *= FOLLOW_UP
    seconds *= Random(seed).uniform(HASTE, LEISURE)
    return min(max(seconds, SHORTEST), LONGEST)
