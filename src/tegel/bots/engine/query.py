"""Queries: one line of JSON each, read strictly."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from math import inf
from typing import Any, NoReturn

from tegel.bots.bot import Budget
from tegel.core.errors import BadOptions, TegelError
from tegel.core.options import Value
from tegel.core.rng import SEEDS
from tegel.core.shelf import languages
from tegel.core.telling import Move

DEFAULT_BOT = "search"
DEFAULT_CANDIDATES = 10
UNLIMITED = "unlimited"  # a budget: until the query is stopped

LONGEST_LINE = 4_000_000
LONGEST_TEXT = 200  # of every text but a record and a position
MOST_CANDIDATES = 1000
SHORTEST_PROGRESS = 0.01
LONGEST_PROGRESS = 3600.0


class Refused(TegelError):
    """A query that can't be answered; the code is for programs, the message for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, eq=False)
class Ask:
    """A query for a decision. Each is another one, even if it asks the same."""

    id: str
    game: str | None
    options: Mapping[str, Value]
    record: str | None
    moves: tuple[Move | str, ...] | None
    seed: int | None
    position: str | None
    view: Mapping[str, Any] | None
    seat: int | None
    bot: str
    budget: Budget | None
    bot_seed: int | None
    progress: float | None
    candidates: int
    reasons: str | None  # the language that they are wanted in


@dataclass(frozen=True)
class Action:
    """A query about the engine itself, or about another query."""

    id: str
    name: str
    target: str = ""


# What a field can be: the types JSON gives it, and the same in words.
Kinds = Mapping[str, tuple[tuple[type, ...], str]]
KINDS: Kinds = {
    "id": ((str,), "a text"),
    "action": ((str,), "a text"),
    "target": ((str,), "a text"),
    "game": ((str,), "a text"),
    "options": ((dict,), "an object"),
    "record": ((str,), "the text of a game file"),
    "moves": ((list,), "a list"),
    "seed": ((int,), "a whole number"),
    "position": ((str,), "a text"),
    "view": ((dict,), "an object"),
    "seat": ((int,), "a whole number"),
    "bot": ((str,), "a text"),
    "budget": ((dict, str), 'an object, or "unlimited"'),
    "bot_seed": ((int,), "a whole number"),
    "progress": ((int, float), "a number of seconds"),
    "candidates": ((int,), "a whole number"),
    "reasons": ((str,), "a language"),
}
SOURCES = ("record", "moves", "position", "view")
ACTIONS: Mapping[str, tuple[str, ...]] = {
    "hello": ("id", "action"),
    "cancel": ("id", "action", "target"),
    "stop": ("id", "action", "target"),
    "quit": ("id", "action"),
}
ASKS = tuple(name for name in KINDS if name not in ("action", "target"))
BUDGETS: Kinds = {
    "seconds": ((int, float), "a number"),
    "iterations": ((int,), "a whole number"),
}


def decode(line: bytes) -> object:
    """The JSON value of a line."""
    if not line.strip():
        raise Refused("bad_json", "the line is empty")
    try:
        return json.loads(line.decode(), parse_constant=_constant, object_pairs_hook=_object)
    except UnicodeDecodeError:
        reason = "it is not UTF-8 text"
    except RecursionError:
        reason = "it is nested too deeply"
    except json.JSONDecodeError as error:
        reason = f"{error.msg}, at character {error.pos + 1}"
    except ValueError as error:  # from our own hooks, or for a number of thousands of digits
        reason = str(error)
    raise Refused("bad_json", f"the line is not JSON: {reason}")


def id_of(data: object) -> str | None:
    """The id under which a query is answered, even if all the rest of it is wrong."""
    name = data.get("id") if isinstance(data, dict) else None
    return name if isinstance(name, str) and 0 < len(name) <= LONGEST_TEXT else None


def read(data: object) -> Ask | Action:
    """The query that a JSON value is; `Refused` says why it is none."""
    if not isinstance(data, dict):
        _refuse("a query is an object, as in: " + '{"id": "1", "action": "hello"}')
    if "id" not in data:
        _refuse("a query needs an id: any text, which its answers will have too")
    if "action" in data:
        return _action(data)
    _check(data, ASKS)
    given = [name for name in SOURCES if name in data]
    if len(given) != 1:
        _refuse(f"a query has one of {', '.join(SOURCES)}, not {' and '.join(given) or 'none'}")
    if ("moves" in data) != ("seed" in data):
        _refuse("moves and seed go together: the seed determines what was drawn between the moves")
    if "moves" in data and "game" not in data:
        _refuse("moves need a game, as in: " + '"game": "azul"')
    return Ask(
        id=data["id"],
        game=data.get("game"),
        options=_options(data.get("options", {})),
        record=data.get("record"),
        moves=_moves(data["moves"]) if "moves" in data else None,
        seed=_in_range(data, "seed", 0, SEEDS - 1),
        position=data.get("position"),
        view=data.get("view"),
        seat=data.get("seat"),
        bot=data.get("bot", DEFAULT_BOT),
        budget=_budget(data["budget"]) if "budget" in data else None,
        bot_seed=_in_range(data, "bot_seed", 0, SEEDS - 1),
        progress=_in_range(data, "progress", SHORTEST_PROGRESS, LONGEST_PROGRESS),
        candidates=_in_range(data, "candidates", 0, MOST_CANDIDATES, DEFAULT_CANDIDATES),
        reasons=_language(data.get("reasons")),
    )


def _action(data: dict[str, Any]) -> Action:
    _check({"action": data["action"]}, ("action",))
    name: str = data["action"]
    if name not in ACTIONS:
        _refuse(f"there is no action {name!r}; {_hint(name, ACTIONS)}")
    _check(data, ACTIONS[name])
    if "target" in ACTIONS[name] and "target" not in data:
        _refuse(f"{name} needs a target: the id of the query that is meant")
    return Action(data["id"], name, data.get("target", ""))


def _check(data: Mapping[str, Any], known: tuple[str, ...], kinds: Kinds = KINDS) -> None:
    """Refuse fields that are not known, or not of their kind."""
    for name, value in data.items():
        if name not in known:
            _refuse(f"there is no field {name!r} here; {_hint(name, known)}")
        types, words = kinds[name]
        if type(value) not in types:  # not `isinstance`: true is no whole number
            _refuse(f"{name} should be {words}")
        if isinstance(value, str) and name not in ("record", "position"):
            if not 0 < len(value) <= LONGEST_TEXT:
                _refuse(f"{name} should have 1 to {LONGEST_TEXT} characters, not {len(value)}")


def _options(given: dict[str, Any]) -> dict[str, Value]:
    for name, value in given.items():
        if type(value) not in (int, str) or max(len(name), len(str(value))) > LONGEST_TEXT:
            _refuse(f"the option {name!r} should be a short text or a whole number")
    return given


def _moves(given: list[Any]) -> tuple[Move | str, ...]:
    for n, move in enumerate(given, 1):
        if type(move) not in (int, str):
            _refuse(f"move {n} should be a whole number or a text")
    return tuple(given)


def _budget(given: dict[str, Any] | str) -> Budget:
    if isinstance(given, str):
        if given != UNLIMITED:
            _refuse(f"budget cannot be {given!r}; it can be an object, or {UNLIMITED!r}")
        return Budget(seconds=inf)
    _check(given, tuple(BUDGETS), BUDGETS)
    if not given:
        _refuse("a budget has seconds, iterations or both")
    try:
        return Budget(**given)
    except BadOptions as error:
        _refuse(str(error))


def _language(wanted: str | None) -> str | None:
    if wanted is not None and wanted not in languages():
        _refuse(f"reasons cannot be told in {wanted!r}; there are: {', '.join(languages())}")
    return wanted


def _in_range(
    data: dict[str, Any], name: str, least: float, most: float, default: Any = None
) -> Any:
    if name in data and not least <= data[name] <= most:
        _refuse(f"{name} cannot be {data[name]}; it can be {least} to {most}")
    return data.get(name, default)


def _hint(name: str, known: Mapping[str, Any] | tuple[str, ...]) -> str:
    close = get_close_matches(name[:LONGEST_TEXT], known, 1)
    return f"did you mean {close[0]}?" if close else f"there are: {', '.join(known)}"


def _constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of JSON")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(f"{name!r} stands twice in an object")
        found[name] = value
    return found


def _refuse(message: str) -> NoReturn:
    raise Refused("bad_query", message)
