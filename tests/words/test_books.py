"""Every language says the same things, all of them, and nothing that nobody says."""

import inspect
import re
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from tegel.analysis.puzzles.subjects import GENERAL, subjects
from tegel.core import shelf
from tegel.core import words as fluent
from tegel.statistics.habits import counted
from tests.words.books import (
    GAMES,
    NAMES,
    PAGE,
    PARTS,
    SOURCES,
    Message,
    book,
    literals,
    prefixes,
    python,
    text,
    typescript,
    values_of,
    whole,
)

LANGUAGES = shelf.languages()
OTHERS = [language for language in LANGUAGES if language != "en"]
every_book = pytest.mark.parametrize("name", NAMES)
every_game = pytest.mark.parametrize("name", GAMES)
# Kept for a game that has such an option, or draws what no other does: see docs/add-a-game.md.
FOR_ALL = {"title", "tagline", "colour", "tiles", "no-tiles"}


@every_book
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_all_messages_with_the_same_values(name: str, language: str) -> None:
    english, other = book(name, "en"), book(name, language)
    assert [*other] == [*english]
    known = {part: {**book("common", part), **book(name, part)} for part in ("en", language)}
    for key, message in english.items():
        here, there = whole(message, known["en"]), whole(other[key], known[language])
        # Where a verb is the same for all, a deed need not know whose it is.
        needless = {"who"} if key.startswith("deed-") else set[str]()
        assert (key, there.variables | needless) == (key, here.variables | needless)
        assert (key, other[key].functions - message.functions) == (key, set())


@every_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_every_message_can_be_said(name: str, language: str) -> None:
    texts = [shelf.words_of(language, part) for part in ("common", name) if part in PARTS]
    texts += [shelf.words_of_game(language, GAMES[name])] if name in GAMES else []
    known = {**book("common", language), **book(name, language)}
    stand_ins = "" if "tiles" in known else "tiles = x\nno-tiles = x\ncolour = x\n"
    words = fluent.Words(language, stand_ins, *texts)
    for key, message in book(name, language).items():
        for values in values_of(whole(message, known)):
            values = {"who": "other", "name": "Anna", "seat": 0, **values}
            said = say(words, key, values)
            assert "{" not in said
            assert "???" not in said


@every_book
@pytest.mark.parametrize("language", OTHERS)
def test_what_is_a_sentence_in_english_is_one_in_every_language(name: str, language: str) -> None:
    def ends(key: str, tongue: str) -> bool:
        return said(key, name, tongue).endswith((".", "?", "!"))

    differ = [key for key in book(name, "en") if ends(key, language) != ends(key, "en")]
    assert differ == []


@cache
def said(key: str, name: str, language: str) -> str:
    """A message with the first values that suit it."""
    words, known = opened(name, language)
    values = next(values_of(whole(known[key], known)))
    return say(words, key, {"who": "other", "name": "Anna", "seat": 0, **values}).strip()


@cache
def opened(name: str, language: str) -> tuple[fluent.Words, dict[str, Message]]:
    """A book as it is spoken, with what all books share; and its messages as they are written."""
    parts = ["common", name] if name in PARTS else ["common"]
    known = {**book("common", language), **book(name, language)}
    return fluent.book(language, *parts, game=GAMES.get(name)), known


def say(words: fluent.Words, key: str, values: dict[str, Any]) -> str:
    """A message, at a table where some people sit."""
    prefix, dash, kind = key.partition("-")
    if not dash:
        return words(key, **values)
    return words.tell(prefix, {**values, "kind": kind}, ["Anna"] * 4, seat=0)


# --- What is said ---------------------------------------------------------------------------------


def kinds(hint: Any) -> set[str]:
    """The kinds of a thing told, by the types that a game declares."""
    if get_origin(hint) is Literal:
        return {*get_args(hint)}
    if get_origin(hint) is not None or type(hint) is type(int | str) or hint is Union:
        return {kind for one in get_args(hint) for kind in kinds(one)}
    fields = get_type_hints(hint)
    return set() if "deed" in fields else kinds(fields["kind"])


def told(name: str) -> dict[str, set[str]]:
    """By what a game tells, the keys that say it."""
    room = GAMES[name].telling
    assert room is not None
    returned = {
        part: get_type_hints(getattr(room, part))["return"]
        for part in ("deed", "follows", "refusal", "asks")
    }
    return {
        "deed": {f"deed-{kind}" for kind in kinds(returned["deed"])},
        "told": {f"told-{kind}" for kind in kinds(returned["follows"])},
        "refusal": {f"refusal-{kind}" for kind in kinds(returned["refusal"])},
        "ask": {f"ask-{kind}" for kind in kinds(returned["asks"])},
        "how": {f"how-{kind}" for kind in kinds(returned["asks"])},
    }


@every_game
def test_a_game_has_words_for_all_that_it_may_tell(name: str) -> None:
    own = book(name, "en")
    wanted = {key for keys in told(name).values() for key in keys} | FOR_ALL
    assert sorted(wanted - own.keys()) == []


def ideas(name: str) -> set[str]:
    """What a guided game says, idea by idea."""
    file = PAGE / "boards" / name / "guide.ts"
    names = re.findall(r"\bname: '([\w-]+)'", file.read_text("utf-8")) if file.exists() else []
    return {f"guide-{idea}" for idea in names}


@every_game
def test_a_game_has_words_for_each_idea_of_a_guided_game(name: str) -> None:
    assert sorted(ideas(name) - book(name, "en").keys()) == []


@every_game
def test_a_game_has_words_for_all_that_its_statistics_count(name: str) -> None:
    what = counted(GAMES[name])
    wanted = {f"scored-{kind}-by" for kind in what.sources}
    wanted |= {f"habit-{one}{end}" for one in what.habits for end in ("", "-is")}
    wanted |= {"habit-opening-is"} if what.opening else set()
    own = book(name, "en")
    assert sorted(wanted - own.keys()) == []
    assert sorted(key for key in own.keys() - wanted if key.startswith("habit-")) == []


@every_game
def test_a_game_has_words_for_all_that_its_puzzles_are_about(name: str) -> None:
    about = subjects(GAMES[name])
    wanted = {f"theme-{theme}" for theme in about.themes if theme not in GENERAL}
    assert sorted(key for key in book(name, "en") if key.startswith("theme-")) == sorted(wanted)


def test_what_any_puzzle_may_be_about_has_words() -> None:
    for theme in GENERAL:
        assert f"[{theme}]" in text("common", "en")


def laying(name: str) -> str:
    """How a game lays positions out, wherever it lives."""
    room: Any = GAMES[name].positions
    return python(f"games/{name}") + inspect.getsource(room)


def unread(name: str) -> set[str]:
    """Why what was typed is no move of a game, wherever it lives."""
    room: Any = GAMES[name].notation
    return typing(python(f"games/{name}") + inspect.getsource(room))


def typing(source: str) -> set[str]:
    """Why what was typed is no move: the kinds of `Unread`, and those that `choose` is given."""
    kinds = re.findall(r"""\bUnread\(\s*"([\w-]+)\"""", source)
    kinds += re.findall(r"""\bchoose\(.*"([\w-]+)"\)""", source)
    return {f"refusal-{kind}" for kind in kinds}


@every_game
def test_a_game_has_words_for_whatever_is_typed_and_is_no_move(name: str) -> None:
    found = unread(name)
    assert found
    assert sorted(found - book(name, "en").keys() - book("common", "en").keys()) == []


def reasons(source: str) -> set[str]:
    """Why positions are refused: the kinds of `fail`, and those that `left_of` is given."""
    failed = re.findall(r"""\bfail\(\s*(?:None|f?"[^"]*"|[a-z]+),\s*"([\w-]+)\"""", source)
    left = re.findall(r"""\bleft_of\(.*"([\w-]+)"\)""", source)
    return {f"position-{kind}" for kind in (*failed, *left)}


@every_game
def test_a_game_has_words_for_each_position_that_can_t_be(name: str) -> None:
    found = reasons(laying(name))
    assert found
    assert sorted(found - book(name, "en").keys() - book("common", "en").keys()) == []


def test_the_shelf_has_words_for_each_position_that_can_t_be() -> None:
    assert sorted(reasons(python("core")) - book("common", "en").keys()) == []


@every_game
def test_a_game_has_no_words_that_nobody_says(name: str) -> None:
    own = book(name, "en")
    source = python(f"games/{name}", f"tui/boards/{name}") + typescript(f"boards/{name}")
    by_kind = {key for keys in told(name).values() for key in keys} | ideas(name)
    by_kind |= {f"position-{kind}" for kind in literals(laying(name))} | unread(name)
    spoken = by_kind | literals(source) | FOR_ALL | mentioned(name)
    named = ("scored-", "part-", "reason-", "option-", "choice-", "habit-", "theme-")
    begun = {*prefixes(source), *named}
    # By other prefixes a game says its own kinds, as in `words.tell("waits", view["asks"])`.
    begun |= {
        f"{one}-"
        for one in re.findall(r"""\b(?:tell|drawn)\((?:\s*[\w.'"]+,)?\s*["'](\w+)["']""", source)
    }
    begun -= {"deed-", "told-", "refusal-", "ask-", "how-"}
    unsaid = [key for key in own if key not in spoken and not key.startswith(tuple(begun))]
    assert unsaid == []


@pytest.mark.parametrize("name", PARTS)
def test_the_shelf_has_no_words_that_nobody_says(name: str) -> None:
    source = python("tui", "cli", "core", "analysis") * (name in ("common", "terminal"))
    source += python("server") * (name == "club") + typescript() * (name != "terminal")
    spoken = literals(source) | mentioned(name) | reasons(source + python("games"))
    whole = (SOURCES / "core" / "position.py").read_text(encoding="utf-8")
    spoken |= {f"position-{kind}" for kind in literals(python("analysis") + whole)}
    spoken |= typing(python("core", "games"))
    refusals = ("bad-address-", "bad-record-", "bad-tournament-", "no-entry-", "no-plan-")
    begun = (*prefixes(source), *refusals, "event-", "option-", "choice-")
    unsaid = [key for key in book(name, "en") if key not in spoken and not key.startswith(begun)]
    assert unsaid == []


def mentioned(name: str) -> set[str]:
    """What other messages say."""
    books = [book(name, "en"), *(book(game, "en") for game in GAMES if name == "common")]
    return {key for one in books for message in one.values() for key in message.mentions}


def test_what_the_terminal_says_is_there() -> None:
    known = book("common", "en").keys() | book("terminal", "en").keys()
    source = "\n".join(
        file.read_text(encoding="utf-8")
        for folder in ("tui", "cli", "core", "analysis")
        for file in (shelf.SHELF.parent / folder).rglob("*.py")
        if file.parent.name not in GAMES and file.name not in ("words.py", "bare.py")
    )
    keys = {*re.findall(r"""\bwords\(\s*["']([\w-]+)["']""", source)}
    keys |= {*re.findall(r"""NotNow\(\s*"([\w-]+)\"""", source)}
    assert len(keys) > 50
    assert sorted(keys - known) == []


@every_game
def test_what_a_game_s_board_in_the_terminal_says_is_there(name: str) -> None:
    known = book("common", "en").keys() | book(name, "en").keys()
    source = python(f"tui/boards/{name}", f"games/{name}")
    keys = {*re.findall(r"""\bwords\(\s*["']([\w-]+)["']""", source)}
    assert sorted(keys - known) == []


@every_game
def test_what_a_game_s_board_on_the_page_says_is_there(name: str) -> None:
    source = typescript(f"boards/{name}")
    own = {*re.findall(r"""\bw\(\s*'([\w-]+)'""", source)}
    assert sorted(own - book("common", "en").keys() - book(name, "en").keys()) == []


def test_what_page_and_terminal_both_say_stands_in_one_place() -> None:
    common, page, along, club, terminal = (book(part, "en").keys() for part in PARTS)
    assert sorted(common & (page | along | club | terminal)) == []
    assert sorted(page & club | along & (page | club)) == []
    same = [
        key
        for key in page & terminal
        if all(said(key, "page", one) == said(key, "terminal", one) for one in LANGUAGES)
    ]
    assert same == []
