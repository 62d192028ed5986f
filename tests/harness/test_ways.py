"""Interpreted and compiled, every kind of every game plays the same, bit for bit."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.harness.kinds import KINDS
from tests.harness.ways import everything

ROOT = Path(__file__).parent.parent.parent


def test_interpreted_and_compiled_games_are_equal_bit_for_bit() -> None:
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    done = subprocess.run(
        [sys.executable, "-m", "tests.harness.ways"],
        env={**os.environ, "PYTHONPATH": paths, "TEGEL_WAY": "interpreted"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    interpreted = json.loads(done.stdout)
    compiled = everything()
    assert {*compiled} == {*interpreted} == {str(kind) for kind in KINDS}
    for kind, steps in compiled.items():
        assert steps == interpreted[kind], kind
