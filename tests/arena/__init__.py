"""Matches and tournaments, with bots of every kind of bad behaviour."""
