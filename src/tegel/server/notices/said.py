"""A notice in words: in the language of the place that it goes to."""

from tegel.core.shelf import languages
from tegel.core.words import Words, book
from tegel.games import games
from tegel.server.notices.kinds import Notice
from tegel.server.notices.webhooks import Said


def spoken(language: str) -> str:
    """The language that is spoken to who has chosen this one."""
    return language if language in languages() else "en"


def say(notice: Notice, own_id: str, language: str, origin: str) -> Said:
    """A notice in words."""
    words = book(spoken(language), "common", "club")
    title = _title(words, notice)
    data = {"kind": notice.kind, "table": notice.table, "number": notice.number, "at": notice.at}
    body = _game(words, notice, language)
    return Said(own_id, title, body, origin + where(notice), data)


def where(notice: Notice) -> str:
    """The place of the page that it is about."""
    if notice.table is not None:
        return f"/t/{notice.table}"
    return str(notice.about.get("url", "/settings"))


def trial(own_id: str, language: str, origin: str, now: int) -> Said:
    """What is sent to see whether it comes."""
    words = book(spoken(language), "common", "club")
    data = {"kind": "trial", "table": None, "number": 0, "at": now}
    return Said(own_id, words("notice-trial"), words("notice-trial-body"), f"{origin}/", data)


def _title(words: Words, notice: Notice) -> str:
    """What has happened."""
    about = notice.about
    name = str(about.get("by", about.get("name", "")))
    match notice.kind:
        case "turn":
            return words("notice-turn-lost" if about.get("lost") else "notice-turn")
        case "ended":
            return words("notice-ended")
        case "asked":
            return words("notice-asked", name=name)
        case "again":
            return words("notice-again", name=name)
        case "invited":
            return words("notice-invited", name=name)
        case "mentioned":
            return words("notice-mentioned", name=name)
        case "round":
            return words("notice-round", name=name, n=int(about.get("n", 1)))
        case "lost":
            return words("notice-lost", name=name)


def _game(words: Words, notice: Notice, language: str) -> str:
    """Which game it is, and with whom."""
    found = games().get(str(notice.about.get("game", "")))
    if found is None:
        return words("notice-look")
    title = book(spoken(language), "common", game=found)("title")
    names = ", ".join(map(str, notice.about.get("names", ())))
    return words("notice-game-with", game=title, names=names) if names else title
