"""Tournaments as a list of events: who stands where, and who meets whom next. Nothing here waits.

No clock, no database and no game: who asks says what happened, and is told what follows from it.
"""
