"""An installed wheel: all of Tegel, compiled ahead, with nothing there that compiles."""

import contextlib
import io
import json
import subprocess
import urllib.request
from pathlib import Path

import pytest

import tegel
from tegel.core.native import shipped

from .conftest import Run
from .machines import Machine

# Moves of whole games between champions, and what a last search thought: in each game the same.
GAMES = """
import hashlib, json, sys
import tegel
from tegel.bots import Budget, player
found = {}
for name in tegel.games():
    state = tegel.new(name, seed=11)
    bot = player("network:iterations=60").bot
    told = hashlib.sha256()
    while not state.is_over:
        imagined = state.imagine(state.turn, len(state.moves))
        decision = bot.decide(imagined, Budget(iterations=60), len(state.moves))
        thought = [(c.move, c.visits, c.share, c.margin) for c in decision.candidates]
        told.update(repr(thought).encode())
        told.update(repr(state.view(state.turn)).encode())
        state.push(decision.move)
    found[name] = [state.moves, state.outcome.scores, told.hexdigest()]
print(json.dumps(found))
"""
PERFT = """
import json, tegel
from tegel.core.perft import count_leaves
print(json.dumps({name: count_leaves(tegel.new(name, seed=5), 2) for name in tegel.games()}))
"""
BATCH = """
import hashlib, tegel
from tegel.envs import Batch
batch = Batch("azul", 64, seed=3)
for _ in range(50):
    batch.step(batch.sample())
print(hashlib.sha256(batch.states.tobytes() + batch.observations.tobytes()).hexdigest())
"""


def here(code: str) -> str:
    """What code prints in the sources' own Python, compiled here."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "<here>", "exec"), {"__name__": "there"})
    return out.getvalue()


def test_nothing_compiles_there_and_all_is_compiled(run: Run) -> None:
    code = (
        "import importlib.util as u; print(u.find_spec('numba'), u.find_spec('llvmlite'));"
        "from tegel.core.ways import is_native; print(is_native())"
    )
    done = run("python", "-c", code)
    assert (done.stdout, done.stderr) == ("None None\nTrue\n", "")


@pytest.mark.parametrize("code", [GAMES, PERFT, BATCH], ids=["games", "perft", "batch"])
def test_the_library_plays_what_is_compiled_here(run: Run, code: str) -> None:
    there = run("python", "-c", code, TEGEL_WAY="library")
    assert there.stderr == ""
    assert there.stdout == here(code)


def test_no_kernel_that_the_product_asks_for_runs_interpreted(run: Run) -> None:
    code = (
        "from tegel.core.kernel import Kernel\n"
        "from tegel.core.struct import Struct\n"
        # A few numbers, and what Python has read already, are worked with sooner than handed over.
        "def refuse(self, arguments, words):\n"
        "    if not all(isinstance(a, int | float | Struct) for a in arguments):\n"
        "        raise SystemExit(f'{self.name} is interpreted')\n"
        "    return self.interpreted(*arguments)\n"
        "Kernel.interpret = refuse\n" + GAMES
    )
    done = run("python", "-c", code)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_server_shows_its_page(
    machine: Machine, environment: dict[str, str], tmp_path: Path
) -> None:
    with subprocess.Popen(
        machine.command("tegel", "serve", "--port", "0"),
        cwd=tmp_path,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().split()[-1]
            with urllib.request.urlopen(address) as answer:
                assert b"<title>Tegel" in answer.read()
        finally:
            server.terminate()


def test_training_says_that_it_needs_a_compiler(run: Run) -> None:
    done = run("tegel", "train", "azul")
    assert done.returncode == 2
    assert done.stderr == "tegel: training needs Numba: pip install 'tegel[compile]'\n"


def set_aside(run: Run, reason: str) -> bool:
    """Whether a library is set aside with one sentence, and a game begins all the same."""
    code = "import tegel; print(tegel.new('azul', seed=1).legal_moves[0])"
    done = run("python", "-c", code)
    insisted = run("python", "-c", code, TEGEL_WAY="library")
    assert (done.returncode, done.stderr.count("\n")) == (0, 1), done.stderr
    assert done.stdout == f"{tegel.new('azul', seed=1).legal_moves[0]}\n"
    assert insisted.returncode != 0
    return reason in done.stderr and reason in insisted.stderr


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"sources": "0" * 16}, "it was made from other sources than these"),
        ({"platform": "plan9-vax"}, "it was made for plan9-vax, and this is "),
        ({"format": shipped.FORMAT + 1, "tegel": "9.0"}, "it was made by a newer Tegel (9.0)"),
        ({"file": "gone.so"}, "its file gone.so can't be read"),
        (None, "its card can't be read"),
    ],
    ids=["sources", "platform", "newer", "gone", "no card"],
)
def test_a_library_that_does_not_fit_is_set_aside_with_one_sentence(
    run: Run, machine: Machine, change: dict[str, object] | None, reason: str
) -> None:
    card = machine.library / shipped.CARD
    whole = card.read_bytes()
    try:
        text = "{" if change is None else json.dumps({**json.loads(whole), **change})
        card.write_text(text, encoding="utf-8")
        assert set_aside(run, reason)
    finally:
        card.write_bytes(whole)


@pytest.mark.parametrize("kept", [0, 1000, -1])
def test_a_truncated_library_is_set_aside_with_one_sentence(
    run: Run, machine: Machine, kept: int
) -> None:
    file = machine.library / json.loads((machine.library / shipped.CARD).read_bytes())["file"]
    whole = file.read_bytes()
    try:
        file.write_bytes(whole[:kept])
        assert set_aside(run, f"its file {file.name} is damaged; install Tegel anew")
    finally:
        file.write_bytes(whole)


def test_an_edited_rule_sets_the_library_aside(run: Run, machine: Machine) -> None:
    rules = machine.packages / "tegel" / "games" / "azul" / "rules.py"
    whole = rules.read_bytes()
    try:
        rules.write_bytes(whole + b"\n# edited\n")
        done = run("python", "-c", "import tegel; tegel.new('azul', seed=1)")
        assert "set aside: it was made from other sources" in done.stderr
    finally:
        rules.write_bytes(whole)
