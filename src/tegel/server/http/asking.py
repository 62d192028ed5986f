"""What a browser is asked, and answers once: by a cookie that no other browser has.

So what was asked of one browser can't be answered by another, by whoever overheard the answer, or
twice.
"""

import secrets
from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tegel.server.identity.tokens import digest
from tegel.server.site import Site
from tegel.server.store import asks
from tegel.server.store.asks import Ask
from tegel.server.tables.clock import MINUTE
from tegel.server.tables.commands import Refused

NAME = "tegel-asked"
WORD_BYTES = 32
SIGN = 5 * MINUTE  # to sign a challenge
TYPE = 10 * MINUTE  # to type a code from an e-mail
TRIES = 5  # of a code with six digits


def fresh_word() -> str:
    """A word for one question."""
    return secrets.token_urlsafe(WORD_BYTES)


def name_of(word: str) -> str:
    """What is kept of it."""
    return digest(f"asked {word}")


async def ask(
    site: Site, request: Request, response: Response, word: str, one: Ask, *, tries: int, lasts: int
) -> None:
    """Ask a browser something; what it was asked before it need not answer any more."""
    now = site.now()
    await site.store.write(lambda c: asks.ask(c, one, tries, now + lasts))
    is_https = request.url.scheme == "https"
    response.set_cookie(
        NAME, word, lasts // 1000, path="/", secure=is_https, httponly=True, samesite="strict"
    )


def new(word: str, kind: str, player: str | None, secret: str, **about: Any) -> Ask:
    """Something to ask."""
    named: Mapping[str, Any] = about
    return Ask(name_of(word), kind, player, secret, named)


async def asked(site: Site, request: Request, kind: str) -> Ask:
    """What this browser was asked; `Refused` if it was nothing, or too long ago."""
    name, now = name_of(request.cookies.get(NAME, "")), site.now()
    found = await site.store.write(lambda c: asks.find(c, name, kind, now))
    if found is None:
        raise Refused("expired", "nothing was asked of this browser, or too long ago: begin anew")
    return found
