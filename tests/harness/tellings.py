"""Random games, and what is told of them: every point once, to nobody more than can be seen.

    python -m tests.harness.tellings                           a million decisions of all kinds
    python -m tests.harness.tellings 500000 8 --seed 10000     so many, by so many processes

A run that was stopped goes on where it was; `many.py` says how.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from typing import Any

import numpy as np

from tegel.core.rng import Rng
from tegel.core.rng import seed as seed_rng
from tegel.core.state import State
from tegel.core.struct import struct
from tests.harness.kinds import KINDS, Kind
from tests.harness.many import play_many

ALL = "all"
NOBODY = 99  # a seat that nobody has knows what a spectator does
SELDOM = 0.1  # how often a decision is looked at that changes no secret

Choice = Callable[[State, random.Random], int]


def anyone(state: State, chance: random.Random) -> int:
    """Any legal move."""
    return chance.choice(state.legal_moves)


def likely(state: State, chance: random.Random) -> int:
    """A random move: rather one that changes something that not every seat may read."""
    moves = chance.sample(state.legal_moves, min(4, len(state.legal_moves)))
    return next(
        (move for move in moves if secrets(pushed(state, move)) != secrets(state)), moves[0]
    )


def walk(kind: Kind, seed: int, choose: Choice = anyone) -> Iterator[State]:
    """A random game from its start to its end: one state that goes on."""
    state, chance = kind.new(seed), random.Random(seed)
    yield state
    while not state.is_over:
        state.push(choose(state, chance))
        yield state


def readers(state: State) -> list[int | None]:
    return [None, *range(state.players)]


# --- Every point ----------------------------------------------------------------------------------


class Ledger:
    """What each seat has by what was told: in the end, its score."""

    def __init__(self, state: State) -> None:
        self._won = [Counter(points) for points in standing(state)]

    def check(self, state: State, eyes: int | None) -> None:
        """After each move, whoever it is told to."""
        stands, told = standing(state), state.last_move(eyes)
        for one in told["follows"] if told else ():
            if one["points"]:
                part = ALL if ALL in stands[0] else one["colour"]
                self._won[one["seat"]][part] += one["points"]
        assert stands == self._won, f"move {len(state.moves)}"


def standing(state: State) -> list[dict[str, int]]:
    """What each seat has: by colour in a game of tracks, in which the last of them counts."""
    seats = state.view().get("seats", [])
    if seats and "tracks" in seats[0]:
        return [seat["tracks"] for seat in seats]
    return [{ALL: score} for score in state.scores]


# --- Nobody more than can be seen -----------------------------------------------------------------


def compare(state: State, eyes: Iterable[int | None], chance: random.Random) -> int:
    """Non-interference: who can't tell two worlds apart after a move is told the same in both.

    Another seat may have made another move there, if nothing followed but what it had to do: new
    rounds may look alike that began otherwise. What is revealed all may know, though it is in no
    view afterwards. Mostly those moves are tried that change a secret. Returns how often two worlds
    were compared that differ.
    """
    move, apart = likely(state, chance), 0
    one = pushed(state, move)
    if reveals(one) or (secrets(one) == secrets(state) and chance.random() >= SELDOM):
        return 0
    for reader in eyes:
        other = redealt(state, reader, chance.getrandbits(32))
        same = [pushed(other, move)] if move in other.legal_moves else []
        if reader != state.turn and is_quiet(one):
            same += filter(is_quiet, [pushed(other, likely(other, chance))])
        for another in same:
            is_same = one.memory.tobytes() == another.memory.tobytes()
            if is_same or bare(one, reader) == bare(another, reader):
                apart += not is_same
                told = one.last_move(reader), another.last_move(reader)
                assert told[0] == told[1], f"move {len(state.moves)}, told to {reader}"
    return apart


def has_secrets(kind: Kind) -> bool:
    return kind.game.hidden and ("open_racks", "on") not in kind.options


def secrets(state: State) -> list[bytes]:
    """All of a position that not every seat may read."""
    return [
        reduce(lambda memory, name: memory[name], path.split("."), state.memory).tobytes()
        for path in state.game.private
    ]


def reveals(state: State) -> bool:
    """Whether by the rules the last move showed what was hidden: a rack that is swapped, say."""
    told = state.last_move()
    return told is not None and any(one["kind"] == "revealed" for one in told["follows"])


def is_quiet(state: State) -> bool:
    """Whether nothing followed from the last move but decisions with one answer."""
    told = state.last_move()
    follows = [] if told is None else told["follows"]
    return all("deed" in one for one in follows) and not state.chance_spoke


def pushed(state: State, move: int) -> State:
    after = state.copy()
    after.push(move)
    return after


def redealt(state: State, eyes: int | None, number: int) -> State:
    """A copy in which all that a reader cannot know is drawn anew."""
    twin, rng = state.copy(), np.zeros(1, Rng.dtype)
    seed_rng(struct(Rng, rng), number)
    seat = NOBODY if eyes is None else eyes
    state.game.rules.redeal(struct(state.game.position, twin.memory), seat, struct(Rng, rng))
    return twin


def bare(state: State, eyes: int | None) -> Any:
    """What can be seen of a position by who knows nothing of its past."""
    return State.resume(state.game, state.options, state.memory, 0).view(eyes)


# --- A million decisions --------------------------------------------------------------------------


def play(kind: Kind, seed: int) -> Counter[str]:
    """A game, each move told to somebody: its decisions, and how many differing worlds agreed."""
    chance, ledger, found = random.Random(seed), None, Counter[str]()
    for state in walk(kind, seed, likely if seed % 2 else anyone):
        ledger = ledger or Ledger(state)
        ledger.check(state, chance.choice(readers(state)))
        if not state.is_over:
            found["decisions"] += 1
            found["apart"] += compare(state, [chance.choice(readers(state))], chance)
    return found


if __name__ == "__main__":
    total = play_many("tellings", ("decisions", "apart"), play)
    print(
        f"{total['decisions']:,} decisions in {total['games']:,} games of {len(KINDS)} kinds: every"
        f" point was told once; {total['apart']:,} times two worlds differed that a reader could"
        f" not tell apart, and the reader was told the same"
    )
