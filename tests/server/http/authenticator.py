"""A device that keeps passkeys, in software: it signs what a browser would have it sign."""

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import cbor2
import orjson
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text

from .helpers import ORIGIN, Visitor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Key:
    """A passkey, and how often it has signed."""

    rp: str
    owner: bytes
    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    counter: int = 0

    def data(self, flags: int, rp: str | None = None) -> bytes:
        """What an authenticator says of itself: for whom, how, how often."""
        named = hashlib.sha256((rp or self.rp).encode()).digest()
        return named + bytes([flags]) + self.counter.to_bytes(4)


def client_data(kind: str, options: Mapping[str, Any], origin: str) -> bytes:
    told = {"type": kind, "challenge": options["challenge"], "origin": origin}
    return orjson.dumps(told | {"crossOrigin": False})


def make(options: Mapping[str, Any], origin: str = ORIGIN) -> tuple[Key, dict[str, Any]]:
    """A new passkey, as the options say; and what a browser sends of it."""
    key = Key(options["rp"]["id"], options["user"]["id"].encode())
    point = key.private.public_key().public_numbers()
    public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
    held = bytes(16) + len(key.id).to_bytes(2) + key.id + cbor2.dumps(public)
    data = key.data(PRESENT | VERIFIED | ATTESTED) + held
    said = client_data("webauthn.create", options, origin)
    attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
    response = {"clientDataJSON": text(said), "attestationObject": text(attestation)}
    return key, _credential(key, response)


def sign(
    key: Key, options: Mapping[str, Any], origin: str = ORIGIN, rp: str | None = None
) -> dict[str, Any]:
    """What a browser sends when this passkey has signed."""
    key.counter += 1
    data, said = (
        key.data(PRESENT | VERIFIED, rp),
        client_data("webauthn.get", options, origin),
    )
    signed = data + hashlib.sha256(said).digest()
    response = {
        "clientDataJSON": text(said),
        "authenticatorData": text(data),
        "signature": text(key.private.sign(signed, ec.ECDSA(hashes.SHA256()))),
        "userHandle": text(key.owner),
    }
    return _credential(key, response)


def _credential(key: Key, response: dict[str, str]) -> dict[str, Any]:
    name = text(key.id)
    about = {"id": name, "rawId": name, "type": "public-key", "clientExtensionResults": {}}
    return about | {"response": response}


# --- At a server ---


def question(visitor: Visitor, to: str, **more: str) -> dict[str, Any]:
    """What somebody is to sign."""
    answer = visitor.post("/api/passkeys/questions", json={"to": to, **more})
    assert answer.status_code == 201, answer.text
    options: dict[str, Any] = answer.json()["options"]
    return options


def new_passkey(visitor: Visitor, name: str = "phone") -> Key:
    """A passkey of somebody who has an account and has just come."""
    key, credential = make(question(visitor, "make"))
    answer = visitor.post("/api/me/passkeys", json={"name": name, "credential": credential})
    assert answer.status_code == 201, answer.text
    return key


def come(visitor: Visitor, credential: dict[str, Any]) -> Any:
    return visitor.post("/api/sessions/passkey", json={"credential": credential})
