"""`tegel warden`: who looks after reports."""

from pathlib import Path

from tegel.server.store import players
from tegel.server.store.players import Player
from tegel.server.store.store import open_engine
from tegel.server.store.upgrade import upgrade

from .helpers import Run


def test_a_warden_is_named_listed_and_named_no_more(tmp_path: Path, run: Run) -> None:
    database = f"sqlite:///{tmp_path / 'tegel.db'}"
    upgrade(database)
    engine = open_engine(database, writes=True)
    with engine.begin() as connection:
        players.add(connection, Player("p1", "Anna", 0, "anna", "…"), 1)
    engine.dispose()
    where = ("--database", database)
    assert run("warden", *where).out == "There are no wardens.\n"
    assert run("warden", "Anna", *where).out == "anna is a warden.\n"
    assert run("warden", *where).out == "anna\n"
    assert "no warden any more" in run("warden", "anna", "--remove", *where).out
    assert "may speak and play again" in run("warden", "anna", "--pardon", *where).out
    refused = run("warden", "ben", *where)
    assert refused.code == 2
    assert "no account 'ben'" in refused.complaint
