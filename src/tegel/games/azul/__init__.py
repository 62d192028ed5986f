"""Azul: take tiles from factories, fill pattern lines, tile a wall. Two to four players."""

from collections.abc import Mapping

from tegel.core.game import Advice, Game, Scrutiny
from tegel.core.options import Option, Value
from tegel.games.azul import deals, insight, judgement, notation, positions, rules, telling
from tegel.games.azul.known import fields_of
from tegel.games.azul.layout import MOVES, OBSERVATION, Azul
from tegel.games.azul.observation import WIDE
from tegel.games.azul.picture import draw
from tegel.games.azul.spots import spots
from tegel.games.azul.view import AzulView, view


def _forbids(options: Mapping[str, Value]) -> str | None:
    seats = int(options["players"])
    if options["start"] != "random" and int(options["start"]) >= seats:
        allowed = ", ".join(map(str, range(seats)))
        return (
            f"start cannot be {options['start']} with {seats} players; it can be: random, {allowed}"
        )
    return None


GAME = Game(
    name="azul",
    title="Azul",
    rules_version=1,
    options=(
        Option("players", (2, 3, 4), "how many play"),
        Option(
            "wall", ("coloured", "grey"), "colours printed on the wall, or free choice of column"
        ),
        Option("start", ("random", 0, 1, 2, 3), "the seat that begins"),
    ),
    position=Azul,
    rules=rules,
    judgement=judgement,
    insight=insight,
    advice=Advice(picks=12, horizon=1, spread=6, doubt=3, ease=10),
    scrutiny=Scrutiny(
        iterations=3000,
        deals=8,
        marks=((0.015, 0.05, 0.10, 0.20), (0.03, 0.04, 0.08, 0.16), (0.015, 0.03, 0.06, 0.12)),
    ),
    notation=notation,
    positions=positions,
    telling=telling,
    view=view,
    picture=draw,
    spots=spots,
    view_type=AzulView,
    fields_of=fields_of,
    forbids=_forbids,
    private=(),
    moves=MOVES,
    most_legal=300,
    longest=40_000,
    observation=OBSERVATION,
    insights=insight.INSIGHTS,
    deals=deals,
    wide=WIDE,
)
