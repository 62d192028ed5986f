"""Web Push: what only the browser can read that asked for it, by way of its maker's service.

RFC 8291 says how it is encrypted, and RFC 8292 how the service knows that it comes from us. Both
are a few lines over `cryptography`, which passkeys need as well; the libraries that do this bring
an HTTP client of their own, and that would go past the guard (`guard/outward.py`).
"""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from dataclasses import dataclass
from urllib.parse import urlsplit

import orjson
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tegel.core.errors import TegelError

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes; a push is one record
LONGEST = 3000  # bytes of a message: more than any of ours
VALID = 12 * 3600  # seconds that our word for a service holds: at most a day


class BadKeys(TegelError):
    """Keys that no browser makes."""


@dataclass(frozen=True)
class Keys:
    """What a browser has given out so that it can be written to."""

    public: bytes
    secret: bytes

    @classmethod
    def read(cls, p256dh: str, auth: str) -> "Keys":
        """The keys as a browser spells them."""
        try:
            keys = cls(unspell(p256dh), unspell(auth))
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.public)
        except (ValueError, Error):
            raise BadKeys("these are no keys of a browser's") from None
        if len(keys.public) != 65 or len(keys.secret) != 16:
            raise BadKeys("these are no keys of a browser's")
        return keys


def spell(data: bytes) -> str:
    """Bytes as the web writes them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unspell(text: str) -> bytes:
    """The bytes that a text stands for."""
    return urlsafe_b64decode(text.encode("ascii", "strict") + b"=" * (-len(text) % 4))


def encrypt(
    message: bytes,
    keys: Keys,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for a browser; the key and the salt are new for each."""
    assert len(message) <= LONGEST
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.public)
    mine = point(own)
    shared = own.exchange(ec.ECDH(), theirs)
    about = b"WebPush: info\0" + keys.public + mine
    seed = _derive(shared, keys.secret, about, 32)
    key = _derive(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(seed, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def _derive(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Voucher:
    """The site's own key: by it the services of all browsers know us, for as long as it is kept."""

    def __init__(self, kept: str) -> None:
        self._key = ec.derive_private_key(int(kept, 16), CURVE)
        self.public = spell(point(self._key))

    @staticmethod
    def fresh() -> str:
        """A new key, to be kept."""
        return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"

    def word(self, address: str, contact: str, now: int) -> str:
        """What a service is shown with a message: valid there alone, and for some hours."""
        parts = urlsplit(address)
        about = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + VALID,
            "sub": contact,
        }
        said = f"{spell(orjson.dumps({'typ': 'JWT', 'alg': 'ES256'}))}.{spell(orjson.dumps(about))}"
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        signed = spell(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signed}, k={self.public}"
