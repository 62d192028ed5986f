"""What a new Python has itself."""

from typing import TypedDict

__all__ = ["TypedDict"]
