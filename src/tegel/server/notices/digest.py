"""One mail for all that waits: a list of tables, and a way out of it that needs no login."""

import hmac
from collections.abc import Sequence

from tegel.core.words import book
from tegel.server.notices.said import say, spoken
from tegel.server.notices.wishes import Wishes
from tegel.server.store.deliveries import Delivery

PURPOSE = b"no more mail "


def token(key: bytes, player: str) -> str:
    """By what somebody who has the mail, and nobody else, stops it."""
    return f"{player}.{_sign(key, player)}"


def holder(keys: Sequence[bytes], text: str) -> str | None:
    """Whose mail a token stops; None: nobody's."""
    player, _, signed = text.rpartition(".")
    is_ours = any(hmac.compare_digest(_sign(key, player), signed) for key in keys)
    return player if player and is_ours else None


def _sign(key: bytes, player: str) -> str:
    return hmac.digest(key, PURPOSE + player.encode(), "sha256").hex()[:32]


def write(
    deliveries: Sequence[Delivery], wishes: Wishes, stop: str
) -> tuple[str, str, dict[str, str]]:
    """The subject, the text and the headers of a mail."""
    words = book(spoken(wishes.language), "common", "club")
    told = [say(one.notice, one.id, wishes.language, wishes.origin) for one in deliveries]
    turns = sum(one.notice.kind == "turn" for one in deliveries)
    subject = words("mail-turns", n=turns) if turns else words("mail-news", n=len(told))
    lines = [f"{one.title}: {one.body}\n{one.url}" for one in told]
    away = f"{wishes.origin}/no-mail?{stop}"
    text = "\n\n".join([*lines, f"-- \n{words('mail-why')}\n{away}"]) + "\n"
    headers = {
        "List-Unsubscribe": f"<{wishes.origin}/api/notices/mail/{stop}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    return subject, text, headers
