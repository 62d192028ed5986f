"""Which deal a day has, when it may be told, and days in a row."""

from datetime import date, timedelta

from tegel.core.seal import commit
from tegel.games import find
from tegel.server.daily.deals import NEXT, Deal, day_at, end_of, is_secret, rota, series
from tegel.server.tables.commands import Abort, Leave, Rematch, Resign, TakeBack, Undo
from tegel.server.tables.daily import DailyResult, daily_result
from tegel.server.tables.events import Finished
from tegel.server.tables.table import Table
from tests.server.helpers import act, happen, refuses

DAY = date(2026, 11, 19)
KEY = bytes(32)


def begun(day: date = DAY, player: str = "anna") -> Table:
    return happen(Table("table"), Deal.of(day, KEY).begin(player, player.capitalize()))


def test_the_rota_goes_through_all_games_and_every_kind_in_it_can_be_played() -> None:
    deals = [Deal.of(DAY + n * NEXT, KEY) for n in range(len(rota()))]
    assert [deal.game for deal in deals[:3]] == [deal.game for deal in deals[3:]]
    assert {deal.game for deal in deals[:3]} == {"azul", "azul_duel", "ingenious"}
    for deal in deals:
        options = find(deal.game).settle(deal.options)
        assert options["players"] == 2
        assert {name: options[name] for name in deal.options} == deal.options


def test_a_day_has_one_deal_for_all_and_no_other_day_or_house_has_it() -> None:
    anna, ben = begun(player="anna"), begun(player="ben")
    assert anna.state.position == ben.state.position
    assert anna.commitment == Deal.of(DAY, KEY).commitment == commit(anna.created.secret, "deal")
    week = len(rota()) * NEXT
    others = [Deal.of(DAY + week, KEY), Deal.of(DAY, bytes([1] * 32))]
    assert len({Deal.of(DAY, KEY).secret, *(deal.secret for deal in others)}) == 3


def test_a_deal_is_secret_until_midnight_by_utc() -> None:
    ends = end_of(DAY)
    assert (day_at(ends - 1), day_at(ends)) == (DAY, DAY + NEXT)
    assert is_secret(begun(), ends - 1)
    assert not is_secret(begun(), ends)


def test_there_is_one_game_in_which_nothing_is_taken_back() -> None:
    table = begun()
    refuses(table, "anna", Undo(0), "counts")
    refuses(table, "anna", TakeBack(0), "counts")
    refuses(table, "anna", Leave(0), "counts")
    refuses(table, "anna", Abort(0), "too_late")
    over = act(table, "anna", Resign(0))
    refuses(over, "anna", Rematch(0), "counts")
    result = daily_result(over)
    assert result == DailyResult(DAY.isoformat(), "table", 0, "lost", False, 5, 0)


def test_the_result_is_the_persons_points_and_how_far_ahead_of_the_champion() -> None:
    table = begun()
    won = happen(table, [Finished("played", None, (61, 40), (1, 2))], 7)
    assert daily_result(won) == DailyResult(DAY.isoformat(), "table", 7, "won", True, 61, 21)
    shared = happen(table, [Finished("played", None, (50, 50), (1, 1))])
    assert daily_result(shared) == DailyResult(DAY.isoformat(), "table", 0, "shared", True, 50, 0)


def test_a_series_is_days_in_a_row_and_today_may_still_come() -> None:
    def ago(*days: int) -> list[date]:
        return [DAY - timedelta(days=n) for n in days]

    assert series([], DAY) == (0, 0)
    assert series(ago(0), DAY) == (1, 1)
    assert series(ago(1, 2), DAY) == (2, 2)
    assert series(ago(0, 1, 2), DAY) == (3, 3)
    assert series(ago(2, 3, 4, 6), DAY) == (0, 3)
