"""Positions as text: one opaque line, to hand a position to another process of the same Tegel.

    tegel-position-1:azul:1:players=2,wall=coloured,start=random:5b0c…:AAAA…:93ab…

The parts are the game, its rules version, the options, a hash of the layout, the record's bytes in
base64, and a check. A token holds all that its maker knew, racks of others included: to hand one on
to a seat, make it from `state.imagine(seat, …)`.

It is no way to set up positions. Compiled rules trust what stands in a record, so a token is read
only if it has exactly the layout and the rules of the game; but the check finds damage, not malice.
Whoever may write tokens can make the rules read beyond their tables: take them from yourself alone.
"""

import base64
import binascii
import hashlib
from collections.abc import Callable

import numpy as np

from tegel.core.errors import BadOptions, BadPosition
from tegel.core.game import Game
from tegel.core.options import Value
from tegel.core.rng import fresh_seed
from tegel.core.state import State

FORMAT = "tegel-position-1"
LONGEST = 10_000
PARTS = 7


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
    if version != str(game.rules_version):
        raise BadPosition(
            f"this Tegel plays rules {game.rules_version} of {game.title}, not {version}"
        )
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
    if len(text) > LONGEST:
        raise BadPosition(f"that is too long for a position: {len(text)} characters")
    if not text.isascii() or not text.startswith(f"{FORMAT}:"):
        raise BadPosition(f"a position is a text that begins with {FORMAT}:")
    before, _, check = text.rpartition(":")
    if check != _hash(before):
        raise BadPosition("the position was damaged: it does not fit its check")
    parts = text.split(":")
    if len(parts) != PARTS:
        raise BadPosition(f"a position has {PARTS} parts, not {len(parts)}")
    return parts


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
