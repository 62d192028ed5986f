"""What clients ask for: mostly what makes sense, and now and then what does not."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tegel.bots.levels import LEVELS

Do = dict[str, Any]
View = Mapping[str, Any]


@dataclass(frozen=True)
class Temper:
    """How often, of a hundred times, somebody does what."""

    plays: int = 70
    talks: int = 6
    undoes: int = 12
    leaves: int = 3
    resigns: int = 1
    agrees: int = 4
    nonsense: int = 8


def sensible(view: View, temper: Temper, chance: Random) -> Do | None:
    """What somebody who looks at a table may want; None: to wait."""
    if view["status"] == "waiting":
        return _before(view, chance)
    may, own = view["may"], [seat["seat"] for seat in view["seats"] if seat["yours"]]
    if not own:
        return None
    if may["decline"] and chance.random() < 0.2:
        return {"kind": "decline", "seat": may["decline"][0]}
    if may["rematch"]:
        return {"kind": "rematch", "seat": may["rematch"][0]} if chance.random() < 0.3 else None
    wish = chance.randrange(100)
    if (wish := wish - temper.agrees) < 0 or (
        (view["request"] or view["paused"]) and wish % 3 == 0
    ):
        return _agree(view, own, chance)
    if (wish := wish - temper.undoes) < 0 and may["undo"]:
        return {"kind": "undo", "seat": may["undo"][0]}
    if (wish := wish - temper.talks) < 0 and may["say"]:
        return {"kind": "say", "seat": own[0], "text": f"hello {chance.randrange(100)}"}
    if (wish := wish - temper.leaves) < 0 and may["resign"]:
        return {"kind": "leave", "seat": chance.choice(may["resign"])}
    if (wish := wish - temper.resigns) < 0 and may["resign"]:
        return {"kind": "resign", "seat": chance.choice(may["resign"])}
    if may["come_back"] and chance.random() < 0.3:
        return {"kind": "return", "seat": chance.choice(may["come_back"])}
    if wish < temper.plays:
        return _play(view, chance)
    return None


def _agree(view: View, own: Sequence[int], chance: Random) -> Do | None:
    """Ask, answer, pause or call off."""
    may, asked = view["may"], view["request"]
    ideas: list[Do] = [{"kind": "take_back", "seat": n} for n in may["take_back"] + may["ask_back"]]
    ideas += [{"kind": "pause", "seat": n} for n in may["pause"]]
    ideas += [{"kind": "continue", "seat": n} for n in may["go_on"]]
    if chance.random() < 0.1:
        ideas += [{"kind": "abort", "seat": n} for n in may["abort"]]
    for n in may["answer"]:
        ideas += [{"kind": "allow", "seat": n, "question": asked["number"]}] * 3
        ideas += [{"kind": "decline", "seat": n, "question": asked["number"]}]
    if asked and asked["seat"] in own:
        ideas += [{"kind": "withdraw", "seat": asked["seat"]}]
    return chance.choice(ideas) if ideas else None


def nonsense(view: View, chance: Random) -> Do:
    """A command that must be refused, whatever happens at the table meanwhile."""
    own = [seat["seat"] for seat in view["seats"] if seat["yours"]]
    foreign = [seat["seat"] for seat in view["seats"] if not seat["yours"]]
    ideas: list[Do] = [
        {"kind": "play", "seat": 9, "move": 0},
        {"kind": "flag", "seat": 0},
        {"kind": "play", "seat": 0, "move": 0, "player": "somebody"},
        {"kind": "play", "seat": "0", "move": True},
        {},
    ]
    ideas += [{"kind": "sit", "seat": seat, "name": "Mallory"} for seat in _barred(view)]
    for seat in foreign:
        ideas += [
            {"kind": "play", "seat": seat, "move": chance.randrange(100)},
            {"kind": "undo", "seat": seat},
            {"kind": "take_back", "seat": seat},
            {"kind": "abort", "seat": seat},
            {"kind": "allow", "seat": seat, "question": 1},
            {"kind": "resign", "seat": seat},
            {"kind": "say", "seat": seat, "text": "it was not me"},
        ]
    for seat in own:
        move = _illegal(view, seat, chance)
        ideas += [
            {"kind": "play", "seat": seat, "move": move},
            {"kind": "play", "seat": seat, "move": -1},
            {"kind": "allow", "seat": seat, "question": 1},
            {"kind": "play", "seat": seat, "move": "F9 pink 7"},
            {"kind": "say", "seat": seat, "text": " \u202e "},
        ]
    return chance.choice(ideas)


def _illegal(view: View, seat: int, chance: Random) -> int:
    """The number of a move that a seat cannot make now; out of turn that is any."""
    game = view["view"]
    legal = {move["move"] for move in game["moves"]} if game and game["turn"] == seat else set()
    return next(n for n in range(chance.randrange(200), 10**6) if n not in legal)


def _barred(view: View) -> list[int]:
    """The seats that nobody can take any more."""
    return [seat["seat"] for seat in view["seats"] if seat["kind"] != "open"]


def _before(view: View, chance: Random) -> Do | None:
    may, own = view["may"], [seat["seat"] for seat in view["seats"] if seat["yours"]]
    if may["sit"] and not own:
        seat = chance.choice(may["sit"])
        do: Do = {"kind": "sit", "seat": seat, "name": f"Guest {seat}"}
        return do | ({"nonce": f"nonce {chance.randrange(1000)}"} if chance.random() < 0.5 else {})
    if may["add_bot"] and chance.random() < 0.2:
        level = chance.choice([*LEVELS])
        return {"kind": "add_bot", "seat": chance.choice(may["add_bot"]), "level": level}
    if may["stand"] and chance.random() < 0.1:
        return {"kind": "stand", "seat": chance.choice(may["stand"])}
    return None


def _play(view: View, chance: Random) -> Do | None:
    moves = view["view"]["moves"] if view["view"] else []
    if not moves:
        return None
    move = chance.choice(moves)
    return {
        "kind": "play",
        "seat": view["view"]["turn"],
        "move": move["move"] if chance.random() < 0.8 else move["text"],
    }
