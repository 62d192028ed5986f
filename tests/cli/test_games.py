"""`tegel games`: which games there are."""

import json

import tegel

from .helpers import Run


def test_every_game_is_listed_with_its_options(run: Run) -> None:
    done = run("games")
    assert (done.code, done.err) == (0, "")
    for game in tegel.games().values():
        assert f"{game.name}: {game.title}, rules {game.rules_version}\n" in done.out
    assert "  --wall coloured (default) | grey\n" in done.out
    assert "  --players 2 (default) | 3 | 4\n      how many play\n" in done.out


def test_the_list_fits_a_narrow_terminal(run: Run) -> None:
    assert max(map(len, run("games").out.splitlines())) <= 80


def test_json_has_what_a_program_needs(run: Run) -> None:
    done = run("games", "--json")
    assert (done.code, done.err) == (0, "")
    listed = {game["name"]: game for game in json.loads(done.out)}
    assert list(listed) == list(tegel.games())
    for name, game in tegel.games().items():
        assert listed[name] == {
            "name": name,
            "title": game.title,
            "rules": game.rules_version,
            "options": [
                {"name": o.name, "choices": list(o.choices), "default": o.choices[0]}
                for o in game.options
            ],
            "moves": game.moves,
            "hidden": game.hidden,
            "state_bytes": game.position.dtype.itemsize,
        }
