"""An analysis in sentences, in any language: what each line does, and what is expected of it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from tegel.analysis.analysis import Analysis, Line, Step
from tegel.analysis.reasons import said
from tegel.core.state import State
from tegel.core.story import Story, plain
from tegel.core.words import book


def text(
    analysis: Analysis, state: State, language: str = "en", names: Sequence[str] | None = None
) -> str:
    """All lines of a state, the best first, in the words of its game."""
    words = book(language, "common", game=state.game)
    if names is None:
        names = [words("player-n", n=n + 1) for n in range(state.players)]
    return "\n".join(sentences(analysis, Story(words, names)))


def sentences(analysis: Analysis, story: Story) -> Iterator[str]:
    """How far it was looked, then line by line."""
    words = story.words
    name = story.names[analysis.seat]
    yield words("analysis-of", name=name, count=analysis.iterations)
    if analysis.exact:
        yield words("analysis-exact")
    for n, line in enumerate(analysis.lines, 1):
        yield words(
            "analysis-line",
            n=n,
            share=round(100 * line.share),
            margin=round(line.margin),
            line=told(line, story),
        )
        if line.reasons:
            yield f"   {said(line.reasons, words, story.names)}"


def told(line: Line, story: Story) -> str:
    """What is done in a line, seat by seat."""
    turns = (list(steps) for _, steps in groupby(line.steps, key=lambda step: step.seat))
    return " ".join(_turn(steps, story) for steps in turns)


def _turn(steps: Sequence[Step], story: Story) -> str:
    """What a seat does, without decisions that a later one tells again."""
    worth = [step for step in steps if not step.deed["passing"] or step is steps[-1]]
    return f"{story.names[steps[0].seat]} {', '.join(_deeds(worth, story))}."


def _deeds(steps: Iterable[Step], story: Story) -> Iterator[str]:
    for step in steps:
        yield plain(story.deed(step.deed, step.seat))
