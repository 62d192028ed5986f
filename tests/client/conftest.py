"""A real server for the tests of the client."""

import os
import subprocess
import sys
from collections.abc import Generator

import pytest

STOPPING = 30


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    """The address of a server with quick bots; nothing in its log tells of an error at the end."""
    folder = tmp_path_factory.mktemp("server")
    words = ["--port", "0", "--database", f"sqlite:///{folder / 'tegel.db'}"]
    words += ["--bot-pace", "0", "--thinkers", "1"]
    log = folder / "log"
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "tegel", "serve", *words],
            stdout=subprocess.PIPE,
            stderr=errors,
            env=os.environ | {"PYTHONDONTWRITEBYTECODE": ""},
        )
    assert process.stdout is not None
    with process, process.stdout:
        line = process.stdout.readline().decode()
        assert line.startswith("Tegel is at "), log.read_text()
        yield line.removeprefix("Tegel is at ").strip()
        process.terminate()
        process.wait(STOPPING)
    assert "Traceback" not in log.read_text()
    assert '"error"' not in log.read_text()
