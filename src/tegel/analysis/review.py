"""A game, reviewed: what each decision cost, what each deal brought, and where the game turned.

A decision is judged *after* the best move and *after* the one that was played, as deep and with the
same deals averaged: a value from before it would flatter whoever is to move. What a deal brought is
its value less the mean of such deals. All values of a seat follow each other, from the start to
the result, so that result − start = skill + luck. Everything is judged by what a seat knew.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

from tegel.analysis.judge import Judge, Search, Thought, Value, depth_for, version
from tegel.analysis.marks import Bounds, bounds
from tegel.analysis.playing_on import round_of
from tegel.analysis.shape import (
    FORMAT,
    MISTAKES,
    Choice,
    Deal,
    Decided,
    Mark,
    Review,
    Step,
    Sums,
    Swing,
    Turn,
)
from tegel.analysis.themes import themes
from tegel.core.errors import TegelError
from tegel.core.generic import favourite
from tegel.core.record import Record
from tegel.core.state import State
from tegel.core.struct import struct
from tegel.core.telling import Move

# So many turning points are told at most, and none smaller.
MOST_SWINGS = 5
LEAST_SWING = 0.05
CONFIDENCE = 1.96  # standard errors, for 95 %

# Called as it goes on with how many moves are done and how many there are; whether to go on.
Watch = Callable[[int, int], bool]


class Stopped(TegelError):
    """Whoever watched a review has had enough of it."""

    def __init__(self) -> None:
        super().__init__("the review was stopped")


@dataclass(frozen=True)
class Progress:
    """How far a review is; the last one has it."""

    done: int  # moves
    of: int
    review: Review | None = None


def review(
    game: Record | State,
    names: Sequence[str] | None = None,
    *,
    iterations: int | None = None,
    watch: Watch | None = None,
) -> Review:
    """Review a game, finished or as far as it goes; `Stopped` if the watch said so."""
    found = None
    for progress in reviewing(game, names, iterations=iterations):
        if watch and not watch(progress.done, progress.of):
            raise Stopped
        found = progress.review
    assert found is not None
    return found


def reviewing(
    game: Record | State, names: Sequence[str] | None = None, *, iterations: int | None = None
) -> Iterator[Progress]:
    """The same step by step, a search at a time: who drives it may do other things in between."""
    return Reviewing.of(game, names, iterations).steps()


def _steps(game: State) -> list[State]:
    return [state.copy() for state in game.retrace()]


@dataclass(frozen=True)
class _Change:
    """What one move changed for each seat, and by what."""

    decided: Decided
    luck: Value
    is_deal: bool
    gifts: tuple[float, ...]  # what its loss brought to each seat


class Reviewing:
    """A review on its way; who has it may have its searches done before they are needed."""

    @classmethod
    def of(
        cls, game: Record | State, names: Sequence[str] | None = None, iterations: int | None = None
    ) -> "Reviewing":
        """The review of a game, finished or as far as it goes."""
        if isinstance(game, Record):
            states = [state.copy() for state in game.replay()]
            names = names or game.seats
        else:
            states = _steps(game)
        first = states[0]
        judge = Judge(first.game, first.players, depth_for(first.game, iterations))
        names = names or [f"player {seat}" for seat in range(first.players)]
        return cls(judge, states, names)

    def __init__(self, judge: Judge, states: Sequence[State], names: Sequence[str]) -> None:
        self.judge = judge
        self.states = states
        self.names = tuple(names)
        self.bounds: Bounds = bounds(judge.game, judge.players)
        self.seats = range(judge.players)
        self.moves: list[Move] = states[-1].moves

    def steps(self) -> Iterator[Progress]:
        """All of it, bit by bit."""
        of = len(self.moves)
        values: list[Value] = []
        changes: list[_Change] = []
        turns = self._turns()
        for n, state in enumerate(self.states):
            for search in self.searches(n):
                search.do()
                yield Progress(n, of)
            values.append(self._worth(state, values))
            if n:
                whose = next(i for i, turn in enumerate(turns) if n <= turn[-1] + 1)
                changes.append(self._change(n - 1, whose))
        told: list[Turn] = []
        for turn in turns:
            told.append(self._turn(turn, changes))
            yield Progress(of, of)
        yield Progress(of, of, self._review(values, changes, told))

    def searches(self, n: int) -> Iterator[Search]:
        """What the n-th position asks for: its worth, and that of what was decided there.

        Of one position each is to be done before the next is asked for; of others whenever one
        likes.
        """
        state = self.states[n]
        for eyes in self._eyes(state, is_first=n == 0):
            yield from self.judge.mull(state, eyes)
        seat = state.turn
        if n == len(self.moves) or seat is None:
            return
        move = self.moves[n]
        if self._choices(state) > 1:
            yield self.judge.search(state, seat)
            best = self.judge.think(state, seat).moves[0]
            if best != move:
                yield from self.judge.ripen(state, best, seat)
        yield from self.judge.ripen(state, move, seat)

    def _review(
        self, values: Sequence[Value], changes: Sequence[_Change], told: Sequence[Turn]
    ) -> Review:
        last, judge = self.states[-1], self.judge
        deals = tuple(self._deal(change) for change in changes if change.is_deal)
        return Review(
            format=FORMAT,
            judge=version(judge.game, judge.players, judge.depth),
            iterations=judge.depth.iterations,
            deals_averaged=judge.depth.deals,
            game=judge.game.name,
            options=dict(last.options),
            names=self.names,
            is_over=last.is_over,
            scores=last.scores,
            chances=tuple(value.shares for value in values),
            margins=tuple(value.margins for value in values),
            decisions=tuple(change.decided for change in changes),
            turns=tuple(told),
            deals=deals,
            swings=self._swings(told, deals, changes),
            seats=tuple(self._sums(seat, changes, values, told) for seat in self.seats),
        )

    def _turns(self) -> list[list[int]]:
        """The moves of each turn."""
        turns: list[list[int]] = []
        for n, state in enumerate(self.states[:-1]):
            if state.begins_turn or not turns or state.turn != self.states[turns[-1][0]].turn:
                turns.append([])
            turns[-1].append(n)
        return turns

    def _worth(self, state: State, before: Sequence[Value]) -> Value:
        """What a position is worth to each seat, as that seat knows it.

        While another is amid a turn, for who can't know what it decides nothing changes.
        """
        eyes = self._eyes(state, is_first=not before)
        if state.is_over or self.judge.is_common(state):
            return self.judge.value(state, eyes[0])
        shares, margins = [], []
        for seat in self.seats:
            found = self.judge.value(state, seat) if seat in eyes else before[-1]
            shares.append(found.shares[seat])
            margins.append(found.margins[seat])
        return Value(tuple(shares), tuple(margins))

    def _eyes(self, state: State, *, is_first: bool) -> list[int]:
        """Through whose eyes a position is judged."""
        if state.is_over or self.judge.is_common(state):
            return [state.turn or 0]
        if state.begins_turn or is_first:
            return [*self.seats]
        return [seat for seat in self.seats if seat == state.turn]

    def _change(self, n: int, turn: int) -> _Change:
        """The n-th move, and what it has led to."""
        before, after, move = self.states[n], self.states[n + 1], self.moves[n]
        seat = before.turn
        assert seat is not None
        choices = self._choices(before)
        is_deal = after.chance_spoke
        played = self._choice(before, move, seat)
        thought = self.judge.think(before, seat) if choices > 1 else None
        best = first = played
        if thought is not None and thought.moves[0] != move:
            first = self._choice(before, thought.moves[0], seat, thought.line)
        difference = first.shares[seat] - played.shares[seat]
        loss = self.bounds.loss(difference)
        if loss:
            best = first
        mark = self.bounds.mark(loss)
        if thought is not None and not loss and self._is_find(before, thought, played, seat):
            mark = "!"
        decided = Decided(
            n=n,
            seat=seat,
            turn=turn,
            choices=choices,
            played=played,
            best=best,
            difference=difference,
            loss=loss,
            margin_loss=best.margins[seat] - played.margins[seat],
            mark=mark,
            exact=thought is not None and thought.exact,
        )
        # What counts as nothing brought nobody anything: then the best is the played one.
        gifts = tuple(now - then for now, then in zip(played.shares, best.shares, strict=True))
        luck = self._luck(n, played, seat) if is_deal else self._nothing()
        return _Change(decided, luck, is_deal, gifts)

    def _choices(self, state: State) -> int:
        """Between how many moves a seat chose; 1: nobody wrote down what it chose from."""
        position = struct(state.game.position, state.memory)
        is_known = state.known in (None, state.turn) or state.game.rules.is_open(position)
        return len(state.legal_moves) if is_known else 1

    def _nothing(self) -> Value:
        return Value((0.0,) * len(self.seats), (0.0,) * len(self.seats))

    def _choice(self, state: State, move: Move, seat: int, line: Sequence[Move] = ()) -> Choice:
        value = self.judge.after(state, move, seat)
        told = state.deed(move, seat)
        return Choice(
            move, state.text(move), told, value.shares, value.margins, line_of(state, line, seat)
        )

    def _is_find(self, state: State, thought: Thought, played: Choice, seat: int) -> bool:
        """Whether it was the only good move, and not the one that a quick look finds.

        The others are judged as deep as it was; the search says which of them that is worth.
        """
        move = played.move
        if thought.exact or thought.moves[0] != move or len(thought.moves) < 2:
            return False
        quick = int(favourite(struct(state.game.position, state.imagine(seat, 0).memory)))
        if quick == move or quick not in state.legal_moves:
            return False
        for other, least in (
            (quick, self.bounds.mistake),
            (thought.moves[1], self.bounds.inaccuracy),
        ):
            tried = thought.tried.get(other)
            if tried is None or thought.tried[move].share - tried.share < least:
                return False
            value = self.judge.after(state, other, seat)
            if played.shares[seat] - value.shares[seat] < least:
                return False
        return True

    def _luck(self, n: int, played: Choice, seat: int) -> Value:
        """What chance brought to each seat, as the one saw it that it came to."""
        now = self.judge.value(self.states[n + 1], seat)
        return Value(
            tuple(new - old for new, old in zip(now.shares, played.shares, strict=True)),
            tuple(new - old for new, old in zip(now.margins, played.margins, strict=True)),
        )

    def _turn(self, moves: Sequence[int], changes: Sequence[_Change]) -> Turn:
        decided = [changes[n].decided for n in moves]
        loss = sum(each.loss for each in decided)
        mark: Mark = self.bounds.mark(loss)
        if not loss and any(each.mark == "!" for each in decided):
            mark = "!"
        worst = max(decided, key=lambda each: (each.loss, each.mark == "!"))
        return Turn(
            seat=decided[0].seat,
            first=moves[0],
            last=moves[-1],
            round=round_of(self.states[moves[0]]),
            loss=loss,
            mark=mark,
            worst=worst.n,
            themes=self._themes(worst, moves[-1]) if mark in MISTAKES else (),
        )

    def _themes(self, worst: Decided, last: int) -> tuple[str, ...]:
        """What was missed with the decision that cost most, beside how the turn went on."""
        best = [step.move for step in worst.best.line]
        played = self.moves[worst.n : last + 1]
        return themes(self.states[worst.n], best, played, exact=worst.exact)

    def _deal(self, change: _Change) -> Deal:
        n = change.decided.n
        return Deal(n, round_of(self.states[n + 1]), change.luck.shares, change.luck.margins)

    def _swings(
        self, turns: Sequence[Turn], deals: Sequence[Deal], changes: Sequence[_Change]
    ) -> tuple[Swing, ...]:
        found: list[Swing] = []
        for turn in turns:
            gifts = changes[turn.worst].gifts
            gainer = max((s for s in self.seats if s != turn.seat), key=gifts.__getitem__)
            found.append(Swing("decision", turn.worst, turn.seat, gainer, turn.loss))
        for deal in deals:
            helped = max(self.seats, key=deal.luck.__getitem__)
            hurt = min(self.seats, key=deal.luck.__getitem__)
            found.append(Swing("deal", deal.n, helped, hurt, deal.luck[helped]))
        found.sort(key=lambda swing: (-swing.by, swing.n))
        return tuple(swing for swing in found[:MOST_SWINGS] if swing.by >= LEAST_SWING)

    def _sums(
        self, seat: int, changes: Sequence[_Change], values: Sequence[Value], turns: Sequence[Turn]
    ) -> Sums:
        marks = Counter(turn.mark for turn in turns if turn.seat == seat)
        own = [change.decided for change in changes if change.decided.seat == seat]
        losses = [each.loss for each in own if each.choices > 1]
        rate, low, high = rate_of(losses)
        steps = [now.shares[seat] - then.shares[seat] for then, now in pairwise(values)]
        luck = sum(change.luck.shares[seat] for change in changes)
        skill = sum(
            step - change.luck.shares[seat] for step, change in zip(steps, changes, strict=True)
        )
        cost = sum(change.gifts[seat] for change in changes if change.decided.seat == seat)
        gifts = sum(change.gifts[seat] for change in changes if change.decided.seat != seat)
        margins = [each.margin_loss for each in own if each.choices > 1]
        return Sums(
            seat=seat,
            name=self.names[seat],
            decisions=len(losses),
            rate=rate,
            low=low,
            high=high,
            margin_rate=sum(margins) / (len(margins) or 1),
            marks={mark: marks[mark] for mark in (*MISTAKES, "!")},
            start=values[0].shares[seat],
            result=values[-1].shares[seat],
            skill=skill,
            luck=luck,
            own=cost,
            others=gifts,
            hindsight=skill - cost - gifts,
        )


def rate_of(losses: Sequence[float]) -> tuple[float, float, float]:
    """The mean loss, and where the rate lies with 95 % confidence."""
    n = len(losses)
    if n < 2:
        return (losses[0] if losses else 0.0), 0.0, 1.0
    mean = sum(losses) / n
    error = sqrt(sum((loss - mean) ** 2 for loss in losses) / (n - 1) / n)
    return mean, max(0.0, mean - CONFIDENCE * error), min(1.0, mean + CONFIDENCE * error)


def line_of(state: State, line: Sequence[Move], seat: int) -> tuple[Step, ...]:
    """How a turn goes on while there is a choice, on the table as the seat imagines it."""
    walk, told, chosen = state.imagine(seat, 0), list[Step](), 0
    for move in line:
        told.append(Step(move, walk.text(move), walk.deed(move, seat)))
        if len(walk.legal_moves) > 1:
            chosen = len(told)
        walk.push(move)
    return tuple(told[:chosen])
