"""Making puzzles, on a small scale: the same seed makes the same, and a file can go on."""

from pathlib import Path

import pytest

from tegel.analysis.judge import Depth
from tegel.analysis.puzzles import even, lines, parse
from tegel.analysis.puzzles import mine as mining
from tegel.analysis.puzzles.make import in_order, read_games
from tegel.analysis.puzzles.mine import mine
from tegel.games import find


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly any thought, so that games are over soon."""
    for name, iterations in (("LOOK", 60), ("CONFIRM", 150), ("PROVE", 300), ("GLANCE", 20)):
        monkeypatch.setattr(mining, name, iterations)
    monkeypatch.setattr(even, "DEPTH", Depth(150, 1))
    monkeypatch.setattr(lines, "ITERATIONS", 30)


@pytest.mark.usefixtures("hasty")
def test_a_game_gives_the_same_puzzles_for_the_same_seed() -> None:
    game = find("azul")
    found = [mine(game, number, 5) for number in (0, 1, 2)]
    puzzles = [puzzle for one in found for puzzle in one.puzzles]
    assert puzzles
    for puzzle in puzzles:
        assert parse(puzzle.line()).position == puzzle.position
        state = puzzle.state()
        assert state.parse(puzzle.answer[0]) in state.legal_moves
        assert puzzle.best_share - puzzle.second_share >= even.MARGIN
    again = mine(game, 0, 5)
    assert again.puzzles == found[0].puzzles
    assert again.counts == found[0].counts


def test_what_was_half_written_is_cut_off_and_games_come_in_their_order(tmp_path: Path) -> None:
    line = "1500 170 60 40 score | azul/1 {} | C red 1 | | C red 2"
    file = tmp_path / "set.txt"
    told = [line.format("b"), "# 1", line.format("a"), "# 0", line.format("d"), "# 3", "1500 17"]
    file.write_text("\n".join(told), encoding="utf-8")
    games = read_games(file)
    assert sorted(games) == [0, 1, 3]
    assert [parse(one).position for one in in_order(games)] == ["azul/1 a", "azul/1 b"]
    assert "1500 17\n" not in file.read_text(encoding="utf-8")
