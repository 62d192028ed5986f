"""Ways back: recovery codes, codes by e-mail, links of wardens; and ways that are none."""

import re
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tegel.server import post as posting
from tegel.server.app import create_app
from tegel.server.identity import recovery
from tegel.server.post import Mailer, Post
from tegel.server.site import Settings
from tegel.server.store.store import Job
from tests.server.databases import new_file
from tests.server.letters import Letters, letterbox

from .helpers import House, Visitor, refused
from .test_accounts import PASSWORD, account, log_in
from .test_reports import warden

WRONG = (401, "wrong_code")
SENDER = "tegel@example.org"


def codes(visitor: Visitor) -> list[str]:
    answer = visitor.post("/api/me/codes")
    assert answer.status_code == 201, answer.text
    found: list[str] = answer.json()["codes"]
    return found


def come(visitor: Visitor, code: str) -> Any:
    return visitor.post("/api/sessions/code", json={"code": code})


# --- Recovery codes ---


def test_who_has_lost_all_comes_back_by_a_code_once_and_chooses_a_password(house: House) -> None:
    anna = account(house, "forgetful")
    printed = codes(anna)
    assert len(set(printed)) == recovery.IN_A_SET
    assert anna.get("/api/me/ways").json()["codes"] == recovery.IN_A_SET
    back = house.visitor()
    typed = printed[3].upper().replace("-", " ")
    assert come(back, typed).json() == {"name": "Anna", "login": "forgetful"}
    assert refused(come(house.visitor(), printed[3])) == WRONG
    assert back.get("/api/me/ways").json()["codes"] == recovery.IN_A_SET - 1
    assert back.put("/api/me/password", json={"new": "battery staple"}).status_code == 200
    assert refused(anna.get("/api/me")) == (401, "no_player")
    log_in(house, "forgetful", "battery staple")


def test_a_new_set_replaces_the_old_one_and_no_code_is_kept_as_it_is(house: House) -> None:
    anna = account(house, "printer")
    old, new = codes(anna), codes(anna)
    assert refused(come(house.visitor(), old[0])) == WRONG
    assert come(house.visitor(), new[0]).status_code == 201
    from sqlalchemy import select

    from tegel.server.store.schema import recovery_codes

    assert anna.portal is not None
    kept = anna.portal.call(
        house.site.store.read, lambda c: str(c.execute(select(recovery_codes)).all())
    )
    assert not any(code in kept or code.replace("-", "") in kept for code in old + new)


@pytest.mark.parametrize(
    "code", ["", "x", "abcd-efgh-jkmn-pqr0", "a" * 17, "é" * 16, "\ud800" * 16]
)
def test_what_is_no_code_opens_nothing(house: House, code: str) -> None:
    sent = house.visitor().request(
        "POST",
        "/api/sessions/code",
        content=b'{"code": "%s"}' % code.encode("ascii", "backslashreplace"),
        headers={"Content-Type": "application/json"},
    )
    assert refused(sent) in (WRONG, (422, "bad_request"))


def test_a_code_that_two_use_at_the_same_moment_works_for_one(house: House) -> None:
    code = codes(account(house, "twins"))[0]
    visitors = [house.visitor() for _ in range(6)]
    with ThreadPoolExecutor(6) as crowd:
        answers = [*crowd.map(lambda one: come(one, code).status_code, visitors)]
    assert sorted(answers) == [201] + [401] * 5


def test_codes_are_not_guessed(house: House) -> None:
    visitor = house.visitor()
    answers = {refused(come(visitor, "abcd-efgh-jkmn-pqrs")) for _ in range(25)}
    assert answers == {WRONG, (429, "too_fast")}


# --- A link of a warden's ---


def test_a_link_of_a_warden_leads_back_once(house: House) -> None:
    account(house, "helpless")
    wanda = warden(house, "helper")
    (person,) = wanda.get("/api/house/people?named=HELPLESS").json()["people"]
    first = wanda.post(f"/api/house/people/{person['id']}/link").json()["word"]
    word = wanda.post(f"/api/house/people/{person['id']}/link").json()["word"]
    no_link = (404, "no_link")
    assert refused(house.visitor().post("/api/sessions/link", json={"word": first})) == no_link
    back = house.visitor()
    assert back.post("/api/sessions/link", json={"word": word}).json()["login"] == "helpless"
    assert refused(house.visitor().post("/api/sessions/link", json={"word": word})) == no_link
    assert back.put("/api/me/password", json={"new": "battery staple"}).status_code == 200
    log_in(house, "helpless", "battery staple")


# --- E-mail ---


@pytest.fixture(scope="module")
def post() -> Generator[Letters]:
    with letterbox() as letters:
        yield letters


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "SOON", (0.0, 0.0))


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, post: Letters) -> Generator[House]:
    mailer = Mailer("127.0.0.1", SENDER, post.port, "none")
    database = new_file(tmp_path_factory.mktemp("mailing"))
    app = create_app(Settings(database, thinkers=1, bot_pace=0, mailer=mailer))
    with TestClient(app) as door:
        yield House(app, door)


def code_in(post: Letters, to: str) -> str:
    """The code in the letter that came to somebody."""
    whom, letter = post.next()
    assert whom == [to]
    assert letter["From"] == f"Tegel <{SENDER}>"
    found = re.search(r"\b[0-9]{6}\b", letter.get_content())
    assert found, letter
    return found[0]


def with_address(house: House, post: Letters, login: str) -> Visitor:
    visitor, address = account(house, login), f"{login}@example.org"
    asked = visitor.post("/api/me/address", json={"address": address})
    assert (asked.status_code, asked.json()) == (202, {})
    confirmed = visitor.put("/api/me/address", json={"code": code_in(post, address)})
    assert confirmed.status_code == 204, confirmed.text
    return visitor


def ask(visitor: Visitor, login: str) -> Any:
    return visitor.post("/api/sessions/mail", json={"login": login})


def test_who_confirmed_an_address_comes_back_by_a_code_that_is_sent_there(
    mailing: House, post: Letters
) -> None:
    anna = with_address(mailing, post, "writer")
    assert anna.get("/api/me/ways").json()["address"] == "w…@example.org"
    for who in ("Writer", "writer@example.org"):
        back = mailing.visitor()
        back.headers["Accept-Language"] = "nl"
        assert ask(back, who).status_code == 202
        code = code_in(post, "writer@example.org")
        # It is of use to nobody but the browser that asked for it.
        thief = mailing.visitor()
        assert refused(thief.put("/api/sessions/mail", json={"code": code})) == (409, "expired")
        came = back.put("/api/sessions/mail", json={"code": f" {code[:3]} {code[3:]} "})
        assert came.json() == {"name": "Anna", "login": "writer"}
        assert refused(back.put("/api/sessions/mail", json={"code": code})) == (409, "expired")


def test_a_code_takes_few_guesses(mailing: House, post: Letters) -> None:
    with_address(mailing, post, "guessed")
    back = mailing.visitor()
    ask(back, "guessed")
    code = code_in(post, "guessed@example.org")
    wrong = ["000000", "111111", "222222", "333333", "444444", "555555"]
    tries = [back.put("/api/sessions/mail", json={"code": one}) for one in wrong if one != code]
    assert [refused(one) for one in tries[:5]] == [WRONG] * 5
    assert refused(back.put("/api/sessions/mail", json={"code": code})) == (409, "expired")
    # Nobody is flooded either: so many letters go to one address, whoever asks.
    for _ in range(12):
        ask(mailing.visitor(), "guessed")
    to = [post.next()[0] for _ in range(3)]  # besides the one that confirmed, and the one above
    assert to == [["guessed@example.org"]] * 3
    assert post.came.empty()


def test_asking_for_a_code_tells_not_whether_there_is_an_account_or_an_address(
    mailing: House, post: Letters, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_address(mailing, post, "known")
    account(mailing, "addressless")
    store = mailing.site.store
    answers, work = [], []
    asking: ContextVar[list[str] | None] = ContextVar("asking", default=None)
    write = store.write

    async def noted(job: Job[Any], table: str = "") -> Any:
        """What the house writes by itself meanwhile does not count."""
        if (jobs := asking.get()) is not None:
            jobs.append(job.__qualname__)
        return await write(job, table)

    monkeypatch.setattr(store, "write", noted)
    for who in ("known", "addressless", "nobody", "nobody@example.org", "no such '\u0000 login"):
        visitor, jobs = mailing.visitor(), list[str]()
        before = asking.set(jobs)
        answer = ask(visitor, who)
        asking.reset(before)
        answers.append((answer.status_code, answer.text, sorted(answer.headers)))
        work.append(jobs)
        guess = refused(visitor.put("/api/sessions/mail", json={"code": "123456"}))
        answers.append((guess[0], guess[1], []))
    assert len(set(map(str, answers[::2]))) == 1
    assert len(set(map(str, answers[1::2]))) == 1
    assert work[0]
    assert all(jobs == work[0] for jobs in work)
    code_in(post, "known@example.org")
    assert post.came.empty()


def test_whoever_asks_for_a_code_is_answered_before_anything_is_sent(
    mailing: House, post: Letters, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So nobody learns from how long it takes whether there was anything to send."""
    with_address(mailing, post, "slow")
    begun: list[object] = []
    monkeypatch.setattr(posting, "SOON", (3600.0, 3600.0))
    monkeypatch.setattr(Post, "_deliver", lambda _, message: begun.append(message))
    assert ask(mailing.visitor(), "slow").status_code == 202
    assert begun == []


def test_no_letter_says_that_the_site_is_called_what_a_stranger_calls_it(
    mailing: House, post: Letters
) -> None:
    with_address(mailing, post, "phished")
    stranger = mailing.visitor()
    stranger.headers.update({"Host": "evil.test", "Origin": "http://evil.test"})
    assert ask(stranger, "phished").status_code == 202
    _, letter = post.next()
    assert "evil" not in letter.get_content()
    assert SENDER.rpartition("@")[2] in letter.get_content()


@pytest.mark.parametrize(
    "address",
    [
        "anna@example.org\r\nBcc: everybody@example.org",
        "anna@example.org\n",
        "anna@example.org, eve@example.org",
        "Anna <anna@example.org>",
        '"a\\"b"@example.org',
        "änna@example.org",
        "anna@localhost",
        "anna@-example-.org",
        "@example.org",
        "a" * 250 + "@example.org",
    ],
)
def test_an_address_is_one_plain_address_and_no_header(
    mailing: House, post: Letters, address: str
) -> None:
    try:
        anna = log_in(mailing, "injector")
    except AssertionError:
        anna = account(mailing, "injector")
    assert refused(anna.post("/api/me/address", json={"address": address})) == (422, "bad_mail")
    assert post.came.empty()


def test_an_address_belongs_to_one_account_which_only_its_owner_learns(
    mailing: House, post: Letters
) -> None:
    with_address(mailing, post, "first")
    second = account(mailing, "second")
    assert second.post("/api/me/address", json={"address": "first@example.org"}).status_code == 202
    code = code_in(post, "first@example.org")
    assert refused(second.put("/api/me/address", json={"code": code})) == (409, "taken")
    assert second.get("/api/me/ways").json()["address"] is None


def test_without_a_mail_server_nothing_is_sent(house: House) -> None:
    assert refused(ask(house.visitor(), "anna")) == (409, "no_mail")
    assert log_in_or(house).get("/api/me/ways").json()["mail"] is False


def log_in_or(house: House) -> Visitor:
    return account(house, "mailless")


def test_a_mail_server_that_is_away_is_logged_and_nobody_waits(
    tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    mailer = Mailer("127.0.0.1", SENDER, 1, "none")
    app = create_app(Settings(new_file(tmp_path_factory.mktemp("away")), thinkers=1, mailer=mailer))
    with TestClient(app) as door:
        anna = account(House(app, door), "unlucky")
        sent = anna.post("/api/me/address", json={"address": "anna@example.org"})
        assert sent.status_code == 202
    out = capsys.readouterr().out
    assert out.count("mail_failed") == 1
    assert "anna@example.org" not in out
    assert PASSWORD not in out
