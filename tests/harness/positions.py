"""Random positions as text and back, and texts that were broken: refused, or right as they stand.

    python -m tests.harness.positions              a million positions, over all kinds of all games
    python -m tests.harness.positions 2000000 4    so many, by so many processes

A run that was stopped goes on where it was; `many.py` says how.
"""

from collections import Counter
from random import Random

import tegel
from tegel.core.errors import BadPosition
from tegel.core.game import Game
from tegel.core.position import of_view, read
from tegel.core.state import State
from tests import fourth
from tests.harness.kinds import KINDS, Kind
from tests.harness.many import play_many
from tests.harness.tellings import readers, walk

SEED = 5
# How far a game is played on from a broken text that is right as it stands.
ON = 20


def find(name: str) -> Game:
    return fourth.GAME if name == fourth.GAME.name else tegel.find(name)


# --- Whole positions ------------------------------------------------------------------------------


def check_whole(state: State) -> None:
    """A position comes back from its text byte by byte."""
    text = state.position
    assert text.isascii()
    assert text.isprintable()
    again = read(text, find, SEED)
    assert again.memory.tobytes() == state.memory.tobytes()
    assert again == state
    assert again.position == text
    assert again.moves == []


def check_known(state: State, eyes: int | None) -> None:
    """What a seat is told of it, as text or as a view, comes back and tells the seat the same."""
    told = state.position_for(eyes)
    assert of_view(state.view(eyes), find) == told
    dealt = read(told, find, SEED)
    assert dealt.position_for(eyes) == told
    assert (dealt.turn, dealt.scores) == (state.turn, state.scores)
    if eyes is not None and eyes == state.turn:
        assert dealt.legal_moves == state.legal_moves


# --- Broken texts ---------------------------------------------------------------------------------


def check_broken(text: str, chance: Random, on: int = ON) -> bool:
    """Whatever is changed: it is refused, or it says just what was changed, and is played on."""
    try:
        state = read(text, find, SEED)
    except BadPosition:
        return False
    assert read(state.position, find, SEED) == state
    told, meant = fields(state.position), fields(text)
    shown = {name: value for name, value in meant.items() if name in told}
    unknown = [name for name, value in meant.items() if "?" in value]
    assert all(told[name] == value for name, value in shown.items() if name not in unknown)
    assert {value for name, value in meant.items() if name not in told} <= {"0", "-"}
    assert state.is_over or state.legal_moves
    for _ in range(on):
        if state.is_over:
            break
        state.push(chance.choice(state.legal_moves))
    check_whole(state)
    return True


def fields(text: str) -> dict[str, str]:
    """The fields, with tiles that lie in no order in one order."""
    words = (word.partition("=") for word in text.split()[1:])
    return {name: "".join(sorted(value)) for name, _, value in words}


def mangled(text: str, chance: Random) -> str:
    """A position with something changed: a letter, a number, a word, or two parts exchanged."""
    words = text.split()
    i = chance.randrange(1, len(words))
    name, _, value = words[i].partition("=")
    way = chance.randrange(6)
    at = chance.randrange(len(value))
    if way == 0:
        value = value[:at] + chance.choice("BYRKWTGOP*#?.-/0123456789") + value[at + 1 :]
    elif way == 1:
        value = value[:at] + value[at + 1 :]
    elif way == 2:
        value = value[:at] + chance.choice("BYRKWT019?/") + value[at:]
    elif way == 3:
        parts = value.split("/")
        chance.shuffle(parts)
        value = "/".join(parts)
    elif way == 4:
        other = chance.randrange(1, len(words))
        there, _, theirs = words[other].partition("=")
        words[other] = f"{there}={value}"
        value = theirs
    else:
        del words[i]
        return " ".join(words)
    words[i] = f"{name}={value}"
    return " ".join(words)


# --- A million positions --------------------------------------------------------------------------


def play(kind: Kind, seed: int) -> Counter[str]:
    """A game: each position as text, as somebody knows it, and broken."""
    chance, found = Random(seed), Counter[str]()
    for state in walk(kind, seed):
        try:
            check_whole(state)
            check_known(state, chance.choice(readers(state)))
            accepted = check_broken(mangled(state.position, chance), chance)
        except Exception as error:
            raise AssertionError(f"move {len(state.moves)}: {state.position}") from error
        found.update(positions=1, broken=1, accepted=accepted)
    return found


if __name__ == "__main__":
    total = play_many("positions", ("positions", "broken", "accepted"), play)
    print(
        f"{total['positions']:,} positions of {len(KINDS)} kinds came back from their texts, and as"
        f" a seat knows them from its view; {total['broken']:,} broken texts: {total['accepted']:,}"
        f" were right as they stood and were played on, the others were refused"
    )
