"""Sending e-mail, where a host has a server for it: by threads, so that nobody waits."""

import asyncio
import random
import smtplib
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from functools import partial
from threading import BoundedSemaphore
from typing import Literal

import structlog

from tegel.core.errors import BadOptions, TegelError

log = structlog.get_logger()

Tls = Literal["starttls", "tls", "none"]
PORTS = {"starttls": 587, "tls": 465, "none": 25}
TIMEOUT = 15.0  # seconds without a word of the other server
WAITING = 200  # messages; more are not taken
SOON = (0.5, 2.0)  # seconds until one that was asked for goes out
LONGEST = 254


class Unsent(TegelError):
    """The mail server did not take a message: nobody has got it."""


@dataclass(frozen=True)
class Mailer:
    """The mail server of a host, as it has to be spoken to."""

    host: str
    sender: str
    port: int = 587
    tls: Tls = "starttls"
    user: str = ""
    password: str = field(default="", repr=False)

    def __post_init__(self) -> None:
        if not is_address(self.sender):
            raise BadOptions(f"a sender is an address, tegel@example.org, not {self.sender!r}")


class Post:
    """Messages on their way."""

    def __init__(self, mailer: Mailer) -> None:
        self._mailer = mailer
        self._threads = ThreadPoolExecutor(2, "post")
        self._room = BoundedSemaphore(WAITING)

    def send(self, to: str, subject: str, text: str) -> None:
        """Send a message, in a while. That it could not be sent is only logged.

        Whoever asked for it is answered by then: how long that takes tells not whether there was
        anything to send.
        """
        if not self._room.acquire(blocking=False):
            log.error("mail_failed", reason="too many messages wait")
            return
        message = partial(letter, self._mailer.sender, to, subject, text)
        later = asyncio.get_running_loop().call_later
        later(random.uniform(*SOON), self._begin, message)

    async def deliver(
        self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None
    ) -> None:
        """Send a message now; `Unsent` if it could not be."""
        try:
            message = letter(self._mailer.sender, to, subject, text)
            for name, value in (headers or {}).items():
                message[name] = value
        except ValueError:  # who writes two lines where one is, wants to write headers
            raise Unsent("a header is one line") from None
        if not self._room.acquire(blocking=False):
            raise Unsent("too many messages wait")
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._speak, message)
        except (OSError, smtplib.SMTPException) as error:
            raise Unsent(type(error).__name__) from None
        finally:
            self._room.release()

    def close(self) -> None:
        """Send what is under way, and no more."""
        self._threads.shutdown(cancel_futures=True)

    def _begin(self, message: Callable[[], EmailMessage]) -> None:
        with suppress(RuntimeError):  # the server ends meanwhile
            self._threads.submit(self._deliver, message)

    def _deliver(self, message: Callable[[], EmailMessage]) -> None:
        try:
            self._speak(message())
        except (OSError, smtplib.SMTPException) as error:
            # Not what the server said: it may name the address.
            log.error("mail_failed", server=self._mailer.host, reason=type(error).__name__)
        finally:
            self._room.release()

    def _speak(self, message: EmailMessage) -> None:
        one, context = self._mailer, ssl.create_default_context()
        if one.tls == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                one.host, one.port, timeout=TIMEOUT, context=context
            )
        else:
            server = smtplib.SMTP(one.host, one.port, timeout=TIMEOUT)
        with server:
            if one.tls == "starttls":
                server.starttls(context=context)
            if one.user:
                server.login(one.user, one.password)
            server.send_message(message)


def letter(sender: str, to: str, subject: str, text: str) -> EmailMessage:
    """A message; `ValueError` if a header would hold more than one line."""
    message = EmailMessage(policy=SMTP)
    message["From"] = Address("Tegel", addr_spec=sender)
    message["To"] = Address(addr_spec=to)
    message["Subject"] = subject
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = make_msgid(domain=sender.partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"  # nobody's holiday answers it
    message.set_content(text)
    return message


def is_address(text: str) -> bool:
    """Whether a text is one plain e-mail address, and nothing that could end a header."""
    name, at, domain = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' "(),:;<>[]\\')
    return (
        bool(at and name)
        and plain
        and len(text) <= LONGEST
        and "@" not in name
        and "." in domain
        and all(part and part.strip("-") == part for part in domain.split("."))
        and all(name.split("."))
    )
