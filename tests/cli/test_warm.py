"""`tegel warm`: compile ahead."""

import subprocess
import sys
from pathlib import Path

import pytest

from tegel.cli.compiling import warm_up
from tegel.core.native.build import NotCompiled
from tegel.core.native.parts import Part
from tegel.core.ways import COMPILES
from tests import fourth

from .helpers import Run, environment, run_alone

ROOT = Path(__file__).parent.parent.parent
# Not its search: that is compiled likewise, for longer; `make test` begins with those of all games.
WITH_NIM = """
from tegel.cli import main, warm
from tegel.games import register
from tests import fourth

register(fourth.GAME)
warm.STAGES = {stages}
main()
"""
STAGES = ("rules", "judgement")

compiled_only = pytest.mark.skipif(not COMPILES, reason="kernels are interpreted here")


@compiled_only
def test_what_is_compiled_is_not_compiled_again(run: Run) -> None:
    done = run("warm", "azul")
    assert (done.code, done.out, done.err) == (0, "All is compiled.\n", "")


@compiled_only
def test_a_cold_game_is_compiled_with_its_progress_shown(tmp_path: Path) -> None:
    # The smallest game there is, in a cache of its own: other tests need what is in theirs.
    done = subprocess.run(
        [sys.executable, "-c", WITH_NIM.format(stages=STAGES), "warm", "nim"],
        env=environment(TEGEL_CACHE=str(tmp_path)),
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (0, "")
    assert "Nim is compiled" in done.stderr
    parts = {Part(fourth.GAME, stage).path.name for stage in STAGES}
    assert {file.name for file in tmp_path.rglob("*.kernels")} == parts


def test_a_way_that_is_not_to_be_had_is_told_by_every_command() -> None:
    done = run_alone("games", TEGEL_WAY="fast")
    assert done.code == 2
    assert done.complaint.startswith("TEGEL_WAY is 'fast'; it can be 'library', 'compiled' or ")


def test_where_rules_run_interpreted_there_is_nothing_to_compile(tmp_path: Path) -> None:
    done = run_alone("warm", TEGEL_WAY="interpreted", TEGEL_CACHE=str(tmp_path))
    assert (done.code, done.err) == (0, "")
    assert done.out == "There is nothing here that compiles.\n"
    assert not list(tmp_path.iterdir())


@compiled_only
def test_a_game_that_cannot_be_compiled_is_named_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A folder stands where the file should: like a full disk, it refuses everybody.
    part = Part(fourth.GAME, "rules")
    blocked = tmp_path / part.path.name
    (blocked / "in the way").mkdir(parents=True)
    monkeypatch.setattr("tegel.core.native.parts.cache_folder", lambda *_: tmp_path)
    monkeypatch.setattr("tegel.core.native.parts._kept", lambda _: None)
    monkeypatch.setattr("tegel.core.native.build._is_found", lambda _: False)
    monkeypatch.setattr(Part, "is_ready", lambda _: False)
    with pytest.raises(NotCompiled, match=f"Nim could not be compiled: .*{blocked.name}"):
        warm_up([part.game], [part.stage])
