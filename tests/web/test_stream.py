"""What the page's tests draw of a game that it has never seen is what a server sends."""

import subprocess
import sys

import launch

KEPT = launch.WEB / "src" / "table" / "unseen" / "nim.json"


def test_the_stream_that_the_page_draws_is_up_to_date() -> None:
    # In a process of its own: here no other test is to know the game.
    command = [sys.executable, "-m", "tests.web.stream"]
    made = subprocess.run(command, cwd=launch.ROOT, capture_output=True, text=True, check=True)
    assert KEPT.read_text() == made.stdout, f"make it anew: python -m tests.web.stream > {KEPT}"
