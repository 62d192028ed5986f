"""A bot that asks another version of Tegel: the one whose sources lie in a folder.

    tegel match azul network:seconds=0.2 bench.older.Older:sources=OLD/src,seconds=0.2

OLD is that version's tree, as `git worktree add --detach OLD COMMIT` makes it. It runs
in a process of its own, on the same core, and gets the very position: the games' records have been
laid out alike since they were made, and if that should change it says so.
"""

import base64
import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tegel.bots.bot import Budget, Decision
from tegel.core.state import State

PEER = Path(__file__).with_name("older_peer.py")


class OlderFailed(Exception):
    """The other version did not answer."""


@dataclass
class Older:
    """What a bot of another version decides."""

    sources: str
    bot: str = "network"
    _has_begun: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        _process(self.sources)  # to load what is compiled takes no thinking time

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        """What the bot of that version answers, with its plan for the rest of the turn."""
        question = {
            "bot": "" if self._has_begun else self.bot,
            "game": state.game.name,
            "options": state.options,
            "size": state.game.position.dtype.itemsize,
            "record": base64.b64encode(state.memory.tobytes()).decode(),
            "legal": list(state.legal_moves),
            "seconds": budget.seconds,
            "iterations": budget.iterations,
            "seed": seed,
        }
        self._has_begun = True
        answer = _say(_process(self.sources), question)
        return Decision(answer["move"], plan=tuple(answer["plan"]), iterations=answer["iterations"])


@cache
def _process(sources: str) -> "subprocess.Popen[str]":
    """The other version, one for all games of this process; it ends when we do."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([sources, *sys.path[1:]])}
    return subprocess.Popen(
        [sys.executable, str(PEER)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=env,
    )


def _say(process: "subprocess.Popen[str]", question: Any) -> Any:
    assert process.stdin is not None
    assert process.stdout is not None
    print(json.dumps(question), file=process.stdin, flush=True)
    line = process.stdout.readline()
    if not line:
        raise OlderFailed(f"the other version ended, with status {process.wait()}")
    return json.loads(line)
