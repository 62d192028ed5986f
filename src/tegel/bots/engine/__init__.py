"""The engine: a process that answers queries about games, one JSON line each (docs/engine.md)."""

from tegel.bots.engine.serve import Engine

__all__ = ["Engine"]
