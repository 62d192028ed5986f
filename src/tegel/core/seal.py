"""Chance that can be checked: a secret that is promised before the game and shown after it.

Before anything else a table draws a secret and publishes a commitment to it. Until the start each
seat may add a nonce, any short text of its own. The key of the game follows from the secret and the
nonces (what is drawn with it, see `core/key.py`); at the end the secret is shown, and anybody can
check that all fits.

Why nonces: a host alone could draw secrets until the deal pleases. A nonce comes after the
commitment, so nobody, the host included, can choose the key alone once another seat gave one. It
is the last nonce that counts: a host with a seat of its own, who gives one after all others, could
try many. Whoever gives the last one without knowing the secret can be sure of the deal.

The first tables promised a seed in place of a key. A seed has 63 bits and one stream for the whole
game, so that who saw two rounds could in principle search for it, and know the rest. Such tables
may still be played and such records read, so both ways stand here; a commitment begins with the
name of its way, and so it promises that too.
"""

import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from tegel.core.errors import BadOptions
from tegel.core.key import Key
from tegel.core.lines import Lines
from tegel.core.rng import SEEDS

SECRET_BYTES = 32
LONGEST_NONCE = 64

# What a secret and the nonces give, and how a commitment begins that promises it.
Way = Literal["seed", "key", "deal"]
WAYS: Mapping[Way, str] = {"seed": "sha256", "key": "sha256-key", "deal": "sha256-deal"}
# What tables promise now; those of a duplicate promise the same deals to all of them.
WAY: Way = "key"
DUPLICATE: Way = "deal"

# How each is written, for whoever wrote it otherwise. A secret is never repeated in a message: it
# may lack but a digit.
COMMITMENT = f"a commitment is written {': or '.join(WAYS.values())}: and 64 digits 0-9, a-f"
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

    @property
    def way(self) -> Way:
        """What was promised."""
        name = self.commitment.partition(":")[0]
        return next(way for way, start in WAYS.items() if start == name)

    @property
    def is_kept(self) -> bool:
        """Whether the secret that is shown is the one that was promised."""
        return self.secret is not None and commit(self.secret, self.way) == self.commitment

    @property
    def source(self) -> int | Key | None:
        """Where the chance of the game comes from, by what is shown here."""
        return None if self.secret is None else source_from(self.secret, self.nonces, self.way)

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


def commit(secret: str, way: Way) -> str:
    """What can be shown of a secret before the game without telling it."""
    _check_secret(secret)
    check_way(way)
    return f"{WAYS[way]}:{_sha256(f'tegel secret {secret}')}"


def source_from(secret: str, nonces: Mapping[int, str], way: Way) -> int | Key:
    """The source of a game's chance, from the table's secret and the nonces by their seats.

    It is the SHA-256 of the line `tegel key` and the lines of the record that hold the nonces and
    the secret, as they stand there. No nonce holds a line feed, so the text tells exactly who gave
    what. For a duplicate the first line is `tegel deal`. For a seed (0 … 2⁶³ − 1) it is `tegel
    seed`, and the seed is the first 64 bits, less the very first.
    """
    _check_secret(secret)
    _check_nonces(nonces)
    check_way(way)
    text = "\n".join([f"tegel {way}", *_nonce_lines(nonces), _secret_line(secret), ""])
    digits = _sha256(text)
    if way == "seed":
        return int(digits[:16], 16) % SEEDS
    return Key(digits, "deal" if way == DUPLICATE else "move")


def check_way(way: str) -> None:
    """Refuse a way that this Tegel does not know: a newer one may have promised it."""
    if way not in WAYS:
        raise BadOptions(f"chance cannot come from {way!r}; it can from: {', '.join(WAYS)}")


def is_commitment(text: str) -> bool:
    """Whether this is written as a commitment."""
    return re.fullmatch(f"({'|'.join(WAYS.values())}):[0-9a-f]{{64}}", text) is not None


def is_secret(text: str) -> bool:
    """Whether this is written as a secret."""
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def is_nonce(text: str) -> bool:
    """Whether a seat may add this: 1 to 64 printable characters, no blank before or after."""
    return 0 < len(text) <= LONGEST_NONCE and text.isprintable() and text == text.strip()


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


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
