"""Players by name: a bot with its settings and its budget.

greedy                        a bot of ours
search:seconds=0.2            the same with settings: the budget, or what the bot itself takes
champion:seconds=20           the champion with another budget than usual
my_bots.Careful:caution=3     a bot of yours: a class in a module that Python can import
"""

import dataclasses
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Any, cast, get_type_hints

from tegel.bots.bot import Bot, Budget
from tegel.bots.levels import CHAMPION, LEVELS
from tegel.bots.network import NetworkBot
from tegel.bots.search import SearchBot
from tegel.bots.simple import GreedyBot, RandomBot
from tegel.core.errors import BadOptions

BOTS: Mapping[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "network": NetworkBot,
}


@dataclass(frozen=True)
class Player:
    """A bot and how much it may think."""

    name: str
    bot: Bot
    budget: Budget


def player(text: str) -> Player:
    """The player that a text stands for; `BadOptions` says what is wrong with it."""
    level, *asked = text.split(":", 1)
    if asked == [""]:
        raise BadOptions(f"{text!r} ends in a colon; settings are written name=value")
    if level in LEVELS and asked:
        return _thinking_otherwise(text, level, asked[0])
    name, _, rest = LEVELS.get(text, text).partition(":")
    given = _settings(text, rest)
    budget = _take(Budget, given, text)
    maker = BOTS[name] if name in BOTS else _own(name)
    settings = _take(maker, given, text)
    if given:
        known = ", ".join([*_fields(Budget), *_fields(maker)])
        raise BadOptions(f"{name} has no setting {next(iter(given))!r}; it has: {known}")
    return Player(text, maker(**settings), Budget(**budget))


def _thinking_otherwise(text: str, level: str, rest: str) -> Player:
    """The champion with a budget of one's own; other levels are what they are by theirs."""
    given = _settings(text, rest)
    budget = Budget(**_take(Budget, given, text))
    if level != CHAMPION or given:
        raise BadOptions(
            f"{text!r} is no level: only the {CHAMPION} can be told something, and only how much to"
            f" think, as in {CHAMPION}:seconds=20; {level} is {LEVELS[level]}"
        )
    return Player(text, player(level).bot, budget)


def _settings(text: str, rest: str) -> dict[str, str]:
    """The settings after the colon, as they are written."""
    given: dict[str, str] = {}
    for part in rest.split(",") if rest else []:
        key, equals, value = part.partition("=")
        if not equals or not key or not value:
            raise BadOptions(f"{part!r} in {text!r} is not a setting; write it as name=value")
        if key in given:
            raise BadOptions(f"{key} stands twice in {text!r}")
        given[key] = value
    return given


def settings_of(maker: Any) -> list["dataclasses.Field[Any]"]:
    """The fields of a bot that can be set; others are its memory."""
    return [field for field in dataclasses.fields(maker) if field.init]


def _fields(maker: Callable[..., Any]) -> dict[str, type]:
    """The settings that something takes: the fields of its dataclass."""
    if not dataclasses.is_dataclass(maker):
        return {}
    hints = get_type_hints(maker)
    return {field.name: hints[field.name] for field in settings_of(maker)}


def _take(maker: Callable[..., Any], given: dict[str, str], text: str) -> dict[str, Any]:
    """Take the settings that are meant for something out of those given."""
    taken: dict[str, Any] = {}
    for name, kind in _fields(maker).items():
        if name in given:
            value = given.pop(name)
            for read in (int, float, str):
                if read is kind or read in getattr(kind, "__args__", ()):
                    try:
                        taken[name] = read(value)
                    except ValueError:
                        wanted = "a whole number" if read is int else "a number"
                        raise BadOptions(
                            f"{name} cannot be {value!r} in {text!r}; it is {wanted}"
                        ) from None
    return taken


def _own(name: str) -> Callable[..., Bot]:
    """A bot from a module of the user's."""
    module, dot, attribute = name.rpartition(".")
    if not dot:
        known = [*LEVELS, *BOTS]
        close = get_close_matches(name, known, 1)
        hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(known)}"
        raise BadOptions(f"there is no bot {name!r}; {hint}")
    if not all(part.isidentifier() for part in name.split(".")):
        raise BadOptions(f"{name!r} is no name of a bot; write it as module.Class")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # a command that is installed does not look where it is called
    try:
        maker: Any = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadOptions(f"there is no bot {name!r}: {error}") from None
    if not isinstance(maker, type) or not hasattr(maker, "decide"):
        raise BadOptions(f"{name} is not a bot: it needs a method `decide`")
    return cast(Callable[..., Bot], maker)
