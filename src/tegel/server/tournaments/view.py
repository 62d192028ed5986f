"""What is told of a tournament, to whoever asks."""

from fractions import Fraction
from typing import Any

from tegel.core.seal import DUPLICATE, commit
from tegel.server.tournaments.held import Held
from tegel.tournaments.events import Scored
from tegel.tournaments.standing import TeamRow, standing, teams
from tegel.tournaments.tournament import Game


def view(held: Held) -> dict[str, Any]:
    """A tournament as everybody may see it: made once for each number."""
    if "all" not in held.views:
        held.views["all"] = _view(held)
    found: dict[str, Any] = held.views["all"]
    return found


def own(held: Held, player: str | None, is_warden: bool = False) -> dict[str, Any]:
    """What concerns somebody: who they are in it, their table, and what they may do."""
    tournament = held.tournament
    known = None if player is None else tournament.of_player(player)
    is_host = player is not None and held.kept.host == player
    tables = [
        game.table
        for game in tournament.in_play
        if known is not None and known.number in game.entrants and game.table in held.ready
    ]
    return {
        "entrant": None if known is None else known.number,
        "is_in": known is not None and known.left is None,
        "tables": tables,
        # Whoever comes by the link for the first time is nobody yet, and may enter as well.
        "no_entry": tournament.may_enter(player or ""),
        "is_host": is_host,
        "may_start": is_host
        and tournament.status == "open"
        and len(tournament.playing) >= tournament.plan.seats,
        "may_call_off": (is_host or is_warden) and not tournament.is_over,
        "may_correct": (is_host or is_warden) and tournament.status in ("running", "over"),
    }


def _view(held: Held) -> dict[str, Any]:
    tournament, setting = held.tournament, held.setting
    rows, plan = standing(tournament), tournament.plan
    over = {one.number for one in tournament.rounds if one.is_over}
    return {
        "tournament": held.kept.id,
        "number": tournament.events,
        "status": tournament.status,
        **{name: value for name, value in setting.as_data().items() if name != "grace"},
        "format": plan.format,
        "seats": plan.seats,
        "round": len(tournament.rounds),
        "rounds_in_all": tournament.length,
        "team": plan.team,
        "late": plan.late,
        "streaks": plan.streaks,
        "at_once": plan.at_once,
        "tiebreaks": list(plan.breaks),
        "started_at": held.started_at,
        "ends_at": held.ends_at,
        "next_at": _next_at(held),
        "entrants": [
            {
                "entrant": one.number,
                "name": one.name,
                "rating": one.rating,
                "team": one.team,
                "left": one.left,
            }
            for one in tournament.entrants.values()
        ],
        "standing": [
            {
                "rank": row.rank,
                "entrant": row.entrant.number,
                "points": _number(row.points),
                "breaks": [_number(one) for one in row.breaks],
                "played": row.played,
                "by_round": {str(n): _number(worth) for n, worth in row.by_round.items()},
            }
            for row in rows
        ],
        "teams": [_team(row) for row in teams(tournament, rows)] if plan.team else [],
        "commitments": [commit(secret, DUPLICATE) for secret in tournament.secrets],
        "rounds": [
            {
                "round": one.number,
                "is_over": one.is_over,
                "byes": [*one.byes, *one.walkovers],
                "games": [_game(held, game, one.number in over) for game in one.games],
            }
            for one in tournament.rounds
        ],
    }


def _next_at(held: Held) -> int | None:
    """When the next round is paired, if it is that which people wait for."""
    tournament = held.tournament
    between = tournament.status == "running" and tournament.rounds and not tournament.in_play
    return held.scored_at + held.setting.rest if between else None


def _game(held: Held, game: Game, is_over: bool) -> dict[str, Any]:
    # Who could look at a duplicate's table before the round is over would know what comes.
    hidden = held.tournament.plan.format == "duplicate" and not is_over
    result = game.result
    return {
        "board": game.board,
        "entrants": list(game.entrants),
        "table": None if hidden else game.table,
        "places": None if result is None else list(result.places),
        "scores": None if result is None else list(result.scores),
        "absent": [] if result is None else list(result.absent),
        "played": None if game.played is None else _played(game.played),
        "corrections": [
            {"at": at, "by": one.by, "why": one.why, "places": list(one.places)}
            for at, one in held.corrections.get(game.table, ())
        ],
    }


def _played(scored: Scored) -> dict[str, Any]:
    """How a table had ended before anybody corrected that."""
    return {
        "places": list(scored.places),
        "scores": list(scored.scores),
        "absent": list(scored.absent),
    }


def _team(row: TeamRow) -> dict[str, Any]:
    return {
        "rank": row.rank,
        "team": row.team,
        "points": _number(row.points),
        "entrants": list(row.entrants),
    }


def _number(worth: Fraction) -> float:
    return round(float(worth), 3)
