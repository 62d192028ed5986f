"""Names of tables: short enough to be read aloud and typed, too many to be guessed.

Whoever knows the name of a table that is not public may look at it, and take a seat as long as one
is open: so that no way in which people hand it on leads nowhere. There are 2^49 of them: who tries
ten a second, which is all that a server answers, needs years to find one of a million tables.
"""

import hashlib
import hmac
import secrets

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none is taken for another: no 0 o, no 1 i l
LENGTH = 10


def fresh_code() -> str:
    """A name that nobody can guess."""
    return _spelt(secrets.randbits(256))


def is_code(text: str) -> bool:
    """Whether a text can be the name of a table."""
    return len(text) == LENGTH and set(text) <= set(LETTERS)


def derived_code(key: bytes, *parts: str) -> str:
    """A name that follows from words, for who knows the key; nobody else can guess it."""
    words = "\n".join(["tegel", *parts]).encode()
    return _spelt(int.from_bytes(hmac.digest(key, words, hashlib.sha256)))


def _spelt(number: int) -> str:
    """The last letters of a number that has many more, so that all names are as likely."""
    code = ""
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        code += LETTERS[letter]
    return code
