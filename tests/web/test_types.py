"""The page's types are made from the server's own description, and are up to date."""

import runpy
from pathlib import Path

import pytest

import launch

TYPES = launch.WEB / "src" / "lib" / "schema.d.ts"


def test_page_and_server_can_not_drift_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    description, made = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    runpy.run_path(str(launch.WEB / "schema.py"))
    description.write_text(capsys.readouterr().out)
    generator = launch.WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    assert launch.node(generator, str(description), "-o", str(made)) == 0
    assert made.read_text() == TYPES.read_text(), "make them anew: python3 launch.py types"
