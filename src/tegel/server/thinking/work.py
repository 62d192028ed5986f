"""What a worker does: it thinks about one task after another, until nobody asks any more."""

import signal
from contextlib import suppress
from math import isfinite
from multiprocessing.connection import Connection
from threading import Thread

from tegel.bots import Budget, Candidate, Decision, player
from tegel.core import ways
from tegel.core.errors import BadOptions
from tegel.core.game import Game
from tegel.core.machine import end_with_parent
from tegel.core.native.parts import STAGES, Part
from tegel.core.position import unpack
from tegel.core.state import State
from tegel.games import find
from tegel.server.thinking.task import Advice, Failed, Open, Ready, Refused, Task, Thought

MOST_ADVICE = 3
LONGEST_LINE = 8
LONGEST_REASON = 300
# All of our bots are one of these, with settings.
REHEARSED = "greedy", "search"


def work(pipe: Connection) -> None:
    """Answer what comes through the pipe, until it closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ways.be_patient()
    Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, ConnectionError):
        while True:
            pipe.send(answer(pipe.recv()))


def answer(asked: Open | Task) -> Ready | Thought | Refused | Failed:
    """What there is to say; only what ends the process ends this without an answer."""
    try:
        return _open(asked.game) if isinstance(asked, Open) else _think(asked)
    except BaseException as error:  # a bot may raise anything, and `sys.exit()` is no way out
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        return Failed(reason[:LONGEST_REASON])


def _open(name: str) -> Ready:
    """Get ready for a game: our bots decide once for nothing, so that all they need is loaded."""
    state = State(_load(name), {}, 0)
    for bot in REHEARSED:
        player(bot).bot.decide(state.imagine(0, 0), Budget(iterations=1), 0)
    return Ready()


def _load(name: str) -> Game:
    """The game of a name, with all that is compiled of it by now."""
    game = find(name)
    for stage in STAGES:
        Part(game, stage).load()
    return game


def _think(task: Task) -> Thought | Refused:
    try:
        chosen = player(task.level)
    except BadOptions as error:
        return Refused(str(error))
    state = unpack(task.position, _load)
    assert state.turn is not None
    # A token has no chance of its own: with that of the seed, all that follows is the seed's.
    imagined = state.imagine(state.turn, task.seed)
    decision = chosen.bot.decide(imagined, chosen.budget, task.seed)
    return Thought(int(decision.move), _advice(state, decision))


def _advice(state: State, decision: Decision) -> tuple[Advice, ...]:
    """The best candidates; what a search has never tried it knows nothing of."""
    alone = Candidate(decision.move, 0, 0.5, 0.0, (decision.move,))
    known = decision.candidates or (alone,)
    tried = [candidate for candidate in known if candidate.visits]
    return tuple(_advise(state, candidate) for candidate in (tried or known)[:MOST_ADVICE])


def _advise(state: State, candidate: Candidate) -> Advice:
    share = float(candidate.share) if candidate.visits else 0.5
    margin = float(candidate.margin)
    if not isfinite(share) or not isfinite(margin):
        raise ValueError(f"a share of {share} and a margin of {margin} are no numbers")
    line = tuple(state.text(move) for move in candidate.line[:LONGEST_LINE])
    return Advice(int(candidate.move), state.text(candidate.move), share, margin, line)
