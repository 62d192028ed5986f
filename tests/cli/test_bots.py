"""`tegel bots`: who there is to play against."""

import json

from tegel.bots.levels import LEVELS
from tegel.bots.roster import BOTS

from .helpers import Run


def test_levels_and_bots_are_listed(run: Run) -> None:
    done = run("bots")
    assert (done.code, done.err) == (0, "")
    for name in [*LEVELS, *BOTS]:
        assert f"\n  {name} " in f"\n{done.out}"
    assert "search:seconds=0.5" in done.out


def test_they_are_told_as_json_too(run: Run) -> None:
    told = json.loads(run("bots", "--json").out)
    assert told["levels"] == dict(LEVELS)
    assert next(iter(told["levels"])) == "newcomer"
    assert told["bots"]["greedy"] == {"doubt": 0.0}
    assert told["bots"]["search"]["threads"] == 1
