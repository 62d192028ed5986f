"""Answers: what is written for a query, as plain data."""

from collections.abc import Callable, Sequence
from math import isfinite
from typing import Any, NamedTuple

import tegel
from tegel.bots.bot import Candidate, Decision
from tegel.bots.engine.query import DEFAULT_BOT, LONGEST_LINE, Ask
from tegel.bots.levels import LEVELS
from tegel.bots.roster import BOTS
from tegel.core.game import Game
from tegel.core.shelf import languages
from tegel.core.state import State
from tegel.core.telling import Told
from tegel.games import games

PROTOCOL = 1
LONGEST_MESSAGE = 500


class Reasons(NamedTuple):
    """Why one move rather than another."""

    told: list[Told]  # as data, which words are said by their kind
    said: str  # the same in a sentence


# Who can say why: of moves of a state, the best first, in a language, by a seed.
Explain = Callable[[State, Sequence[Candidate], str, int], list[Reasons]]

# Every answer has an "id" (null if its query had none) and says whether it is the "final" one.
Answer = dict[str, Any]


def decided(
    ask: Ask, state: State, decision: Decision, seconds: float, bot_seed: int, final: bool
) -> Answer:
    """A decision, or with `final` false what a bot would decide by now."""
    return {
        "id": ask.id,
        "seat": state.turn,
        "move": int(decision.move),
        "text": state.text(decision.move),
        "candidates": [_candidate(state, each) for each in decision.candidates[: ask.candidates]],
        "iterations": int(decision.iterations),
        "seconds": round(seconds, 6),
        "exact": bool(decision.exact),
        "bot_seed": bot_seed,
        "final": final,
    }


def explained(ask: Ask, state: State, decision: Decision, answer: Answer, why: Explain) -> Answer:
    """The same answer, with what speaks for and against each candidate."""
    assert ask.reasons is not None
    candidates = decision.candidates[: ask.candidates]
    found = why(state, candidates, ask.reasons, answer["bot_seed"])
    told = zip(answer["candidates"], found, strict=True)
    return {
        **answer,
        "candidates": [{**one, "reasons": each.told, "why": each.said} for one, each in told],
    }


def _candidate(state: State, candidate: Candidate) -> Answer:
    share, margin = float(candidate.share), float(candidate.margin)
    if not isfinite(share) or not isfinite(margin):
        raise ValueError(f"a share of {share} and a margin of {margin} are no numbers")
    return {
        "move": int(candidate.move),
        "text": state.text(candidate.move),
        "visits": int(candidate.visits),
        "share": round(share, 4),
        "margin": round(margin, 2),
        "line": [state.text(move) for move in candidate.line],
    }


def error(query_id: str | None, code: str, message: str) -> Answer:
    """That a query is not answered, and why."""
    if len(message) > LONGEST_MESSAGE:
        message = message[: LONGEST_MESSAGE - 1] + "…"
    return {"id": query_id, "error": {"code": code, "message": message}, "final": True}


def cancelled(query_id: str) -> Answer:
    """That nobody thinks about a query any more."""
    return {"id": query_id, "cancelled": True, "final": True}


def hello(query_id: str, threads: int) -> Answer:
    """What there is to ask for."""
    return {
        "id": query_id,
        "action": "hello",
        "tegel": tegel.__version__,
        "protocol": PROTOCOL,
        "games": [_game(game) for game in games().values()],
        "bots": list(BOTS),
        "levels": list(LEVELS),
        "languages": list(languages()),
        "default_bot": DEFAULT_BOT,
        "threads": threads,
        "longest_line": LONGEST_LINE,
        "final": True,
    }


def _game(game: Game) -> Answer:
    return {
        "name": game.name,
        "title": game.title,
        "rules": game.rules_version,
        "options": [{"name": option.name, "choices": option.choices} for option in game.options],
        "moves": game.moves,
        "hidden": game.hidden,
    }


def done(query_id: str, action: str, **more: object) -> Answer:
    """That an action was done."""
    return {"id": query_id, "action": action, **more, "final": True}
