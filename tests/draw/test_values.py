"""Numbers and places of drawings where a picture of a position does not show them alone."""

from __future__ import annotations

import re
from dataclasses import replace
from io import StringIO
from xml.etree import ElementTree

import pytest
from rich.console import Console

import ceilidh
from ceilidh.draw.clans.table_view import Piece, read
from ceilidh.draw.glenmore.table_view import read as read_glenmore
from ceilidh.draw.svg import DrawingPart, draw_parts
from ceilidh.draw.svg.clans.labels import labels_of
from ceilidh.draw.svg.clans.pieces import trade_of
from ceilidh.draw.svg.clans.scoring import scoring_part
from ceilidh.draw.svg.compose import Sheet, compose, measures
from ceilidh.draw.svg.curve import LEFT, RIGHT, TOP, Curve, CurveTurningPoint
from ceilidh.draw.svg.glenmore.labels import breadth, split_name
from ceilidh.draw.svg.glenmore.rondel import around, ring, size_of
from ceilidh.draw.svg.ink import Ink, drawing, group, short, stacked, tag
from ceilidh.draw.svg.palette import look_of, seat_class, seat_shape, weave
from ceilidh.draw.svg.parts import arranged
from ceilidh.draw.svg.picture import picture
from ceilidh.draw.svg.seat_names import seat_mark
from ceilidh.draw.text import drawing as drawing_of
from ceilidh.draw.text.fit import breadth as text_breadth
from ceilidh.draw.text.fit import cut, flowed, short_name, shortened
from ceilidh.draw.text.glenmore.labels import GlenMoreLabels as TextWords
from ceilidh.draw.text.glenmore.rondel import RondelPanel
from ceilidh.draw.text.style import Canvas
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.goods import FOREST, GRASS, MOUNTAIN
from ceilidh.say import speaker
from tests.clans.scenario import Scenario
from tests.golden.facts import facts

# --- Clans of Caledonia ---------------------------------------------------------------------------


def scoring(imports: list[int], passed: list[int] | None = None) -> list[str]:
    position = replace(read(Scenario(3).table.view(0)), imports=imports, passed=passed or [])
    return facts(scoring_part(load(None), position, labels_of(speaker("en")), []))


@pytest.mark.rule("CC-FIN-09", "CC-FIN-10")
@pytest.mark.parametrize(
    ("imports", "points"),
    [
        ([7, 1, 8], [4, 5, 3]),
        ([1, 2, 3], [5, 4, 3]),
        ([9, 2, 3], [3, 5, 4]),
        # Of tied goods cotton counts as the rarest, then tobacco.
        ([2, 2, 2], [5, 4, 3]),
        ([2, 0, 2], [4, 5, 3]),
        ([4, 2, 2], [3, 5, 4]),
    ],
)
def test_the_rarest_import_is_worth_the_most(imports: list[int], points: list[int]) -> None:
    lines = [line for line in scoring(imports) if line.startswith("(import:")]
    assert [line.split()[-2:] for line in lines] == [[str(one), "<vp>"] for one in points]


def test_no_import_is_worth_anything_before_the_first_has_come() -> None:
    lines = [line for line in scoring([0, 0, 0]) if line.startswith("(import:")]
    assert len(lines) == 3
    assert not any("<vp>" in line for line in lines)


def test_import_tokens_go_round_their_track() -> None:
    steps = load(None).board.track_steps
    position = read(Scenario(3).table.view(0))
    places = []
    for number in (0, 1, steps - 1, steps, steps + 1):
        part = scoring_part(
            load(None), replace(position, imports=[number, 0, 0]), labels_of(speaker("en")), []
        )
        found = re.search(r'data-piece="import-cotton" cx="([\d.]+)"', part.markup)
        assert found
        laps = re.search(r">\+(\d+)<", part.markup)
        places.append((float(found[1]), int(laps[1]) if laps else 0))
    assert [lap for _, lap in places] == [0, 0, 0, 1, 1]
    assert places[0][0] == places[3][0] < places[1][0] == places[4][0] < places[2][0]


def test_the_marks_of_those_who_passed_lie_by_their_coins() -> None:
    lines = scoring([1, 2, 3], [2, 0])
    assert f"@passed-3 {seat_mark(2)} seat-3 | <square>" in lines
    assert f"@passed-1 {seat_mark(0)} seat-1 | <circle>" in lines
    assert not any("@passed-2" in line for line in lines)
    assert lines.index(f"@passed-3 {seat_mark(2)} seat-3 | <square>") < lines.index(
        f"@passed-1 {seat_mark(0)} seat-1 | <circle>"
    )
    assert lines[0] == "16 (spent) 14 (spent) 12"


def heads(made: Scenario) -> list[str]:
    """What the strips say about turns: whose it is, who has passed, the places in the order."""
    found: list[str] = []
    for part in draw_parts(made.table.view(0), "en", 0):
        if part.group == "seat":
            said = [line for line in facts(part) if "turn order" in line or line in SIGNS]
            found += said or ["-"]
    return found


SIGNS = ("to move", "has passed | <pass>")


def test_strips_say_the_place_in_turn_order() -> None:
    made = Scenario(4)
    made.state.order = [2, 0, 3, 1]
    made.turn(0)
    assert heads(made) == [
        "to move",
        "(order) number 4 in turn order | 4",
        "(order) number 1 in turn order | 1",
        "(order) number 3 in turn order | 3",
    ]
    made.turn(3, passed=[2])
    assert heads(made)[2] == "has passed | <pass>"
    assert heads(made)[3] == "to move"


def test_a_worker_shows_what_he_is_where_the_land_tells() -> None:
    worker = Piece(0, ("worker",))
    assert trade_of(worker, FOREST) == "woodcutter"
    assert trade_of(worker, GRASS | MOUNTAIN) == "miner"
    assert trade_of(worker, FOREST | MOUNTAIN) == ""
    assert trade_of(Piece(0, ("cow",)), FOREST) == ""


# --- Glen More II ---------------------------------------------------------------------------------


def test_the_rondel_runs_clockwise_from_the_upper_left() -> None:
    assert size_of(14) == (5, 4)
    assert size_of(12) == (4, 4)
    corners = ring(14)
    assert len(set(corners)) == 14
    columns = [(x - corners[0][0]) / 106 for x, _ in corners]
    rows = [(y - corners[0][1]) / 106 for _, y in corners]
    assert columns == [0, 1, 2, 3, 4, 4, 4, 4, 3, 2, 1, 0, 0, 0]
    assert rows == [0, 0, 0, 0, 0, 1, 2, 3, 3, 3, 3, 3, 2, 1]


def test_the_box_round_some_spaces() -> None:
    assert around([(10.0, 20.0), (116.0, 20.0)]) == (10.0, 20.0, 206.0, 100.0)
    assert around([(10.0, 126.0), (10.0, 20.0)]) == (10.0, 20.0, 100.0, 206.0)


def test_long_names_are_cut_into_lines_of_equal_breadth() -> None:
    assert split_name("Edradour") == ["Edradour"]
    assert split_name("Bridge of Orchy") == ["Bridge", "of Orchy"]
    assert split_name("General Wade's Military Roads") == ["General Wade's", "Military Roads"]
    assert breadth("ii", 10) < breadth("aa", 10) < breadth("AA", 10) < breadth("mm", 10)
    assert breadth("12", 10) == pytest.approx(12)
    assert breadth("Ségur", 10) == breadth("Segur", 10) == pytest.approx(25.11)


# --- the curve of a game --------------------------------------------------------------------------

LEADS = [[0.0, 0.0], [5.0, -5.0], [-12.0, 12.0]]


def test_moves_go_to_the_right_and_values_upwards() -> None:
    made = Curve(LEADS, 860.0, 340.0)
    assert (made.low, made.high) == (-12.0, 12.0)
    assert [made.x(move) for move in (0, 1, 2)] == [LEFT, (LEFT + 860 - RIGHT) / 2, 860 - RIGHT]
    assert [made.y(value) for value in (12, 0, -12)] == [TOP, 172.0, 300.0]


def test_a_curve_without_leads_has_some_height() -> None:
    made = Curve([[0.0, 0.0]], 100.0, 100.0)
    assert (made.low, made.high) == (0.0, 1.0)
    assert made.x(0) == LEFT
    assert Curve([[3.0], [4.0]], 100.0, 100.0).low == 0.0  # zero is always on the paper


def test_the_grid_has_round_numbers_and_a_strong_zero() -> None:
    grid = Curve(LEADS, 860.0, 340.0).grid()
    assert re.findall(r">(−?\d+)</text>", grid) == ["−10", "−5", "0", "5", "10"]
    assert grid.count("curve-zero") == 1
    assert 'class="curve-zero" d="M40 172H846"' in grid
    narrow = Curve([[0.0], [6.0]], 860.0, 340.0).grid()
    assert re.findall(r">(−?\d+)</text>", narrow) == ["0", "1", "2", "3", "4", "5", "6"]
    wide = Curve([[0.0], [7.0]], 860.0, 340.0).grid()
    assert re.findall(r">(−?\d+)</text>", wide) == ["0", "2", "4", "6"]


def test_each_seat_has_its_own_line() -> None:
    lines = Curve(LEADS, 860.0, 340.0).lines()
    assert re.findall(r'class="(seat-\d)"', lines) == ["seat-1", "seat-2"]
    assert re.findall(r' d="M([^"]+)"', lines) == [
        "40 172L443 118.7L846 300",
        "40 172L443 225.3L846 44",
    ]
    assert lines.count("stroke-dasharray") == 1


def test_marks_stand_at_their_moves() -> None:
    marks = Curve(LEADS, 860.0, 340.0).marks([(1, "2"), (2, "3")])
    assert re.findall(r'd="M([\d.]+) 44V300"', marks) == ["443", "846"]
    assert re.findall(r">(\d)</text>", marks) == ["2", "3"]


def test_coins_lie_on_the_line_of_their_seat_and_never_on_each_other() -> None:
    made = Curve(LEADS, 860.0, 340.0)
    coins = made.turns(
        [
            CurveTurningPoint(1, 1, "a", "#1"),
            CurveTurningPoint(1, 1, "b"),
            CurveTurningPoint(2, 1, "c"),
        ]
    )
    places = re.findall(r"translate\(([\d.]+ [\d.]+)\)", coins)
    assert places == ["443 225.3", "443 207.3", "846 44"]
    assert re.findall(r">(\d)</text>", coins) == ["1", "2", "3"]
    assert coins.count("<a ") == 1 and '<a href="#1">' in coins


def test_long_names_of_the_legend_are_cut() -> None:
    made = Curve(LEADS, 360.0, 280.0)
    legend = made.legend(["Ann", "A name that is much too long"])
    assert re.findall(r">([^<>]+)</text>", legend) == ["Ann", "A name that is muc…"]


# --- what all drawings share ----------------------------------------------------------------------


def test_seats_have_their_own_looks_and_nobody_another() -> None:
    assert [seat_class(seat) for seat in (0, 3, -1)] == ["seat-1", "seat-4", "seat-0"]
    assert [seat_shape(seat) for seat in (0, 1, 2, 3)] == [
        "circle",
        "diamond",
        "square",
        "triangle",
    ]
    assert seat_shape(-1) == seat_shape(4) == "hexagon"
    assert (look_of(3), look_of(4), weave(2)) == (3, 4, "url(#weave-2)")


def test_markup_is_escaped_and_short() -> None:
    assert tag("b", "<i>", Ink("<i/>"), x=1.25, class_="a", y=None, alt="") == (
        '<b x="1.2" class="a" alt="">&lt;i&gt;<i/></b>'
    )
    assert tag("b") == "<b/>"
    assert [short(number) for number in (3, 2.0, -0.04, 1.26)] == ["3", "2", "0", "1.3"]
    assert group("x", x=0, y=2) == '<g transform="translate(0 2)">x</g>'
    assert group() == "<g></g>"
    assert drawing(2, 1.5, "a", class_="b").startswith('<svg class="drawing b" viewBox="0 0 2 1.5"')


def test_rows_without_height_are_left_out() -> None:
    rows = [(Ink("a"), 10.0), (Ink("b"), 0.0), (Ink("c"), 5.0)]
    made, end = stacked(rows, 3, 2)
    assert made == [group(Ink("a"), x=3, y=2), group(Ink("c"), x=3, y=12)]
    assert end == 17


def test_parts_of_modules_come_behind_their_place() -> None:
    def part(name: str) -> DrawingPart:
        return DrawingPart(name, name, Ink(""))

    made = arranged(
        [("map", [part("map")]), ("market", [])],
        [("market", [part("a")]), ("map", [part("b"), part("c")])],
    )
    assert [one.name for one in made] == ["map", "b", "c", "a"]


def test_a_table_is_laid_out_with_boards_left_and_sheets_right() -> None:
    def sheet(title: str, wide: int, high: int) -> Sheet:
        return Sheet(title, drawing(wide, high, title))

    assert measures(sheet("", 20, 10).markup) == (20.0, 10.0)
    assert sheet("", 20, 10).height(100) == 50
    seats = [sheet(f"s{nth}", 260, 100) for nth in range(4)]
    made = compose([sheet("", 880, 440)], [sheet("one", 320, 100)], seats, "clans", "en")
    boxes = re.findall(r'<svg x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"', made)
    assert boxes == [
        ("14", "14", "880", "440"),
        # Three strips in a row, then the next row.
        ("26", "506", "260", "100"),
        ("324", "506", "260", "100"),
        ("622", "506", "260", "100"),
        ("26", "670", "260", "100"),
        ("920", "52", "320", "100"),
    ]
    assert 'viewBox="0 0 1266 796"' in made
    assert 'lang="en"' in made


def test_a_picture_shows_the_boards_alone() -> None:
    made = picture(Scenario(3).table.view(None))
    assert 'viewBox="0 0 960 400"' in made
    assert len(re.findall(r"<svg x=", made)) == 1
    assert "Market" not in made


# --- the terminal ---------------------------------------------------------------------------------


def test_words_are_cut_and_flowed() -> None:
    assert cut("Halkirk", 7) == "Halkirk"
    assert cut("Halkirk", 6) == "Halki…"
    assert flowed(["aa", "bb", "cc"], 7) == ["aa   bb", "cc"]
    assert flowed(["aa", "bb"], 6) == ["aa", "bb"]
    assert text_breadth([["a", "bbb"], ["cc", "d"]]) == 6


def test_short_names_lose_small_words_first() -> None:
    assert short_name("Bridge of Orchy", 15) == "Bridge of Orchy"
    assert short_name("Bridge of Orchy", 12) == "Bridge Orchy"
    assert short_name("Loch Lomond", 9) == "L. Lomond"
    assert short_name("Kirkwall", 7) == "Kirkwa."


def test_shortened_words_stay_apart() -> None:
    assert shortened(["sheep", "shed"], 3) == ["she", "shd"]
    assert shortened(["cow", "cow"], 3) == ["cow", "cow"]
    assert shortened(["ab", "abc"], 3) == ["ab", "abc"]


def test_only_lochs_are_called_lochs() -> None:
    table = ceilidh.new("glenmore", 3, 1, {"modules": ["hammer", "tome"]})
    words = TextWords(speaker("en"), table.state)
    box = table.state.rules.components
    kinds = {name: words.type(box.tile(name)) for name in TILES}
    assert kinds == TILES
    # What has no type still has its cost.
    rondel = RondelPanel(words, table.names)
    position = read_glenmore(table.view(None))
    position.spaces[5].tile = "general_wades_military_roads"
    position.spaces[5].figures = []
    page = StringIO()
    Console(file=page, width=100, color_system=None).print(rondel.panel(position, [], []))
    (line,) = [line for line in page.getvalue().splitlines() if "Wade" in line]
    assert "stone coin" in line and "loch" not in line


TILES = {
    "loch_lochy": "loch",
    "loch_lomond": "loch",
    "wallace_monument": "",
    "gathering_c": "",
    "general_wades_military_roads": "",
    "butcher": "exchange",
    "robert_i": "person tile",
    "the_end": "",
}


def test_boards_of_modules_have_the_whole_width_of_a_terminal() -> None:
    """Beside the map a delivery bonus had a column of two letters."""
    table = ceilidh.new("clans", 2, 1, {"modules": ["trains"]})
    page = StringIO()
    board = drawing_of(table).board(table.view(0), 0, [], 130)
    Console(file=page, width=130, color_system=None).print(board)
    lines = page.getvalue().splitlines()
    assert "RAIL BOARD" in [line.rstrip() for line in lines]
    assert len(lines) < 80


def test_a_canvas_joins_cells_of_one_style() -> None:
    made = Canvas(6, 2)
    made.put(1, 0, "ab", "bold")
    made.put(3, 0, "c")
    made.put(0, 1, " ", "red")
    text = made.text()
    assert text.plain == " abc\n "
    assert [(span.start, span.end, span.style) for span in text.spans if span.style] == [
        (1, 3, "bold"),
        (5, 6, "red"),
    ]


def test_numbers_stand_clear_of_the_coins_beside_them() -> None:
    """What a purchase costs beside the spaces of the Market, how many coins lie on the Mountain."""
    table = ceilidh.new("glenmore", 3, 1, {"modules": ["highlander"]})
    while table.view(0)["modules"]["highlander"]["coins"] < 2:
        table.play(table.legal()[0])
    [rondel] = [part for part in draw_parts(table.view(0), "en", 0) if part.name == "rondel"]
    targets = [
        one for one in ElementTree.fromstring(rondel.markup).iter() if "data-target" in one.attrib
    ]
    named = {one.attrib["data-target"]: one for one in targets}
    row, mountain = named["resource:wood"], named["fixture:mountain"]
    coins = [float(one.attrib["cx"]) + float(one.attrib["r"]) for one in row.iter("circle")]
    price = next(one for one in row.iter("text") if one.attrib["class"] == "number middle")
    assert float(price.attrib["x"]) - 9 >= max(coins) + 4
    disc = next(one for one in mountain.iter("use") if one.attrib["href"] == "#gm-t-coin")
    count = next(one for one in mountain.iter("text") if one.attrib["class"] == "count")
    assert float(count.attrib["x"]) - 4 >= float(disc.attrib["x"]) + 26
