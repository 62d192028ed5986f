"""A thousand schedules in a world where everything fails, and every promise is kept.

`make lockstep` plays out eight thousand.
"""

import os
from collections import Counter

import pytest

from tests.server.world.schedule import Story, play_out

CHUNKS = 20
SCHEDULES = 400 if "TEGEL_LOCKSTEP" in os.environ else 50  # in each chunk


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_whatever_fails_every_promise_is_kept(chunk: int) -> None:
    for seed in range(chunk * SCHEDULES, (chunk + 1) * SCHEDULES):
        try:
            play_out(seed)
        except Exception as error:
            error.add_note(f"to see it happen: python -m tests.server.world {seed}")
            raise


@pytest.mark.parametrize("seed", [3, 11, 25, 42])
def test_the_same_seed_tells_the_same_story(seed: int) -> None:
    stories: list[Story] = [[], []]
    for story in stories:
        play_out(seed, story)
    assert stories[0]
    assert stories[0] == stories[1]


def test_everything_happens_in_some_schedule() -> None:
    """A world in which nothing fails, or nobody ever undoes or resigns, would prove nothing."""
    found: Counter[str] = Counter()
    for seed in range(60):
        story: Story = []
        play_out(seed, story)
        found.update(type(what[4]).__name__ for what in story if what[1] == "committed")
        found.update(str(word) for what in story for word in what[1:] if isinstance(word, str))
    events = "Sat BotSat Stood Started Moved Undone Resigned Flagged TakenOver Returned Resumed"
    assert all(found[event] for event in f"{events} Said Offered Rematched Finished Closed".split())
    assert all(found[what] > 5 for what in ("is killed", "is cut off", "goes away for", "accepted"))
    assert all(found[code] for code in ("stale", "ahead", "not_yours", "unavailable", "no_table"))
