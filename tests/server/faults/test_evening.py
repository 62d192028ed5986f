"""Tournaments that a server leads on though it is killed; `bench/evening.py` holds larger ones."""

from pathlib import Path

from tegel.tournaments.standing import standing

from .evening import Evening, audit, held, recomputed


def test_a_rated_swiss_loses_nothing_when_the_server_is_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tegel.db'}"
    name = held(
        tmp_path / "server.log",
        database,
        lambda server: Evening(server, players=8, ghosts=1, kills=2, accounts=True),
        form="swiss",
        rounds=3,
        rated=True,
    )
    tournament = audit(database, name)
    assert len(tournament.rounds) == 3
    assert tournament.entrants[1].left == "absent", "who never came was not waited for again"
    games, differ = recomputed(database)
    assert games == sum(1 for _ in tournament.games), "each game counts once"
    assert differ == 0
    assert sum(row.points for row in standing(tournament)) == 4 * 3
