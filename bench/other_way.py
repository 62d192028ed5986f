"""The other way to a page without a server, tried on Azul: views as records, without any Python.

    .venv/bin/python bench/other_way.py

What a page would show, and what it would tell of a take, is written by kernels (`seen.py`), made
WebAssembly by the road of all others, and read by a reader that knows no game (`read.mjs`), in
Node. It is compared with what Python says, position by position; and size and time with those of
the Python that a page brings.
"""

import gzip
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from seen import NONE, Room, Seen, shape, show

sys.path.insert(0, str(Path(__file__).parents[1]))
import launch
import tegel
from pocket import kernels
from tegel.core.arguments import read
from tegel.core.game import Game
from tegel.core.native.ahead import PAGE, Translated, make_library
from tegel.core.native.compiler import Module
from tegel.core.native.library import symbol_of
from tegel.core.state import State
from tegel.core.struct import room_for, struct, structs
from tegel.games.azul.layout import LINES, Azul
from tests.harness.kinds import kinds
from tests.harness.playthrough import SEED, choose
from tests.pocket.inside import in_a_page

HERE = Path(__file__).parent
TIMES = 50
GAMES = range(SEED, SEED + 20)  # the first is the golden one
# What a round's end brings is told by Python alone.
UNTOLD = ("last_tiling", "follows")
PLAYED = """
import json, time
from js import process
def clock():
    used = process.cpuUsage()
    return (used.user + used.system) / 1e6
import tegel
moves = {moves}
def played(shows):
    state = tegel.new("azul", seed={seed}, **{options})
    for move in moves:
        if shows:
            json.dumps(state.view(state.turn))
        state.push(move)
played(True)
took = []
for shows in (True, False):
    since = clock()
    for _ in range(10):
        played(shows)
    took.append(clock() - since)
print(1000 * (took[0] - took[1]) / 10 / len(moves))
"""


class Alone(Translated):
    """One kernel, as `make_library` wants it."""

    def __init__(self, state: State) -> None:
        self.parts: dict[str, dict[str, str]] = {}
        kind, _ = read(handed(state, np.zeros(1, Seen.dtype)))
        kernel: Any = show
        self.symbol = symbol_of(kernel, kind)
        module = Module()
        module.add(self.symbol, kernel, kind)
        self.modules = [module.linked()]


def handed(state: State, out: Any) -> tuple[Any, ...]:
    """What the kernel is given of a state."""
    before = state.past(len(state.moves) - 1) if state.moves else state.memory
    move = state.moves[-1] if state.moves else NONE
    seat = NONE if state.turn is None else state.turn
    positions = structs(Azul, room_for(state.memory, LINES + 2))
    room = struct(Room, np.zeros(1, Room.dtype))
    return positions, struct(Azul, before), move, seat, room, struct(Seen, out)


def step(state: State) -> dict[str, Any]:
    """A position, what led to it, and what is told of it to a spectator and to who decides."""
    _, before, move, *_ = handed(state, np.zeros(1, Seen.dtype))
    seats = [None, state.turn]
    return {
        "position": state.memory.tobytes().hex(),
        "before": before.memory.tobytes().hex(),
        "move": move,
        "seats": [NONE if seat is None else seat for seat in seats],
        "told": [told(state.view(seat)) for seat in seats],
    }


def told(view: Any) -> str:
    """As JavaScript would write it, without what is not tried here."""
    kept = {key: value for key, value in view.items() if key not in UNTOLD}
    if kept["last_move"]:
        last = kept["last_move"].items()
        kept["last_move"] = {key: value for key, value in last if key not in UNTOLD}
    return json.dumps(kept, separators=(",", ":"))


def games(game: Game) -> list[State]:
    """Whole games with a coloured wall for two, each half random, half greedy."""
    [kind, *_] = kinds(game)
    found = []
    for seed in GAMES:
        state, chance = kind.new(seed), random.Random(seed)
        while not state.is_over:
            state.push(choose(state, chance))
        found.append(state)
    return found


def main() -> None:
    """Make it, compare it, measure it."""
    played = games(tegel.games()["azul"])
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        made = Alone(played[0])
        make_library(made, PAGE, folder / "made", tegel.__version__)
        library = folder / "made" / "tegel.wasm"
        whole = shape(dict(played[0].options), played[0].game.rules_version)
        file = folder / "game.json"
        steps = [step(twin) for state in played for twin in state.retrace()]
        size = Azul.dtype.itemsize
        entries = {"show": made.symbol}
        data = {"steps": steps, "shape": whole, "entries": entries, "size": size}
        file.write_text(json.dumps(data))
        for name, text in {
            "kernels": library.read_bytes(),
            "shape": json.dumps(whole, separators=(",", ":")).encode(),
            "reader": (HERE / "read.mjs").read_bytes(),
        }.items():
            print(f"{name}: {len(text) / 1e3:.1f} kB, packed {len(gzip.compress(text)) / 1e3:.1f}")
        [node, *_], where, env = launch.meaning_of("node")
        command = [node, HERE / "show.mjs", HERE / "read.mjs", library, file, TIMES]
        done = subprocess.run(
            [*map(str, command)], cwd=where, env=env, stdout=subprocess.PIPE, text=True, check=True
        )
        found = json.loads(done.stdout)
        print(
            f"{found['views']:,} views, {found['other']} of them another; the first after"
            f" {found['start']:.0f} ms of a core, then {found['each']:.2f} ms each"
        )
        state = played[0]
        code = PLAYED.format(moves=state.moves, seed=SEED, options=dict(state.options))
        each = float(in_a_page(code, kernels(), folder))
    print(f"in the page's Python {each:.2f} ms each")


if __name__ == "__main__":
    main()
