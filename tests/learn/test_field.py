"""Games in lockstep: they are the very games that everyone else plays."""

import numpy as np
import pytest

import tegel
from tegel.bots.network.weights import in_whole_numbers
from tegel.bots.search.foretell import foresight, foretell, perceive
from tegel.bots.search.tree import WIN
from tegel.core.state import State
from tegel.core.struct import struct, structs
from tegel.learn.field import Taste
from tegel.learn.net import Shape, Weights, fresh
from tegel.learn.on_cpu import CpuField
from tegel.learn.steps import CHOICES, MARGINS, OVER, SHARES, TURN
from tests import fourth

TASTE = Taste(unit=1, greed=0.5, daring=0.2)


def nim_field(threads: int = 1, number: int = 5, width: int = 21) -> CpuField:
    kinds = [{"players": 2}, {"players": 3}]
    field = CpuField(fourth.GAME, kinds, 8, number, width, threads)
    field.begin()
    field.learnt(fresh(Shape(fourth.GAME.perception, 8, 8), 1), TASTE)
    return field


def test_a_game_of_azul_in_lockstep_is_the_game_of_its_seed() -> None:
    game = tegel.find("azul")
    field = CpuField(game, [{}, {"players": 3, "wall": "grey"}], 4, 100, 12, 2)
    field.begin()
    field.learnt(fresh(Shape(game.perception, 8, 8), 1), Taste(20, 0.5, 0.1))
    states = [State(game, {} if i % 2 == 0 else field_kind(), 100 + i) for i in range(4)]
    over: set[int] = set()
    while len(over) < len(states):
        field.choose()
        chosen = field.chosen.tolist()
        before = field.told.copy()
        field.advance()
        for i, state in enumerate(states):
            if i in over:
                continue
            assert state.turn == before[TURN, i]
            assert before[CHOICES, i] == min(12, len(state.legal_moves))
            state.push(chosen[i])
            while len(state.legal_moves) == 1:
                state.push(state.legal_moves[0])
            if state.is_over:
                assert field.told[OVER, i] == 1
                winners = {seat for seat in range(state.players) if field.told[SHARES + seat, i]}
                assert winners == set(state.outcome.winners)
                scores = state.outcome.scores
                margin = scores[0] - max(scores[1:])
                assert field.told[MARGINS, i] == 16 * margin
                over.add(i)
            else:
                assert field.positions[i].tobytes() == state.memory.tobytes()


def field_kind() -> dict[str, object]:
    return {"players": 3, "wall": "grey"}


def test_the_number_of_threads_changes_nothing() -> None:
    fields = [nim_field(threads) for threads in (1, 3)]
    for _ in range(40):
        for field in fields:
            field.choose()
            field.advance()
        assert fields[0].positions.tobytes() == fields[1].positions.tobytes()


def test_games_that_are_put_back_go_on_as_they_did() -> None:
    field, other = nim_field(), nim_field(number=77)
    for _ in range(7):
        field.choose()
        field.advance()
    other.restore(field.snapshot())
    for _ in range(20):
        for each in (field, other):
            each.choose()
            each.advance()
    assert field.positions.tobytes() == other.positions.tobytes()


def test_where_there_is_no_room_for_all_moves_the_best_by_their_worth_are_looked_at() -> None:
    game = tegel.find("azul")
    field = CpuField(game, [{}], 1, 3, 5, 1)
    field.begin()
    state = State(game, {}, 3)
    position = struct(game.position, state.memory)
    worths = {move: int(game.judgement.worth(position, move)) for move in state.legal_moves}
    looked_at = field.moves[0, :5].tolist()
    assert field.told[CHOICES, 0] == 5
    best = sorted(worths.values(), reverse=True)[:5]
    assert sorted((worths[move] for move in looked_at), reverse=True) == best


def test_who_looks_at_answers_takes_the_move_with_the_worst_best_answer() -> None:
    field, taste = nim_field(width=21), Taste(unit=1, greed=0.5, daring=0, deep=21, answers=21)
    weights = fresh(Shape(fourth.GAME.perception, 8, 8), 1)
    field.learnt(weights, taste)
    field.choose()
    for i in range(0, 8, 2):  # those of two players
        state = State(fourth.GAME, {}, 5 + i)
        assert field.positions[i].tobytes() == state.memory.tobytes()
        led = {move: after_answer(state, move, weights, taste) for move in state.legal_moves}
        best = max(led.values(), key=lambda found: liked(found, 0, taste))
        assert field.outlook[:2, i].tolist() == pytest.approx(best[:2], abs=1e-4)
        assert field.outlook[4:6, i].tolist() == pytest.approx(best[2:], abs=1e-4)
        assert liked(led[int(field.chosen[i])], 0, taste) == liked(best, 0, taste)


def after_answer(state: State, move: int, weights: Weights, taste: Taste) -> list[float]:
    """What a move leads to after the best answer: two shares, then two margins."""
    state = state.copy()
    state.push(move)
    if state.is_over:
        return ending(state)
    answers: list[list[float]] = []
    for answer in state.legal_moves:
        then = state.copy()
        then.push(answer)
        answers.append(ending(then) if then.is_over else foreseen(then, weights, taste))
    return max(answers, key=lambda found: liked(found, 1, taste))


def ending(state: State) -> list[float]:
    """How a game of two ended."""
    won = 0 in state.outcome.winners
    return [1.0, 0.0, 1.0, -1.0] if won else [0.0, 1.0, -1.0, 1.0]


def foreseen(state: State, weights: Weights, taste: Taste) -> list[float]:
    """What a network says of a position, in whole numbers."""
    net = foresight(fourth.GAME.advice, in_whole_numbers(weights), taste.unit)
    foretell(net, struct(fourth.GAME.position, state.memory.copy()), 2)
    shares = [net.shares[seat] / WIN for seat in range(2)]
    return [*shares, *(net.margins[seat] / net.points for seat in range(2))]


def liked(found: list[float], seat: int, taste: Taste) -> float:
    return found[seat] + taste.greed * found[2 + seat]


def test_who_strays_says_so_and_still_tells_what_the_best_move_leads_to() -> None:
    bold, sober = nim_field(), nim_field()
    for field, daring in ((bold, 1.0), (sober, 0.0)):
        field.learnt(fresh(Shape(fourth.GAME.perception, 8, 8), 1), Taste(1, 0.5, daring))
        field.choose()
    assert not sober.strayed.any()
    assert bold.strayed.any()
    assert bold.strayed.tolist() == (bold.chosen != sober.chosen).tolist()
    assert bold.outlook.tolist() == sober.outlook.tolist()


def test_what_is_seen_is_what_the_seat_in_turn_sees() -> None:
    field = nim_field()
    for i in range(8):
        seen = np.zeros(fourth.GAME.perception, np.float32)
        perceive(structs(fourth.GAME.position, field.positions)[i], seen)
        assert field.seen[:, i].tolist() == pytest.approx(seen.tolist())


def test_who_makes_up_what_is_hidden_sees_all_of_it_and_the_game_goes_on_unseen() -> None:
    game = tegel.find("ingenious")
    field = CpuField(game, [{}], 2, 9, 12, 1)
    field.begin()
    hidden, opened = (State(game, {"open_racks": racks}, 9) for racks in ("off", "on"))
    assert field.positions[0].tobytes() == hidden.memory.tobytes()
    seen = np.zeros(game.perception, np.float32)
    perceive(struct(game.position, opened.memory), seen)
    assert field.seen[:, 0].tolist() == pytest.approx(seen.tolist())
