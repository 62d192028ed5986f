"""The other way to run kernels: a module of the tests, interpreted, in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent


def run_interpreted(module: str) -> Any:
    """What `python -m MODULE` prints as JSON where kernels are interpreted."""
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    done = subprocess.run(
        [sys.executable, "-m", module],
        env={**os.environ, "PYTHONPATH": paths, "TEGEL_WAY": "interpreted"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)
