"""What a server refuses is said to people in their language, and why as well."""

import re
from typing import Any, get_args, get_type_hints

import pytest

from tegel.core import shelf
from tegel.core.why import in_english
from tegel.core.words import book as words_of
from tegel.server.guard.outward import AddressRefusal
from tegel.server.http.openapi import OwnRefusal
from tegel.server.refusals import RecordRefusal
from tegel.server.tables.plan import PlanRefusal
from tegel.tournaments.plan import TournamentRefusal
from tegel.tournaments.tournament import EntryRefusal
from tests.words.books import book, python, typescript, values_of, whole

BOOKS = ("common", "page", "club")
# By their codes, what is told of each and how its reasons begin.
TOLD: dict[str, Any] = {
    "bad-address": AddressRefusal,
    "bad-record": RecordRefusal,
    "bad-tournament": TournamentRefusal,
    "no-entry": EntryRefusal,
    "no-plan": PlanRefusal,
}
# What no page asks for in such a way: whoever is told that writes programs.
FOR_PROGRAMS = {
    *("away", "bad_clock", "bad_level", "bad_nonce", "bad_request", "bad_seats", "bad_type"),
    *("enough_tokens", "in_use", "no_block", "no_seat", "no_token", "not_away", "not_bot"),
    *("not_missed", "not_ours", "not_there", "time_left"),
}


def kinds(told: Any) -> set[str]:
    """The kinds of reasons that there are."""
    return {*get_args(get_type_hints(told)["kind"])}


def known() -> dict[str, str]:
    """In which of the books each message stands."""
    return {key: part for part in BOOKS for key in book(part, "en")}


def test_all_that_is_told_as_data_is_looked_through_here() -> None:
    assert {*TOLD.values()} == {*get_args(OwnRefusal)}


@pytest.mark.parametrize("code", TOLD)
def test_each_reason_has_words_and_no_other_words_are_there(code: str) -> None:
    written = {key for key in known() if key.startswith(f"{code}-")}
    assert written == {f"{code}-{kind}" for kind in kinds(TOLD[code])}


@pytest.mark.parametrize("code", TOLD)
@pytest.mark.parametrize("language", shelf.languages())
def test_a_reason_needs_nothing_but_what_is_told(code: str, language: str) -> None:
    told = {*get_type_hints(TOLD[code])} - {"kind"}
    for key in (f"{code}-{kind}" for kind in kinds(TOLD[code])):
        part = known()[key]
        messages = {**book("common", language), **book(part, language)}
        needed = whole(messages[key], messages)
        assert needed.variables <= told, key
        for values in values_of(needed):
            assert "{" not in words_of(language, "common", part)(key, **values)


def test_every_refusal_has_a_sentence_for_people_or_is_for_programs_alone() -> None:
    source = python("server", "pocket")
    raised = {*re.findall(r'\bRefused(?:\.of)?\(\s*"([a-z_]+)"', source)}
    raised |= {*re.findall(r'\brefuse\(\s*scope, send, \d+, "([a-z_]+)"', source)}
    said = {
        key.removeprefix("refused-").replace("-", "_")
        for part in (*BOOKS, "along")
        for key in book(part, "en")
        if key.startswith("refused-")
    }
    assert len(raised) > 80
    assert sorted(raised - said - FOR_PROGRAMS) == []
    assert sorted(FOR_PROGRAMS & said) == []


def test_no_page_shows_a_server_s_own_words_but_by_the_one_place_that_minds_the_language() -> None:
    """`parts/wrong.ts` quotes them to who reads English alone; see its own tests."""
    quoted = [
        line.strip()
        for line in typescript().splitlines()
        if re.search(r"\b(error|refused|refusal|problem|e)\??\.message\b", line)
    ]
    assert len(quoted) == 1
    assert "settings.language === 'en'" in quoted[0]


@pytest.mark.parametrize("language", [one for one in shelf.languages() if one != "en"])
def test_a_reason_in_another_language_is_not_the_english_one(language: str) -> None:
    for code, told in TOLD.items():
        for kind in kinds(told):
            part = known()[f"{code}-{kind}"]
            own, english = (
                words_of(one, "common", part)(f"{code}-{kind}", **SAMPLE)
                for one in (language, "en")
            )
            assert own != english


# A value for each that is told anywhere.
SAMPLE = {
    "given": 9,
    "most": 3,
    "line": 1,
    "move": 2,
    "choices": ["swiss", "arena"],
    "ports": [443, 8443],
}


def test_programs_are_told_why_in_english() -> None:
    told = {"kind": "rounds", "most": 30, "given": 40}
    assert in_english("bad_tournament", told) == "there are 1 to 30 rounds, not 40"
    with pytest.raises(KeyError):
        in_english("bad_tournament", {"kind": "weather"})
