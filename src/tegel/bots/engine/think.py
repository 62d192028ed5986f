"""Thinking about one query: the game it is about, the bot it asks for, and the decision."""

import time
from collections.abc import Callable, Mapping
from dataclasses import replace

from tegel.bots.bot import Budget, Decision, Watchable
from tegel.bots.engine.answer import Answer, Explain, decided, explained
from tegel.bots.engine.query import Ask, Refused
from tegel.bots.roster import Player, player
from tegel.core.errors import BadOptions, BadPosition, BadRecord, TegelError
from tegel.core.game import Game
from tegel.core.native.build import ensure
from tegel.core.options import Value
from tegel.core.position import is_token, of_view, read, unpack
from tegel.core.record import parse
from tegel.core.rng import fresh_seed
from tegel.core.state import State
from tegel.games import find

DEFAULT_BUDGET = Budget(seconds=1.0)
# Seeds of ours are told, and many readers of JSON keep no more than 53 bits of a number.
TOLD_SEEDS = 1 << 53


def think(
    ask: Ask,
    wanted: Callable[[], bool],
    stopped: Callable[[], bool],
    tell: Callable[[Answer], None],
    explain: Explain | None = None,
) -> Answer:
    """The final answer to a query; `Refused` says why there is none.

    Bots that can be watched tell how far they are, and stop when they have thought enough, or the
    answer is not wanted any more.
    """
    if ask.reasons is not None and explain is None:
        raise Refused("bad_query", "this engine tells no reasons")
    state = _state(ask)
    seat = _seat(ask, state)
    chosen = _player(ask)
    seed = fresh_seed() % TOLD_SEEDS if ask.bot_seed is None else ask.bot_seed
    # The bot may do with its state what it likes, and what we tell must not know more than it.
    imagined, ours = state.imagine(seat, seed), state.imagine(seat, seed)
    start = time.perf_counter()
    told = start

    def answer(decision: Decision, final: bool) -> Answer:
        return decided(ask, ours, decision, time.perf_counter() - start, seed, final)

    def watch(so_far: Callable[[], Decision]) -> bool:
        nonlocal told
        if ask.progress is not None and time.perf_counter() - told >= ask.progress:
            tell(answer(so_far(), final=False))
            told = time.perf_counter()
        return wanted() and not stopped()

    try:
        if isinstance(chosen.bot, Watchable):
            decision = chosen.bot.decide(imagined, chosen.budget, seed, watch)
        else:
            decision = chosen.bot.decide(imagined, chosen.budget, seed)
        ours.check(decision.move)
        found = answer(decision, final=True)
    except BaseException as error:  # nothing that a bot raises may end the thread
        raise Refused("bot_failed", f"{ask.bot} failed: {type(error).__name__}: {error}") from None
    if ask.reasons is None or explain is None or not wanted():
        return found
    return explained(ask, ours, decision, found, explain)


def _state(ask: Ask) -> State:
    """The state that a query is about."""
    try:
        if ask.record is not None:
            record = parse(ask.record, find)
            _agree(ask, record.game, record.options)
            _open(record.game.name)
            return record.verify()
        if ask.position is not None:
            return _lying(ask, (unpack if is_token(ask.position) else read)(ask.position, find))
        if ask.view is not None:
            return _lying(ask, read(of_view(ask.view, find), find))
        return _played(ask)
    except BadRecord as error:
        raise Refused("bad_record", str(error)) from None
    except BadPosition as error:
        raise Refused("bad_position", str(error)) from None
    except BadOptions as error:
        raise Refused("bad_game", str(error)) from None


def _lying(ask: Ask, state: State) -> State:
    _agree(ask, state.game, state.options)
    _open(state.game.name)
    return state


def _played(ask: Ask) -> State:
    """The state after the moves of a query."""
    assert ask.game is not None
    assert ask.moves is not None
    game = _open(ask.game)
    state = State(game, ask.options, ask.seed)
    for n, move in enumerate(ask.moves, 1):
        try:
            if isinstance(move, str):
                state.push_text(move)
            else:
                state.push(move)
        except TegelError as error:
            raise Refused("bad_move", f"move {n}: {error}") from None
    return state


def _open(name: str) -> Game:
    """The game of this name, compiled; its bots are when they are asked."""
    game = find(name)
    ensure(game, "rules")
    return game


def _agree(ask: Ask, game: Game, options: Mapping[str, Value]) -> None:
    """Refuse a record or a position of another game than the query says."""
    if ask.game not in (None, game.name):
        raise Refused("bad_game", f"this is a game of {game.name}, not of {ask.game}")
    given = game.settle({**options, **ask.options})
    for name, value in given.items():
        if value != options[name]:
            raise Refused("bad_game", f"{name} is {options[name]} in this game, not {value}")


def _seat(ask: Ask, state: State) -> int:
    """The seat that decides."""
    if state.turn is None:
        raise Refused("game_over", "the game is over: there is nothing to decide")
    if ask.seat is None or ask.seat == state.turn:
        return state.turn
    if not 0 <= ask.seat < state.players:
        last = state.players - 1
        raise Refused("bad_seat", f"there is no seat {ask.seat}; seats are 0 to {last}")
    raise Refused(
        "bad_seat",
        f"seat {ask.seat} has nothing to decide now: seat {state.turn} is in turn, and a bot "
        "thinks only for the seat in turn, with what that seat knows",
    )


def _player(ask: Ask) -> Player:
    """The bot and its budget: the query's own, or the one in the bot's text, or the default."""
    try:
        chosen = player(ask.bot)
    except BadOptions as error:
        raise Refused("bad_bot", str(error)) from None
    except BaseException as error:  # a module of the user's, while it is imported
        message = f"{ask.bot} can't be loaded: {type(error).__name__}: {error}"
        raise Refused("bad_bot", message) from None
    budget = ask.budget or (DEFAULT_BUDGET if chosen.budget == Budget() else chosen.budget)
    return replace(chosen, budget=budget)
