"""The server keeps to its own description, whatever it is asked."""

from collections.abc import Generator
from copy import deepcopy
from itertools import count
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tegel.bots.levels import LEVELS
from tegel.games import games
from tegel.server.app import create_app
from tegel.server.guard.limits import Limiter
from tegel.server.http import ROUTERS
from tegel.server.site import Settings
from tegel.server.wire.frames import FRAMES
from tests.harness.lockstep import WIDE
from tests.server.databases import new_file
from tests.server.http.helpers import BOT, ME, OPEN, House, opened, play_to_the_end

DAY = 86_400.0
EXAMPLES = 50 if WIDE else 10
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
    negative_data_rejection,
]


def strict(description: dict[str, Any]) -> dict[str, Any]:
    """A description by which nothing may be answered that it does not name."""
    description = deepcopy(description)
    for schema in description["components"]["schemas"].values():
        if "properties" in schema:
            schema.setdefault("additionalProperties", False)
    return description


# Nothing is opened for this: only what the application would be is looked at.
DESCRIPTION = strict(create_app(Settings("sqlite:///nowhere.db")).openapi())
API = schemathesis.openapi.from_dict(DESCRIPTION)
OPERATIONS = {
    found.ok().label: found.ok() for found in API.get_all_operations() if isinstance(found, Ok)
}


class Host:
    """Somebody with an account's worth of things: tables in all states, and a record."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.visitor = house.guest("Anna")
        self.cookie = self.visitor.cookies["tegel"]
        self.tables = [
            self.visitor.set_up(ME, OPEN, public=True)["table"],
            self.visitor.set_up(ME, ME, game="ingenious")["table"],
            self.visitor.set_up(ME, BOT, game="azul_duel")["table"],
            self.visitor.set_up(ME, ME)["table"],
            self.visitor.set_up(ME, ME)["table"],
        ]
        play_to_the_end(self.visitor, self.tables[-2])
        # A record that is soon reviewed, as often as that is asked for.
        for _ in range(3):
            view = self.visitor.look(self.tables[-1])["view"]
            move = view["moves"][0]["move"]
            self.visitor.do(self.tables[-1], kind="play", seat=view["turn"], move=move)
        self.visitor.do(self.tables[-1], kind="resign", seat=0)
        self.record = self.visitor.get(f"/api/tables/{self.tables[-1]}/record").text

    def ask(self, case: Case[Any]) -> Any:
        """Send what was made up, as who we are."""
        sent = case.as_transport_kwargs(base_url=str(self.visitor.base_url))
        answer = self.visitor.request(
            sent["method"],
            sent["url"],
            params=sent.get("params"),
            headers=dict(sent["headers"]),
            json=sent.get("json"),
            content=sent.get("data"),
        )
        self.visitor.cookies.set("tegel", self.cookie)  # some requests change it
        return answer


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Generator[Host]:
    with opened(new_file(tmp_path_factory.mktemp("openapi"))) as house:
        days = count()
        # Between two requests lies a day: nobody asks too often.
        house.site.limits = Limiter(lambda: next(days) * DAY)
        yield Host(house)


def draw_nearer(data: st.DataObject, case: Case[Any], host: Host) -> None:
    """Make of a request that is well-formed one that also makes sense, more often than chance."""
    body: Any = case.body
    if case.path_parameters and "table" in case.path_parameters and data.draw(st.integers(0, 9)):
        table = data.draw(st.sampled_from(host.tables))
        case.path_parameters["table"] = table
        if isinstance(body, dict) and data.draw(st.booleans()):
            body["expected"] = host.visitor.get(f"/api/tables/{table}").json()["number"]
    if isinstance(body, dict) and data.draw(st.booleans()):
        if "record" in body:
            body["record"] = host.record
        if "game" in body:
            body |= {"game": data.draw(st.sampled_from(sorted(games()))), "options": {}}
            for seat in body.get("seats", ()):
                if isinstance(seat, dict) and seat["kind"] == "bot":  # else a name in a file
                    seat["level"] = data.draw(st.sampled_from(sorted(LEVELS)))


@pytest.mark.parametrize("operation", sorted(OPERATIONS))
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_answer_is_as_described_and_none_is_a_server_error(
    operation: str, mode: GenerationMode, host: Host
) -> None:
    if mode is GenerationMode.NEGATIVE and not has_input(operation):
        return  # nothing that it takes can be wrong

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(OPERATIONS[operation].as_strategy(generation_mode=mode), st.data())
    def ask(case: Case[Any], data: st.DataObject) -> None:
        if mode is GenerationMode.POSITIVE:
            draw_nearer(data, case, host)
        answer = host.ask(case)
        # What is too large is refused before anybody sees whether it is right.
        checks = [one for one in CHECKS if one is not negative_data_rejection]
        case.validate_response(answer, checks=checks if answer.status_code == 413 else CHECKS)

    ask()


def has_input(operation: str) -> bool:
    described = OPERATIONS[operation].definition.raw
    return bool(described.get("parameters") or described.get("requestBody"))


@pytest.mark.parametrize("game", sorted(games()))
def test_what_goes_through_the_live_connection_is_as_described(game: str, host: Host) -> None:
    described = validator("LiveServerFrame")
    visitor = host.house.guest("Bert")  # Anna may have logged out
    table = visitor.set_up(ME, ME, game=game)["table"]
    told: list[dict[str, Any]] = []

    def hear(until: str) -> dict[str, Any]:
        told.append(live.receive_json())
        while told[-1]["type"] != until:
            told.append(live.receive_json())
        return told[-1]

    with visitor.live() as live:
        live.send_json({"type": "follow", "table": table})
        shown = hear("snapshot")
        live.send_json({"type": "nonsense"})
        hear("error")
        live.send_json({"type": "ticks", "wanted": True})
        hear("tick")
        view = shown["view"]["view"]
        play = {"kind": "play", "seat": view["turn"], "move": view["moves"][0]["move"]}
        order = {"type": "command", "table": table, "expected": shown["number"]}
        live.send_json(order | {"id": "first", "do": play})
        hear("accepted")
        live.send_json(order | {"id": "second", "do": play})
        hear("refused")
    assert {frame["type"] for frame in told} >= {"hello", "presence", "event"}
    for frame in told:
        described.validate(frame)


@pytest.mark.parametrize(
    "frame",
    [
        {"type": "follow", "table": "t"},
        {"type": "follow", "table": "t", "last": 3, "hash": "0123456789abcdef"},
        {"type": "unfollow", "table": "t"},
        {"type": "beat"},
        {"type": "ticks", "wanted": True},
        {"type": "ticks"},
        {"type": "command", "table": "t", "expected": 1, "id": "x", "do": {"kind": "undo"}},
        {
            "type": "command",
            "table": "t",
            "expected": 1,
            "id": "x",
            "do": {"kind": "undo", "seat": 1},
        },
        {"type": "follow", "table": "../t"},
        {"type": "beat", "at": 1, "numbers": {"T": 3}},
        {"table": "t"},
        {},
    ],
)
def test_a_frame_is_understood_exactly_if_it_is_as_described(frame: dict[str, Any]) -> None:
    is_described = validator("LiveClientFrame").is_valid(frame)
    try:
        FRAMES.validate_python(frame, strict=False)
        is_understood = True
    except ValidationError:
        is_understood = False
    assert is_understood == is_described


def test_each_operation_has_a_name_of_its_own() -> None:
    described = [route for router in ROUTERS for route in router.routes]
    names = [route.name for route in described if isinstance(route, APIRoute)]
    assert len(set(names)) == len(names)


def validator(component: str) -> jsonschema_rs.Draft202012Validator:
    schema = {"$ref": f"#/components/schemas/{component}", "components": DESCRIPTION["components"]}
    return jsonschema_rs.Draft202012Validator(schema)
