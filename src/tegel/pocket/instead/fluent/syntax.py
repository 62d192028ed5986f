"""Nothing is read: messages are said by their names."""


class FluentParser:
    """Reads nothing."""

    def __init__(self, with_spans: bool) -> None:
        self.with_spans = with_spans
