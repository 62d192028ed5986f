"""What hosts see of a server."""

import json
import re
from pathlib import Path
from time import sleep

import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import bindparam, update
from starlette.testclient import WebSocketDenialResponse

import tegel
from tegel.server.lag import WINDOW, Lag
from tegel.server.pulse import LATE, Pulse
from tegel.server.store.schema import events
from tegel.server.store.store import Store, open_engine

from .helpers import ME, House, refused

DOCS = Path(__file__).parents[3] / "docs"
# An event that no version of Tegel has ever had.
SPOIL = update(events).where(events.c.table_id == bindparam("table")).values(kind="teleported")


def figures(house: House) -> dict[tuple[str, ...], float]:
    """All figures, by name and labels."""
    answer = house.visitor().get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_health_is_good_while_the_database_answers(house: House) -> None:
    # On a busy machine the sign of life, and so this, may be late.
    while (answer := house.visitor().get("/api/health")).status_code != 200:
        assert answer.json()["message"] == "the database does not answer"
        sleep(0.05)
    assert answer.json() == {"status": "ok", "version": tegel.__version__}


def test_health_is_bad_as_long_as_nothing_can_be_written(house: House, tmp_path: Path) -> None:
    (tmp_path / "tegel.db").mkdir()  # a folder is no database
    works, broken = house.site.store, Store(f"sqlite:///{tmp_path / 'tegel.db'}")
    house.site.store = broken
    try:
        while house.site.pulse.trouble in (None, "the database does not answer"):
            sleep(0.05)  # it is tried every second, or later on a busy machine
        answer = house.visitor().get("/api/health")
        assert refused(answer) == (503, "unavailable")
        assert answer.json()["message"].startswith("the database can't be written: ")
    finally:
        house.site.store = works
        broken.close()
    while house.visitor().get("/api/health").status_code != 200:
        sleep(0.05)


def test_who_connects_while_the_database_is_away_is_told_so(house: House, tmp_path: Path) -> None:
    anna = house.guest("Anna")
    (tmp_path / "tegel.db").mkdir()
    works, broken = house.site.store, Store(f"sqlite:///{tmp_path / 'tegel.db'}")
    house.site.store = broken
    try:
        with pytest.raises(WebSocketDenialResponse) as denied, anna.live():
            pass
    finally:
        house.site.store = works
        broken.close()
    assert denied.value.status_code == 503
    assert denied.value.json()["code"] == "unavailable"


def test_health_is_bad_when_the_database_is_silent() -> None:
    times = [0.0]
    pulse = Pulse(lambda: times[-1])
    troubles = [pulse.trouble]
    times.append(LATE + 1)
    troubles.append(pulse.trouble)
    pulse.felt()
    troubles.append(pulse.trouble)
    assert troubles == [None, "the database does not answer", None]


def test_a_table_that_can_not_be_read_is_refused_listed_and_counted(house: House) -> None:
    anna = house.guest("Anna")
    table, other = (anna.set_up(ME, ME)["table"] for _ in range(2))
    engine = open_engine(house.site.settings.database, writes=True)
    with engine.begin() as connection:
        connection.execute(SPOIL, {"table": table})
    engine.dispose()
    house.site.desk.sittings.clear()
    assert refused(anna.get(f"/api/tables/{table}")) == (409, "set_aside")
    assert refused(anna.get(f"/api/tables/{table}/events")) == (409, "set_aside")
    assert refused(anna.get(f"/api/tables/{table}/record")) == (409, "set_aside")
    assert refused(anna.order(table, 4, kind="resign", seat=0)) == (409, "set_aside")
    assert anna.get(f"/api/tables/{other}").status_code == 200
    listed = {one["table"]: one["aside"] for one in anna.get("/api/me/tables").json()["tables"]}
    assert listed == {table: True, other: False}
    assert figures(house)["tegel_tables_aside",] == 1


def test_figures_tell_what_happened(house: House) -> None:
    anna = house.guest("Anna")
    before = figures(house)
    table = anna.set_up(ME, ME)["table"]
    assert refused(anna.do(table, kind="undo", seat=0)) == (409, "no_undo")
    assert refused(anna.get("/api/tables/nowhere")) == (404, "no_table")
    anna.get("/no/such/place.txt")
    with anna.live() as live:
        live.send_json({"type": "follow", "table": table})
        while live.receive_json()["type"] != "snapshot":
            pass
        during = figures(house)
    after = figures(house)

    def gained(*name: str) -> float:
        return after[name] - before.get(name, 0)

    assert gained("tegel_tables") == 1
    assert gained("tegel_commits_total") >= 1
    assert gained("tegel_writes_total") >= 1
    assert gained("tegel_commands_refused_total", "no_undo") == 1
    assert gained("tegel_requests_refused_total", "no_undo") == 1
    assert gained("tegel_requests_refused_total", "no_table") == 1
    assert during["tegel_followers",] == 1
    assert after["tegel_followers",] == 0
    assert "tegel_bot_failures_total" in {name for name, *_ in after}
    route = ("POST", "/api/tables/{table}/commands", "409")
    assert gained("tegel_request_seconds_count", *route) == 1


def test_figures_do_not_grow_with_what_people_make_up(house: House) -> None:
    visitor = house.visitor()
    before = figures(house)
    for n in range(20):
        visitor.get(f"/api/tables/madeup{n}")
        visitor.get(f"/api/madeup{n}")
        visitor.request(f"MADEUP{n}", "/api/me")
    labels = {key[1:4] for key in set(figures(house)) - set(before)}
    assert len({label[:3] for label in labels}) <= 20
    assert not any("madeup" in str(label).lower() for label in labels)


def names(house: House) -> set[str]:
    """What figures are called, as queries call them."""
    families = text_string_to_metric_families(house.visitor().get("/metrics").text)
    return {one.name + ("_total" if one.type == "counter" else "") for one in families}


def test_all_figures_are_in_the_handbook_and_no_others(house: House) -> None:
    text = (DOCS / "hosting.md").read_text("utf-8")
    written = re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)
    assert sorted(names(house)) == sorted(written)


def test_the_dashboard_shows_all_figures_of_ours_with_titles_and_units(house: House) -> None:
    board = json.loads((DOCS / "grafana.json").read_text("utf-8"))
    source, instance = board["templating"]["list"]
    assert source["type"] == "datasource"
    expressions = [instance["query"]["query"]]
    for panel in board["panels"]:
        assert panel["title"]
        if panel["type"] != "row":
            assert panel["fieldConfig"]["defaults"]["unit"]
            assert panel["datasource"]["uid"] == "${datasource}"
            expressions += [target["expr"] for target in panel["targets"]]
    found = re.findall(r"\b(?:tegel|process)_\w+", " ".join(expressions))
    shown = {re.sub("_(bucket|count)$", "", name) for name in found}
    there = names(house)
    assert shown <= there
    assert {name for name in there if name.startswith("tegel_")} <= shown


def test_what_guards_refuse_is_counted(house: House) -> None:
    before = figures(house)
    stranger = house.visitor(origin="https://evil.test")
    assert refused(stranger.post("/api/players", json={})) == (403, "wrong_origin")
    assert stranger.post("/api/players", json={}).status_code == 403
    large = house.visitor().post("/api/players", content=b"x" * 100_000)
    assert refused(large)[0] == 413
    with house.visitor().live() as live:
        live.send_text("no frame")
        while live.receive_json()["type"] != "error":
            pass
        during = figures(house)
    assert during["tegel_live_connections",] == 1
    after = figures(house)

    def gained(*name: str) -> float:
        return after[name] - before.get(name, 0)

    assert gained("tegel_requests_refused_total", "wrong_origin") == 2
    assert gained("tegel_requests_refused_total", refused(large)[1]) == 1
    assert gained("tegel_frames_refused_total", "bad_request") == 1
    assert after["tegel_live_connections",] == 0


def test_a_loop_that_was_kept_is_late_for_a_while() -> None:
    times = [0.0]
    lag = Lag(lambda: times[-1])
    lag.note(0.4)
    found = [lag.longest]
    for _ in range(2):
        times.append(times[-1] + WINDOW + 1)
        lag.note(0.1)
        found.append(lag.longest)
    assert found == [0.4, 0.4, 0.1]
