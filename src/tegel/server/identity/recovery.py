"""Codes by which somebody comes back: those on paper, and those by e-mail.

A recovery code has 79 bits of chance, so that a plain hash of it can be kept, and so that it opens
its account without a login: who has lost everything may have lost that too. What is sent by e-mail
has six digits: it is short-lived, takes few tries, and only the browser that asked for it may
answer.
"""

import hashlib
import hmac
import secrets

from tegel.server.identity.codes import LETTERS
from tegel.server.identity.tokens import digest

IN_A_SET = 10
PARTS, OF = 4, 4
LENGTH = PARTS * OF
DIGITS = 6


def fresh_set() -> list[str]:
    """Recovery codes, as they are printed: `abcd-efgh-jkmn-pqrs`."""
    return [_fresh() for _ in range(IN_A_SET)]


def _fresh() -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(OF)) for _ in range(PARTS))


def digest_of(typed: str) -> str | None:
    """What is kept of a recovery code, however it was typed; None: that can't be one."""
    code = "".join(one for one in typed.lower() if one not in " -\u2010\u2011\u2013")
    if len(code) != LENGTH or not set(code) <= set(LETTERS):
        return None
    return digest(f"recovery {code}")


def fresh_digits() -> str:
    """A code for an e-mail."""
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"


def digest_of_digits(key: bytes, ask: str, typed: str) -> str:
    """What is kept of such a code, as the answer to one question; of so few digits, under a key."""
    digits = "".join(typed.split())
    words = f"tegel digits {ask} {digits}".encode("utf-8", "surrogatepass")
    return hmac.digest(key, words, hashlib.sha256).hex()
