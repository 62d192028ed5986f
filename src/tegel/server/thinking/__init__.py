"""Bots and hints of the server: they think in processes of their own, never in the server's loop.

A process that crashes or hangs is replaced, and the move still comes.
"""

from tegel.server.thinking.jobs import Closed
from tegel.server.thinking.pace import pause
from tegel.server.thinking.task import Advice
from tegel.server.thinking.thinkers import Thinkers

__all__ = ["Advice", "Closed", "Thinkers", "pause"]
