"""The drawing of Glen More II: what it shows, what can be clicked, what it keeps to itself."""

import re
import shutil
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import ceilidh
from ceilidh.bots.base import RandomBot, ask, generator
from ceilidh.draw.glenmore.table_view import read, split
from ceilidh.draw.svg import DrawingPart, draw_parts, render
from ceilidh.draw.svg.glenmore import parts_of
from ceilidh.draw.svg.glenmore.labels import split_name
from ceilidh.draw.svg.glenmore.pictures import definitions, scene
from ceilidh.draw.svg.glenmore.rondel import PITCH, ring, size_of
from ceilidh.draw.svg.glenmore.signs import Signs
from ceilidh.draw.svg.glenmore.territory import free_cells
from ceilidh.draw.svg.icons import icons
from ceilidh.draw.svg.palette import seat_class, seat_shape, stylesheet, tokens
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.games.glenmore.modules.highlander.rules import mountain
from ceilidh.kernel.table import Table
from ceilidh.say import speaker

LIMIT = 150_000
BOTH = ["highlander", "great-glen"]
SETTINGS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"modules": BOTH, "edition": "english"}),
    (3, {"modules": ["highlander"], "sideways_mountain": True}),
    (3, {"modules": BOTH}),
    (4, {"die": True}),
    (4, {"modules": BOTH, "edition": "english"}),
]
# Where a target stands by its kind; a tile lies on the Rondel, or in the pile when it is fetched.
HOMES = {
    "cell": "territory",
    "piece": "territory",
    "resource": "rondel",
    "clan": "clan_board",
    "card": "great_glen",
    "fixture": "rondel",
}


def positions(players: int, options: dict[str, object], seed: int, every: int) -> Iterator[Table]:
    """A random game, seen now and then, and at its end."""
    table = ceilidh.new("glenmore", players, seed, options)
    bots = [RandomBot(generator(seed, seat)) for seat in range(players)]
    while table.actor is not None:
        if len(table.played) % every == 0:
            yield table
        seat = table.actors[-1]
        table.play(ask(bots[seat], table.game, table.state, seat), seat)
    yield table


def found(players: int, options: dict[str, object], step: str) -> Table:
    """A position in which a step waits for somebody."""
    for seed in range(40):
        for table in positions(players, options, seed, 1):
            if table.view(None)["step"] == step:
                return table
    raise AssertionError(f"no game came to {step}")


def parsed(part: DrawingPart) -> Element:
    return ElementTree.fromstring(part.markup)


def drawn(table: Table, seat: int | None, language: str = "en") -> dict[str, DrawingPart]:
    parts = draw_parts(table.view(seat), language, seat)
    assert len({part.name for part in parts}) == len(parts)
    return {part.name: part for part in parts}


def homes(parts: dict[str, DrawingPart]) -> dict[str, list[str]]:
    """The names of the parts in which each target stands."""
    out: dict[str, list[str]] = {}
    for name, part in parts.items():
        for element in parsed(part).iter():
            if "data-target" in element.attrib:
                out.setdefault(element.attrib["data-target"], []).append(name)
    return out


def home_of(target: str, word: str) -> str:
    kind = target.partition(":")[0]
    if kind == "tile":
        return "discard" if word == "fetch" else "rondel"
    return HOMES[kind]


def element_of(part: DrawingPart, target: str) -> Element:
    [element] = [one for one in parsed(part).iter() if one.attrib.get("data-target") == target]
    return element


def uses(element: Element) -> Counter[str]:
    return Counter([use.attrib["href"] for use in element.iter("use")])


def said(element: Element) -> list[str]:
    return [one.text or "" for one in element.iter("text")]


# --- clicking -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_whatever_a_move_names_stands_once_in_its_place(
    players: int, options: dict[str, object]
) -> None:
    for seed in (3, 8):
        for table in positions(players, options, seed, 5):
            for seat in table.actors:
                there = homes(drawn(table, seat))
                for move in table.legal(seat):
                    word = move.text.split()[0]
                    for target in move.targets:
                        assert there.get(target) == [home_of(target, word)], (move.text, target)


def test_a_tile_is_fetched_from_the_pile() -> None:
    table = found(4, {}, "fetch")
    seat = table.actors[0]
    there = homes(drawn(table, seat))
    fetched = [move.targets[0] for move in table.legal(seat) if move.text.startswith("fetch")]
    assert fetched and all(there[target] == ["discard"] for target in fetched)


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_targets_are_buttons_with_names(players: int, options: dict[str, object]) -> None:
    for table in positions(players, options, 2, 45):
        for viewer in (0, None):
            for part in drawn(table, viewer).values():
                for element in parsed(part).iter():
                    if "data-target" not in element.attrib:
                        continue
                    assert element.attrib["role"] == "button"
                    assert element.attrib["tabindex"] == "0"
                    assert element.attrib["aria-label"].strip(", ")
                    assert "target" in element.attrib["class"].split()
                    assert [one for one in element.iter() if "hit" in look(one)]
                    inside = [one for one in element.iter() if one is not element]
                    assert not [one for one in inside if "data-target" in one.attrib]


def look(element: Element) -> list[str]:
    return element.attrib.get("class", "").split()


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_only_the_own_territory_has_cells(viewer: int | None) -> None:
    for table in positions(3, {}, 6, 30):
        there = homes(drawn(table, viewer))
        own = {name for name in there if name.partition(":")[0] in ("cell", "piece")}
        if viewer is None:
            assert not own
            continue
        plots = {(plot.x, plot.y) for plot in read(table.view(viewer)).seats[viewer].plots}
        cells = {split(name.removeprefix("cell:")) for name in own if name.startswith("cell:")}
        assert cells == plots | set(free_cells(plots))
        assert {name for name in own if name.startswith("piece:")} == {
            f"piece:{name}" for name in (*RESOURCE_NAMES, "scot")
        }


def test_free_cells_share_a_side() -> None:
    assert free_cells({(0, 0)}) == [(-1, 0), (0, -1), (0, 1), (1, 0)]
    assert (1, 1) in free_cells({(0, 1), (1, 0)}) and (-1, -1) not in free_cells({(0, 0)})


# --- the Rondel and the Market --------------------------------------------------------------------


@pytest.mark.parametrize("spaces", [14, 12, 13, 20])
def test_the_ring_closes(spaces: int) -> None:
    corners = ring(spaces)
    columns, rows = size_of(spaces)
    assert len(set(corners)) == spaces and columns >= rows
    steps = [abs(ax - bx) + abs(ay - by) for (ax, ay), (bx, by) in pairwise(corners)]
    assert set(steps) == {PITCH}
    if spaces % 2 == 0:
        (ax, ay), (bx, by) = corners[0], corners[-1]
        assert abs(ax - bx) + abs(ay - by) == PITCH


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_the_rondel_shows_tiles_and_figures(players: int, options: dict[str, object]) -> None:
    for table in positions(players, options, 4, 60):
        view = table.view(0)
        position = read(view)
        rondel = parsed(drawn(table, 0)["rondel"])
        tiles = {space.tile for space in position.spaces} - {"", "mountain", "the_end"}
        targets = {one.attrib.get("data-target", "") for one in rondel.iter()}
        assert {name.removeprefix("tile:") for name in targets if name.startswith("tile:")} == tiles
        figures = [figure for space in position.spaces for figure in space.figures]
        standing = [figure.seat for figure in figures]
        assert {figure.name for figure in figures} <= {"", "die"}
        for seat in range(players):
            pawns = [
                one
                for one in rondel.iter("g")
                if look(one) == [seat_class(seat)] and uses(one)[f"#icon-{seat_shape(seat)}"]
            ]
            assert len(pawns) == standing.count(seat)
        assert uses(rondel)["#icon-die"] == standing.count(-1)
        mountains = [one for one in rondel.iter("use") if one.attrib["href"] == "#gm-mountain"]
        assert len(mountains) == ("modules" in options)
        assert len([one for one in rondel.iter("rect") if "last" in look(one)]) == (
            position.last is not None
        )


def test_the_mountain_lies_over_its_spaces_with_its_treasure() -> None:
    for table in positions(3, {"modules": ["highlander"]}, 9, 5):
        treasure = mountain(table.state)
        [picture] = [
            one
            for one in parsed(drawn(table, 0)["rondel"]).iter("g")
            if one.attrib.get("data-target") == "fixture:mountain"
        ]
        lying = {"coin": treasure.coins} | dict(zip(RESOURCE_NAMES, treasure.goods, strict=True))
        assert uses(picture) == {"#gm-mountain": 1} | {
            f"#gm-t-{name}": 1 for name, number in lying.items() if number
        }
        numbers = [text for text in said(picture) if text.isdigit()]
        assert numbers == [str(number) for number in lying.values() if number > 1]


def test_the_market_says_prices() -> None:
    for table in positions(3, {}, 5, 40):
        position = read(table.view(0))
        rondel = drawn(table, 0)["rondel"]
        for name, filled in position.market.items():
            row = element_of(rondel, f"resource:{name}")
            assert len([one for one in row.iter("circle") if "coin" in look(one)]) == filled
            buy = str(position.prices[filled]) if filled < len(position.prices) else "–"
            sell = str(position.prices[filled - 1]) if filled else "–"
            assert said(row)[-2:] == [buy, sell]


# --- tiles and territories ------------------------------------------------------------------------


def test_every_effect_has_signs() -> None:
    components = load(None)
    signs = Signs(components)
    rows = [tile.immediate for tile in components.tiles if tile.immediate]
    rows += [tile.activation for tile in components.tiles if tile.activation]
    rows += [card.effects for card in components.landmarks]
    rows += [clan.effects for clan in components.clan_board.clans]
    assert all(signs.rows(row).width > 0 for row in rows)


def test_every_tile_has_the_picture_of_its_kind() -> None:
    scenes = {tile.id: scene(tile) for tile in load(None).tiles}
    assert scenes["halkirk"] == "village" and scenes["home_castle"] == "castle"
    assert scenes["inshriach"] == "forest" and scenes["easdale"] == "quarry"
    assert scenes["glen_affric"] == scenes["atholl"] == "glen"
    assert scenes["laich_of_moray"] == "barley" and scenes["pulteney"] == "distillery"
    assert scenes["butcher"] == "market" and scenes["loch_ness"] == "loch"
    assert scenes["luing"] == "pasture" and scenes["robert_i"] == "person"
    assert scenes["the_end"] == "end"


def test_tiles_show_cost_gift_and_activation_until_they_are_laid() -> None:
    seed = 1
    table = ceilidh.new("glenmore", 4, seed)
    while "halkirk" not in [row["tile"] for row in table.view(0)["rondel"]]:
        seed += 1
        table = ceilidh.new("glenmore", 4, seed)
    tile = element_of(drawn(table, 0)["rondel"], "tile:halkirk")
    shown = uses(tile)
    assert shown["#gm-t-wood"] == shown["#icon-scot"] == shown["#icon-movement"] == 1
    assert shown["#gm-village"] == shown["#gm-river"] == shown["#icon-village"] == 1
    assert "Halkirk" in said(tile) and "Halkirk" in tile.attrib["aria-label"]
    while "halkirk" not in [plot.tile for plot in read(table.view(0)).seats[0].plots]:
        names = [move.text for move in table.legal()]
        table.play("take halkirk" if "take halkirk" in names and table.actor == 0 else names[0])
        assert len(table.played) < 400
    [plot] = [plot for plot in read(table.view(0)).seats[0].plots if plot.tile == "halkirk"]
    laid = uses(element_of(drawn(table, 0)["territory"], f"cell:{plot.cell}"))
    assert laid["#icon-movement"] == laid["#gm-river"] == 1 and laid["#icon-scot"] == 0


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_territories_show_what_lies_on_them(players: int, options: dict[str, object]) -> None:
    components = load(None)
    for table in positions(players, options, 7, 60):
        parts = drawn(table, 0)
        position = read(table.view(0))
        for seat, strip in enumerate(position.seats):
            goods = Counter({name: n for name, n in zip(RESOURCE_NAMES, strip.goods, strict=True)})
            if seat == 0:
                for plot in strip.plots:
                    cell = element_of(parts["territory"], f"cell:{plot.cell}")
                    shown = uses(cell)
                    assert shown["#gm-scot"] == (plot.scots if plot.scots <= 3 else 1)
                    tile = components.tile(plot.tile)
                    own = [row.goods for row in tile.activation if row.goods]
                    for kind, name in enumerate(RESOURCE_NAMES):
                        gives = sum(goods[kind] for goods in own)
                        assert shown[f"#gm-t-{name}"] == plot.goods.get(name, 0) + gives
                    assert len([o for o in cell.iter() if "under" in look(o)]) == bool(plot.under)
                    assert components.tile(plot.tile).name in " ".join(said(cell))
            land = uses(parsed(parts[f"seat-{seat + 1}"]))
            rivers = [components.tile(plot.tile) for plot in strip.plots]
            wet = [tile for tile in rivers if tile.river and scene(tile) != "loch"]
            assert land["#gm-river"] == (0 if seat == 0 else len(wet))
            row = [element.attrib.get("aria-label") for element in parsed(parts["seat-1"]).iter()]
            assert seat or f"{goods['wood']} wood" in row


def test_a_spectator_follows_whoever_is_to_move() -> None:
    table = ceilidh.new("glenmore", 3, 2)
    part = drawn(table, None)["territory"]
    assert part.seat == table.actor and part.group == "board"
    assert drawn(table, 1)["territory"].seat == 1


# --- clans, cards, votes --------------------------------------------------------------------------


def test_the_clan_board_shows_roads_and_holders() -> None:
    for edition in ("french", "english"):
        options: dict[str, object] = {"edition": edition}
        for table in positions(4, options, 1, 80):
            position = read(table.view(0))
            part = drawn(table, 0)["clan_board"]
            there = homes({"clan_board": part})
            assert there.keys() == {f"clan:{name}" for name in position.roads}
            for clan in load(None).clan_board.clans:
                if clan.id not in position.roads:
                    continue
                plate = element_of(part, f"clan:{clan.id}")
                held = [seat for name, seat in position.claims if name == clan.id]
                shapes = Counter([f"#icon-{seat_shape(seat)}" for seat in held])
                assert all(uses(plate)[name] == number for name, number in shapes.items())
                costs = [o.text for o in plate.iter("text") if "road-cost" in look(o)]
                free = not held or clan.repeatable
                assert costs == ([str(position.roads[clan.id])] if free else [])


def test_cards_are_those_of_the_viewer() -> None:
    *_, table = positions(4, {}, 3, 500)
    components = load(None)
    position = read(table.view(None))
    everybody = drawn(table, None)["cards"]
    for seat, strip in enumerate(position.seats):
        names = [components.landmark(card).name for card in strip.landmarks]
        names += [components.tile(person).name for person in strip.persons]
        parts = drawn(table, seat)
        assert ("cards" in parts) is bool(names)
        words = " ".join(said(parsed(parts["cards"]))) if names else ""
        assert all(" ".join(split_name(name)) in words for name in names)
        assert all(name in " ".join(said(parsed(everybody))) for name in names)


def test_votes_stay_secret() -> None:
    table = found(3, {"modules": ["great-glen"]}, "vote")
    voter, other, *_ = table.actors
    before = {seat: drawn(table, seat) for seat in (voter, other)}
    shown: list[dict[str, DrawingPart]] = []
    for ballot in ("vote aye", "vote nay"):
        branch = ceilidh.load(table.record())
        branch.play(ballot, voter)
        shown.append(drawn(branch, other))
        assert drawn(branch, None)["great_glen"].markup != before[voter]["great_glen"].markup
        own = " ".join(said(parsed(drawn(branch, voter)["great_glen"])))
        assert f"votes {ballot.split()[1].upper()}" in own
    assert {name: part.markup for name, part in shown[0].items()} == {
        name: part.markup for name, part in shown[1].items()
    }


def test_nothing_unseen_is_drawn() -> None:
    components = load(None)
    for table in positions(3, {"modules": BOTH}, 11, 50):
        position = table.view(0)
        unseen = [str(name) for name in position["unseen"]]
        for viewer in (0, None):
            markup = "".join([part.markup for part in drawn(table, viewer).values()])
            for name in unseen:
                assert f"tile:{name}" not in markup
                landmark = components.tile(name).card
                assert landmark or f">{components.tile(name).name}<" not in markup


# --- the whole ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_all_parts_are_light_and_sound(players: int, options: dict[str, object]) -> None:
    known = {f"#gm-{name}" for name in re.findall(r'id="gm-([\w-]+)"', definitions())}
    known |= {f"#icon-{name}" for name in icons()}
    for table in positions(players, options, 5, 120):
        for viewer in (0, None):
            parts = drawn(table, viewer)
            assert sum(len(part.markup.encode()) for part in parts.values()) < LIMIT
            ids = Counter(re.findall(r' id="([^"]+)"', "".join([p.markup for p in parts.values()])))
            assert not [name for name, number in ids.items() if number > 1]
            for part in parts.values():
                tree = parsed(part)
                assert tree.tag == "svg" and tree.attrib["aria-label"]
                assert uses(tree).keys() <= known
                assert part.title


def test_groups_say_where_a_page_puts_them() -> None:
    *_, table = positions(4, {"modules": BOTH}, 2, 500)
    groups = {name: part.group for name, part in drawn(table, 0).items()}
    assert groups == {
        "rondel": "board",
        "territory": "board",
        **{f"seat-{seat}": "seat" for seat in (1, 2, 3, 4)},
        "clan_board": "sheet",
        "cards": "sheet",
        "great_glen": "sheet",
        "discard": "sheet",
    }


def test_a_table_stands_alone_as_one_document() -> None:
    table = ceilidh.new("glenmore", 2, 4, {"modules": BOTH})
    document = render(table.view(0), "fr", 0)
    ElementTree.fromstring(document)
    assert "var(--" not in document


@cache
def styled() -> frozenset[str]:
    rules = re.sub(r"/\*.*?\*/|\{[^}]*\}", " ", stylesheet("glenmore"), flags=re.DOTALL)
    return frozenset(re.findall(r"\.([a-zA-Z][\w-]*)", rules))


def test_every_class_has_a_look_and_every_colour_is_known() -> None:
    *_, table = positions(4, {"modules": BOTH}, 2, 500)
    used = {
        word
        for part in drawn(table, None).values()
        for element in parsed(part).iter()
        for word in look(element)
    }
    plain = {"target", "rondel", "territory", "cards", "clans", "pile", "gm-person", "gm-portrait"}
    assert used - styled() <= plain
    path = files("ceilidh").joinpath("web", "static", "glenmore.css")
    named = set(re.findall(r"var\(--([\w-]+)\)", path.read_text("utf-8")))
    assert named <= tokens(game="glenmore").keys()


def test_words_are_those_of_the_reader() -> None:
    table = ceilidh.new("glenmore", 3, 7, {"modules": BOTH})
    french = drawn(table, 0, "fr")
    assert french["clan_board"].title != drawn(table, 0)["clan_board"].title
    assert "Village" in french["territory"].markup


def test_names_are_escaped(tmp_path: Path) -> None:
    data = files("ceilidh.games.glenmore").joinpath("data")
    wicked = "<b>& 'Moot'\\\""
    for name, old in (("tiles.toml", "Home village"), ("clan_board.toml", "MacLeod")):
        text = data.joinpath(name).read_text("utf-8")
        (tmp_path / name).write_text(text.replace(f'"{old}"', f'"{wicked}"'), "utf-8")
    try:
        components = load(str(tmp_path))
    finally:
        shutil.rmtree(tmp_path)
    table = ceilidh.new("glenmore", 2, 1)
    parts = parts_of(components, read(table.view(0)), speaker("en"), 0)
    shown = {part.name: part for part in parts}
    for name in ("territory", "clan_board"):
        assert "<b>" not in shown[name].markup
        words = " ".join(said(parsed(shown[name])))
        assert "<b>&" in words and "'Moot'\"" in words
