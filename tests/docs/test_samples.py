"""Every Python sample of the handbook runs: all samples of a page, one after another."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import environment
from tests.docs.pages import PAGES, name, samples

WITH_SAMPLES = [page for page in PAGES if samples(page, "python")]


def test_there_are_samples_to_run() -> None:
    assert {"README.md", "docs/quick-start.md", "docs/bots.md"} <= set(map(name, WITH_SAMPLES))


@pytest.mark.parametrize("page", WITH_SAMPLES, ids=name)
def test_the_python_samples_of_a_page_run(page: Path, tmp_path: Path) -> None:
    script = tmp_path / "samples.py"  # a program of its own: a sample may start processes
    script.write_text("\n".join(samples(page, "python")), encoding="utf-8")
    command = [sys.executable, "-W", "error", str(script)]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment(), capture_output=True, text=True, timeout=900
    )
    assert done.returncode == 0, done.stderr
