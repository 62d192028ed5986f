"""The deal of the day: one game against the champion, the same for everybody."""
