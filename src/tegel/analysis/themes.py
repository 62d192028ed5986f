"""What a mistake was about, by the rules that name a puzzle's themes (`puzzles/themes.py`).

What would have been better and what was played are played on by a quick player, to the end of the
round or once round the table, and what is then told of both is compared.
"""

from collections.abc import Sequence
from typing import Final

from tegel.analysis.playing_on import round_of
from tegel.analysis.puzzles.subjects import subjects
from tegel.analysis.puzzles.themes import Compared, Line, themes_of
from tegel.bots.bot import Budget
from tegel.bots.simple import GreedyBot
from tegel.core.state import State
from tegel.core.telling import Move, Telling

SEED: Final = 0
LONGEST: Final = 60  # moves of a line
QUICK: Final = GreedyBot(), Budget()
# These are about how much of an answer is asked for, and nothing is asked for here.
OF_ANSWERS: Final = ("long", "first-step")


def themes(
    state: State, best: Sequence[Move], played: Sequence[Move], *, exact: bool
) -> tuple[str, ...]:
    """What a line of the seat in turn has over another, by name; `exact`: the end was certain."""
    seat = state.turn
    assert seat is not None, "there was something to decide"
    better, made = (_played_on(state.imagine(seat, SEED), line) for line in (best, played))
    story = better.story(seat)
    lines = Compared(
        subjects(state.game.name),
        seat,
        state.scores,
        _turn(story),
        Line(story, better.scores),
        Line(made.story(seat), made.scores),
    )
    found = tuple(one for one in themes_of(lines, exact=exact) if one not in OF_ANSWERS)
    return found or ("later",)


def _played_on(state: State, line: Sequence[Move]) -> State:
    began, turns = round_of(state), 0
    while not state.is_over and round_of(state) == began and len(state.moves) < LONGEST:
        n = len(state.moves)
        if n and state.begins_turn:
            turns += 1
            if began is None and turns == state.players:
                break
        # What was meant holds as long as nothing else has come of it.
        line = line if n < len(line) and line[n] in state.legal_moves else ()
        bot, budget = QUICK
        state.push(line[n] if line else bot.decide(state, budget, SEED).move)
    return state


def _turn(story: Sequence[Telling]) -> Sequence[Telling]:
    """The decisions of the first turn."""
    last = next((n for n, one in enumerate(story) if n and one["opens"]), len(story))
    return story[:last]
