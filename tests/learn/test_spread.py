"""Games are spread over all their stages."""

import numpy as np

from tegel.learn.field import Taste
from tegel.learn.net import Shape, fresh
from tegel.learn.on_cpu import CpuField
from tegel.learn.spread import spread_out
from tegel.learn.steps import OVER
from tests import fourth

GAMES = 200


def nim_field() -> CpuField:
    field = CpuField(fourth.GAME, [{"players": 2}], GAMES, 5, 21, 1)
    field.begin()
    field.learnt(fresh(Shape(fourth.GAME.perception, 8, 8), 1), Taste(1, 0.5, 0.2))
    return field


def stages(field: CpuField, game: int) -> tuple[bytes, ...]:
    """All that a game is made of now."""
    return tuple(memory[game].tobytes() for memory in field.snapshot().values())


def test_each_game_is_at_one_of_its_own_positions_and_any_is_as_likely() -> None:
    spread, played = nim_field(), nim_field()
    spread_out(spread, 3)
    histories = [[stages(played, game)] for game in range(GAMES)]
    going = set(range(GAMES))
    while going:
        played.choose()
        played.advance()
        going -= set(np.flatnonzero(played.told[OVER]).tolist())
        for game in going:
            histories[game].append(stages(played, game))
    places = []
    for game, history in enumerate(histories):
        place = history.index(stages(spread, game))
        places.append((place + 0.5) / len(history))
    assert 0.45 < np.mean(places) < 0.55
    assert 0.24 < np.std(places) < 0.34  # alike from 0 to 1: 0.29


def test_the_same_number_spreads_games_in_the_same_way() -> None:
    one, two, other = nim_field(), nim_field(), nim_field()
    for field, number in ((one, 3), (two, 3), (other, 4)):
        spread_out(field, number)
    assert one.positions.tobytes() == two.positions.tobytes() != other.positions.tobytes()
    assert one.told.tolist() == two.told.tolist()
