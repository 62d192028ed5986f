"""Statistics over HTTP: one's own for anybody, and of accounts for all."""

import csv
import io
from typing import Any

from sqlalchemy import delete

from tegel.bots.levels import LEVELS
from tegel.games import games
from tegel.server.desk import Desk
from tegel.server.http.sheets import as_csv
from tegel.server.store.schema import tables
from tegel.server.summing import sum_up
from tegel.server.tables.commands import Play

from .helpers import BOT, ME, OPEN, House, Visitor, play_to_the_end, refused
from .test_reports import warden

PASSWORD = "correct horse"


def with_account(house: House, login: str) -> Visitor:
    visitor = house.guest(login.capitalize())
    answer = visitor.post("/api/accounts", json={"login": login, "password": PASSWORD})
    assert answer.status_code == 201
    return visitor


def resigned(visitor: Visitor, wall: str = "coloured", **how: Any) -> str:
    """A game against a bot that the visitor has given up before anything happened."""
    options = {"wall": wall, "start": 0}
    table = str(visitor.set_up(ME, BOT, options=options, **how)["table"])
    assert visitor.do(table, kind="resign", seat=0).status_code == 200
    return table


def test_a_guest_is_told_how_its_own_games_went(house: House) -> None:
    anna = house.guest("Anna")
    assert anna.get("/api/me/statistics").json() == {
        "name": "Anna",
        "login": None,
        "tallies": [],
    }
    table = resigned(anna, "grey")
    (tally,) = anna.get("/api/me/statistics").json()["tallies"]
    points = anna.look(table)["result"]["scores"][0]
    assert tally == {
        "game": "azul",
        "options": {"wall": "grey"},
        "players": 2,
        "level": "newcomer",
        "offline": False,
        "games": 1,
        "won": 0,
        "shared": 0,
        "points": points,
        "best": points,
    }


def test_ones_games_are_a_table_for_spreadsheets(house: House) -> None:
    anna = house.guest("Anna")
    tables = [resigned(anna, "grey"), resigned(anna)]
    play_to_the_end(anna, anna.set_up(ME, {"kind": "me", "name": "Ben"})["table"])
    answer = anna.get("/api/me/statistics.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert {row["table"] for row in rows} == set(tables)
    first = next(row for row in rows if row["table"] == tables[0])
    assert (first["kind"], first["level"], first["place"]) == ("wall=grey", "newcomer", "2")
    assert (first["end"], first["at"][:2]) == ("resigned", "20")


def test_games_at_one_screen_count_for_nobody(house: House) -> None:
    anna = house.guest("Anna")
    play_to_the_end(anna, anna.set_up(ME, {"kind": "me", "name": "Ben"})["table"])
    assert anna.get("/api/me/statistics").json()["tallies"] == []


def test_whoever_is_nobody_is_refused(house: House) -> None:
    assert refused(house.visitor().get("/api/me/statistics")) == (401, "no_player")


def test_an_account_can_be_looked_up_by_anybody_and_a_guest_cannot(house: House) -> None:
    sofia = with_account(house, "sofia")
    resigned(sofia)
    stranger = house.visitor()
    told = stranger.get("/api/players/Sofia/statistics").json()
    assert told == sofia.get("/api/me/statistics").json()
    assert (told["name"], told["login"], told["tallies"][0]["games"]) == ("Sofia", "sofia", 1)
    assert refused(stranger.get("/api/players/nobody/statistics")) == (404, "not_found")
    assert stranger.get("/api/players/no%20name/statistics").status_code == 422


def test_of_others_only_public_games_that_are_over_are_listed(house: House) -> None:
    joost = with_account(house, "joost")
    resigned(joost)
    shown = resigned(joost, public=True)
    joost.set_up(ME, OPEN, public=True)
    (listed,) = house.visitor().get("/api/players/joost/tables").json()["tables"]
    assert (listed["table"], listed["yours"]) == (shown, [0])
    earlier = house.visitor().get(f"/api/players/joost/tables?before={listed['updated_at']}")
    assert earlier.json()["tables"] == []


async def play_on(desk: Desk, name: str, people: list[str]) -> None:
    """Everybody plays their first legal move until the game is over."""
    while (table := (await desk.current(name)).table).status == "playing":
        assert table.turn is not None
        move = Play(table.turn, table.state.legal_moves[0])
        await desk.command(name, people[table.turn], move, table.acted)


def summed_up(house: House, visitor: Visitor) -> None:
    """Have all games looked through, as the caretaker does."""
    assert visitor.portal is not None
    visitor.portal.call(sum_up, house.site)


def test_points_by_source_add_up_to_the_scores_of_games_that_were_played(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    scores: dict[str, int] = {}
    for game in ("azul", "azul_duel"):
        table = str(anna.set_up(ME, OPEN, game=game)["table"])
        ben.do(table, kind="sit", seat=1, name="Ben")
        began_with = anna.look(table)["view"]["scores"][0]
        assert anna.portal is not None
        people = [one.cookies["tegel"].split(".")[1] for one in (anna, ben)]
        anna.portal.call(play_on, house.site.desk, table, people)
        scores[game] = anna.look(table)["result"]["scores"][0] - began_with
    resigned(anna)
    assert anna.get("/api/me/statistics/details").json()["waiting"]
    for _ in range(2):  # to sum up again changes nothing
        summed_up(house, anna)
    told = anna.get("/api/me/statistics/details").json()
    assert not told["waiting"]
    for game, score in scores.items():
        mine = [one for one in told["sources"] if (one["game"], one["who"]) == (game, "you")]
        assert round(sum(one["mean"] for one in mine)) == score
        assert {one["games"] for one in mine} == {1}
    lines = [one for one in told["habits"] if one["habit"] == "first-take"]
    assert [one["times"] for one in lines] == [1]
    assert lines[0]["value"].keys() == {"kind", "count", "line"}
    assert sum(one["games"] for one in told["times"]) == 3
    assert {one["who"] for one in told["norms"]} == set(LEVELS)
    assert [(one["reviewed"], one["games"]) for one in told["luck"]] == [(0, 2), (0, 1)]
    for part in ("times", "sources", "habits", "luck"):
        answer = anna.get(f"/api/me/statistics/{part}.csv")
        assert len(list(csv.DictReader(io.StringIO(answer.text)))) == len(told[part])
    assert anna.get("/api/me/statistics/secrets.csv").status_code == 422


def test_a_game_that_ends_is_in_the_statistics_at_once_and_goes_with_its_table(
    house: House,
) -> None:
    anna = house.guest("Anna")
    table = resigned(anna)
    assert anna.portal is not None
    assert anna.get("/api/me/statistics").json()["tallies"][0]["games"] == 1
    anna.portal.call(house.site.store.write, lambda c: c.execute(delete(tables)))
    house.site.desk.sittings.pop(table, None)
    assert anna.get("/api/me/statistics").json()["tallies"] == []


def test_the_house_is_told_of_to_its_host_until_that_says_otherwise(house: House) -> None:
    wanda, sofia = warden(house, "numbers"), with_account(house, "countess")
    resigned(sofia)
    stranger = house.visitor()
    assert refused(stranger.get("/api/club/statistics")) == (403, "not_warden")
    assert refused(sofia.get("/api/club/statistics/people")) == (403, "not_warden")
    assert refused(sofia.put("/api/club/statistics", json={"shown": "everybody"}))[0] == 403
    assert wanda.get("/api/club/statistics").json()["shown"] == "host"
    assert wanda.put("/api/club/statistics", json={"shown": "everybody"}).status_code == 204
    told = stranger.get("/api/club/statistics").json()
    assert "countess" in [one["login"] for one in told["people"]]
    # Who does not want to be named is not, from that moment on; files are the host's.
    assert sofia.put("/api/me/listed", json={"listed": False}).status_code == 204
    assert "countess" not in stranger.get("/api/club/statistics").text
    assert not sofia.get("/api/me/statistics/details").json()["listed"]
    assert refused(sofia.get("/api/club/statistics/people.csv")) == (403, "not_warden")
    assert "numbers" not in wanda.get("/api/club/statistics/people.csv").text  # has not played
    assert wanda.put("/api/club/statistics", json={"shown": "host"}).status_code == 204


def test_a_name_in_a_file_is_no_formula() -> None:
    rows = [{"name": '=HYPERLINK("http://evil")', "games": -1}]
    assert as_csv(rows).splitlines()[1] == '"\'=HYPERLINK(""http://evil"")",-1'


def test_how_champions_begin_is_told_turn_by_turn(house: House) -> None:
    for game in games():
        (first, *_) = house.visitor().get(f"/api/openings?game={game}").json()["openings"]
        begin = [one for one in first["lines"] if len(one["turns"]) == 1]
        assert sum(one["games"] for one in begin) <= first["games"]
        assert all(one["low"] <= one["share"] <= one["high"] for one in first["lines"])
    assert refused(house.visitor().get("/api/openings?game=chess")) == (404, "not_found")
