"""Results as plain data: what `--json` prints."""

from typing import Any

from tegel.arena.ratings import Rating
from tegel.arena.run import Result
from tegel.arena.score import standings, summary
from tegel.arena.sprt import BOUND


def match_report(result: Result) -> dict[str, Any]:
    """The result of a match."""
    report = {**_head(result), "bots": [summary(standing) for standing in result.standings]}
    if result.sprt:
        report["sprt"] = {
            "elo0": result.sprt.test.elo0,
            "elo1": result.sprt.test.elo1,
            "llr": result.sprt.llr,
            "bound": BOUND,
            "blocks": result.sprt.blocks,
            "verdict": result.sprt.verdict,
        }
    return {**report, "forfeits": forfeits(result)}


def tournament_report(result: Result, ratings: list[Rating]) -> dict[str, Any]:
    """The result of a tournament; of each line-up apart too."""
    event = result.event
    bots = [
        {"name": r.name, "rating": r.rating, "low": r.low, "high": r.high, "games": s.games,
         "share": s.share, "points": s.points, "seconds": s.seconds, "forfeits": s.forfeits}
        for r, s in zip(ratings, result.standings, strict=True)
    ]  # fmt: skip
    lineups: list[dict[str, Any]] = []
    for n in range(len(event.lineups)):
        games = [played for played in result.games if event.lineup_of(played.fixture.block) == n]
        lineups.append(
            {"games": len(games), "bots": [summary(each) for each in standings(event, games)]}
        )
    return {**_head(result), "bots": bots, "lineups": lineups, "forfeits": forfeits(result)}


def _head(result: Result) -> dict[str, Any]:
    event = result.event
    return {
        "game": event.game,
        "options": dict(event.options),
        "games": len(result.games),
        "seed": event.seed,
        "stopped": not result.is_whole,
    }


def forfeits(result: Result) -> list[dict[str, Any]]:
    """Every forfeit: which bot, in which game, at which move, and why."""
    return [
        {
            "game": played.fixture.number,
            "bot": result.event.bots[played.fixture.seats[played.forfeit.seat]],
            "seat": played.forfeit.seat,
            "move": played.forfeit.move,
            "reason": played.forfeit.reason,
        }
        for played in result.games
        if played.forfeit
    ]
