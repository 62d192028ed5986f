"""The key of a sealed game: a generator of its own for the set-up, and for what each move brings.

SFC32 is quick, not secret: who has seen enough of one stream can compute the rest of it. So in a
sealed game no stream goes on. The generator of each step is the HMAC of the step's name under 256
bits that nobody knows: however much is seen of some steps, it tells nothing of any other, and
nobody could search for the key.

Why one generator a step is enough: no position holds what is not decided yet, so whatever a step
draws is dealt at once, and the rest of its stream is never used. Some of it may be dealt face down:
racks of Ingenious, plates that a seat of Duel looks at. A step that hides anything draws less in
all than the 128 bits of its generator (the most are four racks of six tiles among 21 kinds, 107
bits), so what is seen of such a step does not determine what is not.

In a *duplicate* all tables play the same deals, however many moves each takes to come to one: there
steps are named by what was dealt before. A generator is then used until somebody draws from it, and
never again.

Why any 128 bits will do for SFC32: its step is a bijection, so no state is better than another, and
it counts its steps in 32 of the bits, so no cycle is shorter than 2³². A move draws some dozens.
"""

import hmac
import re
from dataclasses import dataclass, field
from struct import pack, unpack_from
from typing import Literal

from tegel.core.errors import BadOptions
from tegel.core.rng import Rng
from tegel.core.struct import Memory, thawed

# What names a step: the move that leads to it, or which deal it is.
Step = Literal["move", "deal"]
# How it is written; it is never repeated in a message: it may lack but a digit.
KEY = "a key is written as 64 digits 0-9, a-f"
DEAL = "deal-"


@dataclass(frozen=True)
class Key:
    """256 bits, as 64 digits 0-9, a-f; not told where it is only mentioned."""

    digits: str = field(repr=False)
    step: Step = "move"

    def __post_init__(self) -> None:
        if not re.fullmatch("[0-9a-f]{64}", self.digits):
            raise BadOptions(KEY)

    @classmethod
    def read(cls, text: str) -> "Key":
        """The key that is written so."""
        return cls(text.removeprefix(DEAL), "deal" if text.startswith(DEAL) else "move")

    @property
    def text(self) -> str:
        """How it is written."""
        return self.digits if self.step == "move" else DEAL + self.digits

    def generator(self, number: int) -> Memory:
        """The generator of what a move or deal brings, counted from 1; 0: of the set-up.

        Its words a, b, c and the counter are the first 128 bits of the HMAC-SHA256 of `setup`, or
        `move 1`, `deal 1` and so on, under this key.
        """
        step = f"{self.step} {number}" if number else "setup"
        block = hmac.digest(bytes.fromhex(self.digits), step.encode(), "sha256")
        return thawed(pack("4q", *unpack_from(">4I", block)), Rng)


def is_key(text: str) -> bool:
    """Whether this is written as a key."""
    return re.fullmatch(f"({DEAL})?[0-9a-f]{{64}}", text) is not None
