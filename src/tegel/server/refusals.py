"""What is answered to who asks for what can't be: a code for programs, a message for people."""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from tegel.server.tables.commands import Refused

# The status of each refusal; all others are conflicts with how the table is.
CONFLICT = 409
STATUS: Mapping[str, int] = {
    "no_player": 401,
    "wrong_login": 401,
    "no_hint": 403,
    "not_host": 403,
    "own_table": 403,
    "bots_alone": 403,
    "no_account": 403,
    "not_yours": 403,
    "not_met": 403,
    "not_warden": 403,
    "banned": 403,
    "muted": 403,
    "in_play": 403,
    "no_place": 404,
    "no_table": 404,
    "no_token": 404,
    "no_block": 404,
    "no_invitation": 404,
    "no_puzzle": 404,
    "no_report": 404,
    "no_tournament": 404,
    "not_found": 404,
    "bad_method": 405,
    "bad_type": 415,
    "bad_address": 422,
    "bad_clock": 422,
    "bad_level": 422,
    "bad_login": 422,
    "bad_name": 422,
    "bad_nonce": 422,
    "bad_options": 422,
    "bad_password": 422,
    "bad_position": 422,
    "bad_record": 422,
    "bad_request": 422,
    "bad_seats": 422,
    "bad_text": 422,
    "bad_tournament": 422,
    "illegal": 422,
    "no_plan": 422,
    "no_seat": 422,
    "no_device": 404,
    "no_passkey": 404,
    "no_person": 404,
    "no_link": 404,
    "not_fresh": 403,
    "no_guests": 403,
    "by_invitation": 403,
    "house_closed": 403,
    "bad_passkey": 422,
    "bad_mail": 422,
    "wrong_code": 401,
    "wrong_passkey": 401,
    "rated": 422,
    "too_fast": 429,
    "too_many": 429,
    "unavailable": 503,
}


class RecordRefusal(TypedDict):
    """Where a game file is wrong (`BadRecord`): books of words say it (`bad-record-line`)."""

    kind: Literal["line"]
    line: int


class Problem(TypedDict):
    """A refusal: it changed nothing."""

    code: str
    message: str
    refusal: NotRequired[dict[str, Any]]  # why, as data: which rule forbids it, what it is about
    field: NotRequired[str]  # of a position: which of its fields is wrong


def status_of(refusal: Refused) -> int:
    """By which number HTTP knows it."""
    return STATUS.get(refusal.code, CONFLICT)


def problem(refusal: Refused) -> Problem:
    """What is answered."""
    answer = Problem(code=refusal.code, message=str(refusal))
    if refusal.refusal is not None:
        answer["refusal"] = dict(refusal.refusal)
    if refusal.field is not None:
        answer["field"] = refusal.field
    return answer
