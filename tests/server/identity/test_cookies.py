"""Sessions: what we signed reads back, until it is too old; nothing else reads at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.responses import Response

from tegel.server.identity.cookies import (
    LONGEST,
    NAME,
    TOLERANCE,
    YEAR,
    Session,
    attributes,
    fresh_key,
    read,
    sign,
)

KEY, OTHER = b"k" * 32, b"o" * 32
NOW = 1_767_225_600
GOOD = sign(KEY, "p4Xw9c", 3, NOW)

keys = st.binary(min_size=32, max_size=64)
players = st.from_regex("[A-Za-z0-9_-]{1,64}", fullmatch=True)
times = st.integers(0, 10**12 - 1)


@given(keys, players, st.integers(0, 10**10 - 1), times)
def test_what_was_signed_reads_back(key: bytes, player: str, epoch: int, issued: int) -> None:
    value = sign(key, player, epoch, issued)
    assert read([key], value, issued) == Session(player, epoch, issued)
    assert len(value) <= LONGEST


def test_the_form_stays_as_it_is_or_everybody_is_thrown_out() -> None:
    # printf 'tegel session 1.p4Xw9c.3.1767225600' | openssl dgst -sha256 -hmac kkk… -binary
    assert GOOD == "1.p4Xw9c.3.1767225600.YjGeJMsEEbOlaSdoXKUAcMWm8Jl0OP23z0x9Vbg0ipk"


@given(st.integers(0, len(GOOD) - 1), st.characters(), st.sampled_from(["", "insert", "delete"]))
def test_any_changed_character_is_noticed(at: int, new: str, how: str) -> None:
    if not how and new == GOOD[at]:
        new = "~"
    kept = at if how == "insert" else at + 1
    assert read([KEY], GOOD[:at] + ("" if how == "delete" else new) + GOOD[kept:], NOW) is None


def test_every_other_digit_at_the_end_is_noticed() -> None:
    # Four ways to write the last digit stand for the same bytes.
    ends = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    good = [end for end in ends if read([KEY], GOOD[:-1] + end, NOW)]
    assert good == [GOOD[-1]]


@given(st.text(st.characters(), max_size=300))
def test_nonsense_is_nobody(value: str) -> None:
    assert read([KEY], value, NOW) is None


MAC = GOOD.rpartition(".")[2]


@pytest.mark.parametrize(
    "value",
    [
        "",
        ".",
        "....",
        f"2.p4Xw9c.3.{NOW}.{MAC}",
        f"1.p4Xw9c.3.{NOW}.",
        f"1.p4Xw9c.3.{NOW}",
        f"1.p4Xw9c.03.{NOW}.{MAC}",
        f"1.p4Xw9c.-3.{NOW}.{MAC}",
        f"1.p4Xw9c.٣.{NOW}.{MAC}",
        f"1.p4Xw9c.3.{NOW}.{MAC}=",
        f"1..3.{NOW}.{MAC}",
        f"{GOOD}\n",
        f" {GOOD}",
        GOOD + "A" * 10**6,
        "\ud800",
        "1." + "9" * 10**5,
    ],
    ids=lambda value: ascii(value)[:30],
)
def test_what_is_malformed_is_nobody(value: str) -> None:
    assert read([KEY], value, NOW) is None


def test_parts_cannot_move_into_one_another() -> None:
    value = sign(KEY, "p", 31, 41)
    assert read([KEY], value.replace("p.31", "p3.1"), 41) is None
    assert read([KEY], value.replace("31.41", "3.141"), 141) is None


def test_another_key_is_not_ours_but_the_previous_one_still_is() -> None:
    assert read([OTHER], GOOD, NOW) is None
    assert read([], GOOD, NOW) is None
    assert read([OTHER, KEY], GOOD, NOW) == read([KEY], GOOD, NOW) == Session("p4Xw9c", 3, NOW)


@pytest.mark.parametrize(
    ("later", "is_good"),
    [
        (0, True),
        (YEAR, True),
        (YEAR + 1, False),
        (-TOLERANCE, True),
        (-TOLERANCE - 1, False),
        (-YEAR, False),
        (0.5, True),
    ],
)
def test_a_session_lasts_a_year_and_none_comes_from_the_future(later: float, is_good: bool) -> None:
    assert (read([KEY], GOOD, NOW + later) is not None) == is_good


def test_a_session_lasts_as_long_as_is_asked() -> None:
    assert read([KEY], GOOD, NOW + 10, max_age=10)
    assert not read([KEY], GOOD, NOW + 11, max_age=10)


@pytest.mark.parametrize(
    ("player", "epoch", "issued"),
    [("", 0, 0), ("a.b", 0, 0), ("a" * 65, 0, 0), ("ä", 0, 0), ("a", -1, 0), ("a", 0, 10**12)],
)
def test_what_could_not_be_read_back_is_not_signed(player: str, epoch: int, issued: int) -> None:
    with pytest.raises(ValueError, match="a session is of a player's id"):
        sign(KEY, player, epoch, issued)


@pytest.mark.parametrize("key", [b"", b"k" * 31])
def test_a_key_that_could_be_guessed_is_refused(key: bytes) -> None:
    with pytest.raises(ValueError, match="a key has at least 32 bytes"):
        sign(key, "p", 0, 0)
    with pytest.raises(ValueError, match="a key has at least 32 bytes"):
        read([key], GOOD, NOW)


def test_a_fresh_key_signs_and_is_fresh() -> None:
    key = fresh_key()
    assert read([key], sign(key, "p", 0, NOW), NOW)
    assert key != fresh_key()


@pytest.mark.parametrize("is_https", [True, False])
def test_the_cookie_is_kept_from_scripts_and_other_sites_and_is_secure_over_https(
    is_https: bool,
) -> None:
    response = Response()
    response.set_cookie(NAME, GOOD, **attributes(is_https))
    value, *found = response.headers["set-cookie"].split("; ")
    assert value == f"tegel={GOOD}"
    wanted = ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax"]
    assert sorted(found) == wanted + ["Secure"] * is_https
