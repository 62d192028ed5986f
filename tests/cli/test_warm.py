"""`tegel warm`: compile ahead."""

import subprocess
import sys
from pathlib import Path

import pytest

import tegel
from tegel.bots.warm import HERE as BOTS
from tegel.cli.compiling import NotCompiled, warm_up
from tegel.core.kernel import COMPILED
from tegel.core.warm import marker
from tests import fourth

from .helpers import Run, environment, run_alone

ROOT = Path(__file__).parent.parent.parent
WITH_NIM = """
from tegel.cli import main
from tegel.games import register
from tests import fourth

register(fourth.GAME)
main()
"""

compiled_only = pytest.mark.skipif(not COMPILED, reason="kernels are interpreted here")


@pytest.fixture
def two_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one, games are compiled in turn, in this process."""
    monkeypatch.setattr("tegel.cli.compiling.processors", lambda: 2)


@compiled_only
def test_what_is_compiled_is_not_compiled_again(run: Run) -> None:
    done = run("warm", "azul")
    assert (done.code, done.out, done.err) == (0, "All is compiled.\n", "")


@compiled_only
def test_a_cold_game_is_compiled_with_its_progress_shown_and_marked_as_warm() -> None:
    # The smallest game there is, which other tests need too: one of ours would take minutes.
    markers = marker(fourth.GAME), marker(fourth.GAME, BOTS)
    for path in markers:
        path.unlink(missing_ok=True)
    done = subprocess.run(
        [sys.executable, "-c", WITH_NIM, "warm", "nim"],
        env=environment(),
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (0, "")
    assert "Nim and its bots are compiled" in done.stderr
    assert all(path.exists() for path in markers), "the rules, and the bots"


def test_where_rules_run_interpreted_there_is_nothing_to_compile(tmp_path: Path) -> None:
    done = run_alone("warm", TEGEL_WAY="interpreted", TEGEL_CACHE=str(tmp_path))
    assert (done.code, done.err) == (0, "")
    assert done.out == "The rules run interpreted here: there is nothing to compile.\n"
    assert not list(tmp_path.iterdir())


@compiled_only
@pytest.mark.usefixtures("two_processors")
def test_several_games_are_compiled_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    warm_up([tegel.find("azul"), tegel.find("ingenious")], bots=True)
    shown = capsys.readouterr().err
    assert "Azul and its bots are compiled" in shown
    assert "Ingenious and its bots are compiled" in shown


@pytest.mark.usefixtures("two_processors")
def test_a_game_that_cannot_be_compiled_is_named() -> None:
    with pytest.raises(NotCompiled, match="Nim could not be compiled: its process ended with"):
        warm_up([fourth.GAME, tegel.find("azul")], bots=False)
