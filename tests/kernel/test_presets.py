"""What whoever chooses options is told: headings, when an option has sense, presets."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ceilidh
from ceilidh.kernel.entry import ModuleEntry, choices_of, options_of
from ceilidh.kernel.opening import new
from ceilidh.kernel.options import Option, Preset, resolve, sensible
from ceilidh.kernel.registry import find
from ceilidh.kernel.ruleset import BaseModule

GAMES = [game.name for game in ceilidh.list_games()]


PLAIN: ModuleEntry[None, BaseModule] = ModuleEntry(
    "nowhere", "plain", lambda *_: BaseModule("plain")
)


def test_an_option_of_a_module_is_asked_with_the_module() -> None:
    train = replace(
        PLAIN, name="train", options=(Option("gauge", "narrow", "", ("narrow", "broad")),)
    )
    options = (Option("modules", (), "", ("train",), many=True), *options_of([train]))
    gauge = options[1]
    assert gauge.group == "modules"
    assert not gauge.has_sense(2, resolve(options, {}))
    assert gauge.has_sense(2, resolve(options, {"modules": ["train"]}))


def test_an_option_that_asks_for_its_module_is_asked_where_the_module_can_be() -> None:
    dense = replace(
        PLAIN,
        name="dense",
        chosen=lambda players, options: options["dense"] is True,
        players=(2, 3),
        options=(Option("dense", False, "", group="variants"),),
    )
    options = options_of([dense])
    assert [options[0].has_sense(players, resolve(options, {})) for players in (2, 3, 4)] == [
        True,
        True,
        False,
    ]
    assert options[0].group == "variants"


def test_a_module_says_what_to_know_of_it() -> None:
    entry = replace(PLAIN, name="train", group="rails", minutes=30, difficulty=3, first=True)
    about = choices_of([replace(entry, players=(2, 4))])
    option = Option("modules", (), "", ("train",), many=True, about=about)
    train = option.about["train"]
    assert (train.group, train.minutes, train.difficulty, train.first) == ("rails", 30, 3, True)
    assert (option.offered(3), option.offered(4)) == ((), ("train",))
    assert sensible((option,), 3, {"modules": ["train"]}) == {"modules": []}


def test_what_always_holds_is_not_chosen() -> None:
    option = Option("die", False, "", fixed={2: True})
    assert sensible((option,), 2, {"die": False}) == {}
    assert sensible((option,), 3, {"die": True}) == {"die": True}


def test_a_preset_has_a_value_for_every_option() -> None:
    options = (Option("ports", True, ""), Option("map", "random", ""))
    assert Preset("first", {"ports": False}).completed(options) == {"ports": False, "map": "random"}


@pytest.mark.parametrize("game", [name for name in GAMES if find(name).presets])
def test_presets_can_be_played(game: str) -> None:
    found = find(game)
    for preset in found.presets:
        options = sensible(found.options, 3, dict(preset.completed(found.options)))
        assert new(game, 3, seed=1, options=options).legal()


@pytest.mark.rule("CC-VAR-02")
def test_the_first_game_of_clans_is_simplified() -> None:
    first = {preset.name: preset for preset in find("clans").presets}["first"]
    assert first.options == {"static_imports": True, "scoring_tiles": False, "ports": False}


@pytest.mark.rule("GM-CMP-26")
def test_the_first_game_of_glen_more_has_no_chronicle() -> None:
    first = {preset.name: preset for preset in find("glenmore").presets}["first"]
    assert first.completed(find("glenmore").options)["modules"] == ()


@pytest.mark.rule("GM-CMP-26")
def test_the_first_chronicle_is_the_boat_race() -> None:
    first = {preset.name: preset for preset in find("glenmore").presets}["chronicle-first"]
    assert first.options == {"modules": ("dragon-boats",)}


@pytest.mark.rule("GM-CMP-24", "GM-CMP-25")
def test_chronicles_say_how_long_and_difficult_they_are() -> None:
    about = {option.name: option.about for option in find("glenmore").options}["modules"]
    assert {name: (choice.minutes, choice.difficulty) for name, choice in about.items()} == {
        "dragon-boats": (5, 1),
        "highlander": (5, 1),
        "single-cask": (10, 2),
        "hammer": (10, 3),
        "haggis": (10, 1),
        "tome": (20, 4),
        "great-glen": (10, 2),
        "penny-mobs": (10, 3),
    }


def test_industria_is_first_played_without_trains_and_markets() -> None:
    """What adds least; the trains add most, and the markets come between."""
    presets = {preset.name: preset for preset in find("clans").presets}
    about = {option.name: option.about for option in find("clans").options}["modules"]
    easy = tuple([name for name, choice in about.items() if choice.difficulty == 1])
    assert presets["industria-first"].options == {"modules": easy}
    assert set(easy) == {"awards", "future-contracts", "industria-maps", "industria-tiles"}
    assert max(about, key=lambda name: about[name].difficulty) == "trains"


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_every_module_says_what_to_know_of_it(game: str) -> None:
    option = {option.name: option for option in find(game).options}["modules"]
    for name in option.choices:
        about = option.about[name]
        assert about.minutes and about.difficulty, name
    assert len({about.group for about in option.about.values()}) == 1


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_everything_has_all_modules(game: str) -> None:
    found = find(game)
    everything = {preset.name: preset for preset in found.presets}["everything"]
    modules = {option.name: option for option in found.options}["modules"]
    # Milestones alone and simplified trains are parts of the trains, which take their place.
    lesser = ("milestones", "simplified-trains")
    assert everything.options["modules"] == tuple(
        [word for word in modules.choices if word not in lesser]
    )
