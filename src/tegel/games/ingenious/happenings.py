"""What follows from moves of Ingenious, told from the rules' own steps, played again."""

from typing import Literal

from tegel.core.rng import Rng
from tegel.core.state import State
from tegel.core.struct import Memory, struct
from tegel.core.telling import Decided, Happening, happening
from tegel.games.ingenious import explain, rules
from tegel.games.ingenious.deeds import PlaceDeed, place_deeds
from tegel.games.ingenious.layout import (
    COLOUR_NAMES,
    OVER,
    SWAP,
    SYMBOLS,
    TILE,
    TRACK_END,
    Ingenious,
    cell_names,
)
from tegel.games.ingenious.names import colours, side, tiles

Ending = Literal["all-on-18", "board-full", "no-tiles"]
ENDINGS: dict[int, Ending] = {
    explain.ALL_ON_18: "all-on-18",
    explain.BOARD_FULL: "board-full",
    explain.NO_TILES: "no-tiles",
}


class Advance(Happening):
    """A track gets forward: one for each colour of the tile."""

    kind: Literal["points"]
    colour: str
    lost: int  # what would have gone beyond 18


class Plain(Happening):
    """The placement brought no points."""

    kind: Literal["nothing"]


class OfColour(Happening):
    """A symbol claimed in the first round: nobody else may begin there; a track that reached 18."""

    kind: Literal["claim", "track-end"]
    colour: str


class Bonus(Happening):
    """Another tile is to be placed; so many more after that."""

    kind: Literal["bonus"]
    more: int


class BonusLost(Happening):
    """Bonus turns that nobody gets."""

    kind: Literal["bonus-lost"]
    count: int
    why: Literal["limit", "no-tile", "over"]


class OfTiles(Happening):
    """New tiles, for who may see them; the rack that was swapped."""

    kind: Literal["drawn", "revealed"]
    tiles: list[str]


class End(Happening):
    """The game is over."""

    kind: Literal["end"]
    ending: Ending
    winners: list[int]


class Standing(Happening):
    """A player's tracks at the end, the lowest first."""

    kind: Literal["standing"]
    player: int
    place: int
    tracks: list[int]


class TrackDecided(Decided):
    """Which of the tracks, counted from the lowest, made the winner."""

    level: int | None  # from 0; None: all six are equal
    higher: int | None
    lower: int | None


Followed = Advance | Plain | OfColour | Bonus | BonusLost | OfTiles | End | Standing | TrackDecided


# --- A placement ----------------------------------------------------------------------------------


def after_placement(state: State, n: int) -> list[Followed]:
    """Points by colour, a symbol claimed, tracks that reach 18, bonus turns, the end."""
    move, (memory, rng) = state.moves[n], state.before(n)
    (placed,) = place_deeds(state, memory, [move])
    s, position = Ingenious.over(memory), struct(Ingenious, memory)
    seat, claimed, owed = s.turn, s.used, s.bonus
    before = _tracks(s, seat)
    rules.decide(position, move)
    told = _scored(placed, seat, before, _tracks(s, seat))
    told += _claimed(state, seat, s.used & ~claimed)
    reached = [
        name
        for name, then, now in zip(COLOUR_NAMES, before, _tracks(s, seat), strict=True)
        if then < now == TRACK_END
    ]
    for name in reached:
        track = f"track {seat} {name}"
        told.append({"kind": "track-end", **happening(seat, at=track), "colour": name})
    beyond = len(reached) - (s.bonus - owed)
    owed = s.bonus
    rules.step(position, struct(Rng, rng))
    if s.phase == TILE:
        told.append({"kind": "bonus", **happening(seat), "more": s.bonus})
    elif owed:
        why: Literal["over", "no-tile"] = "over" if s.phase == OVER else "no-tile"
        told.append({"kind": "bonus-lost", **happening(seat), "count": owed, "why": why})
    if beyond:
        told.append({"kind": "bonus-lost", **happening(seat), "count": beyond, "why": "limit"})
    return told + _ended(state, memory)


def _tracks(s: Ingenious, seat: int) -> list[int]:
    return [s.seats[seat].tracks[colour] for colour in range(len(COLOUR_NAMES))]


def _scored(placed: PlaceDeed, seat: int, before: list[int], after: list[int]) -> list[Followed]:
    """How far each track got, by which rays."""
    told: list[Followed] = []
    for colour in placed["points"]:
        halves = [half for half, other in enumerate(placed["colours"]) if other == colour]
        lit = [f"cell {cell}" for half in halves for cell in placed["rays"][half]]
        if not lit:
            continue
        track = COLOUR_NAMES.index(colour)
        points = after[track] - before[track]
        first = next(half for half in halves if placed["rays"][half])
        what = happening(seat, points, at=f"cell {placed['cells'][first]}", lit=lit)
        told.append({"kind": "points", **what, "colour": colour, "lost": len(lit) - points})
    return told or [{"kind": "nothing", **happening(seat)}]


def _claimed(state: State, seat: int, symbols: int) -> list[Followed]:
    """In the first round: the symbol at which a player began."""
    names = cell_names(side(state))
    return [
        {"kind": "claim", **happening(seat, at=f"cell {names[symbol]}"), "colour": colour}
        for colour, symbol in zip(COLOUR_NAMES, SYMBOLS, strict=True)
        if colour in colours(symbols)
    ]


# --- Draw or swap ---------------------------------------------------------------------------------


def closed(state: State, n: int) -> tuple[list[str], list[str]]:
    """Draw or swap: the tiles that went back and the new ones."""
    (before, _, _), (_, after, _) = state.steps(n)
    then, now = Ingenious.over(before), Ingenious.over(after)
    had, has = (s.seats[then.turn].rack for s in (then, now))
    if state.moves[n] == SWAP:
        return tiles(had), tiles(has)
    return [], tiles(has - had)


def after_closing(state: State, n: int, known: bool) -> list[Followed]:
    """Ruling: a rack that is swapped is revealed. What was drawn is told to who may know it."""
    seat = state.was(n, "turn")
    back, drawn = state.recall(closed, n)
    told: list[Followed] = []
    if back:
        told.append({"kind": "revealed", **happening(seat), "tiles": back})
    if drawn and known:
        told.append({"kind": "drawn", **happening(seat), "tiles": drawn})
    ends = state.is_over and n == len(state.moves) - 1
    return told + (_ended(state, state.memory) if ends else [])


# --- The end --------------------------------------------------------------------------------------


def _ended(state: State, memory: Memory) -> list[Followed]:
    """How it ended, the tracks from the best player on, and which of them decided."""
    s = Ingenious.over(memory)
    if s.phase != OVER:
        return []
    ending = ENDINGS[explain.how_it_ended(struct(Ingenious, memory))]
    places, winners = state.outcome.places, list(state.outcome.winners)
    order = sorted(range(s.players), key=lambda seat: places[seat])
    tracks = [sorted(_tracks(s, seat)) for seat in order]
    none = happening(None)
    told: list[Followed] = [{"kind": "end", **none, "ending": ending, "winners": winners}]
    for n, seat in enumerate(order):
        place, own = places[seat], tracks[n]
        told.append({"kind": "standing", **none, "player": seat, "place": place, "tracks": own})
    return [*told, _decided(order[: max(2, len(winners))], tracks[0], tracks[1])]


def _decided(players: list[int], best: list[int], next_: list[int]) -> TrackDecided:
    """The first difference between the best two, if there is one."""
    pairs = enumerate(zip(best, next_, strict=True))
    differ = ((level, *pair) for level, pair in pairs if pair[0] != pair[1])
    level, higher, lower = next(differ, (None, None, None))
    return {
        "kind": "decided",
        **happening(None),
        "players": players,
        "level": level,
        "higher": higher,
        "lower": lower,
    }
