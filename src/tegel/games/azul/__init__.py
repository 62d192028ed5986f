"""Azul: take tiles from factories, fill pattern lines, tile a wall. Two to four players."""

from collections.abc import Mapping

from tegel.core.game import Advice, Game
from tegel.core.options import Option, Value
from tegel.games.azul import insight, judgement, notation, rules
from tegel.games.azul.layout import MOVES, OBSERVATION, Azul
from tegel.games.azul.picture import draw
from tegel.games.azul.view import AzulView, veils, view


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
    notation=notation,
    view=view,
    picture=draw,
    view_type=AzulView,
    veils=veils,
    forbids=_forbids,
    private=(),
    moves=MOVES,
    most_legal=300,
    longest=40_000,
    observation=OBSERVATION,
    insights=insight.INSIGHTS,
)
