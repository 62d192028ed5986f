"""A line on the table: its picture, with arrows for what goes where in its first turn."""

from itertools import takewhile

from tegel.analysis.analysis import Line
from tegel.core.state import State
from tegel.drawings.arrows import Box, Picture, pointed


def picture(state: State, line: Line) -> Picture:
    """The table as the seat in turn sees it, with a line's moves until another seat has its turn.

    A notebook shows it where it is the value of a cell; it is SVG text anywhere else.
    """
    view = state.view(state.turn)
    spots = state.game.spots(view) if state.game.spots else {}
    turn = takewhile(lambda step: step.seat == state.turn, line.steps)
    ways = [(flight["start"], flight["end"]) for step in turn for flight in step.flights]
    boxes = {name: Box(*box) for name, box in spots.items()}
    return pointed(state.game.picture(view), ways, boxes)
