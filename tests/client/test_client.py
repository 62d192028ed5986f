"""The client at a real server: every method once, and whole games."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import httpx2
import pytest

import tegel
from tegel.client import (
    AddBot,
    Client,
    Play,
    Refused,
    Rematch,
    Resign,
    Say,
    Sit,
    Stand,
    TakeBack,
    Undo,
    Unreachable,
    bot,
    me,
    open_seat,
    play_seat,
)
from tegel.client.play import GameView

PATIENCE = 120


def tell(url: str, story: Callable[[Client], Awaitable[None]]) -> None:
    """Let a story happen to a new guest."""

    async def happen() -> None:
        async with asyncio.timeout(PATIENCE), Client(url) as client:
            await client.enter("Anna")
            await story(client)

    asyncio.run(happen())


class Dice:
    """A mind that chooses by chance."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def __call__(self, view: GameView) -> int:
        move: int = self.chance.choice(view["moves"])["move"]
        return move


# --- Who you are ---


def test_a_guest_can_have_another_name_and_is_the_same_the_next_time(server: str) -> None:
    async def story(anna: Client) -> None:
        assert await anna.me() == {"name": "Anna", "login": None}
        await anna.rename("Annabel")
        async with Client(server, cookie=anna.cookie) as later:
            assert (await later.me())["name"] == "Annabel"

    tell(server, story)


def test_who_gives_no_name_gets_one(server: str) -> None:
    async def story(_: Client) -> None:
        async with Client(server) as nobody:
            assert (await nobody.enter())["name"]

    tell(server, story)


def test_nobody_is_told_to_say_who_it_is(server: str) -> None:
    async def story(_: Client) -> None:
        async with Client(server) as nobody:
            with pytest.raises(Refused) as refusal:
                await nobody.me()
            assert refusal.value.code == "no_player"

    tell(server, story)


def test_an_account_keeps_games_across_devices(server: str) -> None:
    async def story(anna: Client) -> None:
        made = await anna.set_up("azul", [me("Anna"), open_seat()])
        await anna.register("anna", "correct horse battery")
        async with Client(server) as phone:
            await phone.log_in("anna", "correct horse battery")
            assert [one["table"] for one in await phone.own_tables()] == [made["table"]]
            await phone.change_password("correct horse battery", "a better one than that")
            await phone.log_out()
            with pytest.raises(Refused):
                await phone.me()
            with pytest.raises(Refused) as refusal:
                await phone.log_in("anna", "correct horse battery")
            assert refusal.value.code == "wrong_login"

    tell(server, story)


def test_who_logs_in_sees_with_its_own_eyes_at_once(server: str) -> None:
    async def story(anna: Client) -> None:
        made = await anna.set_up("ingenious", [me("Anna"), bot("club")])
        await anna.register("anna2", "correct horse battery")
        async with Client(server) as phone:
            table = await phone.table(made["table"])
            assert table.seats == []
            await phone.log_in("anna2", "correct horse battery")
            await table.until(lambda t: t.seats == [0])

    tell(server, story)


def test_a_program_plays_with_a_token(server: str) -> None:
    async def story(anna: Client) -> None:
        fresh = await anna.new_token("my bot")
        assert [one["name"] for one in await anna.tokens()] == ["my bot"]
        async with Client(server, token=fresh["token"]) as program:
            assert (await program.me())["name"] == "Anna"
            made = await program.set_up("azul", [me("Anna"), bot("newcomer")])
            await play_seat(program, made["table"], 0, Dice(0))
        await anna.drop_token(fresh["digest"])
        async with Client(server, token=fresh["token"]) as program:
            with pytest.raises(Refused) as refusal:
                await program.me()
            assert refusal.value.code == "no_player"
            with pytest.raises(Unreachable, match="refuses the connection"):
                await program.table(made["table"])

    tell(server, story)


# --- Games ---


@pytest.mark.parametrize("game", ["azul", "azul_duel", "ingenious"])
def test_two_clients_play_a_whole_game_and_its_record_verifies(server: str, game: str) -> None:
    async def story(anna: Client) -> None:
        made = await anna.set_up(game, [me("Anna"), open_seat()], nonce="mine")
        table = made["table"]
        async with Client(server) as ben, Client(server) as watcher:
            await ben.enter("Ben")
            his = await ben.table(table)
            await his.send(Sit(1, "Ben", "his"))
            watched = await watcher.table(table)
            results = await asyncio.gather(
                play_seat(anna, table, 0, Dice(1)), play_seat(ben, table, 1, Dice(2))
            )
            await watched.until(lambda t: t.is_over)
        assert results[0] == results[1] == watched.view["result"]
        assert results[0] is not None
        assert results[0]["reason"] == "played"

        text = await anna.record(table)
        state = tegel.read_record(text).verify()
        happened = await anna.happened(table)
        moved = [event for event in happened["events"] if event["kind"] == "moved"]
        assert len(moved) == len(state.moves)
        replayed = await anna.after_moves(table, 3)
        assert replayed["moves"] == 3
        viewed = await anna.record_view(text, 3)
        assert viewed["after"] == 3
        assert viewed["view"] is not None
        assert (await anna.look(table))["view"]["status"] == "finished"

    tell(server, story)


def test_several_people_at_one_screen_play_with_bots(server: str) -> None:
    async def story(anna: Client) -> None:
        made = await anna.set_up("azul", [me("Anna"), bot("newcomer"), me("Ben")])
        await asyncio.gather(*(play_seat(anna, made["table"], seat, Dice(seat)) for seat in (0, 2)))
        table = await anna.table(made["table"])
        assert table.view["status"] == "finished"
        assert table.seats == [0, 2]

    tell(server, story)


def test_a_mind_may_take_its_time_and_answer_in_words(server: str) -> None:
    async def story(anna: Client) -> None:
        made = await anna.set_up("azul", [me("Anna"), bot("newcomer")])

        async def mind(view: GameView) -> str:
            await asyncio.sleep(0)
            text: str = view["moves"][-1]["text"]
            return text

        result = await play_seat(anna, made["table"], 0, mind)
        assert result is not None

    tell(server, story)


def test_who_is_out_waits_for_the_end(server: str) -> None:
    async def story(anna: Client) -> None:
        made = await anna.set_up("azul", [me("Anna"), me("Ben"), me("Cas")])
        table = await anna.table(made["table"])
        await table.send(Resign(1))
        assert table.view["seats"][1]["out"] == "resigned"
        results = await asyncio.gather(
            *(play_seat(anna, made["table"], seat, Dice(seat)) for seat in range(3))
        )
        assert results[1] == results[0] is not None

    tell(server, story)


def test_a_move_that_is_not_possible_is_refused_in_words(server: str) -> None:
    async def story(anna: Client) -> None:
        made = await anna.set_up("azul", [me("Anna"), me("Ben")])
        table = await anna.table(made["table"])
        assert table.turn is not None
        with pytest.raises(Refused) as refusal:
            await table.send(Play(table.turn, "F9 blue 1"))
        assert refusal.value.code == "illegal"
        with pytest.raises(Refused) as refusal:
            await table.send(Play(1 - table.turn, table.moves[0]["move"]))
        assert refusal.value.code == "not_your_turn"

    tell(server, story)


def test_commands_over_http_are_carried_out_once(server: str) -> None:
    async def story(anna: Client) -> None:
        made = await anna.set_up("azul", [me("Anna"), me("Ben")])
        table = await anna.table(made["table"])
        do, number = Play(table.turn or 0, table.moves[0]["move"]), table.number
        first = await anna.command(table.id, do, number, "once")
        again = await anna.command(table.id, do, number, "once")
        assert (first.number, first.duplicate) == (number + 1, False)
        assert (again.number, again.duplicate) == (number + 1, True)
        with pytest.raises(Refused) as refusal:
            await anna.command(table.id, do, number)
        assert refusal.value.code == "stale"

    tell(server, story)


def test_who_only_watches_can_do_nothing(server: str) -> None:
    async def story(anna: Client) -> None:
        made = await anna.set_up("azul", [me("Anna"), me("Ben")])
        async with Client(server) as nobody:
            table = await nobody.table(made["table"])
            assert table.moves == []
            with pytest.raises(Refused) as refusal:
                await table.send(Say(0, "hello"))
            assert refusal.value.code == "no_player"

    tell(server, story)


def test_events_are_told_as_they_happen(server: str) -> None:
    async def story(anna: Client) -> None:
        made = await anna.set_up("azul", [me("Anna"), open_seat(), open_seat()], public=True)
        table = await anna.table(made["table"])
        assert [one["table"] for one in await anna.tables("waiting", "azul")] == [made["table"]]
        await table.send(AddBot(1, "club"))
        await table.send(Stand(1))
        await table.send(Sit(1, "Ben"))
        await table.send(Say(1, "ready?"))
        await table.send(AddBot(2, "newcomer"))
        kinds: list[Any] = []
        async for event in table.events():
            kinds.append(event["kind"])
            if event["kind"] == "started":
                break
        assert kinds == ["botsat", "stood", "sat", "said", "botsat", "started"]
        assert table.here == [0, 1]

    tell(server, story)


def test_a_decision_can_be_taken_back_and_advice_asked_for(server: str) -> None:
    async def story(anna: Client) -> None:
        made = await anna.set_up("azul", [me("Anna"), me("Ben")])
        table = await anna.table(made["table"])
        before, seat = table.view["view"], table.turn or 0
        advice = await anna.hint(made["table"], table.number)
        assert advice[0]["move"] in [move["move"] for move in table.moves]
        await table.send(Play(seat, advice[0]["move"]))
        await table.send(Undo(seat))
        assert table.view["view"] == before

    tell(server, story)


def test_against_a_bot_all_since_ones_last_choice_is_taken_back(server: str) -> None:
    async def story(anna: Client) -> None:
        made = await anna.set_up("azul", [me("Anna"), bot("newcomer")], {"start": 0})
        table = await anna.table(made["table"])
        before = table.view["view"]
        await table.send(Play(0, table.moves[0]["move"]))
        await table.until(lambda table: table.view["moves"] == 2)
        await table.send(TakeBack(0))
        assert (table.view["view"], table.view["taken_back"]) == (before, 1)

    tell(server, story)


def test_another_game_is_at_another_table(server: str) -> None:
    async def story(anna: Client) -> None:
        made = await anna.set_up("azul", [me("Anna"), me("Ben")])
        table = await anna.table(made["table"])
        await table.send(Resign(0))
        await table.send(Rematch(0))
        assert table.view["rematch"] is not None
        following = await anna.table(table.view["rematch"])
        assert following.view["parent"] == table.id
        await anna.unfollow(table.id)

    tell(server, story)


def test_a_table_that_is_not_there_is_refused(server: str) -> None:
    async def story(anna: Client) -> None:
        for ask in (anna.look("nowhere"), anna.table("nowhere"), anna.record("nowhere")):
            with pytest.raises(Refused) as refusal:
                await ask
            assert refusal.value.code == "no_table"

    tell(server, story)


def test_games_and_health_are_told(server: str) -> None:
    async def story(anna: Client) -> None:
        games = await anna.games()
        assert [game["name"] for game in games["games"]] == ["azul", "azul_duel", "ingenious"]
        assert "club" in games["levels"]
        assert (await anna.health())["status"] == "ok"

    tell(server, story)


# --- Positions ---


def test_a_position_is_played_on_and_a_wrong_one_refused_with_its_field(server: str) -> None:
    async def story(anna: Client) -> None:
        state = tegel.new("azul", seed=7)
        move = state.legal_moves[0]
        found = await anna.position(state.position, [move], seed=1)
        state.push(move)
        assert found["position"] == state.position
        with pytest.raises(Refused) as wrong:
            await anna.position("azul/1 round=0")
        assert (wrong.value.code, wrong.value.field) == ("bad_position", "round")

    tell(server, story)


def test_an_analysis_deepens_until_it_is_over_or_whoever_asked_goes(server: str) -> None:
    async def story(anna: Client) -> None:
        position = tegel.new("azul", seed=7).position
        told = [one async for one in anna.analyse(position, iterations=500, lines=2)]
        assert told[-1]["final"]
        assert told[-1]["iterations"] == 500
        assert len(told[-1]["lines"]) == 2
        # Whoever closes the connection may ask again: more often than one may have at once.
        for _ in range(5):
            deepening = anna.analyse(position, seconds=60)
            first = await anext(deepening)
            assert not first["final"]
            await deepening.aclose()
            await stopped(anna)
        with pytest.raises(Refused) as wrong:
            await anext(anna.analyse(position, lines=99))
        assert wrong.value.code == "bad_request"

    async def stopped(anna: Client) -> None:
        """Wait until the server has seen that nobody listens any more."""
        async with httpx2.AsyncClient(base_url=anna.url) as http:
            while "tegel_studies 0.0" not in (await http.get("/metrics")).text:
                await asyncio.sleep(0.05)

    tell(server, story)
