"""A short soak (the long one is `bench/soak.py`), and that its judge would find what is wrong."""

import asyncio
import json
import runpy
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from tegel.client import Accepted, Play
from tests.server.databases import new_database

from .accidents import Troubles
from .judge import judge
from .ledger import Ledger, Sent
from .process import ServerProcess
from .soak import Outcome, Plan, Soak

SHORT = Plan(150, Troubles(kills=2), people=6, tables=4, hostile=2)


@dataclass(frozen=True)
class Soaked:
    """A soak that is over."""

    database: str
    ledger: Ledger
    outcome: Outcome


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def soaked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Soaked:
    folder = tmp_path_factory.mktemp("soak")
    if request.param == "sqlite":
        database = f"sqlite:///{folder / 'tegel.db'}"
    else:
        database = new_database(request.getfixturevalue("postgres_server"))
    soak = Soak(SHORT, [ServerProcess(database, folder / "server.log")])
    return Soaked(database, soak.ledger, asyncio.run(soak.run()))


def test_nothing_is_lost_or_doubled_when_the_server_is_killed(soaked: Soaked) -> None:
    outcome = soaked.outcome
    assert outcome.verdict.wrongs == []
    assert outcome.troubles["kills"] >= SHORT.troubles.kills
    assert outcome.verdict.commands == outcome.accepted >= SHORT.commands


def test_every_client_ends_with_what_the_database_holds(soaked: Soaked) -> None:
    verdict = soaked.outcome.verdict
    assert verdict.ends >= len(soaked.ledger.over) > 0
    assert verdict.hashes >= verdict.ends
    assert verdict.records == len(soaked.ledger.over)


def test_hostile_clients_get_clear_errors_and_leave_no_traceback(soaked: Soaked) -> None:
    assert soaked.outcome.complaints == []
    hostile = soaked.outcome.hostile
    assert {"error bad_request", "refused stale"} <= hostile.keys()
    assert not any(answer.startswith("accepted") for answer in hostile)


def _claim_more(ledger: Ledger) -> Ledger:
    table = next(iter(ledger.over))
    return replace(ledger, sent=[*ledger.sent, Sent(table, "mine", Play(0, 1), Accepted(5))])


def _claim_less(ledger: Ledger) -> Ledger:
    done = next(n for n, one in enumerate(ledger.sent) if isinstance(one.answer, Accepted))
    return replace(ledger, sent=ledger.sent[:done] + ledger.sent[done + 1 :])


def _claim_elsewhere(ledger: Ledger) -> Ledger:
    sent = [replace(one) for one in ledger.sent]
    done = next(one for one in sent if isinstance(one.answer, Accepted))
    assert isinstance(done.answer, Accepted)
    done.answer = Accepted(done.answer.number + 1)
    return replace(ledger, sent=sent)


def _see_otherwise(ledger: Ledger) -> Ledger:
    first, *others = ledger.sightings
    return replace(ledger, sightings=[replace(first, hash="0" * 16), *others])


def _stop_short(ledger: Ledger) -> Ledger:
    last = next(s for s in ledger.sightings if s.is_last)
    short = replace(last, number=last.number - 1)
    return replace(ledger, sightings=[*ledger.sightings, short])


def _know_more(ledger: Ledger) -> Ledger:
    last = next(s for s in ledger.sightings if s.is_last)
    return replace(ledger, sightings=[*ledger.sightings, replace(last, number=last.number + 50)])


def _keep_a_false_record(ledger: Ledger) -> Ledger:
    (table, record), *_ = ledger.over.items()
    return replace(ledger, over=ledger.over | {table: record.replace("seat 0", "seat 1")})


def _play_at_a_table_that_is_gone(ledger: Ledger) -> Ledger:
    return replace(ledger, sent=[*ledger.sent, Sent("gone", "mine", Play(0, 1), "stale")])


@pytest.mark.parametrize(
    "tamper",
    [
        _claim_more,
        _claim_less,
        _claim_elsewhere,
        _see_otherwise,
        _stop_short,
        _know_more,
        _keep_a_false_record,
        _play_at_a_table_that_is_gone,
    ],
)
@pytest.mark.parametrize("soaked", ["sqlite"], indirect=True)
def test_the_judge_would_find(soaked: Soaked, tamper: Callable[[Ledger], Ledger]) -> None:
    assert judge(soaked.database, tamper(soaked.ledger)).wrongs


def test_a_log_with_an_error_is_a_complaint(tmp_path: Path) -> None:
    server = ServerProcess("", tmp_path / "server.log")
    assert server.complaints() == []
    server.log.write_text('{"event": "resumed", "level": "info"}\n')
    assert server.complaints() == []
    server.log.write_text('{"event": "command_failed", "level": "error"}\nTraceback (most…\n')
    assert len(server.complaints()) == 2


def test_the_pieces_of_the_long_soak_add_up() -> None:
    bench = Path(__file__).parents[3] / "bench"
    soak, record = runpy.run_path(str(bench / "soak.py")), (bench / "soak.json").read_text("utf-8")
    pieces = json.loads(record)["pieces"]
    assert soak["record_of"](pieces) == record
    assert len({piece["seed"] for piece in pieces}) == len(pieces)
