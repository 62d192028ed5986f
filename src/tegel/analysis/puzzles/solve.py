"""Solving: is a move the one to find, what comes next, and why it was right."""

from collections.abc import Sequence
from dataclasses import dataclass

from tegel.analysis.puzzles.deals import can_reply, sure
from tegel.analysis.puzzles.lines import came_of
from tegel.analysis.puzzles.puzzle import Puzzle
from tegel.analysis.reasons import reasons_of_lines
from tegel.core.state import State
from tegel.core.telling import Move, Telling, Told


@dataclass(frozen=True)
class Gain:
    """What a seat gets for something in the best line, and in the second best."""

    seat: int
    kind: str  # of the happenings
    best: int
    second: int


@dataclass(frozen=True)
class Explanation:
    """The best line and the second best, as the solver may know them, and what they differ in."""

    answer: int  # so many decisions of the best line were asked for
    best: list[Telling]
    second: list[Telling]
    gains: list[Gain]
    reasons: Sequence[Told]  # what speaks for the best line and against it, the weightiest first
    best_turn: int  # so many decisions of it are what was asked for, and the rest of that turn
    second_turn: int


class Attempt:
    """A puzzle that somebody tries: their moves so far, all of them right."""

    def __init__(self, puzzle: Puzzle, moves: Sequence[Move] = ()) -> None:
        self.puzzle = puzzle
        self.state = puzzle.state()
        assert self.state.turn is not None
        self.seat = self.state.turn
        self._left = list(puzzle.answer)
        for move in moves:
            if self.is_done or not self.play(move):
                break

    @property
    def is_done(self) -> bool:
        """Whether all was found."""
        return not self._left

    @property
    def move(self) -> Move:
        """The move to find now."""
        return self.state.parse(self._left[0])

    def play(self, move: Move) -> bool:
        """Make a move; whether it is the right one. `IllegalMove` if it is no move here at all.

        What must follow, and all that others have no choice in, follows by itself.
        """
        self.state.check(move)
        if move != self.move:
            return False
        self._push()
        while self._left and (self.state.turn != self.seat or len(self.state.legal_moves) == 1):
            self._push()
        return True

    def _push(self) -> None:
        self.state.push_text(self._left.pop(0))


def decisions(puzzle: Puzzle) -> int:
    """How many moves the solver has to find."""
    attempt, found = Attempt(puzzle), 0
    while not attempt.is_done:
        attempt.play(attempt.move)
        found += 1
    return found


def explain(puzzle: Puzzle) -> Explanation:
    """Why the answer is right."""
    lines = (*puzzle.answer, *puzzle.onward), puzzle.second
    best, second = (_played(puzzle, line) for line in lines)
    asked = len(puzzle.answer)
    turns = [_turn(puzzle, line, least) for line, least in zip(lines, (asked, 1), strict=True)]
    seat = puzzle.state().turn
    came = [came_of(one.story(seat), one.players) for one in (best, second)]
    gains = [
        Gain(player, kind, mine.points[kind], other.points[kind])
        for player, (mine, other) in enumerate(zip(*came, strict=True))
        for kind in dict.fromkeys([*mine.points, *other.points])
        if mine.points[kind] != other.points[kind]
    ]
    others = all(can_reply(puzzle, line) for line in lines)
    reasons = reasons_of_lines(puzzle.state(), best.moves, second.moves, others=others)
    told, other = (
        [*sure(puzzle, line, story[:turn]), *story[turn:]]
        for line, story, turn in zip(
            lines, (best.story(seat), second.story(seat)), turns, strict=True
        )
    )
    return Explanation(asked, told, other, gains, [reason.told() for reason in reasons], *turns)


def _turn(puzzle: Puzzle, line: Sequence[str], least: int) -> int:
    """How many decisions the first turn of a line has, before chance speaks; at least so many."""
    state, seat = puzzle.state(), puzzle.state().turn
    for n, text in enumerate(line):
        if n >= least and (state.begins_turn or state.turn != seat):
            return n
        state.push_text(text)
        if state.chance_spoke:
            return max(n, least)
    return len(line)


def _played(puzzle: Puzzle, texts: Sequence[str]) -> State:
    state = puzzle.state()
    for text in texts:
        state.push_text(text)
    return state
