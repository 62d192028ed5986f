"""A line as its bot expects it, played on from there by quick players, and what is told of it.

To the end of the round; where a game has no rounds, until the seat is to move again. All that the
seat can't know, and what chance brings, is made up from a seed.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tegel.bots.bot import Budget
from tegel.bots.search.bot import SearchBot
from tegel.bots.simple import GreedyBot
from tegel.core.rng import SEEDS
from tegel.core.state import State
from tegel.core.telling import Move, Told
from tegel.core.words import Words

# Who plays on looks ahead a little for so many decisions, and then plays by judgement alone.
NEAR: Final = 8
AHEAD: Final = SearchBot(), Budget(iterations=24)
QUICK: Final = GreedyBot(), Budget()
# What a reason says of itself, whatever it is about.
OWN: Final = ("kind", "seat", "amount", "times", "more", "good", "certain")

# A kind of happening, and what its words ask for beside that: "points", (("colour", "red"),).
Key = tuple[str, tuple[tuple[str, Any], ...]]


@dataclass(frozen=True)
class PlayedOn:
    """What is told of one game that was played on, to the seat that has the choice."""

    sums: Counter[tuple[int, Key]]  # by seat: the points that it brought, or how often it happened
    points: tuple[int, ...]  # of each seat
    growth: tuple[int, ...]  # of each seat's score
    starter: int | None  # who begins the next round; None: nobody
    reply: tuple[Move, Told] | None  # what the next player did first; None: it is over before
    before: State  # where that was done
    is_over: bool


def play_on(state: State, line: Sequence[Move], words: Words, seed: int) -> PlayedOn:
    """Play a line of the seat in turn, and on; words say which happenings are of interest."""
    seat = state.turn
    assert seat is not None, "there is something to decide"
    twin = state.imagine(seat, seed)
    start, began = twin.scores, round_of(twin)
    before, n, known = twin, 0, line
    turns = 0  # how often another seat's turn came
    while not twin.is_over and round_of(twin) == began:
        if n and twin.begins_turn:
            if twin.turn == seat and turns and began is None:
                break
            if twin.turn != seat:
                turns += 1
                before = twin.copy() if turns == 1 else before
        # What the bot expects holds until chance speaks, and further than the next reply it hardly
        # looked.
        is_known = n < len(line) and turns < 2 and not (n and twin.chance_spoke)
        line = line if is_known and line[n] in twin.legal_moves else ()
        bot, budget = AHEAD if n < len(known) + NEAR else QUICK
        twin.push(line[n] if line else bot.decide(twin, budget, (seed + n) % SEEDS).move)
        n += 1
    return _told(twin, seat, start, before, words)


def follow(state: State, moves: Sequence[Move], words: Words) -> PlayedOn:
    """A line of the seat in turn as it stands, and no further."""
    seat = state.turn
    assert seat is not None, "there is something to decide"
    twin, start = state.copy(), state.scores
    before = twin
    for n, move in enumerate(moves):
        if n and before is twin and twin.begins_turn and twin.turn != seat:
            before = twin.copy()
        twin.push(move)
    return _told(twin, seat, start, before, words)


def _told(twin: State, seat: int, start: tuple[int, ...], before: State, words: Words) -> PlayedOn:
    sums: Counter[tuple[int, Key]] = Counter()
    points = [0] * twin.players
    starter: int | None = None
    for telling in twin.story(seat):
        flights = [*telling["flights"]]
        for one in telling["follows"]:
            flights += one["flights"]
            if one["kind"] == "round":
                starter = one.get("starter", one["seat"])
            elif one["seat"] is not None:
                points[one["seat"]] += one["points"]
                if f"reason-{one['kind']}" in words:
                    counts = words.asks_for(f"reason-{one['kind']}", "times")
                    sums[one["seat"], key_of(one, words)] += 1 if counts else one["points"]
        for flight in flights if not twin.is_over else ():
            for place, sign in ((flight["start"], -1), (flight["end"], 1)):
                kind, _, where = place.partition(" ")
                if f"reason-at-{kind}" in words:
                    sums[int(where.split()[0]), (f"at-{kind}", ())] += sign * flight["count"]
    made = len(before.moves)
    move = twin.moves[made] if before is not twin and made < len(twin.moves) else None
    reply = None if move is None else (move, before.deed(move, seat))
    growth = tuple(now - then for now, then in zip(twin.scores, start, strict=True))
    return PlayedOn(sums, tuple(points), growth, starter, reply, before, twin.is_over)


def key_of(told: Told, words: Words) -> Key:
    """The kind of something told, and those of its fields that the words for it ask for."""
    kind = told["kind"]
    asked = [name for name in told if words.asks_for(f"reason-{kind}", name)]
    return kind, tuple((name, told[name]) for name in asked if name not in OWN)


def round_of(state: State) -> int | None:
    """The round of a game that has rounds."""
    return state.seen.round if "round" in (state.memory.dtype.names or ()) else None
