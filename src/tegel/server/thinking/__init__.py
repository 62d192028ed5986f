"""Bots, hints and studies of the server: they think in processes of their own.

The server's loop never does. A process that crashes or hangs is replaced, and the move still comes.
What such a process does (`work.py`) needs nothing of the rest of a server, and reads none of it in.
"""
