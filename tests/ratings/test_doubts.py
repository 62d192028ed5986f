"""What is told to a host about two who play each other."""

from tegel.ratings.doubts import DAY, Meeting, doubts


def meetings(
    *scores: float, moves: int = 50, given_up: bool = False, every: int = 1
) -> list[Meeting]:
    return [Meeting(n * every * DAY, score, moves, given_up) for n, score in enumerate(scores)]


def test_two_who_meet_now_and_then_are_nobodys_business() -> None:
    assert doubts([], same_home=False) == []
    assert doubts(meetings(*[1.0] * 9), same_home=False) == []
    assert doubts(meetings(*[1.0] * 30, every=2), same_home=False) == []


def test_one_who_always_loses_to_the_same_is_told() -> None:
    assert doubts(meetings(*[1.0] * 9, 0.5), same_home=False) == ["farming"]
    assert doubts(meetings(*[0.0] * 10), same_home=False) == ["farming"], "from either side"
    assert doubts(meetings(*[1.0, 0.0] * 6), same_home=False) == []


def test_games_given_up_at_once_are_told() -> None:
    assert doubts(meetings(1, 0, 1, moves=4, given_up=True), same_home=False) == ["short"]
    assert doubts(meetings(1, 0, 1, moves=4), same_home=False) == [], "played to their end"
    assert doubts(meetings(1, 0, 1, given_up=True), same_home=False) == []


def test_one_home_is_told() -> None:
    assert doubts(meetings(1), same_home=True) == ["household"]
