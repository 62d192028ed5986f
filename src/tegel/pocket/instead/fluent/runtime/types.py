"""What values of messages are."""


class FluentType:
    """A value that can be said."""
