"""The arena: matches and tournaments on paired seeds, and how strong they show players to be."""

from tegel.arena.event import Event, Fixture, match, tournament
from tegel.arena.game import Forfeit, Played
from tegel.arena.ratings import Rating, rate
from tegel.arena.run import Progress, Result, Stopped, play
from tegel.arena.score import Standing, standings
from tegel.arena.sprt import Sprt, Verdict

__all__ = [
    "Event",
    "Fixture",
    "Forfeit",
    "Played",
    "Progress",
    "Rating",
    "Result",
    "Sprt",
    "Standing",
    "Stopped",
    "Verdict",
    "match",
    "play",
    "rate",
    "standings",
    "tournament",
]
