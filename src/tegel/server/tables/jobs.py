"""Which job answers which command. Each returns the events to commit, or refuses."""

from tegel.server.tables import (
    abort,
    asking,
    chat,
    cleanup,
    forget,
    hurry,
    leave,
    move,
    pause,
    plan,
    rematch,
    seat,
    undo,
)
from tegel.server.tables.commands import (
    Abort,
    Absent,
    AddBot,
    Allow,
    CallOff,
    CleanUp,
    Command,
    Continue,
    Decline,
    Flag,
    Forget,
    Hurry,
    Leave,
    Pause,
    Plan,
    Play,
    PlayForSeat,
    Refused,
    Rematch,
    Resign,
    Return,
    Say,
    Settle,
    Sit,
    Stand,
    TakeBack,
    TakeOver,
    Undo,
    Withdraw,
)
from tegel.server.tables.events import Event
from tegel.server.tables.table import Table


def answer(table: Table, player: str | None, command: Command, now: int, new: str) -> list[Event]:
    """The events that a command leads to; None: the server itself asks.

    `new` is the name that another table would get.
    """
    if player is None:
        return _duty(table, command, now)
    match command:
        case Sit():
            return seat.sit(table, player, command)
        case Stand():
            return seat.stand(table, player, command)
        case AddBot():
            return seat.add_bot(table, player, command)
        case CallOff():
            return seat.call_off(table, player)
        case Play():
            return move.play(table, player, command, now)
        case Plan():
            return plan.plan(table, player, command)
        case Undo():
            return undo.undo(table, player, command)
        case TakeBack():
            return asking.take_back(table, player, command, now)
        case Allow():
            return asking.allow(table, player, command, now)
        case Decline(question=None):
            return rematch.decline(table, player, command)
        case Decline():
            return asking.decline(table, player, command)
        case Withdraw():
            return asking.withdraw(table, player, command)
        case Pause():
            return pause.pause(table, player, command, now)
        case Continue():
            return pause.go_on(table, player, command)
        case Abort():
            return abort.abort(table, player, command)
        case Resign():
            return leave.resign(table, player, command)
        case Leave():
            return leave.leave(table, player, command, now)
        case Return():
            return leave.come_back(table, player, command)
        case Hurry():
            return hurry.hurry(table, player, command)
        case Say():
            return chat.say(table, player, command)
        case Rematch():
            return rematch.rematch(table, player, command, new)
        case _:
            raise Refused("not_yours", "only the server does that")


def _duty(table: Table, command: Command, now: int) -> list[Event]:
    match command:
        case PlayForSeat():
            return move.play_for_seat(table, command)
        case Flag():
            return leave.flag(table, command, now)
        case Absent():
            return leave.absent(table, command)
        case TakeOver():
            return leave.take_over(table, command)
        case CleanUp():
            return cleanup.clean_up(table, now)
        case Settle():
            return cleanup.settle(table)
        case Forget():
            return forget.forget(table, command)
        case _:
            raise Refused("not_ours", "only people do that")
