"""Where somebody is told what, and when not."""

from typing_extensions import TypedDict


class PushKey(TypedDict):
    """The key that a browser is given when it asks to be pushed to."""

    key: str


class QuietView(TypedDict):
    """Minutes after midnight."""

    start: int
    end: int


class PlaceView(TypedDict):
    """Where somebody is told: a browser (`push`), or another service."""

    id: str
    kind: str
    name: str
    host: str
    table: str | None
    made_at: int
    failing_since: int | None
    given_up_at: int | None
    why: str | None  # what it answered last, if it did not take a notice


class NoticesView(TypedDict):
    """Where somebody is told, of what, and when not."""

    kinds: list[str]
    off: list[str]
    quiet: QuietView | None
    zone: str
    mail: bool
    mail_to: str | None  # None: this server sends none, or the address is not confirmed
    places: list[PlaceView]


class FreshWebhook(TypedDict):
    """A webhook, and the secret that signs what is sent there, shown this once."""

    place: PlaceView
    secret: str


class TrialResult(TypedDict):
    """Whether something came to a place."""

    arrived: bool
    status: int | None
    why: str | None
