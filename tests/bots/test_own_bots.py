"""A bot from outside the package takes part as `module:Class` or by an entry point."""

from __future__ import annotations

import json
import pickle
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import ceilidh
from ceilidh.bots.base import ask, generator
from ceilidh.bots.bot_names import profile_of
from ceilidh.bots.catalogue import choices, is_bot, known_bot, make_bot, stand_in
from ceilidh.bots.own_bots import BotFault, BotGuard, OwnBotError, adopt, illegal_choice, installed
from ceilidh.bots.search.bot import SearchBot
from ceilidh.bots.search.budget import Budget
from tests.bots.own_bots import write_bots
from tests.cli.helpers import Shell


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    return write_bots(tmp_path, monkeypatch)


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


@pytest.fixture
def package(bots: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """An installed package that offers one of these bots."""
    point = EntryPoint("owl", f"{bots}:PROFILE", "ceilidh.bots")
    monkeypatch.setattr(
        "ceilidh.bots.own_bots.entry_points", lambda group: EntryPoints([point]).select(group=group)
    )
    return "owl"


def first_move(name: str) -> str:
    table = ceilidh.new("glenmore", 2, 1)
    seat = table.actor
    assert seat is not None
    return ask(make_bot(name, "glenmore", 1, seat), table.game, table.state, seat).text


@pytest.mark.parametrize("what", ["Miser", "coin", "Nest.Egg", "PROFILE"])
def test_classes_functions_and_profiles_are_bots(bots: str, what: str) -> None:
    name = f"{bots}:{what}"
    assert known_bot(name) == name and is_bot(name)
    assert first_move(name) == ceilidh.new("glenmore", 2, 1).legal()[0].text
    assert stand_in(name, "glenmore") is None
    bot = make_bot(name, "glenmore", 4, 1)
    assert isinstance(bot, BotGuard) and bot.rng.getstate() == generator(4, 1).getstate()


def test_a_bot_is_told_of_by_its_own_words(bots: str) -> None:
    miser, owl = adopt(f"{bots}:Miser"), adopt(f"{bots}:PROFILE")
    assert (miser.title, miser.numbered, miser.character) == (
        "Miser",
        "Miser {n}",
        "Saves every penny.",
    )
    assert (owl.name, owl.title, owl.character) == (f"{bots}:PROFILE", "owl", "sleeps by day")


def test_a_bot_needs_no_generator_and_may_use_up_the_list(bots: str) -> None:
    assert known_bot(f"{bots}:Plain")
    assert first_move(f"{bots}:Plain") == ceilidh.new("glenmore", 2, 1).legal()[-1].text


def test_a_profile_that_judges_plans_within_any_budget(bots: str) -> None:
    name = f"{bots}:PLANNER"
    assert known_bot(f"{name}@30n") == f"{name}@30n"
    bot = make_bot(f"{name}@30n", "glenmore", 1, 0)
    assert isinstance(bot, SearchBot) and bot.budget == Budget(nodes=30)
    profile = profile_of(name)
    assert profile is not None and profile.level == "", "levels are bots of the roster"
    with pytest.raises(OwnBotError, match=r"takes no such budget; leave out '@1s'\."):
        known_bot(f"{bots}:Miser@1s")
    with pytest.raises(OwnBotError, match=r"The bot random takes no such budget"):
        known_bot("random@40n")


def test_looking_up_a_name_loads_nothing(bots: str) -> None:
    for name in (f"{bots}:Miser", "os:system", f"{bots}:Miser@1s"):
        assert profile_of(name) is None and not is_bot(name)
    assert bots not in sys.modules
    adopt(f"{bots}:Miser")
    assert is_bot(f"{bots}:Miser") and not is_bot(f"{bots}:Plain")


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("nowhere_at_all:Miser", "There is no module nowhere_at_all for the bot"),
        ("some_bots.deep:Miser", "There is no module some_bots.deep for the bot"),
        ("some_bots:Duke", "Module some_bots has no Duke; it has Miser, Plain, PROFILE, PLANNER"),
        ("some_bots:NUMBER", "some_bots:NUMBER is not a bot: it is neither a class nor a function"),
        ("some_bots:Mute", "is not a bot: what it makes has no method choose(game, state, seat"),
        ("some_bots:Narrow", "is not a bot: its method choose does not take (game, state, seat"),
        ("some_bots:Needy", "is not a bot: calling it with a random.Random ends with TypeError: "),
        ("some_bots:a b", "'some_bots:a b' does not name a bot; write it as module:Class."),
        ("broken_bots:Miser", "Module broken_bots cannot be loaded: ZeroDivisionError: division"),
        ("needy_bots:Miser", "Module needy_bots cannot be loaded: ModuleNotFoundError: No module"),
        ("bare_bots:Miser", "Module bare_bots has no Miser, and nothing else in it looks like a"),
    ],
)
def test_what_is_wrong_is_said(bots: str, tmp_path: Path, what: str, said: str) -> None:
    (tmp_path / "broken_bots.py").write_text("1 / 0\n")
    (tmp_path / "needy_bots.py").write_text("import nowhere_at_all\n")
    (tmp_path / "bare_bots.py").write_text("NUMBER = 1\n")
    with pytest.raises(OwnBotError) as caught:
        known_bot(what)
    assert said in str(caught.value)
    assert not is_bot(what)


def test_a_bot_may_choose_nothing_but_legal_moves(bots: str) -> None:
    assert known_bot(f"{bots}:Cheat")
    with pytest.raises(BotFault, match="chose 'win at once', which is not a legal move"):
        first_move(f"{bots}:Cheat")
    fault = pickle.loads(pickle.dumps(illegal_choice("x:Y", "win {now}")))
    assert isinstance(fault, BotFault) and "chose win {now}, which" in str(fault)


# --- everywhere -----------------------------------------------------------------------------------


def test_an_entry_point_is_known_by_its_name(package: str, shell: Shell) -> None:
    assert installed() == [package] and choices()[-2:] == [package, "module:Class"]
    assert not is_bot(package)
    run = shell("simulate", "glenmore", "--bots", f"{package},random", "--games", "1", "--json")
    assert [row["name"] for row in json.loads(run.out)["roles"]] == [package, "random"]
    with pytest.raises(OwnBotError, match="No installed package has a bot 'hawk'"):
        adopt("hawk")


def test_commands_take_it(bots: str, shell: Shell) -> None:
    name = f"{bots}:Miser"
    arena = shell(
        "arena", "glenmore", "--bots", f"{name},random", "--games", "1", "--jobs", "1", "--json"
    )
    assert {row["bot"] for row in json.loads(arena.out)} == {name, "random"}
    seated = shell("play", "glenmore", "--seats", f"human,{name}", "--seed", "1", stdin="quit\n")
    others = shell("play", "glenmore", "--bot", name, "--seed", "1", stdin="quit\n")
    assert seated.status == others.status == 0 and seated.out == others.out
    quick = shell("play", "glenmore", "--bot", "laird@5n", "--seed", "1", stdin="quit\n")
    assert quick.status == 0


def test_a_command_finds_a_module_in_its_folder(
    tmp_path: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for the installed command, which does not look there by itself."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    write_bots(elsewhere, monkeypatch, "bots_at_hand")
    monkeypatch.setattr(sys, "path", [one for one in sys.path if one != str(elsewhere)])
    monkeypatch.chdir(elsewhere)
    run = shell("simulate", "glenmore", "--bots", "bots_at_hand:Miser", "--games", "1")
    assert run.status == 0, run.err


def test_commands_say_what_is_wrong(bots: str, shell: Shell) -> None:
    run = shell("arena", "clans", "--bots", f"{bots}:Duke,random", "--language", "fr")
    assert run.status == 2
    assert run.err.startswith(f"ceilidh: Le module {bots} n\u2019a pas de Duke")
    play = shell("play", "clans", "--bot", "duke", stdin="quit\n")
    assert "--bot: 'duke' is not a valid choice; choose from random, learner" in play.err
    assert play.err.rstrip().endswith("chief, module:Class.")
    seats = shell("play", "clans", "--seats", "human,duke", stdin="quit\n")
    assert "--seats: 'duke' is not a valid choice; choose from human, random" in seats.err
