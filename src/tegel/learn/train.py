"""Training: play, learn, write down how far one is; again and again."""

import csv
import json
import time
from collections.abc import Iterator
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from tegel.bots.network.weights import Weights as Network
from tegel.bots.network.weights import in_fractions, in_whole_numbers, save
from tegel.bots.search.tree import MOST_SEATS
from tegel.core.errors import BadOptions
from tegel.core.game import Game
from tegel.learn.curve import METRICS, draw_curve
from tegel.learn.field import Field, Taste
from tegel.learn.net import Adam, Shape, fresh, gradients, widened
from tegel.learn.on_cpu import CpuField
from tegel.learn.on_cuda import CudaField
from tegel.learn.plan import Plan
from tegel.learn.selfplay import Step, play_on
from tegel.learn.spread import spread_out

PLAN = "plan.json"
STATE = "state.npz"
NETWORK = "network.npz"
CURVE = "curve.svg"
BEGUN = ("games", "seconds", "digest", "plan")  # what a card tells of the network begun with
ROWS = ("row", "mean", "square")  # of what learns
# What it knew after 1, 2, 4, 8 … windows: to see how strong it became when (`bench/training.py`).
STAGE = "after-{:06d}.npz"


@dataclass(frozen=True)
class Progress:
    """How far a run is after a window."""

    window: int
    games: int  # that were played to their end
    seconds: float
    chances: float  # the loss of chances: 0.69 is knowing nothing, with two seats
    margins: float  # the loss of margins
    ahead: float  # by how many points winners won


COLUMNS = [field.name for field in fields(Progress)]


class Run:
    """A training run in a folder: what is there is gone on with."""

    def __init__(
        self,
        folder: Path,
        game: Game,
        plan: Plan,
        device: str = "cpu",
        threads: int = 1,
        begin: Network | None = None,
    ) -> None:
        self.folder, self.game, self.plan, self.begun = folder, game, plan, begin
        self.field = _field(game, plan, device, threads)
        self.xp = self.field.xp
        shape = Shape(self.game.perception, plan.hidden, plan.narrow)
        known = fresh(shape, plan.seed)
        if begin:
            known = widened(in_fractions(begin.arrays), known)
        self.adam = Adam(self.xp, known)
        self.weights = self.adam.weights
        self.field.begin()
        self.progress = Progress(0, 0, 0.0, 0.0, 0.0, 0.0)
        self._noted: list[list[str]] = []
        folder.mkdir(parents=True, exist_ok=True)
        self._open()

    def _open(self) -> None:
        """Begin, or go on where a run of the same plan was stopped."""
        path = self.folder / PLAN
        if path.exists() and Plan.read(path) != self.plan:
            raise BadOptions(f"{self.folder} holds a run with another plan; choose another folder")
        path.write_text(self.plan.to_json(), encoding="utf-8")
        if (self.folder / STATE).exists():
            try:
                self._restore()
            except (OSError, ValueError, KeyError, BadZipFile):
                reason = "is damaged, or not of this run; begin a new run elsewhere"
                raise BadOptions(f"{self.folder / STATE} {reason}") from None

    def windows(self, save_every: float = 30.0) -> Iterator[Progress]:
        """Train to the end of the plan."""
        saved = time.monotonic()
        while self.progress.window < self.plan.windows:
            yield self.learn()
            window = self.progress.window
            last = window == self.plan.windows
            if window & (window - 1) == 0:
                self.export(self.folder / STAGE.format(window))
            if last or time.monotonic() - saved >= save_every:
                self.save()
                saved = time.monotonic()

    def learn(self) -> Progress:
        """Play some steps of all games, and learn from each of them."""
        start = time.perf_counter()
        plan, before = self.plan, self.progress
        rate, daring = plan.at(before.window)
        taste = Taste(plan.unit, plan.greed, daring, plan.deep, plan.answers)
        if before.window == 0:
            self.field.learnt(self.weights, taste)
            spread_out(self.field, plan.seed)
        seen = play_on(self.field, self.weights, taste, plan.steps, plan.trust)
        order = np.random.default_rng([plan.seed, before.window]).permutation(plan.steps)
        losses = [
            self._learn_from(seen.steps[t], slice(part, None, plan.parts), rate)
            for t in order.tolist()
            for part in range(plan.parts)
            if seen.steps[t].seats[part :: plan.parts].size
        ]
        chances, margins = (float(each) for each in self.xp.stack(losses).mean(axis=0))
        self.progress = Progress(
            before.window + 1,
            before.games + seen.games,
            before.seconds + time.perf_counter() - start,
            chances,
            margins,
            plan.unit * seen.ahead,
        )
        self._noted.append([f"{each:.6g}" for each in astuple(self.progress)])
        return self.progress

    def _learn_from(self, step: Step, some: slice, rate: float) -> Any:
        """Learn from some of the positions of a step; how wrong the network was there."""
        seen, seats, targets = step.seen[:, some], step.seats[some], step.targets[:, some]
        shares, margins = targets[:MOST_SEATS], targets[MOST_SEATS:]
        change, *wrong = gradients(self.xp, self.weights, seen, seats, shares, margins)
        self.adam.change(self.xp, change, rate)
        return self.xp.stack(wrong)

    def _note(self) -> None:
        """Write all metrics, and draw them."""
        with (self.folder / METRICS).open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(COLUMNS)
            writer.writerows(self._noted)
        draw_curve(self.folder, self.folder / CURVE)

    def save(self) -> None:
        """Write down all that is needed to go on, and the network as it is now."""
        state: dict[str, Any] = {f"game {k}": v for k, v in self.field.snapshot().items()}
        state |= {name: self.field.fetch(getattr(self.adam, name)) for name in ROWS}
        state["so far"] = np.array([*astuple(self.progress), self.adam.steps])
        part = self.folder / f"{STATE}.part"
        with part.open("wb") as file:
            np.savez(file, **state)
        self._note()
        part.replace(self.folder / STATE)
        self.export(self.folder / NETWORK)

    def export(self, path: Path) -> None:
        """The network as bots take it."""
        card = {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "unit": self.plan.unit,
            "games": self.progress.games,
            "seconds": round(self.progress.seconds),
            "plan": json.loads(self.plan.to_json()),
        }
        if self.begun:
            told = self.begun.card
            card["begun"] = {name: told[name] for name in BEGUN if name in told}
        weights = {name: self.field.fetch(each) for name, each in self.weights.items()}
        save(path, card, in_whole_numbers(weights, self.plan.grain))

    def _restore(self) -> None:
        with np.load(self.folder / STATE, allow_pickle=False) as file:
            state = {name: file[name] for name in file.files}
        window, games, *rest, steps = state.pop("so far").tolist()
        self.progress = Progress(int(window), int(games), *rest)
        self.adam.steps = int(steps)
        with (self.folder / METRICS).open(newline="", encoding="utf-8") as noted:
            # What was noted after the state was saved is done again.
            self._noted = list(csv.reader(noted))[1 : self.progress.window + 1]
        self.field.restore({k.split()[1]: v for k, v in state.items() if k.startswith("game ")})
        for name in ROWS:
            getattr(self.adam, name)[:] = self.xp.asarray(state[name])


def _field(game: Game, plan: Plan, device: str, threads: int) -> Field:
    width = min(plan.width, game.most_legal)
    if device == "cuda":
        return CudaField(game, plan.kinds, plan.games, plan.seed, width)
    return CpuField(game, plan.kinds, plan.games, plan.seed, width, threads)
