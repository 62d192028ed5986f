"""Tokens: whoever holds one may do what it is for.

Only hashes of them are kept, so that a stolen copy of the database opens no seat.
"""

import base64
import hashlib
import hmac
import secrets

TOKEN_BYTES = 32


def fresh_token(prefix: str) -> str:
    """A token that nobody can guess: 256 bits after a prefix that says what it is for."""
    return prefix + secrets.token_urlsafe(TOKEN_BYTES)


def derived(key: bytes, *parts: str) -> str:
    """What nobody can guess who does not know the key, always the same for the same words."""
    words = "\n".join(["tegel", *parts]).encode()
    return base64.urlsafe_b64encode(hmac.digest(key, words, hashlib.sha256)).rstrip(b"=").decode()


def digest(token: str) -> str:
    """What is kept of a token. It is all chance, so that a plain hash needs no salt."""
    return hashlib.sha256(_bytes(token)).hexdigest()


def matches(token: str, stored: str) -> bool:
    """Whether this is the token; the time it takes tells nothing of where they differ."""
    return hmac.compare_digest(_bytes(digest(token)), _bytes(stored))


def _bytes(text: str) -> bytes:
    # JSON can hold half a character: that is a wrong token, and no reason to fail.
    return text.encode("utf-8", "surrogatepass")
