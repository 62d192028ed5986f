"""What a worker does: it thinks about one task after another, until nobody asks any more."""

import signal
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Thread

from tegel.analysis.advice import Thought, think
from tegel.bots import Budget, player
from tegel.core import ways
from tegel.core.errors import BadOptions
from tegel.core.game import Game
from tegel.core.machine import end_with_parent
from tegel.core.native.parts import STAGES, Part
from tegel.core.position import unpack
from tegel.core.state import State
from tegel.games import find
from tegel.server.thinking.studying import Studying
from tegel.server.thinking.task import (
    Answer,
    Failed,
    Forget,
    Open,
    Question,
    Ready,
    Refused,
    Slice,
    Task,
)

LONGEST_REASON = 300
# All of our bots are one of these, with settings.
REHEARSED = "greedy", "search"


def work(pipe: Connection) -> None:
    """Answer what comes through the pipe, until it closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ways.be_patient()
    Thread(target=end_with_parent, daemon=True).start()
    studying = Studying()
    with suppress(EOFError, ConnectionError):
        while True:
            pipe.send(answer(pipe.recv(), studying))


def answer(asked: Question, studying: Studying) -> Answer:
    """What there is to say; only what ends the process ends this without an answer."""
    try:
        match asked:
            case Open(game):
                return _open(game)
            case Slice():
                return studying.go_on(asked)
            case Forget(number):
                studying.forget(number)
                return Ready()
            case Task():
                return _think(asked)
    except BaseException as error:  # a bot may raise anything, and `sys.exit()` is no way out
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        return Failed(reason[:LONGEST_REASON])


def _open(name: str) -> Ready:
    """Get ready for a game: our bots decide once for nothing, so that all they need is loaded."""
    state = State(load(name), {}, 0)
    for bot in REHEARSED:
        player(bot).bot.decide(state.imagine(0, 0), Budget(iterations=1), 0)
    return Ready()


def load(name: str) -> Game:
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
    return think(unpack(task.position, load), chosen, task.seed, hint=task.is_hint)
