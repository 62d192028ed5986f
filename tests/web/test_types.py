"""The page's types are made from the server's own description, and are up to date."""

from pathlib import Path

import launch

TYPES = launch.WEB / "src" / "lib" / "schema.d.ts"


def test_page_and_server_can_not_drift_apart(tmp_path: Path) -> None:
    made = tmp_path / "schema.d.ts"
    launch.make_types(made)
    assert made.read_text() == TYPES.read_text(), "make them anew: python3 launch.py types"
