"""How many steps a second the environments take, beside those of PettingZoo and OpenSpiel.

    python bench/envs.py                      # batches on one core and two, and the others
    python bench/envs.py --cuda               # and on a CUDA device
    python bench/envs.py --cuda --only batch  # nothing but batches: needs no other library
    python bench/envs.py --check              # is every kind the same on CUDA and the processor?

The others come with `pip install --group bench`. A step is one decision of one game: a legal move
picked at random, played, and what is asked for written: masks, observations, rewards. Times on one
core are processor time, so that a busy machine does not count; others are by the clock.
"""

import argparse
import importlib.util
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, TypedDict

import numpy as np
from kinds import kinds, name_of

import tegel
from tegel.core import cuda
from tegel.core.game import Game
from tegel.core.machine import processors
from tegel.envs import Batch, env, id_of
from tegel.envs.threads import LEAST_PART

SIZES = {"cpu": (256, 1024, 16384), "cuda": (1 << 14, 1 << 17, 1 << 20)}
WRITES = ((False, False), (True, False), (True, True))
OTHERS = {"pettingzoo": "PettingZoo", "pygame": "PettingZoo's games", "pyspiel": "OpenSpiel"}
ARRAYS = ("states", "rngs", "seeds", "turns", "done", "rewards", "scores", "masks", "observations")
RESULTS = Path(__file__).with_suffix(".json")

COMPARED = 4096
COMPARED_STEPS = 400

Clock = Callable[[], float]


class Row(TypedDict):
    """One line of the table."""

    what: str
    device: str
    cores: int
    games: int
    masks: bool
    observations: bool
    steps_per_s: float


def speed(work: Callable[[], int], clock: Clock, seconds: float) -> float:
    """Steps a second, after a first round that may compile."""
    work()
    steps, start = 0, clock()
    while True:
        steps += work()
        spent = clock() - start
        if spent >= seconds:
            return steps / spent


# --- Batches -------------------------------------------------------------------------------------


def batches(device: Any, cores: int, seconds: float, games: list[Game]) -> Iterator[Row]:
    """Every game, size and choice of what is written, on one device."""
    for game in games:
        for size in SIZES[device]:
            if device == "cpu" and size < cores * LEAST_PART:
                continue  # a batch does not use more threads than it has work for
            for masks, observations in WRITES:
                batch = Batch(
                    game,
                    size,
                    seed=0,
                    device=device,
                    threads=cores,
                    masks=masks,
                    observations=observations,
                )
                clock = time.process_time if device == "cpu" and cores == 1 else time.perf_counter
                yield {
                    "what": f"{game.title}, Batch",
                    "device": device,
                    "cores": cores,
                    "games": size,
                    "masks": masks,
                    "observations": observations,
                    "steps_per_s": speed(partial(run, batch), clock, seconds),
                }


def run(batch: Batch, steps: int = 10) -> int:
    """A few random steps of all games, to the end of the last."""
    for _ in range(steps):
        batch.step(batch.sample(), check=False)
    if batch.device == "cuda":
        import_module("numba.cuda").synchronize()
    return steps * batch.games


# --- The others ----------------------------------------------------------------------------------


def others(seconds: float, games: list[Game]) -> Iterator[Row]:
    """One game at a time by the Python interfaces of PettingZoo and OpenSpiel: ours and theirs."""
    connect_four = import_module("pettingzoo.classic.connect_four_v3")
    tables = {f"{game.title}, PettingZoo": env(id_of(game)) for game in games}
    tables["connect four, PettingZoo"] = connect_four.env()
    for what, table in tables.items():
        yield one_by_one(what, speed(partial(zoo_game, table), time.process_time, seconds))
    pyspiel = import_module("pyspiel")
    for name in ("connect_four", "backgammon"):
        game = pyspiel.load_game(name)
        rate = speed(partial(spiel_game, game), time.process_time, seconds)
        yield one_by_one(f"{name.replace('_', ' ')}, OpenSpiel", rate)


def one_by_one(what: str, rate: float) -> Row:
    """A line for a game that is played alone, masks and observations and all."""
    return {
        "what": what,
        "device": "cpu",
        "cores": 1,
        "games": 1,
        "masks": True,
        "observations": True,
        "steps_per_s": rate,
    }


def zoo_game(table: Any) -> int:
    """A random game; how many decisions it took."""
    rng, steps = np.random.default_rng(0), 0
    table.reset(seed=0)
    for _ in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
        else:
            table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
    return steps


def spiel_game(game: Any) -> int:
    """A random game; how many decisions it took, chance not counted."""
    rng, steps = np.random.default_rng(0), 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
            continue
        state.observation_tensor(state.current_player())
        state.rewards()
        mask = np.array(state.legal_actions_mask())
        state.apply_action(int(rng.choice(np.flatnonzero(mask))))
        steps += 1
    return steps


# --- The same on every device --------------------------------------------------------------------


def check(games: list[Game]) -> None:
    """Play every kind of game on CUDA and on the processor; the first difference is an error."""
    for game in games:
        for options in kinds(game):
            named: dict[str, Any] = dict(options)
            device = Batch(game, COMPARED, seed=1, device="cuda", **named)
            processor = Batch(game, COMPARED, seed=1, **named)
            for step in range(COMPARED_STEPS):
                device.step(device.sample(), check=step % 10 == 0)
                processor.step(processor.sample(), check=False)
                if step % 10 == 0 or step == COMPARED_STEPS - 1:
                    compare(name_of(game, options), step, device, processor)
            ended = int((processor.seeds > COMPARED).sum())
            print(
                f"{name_of(game, options)}: {COMPARED} games equal in every byte,"
                f" {COMPARED_STEPS} steps, {ended} of them renewed",
                flush=True,
            )
    exchange(games[0])


def compare(kind: str, step: int, device: Batch, processor: Batch) -> None:
    """All arrays of two batches, byte for byte."""
    for name in ARRAYS:
        theirs = np.ascontiguousarray(getattr(device, name).copy_to_host())
        if theirs.tobytes() != getattr(processor, name).tobytes():
            sys.exit(f"{kind}: after {step + 1} steps, CUDA has other {name} than the processor")


def exchange(game: Game) -> None:
    """Hand arrays to each library that is there: the same memory, and moves back from it."""
    batch = Batch(game, 256, seed=1, device="cuda")
    place = batch.observations.__cuda_array_interface__["data"][0]
    found: dict[str, int] = {}
    if importlib.util.find_spec("torch"):
        torch = import_module("torch")
        seen = torch.as_tensor(batch.observations, device="cuda")
        found["torch"] = seen.data_ptr()
        masks = torch.as_tensor(batch.masks, device="cuda")
        batch.step(torch.multinomial(masks.float(), 1).flatten())
        if importlib.util.find_spec("jax"):
            jax = import_module("jax")
            found["JAX"] = jax.dlpack.from_dlpack(seen.T).unsafe_buffer_pointer()
    if importlib.util.find_spec("cupy"):
        cupy = import_module("cupy")
        found["CuPy"] = cupy.asarray(batch.observations).data.ptr
        batch.step(cupy.asarray(batch.masks).astype("int8").argmax(axis=1))
    for name, pointer in found.items():
        print(f"{name}: {'the same memory' if pointer == place else 'A COPY'}")
    if any(pointer != place for pointer in found.values()):
        sys.exit("an array was copied on its way to another library")


# --- Telling -------------------------------------------------------------------------------------


def tabulate(rows: list[Row]) -> str:
    """The rows for people."""
    lines = ["| | on | games | bare | masks | masks and observations |", "|--|--|--|--|--|--|"]
    places: dict[tuple[str, str, int], dict[tuple[bool, bool], float]] = {}
    for row in rows:
        on = "CUDA" if row["device"] == "cuda" else f"{row['cores']} core"
        on += "s" if row["cores"] > 1 and row["device"] == "cpu" else ""
        key = (row["what"], on, row["games"])
        places.setdefault(key, {})[row["masks"], row["observations"]] = row["steps_per_s"]
    for (what, on, games), rates in places.items():
        cells = " | ".join(short(rates.get(write)) for write in WRITES)
        lines.append(f"| {what} | {on} | {games:,} | {cells} |")
    return "\n".join(lines)


def short(rate: float | None) -> str:
    """A rate in three figures."""
    if rate is None:
        return ""
    for unit, letter in ((1e6, " M"), (1e3, " k")):
        if rate >= unit:
            return f"{rate / unit:.3g}{letter}" if rate < 1000 * unit else f"{rate / unit:,.0f} M"
    return f"{rate:.3g}"


def main() -> None:
    """Measure, print a table, and write all of it down."""
    known = tegel.games()
    parser = argparse.ArgumentParser(description="Steps a second of the environments.")
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"of {', '.join(known)}")
    parser.add_argument("--cuda", action="store_true", help="on a CUDA device too")
    parser.add_argument("--only", choices=["batch"], help="no other libraries' games")
    parser.add_argument("--check", action="store_true", help="compare CUDA with the processor")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--out", type=Path, default=RESULTS, help="where the figures go")
    asked = parser.parse_args()
    games = [tegel.find(name) for name in asked.names] or list(known.values())
    reason = cuda.why_not()
    if reason and (asked.cuda or asked.check):
        sys.exit(f"no CUDA here: {reason}")
    missing = [title for module, title in OTHERS.items() if not importlib.util.find_spec(module)]
    if asked.check:
        check(games)
        return
    if missing and asked.only != "batch":
        sys.exit(f"not installed: {', '.join(missing)}; pip install --group bench, or --only batch")
    rows: list[Row] = []
    parts = [batches("cpu", cores, asked.seconds, games) for cores in (1, 2)]
    parts += [batches("cuda", 1, asked.seconds, games)] if asked.cuda else []
    parts += [] if asked.only == "batch" else [others(asked.seconds, games)]
    for part in parts:
        for row in part:
            rows.append(row)
            print(row, file=sys.stderr, flush=True)
    print(tabulate(rows))
    told = {
        "machine": f"{platform.machine()}, {processors()} processors",
        "python": platform.python_version(),
        "load": os.getloadavg()[0],  # more than there are processors: figures by the clock suffer
        "rows": rows,
    }
    asked.out.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
