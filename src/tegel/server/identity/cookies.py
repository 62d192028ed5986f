"""Sessions: who a browser is, in a signed cookie, so that a guest needs no row until they sit down.

    1.p4Xw9c.3.1767225600.dGVnZWwhISE.kH2v…

The parts are the format, the player, the player's epoch (a player who signs out everywhere gets
the next, and all older sessions end), when it was issued, a word of its own, and an HMAC-SHA256 of
all that. No two sessions are the same, so that one of them can be ended by itself; those that an
older Tegel signed have no such word. A reader knows several keys, so that a host can change the
key and nobody is thrown out.
"""

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypedDict

NAME = "tegel"
YEAR = 365 * 24 * 3600
KEY_BYTES = 32
WORD_BYTES = 8
LONGEST = 200
# Two machines of one host need not agree on the second.
TOLERANCE = 60

FORMAT = "1"
SESSION = re.compile(
    r"(?P<signed>1\.(?P<player>[A-Za-z0-9_-]{1,64})"
    r"\.(?P<epoch>0|[1-9][0-9]{0,9})\.(?P<issued>0|[1-9][0-9]{0,11})"
    r"(?:\.[A-Za-z0-9_-]{11})?)"
    r"\.(?P<mac>[A-Za-z0-9_-]{43})"
)


@dataclass(frozen=True)
class Session:
    """Who somebody is, as we once signed it."""

    player: str
    epoch: int
    issued: int


class Attributes(TypedDict):
    """How a cookie is set, in the words that web frameworks use."""

    httponly: bool
    samesite: Literal["lax"]
    path: str
    secure: bool
    max_age: int


def attributes(is_https: bool) -> Attributes:
    """How the cookie is set; over plain http, at home, a browser would not send a secure one."""
    return {
        "httponly": True,
        "samesite": "lax",
        "path": "/",
        "secure": is_https,
        "max_age": YEAR,
    }


def fresh_key() -> bytes:
    """A key that nobody can guess."""
    return secrets.token_bytes(KEY_BYTES)


def fresh_word() -> str:
    """A word for one session, which no other has."""
    return secrets.token_urlsafe(WORD_BYTES)


def sign(key: bytes, player: str, epoch: int, issued: int, word: str | None = None) -> str:
    """The value of the cookie."""
    signed = f"{FORMAT}.{player}.{epoch}.{issued}" + ("" if word is None else f".{word}")
    value = f"{signed}.{_mac(key, signed)}"
    if not SESSION.fullmatch(value):
        raise ValueError("a session is of a player's id, 1 to 64 of A-Z a-z 0-9 _ -, and of counts")
    return value


def read(
    keys: Sequence[bytes], value: str, now: int | float, max_age: int = YEAR
) -> Session | None:
    """Who it says, if we signed it with one of our keys and not too long ago; None otherwise."""
    if len(value) > LONGEST:
        return None
    found = SESSION.fullmatch(value)
    if not found:
        return None
    if not any(hmac.compare_digest(_mac(key, found["signed"]), found["mac"]) for key in keys):
        return None
    session = Session(found["player"], int(found["epoch"]), int(found["issued"]))
    return session if -TOLERANCE <= now - session.issued <= max_age else None


def _mac(key: bytes, signed: str) -> str:
    if len(key) < KEY_BYTES:
        raise ValueError(f"a key has at least {KEY_BYTES} bytes, not {len(key)}")
    mac = hmac.digest(key, f"tegel session {signed}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(mac).rstrip(b"=").decode()
