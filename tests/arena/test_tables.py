"""Results as tables and pictures."""

import csv
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from matplotlib import rc_context
from pyarrow import parquet

from tegel.arena import Forfeit, Result, match, rate
from tegel.arena.plots import check_plot, draw_match, draw_tournament
from tegel.arena.score import percent
from tegel.arena.tables import COLUMNS, write_csv, write_parquet
from tegel.core.errors import BadOptions

from .test_game import played


@pytest.fixture(scope="module")
def result() -> Result:
    event = match("azul", ["random", "greedy"], 6)
    games = [played(event, number) for number in range(1, 7)]
    forfeit = Forfeit(0, 5, 'raised ValueError: a "comma", of course')
    return Result(event, (*games[:5], replace(games[5], forfeit=forfeit)))


def test_a_table_has_a_row_for_every_game_and_seat(tmp_path: Path, result: Result) -> None:
    write_csv(result, tmp_path / "t.csv")
    with (tmp_path / "t.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == list(COLUMNS)
    assert [(row["game"], row["seat"]) for row in rows[:3]] == [("1", "0"), ("1", "1"), ("2", "0")]
    first, game = rows[0], result.games[0]
    names = [result.event.bots[bot] for bot in game.fixture.seats]
    assert first["bot"] == names[0]
    assert first["seating"] == " | ".join(names)
    assert int(first["seed"]) == game.fixture.seed
    assert int(first["score"]) == game.scores[0]
    assert int(first["place"]) == game.places[0]
    assert float(first["share"]) == game.shares[0]
    assert int(first["moves"]) == game.decisions[0]
    assert float(first["seconds"]) == game.seconds[0]
    assert rows[-2]["forfeit"] == 'raised ValueError: a "comma", of course'
    assert rows[-1]["forfeit"] == ""


def test_parquet_holds_the_same_table_with_types(tmp_path: Path, result: Result) -> None:
    write_csv(result, tmp_path / "t.csv")
    write_parquet(result, tmp_path / "t.parquet")
    table = parquet.read_table(tmp_path / "t.parquet")
    assert table.column_names == list(COLUMNS)
    with (tmp_path / "t.csv").open(newline="") as file:
        plain = list(csv.DictReader(file))
    as_text = [
        {name: "" if value is None else str(value) for name, value in row.items()}
        for row in table.to_pylist()
    ]
    assert as_text == plain


@pytest.mark.parametrize("write", [write_csv, write_parquet, draw_match])
def test_a_file_that_can_not_be_written_is_told(result: Result, write: object) -> None:
    assert callable(write)
    with pytest.raises(
        BadOptions, match=r"/no/such/folder/t.svg can't be written: No such [a-z ]+$"
    ):
        write(result, Path("/no/such/folder/t.svg"))


def test_what_is_not_installed_is_named_with_the_extra_that_brings_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, result: Result
) -> None:
    for missing in ("pyarrow", "pyarrow.parquet", "matplotlib"):
        monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(BadOptions, match=r"needs pyarrow: pip install 'tegel\[arena\]'"):
        write_parquet(result, tmp_path / "t.parquet")
    with pytest.raises(BadOptions, match=r"needs matplotlib: pip install 'tegel\[arena\]'"):
        check_plot(tmp_path / "t.svg")


def test_a_picture_is_an_svg_or_a_png(tmp_path: Path) -> None:
    check_plot(tmp_path / "t.PNG")
    with pytest.raises(BadOptions, match=r"t.pdf can't be drawn; a picture ends in .svg or .png"):
        check_plot(tmp_path / "t.pdf")


def test_a_match_and_a_tournament_are_drawn(tmp_path: Path, result: Result) -> None:
    draw_match(result, tmp_path / "m.svg")
    draw_match(result, tmp_path / "m.png")
    draw_tournament(result, rate(result.event, result.games), tmp_path / "t.svg")
    for name in ("m.svg", "t.svg"):
        assert ElementTree.parse(tmp_path / name).getroot().tag.endswith("svg")
    assert (tmp_path / "m.png").read_bytes().startswith(b"\x89PNG")


def test_a_picture_names_what_was_chosen_and_how_sure_it_is(tmp_path: Path) -> None:
    event = match("ingenious", ["random", "greedy"], 1, {"players": 3, "edition": "standard"})
    result = Result(event, (played(event, 1),))
    with rc_context({"svg.fonttype": "none"}):
        draw_match(result, tmp_path / "m.svg")
    text = (tmp_path / "m.svg").read_text()
    assert "Ingenious · 3 players · edition standard · 1 game<" in text
    best = result.standings[0]
    assert f"{percent(best.share)} ({percent(best.low)} – {percent(best.high)})" in text


def test_two_bots_of_the_same_name_have_hills_of_their_own(tmp_path: Path) -> None:
    event = match("azul", ["greedy", "greedy"], 2)
    result = Result(event, tuple(played(event, number) for number in (1, 2)))
    points = [f"{standing.points:.1f}" for standing in result.standings]
    assert points[0] != points[1]
    with rc_context({"svg.fonttype": "none"}):
        draw_match(result, tmp_path / "m.svg")
    text = (tmp_path / "m.svg").read_text()
    assert all(f">{each}<" in text for each in points)


def test_the_same_result_gives_the_same_picture(tmp_path: Path, result: Result) -> None:
    for name in ("one.svg", "two.svg"):
        draw_match(result, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_a_match_of_nothing_but_forfeits_can_be_drawn(tmp_path: Path, result: Result) -> None:
    given_up = replace(result.games[0], forfeit=Forfeit(0, 1, "raised"))
    draw_match(replace(result, games=(given_up,)), tmp_path / "m.svg")
    assert (tmp_path / "m.svg").exists()
