"""Ingenious: lay two-coloured tiles, and look after your worst colour. Two to four players."""

from collections.abc import Mapping

from tegel.core.game import Advice, Game
from tegel.core.options import Option, Value
from tegel.games.ingenious import insight, judgement, notation, rules
from tegel.games.ingenious.layout import (
    EDITIONS,
    LONGEST_GAME,
    MOST_PLACEMENTS,
    MOVES,
    OBSERVATION,
    Ingenious,
)
from tegel.games.ingenious.picture import draw
from tegel.games.ingenious.view import IngeniousView, veils, view


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
    notation=notation,
    view=view,
    picture=draw,
    view_type=IngeniousView,
    veils=veils,
    forbids=_forbids,
    private=("seats.rack", "bag"),
    moves=MOVES,
    most_legal=MOST_PLACEMENTS,
    longest=LONGEST_GAME,
    observation=OBSERVATION,
    insights=insight.INSIGHTS,
)
