"""Webhooks: a notice as another service takes it.

Discord and Slack have addresses that a message is posted to, and so has Matrix by the bridge of
its makers (hookshot): none of them needs a secret of ours, as a room's own token would be. What is
plain is signed as Standard Webhooks say, so that who gets it knows whence it comes and how old it
is, and its id is the same however often it comes.
"""

import hashlib
import hmac
from base64 import b64encode
from dataclasses import dataclass
from typing import Any, Literal, get_args

import orjson

Style = Literal["discord", "slack", "matrix", "json"]
STYLES: tuple[Style, ...] = get_args(Style)
PREFIX = "whsec_"


@dataclass(frozen=True)
class Said:
    """A notice in words, with what a program may want to know."""

    id: str
    title: str
    body: str
    url: str
    data: dict[str, Any]


def request(style: str, said: Said, secret: bytes, now: int) -> tuple[dict[str, str], bytes]:
    """The headers and the body of a webhook."""
    body = orjson.dumps(_body(style, said))
    seconds = str(now // 1000)
    signed = hmac.new(secret, f"{said.id}.{seconds}.".encode() + body, hashlib.sha256).digest()
    return {
        "Content-Type": "application/json",
        "webhook-id": said.id,
        "webhook-timestamp": seconds,
        "webhook-signature": f"v1,{b64encode(signed).decode()}",
    }, body


def _body(style: str, said: Said) -> dict[str, Any]:
    plain = f"{said.title}: {said.body}\n{said.url}"
    match style:
        case "discord":
            # Names are people's own: none of them shall call a whole channel.
            return {"content": plain, "allowed_mentions": {"parse": []}}
        case "slack":
            marks = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
            return {"text": plain.translate(marks)}
        case "matrix":
            return {"text": plain, "username": "Tegel"}
        case _:
            return {
                "type": f"tegel.{said.data['kind']}",
                "id": said.id,
                "title": said.title,
                "body": said.body,
                "url": said.url,
                "data": said.data,
            }
