"""A player that is another program, in any language: it is asked in a line, and answers in one.

tegel match azul "tegel.bots.program.Program:command=./my-player --fast,seconds=0.5" club

What it is asked, and what it may answer, is in docs/compare.md.
"""

import json
import shlex
import subprocess
from dataclasses import dataclass, field
from typing import Any

from tegel.bots.bot import Budget, Decision
from tegel.core.errors import TegelError
from tegel.core.state import State
from tegel.core.telling import Move

LONGEST_SHOWN = 80


class ProgramFailed(TegelError):
    """A program did not answer, or with something that is no move."""


@dataclass
class Program:
    """A program that is started for the first decision, and ends when its input does."""

    command: str
    _process: "subprocess.Popen[str] | None" = field(init=False, default=None, repr=False)

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        """What the program answers."""
        question = ask(state, budget, seed)
        line = self._say(json.dumps(question, ensure_ascii=True, separators=(",", ":")))
        return Decision(_move(state, line))

    def _say(self, line: str) -> str:
        """Hand a line to the program; the line that it answers."""
        process = self._process
        if process is None:
            try:
                process = self._process = subprocess.Popen(
                    shlex.split(self.command),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    encoding="utf-8",
                )
            except (OSError, ValueError) as error:
                raise ProgramFailed(f"{self.command!r} can't be started: {error}") from None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            print(line, file=process.stdin, flush=True)
            answer = process.stdout.readline()
        except (OSError, ValueError) as error:
            raise ProgramFailed(f"the program can't be asked: {error}") from None
        if not answer:
            raise ProgramFailed(f"the program ended, with status {process.wait()}")
        return answer

    def close(self) -> None:
        """Let the program end."""
        if self._process is not None:
            self._process.communicate()
            self._process = None


def ask(state: State, budget: Budget, seed: int) -> dict[str, Any]:
    """The question: all that the seat in turn may know, and what it may do."""
    seat = state.turn
    return {
        "game": state.game.name,
        "rules": state.game.rules_version,
        "options": state.options,
        "seat": seat,
        "position": state.position_for(seat),
        "view": state.view(seat),
        "legal": [{"move": move, "text": state.text(move)} for move in state.legal_moves],
        "seconds": budget.seconds,
        "iterations": budget.iterations,
        "seed": seed,
    }


def _move(state: State, line: str) -> Move:
    """The move that was answered, as a number or as a text; legal or not."""
    shown = f"{line.strip()[:LONGEST_SHOWN]!r}"
    try:
        answer: Any = json.loads(line)
    except ValueError:
        raise ProgramFailed(f"the program answered {shown}, which is not JSON") from None
    move: Any = answer.get("move") if isinstance(answer, dict) else None
    if isinstance(move, str):
        return state.parse(move)
    if type(move) is not int:
        raise ProgramFailed(f'the program answered {shown}; an answer is as {{"move": 12}}')
    return move
