"""A hundred and forty schedules in a world where everything fails, and every promise is kept.

`make lockstep` plays out eight thousand.
"""

from collections import Counter
from functools import cache

import pytest

from tests.harness.lockstep import WIDE
from tests.server.world.schedule import Story, play_out

CHUNKS = 20
SCHEDULES = 400 if WIDE else 7  # in each chunk


TOLD = 60  # schedules whose stories are told


@cache
def story_of(seed: int) -> Story:
    """The story of a schedule, played out once for all tests that look at it."""
    story: Story = []
    play_out(seed, story)
    return story


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_whatever_fails_every_promise_is_kept(chunk: int) -> None:
    for seed in range(chunk * SCHEDULES, (chunk + 1) * SCHEDULES):
        try:
            if seed < TOLD:
                story_of(seed)
            else:
                play_out(seed)
        except Exception as error:
            error.add_note(f"to see it happen: python -m tests.server.world {seed}")
            raise


@pytest.mark.parametrize("seed", [3, 11, 25, 42])
def test_the_same_seed_tells_the_same_story(seed: int) -> None:
    again: Story = []
    play_out(seed, again)
    assert again
    assert again == story_of(seed)


def test_everything_happens_in_some_schedule() -> None:
    """A world in which nothing fails, or nobody ever undoes or resigns, would prove nothing."""
    found: Counter[str] = Counter()
    for seed in range(TOLD):
        story = story_of(seed)
        found.update(type(what[4]).__name__ for what in story if what[1] == "committed")
        found.update(str(word) for what in story for word in what[1:] if isinstance(word, str))
    events = "Sat BotSat Stood Started Moved Undone Resigned Flagged TakenOver Returned Resumed"
    events += " Said Offered Rematched Finished Closed TakenBack Asked Allowed Declined Withdrawn"
    assert all(found[event] for event in f"{events} Paused Continued".split())
    assert all(found[what] > 5 for what in ("is killed", "is cut off", "goes away for", "accepted"))
    assert all(found[code] for code in ("stale", "ahead", "not_yours", "unavailable", "no_table"))
