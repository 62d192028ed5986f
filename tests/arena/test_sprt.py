"""The sequential test: its verdicts, and how often they are wrong."""

import numpy as np
import pytest

from tegel.arena import Sprt, match
from tegel.arena.run import Progress
from tegel.arena.sprt import expected, judge
from tegel.core.errors import BadOptions

from .test_score import games_of


def test_equal_bots_share_the_wins_whatever_their_number() -> None:
    assert [expected(0, players) for players in (2, 3, 4)] == pytest.approx([1 / 2, 1 / 3, 1 / 4])
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(400, 4) == pytest.approx(10 / 13)


def test_winning_speaks_for_more_and_losing_for_less() -> None:
    test = Sprt(0, 50)
    assert judge(test, [], 2).verdict == "open"
    assert judge(test, [1.0, 0.5, 0.0, 0.5], 2).verdict == "open"
    assert judge(test, [1.0] * 20, 2).verdict == "H1"
    assert judge(test, [0.0] * 20, 2).verdict == "H0"
    assert judge(test, [0.25, 0.25, 0.5] * 100, 4).verdict == "H1"


@pytest.mark.parametrize(("elo", "wrong"), [(0, "H1"), (60, "H0")])
def test_a_verdict_is_wrong_in_5_of_100_tests(elo: float, wrong: str) -> None:
    rng = np.random.default_rng(11)
    test, mistakes, open_ones = Sprt(0, 60), 0, 0
    for _ in range(300):
        shares: list[float] = []
        verdict = judge(test, shares, 2)
        while verdict.verdict == "open" and len(shares) < 1500:
            shares.append(float((rng.random(2) < expected(elo)).mean()))
            verdict = judge(test, shares, 2)
        mistakes += verdict.verdict == wrong
        open_ones += verdict.verdict == "open"
    assert open_ones == 0
    assert mistakes <= 0.08 * 300


def test_the_verdict_depends_on_the_games_and_not_on_which_ended_first() -> None:
    event = match("azul", ["random", "greedy"], 60)
    shares: list[list[float]] = [[1, 0] if n % 4 else [0, 1] for n in range(60)]
    games = games_of(event, shares)
    in_order = Progress(event, Sprt(0, 50), games)
    assert in_order.has_verdict()
    result = in_order.result()
    assert result.sprt is not None
    assert len(result.games) == 2 * result.sprt.blocks < 60, "what came later does not count"
    rng = np.random.default_rng(3)
    for _ in range(5):
        shuffled = Progress(event, Sprt(0, 50), [games[i] for i in rng.permutation(60)])
        assert shuffled.result() == result


def test_a_test_without_sense_is_refused() -> None:
    with pytest.raises(BadOptions, match="the first must be less than the second"):
        Sprt(20, 0)
