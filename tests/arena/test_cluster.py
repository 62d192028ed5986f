"""The same games on a Ray cluster: a real one, started here."""

import json
import sys

import pytest

from tegel.arena import match, play
from tegel.core.errors import BadOptions
from tests.cli.helpers import run_alone

from .test_game import played

BOTS = "tests.arena.bots"


def test_on_ray_the_same_games_are_played_and_bots_that_die_forfeit() -> None:
    bots = ["random", f"{BOTS}.Seeded", f"{BOTS}.Dies:after=12"]
    done = run_alone(
        "match", "azul", *bots, "--games", "3", "--ray", "local", "--jobs", "2", "--json"
    )
    assert done.code == 0, done.err
    report = json.loads(done.out)
    assert report["games"] == 3
    assert [bot["forfeits"] for bot in report["bots"]] == [0, 0, 3]
    assert {forfeit["reason"] for forfeit in report["forfeits"]} == {
        "ended its process: exit status 3"
    }
    # The same moves as here, up to the one at which the bot ends its process.
    event = match("azul", [*bots[:2], f"{BOTS}.Raises:after=12"], 3)
    here = [game.forfeit for game in (played(event, number) for number in (1, 2, 3))]
    assert [(f["seat"], f["move"]) for f in report["forfeits"]] == [
        (forfeit.seat, forfeit.move) for forfeit in here if forfeit
    ]


def test_without_ray_the_extra_that_brings_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOptions, match=r"needs Ray: pip install 'tegel\[ray\]'"):
        play(match("azul", ["random", "random"], 2), ray="local")


def test_a_cluster_that_is_not_there_is_told_at_once() -> None:
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"):
        with pytest.raises(BadOptions, match=f"there is no Ray cluster at '{address}': "):
            play(match("azul", ["random", "random"], 2), ray=address)
