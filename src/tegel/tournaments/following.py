"""What follows by itself: whom to pair next, who did not come, and when it is over."""

from collections.abc import Callable

from tegel.tournaments.berger import berger
from tegel.tournaments.events import Board, Ended, Event, Left, Paired
from tegel.tournaments.pairing import field_of, pair
from tegel.tournaments.tournament import Tournament

Name = Callable[[], str]  # a name for a table that nobody has


def following(tournament: Tournament, name: Name) -> list[Event]:
    """What happens next by itself, all at once; nothing: games go on, or somebody is waited for."""
    if tournament.status != "running":
        return []
    absent = _absent(tournament)
    if absent:
        return absent
    if tournament.plan.format == "arena":
        return _arena(tournament, name)
    rounds = tournament.rounds
    is_between = not rounds or all(one.is_over for one in rounds)
    if tournament.plan.format == "round robin":
        return _in_turn(tournament, name, is_between)
    if not is_between:
        return []
    if len(rounds) >= tournament.length or len(tournament.playing) < tournament.plan.seats:
        return [Ended()]
    tables, byes = pair(field_of(tournament), tournament.plan.seats)
    return [Paired(tuple(Board(one, name()) for one in tables), tuple(byes))]


def _absent(tournament: Tournament) -> list[Event]:
    """Who did not come to their last table is not paired again until they say so."""
    last = {number: game for game in tournament.games for number in game.entrants}
    return [
        Left(number, "absent")
        for number, game in sorted(last.items())
        if tournament.entrants[number].left is None
        and game.result is not None
        and game.entrants.index(number) in game.result.absent
        and tournament.entrants[number].since < game.round
    ]


def _in_turn(tournament: Tournament, name: Name, is_between: bool) -> list[Event]:
    order = tournament.starters
    rounds = berger(len(order))
    if len(tournament.rounds) >= len(rounds):
        return [Ended()] if is_between else []
    if not is_between and not tournament.plan.at_once:
        return []
    boards: list[Board] = []
    byes: list[int] = []
    walkovers: list[int] = []
    for pair_ in rounds[len(tournament.rounds)]:
        numbers = [order[number - 1] for number in pair_ if number]
        here = [number for number in numbers if tournament.entrants[number].left is None]
        if len(here) == 2:
            boards.append(Board(tuple(here), name()))
        else:
            (byes if len(numbers) == 1 else walkovers).extend(here)
    return [Paired(tuple(boards), tuple(byes), tuple(walkovers))]


def _arena(tournament: Tournament, name: Name) -> list[Event]:
    """Whoever is free is paired; two who have just met wait for others, if others play."""
    busy = {number for game in tournament.in_play for number in game.entrants}
    if tournament.is_closing:
        return [] if busy else [Ended()]
    seats = tournament.plan.seats
    free = [one.number for one in tournament.playing if one.number not in busy]
    if len(free) < seats:
        return []
    tables, _ = pair(field_of(tournament, free), seats)
    last = {number: set(game.entrants) for game in tournament.games for number in game.entrants}
    if busy:
        tables = [table for table in tables if not _have_just_met(table, last)]
    return [Paired(tuple(Board(one, name()) for one in tables))] if tables else []


def _have_just_met(table: tuple[int, ...], last: dict[int, set[int]]) -> bool:
    return all(last.get(number, set()) == set(table) for number in table)
