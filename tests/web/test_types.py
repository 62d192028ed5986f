"""The page's types are made from the server's own description, and are up to date."""

import json
from pathlib import Path

import launch
from tegel.server.app import create_app
from tegel.server.site import Settings

TYPES = launch.WEB / "src" / "lib" / "schema.d.ts"


def test_page_and_server_can_not_drift_apart(tmp_path: Path) -> None:
    description, made = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'none.db'}"))
    description.write_text(json.dumps(app.openapi()))
    generator = launch.WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    assert launch.node(generator, str(description), "-o", str(made)) == 0
    assert made.read_text() == TYPES.read_text(), "make them anew: python3 launch.py types"
