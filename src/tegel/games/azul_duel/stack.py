"""What a seat knows of plates that were returned or are looked at: for texts and views alike."""

from typing import NamedTuple

from tegel.games.azul_duel.layout import UNSEEN, Duel
from tegel.games.azul_duel.names import members
from tegel.games.azul_duel.plates import has_unseen, kind_of


class Returned(NamedTuple):
    """Plates that were returned together."""

    number: int  # which return it was, from 0
    seat: int
    plates: list[int]  # or UNSEEN − kind, where only the back is known


class HiddenPlates(NamedTuple):
    """The plates that not everybody knows."""

    returned: list[Returned]
    looks: list[int]  # or UNSEEN − kind


def hidden_plates(s: Duel, eyes: int | None) -> HiddenPlates:
    """The plates that were returned, and those that are looked at, as a seat knows them; None: all.

    Of another's, a seat knows only how many of each kind there are, and the kind of the top plate.
    """
    now = 2 * s.returns + s.turn
    hand = [*members(s.hand)]
    looks = hand if eyes is None or eyes == s.turn else _backs(hand)
    groups: dict[int, list[int]] = {}
    for i in range(s.returned_count):
        groups.setdefault(s.returned_by[i], []).append(i)
    returned = []
    for by, places in groups.items():
        plates = [s.returned[i] for i in places]
        if eyes is not None and by & 1 != eyes:
            shown = plates[:1] if places[0] == 0 and not has_unseen(s) else []
            others = plates[len(shown) :] + (hand if by == now else [])
            plates = [*_backs(shown), *_backs(others)][: len(places)]
            if by == now:
                looks = _backs(others)[len(places) - len(shown) :]
        returned.append(Returned(by >> 1, by & 1, plates))
    return HiddenPlates(returned, looks)


def _backs(plates: list[int]) -> list[int]:
    """What their backs show, in no order that would tell more."""
    return [UNSEEN - kind for kind in sorted(map(kind_of, plates))]
