"""A push service, and any other that takes what is posted: a real server, which can be difficult.

What is pushed it decrypts as a browser would, with the keys of the subscription, by code that
shares nothing with ours: the key agreement, HKDF and AES of RFC 8291 and 8188, step by step.
"""

import hashlib
import hmac
import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


@dataclass
class Posted:
    """What came."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Service:
    """What came there, and what it answers."""

    url: str = ""
    posted: list[Posted] = field(default_factory=list[Posted])
    answer: Callable[[Posted], tuple[int, dict[str, str]]] = lambda _: (201, {})
    came: threading.Condition = field(default_factory=threading.Condition)

    def to(self, path: str) -> list[Posted]:
        """What came to a path."""
        return [one for one in self.posted if one.path == path]

    def wait(self, count: int, path: str | None = None, patience: float = 300.0) -> list[Posted]:
        """All that came, once there are so many."""

        def found() -> list[Posted]:
            return self.posted if path is None else self.to(path)

        with self.came:
            assert self.came.wait_for(lambda: len(found()) >= count, patience), found()
        return list(found())


@contextmanager
def listening() -> Generator[Service]:
    """A service, for a while."""
    service = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            posted = Posted(self.path, headers, body)
            with service.came:
                service.posted.append(posted)
                service.came.notify_all()
            status, more = service.answer(posted)
            self.send_response(status)
            for name, value in more.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    service.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()


class Browser:
    """Keys as a browser makes them, and how it reads what was pushed."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._secret = hashlib.sha256(b"a browser").digest()[:16]
        public = self._key.public_key()
        self.public = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": spell(self.public), "auth": spell(self._secret)}

    def read(self, body: bytes) -> Any:
        """RFC 8188: salt, record size, length of the key, the key, and one record."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        )
        about = b"WebPush: info\0" + self.public + theirs
        seed = _hkdf(self._secret, shared, about, 32)
        key = _hkdf(salt, seed, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, seed, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        message, _, rest = padded.rpartition(b"\2")
        assert rest.strip(b"\0") == b""
        return json.loads(message)


def check_word(header: str, public: str, audience: str, now: float) -> dict[str, Any]:
    """RFC 8292: who sends shows a signed word for this service, which has not run out."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert parts["k"] == public
    head, about, signed = parts["t"].split(".")
    raw = unspell(signed)
    signature = utils.encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unspell(public))
    key.verify(signature, f"{head}.{about}".encode(), ec.ECDSA(SHA256()))
    said: dict[str, Any] = json.loads(unspell(about))
    assert said["aud"] == audience
    assert now < said["exp"] <= now + 86_400
    return said


def spell(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unspell(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _hkdf(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    key = hmac.digest(salt, secret, "sha256")
    return hmac.digest(key, about + b"\1", "sha256")[:length]
