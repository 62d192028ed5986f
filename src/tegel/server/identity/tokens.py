"""Tokens: whoever holds one may do what it is for.

Only hashes of them are kept, so that a stolen copy of the database opens nothing.
"""

import hashlib
import secrets

TOKEN_BYTES = 32


def fresh_token(prefix: str) -> str:
    """A token that nobody can guess: 256 bits after a prefix that says what it is for."""
    return prefix + secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    """What is kept of a token. It is all chance, so that a plain hash needs no salt."""
    return hashlib.sha256(_bytes(token)).hexdigest()


def _bytes(text: str) -> bytes:
    # JSON can hold half a character: that is a wrong token, and no reason to fail.
    return text.encode("utf-8", "surrogatepass")
