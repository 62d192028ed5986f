"""Positions as text, of two kinds.

A *position* is a line that people read and write, as FEN is for chess (docs/positions.md):

    azul/1 players=2 wall=coloured start=random round=1 phase=offer turn=0 …

It is checked as it is read: what it lays out is possible, or it is refused with the reason. Made
for a seat it has `?` for what the seat can't know, and so it may be handed to anybody.

A *token* is an opaque line, to hand a position to another process of the same Tegel:

    tegel-position-1:azul:1:players=2,wall=coloured,start=random:5b0c…:AAAA…:93ab…

Its parts are the game, its rules version, the options, a hash of the layout, the record's bytes in
base64, and a check. A token holds all that its maker knew, racks of others included: to hand one on
to a seat, make it from `state.imagine(seat, …)`. Compiled rules trust what stands in a record, and
the check finds damage, not malice. Whoever may write tokens can make the rules read beyond their
tables: take them from yourself alone.
"""

import base64
import binascii
import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tegel.core.errors import BadOptions, BadPosition
from tegel.core.fields import Fields, Impossible
from tegel.core.game import Game
from tegel.core.options import Option, Value
from tegel.core.refusal import refused
from tegel.core.rng import fresh_seed
from tegel.core.state import State

FORMAT = "tegel-position-1"
LONGEST = 10_000
PARTS = 7

# --- Positions -----------------------------------------------------------------------------------


def read(text: str, find: Callable[[str], Game], number: int | None = None) -> State:
    """The state that a position tells of, without history; `BadPosition` if it is none.

    What it leaves unknown, and the chance to come, follow from the number given here; without one
    nobody can guess them.
    """
    _check_length(text)
    first, *words = text.split() or [""]
    name, _, version = first.partition("/")
    try:
        game = find(name)
    except BadOptions as error:
        begins = f"a position begins with its game, as in azul/1: {error}"
        raise BadPosition(begins, {"kind": "game"}) from None
    _check_rules(game, version)
    try:
        fields = Fields(words)
        given = {option.name: _chosen(option, fields) for option in game.options}
        options = game.settle(given)
        return State.laid_out(game, options, fields, fresh_seed() if number is None else number)
    except BadOptions as error:
        raise BadPosition(str(error)) from None
    except Impossible as error:
        raise refused(game, error) from None


def _chosen(option: Option, fields: Fields) -> Value:
    """What is chosen, or was left out and is usual."""
    choices = [str(choice) for choice in option.choices]
    return option.choices[fields.choice(option.name, choices, choices[0])]


def of_view(view: Mapping[str, Any], find: Callable[[str], Game]) -> str:
    """The position as text that a view shows: with ? for what its seat could not know."""
    try:
        game = find(view["game"])
        fields = {**view["options"], **game.fields_of(view)}
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        reason = error if isinstance(error, BadOptions) else f"{type(error).__name__}: {error}"
        raise BadPosition(
            f"this is no whole view of a game, as state.view gives: {reason}"
        ) from None
    words = [f"{name}={value}" for name, value in fields.items()]
    return " ".join([f"{game.name}/{view.get('rules', game.rules_version)}", *words])


# --- Tokens --------------------------------------------------------------------------------------


def is_token(text: str) -> bool:
    """Whether a text is meant as a token."""
    return text.startswith(f"{FORMAT}:")


def pack(state: State) -> str:
    """The position of a state, without its history and its chance, as one line of text."""
    game = state.game
    options = ",".join(f"{name}={value}" for name, value in state.options.items())
    data = base64.urlsafe_b64encode(state.memory.tobytes()).decode()
    parts = [FORMAT, game.name, str(game.rules_version), options, layout_key(game), data]
    return ":".join([*parts, _hash(":".join(parts))])


def unpack(text: str, find: Callable[[str], Game]) -> State:
    """The state of a token: it has no history, and nobody can guess the chance to come."""
    _, name, version, options, layout, data, _ = _parts(text)
    try:
        game = find(name)
    except BadOptions as error:
        raise BadPosition(str(error)) from None
    _check_rules(game, version)
    if layout != layout_key(game):
        raise BadPosition(f"this comes from a Tegel that lays {game.title} out in another way")
    settled = _options(options, game)
    memory = np.frombuffer(_bytes(data, game.position.dtype.itemsize), game.position.dtype)
    return State.resume(game, settled, memory, fresh_seed())


def layout_key(game: Game) -> str:
    """A hash of the names, widths and byte order of all fields of a game's record."""
    return _hash(repr(game.position.dtype.descr))


def _parts(text: str) -> list[str]:
    """The parts of an undamaged token."""
    _check_length(text)
    if not text.isascii() or not is_token(text):
        raise BadPosition(f"a position is a text that begins with {FORMAT}:")
    before, _, check = text.rpartition(":")
    if check != _hash(before):
        raise BadPosition("the position was damaged: it does not fit its check")
    parts = text.split(":")
    if len(parts) != PARTS:
        raise BadPosition(f"a position has {PARTS} parts, not {len(parts)}")
    return parts


def _check_length(text: str) -> None:
    if len(text) > LONGEST:
        raise BadPosition(f"that is too long for a position: {len(text)} characters")


def _check_rules(game: Game, version: str) -> None:
    if version != str(game.rules_version):
        raise BadPosition(
            f"this Tegel plays rules {game.rules_version} of {game.title}, not {version or 'none'}",
            {"kind": "rules", "rules": game.rules_version, "given": version or None},
        )


def _options(text: str, game: Game) -> dict[str, Value]:
    given: dict[str, str] = {}
    for part in text.split(","):
        name, _, given[name] = part.partition("=")
    try:
        settled = game.settle(given)
    except BadOptions as error:
        raise BadPosition(str(error)) from None
    if list(given) != list(settled):
        raise BadPosition(f"all options of {game.title} should stand here: {', '.join(settled)}")
    return settled


def _bytes(text: str, size: int) -> bytes:
    try:
        data = base64.b64decode(text, altchars=b"-_", validate=True)
    except binascii.Error:
        raise BadPosition("the bytes of the position are no base64") from None
    if len(data) != size:
        raise BadPosition(f"the position should have {size} bytes, not {len(data)}")
    return data


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
