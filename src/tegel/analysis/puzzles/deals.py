"""What of a line would be told however that is dealt which the seat can't know.

A puzzle's lines are played with one deal of it, always the same. So a chip that is turned over, the
tiles that are drawn, or a reply from a rack that nobody sees may be otherwise at every other table.
"""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any

from tegel.analysis.puzzles.lines import came_of, play_on
from tegel.analysis.puzzles.puzzle import SEED, Puzzle
from tegel.analysis.puzzles.themes import DENIED
from tegel.core.errors import TegelError
from tegel.core.position import read
from tegel.core.state import State
from tegel.core.telling import Telling
from tegel.games import find

# So many other deals are looked at.
OTHERS = 4


def sure(puzzle: Puzzle, line: Sequence[str], told: Sequence[Telling]) -> list[Telling]:
    """The tellings of a line's first moves, without what came of them in this deal alone."""
    others = [list(_follow(state, line[: len(told)])) for state in _deals(puzzle)]
    return [
        {
            **telling,
            "follows": [
                one
                for one in telling["follows"]
                if all(_alike(one) in played[n] for played in others if n < len(played))
            ],
        }
        for n, telling in enumerate(told)
    ]


def can_reply(puzzle: Puzzle, line: Sequence[str]) -> bool:
    """Whether the next player could make their reply of a line in most of the deals."""
    state = puzzle.state()
    seat = state.turn
    for n, text in enumerate(line):
        if state.turn != seat:
            played = [list(_follow(other, line[: n + 1])) for other in _deals(puzzle)]
            return sum(len(one) > n for one in played) > OTHERS / 2
        state.push_text(text)
    return True


def denies(puzzle: Puzzle) -> bool:
    """Whether the others get clearly fewer points after its answer, whatever is dealt.

    Where their replies depend on the deal they are played in each, and what they get is averaged.
    """
    best, second = (*puzzle.answer, *puzzle.onward), puzzle.second
    if all(can_reply(puzzle, line) for line in (best, second)):
        return True
    fewer = [_others_get(state, second) - _others_get(state, best) for state in _deals(puzzle)]
    return fmean(fewer) >= DENIED


def _others_get(state: State, line: Sequence[str]) -> int:
    """What the others get in a deal after the first turn of a line."""
    seat, twin = state.turn, state.copy()
    for text in line:
        if twin.turn != seat:
            break
        try:
            twin.push_text(text)
        except TegelError:  # a plate that was drawn, say: what comes next is played anew
            break
    played = state.copy()
    for move in play_on(state, twin.moves, SEED):
        played.push(move)
    came = came_of(played.story(seat), state.players)
    return sum(one.total for n, one in enumerate(came) if n != seat)


def _deals(puzzle: Puzzle) -> Iterator[State]:
    return (read(puzzle.position, find, SEED + 1 + n) for n in range(OTHERS))


def _follow(state: State, line: Sequence[str]) -> Iterator[list[dict[str, Any]]]:
    """What came of each move of a line, as far as its moves are legal in this deal."""
    seat = state.turn
    for text in line:
        try:
            state.push_text(text)
        except TegelError:
            return
        yield [_alike(one) for one in state.telling(len(state.moves) - 1, seat)["follows"]]


def _alike(happening: Any) -> dict[str, Any]:
    """A happening without the ways that things take over the table."""
    return {name: value for name, value in happening.items() if name != "flights"}
