"""The words of the terminal for Glen More II: short forms, hints, the order of moves.

Sentences are those of `say` and are tested with it.
"""

import re

import pytest

from ceilidh.draw.glenmore.table_view import read
from ceilidh.draw.text import TextDrawing, drawing
from ceilidh.draw.text.glenmore.labels import GlenMoreLabels
from ceilidh.games.glenmore.components.pack import load
from ceilidh.kernel.opening import new
from ceilidh.kernel.table import Move
from ceilidh.say import LANGUAGES, speaker
from tests.cli.test_glenmore_drawing import CHRONICLES, random_table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_words(language: str) -> None:
    words = GlenMoreLabels(speaker(language), new("glenmore", 3, 0).state)
    for tile in load(None).tiles:
        for text in (words.tile_name(tile.id), words.effects(tile), words.type(tile)):
            assert not re.search(r"[{}_]", text)
        assert words.cost(tile)
        assert len(words.gives(tile)) <= 5
        assert bool(words.gives(tile)) == bool(tile.activation)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_of_a_game_is_a_line(players: int) -> None:
    table = random_table(players, seed=players, options=CHRONICLES)
    drawn = drawing(table)
    for played in table.played:
        line = drawn.line(played)
        assert line.startswith(f"{drawn.seat_name(played.seat)} ")
        assert line.endswith(".")


def test_lines_say_what_happened() -> None:
    table = random_table(2, seed=5, options=CHRONICLES)
    drawn = drawing(table)
    log = [drawn.line(played) for played in table.played]
    for part in (
        r"^● Seat 1 takes [A-Z].*\.$",
        r" buys 1 \w+ for \d coins?",
        r" sells 1 \w+ from [A-Z].* for \d coins?\.",
        r" places a clan marker at Clan \w+ for \d coins?",
        r" moves a Scot from [A-Z].* to [A-Z].*\.",
        r"\. The Die rolls \d",
        r" moves \d spaces?",
        r" New on the rondel: ",
        r" gains .*1 VP \(person tiles\)",
    ):
        assert any(re.search(part, line) for line in log), part
    phases = [number for line in log for number in re.findall(r"Scoring phase (\d)\.", line)]
    assert phases == ["1", "2", "3", "4"]


def test_hints_explain_moves() -> None:
    table = new("glenmore", 3, 5, CHRONICLES)
    drawn = drawing(table)
    known = {move.text: move for move in table.legal()}
    move = known["take castle_stalker"]
    assert drawn.hint(move).startswith(
        "Take Castle Stalker for 1 wood and 1 stone. Type: castle. Has a river. "
    )
    assert "When placed: landmark card: 3 coins." in drawn.hint(move)
    vocabulary = table.game.vocabulary
    for text, hint in (
        (
            "claim cameron",
            "Claim Cameron for 2 coins: activate 1 exchange tile and 3 movement points",
        ),
        ("council 9", "Put Small Is Bonnie to the vote: tiles in your territory (fewest wins)"),
    ):
        action = vocabulary.parse(text)
        assert action is not None
        assert drawn.hint(Move(action, 0)) == hint


def test_moves_are_read_in_the_order_of_the_rondel() -> None:
    table = new("glenmore", 3, 1)
    places = drawing(table).places(table.view())
    tiles = [space.tile for space in read(table.view()).spaces if space.tile]
    assert sorted(places, key=lambda target: places[target]) == [f"tile:{tile}" for tile in tiles]
    assert TextDrawing(table, speaker("en")).places(table.view()) == {}
