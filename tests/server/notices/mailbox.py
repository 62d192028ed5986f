"""A mail server that takes what is sent to it: as much of SMTP as a sender speaks."""

import socketserver
import threading
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage


@dataclass
class Mailbox:
    """What came, and whether more is taken."""

    port: int = 0
    mails: list[tuple[str, EmailMessage]] = field(default_factory=list[tuple[str, EmailMessage]])
    is_full: bool = False


@contextmanager
def taking() -> Generator[Mailbox]:
    """A mail server, for a while."""
    box = Mailbox()

    class Handler(socketserver.StreamRequestHandler):
        def say(self, line: str) -> None:
            self.wfile.write(f"{line}\r\n".encode())

        def handle(self) -> None:
            self.say("220 here")
            to = ""
            for raw in self.rfile:
                word = raw.decode("latin-1").strip()
                match word.split(" ")[0].split(":")[0].upper():
                    case "RCPT":
                        to = word.partition(":")[2].strip("<> ")
                        self.say("452 full" if box.is_full else "250 well")
                    case "DATA":
                        self.say("354 go on")
                        lines: list[bytes] = []
                        while (line := self.rfile.readline()) != b".\r\n":
                            lines.append(line.removeprefix(b"."))
                        mail = message_from_bytes(b"".join(lines), policy=policy.default)
                        assert isinstance(mail, EmailMessage)
                        box.mails.append((to, mail))
                        self.say("250 taken")
                    case "QUIT":
                        self.say("221 bye")
                        return
                    case _:
                        self.say("250 well")

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True
        allow_reuse_address = True

    with Server(("127.0.0.1", 0), Handler) as server:
        box.port = server.server_address[1]
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield box
        finally:
            server.shutdown()
