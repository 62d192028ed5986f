"""What a worker says, asked without a process around it."""

import pytest

import tegel
from tegel.analysis.advice import Thought
from tegel.core.position import pack
from tegel.server.thinking.studying import Studying
from tegel.server.thinking.task import Failed, Open, Ready, Refused, Task
from tegel.server.thinking.work import answer

from .helpers import BOTS, GAMES, decision_here, some_state

ERRORS = {
    "Raises": "ZeroDivisionError: nothing left",
    "Exits": "SystemExit: 0",
    "Silent": "AttributeError: 'NoneType' object has no attribute 'move'",
    "Dreams": "ValueError: a share of 0.5 and a margin of nan are no numbers",
    "Broken": "OSError: no weights",
}


def task(level: str) -> Task:
    state = some_state("azul", 1)
    return Task(pack(state), level, 5)


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_gets_ready_for_every_game(game: str) -> None:
    assert answer(Open(game), Studying()) == Ready()


def test_a_worker_says_that_it_can_not_get_ready() -> None:
    assert isinstance(answer(Open("chess"), Studying()), Failed)


@pytest.mark.parametrize(("bot", "reason"), ERRORS.items(), ids=ERRORS)
def test_what_a_bot_raises_is_told_in_one_line(bot: str, reason: str) -> None:
    assert answer(task(f"{BOTS}.{bot}"), Studying()) == Failed(reason)


def test_a_bot_that_there_is_not_is_refused() -> None:
    refused = answer(task("nobody"), Studying())
    assert isinstance(refused, Refused)
    assert "there is no bot 'nobody'" in refused.reason


def test_a_bot_that_doubts_still_names_the_best_moves_first() -> None:
    state = tegel.new("azul", seed=1)
    sure, unsure = answer(task("club"), Studying()), answer(task("greedy:doubt=100"), Studying())
    assert isinstance(sure, Thought)
    assert isinstance(unsure, Thought)
    assert unsure.move == decision_here(state, "greedy:doubt=100", 5)
    assert unsure.move not in [advice.move for advice in unsure.advice]
    assert unsure.advice == sure.advice
    margins = [advice.margin for advice in sure.advice]
    assert margins == sorted(margins, reverse=True)
