"""Sending mail, where the host has a mail server."""

import asyncio
import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Literal

from tegel.core.errors import TegelError

PATIENCE = 20.0  # seconds


class Unsent(TegelError):
    """A mail that the mail server did not take."""


@dataclass(frozen=True)
class PostSettings:
    """The host's mail server."""

    host: str
    sender: str
    port: int = 587
    tls: Literal["start", "from the start", "none"] = "start"
    user: str = ""
    password: str = ""


class Post:
    """Sends mails, one at a time."""

    def __init__(self, settings: PostSettings) -> None:
        self._settings = settings
        self._turn = asyncio.Lock()

    async def send(
        self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None
    ) -> None:
        """Send a mail; `Unsent` if it can't be, and then nobody has got it."""
        try:
            mail = self._write(to, subject, text, headers or {})
        except ValueError:
            # Whoever puts a line break there wants to write headers of their own.
            raise Unsent("a subject and an address are one line") from None
        async with self._turn:
            try:
                await asyncio.to_thread(self._send, mail)
            except (OSError, smtplib.SMTPException) as error:
                raise Unsent(f"the mail server did not take it: {type(error).__name__}") from None

    def _write(self, to: str, subject: str, text: str, headers: Mapping[str, str]) -> EmailMessage:
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self._settings.sender, to, subject
        if len(mail["To"].addresses) != 1:
            raise ValueError("one address")
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain="tegel.invalid")
        for name, value in headers.items():
            mail[name] = value
        mail.set_content(text)
        return mail

    def _send(self, mail: EmailMessage) -> None:
        given = self._settings
        if given.tls == "from the start":
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                given.host, given.port, timeout=PATIENCE, context=ssl.create_default_context()
            )
        else:
            line = smtplib.SMTP(given.host, given.port, timeout=PATIENCE)
        with line:
            if given.tls == "start":
                line.starttls(context=ssl.create_default_context())
            if given.user:
                line.login(given.user, given.password)
            line.send_message(mail)
