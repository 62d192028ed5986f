"""Make the page about views: `python docs/views.py` writes `docs/views.md`.

What there is comes from the types that views are made by, and what each field means from the words
beside it there; fields that mean the same everywhere are told here. One that nobody tells of is an
error, so the page can't fall behind.
"""

import ast
import inspect
import sys
import types
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import tegel

PAGE = Path(__file__).parent / "views.md"
FRONT = """# Views

*Made by `python docs/views.py` from the types of the views.*

A view is all that a seat may know of a table, as plain data: what a page draws, a bot at a
server is sent ([protocol](protocol.md)) and `state.view(seat)` gives. `state.view()` is a
spectator's. What a seat may not know is not in it. Seats, lines, rows, columns and spaces count
from 0.

```python
import tegel

state = tegel.new("ingenious", seed=7)
view = state.view(0)
again = tegel.position(view, seed=5)  # what the seat can't know is dealt by the seed
assert again.position_for(0) == state.position_for(0)
```

So a view is turned back into a position, whoever sent it: in Azul, where nothing is secret, into
the very same. What only helps to choose or to draw (`moves`, `refusals`, `asks`, `last_move` and
the like) may be missing then. The [engine](engine.md) and
[`POST /api/positions`](protocol.md#positions-and-analysis) take views too.
"""
SHARED = "In all games"
# What needs no words where it stands.
COMMON = {
    "kind": "which of these it is",
    "seat": "whose it is",
    "colour": "by its name",
    "colours": "by their names",
    "count": "how many",
    "line": "a pattern line",
    "row": "from the top",
    "column": "from the left",
    "space": "of the dome",
    "factory": "which one",
    "source": "where from: 0 is the centre, or the large factory",
    "plate": "by its name",
    "chip": "by the colours it shows",
    "cell": "what the dome shows there",
    "cells": "two above, two below",
    "tiles": "by their colours",
    "plates": "by their names",
    "round": "from 1",
    "scores": "seat by seat",
    "places": "seat by seat; equals share a place",
    "winners": "the seats that share the first place",
    "players": "how many play",
    "turns": "how often it is turned, by a quarter, to the right",
    "move": "its number",
    "text": "as it is written",
    "deed": "the move in its parts",
    "flights": "where things went",
    "goal": "what a scoring condition asks for",
    "degrees": "how far it is turned, to the right",
    "start": "the start tile comes with them",
    "laid": "how many tiles its line gets",
    "broken": "how many tiles break, and stay",
    "lost": "how many go to the tower, since there is no room for more broken ones",
}


def page() -> str:
    """The whole page."""
    games = list(tegel.games().values())
    found = {game.name: [*reachable(game.view_type)] for game in games}
    shared = list(dict.fromkeys(one for all_ in found.values() for one in all_ if is_shared(one)))
    parts = [FRONT]
    for game in games:
        own = [one for one in found[game.name] if not is_shared(one)]
        parts += [f"## {game.title}\n", *map(section, own)]
    return "\n".join([*parts, f"## {SHARED}\n", *map(section, shared)])


def is_shared(kind: type) -> bool:
    return kind.__module__.startswith("tegel.core")


def reachable(kind: type) -> Iterator[type]:
    """A typed dictionary, those that it is made of, and those that stand in it."""
    seen: dict[type, None] = {}

    def visit(one: Any) -> None:
        if is_typeddict(one):
            if one in seen:
                return
            seen[one] = None
            for base in bases(one):
                visit(base)
            for hint in get_type_hints(one).values():
                visit(hint)
        for part in get_args(one):
            visit(part)

    visit(kind)
    yield from seen


def bases(kind: type) -> list[type]:
    """What a class is made of: a typed dictionary forgets that, so its source is asked."""
    module = vars(sys.modules[kind.__module__])
    named = (module[base.id] for base in declared(kind).bases if isinstance(base, ast.Name))
    return [one for one in named if is_typeddict(one)]


def section(kind: type) -> str:
    """One kind of data: what it is, and its fields."""
    told = inspect.getdoc(kind) or ""
    above = bases(kind)
    lines = [f"### {kind.__name__}\n", f"{told}\n"]
    if above:
        names = " and ".join(one.__name__ for one in above)
        lines.append(f"It has all that {names} {'has' if len(above) == 1 else 'have'}.\n")
    hints, own = get_type_hints(kind), fields(kind)
    if own:
        lines += ["| field | | |", "|--|--|--|"]
        lines += [
            f"| `{name}` | {said(hints[name])} | {meaning(kind, name, words)} |"
            for name, words in own.items()
        ]
        lines.append("")
    return "\n".join(lines)


def meaning(kind: type, name: str, words: str) -> str:
    found = words or COMMON.get(name)
    if not found:
        sys.exit(f"{kind.__module__}.{kind.__name__}.{name}: nobody says what this is")
    return found.replace("|", "\\|")


def said(hint: Any) -> str:
    """A type in words."""
    if hint is type(None):
        return "None"
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " or ".join(map(said, parts))
    if origin is Literal:
        return " or ".join(f"`{part}`" for part in parts)
    if origin is list:
        each = said(parts[0])
        return f"list of ({each})" if " or " in each else f"list of {each}"
    if origin in (dict, Mapping) or (isinstance(origin, type) and issubclass(origin, Mapping)):
        return "object" if parts[1] is Any else f"{said(parts[1])} by name"
    return str(getattr(hint, "__name__", hint))


def fields(kind: type) -> dict[str, str]:
    """The fields that a class itself declares, with the words beside them."""
    lines, _ = source(kind.__module__)
    found: dict[str, str] = {}
    for one in declared(kind).body:
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
            _, _, words = lines[(one.end_lineno or one.lineno) - 1].partition("  # ")
            found[one.target.id] = words
    return found


def declared(kind: type) -> ast.ClassDef:
    _, tree = source(kind.__module__)
    classes = (one for one in tree.body if isinstance(one, ast.ClassDef))
    return next(one for one in classes if one.name == kind.__name__)


@cache
def source(module: str) -> tuple[list[str], ast.Module]:
    text = inspect.getsource(sys.modules[module])
    return text.split("\n"), ast.parse(text)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
