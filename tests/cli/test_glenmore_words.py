"""The words of Glen More II: tasks, effects, hints, and a sentence for all that happens."""

import re
from pathlib import Path

import pytest

from ceilidh.draw.text import drawing
from ceilidh.draw.text.base import TextDrawing
from ceilidh.draw.text.glenmore.effects import EffectWords
from ceilidh.draw.text.glenmore.log import DEEDS, Log
from ceilidh.draw.text.glenmore.position import read
from ceilidh.draw.text.glenmore.words import TASKS, Names, card_text
from ceilidh.games.glenmore import meta
from ceilidh.games.glenmore.components.effects import FIELDS
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.flow import STEPS
from ceilidh.kernel.flow import Step
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import new
from tests.cli.test_glenmore_drawing import CHRONICLES, random_table


def test_every_decision_has_words() -> None:
    waiting = [step.name for step in STEPS if type(step).legal is not Step.legal]
    assert set(waiting) == set(TASKS)


def test_every_effect_has_words() -> None:
    components = load(None)
    effects = EffectWords(components)
    assert set(effects.texts) == set(FIELDS)
    rules = new("glenmore", 3).state.rules
    for tile in components.tiles:
        assert "_" not in effects.tile(tile)
        assert len(effects.ways(tile, rules.edition)) == len(rules.ways[tile.index])
    for clan in components.clan_board.clans:
        assert effects.rows(clan.effects)
    for card in components.great_glen.cards:
        assert "{" not in card_text(card)


def test_every_kind_of_event_has_a_sentence() -> None:
    """The kinds are read from the calls of `note` in the engine's source."""
    folder = Path(meta.__file__).parent
    source = "".join([file.read_text("utf-8") for file in sorted(folder.rglob("*.py"))])
    kinds = set(re.findall(r'\bnote\(\s*state,\s*"(\w+)"', source))
    assert len(kinds) > 20
    assert set(Log(Names(load(None)), ["A", "B"]).facts) == kinds


def test_every_kind_of_move_has_a_sentence() -> None:
    assert set(DEEDS) == {spec.word for spec in find("glenmore").vocabulary.specs}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_of_a_game_is_a_sentence(players: int) -> None:
    table = random_table(players, seed=players, options=CHRONICLES)
    drawn = drawing(table)
    for played in table.played:
        for line in drawn.sentences(played):
            assert line.endswith(".")
            assert "{" not in line
            assert "_" not in line
        assert drawn.sentences(played)[0].startswith(drawn.seat_name(played.seat))


def test_sentences_say_what_happened() -> None:
    table = random_table(2, seed=5, options=CHRONICLES)
    drawn = drawing(table)
    log = [line for played in table.played for line in drawn.sentences(played)]
    for part in (
        r"^● Seat 1 takes [A-Z].*\.$",
        r"; buys \w+ for \d coins?",
        r" sells \w+ from -?\d\.-?\d for \d coins?\.",
        r" places a marker at Clan \w+ for \d coins?",
        r" walks a Scot from \S+ to \S+\.",
        r"^⚂ The Die rolls \d; moves \d spaces?",
        r"^New on the Rondel: ",
        r"^Turn of ",
        r" gains 1 VP \(persons\)",
    ):
        assert any(re.search(part, line) for line in log), part
    assert [line for line in log if line.startswith("Scoring")] == [
        f"Scoring phase {number}." for number in (1, 2, 3, 4)
    ]


def test_hints_explain_moves() -> None:
    drawn = drawing(new("glenmore", 3, 1, CHRONICLES))
    vocabulary = find("glenmore").vocabulary
    for text, hint in (
        ("take halkirk", "wood, village +1 Scot ▸1 move"),
        ("fetch butcher", "exchange ▸1/2/3 animals → 2/5/8 VP"),
        ("claim cameron", "▸exchange, 3 moves"),
        ("council 9", "Small Is Bonnie, fewest tiles in the territory"),
        ("way 1", ""),
        ("done", ""),
    ):
        action = vocabulary.parse(text)
        assert action is not None
        assert drawn.hint(action) == hint


def test_moves_are_read_in_the_order_of_the_rondel() -> None:
    table = new("glenmore", 3, 1)
    places = drawing(table).places(table.view())
    tiles = [space.tile for space in read(table.view()).spaces if space.tile]
    assert sorted(places, key=lambda target: places[target]) == [f"tile:{tile}" for tile in tiles]
    assert TextDrawing(table).places(table.view()) == {}
