"""The page is served beside the API, and every place in it can be opened directly."""

import gzip
import json
import struct
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from tegel.server import packs
from tegel.server.guard.headers import SecurityHeaders
from tegel.server.page import PUBLIC, advice, missing, show_page


@pytest.fixture
def built(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-abc.js").write_text("let a")
    (tmp_path / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(b"let a"))
    (tmp_path / "assets" / "index-abc.js.br").write_bytes(b"\x8f\x02\x80let a\x03")
    (tmp_path / "assets" / "letters-abc.woff2").write_bytes(b"wOF2")
    (tmp_path / "index.html").write_text("<title>Tegel</title>")
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(b"<title>Tegel</title>"))
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path.parent / "secret.txt").write_text("secret")
    app = FastAPI()

    @app.get("/api/health")
    def health() -> str:  # pyright: ignore[reportUnusedFunction]
        return "fine"

    show_page(app, tmp_path)
    return TestClient(app)


@pytest.mark.parametrize("path", ["/", "/t/abc_-9", "/replay", "/learn/azul", "/no/such/place"])
def test_every_place_in_the_page_is_the_page(built: TestClient, path: str) -> None:
    answer = built.get(path)
    assert "<title>Tegel" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_in_their_name_are_kept_for_ever(built: TestClient) -> None:
    answer = built.get("/assets/index-abc.js")
    assert answer.text == "let a"
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    ("takes", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=1.0, br;q=0", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_what_is_text_goes_packed_to_who_takes_it_so(
    built: TestClient, takes: str, sent: str | None
) -> None:
    with built.stream("GET", "/assets/index-abc.js", headers={"Accept-Encoding": takes}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert int(answer.headers["content-length"]) == len(body)
    assert "immutable" in answer.headers["cache-control"]
    if sent != "br":
        assert (gzip.decompress(body) if sent else body) == b"let a"


def test_what_is_packed_in_itself_is_sent_as_it_is(built: TestClient) -> None:
    answer = built.get("/assets/letters-abc.woff2", headers={"Accept-Encoding": "gzip, br"})
    assert "content-encoding" not in answer.headers
    assert answer.content == b"wOF2"


def test_what_was_sent_once_is_sent_again_in_each_way_that_is_asked_for(built: TestClient) -> None:
    for takes in ("gzip", "identity", "br;q=0, gzip", "x-unknown") * 2:
        answer = built.get("/assets/index-abc.js", headers={"Accept-Encoding": takes})
        assert answer.text == "let a"
        assert answer.headers.get("content-encoding") == ("gzip" if "gzip" in takes else None)
    part = built.get(
        "/assets/index-abc.js", headers={"Range": "bytes=0-2", "Accept-Encoding": "identity"}
    )
    assert (part.status_code, part.text) == (206, "let")
    assert built.get("/assets/index-xyz.js").status_code == 404
    assert built.post("/assets/index-abc.js").status_code == 405


@pytest.mark.parametrize("takes", ["gzip", "identity"])
def test_what_a_browser_has_is_not_sent_again(built: TestClient, takes: str) -> None:
    headers = {"Accept-Encoding": takes}
    tag = built.get("/learn", headers=headers).headers["etag"]
    again = built.get("/learn", headers={**headers, "If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["vary"] == "Accept-Encoding"
    other = {"gzip": "identity", "identity": "gzip"}[takes]
    assert built.get("/learn", headers={"Accept-Encoding": other}).headers["etag"] != tag


def test_the_api_is_not_hidden_by_the_page(built: TestClient) -> None:
    assert built.get("/api/health").json() == "fine"
    assert built.get("/api/none").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/robots.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
    ],
)
def test_nothing_else_is_served(built: TestClient, path: str) -> None:
    answer = built.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_a_phone_finds_the_icons_that_it_wants_before_it_installs_a_page() -> None:
    public = Path(__file__).parents[2] / "web" / "public"
    assert {file.name for file in public.iterdir()} == PUBLIC
    manifest = json.loads((public / "manifest.webmanifest").read_text(encoding="utf-8"))
    found: set[tuple[str, str]] = set()
    for one in manifest["icons"]:
        if one["type"] == "image/png":
            # A PNG begins with its mark, and its first piece with how wide and high it is.
            head = (public / one["src"]).read_bytes()[:24]
            assert head[:8] == b"\x89PNG\r\n\x1a\n"
            assert one["sizes"] == "{}x{}".format(*struct.unpack(">II", head[16:24]))
        found.add((one["sizes"], one["purpose"]))
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= found
    assert manifest["display"] == "standalone", "an iPhone tells of nothing else"


def test_without_a_built_page_it_says_how_to_build_one(tmp_path: Path) -> None:
    app = FastAPI()
    show_page(app, tmp_path)
    client = TestClient(app)
    assert "launch.py page" in client.get("/").text
    assert client.get("/t/abc").status_code == 404
    assert missing(tmp_path) == f"there is no page: {advice()}"


def test_what_is_no_source_tree_is_not_told_to_build_one(tmp_path: Path) -> None:
    assert "launch.py" not in advice(tmp_path)
    assert "pip install" in advice(tmp_path)
    (tmp_path / "launch.py").touch()
    assert "python3 launch.py page builds it" in advice(tmp_path)


def test_where_there_is_a_page_nothing_is_missing(built: TestClient, tmp_path: Path) -> None:
    assert missing(tmp_path) is None


def test_a_site_is_lent_whole_and_never_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lent = tmp_path / "lent"
    (lent / "pack-01").mkdir(parents=True)
    (lent / "assets").mkdir()
    files = {
        "index.html": "page",
        "keeper.js": "keeps",
        "assets/hand-1.js": "",
        "pack-01/games": "",
    }
    for name, text in files.items():
        (lent / name).write_text(text)
    monkeypatch.setattr(packs, "FOLDER", lent)
    app = FastAPI()
    app.add_middleware(SecurityHeaders)
    show_page(app, tmp_path)
    browser = TestClient(app)
    assert browser.get("/pocket/").text == "page"
    for name in files:
        answer = browser.get(f"/pocket/{name}")
        is_named = name.startswith(("assets", "pack"))
        assert ("immutable" in answer.headers["cache-control"]) == is_named, name
        runs = "wasm-unsafe-eval" in answer.headers["content-security-policy"]
        assert runs == (name == "assets/hand-1.js")
    assert browser.get("/pocket/none.js").status_code == 404
    assert "/pocket/" in browser.get("/along.js").text
