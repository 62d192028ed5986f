"""The books of words as they are written: their messages, and what those leave open."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tegel
from tegel.core import shelf
from tegel.core.game import Game
from tests import fourth

GAMES: dict[str, Game] = {**tegel.games(), "nim": fourth.GAME}
PARTS = ("common", "page", "along", "club", "terminal")
NAMES = (*PARTS, *GAMES)
SOURCES = Path(tegel.__file__).parent
PAGE = SOURCES.parents[1] / "web" / "src"
NUMBERS = ("NTH", "SIGNED", "NAME")
PLURALS = ("zero", "one", "two", "few", "many", "other")


@dataclass
class Message(Visitor):
    """What a message needs: values, functions, and other messages."""

    variables: set[str] = field(default_factory=set[str])
    functions: set[str] = field(default_factory=set[str])
    mentions: set[str] = field(default_factory=set[str])
    samples: dict[str, list[Any]] = field(default_factory=dict[str, list[Any]])

    # The visitor calls these by the names of the nodes.
    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.mentions.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        given = node.arguments.positional
        for n, one in enumerate(given):
            if isinstance(one, ast.VariableReference):
                is_number = node.id.name in NUMBERS or n == 1
                is_list = node.id.name in ("LIST", "STACK") or (
                    node.id.name == "TILES" and len(given) == 1
                )
                sample: Any = 2 if is_number else ["blue", "red"] if is_list else "blue"
                self.samples.setdefault(one.id.name, []).append(sample)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            names = [
                key.name if isinstance(key, ast.Identifier) else int(key.value) for key in keys
            ]
            values = [key for key in names if key not in PLURALS]
            if any(isinstance(key, int) for key in names) or "one" in names:
                values = [*(key for key in values if isinstance(key, int)), 1, 3]
            self.samples.setdefault(node.selector.id.name, []).extend(values or ["something"])
        self.generic_visit(node)


@cache
def book(name: str, language: str) -> dict[str, Message]:
    """The messages of a book, as `fluent.syntax` reads it; what can't be read fails."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text(name, language)).body:
        assert not isinstance(entry, ast.Junk), f"{name}, {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{name}, {language}: {entry.id.name} stands twice"
            found[entry.id.name] = Message()
            found[entry.id.name].visit(entry)
    return found


def text(name: str, language: str) -> str:
    """A book as it is written."""
    if name in PARTS:
        return shelf.words_of(language, name)
    return shelf.words_of_game(language, GAMES[name])


def whole(message: Message, known: dict[str, Message]) -> Message:
    """A message with all that those need which it mentions."""
    variables, samples = {*message.variables}, dict(message.samples)
    for mentioned in message.mentions:
        inner = whole(known[mentioned], known)
        variables |= inner.variables
        samples = {**inner.samples, **samples}
    return Message(variables, message.functions, message.mentions, samples)


def values_of(message: Message) -> Iterator[dict[str, Any]]:
    """Values for a message: each variant of it is said once."""
    offered = {name: message.samples.get(name, [3]) for name in message.variables}
    usual = {name: samples[-1] for name, samples in offered.items()}
    yield usual
    for name, samples in offered.items():
        for sample in samples:
            yield {**usual, name: sample}


def python(*folders: str) -> str:
    """Source texts of the package."""
    return "\n".join(
        file.read_text(encoding="utf-8")
        for folder in folders
        for file in sorted((SOURCES / folder).rglob("*.py"))
    )


def typescript(folder: str = "") -> str:
    """Source texts of the page, but for its tests."""
    files = [*(PAGE / folder).rglob("*.ts"), *(PAGE / folder).rglob("*.svelte")]
    return "\n".join(
        file.read_text(encoding="utf-8") for file in sorted(files) if ".test." not in file.name
    )


def literals(source: str) -> set[str]:
    """All that stands in quotes and could be a key."""
    return {*re.findall(r"""["'`]([a-z][\w]*(?:-[\w]+)*)["'`]""", source)}


def prefixes(source: str) -> set[str]:
    """What keys begin with that are put together."""
    return {*re.findall(r"""["'`]([a-z][\w-]*-)(?:\{|\$\{)""", source)}
