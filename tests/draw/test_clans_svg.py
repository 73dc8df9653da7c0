"""The drawing of Clans of Caledonia: what it shows, what can be clicked, what it says."""

import gettext
import json
import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import ceilidh
from ceilidh.bots.base import RandomBot, ask, generator
from ceilidh.draw.clans.table_view import Piece, read
from ceilidh.draw.svg import DrawingPart, draw_parts, render
from ceilidh.draw.svg.clans import draw, market
from ceilidh.draw.svg.clans.contracts import SLIP
from ceilidh.draw.svg.clans.geometry import RADIUS, MapLayout
from ceilidh.draw.svg.clans.pieces import definitions, meeple, trade_of
from ceilidh.draw.svg.ink import Ink, InkError
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.games.clans.components.hexes import HEX_NAMES, MAP_COLUMNS, MAP_ROWS
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.goods import BREAD, FOREST, GRASS, MOUNTAIN
from ceilidh.kernel.table import Table
from ceilidh.say.speaker import Speaker
from tests.clans.scenario import Scenario

MAP_LIMIT = 60_000
SETTINGS: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (2, {"clans": "auction"}),
    (2, {"tighter_map": True}),
    (3, {"clans": "none"}),
    (4, {"modules": ["awards", "future-contracts"]}),
]


def positions(players: int, options: dict[str, object], seed: int, every: int) -> Iterator[Table]:
    """A random game, seen now and then, and at its end."""
    table = ceilidh.new("clans", players, seed, options)
    bots = [RandomBot(generator(seed, seat)) for seat in range(players)]
    while table.actor is not None:
        if len(table.played) % every == 0:
            yield table
        seat = table.actor
        table.play(ask(bots[seat], table.game, table.state, seat), seat)
    yield table


def played(moves: int, players: int = 3, seed: int = 7) -> Table:
    for table in positions(players, {}, seed, 1):
        if len(table.played) == moves:
            return table
    raise AssertionError("the game was shorter")


def parsed(part: DrawingPart) -> Element:
    return ElementTree.fromstring(part.markup)


def targets(parts: list[DrawingPart]) -> Counter[str]:
    return Counter(
        element.attrib["data-target"]
        for part in parts
        for element in parsed(part).iter()
        if "data-target" in element.attrib
    )


def part_of(table: Table, name: str, seat: int | None = 0) -> Element:
    view = table.view(seat)
    return next(parsed(part) for part in draw_parts(view, "en", seat) if part.name == name)


def stamps(drawn: Element, prefix: str) -> list[str]:
    """What is stamped on the map, by the end of its name."""
    found = [use.attrib.get("href", "") for use in drawn.iter("use")]
    return [href.removeprefix(prefix) for href in found if href.startswith(prefix)]


# --- clicking ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_whatever_a_move_names_can_be_clicked(players: int, options: dict[str, object]) -> None:
    for table in positions(players, options, 5, 3):
        for seat in table.actors:
            named = {name for move in table.legal(seat) for name in move.targets}
            there = targets(draw_parts(table.view(seat), "en", seat))
            assert named <= there.keys(), table.played[-1].line if table.played else "start"


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_targets_are_buttons_with_names(players: int, options: dict[str, object]) -> None:
    for table in positions(players, options, 2, 60):
        for part in draw_parts(table.view(0), "en", 0):
            for element in parsed(part).iter():
                if "data-target" in element.attrib:
                    assert element.attrib["role"] == "button"
                    assert element.attrib["tabindex"] == "0"
                    assert element.attrib["aria-label"].strip(": ")
                    assert "target" in element.attrib["class"].split()
                    inside = [one for one in element.iter() if one is not element]
                    assert not [one for one in inside if "data-target" in one.attrib]


def test_only_the_own_strip_can_be_clicked() -> None:
    table = played(60)
    for viewer in (0, 1, None):
        for part in draw_parts(table.view(viewer), "en", viewer):
            if part.group == "seat":
                assert (len(targets([part])) > 0) is (part.seat == viewer)


# --- the map ----------------------------------------------------------------------------------


def test_the_map_shows_every_piece_with_colour_and_shape() -> None:
    table = played(80)
    drawn = part_of(table, "map")
    shown = Counter(
        (group.attrib["class"], use.attrib["href"])
        for group in drawn.iter("g")
        for use in group.findall("use")
        if group.attrib.get("class", "").startswith("seat-")
    )
    wanted: Counter[tuple[str, str]] = Counter()
    for piece in read(table.view(0)).pieces.values():
        look = seat_class(piece.seat)
        wanted[look, f"#map-badge-{seat_shape(piece.seat)}"] += 1
        for unit in piece.units:
            wanted[look, f"#map-unit-{unit}"] += 1
    assert sum(wanted.values()) > 20
    assert Counter({key: n for key, n in shown.items() if "-trade-" not in key[1]}) == wanted


@pytest.mark.parametrize(
    ("units", "terrain", "trade"),
    [
        (("worker",), GRASS | FOREST, "woodcutter"),
        (("worker",), MOUNTAIN, "miner"),
        (("worker",), FOREST | MOUNTAIN, ""),
        (("cow",), GRASS | FOREST, ""),
        ((), FOREST, ""),
    ],
)
def test_a_worker_carries_the_sign_of_his_trade(
    units: tuple[str, ...], terrain: int, trade: str
) -> None:
    assert trade_of(Piece(0, units), terrain) == trade
    drawn = meeple(0, 0, Piece(0, units), False, trade)
    assert ("#map-trade-" in drawn) is bool(trade)
    assert not trade or f'id="map-trade-{trade}"' in definitions()


def test_costs_come_from_the_rows_and_fade_where_somebody_stands() -> None:
    table = played(80)
    drawn = part_of(table, "map")
    land = table.state.map
    costs = Counter(str(land.cost[hex_]) for hex_ in land.land.hexes())
    assert Counter(stamps(drawn, "#map-cost-")) == costs
    faded = next(group for group in drawn.iter("g") if group.attrib.get("class") == "map-taken")
    taken = [HEX_NAMES.index(name) for name in read(table.view(0)).pieces]
    assert len(faded) == len([hex_ for hex_ in taken if land.land.has(hex_)]) > 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_map_stays_light(players: int) -> None:
    for table in positions(players, {}, 4, 10_000):
        board = draw_parts(table.view(0), "en", 0)[0]
        assert board.name == "map" and board.group == "board"
        assert len(board.markup.encode()) < MAP_LIMIT


def test_small_maps_veil_what_is_out_of_play() -> None:
    small, large = part_of(played(10, players=2), "map"), part_of(played(10), "map")
    veils = [one for one in small.iter("path") if one.attrib.get("class") == "map-veil"]
    assert len(veils) == 1
    assert not [one for one in large.iter("path") if one.attrib.get("class") == "map-veil"]
    assert len(targets([DrawingPart("map", "", Ink(ElementTree.tostring(small, "unicode")))])) < 121


@pytest.mark.parametrize("players", [2, 3])
def test_the_number_of_a_row_stands_off_the_map_and_its_ports(players: int) -> None:
    table = played(0, players)
    drawn = part_of(table, "map")
    plan = MapLayout(table.state.map)
    axis = [one for one in drawn.iter("text") if one.attrib.get("class") == "map-axis"]
    rows = axis[MAP_COLUMNS:]
    assert [one.text for one in rows] == [str(row) for row in range(1, MAP_ROWS + 1)]
    for row, mark in enumerate(rows, 1):
        x, y = float(mark.attrib["x"]), float(mark.attrib["y"]) - 4.5
        column_x, row_y = plan.middle(1, row)
        assert x + 4 < column_x - RADIUS - 6.5 and abs(y - row_y) < 15, row
        for port in table.state.map.ports:
            port_x, port_y = plan.centre(port)
            assert abs(port_x - x) > 32 + 4 or abs(port_y - y) > 27.7 + 6.5 + 5, (row, port)


def test_bridges_stand_where_the_viewer_may_cross() -> None:
    for table in positions(3, {}, 7, 20):
        for seat in range(3):
            own = table.state.seats[seat]
            sides = [
                side
                for side in table.state.map.rivers
                if own.own.has(side[0]) != own.own.has(side[1])
            ]
            wanted = len(sides) if own.shipping else 0
            assert len(stamps(part_of(table, "map", seat), "#map-bridge")) == wanted
        assert not stamps(part_of(table, "map", None), "#map-bridge")


def test_ports_show_who_has_used_them() -> None:
    most = 0
    for table in positions(4, {}, 11, 40):
        drawn = part_of(table, "map")
        uses = [use.attrib.get("class", "") for use in drawn.iter("use")]
        used = sum(seat.ports.bit_count() for seat in table.state.seats)
        assert len([look for look in uses if look.startswith("map-badge seat-")]) == used
        assert len(stamps(drawn, "#map-quay")) == 4
        most = max(most, used)
    assert most > 1


# --- the sheets -------------------------------------------------------------------------------


def words_in(drawn: Element) -> list[str]:
    return ["".join(text.itertext()) for text in drawn.iter("text")]


def test_the_market_shows_prices_and_merchants() -> None:
    table = played(90)
    drawn = part_of(table, "market")
    labels = [element.attrib.get("aria-label") for element in drawn.iter("g")]
    prices = table.view(0)["prices"]
    assert isinstance(prices, dict)
    assert [f"{good}: £{price}" for good, price in prices.items()] == [x for x in labels if x]
    tracks = load(None).market.prices
    numbers = Counter(word for word in words_in(drawn) if word.isdecimal())
    for number, count in Counter(str(price) for track in tracks for price in track).items():
        assert numbers[number] >= count
    standing = [seat.market[good] for seat in table.state.seats for good in range(6)]
    marks = [use for use in drawn.iter("use") if "seat-" in use.attrib.get("class", "")]
    assert len(marks) == len([number for number in standing if number]) > 0
    coins = [one for one in drawn.iter("ellipse") if one.attrib["class"] == "coin"]
    assert len(coins) == 6
    for one in coins:
        assert 2 * float(one.attrib["ry"]) == market.STEP, "the prices above and below stay whole"


def test_what_is_missing_is_told_to_the_viewer_only() -> None:
    table = played(90)

    def red(seat: int | None) -> list[str]:
        drawn = part_of(table, "contracts", seat)
        return ["".join(t.itertext()) for t in drawn.iter("text") if "lack" in t.attrib["class"]]

    own = table.state.seats[0].goods
    wanted = []
    for number in sorted(n for n in table.state.display if n):
        contract = load(None).contract(number)
        wanted += [f"−{need - own[good]}" for good, need in contract.wants if need > own[good]]
    found = red(0)
    assert wanted and not Counter(wanted) - Counter(found)
    assert red(None) == []


def test_words_of_a_contract_keep_clear_of_its_edge() -> None:
    drawn = part_of(played(90), "contracts")
    slips = [one for one in drawn.iter("g") if "contract:" in one.attrib.get("data-target", "")]
    assert slips
    for one in slips:
        assert all(float(words.attrib["y"]) <= SLIP - 4.5 for words in one.iter("text"))
        ticks = [use for use in one.iter() if use.attrib.get("class") == "enough"]
        feet = [float(tick.attrib["y"]) + float(tick.attrib["height"]) for tick in ticks]
        assert all(foot <= SLIP - 3 for foot in feet)


def test_a_strip_tells_what_a_seat_has() -> None:
    table = played(100)
    view = table.view(1)
    seats = view["seats"]
    assert isinstance(seats, list)
    for number, seat in enumerate(seats):
        drawn = part_of(table, f"seat-{number + 1}", 1)
        labels = {one.attrib["aria-label"] for one in drawn.iter() if "aria-label" in one.attrib}
        assert f"£{seat['money']}" in labels
        assert f"{seat['glory']} glory" in labels
        assert {f"{count} {good}" for good, count in seat["goods"].items()} <= labels
        for name, left in seat["units_left"].items():
            told = f"{name}: {left} left, cost £{seat['unit_costs'][name]}, produces "
            assert [label for label in labels if label.startswith(told)]
        for contract in seat["box"]:
            assert [label for label in labels if label.startswith(f"Contract {contract}: ")]


def test_offers_before_the_game_and_awards_in_it() -> None:
    table = ceilidh.new("clans", 3, 7, {"modules": ["awards"]})
    names = [part.name for part in draw_parts(table.view(0), "en", 0)]
    assert names == [
        "map",
        "offers",
        "market",
        "contracts",
        "scoring",
        "seat-1",
        "seat-2",
        "seat-3",
    ]
    assert "award" in ElementTree.tostring(part_of(table, "scoring"), "unicode")


# --- the whole --------------------------------------------------------------------------------


def test_a_drawing_needs_the_view_alone() -> None:
    for table in positions(4, {"modules": ["awards", "future-contracts"]}, 3, 70):
        view = table.view(2)
        again = json.loads(json.dumps(view))
        drawn = [part.markup for part in draw_parts(view, "en", 2)]
        assert drawn == [part.markup for part in draw_parts(again, "en", 2)]


def test_the_document_needs_nothing_else() -> None:
    document = render(played(90).view(0), "en", 0)
    drawn = ElementTree.fromstring(document)
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    found = [one.attrib["id"] for one in drawn.iter() if "id" in one.attrib]
    assert len(found) == len(set(found))
    uses = {one.attrib["href"] for one in drawn.iter() if "href" in one.attrib}
    fills = set(re.findall(r"url\((#[\w-]+)\)", document))
    assert uses | fills <= {f"#{name}" for name in found}
    assert document.count("http") == 1
    for word in ("var(", "<script", "light-dark", "@import"):
        assert word not in document
    assert "Market" in document and "Contracts" in document


def test_a_game_without_a_drawing_is_shown_as_text_and_not_rendered() -> None:
    view: dict[str, object] = {"game": "peat", "note": "<b>"}
    parts = draw_parts(view)
    assert parts[0].markup.startswith("<pre>") and "&lt;b&gt;" in parts[0].markup
    with pytest.raises(InkError, match="peat cannot be drawn yet"):
        render(view)


class Brackets(gettext.NullTranslations):
    """A language in which everything is said in brackets."""

    def gettext(self, message: str) -> str:
        return f"⟦{message}⟧" if message else ""

    def ngettext(self, one: str, many: str, number: int) -> str:
        return self.gettext(one if number == 1 else many)


@pytest.mark.parametrize("moves", [0, 100])
def test_all_words_can_be_translated(moves: int) -> None:
    """What is left outside of brackets are numbers, signs and the names of clans."""
    to = Speaker("en")
    to._catalogue = Brackets()
    clans = "|".join(row.name for row in load(None).clans)
    for part in draw(played(moves).view(0), to, 0, None):
        drawn = parsed(part)
        said = [part.title, " ".join(words_in(drawn))]
        said += [one.attrib["aria-label"] for one in drawn.iter() if "aria-label" in one.attrib]
        for text in said:
            rest = text
            while "⟦" in rest:
                rest, before = re.sub(r"⟦[^⟦⟧]*⟧", "", rest), rest
                assert rest != before, f"{part.name}: {text}"
            assert not re.search(r"[^\W\d_]", re.sub(clans, "", rest)), f"{part.name}: {text}"


def box_label(scenario: Scenario) -> str:
    """What is said of the contract in the box of the first seat."""
    strip = part_of(scenario.table, "seat-1")
    labels = [one.attrib.get("aria-label", "") for one in strip.iter("g")]
    [label] = [label for label in labels if label.startswith("Contract ")]
    return label


@pytest.mark.rule("CC-TRD-04", "CC-TRD-05", "CC-TRD-11")
def test_a_slip_tells_what_the_missing_goods_cost_at_the_market() -> None:
    """Contract 8 asks for 4 bread; two merchants can buy two."""
    scenario = Scenario()
    scenario.contract_in_box(0, 8)
    bread = scenario.state.rules.prices[BREAD][scenario.state.prices[BREAD]]

    def told() -> list[str]:
        slip = next(
            one
            for one in part_of(scenario.table, "seat-1").iter("g")
            if one.attrib.get("data-target") == "contract:8"
        )
        return ["".join(words.itertext()) for words in slip.iter("text")]

    assert f"missing: 4 bread; £{4 * bread} at the market, 2 merchants short" in box_label(scenario)
    assert {"−4", str(4 * bread), "−2"} <= {*told()}
    scenario.goods(0, bread=2)
    assert box_label(scenario).endswith(f"missing: 2 bread; £{2 * bread} at the market")
    scenario.play("sell bread 1")
    assert box_label(scenario).endswith("missing: 3 bread"), "what one sells one cannot buy"
    scenario.goods(0, bread=4)
    assert "missing" not in box_label(scenario) and "market" not in box_label(scenario)


@pytest.mark.rule("IN-DOU-02", "CC-FUL-02")
def test_the_merchants_of_douglas_buy_two_goods_each_for_a_contract() -> None:
    clans = ["douglas", "campbell", "robertson"]
    scenario = Scenario(clans=clans, modules=["industria-tiles"])
    scenario.contract_in_box(0, 8)
    scenario.goods(0, bread=2)
    assert scenario.seat().merchants == 1
    bread = scenario.state.rules.prices[BREAD][scenario.state.prices[BREAD]]
    assert box_label(scenario).endswith(f"£{2 * bread} at the market")
