"""Reports, and how the site stands with one."""

from typing_extensions import TypedDict


class StandingView(TypedDict):
    """How the site stands with one; times in milliseconds since 1970, None: not so."""

    warden: bool
    warning: str | None  # the reason of a warning that was not read yet
    muted_until: int | None
    banned_until: int | None


class SaidThere(TypedDict):
    """Something that was said at a table, as a report keeps it."""

    seat: int
    text: str


class ReportView(TypedDict):
    """A complaint about somebody, with what was said at the table."""

    id: str
    table: str
    game: str
    seat: int
    name: str  # of who is reported
    login: str | None
    by: str
    reason: str
    words: str
    made_at: int
    seats: list[str]  # the names there
    talk: list[SaidThere]
    before: dict[str, int]  # what came of earlier reports about the same person, how often
    muted_until: int | None
    banned_until: int | None


class ReportList(TypedDict):
    """Reports that wait for a decision, the oldest first."""

    reports: list[ReportView]
