"""Players that are not people: they get what their seat may know, and a budget."""

from tegel.bots.bot import Bot, Budget, Candidate, Decision
from tegel.bots.roster import Player, player

__all__ = ["Bot", "Budget", "Candidate", "Decision", "Player", "player"]
