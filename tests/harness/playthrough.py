"""Golden playthroughs: whole games as text, with every view and every legal move.

A step shows the move, what changed in the spectator's view, what each seat sees beyond that, and
the legal moves (of very many, a digest of what the view says about each).
`python -m tests.harness.playthrough` writes the files anew, or those of the games it is given: look
at the diff.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import tegel
from tests.harness.kinds import KINDS, Kind

FOLDER = Path(__file__).parent.parent / "playthroughs"
SEED = 1
MOST_LINES = 160

_encode = json.JSONEncoder(ensure_ascii=False).encode


def path_of(kind: Kind) -> Path:
    """Where the playthrough of a kind is kept."""
    return FOLDER / f"{kind}.txt"


def playthrough(kind: Kind) -> str:
    """A game in which half the moves are greedy, so that walls fill and games get to their end."""
    state = kind.new(SEED)
    chance = random.Random(SEED)
    before: dict[str, str] = {}
    lines = [str(kind), f"seed {SEED}"]
    while True:
        seen = state.view(None)
        public = _flat(seen)
        lines += [f"  {key} = {public[key]}" for key in public if before.get(key) != public[key]]
        lines += [f"  {key} is gone" for key in before if key not in public]
        before = public
        for seat in range(state.players):
            private = {
                key: value
                for key, value in state.view(seat).items()
                if key not in seen or not _equal(value, seen[key])
            }
            lines += _beyond(seat, public, _flat(private))
        lines.append(f"  legal {_ranges(state.legal_moves)}")
        if state.turn is None:
            return "\n".join([*lines, ""])
        move = choose(state, chance)
        lines.append(f"{len(state.moves) + 1}. seat {state.turn}: {state.text(move)}")
        state.push(move)


def choose(state: tegel.State, chance: random.Random) -> int:
    """Half the moves are greedy."""
    moves = state.view(state.turn)["moves"]
    if chance.random() < 0.5:
        return chance.choice(state.legal_moves)
    best: int = max(moves, key=lambda move: (move["gain"], -int(move["move"])))["move"]
    return best


def _beyond(seat: int, public: Mapping[str, str], private: Mapping[str, str]) -> Iterator[str]:
    """What a seat sees that a spectator does not; each of its moves on one line."""
    for key, value in private.items():
        if key != "seat" and not key.startswith("moves.") and public.get(key) != value:
            yield f"  seat {seat}: {key} = {value}"
    moves: dict[str, list[str]] = {}
    for key, value in private.items():
        if key.startswith("moves."):
            number = key.split(".")[1]
            moves.setdefault(number, []).append(value)
    told = [f"  seat {seat} may {' '.join(facts)}" for facts in moves.values()]
    if len(told) > MOST_LINES:
        digest = hashlib.sha256("\n".join(told).encode()).hexdigest()
        told = [f"  seat {seat} may choose between {len(told)} moves, digest {digest[:16]}"]
    yield from told


def _write(value: Any) -> str:
    return str(value) if type(value) is int else _encode(value)  # most are, by the hundred thousand


def _ranges(moves: list[int]) -> str:
    """`3 5-8 12`: the moves, those without a gap between them as a range."""
    ranges: list[list[int]] = []
    for move in moves:
        if ranges and ranges[-1][-1] == move - 1:
            ranges[-1] = [ranges[-1][0], move]
        else:
            ranges.append([move])
    return " ".join("-".join(map(str, ends)) for ends in ranges)


def _equal(one: Any, other: Any) -> bool:
    """Whether two are written alike: True and 1 are not."""
    return one is other or (bool(one == other) and _write(one) == _write(other))


def _flat(data: Mapping[str, Any]) -> dict[str, str]:
    """Nested data as one dictionary: 'boards.0.score' → '12'. Short lists stay on one line."""
    flat: dict[str, str] = {}
    for key, value in data.items():
        _flatten(value, key, flat)
    return flat


def _flatten(data: Any, path: str, flat: dict[str, str]) -> None:
    if isinstance(data, dict) and data:
        for key, value in data.items():
            _flatten(value, f"{path}.{key}", flat)
    elif isinstance(data, list) and any(isinstance(item, dict | list) for item in data):
        for index, value in enumerate(data):
            _flatten(value, f"{path}.{index}", flat)
    elif not isinstance(data, dict):
        flat[path] = _write(data)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1:]
    for each in [kind for kind in KINDS if not wanted or kind.game.name in wanted]:
        path_of(each).write_text(playthrough(each), encoding="utf-8")
