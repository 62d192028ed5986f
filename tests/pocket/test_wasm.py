"""Kernels as WebAssembly, of the smallest game, in the Python of a page: they play as here."""

import json
from pathlib import Path

import pytest

from tegel.core.native.ahead import PAGE, Translated, make_library
from tests import fourth
from tests.core.helpers import compiled_only
from tests.pocket.inside import in_a_page

pytestmark = compiled_only

GAMES = 200
# The same in every Python: whole games by the kernels, and one with its views.
PLAYED = f"""
import json
import numpy as np
from tegel.core import loops
from tegel.core.native import shipped
from tegel.core.rng import Rng, new_rng
from tegel.core.state import State
from tegel.core.struct import struct
from tests import fourth
game, out = fourth.GAME, np.zeros(2, np.int64)
position = struct(game.position, np.zeros(1, game.position.dtype))
options = game.encode(game.settle({{}}))
loops.random_games(position, options, struct(Rng, new_rng()), 0, {GAMES}, out)
state, views = State(game, {{}}, 7), []
while not state.is_over:
    views.append(state.view(state.turn))
    state.push(state.legal_moves[len(views) % len(state.legal_moves)])
print(json.dumps([out.tolist(), views, state.outcome.scores]))
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wasm")
    make_library(Translated([fourth.GAME], ["rules"]), PAGE, folder, "1.0")
    return folder


def test_games_are_the_same_as_here(
    made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(PLAYED, "<here>", "exec"), {"__name__": "here"})
    here = json.loads(capsys.readouterr().out)
    assert json.loads(in_a_page(PLAYED, made, tmp_path)) == here
    assert here[0][0] > GAMES


def test_the_library_wants_nothing_that_only_this_machine_has(made: Path) -> None:
    code = (made / "tegel.wasm").read_bytes()
    assert code[:4] == b"\0asm"
    assert b"dylink.0" in code[:64]
