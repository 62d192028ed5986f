"""Bots, hints and studies of the server: they think in processes of their own.

The server's loop never does. A process that crashes or hangs is replaced, and the move still comes.
"""

from tegel.analysis.advice import Advice
from tegel.server.thinking.jobs import Closed
from tegel.server.thinking.study import Study, StudyFailed
from tegel.server.thinking.thinkers import Thinkers, TooMany
from tegel.server.thinking.watching import Watching

__all__ = [
    "Advice",
    "Closed",
    "Study",
    "StudyFailed",
    "Thinkers",
    "TooMany",
    "Watching",
]
