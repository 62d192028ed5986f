"""Tell the story of one schedule: `python -m tests.server.world SEED`."""

import sys

from tests.server.world.schedule import Story, play_out


def main() -> None:
    """Play a schedule out, and print all that happens in it."""
    story: Story = []
    try:
        play_out(int(sys.argv[1]), story)
    finally:
        for at, *what in story:
            print(f"{at / 1000:12.3f}", *what)


if __name__ == "__main__":
    main()
