"""One game between bots, in which a bot that misbehaves forfeits."""

import time
import traceback
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tegel.arena.desk import Desk
from tegel.arena.event import Event, Fixture
from tegel.bots import Bot, Budget, Decision, Player, player
from tegel.bots.table import Seated
from tegel.core.errors import TegelError
from tegel.core.state import State
from tegel.core.telling import Move
from tegel.games import find

LONGEST_REASON = 300


@dataclass(frozen=True)
class Forfeit:
    """Who forfeited, at which move (from 1), and why."""

    seat: int
    move: int
    reason: str


@dataclass(frozen=True)
class Played:
    """A game as it was played: what happened to each seat."""

    fixture: Fixture
    scores: tuple[int, ...]
    places: tuple[int, ...]
    shares: tuple[float, ...]  # of the win
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # thought
    moves: tuple[Move, ...]
    forfeit: Forfeit | None = None


class Fault(Exception):
    """A bot has misbehaved; the message is what it did, for whoever has to mend it."""


@dataclass(frozen=True)
class _Checked:
    """A bot of which not even a decision is taken on trust."""

    bot: Bot

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        decision: Any = self.bot.decide(state, budget, seed)
        if not isinstance(decision, Decision):
            raise Fault(f"returned {decision!r}, which is no Decision")
        return decision


def play_game(event: Event, fixture: Fixture, desk: Desk) -> Played:
    """Play one game to its end, or until a bot raises an error or makes no legal move."""
    desk.clear()
    state = State(find(event.game), event.options, fixture.seed)
    try:
        seats = [_sit(event, fixture, seat, desk) for seat in range(state.players)]
        while state.turn is not None:
            move = _decide(state, seats[state.turn], event.patience, desk)
            state.push(move)
            desk.played(state.moves[-1])
    except Fault as fault:
        assert desk.seat is not None, "a bot misbehaves while it thinks"
        return forfeited(event, fixture, desk, desk.seat, str(fault))
    outcome = state.outcome
    return _played(fixture, state, outcome.scores, outcome.places, desk)


def _sit(event: Event, fixture: Fixture, seat: int, desk: Desk) -> Seated:
    """Make the bot of a seat: a new one for every game, so that games depend on nothing else."""
    with _thinking(desk, seat, event.patience):
        made = player(event.bots[fixture.seats[seat]])
    careful = Player(made.name, _Checked(made.bot), made.budget)
    return Seated(careful, event.bot_seed(fixture, seat))


def _decide(state: State, seated: Seated, patience: float, desk: Desk) -> Move:
    assert state.turn is not None
    with _thinking(desk, state.turn, (seated.player.budget.seconds or 0.0) + patience):
        move = seated.decide(state).move
        try:
            state.check(move)
        except TegelError as error:
            raise Fault(f"made no legal move: {error}") from None
    return move


@contextmanager
def _thinking(desk: Desk, seat: int, seconds: float) -> Generator[None]:
    """Have the desk say that a seat thinks; whatever it raises becomes a `Fault`."""
    start = time.perf_counter()
    desk.thinks(seat, seconds)
    try:
        yield
    except Fault:
        raise
    except BaseException as error:  # a bot may raise anything, and `sys.exit()` is no way out
        raise Fault(_what_it_raised(error)) from error
    desk.thought(time.perf_counter() - start)


def _what_it_raised(error: BaseException) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    what = traceback.format_exception_only(error)[-1].strip()
    return f"raised {what} ({Path(frame.filename).name}, line {frame.lineno})"


def forfeited(event: Event, fixture: Fixture, desk: Desk, seat: int, reason: str) -> Played:
    """A game that a seat forfeits: it is last, and the others rank by their scores at that moment.

    Equal scores share a place, and equals in the first place share the win.
    """
    state = State(find(event.game), event.options, fixture.seed)
    for move in desk.moves:
        state.push(move)
    scores = state.scores
    others = [score for other, score in enumerate(scores) if other != seat]
    places = [1 + sum(better > score for better in others) for score in scores]
    places[seat] = state.players
    line = " ".join(reason.split())[:LONGEST_REASON]
    forfeit = Forfeit(seat, len(state.moves) + 1, line)
    return _played(fixture, state, scores, tuple(places), desk, forfeit)


def _played(
    fixture: Fixture,
    state: State,
    scores: tuple[int, ...],
    places: tuple[int, ...],
    desk: Desk,
    forfeit: Forfeit | None = None,
) -> Played:
    winners = places.count(1)
    return Played(
        fixture=fixture,
        scores=scores,
        places=places,
        shares=tuple(1 / winners if place == 1 else 0.0 for place in places),
        decisions=_decisions(state),
        seconds=tuple(round(seconds, 6) for seconds in desk.seconds),
        moves=tuple(state.moves),
        forfeit=forfeit,
    )


def _decisions(state: State) -> tuple[int, ...]:
    """How many decisions each seat made."""
    counts = [0] * state.players
    walk = state.copy()
    while walk.moves:
        walk.pop()
        assert walk.turn is not None
        counts[walk.turn] += 1
    return tuple(counts)
