"""Colour in a terminal, where it can and may be shown."""

import sys

import pytest

from tegel.core.ink import PAINTS, Ink


def in_terminal(monkeypatch: pytest.MonkeyPatch, is_terminal: bool, **env: str) -> Ink:
    for name in ("FORCE_COLOR", "NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: is_terminal, raising=False)
    return Ink.of_terminal()


@pytest.mark.parametrize(
    ("is_terminal", "env", "colour"),
    [
        (True, {}, True),
        (False, {}, False),
        (True, {"NO_COLOR": "1"}, False),
        (True, {"NO_COLOR": ""}, True),
        (True, {"TERM": "dumb"}, False),
        (False, {"FORCE_COLOR": "1"}, True),
    ],
)
def test_colour_is_shown_where_it_can_and_may_be(
    monkeypatch: pytest.MonkeyPatch, is_terminal: bool, env: dict[str, str], colour: bool
) -> None:
    assert in_terminal(monkeypatch, is_terminal, **env).colour is colour


@pytest.mark.parametrize("colour", PAINTS)
def test_paint_surrounds_the_text_or_leaves_it_alone(colour: str) -> None:
    for ink in (Ink(True), Ink(False)):
        painted = (ink.tile("x", colour), ink.hint("x", colour), ink.dim("x"), ink.bold("x"))
        for text in painted:
            assert text == "x" or (text.startswith("\x1b[") and text.endswith("mx\x1b[0m"))
            assert (text != "x") is ink.colour
