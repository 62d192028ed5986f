"""What can be missing here."""

from tegel.core.errors import TegelError


class MissingExtra(TegelError, ImportError):
    """A library that only this part of Tegel needs is not installed."""
