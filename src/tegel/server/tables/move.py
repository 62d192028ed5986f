"""Making a decision."""

from tegel.core.errors import TegelError
from tegel.core.telling import Move
from tegel.server.tables.commands import Play, PlayForSeat, Refused
from tegel.server.tables.events import Event, Moved, Returned
from tegel.server.tables.finish import by_play
from tegel.server.tables.plan import answer as planned
from tegel.server.tables.seat import check_going, check_own, check_time
from tegel.server.tables.table import Table, followed


def play(table: Table, player: str, wish: Play, now: int) -> list[Event]:
    """A person's decision; who plays is back, if a bot had taken over."""
    check_going(table)
    check_own(table, player, wish.seat)
    seat = table.seats[wish.seat]
    if seat.out:
        raise Refused("out", "you are out of this game: a bot plays on for you")
    _check_turn(table, wish.seat)
    check_time(table, wish.seat, now)
    events = _moved(table, wish.seat, _read(table, wish.move), by_bot=False)
    return [Returned(wish.seat), *events] if seat.away else events


def play_for_seat(table: Table, duty: PlayForSeat) -> list[Event]:
    """A bot's decision."""
    check_going(table)
    _check_turn(table, duty.seat)
    if table.seats[duty.seat].thinker is None:
        raise Refused("not_bot", f"a person plays at seat {duty.seat}")
    return _moved(table, duty.seat, duty.move, by_bot=True)


def _check_turn(table: Table, seat: int) -> None:
    if table.turn != seat:
        raise Refused("not_your_turn", f"it is the turn of seat {table.turn}, not of seat {seat}")


def _read(table: Table, move: int | str) -> Move:
    if isinstance(move, int):
        return move
    try:
        return table.state.parse(move)
    except TegelError as error:
        raise Refused("illegal", str(error), error.refusal) from None


def _moved(table: Table, seat: int, move: Move, by_bot: bool) -> list[Event]:
    """A decision, and at once what others have planned to answer."""
    state = table.state
    try:
        state.push(move)
    except TegelError as error:
        raise Refused("illegal", str(error), error.refusal) from None
    events: list[Event] = [Moved(seat, move, by_bot)]
    try:
        plans = followed(table.plans, move)
        while (turn := state.turn) is not None and (reply := planned(plans, turn)) is not None:
            state.push(reply)
            events.append(Moved(turn, reply, by_bot=False))
            plans = followed(plans, reply)
        if state.is_over:
            events.append(by_play(table))
    finally:
        while len(state.moves) > len(table.made):
            state.pop()  # it happens when it is committed
    return events
