"""Programs that play: asked in a line, answering in one."""

import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import tegel
from tegel import arena
from tegel.bots.bot import Budget
from tegel.bots.program import Program, ProgramFailed, ask
from tegel.core.errors import InvalidMove

PEER = Path(__file__).parents[2] / "examples" / "peer.py"

Starts = Callable[..., Program]


@pytest.fixture
def start() -> Iterator[Starts]:
    started: list[Program] = []

    def start(*arguments: str) -> Program:
        started.append(Program(shlex.join([sys.executable, *arguments])))
        return started[-1]

    yield start
    for program in started:
        program.close()


def answering(line: str) -> tuple[str, str]:
    return "-c", f"import sys\nfor _ in sys.stdin: print({line!r}, flush=True)"


def test_a_program_plays_a_whole_game(start: Starts) -> None:
    peer, state = start(str(PEER)), tegel.new("ingenious", seed=1)
    while not state.is_over:
        assert state.turn is not None
        decision = peer.decide(state.imagine(state.turn, 0), Budget(seconds=1), 0)
        assert decision.move == state.legal_moves[0]
        state.push(decision.move)


def test_it_may_answer_with_a_text(start: Starts) -> None:
    state = tegel.new("azul", seed=1)
    text = state.text(state.legal_moves[3])
    program = start(*answering(f'{{"move": "{text}"}}'))
    assert program.decide(state, Budget(), 0).move == state.legal_moves[3]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("hello", "answered 'hello', which is not JSON"),
        ("[1]", "answered '\\[1\\]'; an answer is as {\"move\": 12}"),
        ('{"move": true}', "an answer is as"),
    ],
)
def test_what_is_no_answer_is_told(start: Starts, line: str, message: str) -> None:
    with pytest.raises(ProgramFailed, match=message):
        start(*answering(line)).decide(tegel.new("azul", seed=1), Budget(), 0)


def test_a_text_that_is_no_move_is_told(start: Starts) -> None:
    with pytest.raises(InvalidMove):
        start(*answering('{"move": "castle"}')).decide(tegel.new("azul", seed=1), Budget(), 0)


def test_a_program_that_ends_or_is_not_there_is_told(start: Starts) -> None:
    state = tegel.new("azul", seed=1)
    with pytest.raises(ProgramFailed, match="the program ended, with status 3"):
        start("-c", "import sys; sys.stdin.readline(); sys.exit(3)").decide(state, Budget(), 0)
    with pytest.raises(ProgramFailed, match="can't be started"):
        Program("/nowhere/at/all").decide(state, Budget(), 0)


def test_a_question_holds_what_the_seat_may_know_and_nothing_else() -> None:
    state = tegel.new("ingenious", seed=1)
    seat = state.turn
    assert seat is not None
    worlds = [state.imagine(seat, number) for number in range(2)]
    assert worlds[0].position != worlds[1].position
    one, other = (ask(world, Budget(seconds=1), 5) for world in worlds)
    assert one == other
    assert [legal["move"] for legal in one["legal"]] == state.legal_moves


def test_the_arena_takes_a_program_and_a_broken_one_forfeits() -> None:
    peer = f"tegel.bots.program.Program:command={sys.executable} {PEER}"
    event = arena.match("azul", [peer, "random"], games=2)
    assert not arena.play(event, jobs=1).forfeits
    broken = f"tegel.bots.program.Program:command={sys.executable} -c pass"
    result = arena.play(arena.match("azul", ["random", broken], games=2), jobs=1)
    assert len(result.forfeits) == 2
    assert "the program ended, with status 0" in result.forfeits[0].forfeit.reason  # type: ignore[union-attr]
