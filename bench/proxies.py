"""Tegel behind nginx and Caddy, with TLS: the configurations of the handbook, tried.

    python bench/proxies.py

Starts a server, both proxies with a certificate made for the moment, and a client, all on this
machine; says what was checked, and fails if anything is not as the handbook promises.
"""

import json
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

HANDBOOK = Path(__file__).parents[1] / "docs" / "hosting.md"
NEEDED = ("nginx", "caddy", "openssl")
VISITOR = "127.0.0.7"  # where the client is at home; the proxies are at 127.0.0.1
PATIENCE = 60.0


def main() -> int:
    """Try both; 0 if all is well."""
    lacking = [name for name in NEEDED if shutil.which(name) is None]
    if lacking:
        print(f"missing here: {', '.join(lacking)} (Debian has packages of these names)")
        return 1
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        certificate(folder)
        for proxy in (nginx, caddy):
            front, back = free_port(), free_port()
            with serving(folder, back) as server, running(proxy(folder, front, back), front):
                visit = Visit(front, folder / "cert.pem", folder / f"{back}.log")
                for check in CHECKS:
                    check(visit)
                    print(f"{proxy.__name__}: {(check.__doc__ or '').rstrip('.')}", flush=True)
                comes_back(visit, server)
                print(f"{proxy.__name__}: a server that ends tells live connections to come back")
    return 0


# --- What is started ---


def certificate(folder: Path) -> None:
    """A certificate for this machine, for a day."""
    words = [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "1",
    ]
    words += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run(["openssl", *words, *files], check=True, capture_output=True)


def block(language: str, heading: str) -> str:
    """A listing of the handbook: the first one after some words."""
    text = HANDBOOK.read_text(encoding="utf-8")
    found = re.search(rf"```{language}\n(.*?)```", text[text.index(heading) :], re.DOTALL)
    assert found, f"{HANDBOOK} has no listing after {heading!r}"
    return found[1]


def nginx(folder: Path, front: int, back: int) -> list[str]:
    """The handbook's site for nginx, at ports of ours."""
    site = block("nginx", "A whole site for nginx")
    for theirs, ours in {
        "listen 443 ssl": f"listen 127.0.0.1:{front} ssl",
        "tegel.example.org": "localhost",
        "/etc/ssl/tegel/fullchain.pem": str(folder / "cert.pem"),
        "/etc/ssl/tegel/privkey.pem": str(folder / "key.pem"),
        "127.0.0.1:8001": f"127.0.0.1:{back}",
    }.items():
        assert theirs in site, f"the site has no {theirs!r} any more"
        site = site.replace(theirs, ours)
    places = "\n".join(
        f"{kind}_temp_path {folder / kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    conf = folder / "nginx.conf"
    conf.write_text(
        f"daemon off; pid {folder / 'nginx.pid'}; error_log stderr warn;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{places}\n{site}\n}}\n"
    )
    return ["nginx", "-e", "stderr", "-c", str(conf)]


def caddy(folder: Path, front: int, back: int) -> list[str]:
    """The handbook's Caddyfile, with a certificate of ours."""
    _, *lines = block("", "Its whole `Caddyfile`").strip().splitlines()
    body = "\n".join(lines).replace("127.0.0.1:8001", f"127.0.0.1:{back}")
    conf = folder / "Caddyfile"
    conf.write_text(
        "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
        f"https://localhost:{front} {{\n\tbind 127.0.0.1\n"
        f"\ttls {folder / 'cert.pem'} {folder / 'key.pem'}\n{body}\n}}\n"
    )
    return ["caddy", "run", "--config", str(conf), "--adapter", "caddyfile"]


@contextmanager
def serving(folder: Path, port: int) -> Generator[subprocess.Popen[bytes]]:
    """A server that believes the proxy."""
    words = ["serve", "--port", str(port), "--proxy", "127.0.0.1", "--thinkers", "1"]
    words += ["--database", f"sqlite:///{folder / f'{port}.db'}"]
    with (folder / f"{port}.log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "tegel", *words], stdout=subprocess.PIPE, stderr=log
        )
    try:
        assert server.stdout is not None
        assert server.stdout.readline().startswith(b"Tegel is at ")
        yield server
    finally:
        server.terminate()
        server.wait(PATIENCE)


@contextmanager
def running(command: list[str], port: int) -> Generator[None]:
    """A proxy that listens."""
    proxy = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                if proxy.poll() is not None or time.monotonic() > until:
                    said = proxy.communicate()[1].decode(errors="replace")
                    raise SystemExit(f"{command[0]} did not start:\n{said}") from None
                time.sleep(0.1)
        yield
    finally:
        proxy.terminate()
        proxy.communicate(timeout=PATIENCE)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


# --- What is checked ---


class Visit:
    """A browser, as far as it matters: at an address of its own, and with cookies."""

    def __init__(self, port: int, authority: Path, log: Path) -> None:
        self.trust = ssl.create_default_context(cafile=authority)
        self.origin = f"https://localhost:{port}"
        self.log = log
        transport = httpx2.HTTPTransport(verify=self.trust, local_address=VISITOR)
        self.http = httpx2.Client(
            base_url=self.origin, headers={"Origin": self.origin}, transport=transport
        )

    @contextmanager
    def live(self) -> Generator[Any]:
        """A live connection."""
        cookie = self.http.cookies.get("tegel")
        with connect(
            self.origin.replace("https", "wss") + "/api/live",
            ssl=self.trust,
            source_address=(VISITOR, 0),
            additional_headers={"Cookie": f"tegel={cookie}", "Origin": self.origin},
        ) as socket:
            assert json.loads(socket.recv(PATIENCE))["type"] == "hello"
            yield socket


def shows_page(visit: Visit) -> None:
    """The page and the API are served, and metrics are not."""
    assert "<title>Tegel" in visit.http.get("/").text
    assert visit.http.get("/api/health").json()["status"] == "ok"
    assert visit.http.get("/metrics").status_code == 403


def keeps_cookies_safe(visit: Visit) -> None:
    """Cookies are marked Secure, and browsers are told to stay with https."""
    answer = visit.http.post("/api/players", json={"name": "Anna"})
    assert answer.status_code == 201, answer.text
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "max-age" in answer.headers["strict-transport-security"]
    assert visit.http.get("/api/me").json()["name"] == "Anna"


def minds_origins(visit: Visit) -> None:
    """Pages of other sites, and of this one without https, change nothing."""
    for origin in ("https://evil.test", visit.origin.replace("https", "http"), "http://["):
        answer = visit.http.post("/api/players", json={}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


def sees_addresses(visit: Visit) -> None:
    """Clients are told apart by their own addresses, whatever they claim."""
    for _ in range(3):
        visit.http.get("/api/games", headers={"X-Forwarded-For": "203.0.113.9"})
    lines = [json.loads(line) for line in visit.log.read_text().splitlines() if line[0] == "{"]
    seen = {line["client"] for line in lines if line["event"] == "request"}
    assert seen == {VISITOR}, seen


def plays_live(visit: Visit) -> None:
    """A game is played over a live connection."""
    me = {"kind": "me"}
    made = visit.http.post("/api/tables", json={"game": "azul", "seats": [me, me]}).json()
    with visit.live() as live:
        live.send(json.dumps({"type": "follow", "table": made["table"]}))
        view: Any = None
        while view is None:
            view = json.loads(live.recv(PATIENCE)).get("view")
        game = view["view"]
        do = {"kind": "play", "seat": game["turn"], "move": game["moves"][0]["move"]}
        head = {"type": "command", "table": made["table"], "expected": made["number"]}
        live.send(json.dumps(head | {"id": "mine", "do": do}))
        kinds: list[str] = []
        while "accepted" not in kinds:
            kinds.append(json.loads(live.recv(PATIENCE))["type"])
        assert "event" in kinds or json.loads(live.recv(PATIENCE))["type"] == "event"


def comes_back(visit: Visit, server: subprocess.Popen[bytes]) -> None:
    """A server that ends tells live connections to come back."""
    with visit.live() as live:
        server.terminate()
        with suppress(ConnectionClosed):
            while True:
                live.recv(PATIENCE)
        assert live.close_code == 1012, live.close_code


CHECKS: list[Callable[[Visit], None]] = [
    shows_page,
    keeps_cookies_safe,
    minds_origins,
    sees_addresses,
    plays_live,
]

if __name__ == "__main__":
    sys.exit(main())
