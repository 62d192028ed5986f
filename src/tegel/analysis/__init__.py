"""Analysis: positions and games judged by the champion's network."""

from tegel.analysis.analysis import Analysis, Line, Step
from tegel.analysis.deepen import analyse, deepen
from tegel.analysis.explained import explained, explaining
from tegel.analysis.picture import picture
from tegel.analysis.text import text

__all__ = [
    "Analysis",
    "Line",
    "Step",
    "analyse",
    "deepen",
    "explained",
    "explaining",
    "picture",
    "text",
]
