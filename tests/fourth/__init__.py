"""A fourth game, from outside the package: nim with tiles.

Three heaps of one to seven tiles; in turn, take some tiles of one heap. Who takes the last wins.
It shows how little a game needs, and the harness holds it to all that it promises of games.
"""

from collections.abc import Mapping

from tegel.core.game import Advice, Game
from tegel.core.options import Option, Value
from tests.fourth import insight, judgement, notation, positions, rules, telling
from tests.fourth.layout import HEAPS, LARGEST_HEAP, MOVES, Nim
from tests.fourth.picture import draw
from tests.fourth.view import NimView, fields_of, view


def _forbids(options: Mapping[str, Value]) -> str | None:
    return None


GAME = Game(
    name="nim",
    title="Nim",
    rules_version=1,
    options=(Option("players", (2, 3), "how many play"),),
    position=Nim,
    rules=rules,
    judgement=judgement,
    insight=insight,
    advice=Advice(picks=1, horizon=0, spread=1, doubt=1, ease=1),
    notation=notation,
    positions=positions,
    telling=telling,
    view=view,
    picture=draw,
    view_type=NimView,
    fields_of=fields_of,
    forbids=_forbids,
    private=(),
    moves=MOVES,
    most_legal=MOVES,
    longest=HEAPS * LARGEST_HEAP,
    observation=HEAPS + 1,
    insights=insight.INSIGHTS,
)
