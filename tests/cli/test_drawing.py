"""The table as text: map, boards, strips, sentences."""

import io

import pytest
from rich.console import Console

from ceilidh.draw.clans.table_view import read
from ceilidh.draw.text import TextDrawing, drawing
from ceilidh.draw.text.clans.map import TextMap, unit_words
from ceilidh.draw.text.fit import short_name, shortened
from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.components.pack import load
from ceilidh.kernel.opening import new
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Move, Table
from ceilidh.say import LANGUAGES, speaker
from ceilidh.say.clans.names import GOODS
from tests.cli.helpers import random_table


def picture(table: Table, width: int, colour: bool = False, language: str = "en") -> str:
    out = io.StringIO()
    screen = Console(
        file=out, width=width, force_terminal=colour, color_system="truecolor" if colour else None
    )
    lit = {target for move in table.legal() for target in move.targets}
    screen.print(drawing(table, language).board(table.view(table.actor), table.actor, lit, width))
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
        shorts = unit_words(speaker("en")).values()
        drawn = sum(text.count(f"{shape}{short}") for short in shorts)
        assert drawn == len(units)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_have_the_same_letters(language: str) -> None:
    to = speaker(language)
    units = unit_words(to)
    assert len(set(units.values())) == len(units) == 8
    goods = [to.text(name) for name in list(GOODS.values())[:6]]
    assert len(set(shortened(goods, 3))) == 6
    text = picture(random_table(3, moves=60), 80, language=language)
    for short, name in zip(shortened(goods, 3), goods, strict=True):
        assert f" {short} " in text
        assert f"\n{name} " in text


def test_short_words() -> None:
    assert shortened(["laine", "lait", "pain"], 3) == ["lan", "lat", "pai"]
    assert shortened(["wool", "whisky"], 3) == ["woo", "whi"]
    assert short_name("Laich of Moray", 11) == "Laich Moray"
    assert short_name("Castle Stalker", 11) == "C. Stalker"
    assert short_name("Rothiemurchus", 11) == "Rothiemurc."


def test_every_river_side_is_a_double_line() -> None:
    table = new("clans", 4, 1, {"map": "A1 B1 C1 D1"})
    chart = TextMap(table.state.map, read(table.view()), (), {}, {}).text().plain
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
    assert "AWARD  the most " in text
    assert "FUTURE CONTRACTS" in text
    assert "ON OFFER" in text


def test_a_game_without_tiles_ports_and_clans_can_be_drawn() -> None:
    options: dict[str, object] = {"scoring_tiles": False, "ports": False, "clans": "none"}
    for width in (80, 120):
        text = picture(new("clans", 2, 1, options), width)
        assert "SCORING" not in text
        assert "PORTS" not in text


def test_the_headline_says_who_decides_what() -> None:
    assert picture(random_table(3, moves=0), 120).startswith(
        "Clans of Caledonia · Setup · ● Seat 1: Choose a clan;"
    )
    assert (
        "· Round 3 of 5 · ◆ Seat 2: Production: how much cheese do you want to make from 4 milk?"
        in picture(random_table(3, moves=60), 120)
    )


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_another_language_fits_the_terminal(language: str) -> None:
    to = speaker(language)
    for moves in (0, 60):
        for width in (80, 120):
            text = picture(random_table(3, moves=moves), width, language=language)
            assert max(len(line.rstrip()) for line in text.splitlines()) <= width
            for heading in ("Market", "Export board", "Scoring tiles", "Ports", "Seats"):
                assert to.text(heading).upper() in text
            for word in (" the ", " of a ", " and ", "Seat ", "MARKET"):
                assert word not in text


def test_hints_explain_moves() -> None:
    components = load(None)
    table = random_table(3, moves=0)
    drawn = drawing(table)
    hint = drawn.hint(table.legal()[0])
    assert hint.startswith("Choose Clan Campbell: £55, 2 grain and 1 bread. Its dairies, bakeries")
    vocabulary = find("clans").vocabulary
    later = random_table(3, moves=60)
    for contract in components.contracts:
        action = vocabulary.parse(f"take {contract.id}")
        assert action is not None
        assert " → " in drawing(later).hint(Move(action, 0))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_move_of_a_game_is_a_line(players: int) -> None:
    table = random_table(players, seed=5)
    drawn = drawing(table)
    for played in table.played:
        line = drawn.line(played)
        assert line.startswith(f"{drawn.seat_name(played.seat)} ")
        assert line.endswith(".")


def test_lines_say_what_happened() -> None:
    table = random_table(2, seed=3)
    drawn = drawing(table)
    log = [drawn.line(played) for played in table.played]
    assert any(" places a " in line and " for £" in line for line in log)
    assert any(" sells " in line and "falls by" in line for line in log)
    assert any("gains £" in line and "(workers)" in line for line in log)
    assert sum(line.count("Round 5 starts.") for line in log) == 1
    assert any(" New contracts: " in line for line in log)


def test_seats_without_a_name_are_named_in_the_language() -> None:
    table = new("clans", 2, 1, names=["Ann", ""])
    assert drawing(table, "fr").seat_names == ["● Ann", "◆ Place 2"]


@pytest.mark.usefixtures("peat")
def test_any_game_has_a_plain_drawing() -> None:
    table = new("peat", 2, 1)
    plain = drawing(table)
    assert type(plain) is TextDrawing
    out = io.StringIO()
    Console(file=out, width=100).print(plain.board(table.view(), 0, (), 100))
    assert "'peats': 21" in out.getvalue()
    assert plain.role(table.view(), 0) == ""
    assert plain.in_play() == []
    assert plain.hint(table.legal()[0]) == ""
    assert plain.task().endswith("Seat 1: Choose a move.")
    played = table.play(table.legal()[0])
    line = plain.line(played)
    assert line.startswith(f"{plain.seat_name(played.seat)}: {played.action.text}; ")
    assert line.count("; ") == len(played.events) > 0


def test_headings_of_the_seats_are_whole_words_where_they_fit() -> None:
    table = random_table(3, moves=60)
    wide = [line for line in picture(table, 120).splitlines() if line.startswith("SEATS")]
    assert wide[0].split()[1:4] == ["turn", "money", "wool"]
    assert wide[0].split()[-3:] == ["glory", "linked", "exports"]
    narrow = [line for line in picture(table, 80).splitlines() if line.startswith("SEATS")]
    assert narrow[0].split()[1:4] == ["turn", "£", "woo"]
