"""Compiling in the background: first what somebody waits for, and nothing is lost."""

import time
from collections.abc import Iterator
from threading import Event

import pytest

import tegel
from tegel.core.native import workshop
from tegel.core.native.build import NotCompiled
from tegel.core.native.parts import Part, Step
from tegel.core.native.workshop import Workshop

AZUL, DUEL, INGENIOUS = map(tegel.find, ("azul", "azul_duel", "ingenious"))


class Slow:
    """In the place of a process that compiles: it waits until it is told to go on, or to stop."""

    begun: "list[Slow]"
    fails = ""

    def __init__(self, game: tegel.Game, stages: list[str]) -> None:
        self.game, self.stages, self.was_stopped = game, stages, False
        self.goes_on = Event()
        Slow.begun.append(self)

    def __iter__(self) -> Iterator[tuple[Part, Step]]:
        for stage in self.stages:
            yield Part(self.game, stage), (0.5, "")
            self.goes_on.wait()
            if self.was_stopped or self.game.name == Slow.fails:
                raise NotCompiled(f"{self.game.title} could not be compiled")
            yield Part(self.game, stage), (1.0, "")

    def stop(self) -> None:
        self.was_stopped = True
        self.goes_on.set()


@pytest.fixture(autouse=True)
def _slow(monkeypatch: pytest.MonkeyPatch) -> None:
    Slow.begun, Slow.fails = [], ""
    monkeypatch.setattr(workshop, "Building", Slow)
    monkeypatch.setattr(workshop, "processors", lambda: 2)
    monkeypatch.setattr(Part, "is_ready", lambda _: False)


def parts(*games: tegel.Game) -> list[Part]:
    return [Part(game, stage) for game in games for stage in ("rules", "search")]


def until(is_so: Event) -> None:
    assert is_so.wait(30)


def opened(*games: tegel.Game) -> tuple[Workshop, dict[str, Event]]:
    """A workshop, and for each game an event for when it has begun."""
    begun = {game.name: Event() for game in games}

    def note(part: Part, step: Step) -> None:
        begun[part.game.name].set()

    return Workshop(parts(*games), note), begun


def now(game: tegel.Game) -> Slow:
    return next(slow for slow in reversed(Slow.begun) if slow.game is game)


def test_two_games_are_compiled_at_once_and_the_next_when_one_is_done() -> None:
    shop, begun = opened(AZUL, DUEL, INGENIOUS)
    until(begun["azul"])
    until(begun["azul_duel"])
    assert not begun["ingenious"].is_set()
    now(AZUL).goes_on.set()
    until(begun["ingenious"])
    assert not shop.is_making(Part(AZUL, "search"))
    assert shop.is_making(Part(DUEL, "search"))
    shop.close()


def test_a_game_that_somebody_opens_goes_before_one_that_nobody_waits_for() -> None:
    shop, begun = opened(AZUL, DUEL, INGENIOUS)
    until(begun["azul"])
    until(begun["azul_duel"])
    shop.want(AZUL)
    shop.want(INGENIOUS)
    until(begun["ingenious"])
    assert now(DUEL).was_stopped
    assert not now(AZUL).was_stopped
    # What was stopped for it is made later.
    for game in (AZUL, INGENIOUS):
        now(game).goes_on.set()
    while len([slow for slow in Slow.begun if slow.game is DUEL]) < 2:
        time.sleep(0.01)
    now(DUEL).goes_on.set()
    shop.wait()
    assert not any(map(shop.is_making, parts(AZUL, DUEL, INGENIOUS)))
    shop.close()


def test_what_could_not_be_compiled_is_told_and_not_waited_for() -> None:
    Slow.fails = "azul"
    shop, begun = opened(AZUL, DUEL)
    for game in (AZUL, DUEL):
        until(begun[game.name])
        now(game).goes_on.set()
    with pytest.raises(NotCompiled, match="Azul could not be compiled"):
        shop.wait()
    assert not shop.is_making(Part(AZUL, "search"))
    shop.close()


def test_closing_stops_at_once() -> None:
    shop, begun = opened(AZUL)
    until(begun["azul"])
    assert shop.step(Part(AZUL, "rules")) == (0.5, "")
    shop.close()
    assert now(AZUL).was_stopped
    assert not shop.is_making(Part(AZUL, "rules"))
