"""Ingenious: lay two-coloured tiles, and look after your worst colour. Two to four players."""

from collections.abc import Mapping

from tegel.core.game import Advice, Game, Scrutiny
from tegel.core.options import Option, Value
from tegel.games.ingenious import deals, insight, judgement, notation, positions, rules, telling
from tegel.games.ingenious.known import fields_of
from tegel.games.ingenious.layout import (
    EDITIONS,
    LONGEST_GAME,
    MOST_PLACEMENTS,
    MOVES,
    OBSERVATION,
    Ingenious,
)
from tegel.games.ingenious.observation import WIDE
from tegel.games.ingenious.picture import draw
from tegel.games.ingenious.spots import spots
from tegel.games.ingenious.view import IngeniousView, view


def _forbids(options: Mapping[str, Value]) -> str | None:
    seats, edition = int(options["players"]), str(options["edition"])
    if seats not in EDITIONS[edition].sides:
        fitting = [name for name, other in EDITIONS.items() if seats in other.sides]
        most = max(EDITIONS[edition].sides)
        return (
            f"players cannot be {seats} in the {edition} edition, which is for {most}; "
            f"for {seats} choose edition {' or '.join(fitting)}"
        )
    if options["start"] != "random" and int(options["start"]) >= seats:
        allowed = ", ".join(map(str, range(seats)))
        return (
            f"start cannot be {options['start']} with {seats} players; it can be: random, {allowed}"
        )
    return None


GAME = Game(
    name="ingenious",
    title="Ingenious",
    rules_version=1,
    options=(
        Option("edition", tuple(EDITIONS), "board and tiles: travel is for 2, standard for 2 to 4"),
        Option("players", (2, 3, 4), "how many play"),
        Option("start", ("random", 0, 1, 2, 3), "the seat that begins"),
        Option("open_racks", ("off", "on"), "everyone sees all racks"),
        Option(
            "bonus_limit_one",
            ("off", "on"),
            "two tracks that reach 18 with one tile give one bonus turn",
        ),
    ),
    position=Ingenious,
    rules=rules,
    judgement=judgement,
    insight=insight,
    advice=Advice(picks=0, horizon=0, spread=0.5, doubt=1.5, ease=2),
    scrutiny=Scrutiny(iterations=400, marks=((0.015, 0.05, 0.10, 0.20), (0.01, 0.03, 0.06, 0.12))),
    notation=notation,
    positions=positions,
    telling=telling,
    view=view,
    picture=draw,
    spots=spots,
    view_type=IngeniousView,
    fields_of=fields_of,
    forbids=_forbids,
    private=("seats.rack", "bag"),
    moves=MOVES,
    most_legal=MOST_PLACEMENTS,
    longest=LONGEST_GAME,
    observation=OBSERVATION,
    insights=insight.INSIGHTS,
    deals=deals,
    wide=WIDE,
)
