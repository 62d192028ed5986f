"""What the handbook and the example say of the environments is so."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tegel
from tegel.bots import Budget, player
from tegel.games.azul import layout as azul
from tegel.games.azul_duel import layout as duel
from tegel.games.ingenious import layout as ingenious

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
SAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("sample", SAMPLES, ids=range(len(SAMPLES)))
def test_a_sample_of_the_page_runs(sample: str) -> None:
    exec(compile(sample, "research.md", "exec"), {})


def sizes(title: str) -> tuple[int, int]:
    """The size of an observation as the page has it: in the title, and its table added up."""
    found = re.search(rf"\*\*{title}\*\* \(([0-9]+)\).*?\n\n(.*?)\n\n", PAGE, re.DOTALL)
    assert found, f"no **{title}** (how many numbers) with a table under it in docs/research.md"
    parts: list[Any] = re.findall(r"^\| ([0-9]+) \| ([0-9× ]+) \|", found[2], re.MULTILINE)
    end = 0
    for start, numbers in parts:
        assert int(start) == end
        end += eval(numbers.replace("×", "*"))
    return int(found[1]), end


@pytest.mark.parametrize("game", tegel.games().values(), ids=lambda game: game.name)
def test_the_numbers_of_an_observation_add_up(game: tegel.Game) -> None:
    assert sizes(game.title) == (game.observation, game.observation)


def test_boards_are_as_long_as_the_page_says() -> None:
    boards = azul.BOARD_NUMBERS, duel.BOARD_NUMBERS, ingenious.SEAT_NUMBERS
    assert boards == (5 + 5 * 30 + 5, 58 + 36 * 13, 2 + 6 * 2 + 21)


def test_the_example_learns_to_beat_random_play() -> None:
    # On matrices this small, a second thread of NumPy's is in the way of other tests.
    one_thread = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / "research" / "learn_azul.py"],
        env=one_thread,
        capture_output=True,
        text=True,
        check=True,
    )
    shares = [int(share) for share in re.findall(r": ([0-9]+)%", done.stdout)]
    assert shares[0] < 60
    assert shares[-1] > 80


def test_what_ppo_learned_plays_the_legal_move_that_it_holds_for_likeliest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples" / "research")
    game, chance = tegel.find("azul"), np.random.default_rng(1)
    shapes = (8, game.observation), (8,), (8, 8), (8,), (game.moves, 8), (game.moves,)
    arrays = [chance.normal(size=shape).astype(np.float16) for shape in shapes]
    np.savez(tmp_path / "learned.npz", *arrays)
    bot = player(f"ppo_player.Learned:file={tmp_path / 'learned.npz'}").bot
    state = tegel.new("azul", seed=1)
    first, b, second, c, last, d = (array.astype(np.float32) for array in arrays)
    while not state.is_over:
        inner = np.maximum(first @ state.observe(state.turn or 0) + b, 0)
        wishes = last @ np.maximum(second @ inner + c, 0) + d
        move = bot.decide(state, Budget(), 0).move
        assert move == max(state.legal_moves, key=lambda move: wishes[move])
        state.push(move)


def test_the_notebook_runs_up_to_where_it_needs_a_library_that_is_not_there() -> None:
    notebook = json.loads((ROOT / "examples" / "research" / "azul_sb3.ipynb").read_text("utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    ours = cells[: next(i for i, cell in enumerate(cells) if "sb3_contrib" in cell)]
    names: dict[str, Any] = {}
    for cell in ours:
        exec(compile(cell.replace("games=100", "games=2"), "azul_sb3.ipynb", "exec"), names)
    assert len(ours) == 3
    assert 0 <= names["share"](names["anything"], "greedy", games=1)[0] <= 1
