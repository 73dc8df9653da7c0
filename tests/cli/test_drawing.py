"""The table as text: map, boards, strips, sentences."""

import io

import pytest
from rich.console import Console

from ceilidh.draw.text import TextDrawing, drawing
from ceilidh.draw.text.clans.map import MapDrawing
from ceilidh.draw.text.clans.position import read
from ceilidh.draw.text.clans.words import CLANS, TASKS
from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.flow import STEPS
from ceilidh.games.clans.kinds import CLAN_NAMES
from ceilidh.kernel.flow import Step
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Table, new
from tests.cli.helpers import random_table


def picture(table: Table, width: int, colour: bool = False) -> str:
    out = io.StringIO()
    screen = Console(
        file=out, width=width, force_terminal=colour, color_system="truecolor" if colour else None
    )
    lit = {target for move in table.legal() for target in move.targets}
    screen.print(drawing(table).board(table.view(table.actor), table.actor, lit, width))
    return out.getvalue()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_every_line_fits_the_terminal(players: int, width: int) -> None:
    text = picture(random_table(players, moves=60), width)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= width
    for heading in ("MARKET", "EXPORT BOARD", "SCORING", "PORTS", "SEATS"):
        assert heading in text


def test_the_map_names_every_active_hex_and_unit() -> None:
    table = random_table(4, moves=90)
    text = picture(table, 120)
    topology = table.state.map
    for hex_ in topology.active.hexes():
        assert HEX_NAMES[hex_] in text
    position = read(table.view())
    for seat, shape in enumerate("●◆■▲"):
        units = [piece for piece in position.pieces.values() if piece.seat == seat]
        drawn = sum(text.count(f"{shape}{short}") for short in SHORTS)
        assert drawn == len(units)


SHORTS = ("shp", "cow", "dry", "bak", "fld", "dst", "wkr")


def test_every_river_side_is_a_double_line() -> None:
    table = new("clans", 4, 1, {"map": "A1 B1 C1 D1"})
    chart = MapDrawing(table.state.map, read(table.view()), ()).text().plain
    flat = [pair for pair in table.state.map.rivers if abs(pair[0] - pair[1]) == 1]
    slanted = len(table.state.map.rivers) - len(flat)
    assert chart.count("════") == len(flat)
    # A slanted side is one or two lines high.
    assert slanted <= chart.count("║") <= 2 * slanted


def test_covered_and_lit_hexes_are_marked() -> None:
    covered = picture(new("clans", 3, 1, {"tighter_map": True}), 120)
    assert covered.count("▒▒▒▒") == 4
    assert "┄▾▾┄" in picture(random_table(3, moves=3), 120)


def test_colour_only_where_it_is_wanted() -> None:
    table = random_table(3, moves=40)
    assert "\x1b[" not in picture(table, 120)
    assert "48;2;169;194;122" in picture(table, 120, colour=True)


def test_modules_are_on_the_table() -> None:
    options: dict[str, object] = {"modules": ["awards", "future-contracts"], "clans": "auction"}
    text = picture(new("clans", 3, 1, options), 120)
    assert "AWARD  for the most " in text
    assert "FUTURE CONTRACTS" in text
    assert "ON OFFER" in text


def test_a_game_without_tiles_ports_and_clans_can_be_drawn() -> None:
    options: dict[str, object] = {"scoring_tiles": False, "ports": False, "clans": "none"}
    for width in (80, 120):
        text = picture(new("clans", 2, 1, options), width)
        assert "SCORING" not in text
        assert "PORTS" not in text


def test_every_decision_has_words() -> None:
    waiting = [step.name for step in STEPS if type(step).legal is not Step.legal]
    assert set(waiting) == set(TASKS)


def test_every_component_has_words() -> None:
    components = load(None)
    assert set(CLANS) == set(CLAN_NAMES)
    table = random_table(4, moves=0)
    drawn = drawing(table)
    vocabulary = find("clans").vocabulary
    for contract in components.contracts:
        action = vocabulary.parse(f"take {contract.id}")
        assert action is not None
        assert " → " in drawn.hint(action)
    for tile in components.ports:
        action = vocabulary.parse(f"port {tile.id}")
        assert action is not None
        assert "_" not in drawn.hint(action)
    start = vocabulary.parse("start 1")
    assert start is not None
    assert drawn.hint(start).startswith("£")


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_move_of_a_game_is_a_sentence(players: int) -> None:
    table = random_table(players, seed=5)
    drawn = drawing(table)
    for played in table.played:
        first = drawn.sentences(played)[0]
        assert first.startswith(drawn.seat_name(played.seat))
        assert first.endswith(".")
        assert "{" not in first


def test_sentences_say_what_happened() -> None:
    table = random_table(2, seed=3, moves=0)
    drawn = drawing(table)
    log = [line for played in random_table(2, seed=3).played for line in drawn.sentences(played)]
    assert any(" builds a " in line and " for £" in line for line in log)
    assert any(" sells " in line and "falls" in line for line in log)
    assert any("gains £" in line and "(income)" in line for line in log)
    assert log.count("Round 5 begins.") == 1
    assert any(line.startswith("Drawn: contract ") for line in log)


def test_any_game_has_a_plain_drawing() -> None:
    table = random_table(2, moves=12)
    plain = TextDrawing(table)
    out = io.StringIO()
    Console(file=out, width=100).print(plain.board(table.view(), 0, (), 100))
    assert "'round'" in out.getvalue()
    assert plain.role(table.view(), 0) == ""
    assert plain.in_play() == []
    assert plain.hint(table.legal()[0].action) == ""
    sentences = plain.sentences(table.played[-1])
    assert sentences[0].endswith(f"{table.played[-1].action.text}.")
    assert len(sentences) == 1 + len(table.played[-1].events)
