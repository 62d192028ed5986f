"""One person in a terminal, another in a browser, at one table."""

import re
from pathlib import Path
from random import Random

from tests.cli.helpers import Terminal
from tests.e2e.conftest import Visit
from tests.e2e.drive import azul
from tests.e2e.drive.play import alone, mouse
from tests.e2e.site import Site

LINK = re.compile(r"http://[\w.:]+/t/[a-z0-9]{10}")
TURNS = 2  # each: the first round of Azul is longer than that


def in_terminal(tmp_path: Path, *words: str) -> Terminal:
    size = {"TERM": "xterm-256color", "COLUMNS": "120", "LINES": "30"}
    return Terminal("play", *words, XDG_DATA_HOME=str(tmp_path), LC_ALL="C.UTF-8", **size)


def test_a_terminal_and_a_browser_play_by_link(tmp_path: Path, visit: Visit, site: Site) -> None:
    begin = ["azul", "--start", "0", "--server", site.url, "--against", "friend", "--name", "Anna"]
    with in_terminal(tmp_path, *begin) as terminal:
        shown = terminal.wait_for("You take a seat")
        link = LINK.search(shown)
        assert link, shown
        guest = visit()
        guest.page.goto(link[0])
        guest.page.get_by_label("Your name").fill("Joost")
        guest.page.get_by_role("button", name="Sit down and play").click()
        step = mouse(guest.page, azul, Random(7))
        for _ in range(TURNS):
            terminal.wait_for("Your turn")
            terminal.type("\r")
            terminal.wait_for("Lay ")
            terminal.type("\r")
            terminal.wait_for("Joost to move")
            alone(guest.page, azul, step, 1)
        terminal.wait_for("Your turn")
        terminal.type("u")
        guest.page.get_by_role("button", name="Allow").locator("visible=true").first.click()
        guest.page.get_by_text("Anna takes the last move back").first.wait_for()
        terminal.type("q")
        terminal.wait_for("Go on with: tegel play --server ")
        assert terminal.wait_for_end() == 0

    with in_terminal(tmp_path, "--server", link[0]) as terminal:
        terminal.wait_for("Your turn")
        terminal.type("resign\r")
        terminal.wait_for("Joost won")
        guest.page.get_by_text("Anna resigned.").first.wait_for()
        terminal.type("\r")
        terminal.type("\x03")
        assert terminal.wait_for_end() == 0
