"""Azul Duel: build a dome of plates and tile it, in five rounds. Two players."""

from collections.abc import Mapping

from tegel.core.game import Advice, Game, Scrutiny
from tegel.core.options import Option, Value
from tegel.games.azul_duel import deals, insight, judgement, notation, positions, rules, telling
from tegel.games.azul_duel.known import fields_of
from tegel.games.azul_duel.layout import MOVES, OBSERVATION, SCORING, Duel
from tegel.games.azul_duel.observation import WIDE
from tegel.games.azul_duel.picture import draw
from tegel.games.azul_duel.spots import spots
from tegel.games.azul_duel.view import DuelView, view


def _forbids(options: Mapping[str, Value]) -> str | None:
    return None


GAME = Game(
    name="azul_duel",
    title="Azul Duel",
    rules_version=1,
    options=(
        Option("players", (2,), "how many play"),
        Option("scoring", SCORING, "scoring tiles: by chance, the first game's, or chosen ones"),
        Option("start", ("random", 0, 1), "the seat that begins"),
    ),
    position=Duel,
    rules=rules,
    judgement=judgement,
    insight=insight,
    advice=Advice(picks=4, horizon=2, spread=6, doubt=2, ease=10),
    scrutiny=Scrutiny(iterations=800),
    notation=notation,
    positions=positions,
    telling=telling,
    view=view,
    picture=draw,
    spots=spots,
    view_type=DuelView,
    fields_of=fields_of,
    forbids=_forbids,
    private=("unseen", "hand", "returned", "drawn"),
    moves=MOVES,
    most_legal=60,
    longest=2_000,
    observation=OBSERVATION,
    insights=insight.INSIGHTS,
    deals=deals,
    wide=WIDE,
)
