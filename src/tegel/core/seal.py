"""Chance that can be checked: a secret that is promised before the game and shown after it.

Before anything else a table draws a secret and publishes a commitment to it. Until the start each
seat may add a nonce, any short text of its own. The seed of the game follows from the secret and
the nonces; at the end the secret is shown, and anybody can check that both fit.

Why a secret, and not a commitment to the seed: a seed has 63 bits only, so that in principle the
one that fits could be searched for, and with it come all draws of the game. 256 bits are safe.

Why nonces: a host alone could draw secrets until the deal pleases. A nonce comes after the
commitment, so nobody, the host included, can choose the seed alone once another seat gave one. It
is the last nonce that counts: a host with a seat of its own, who gives one after all others, could
try many. Whoever gives the last one without knowing the secret can be sure of the deal.
"""

import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from tegel.core.errors import BadOptions
from tegel.core.lines import Lines
from tegel.core.rng import SEEDS

SECRET_BYTES = 32
LONGEST_NONCE = 64

# How each is written, for whoever wrote it otherwise. A secret is never repeated in a message: it
# may lack but a digit.
COMMITMENT = "a commitment is written sha256: and 64 digits 0-9, a-f"
SECRET = "a secret is written as 64 digits 0-9, a-f"
NONCE = f"is no nonce: 1 to {LONGEST_NONCE} printable characters, no blank before or after"


@dataclass(frozen=True)
class Seal:
    """What a table shows of its chance; no secret until the game is over."""

    commitment: str
    nonces: Mapping[int, str]
    secret: str | None = field(repr=False)

    def __post_init__(self) -> None:
        if not is_commitment(self.commitment):
            raise BadOptions(COMMITMENT)
        _check_nonces(self.nonces)
        if self.secret is not None:
            _check_secret(self.secret)

    @classmethod
    def read(cls, lines: Lines, seats: int, is_open: bool) -> "Seal | None":
        """Read it from a record's header, if there is one; an open one shows its secret."""
        if not lines.comes("commitment"):
            return None
        commitment = lines.value("commitment")
        if not is_commitment(commitment):
            lines.fail(COMMITMENT)
        nonces: dict[int, str] = {}
        for seat in range(seats):
            if lines.comes(f"nonce {seat}"):
                nonces[seat] = lines.value(f"nonce {seat}")
                if not is_nonce(nonces[seat]):
                    lines.fail(f"{nonces[seat]!r} {NONCE}")
        secret = lines.value("secret") if is_open else None
        if secret is not None and not is_secret(secret):
            lines.fail(SECRET)
        return cls(commitment, nonces, secret)

    def lines(self) -> list[str]:
        """The lines of a record's header that tell of it."""
        shown = [] if self.secret is None else [_secret_line(self.secret)]
        return [f"commitment: {self.commitment}", *_nonce_lines(self.nonces), *shown]


def fresh_secret() -> str:
    """A secret that nobody can guess: 256 bits, as 64 digits 0-9, a-f."""
    return secrets.token_hex(SECRET_BYTES)


def commit(secret: str) -> str:
    """What can be shown of a secret before the game without telling it."""
    _check_secret(secret)
    return "sha256:" + hashlib.sha256(f"tegel secret {secret}".encode()).hexdigest()


def seed_from(secret: str, nonces: Mapping[int, str]) -> int:
    """The seed of a game (0 … 2⁶³ − 1), from the table's secret and the nonces by their seats.

    It is the first 64 bits, less the very first, of the SHA-256 of the line `tegel seed` and the
    lines of the record that hold the nonces and the secret, as they stand there. No nonce holds a
    line feed, so the text tells exactly who gave what.
    """
    _check_secret(secret)
    _check_nonces(nonces)
    text = "\n".join(["tegel seed", *_nonce_lines(nonces), _secret_line(secret), ""])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]) % SEEDS


def is_commitment(text: str) -> bool:
    """Whether this is written as a commitment."""
    return re.fullmatch("sha256:[0-9a-f]{64}", text) is not None


def is_secret(text: str) -> bool:
    """Whether this is written as a secret."""
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def is_nonce(text: str) -> bool:
    """Whether a seat may add this: 1 to 64 printable characters, no blank before or after."""
    return 0 < len(text) <= LONGEST_NONCE and text.isprintable() and text == text.strip()


def _nonce_lines(nonces: Mapping[int, str]) -> list[str]:
    return [f"nonce {seat}: {nonces[seat]}" for seat in sorted(nonces)]


def _secret_line(secret: str) -> str:
    return f"secret: {secret}"


def _check_secret(secret: str) -> None:
    if not is_secret(secret):
        raise BadOptions(SECRET)


def _check_nonces(nonces: Mapping[int, str]) -> None:
    for seat, nonce in nonces.items():
        if seat < 0:
            raise BadOptions(f"there is no seat {seat}")
        if not is_nonce(nonce):
            raise BadOptions(f"{nonce!r} {NONCE}")
