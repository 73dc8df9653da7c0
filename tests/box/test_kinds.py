"""The kinds of component: a form sent back as it was changes nothing, and each has its drawing."""

from __future__ import annotations

from typing import Any

import pytest

from ceilidh.box.catalogue import KINDS, all_progress, drawn_tables, inspect
from ceilidh.box.chronicles import GLEN_CARDS, HAGGIS, MOUNTAIN, VOTES
from ceilidh.box.clans import AWARDS, MILESTONES, PORTS, RAILS, SIDES
from ceilidh.box.fields import Control
from ceilidh.box.glenmore import RING_COSTS, ROADS, TILES
from ceilidh.box.kind import Kind, art_of
from ceilidh.box.main_board import MARKET, RONDEL, SCORE_TABLE, SETUPS
from ceilidh.box.map_sides import cells, edges_of
from ceilidh.box.saying import components_line
from ceilidh.kernel.component_data.pack_file import WITHOUT, Pack, read_pack, write_pack
from ceilidh.kernel.component_data.pack_merge import merged
from ceilidh.say import speaker

EVERY = [kind for kinds in KINDS.values() for kind in kinds]
ENGLISH = speaker("en")


def sent(controls: list[Control]) -> dict[str, list[str]]:
    """What a browser sends of a form."""
    form: dict[str, list[str]] = {}
    for control in controls:
        inner = [*control.parts, *[one for row in control.rows for one in row]]
        if inner:
            form |= sent(inner)
        elif control.kind in ("checks", "rivers"):
            form[control.name] = list(control.value)
        elif control.kind != "flag":
            form[control.name] = [str(control.value)]
        elif control.value:
            form[control.name] = ["yes"]
    return form


def form_of(kind: Kind, id_: str) -> dict[str, list[str]]:
    return sent(kind.controls(kind.ours()[id_], ENGLISH))


@pytest.mark.parametrize("kind", EVERY, ids=lambda kind: f"{kind.game}-{kind.name}")
def test_a_form_sent_back_changes_nothing(kind: Kind) -> None:
    pack = Pack(kind.game)
    for id_ in kind.ours():
        assert kind.changed(pack, id_, kind.read(form_of(kind, id_))) == pack, id_


@pytest.mark.parametrize("game", KINDS)
def test_components_are_drawn_from_the_tables_of_the_pack(game: str) -> None:
    tables = drawn_tables(Pack(game))
    for kind in KINDS[game]:
        drawn = bool(kind.target) or kind.draw is not None
        for id_ in list(kind.ours())[:3]:
            assert bool(kind.picture(tables, id_, ENGLISH)) is drawn, (kind.name, id_)
    assert (game == "glenmore") is bool(art_of(game))


def changed(kind: Kind, id_: str, form: dict[str, Any]) -> Pack:
    return kind.changed(Pack(kind.game), id_, kind.read({**form_of(kind, id_), **form}))


def test_a_tile_becomes_a_person_and_back() -> None:
    form = {"kind": ["person"], "person_value": ["1"], "types": [], "activation.0.word": [""]}
    person = changed(TILES, "dornie", form)
    row = person.row("tiles", "tile", "dornie")
    assert row == {"kind": "person", "types": [], "person_value": 1, "activation": []}
    back = changed(TILES, "robert_i", {"kind": ["territory"], "person_value": [""]})
    assert back.row("tiles", "tile", "robert_i")[WITHOUT] == ["person_value"]


def test_an_effect_that_was_just_chosen_has_a_number() -> None:
    pack = changed(TILES, "dornie", {"immediate.1.word": ["coin"]})
    effects = pack.row("tiles", "tile", "dornie")["immediate"]
    assert effects == [{"word": "scot", "amount": 1}, {"word": "coin", "amount": 1}]
    card = changed(TILES, "dornie", {"immediate.0.word": ["landmark"]})
    assert card.row("tiles", "tile", "dornie")["immediate"][0]["target"] == "dornie"


def test_what_cannot_be_read_stays_for_the_checks_to_tell() -> None:
    pack = changed(TILES, "dornie", {"cost.wood": ["many"]})
    faults, sound = inspect(pack)
    assert [fault.place for fault in faults] == [("tiles.toml", "tile", "dornie", "cost", "wood")]
    assert sound == Pack("glenmore")


def test_rails_have_two_ends() -> None:
    pack = changed(RAILS, "ayr", {"rails": ["dumfries", "oban", "perth"]})
    rows = RAILS.all_rows(pack)
    assert "ayr" in rows["perth"]["rails"] and "ayr" not in rows["glasgow"]["rails"]
    assert inspect(pack) == ([], pack)
    again = RAILS.changed(pack, "ayr", RAILS.read(form_of(RAILS, "ayr")))
    assert again == Pack("clans")


def test_roads_are_one_list() -> None:
    form = form_of(ROADS, "*")
    roads = {name: value for name, value in form.items() if not name.startswith("road.0.")}
    pack = ROADS.changed(Pack("glenmore"), "*", ROADS.read(roads))
    assert len(pack.rows["clan_board"]["road"]) == len(ROADS.ours()["*"]["road"]) - 1
    assert ROADS.changed(pack, "*", ROADS.read(form)) == Pack("glenmore")


def test_numbers_of_a_chronicle_are_one_record() -> None:
    pack = changed(HAGGIS, "*", {"ones": ["7"], "twos": ["0"]})
    assert pack.rows == {"c5_haggis": {"tokens": {"ones": 7, "twos": 0}}}
    assert read_pack(write_pack(pack)) == pack
    assert merged(Pack("glenmore"), pack).rows == pack.rows
    known = HAGGIS.confirmed(Pack("glenmore"), "*")
    assert HAGGIS.all_rows(known)["*"]["source"] == "box"
    assert inspect(pack)[0] == []


def test_a_side_has_its_hexes_and_edges() -> None:
    row = SIDES.ours()["C1"]
    assert len(cells(row["grid"])) == 31
    inside = len(edges_of(0))
    assert len(edges_of(2)) > inside > 27, "module C lists the seams too"
    pack = changed(SIDES, "A1", {"grid.1,1": ["?!"]})
    faults, _ = inspect(pack)
    assert faults[0].place == ("map_modules.toml", "side", "A1")


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_line_says_what_is_ours(language: str) -> None:
    to = speaker(language)
    bare = components_line(language, "clans", ())
    assert to.text("Map modules") in bare and to.text("Demand tiles") not in bare
    assert to.text("Demand tiles") in components_line(language, "clans", ("trains",))
    pack = Pack("clans", "Ann's")
    for kind in KINDS["clans"][:2]:
        for id_ in kind.ours():
            pack = kind.confirmed(pack, id_)
    assert "Ann's" in components_line(language, "clans", (), pack.word())
    assert to.text("Map modules") not in components_line(language, "clans", (), pack.word())
    assert components_line(language, "template") == ""


def test_progress_counts_what_was_confirmed() -> None:
    pack = TILES.confirmed(Pack("glenmore"), "dornie")
    first = all_progress("glenmore", pack)[0]
    assert (first.done, first.all) == (1, 71)
    assert first.ours == all_progress("glenmore", None)[0].ours - 1


@pytest.mark.parametrize(
    ("kind", "id_", "form", "row"),
    [
        (PORTS, "4", {"args.glory": ["5"]}, {"args": {"upgrades": 1, "glory": 5}}),
        (AWARDS, "3", {"zero_vp": ["40"]}, {"zero_vp": 40}),
        (MILESTONES, "8", {"amount": ["3"], "each": ["2"]}, {"amount": 3, "each": 2}),
        (RING_COSTS, "2", {"low": ["2"], "high": ["3"]}, {"high": 3}),
        (SETUPS, "3", {"market_coins": ["2"]}, {"market_coins": 2}),
        (VOTES, "4", {"most": ["2"]}, {"most": 2}),
        (GLEN_CARDS, "1", {"name": ["Herds"], "best": ["fewest"]}, {"best": "fewest"}),
    ],
)
def test_a_printed_number_goes_into_its_row(
    kind: Kind, id_: str, form: dict[str, list[str]], row: dict[str, Any]
) -> None:
    pack = changed(kind, id_, form)
    assert row.items() <= pack.row(kind.table, kind.rows, id_).items()
    assert read_pack(write_pack(pack)) == pack
    assert row.items() <= kind.all_rows(pack)[id_].items()


@pytest.mark.rule("IN-P16-01")
def test_a_port_with_two_effects_has_the_numbers_of_both() -> None:
    pack = changed(PORTS, "16", {"option.0.moves": ["3"], "option.1.or_basic": ["4"]})
    options = pack.row("ports", "port", "16")["option"]
    assert [one["args"] for one in options] == [
        {"moves": 3, "distance": 1},
        {"processed": 1, "or_basic": 4},
    ]
    assert inspect(pack) == ([], pack)
    assert drawn_tables(pack).port(16).effects[0].numbers["moves"] == 3
    wrong = changed(PORTS, "16", {"option.0.moves": ["77"]})
    assert inspect(wrong)[0], "a number that no tile has is told"


@pytest.mark.parametrize(
    ("kind", "form", "fault"),
    [
        (RONDEL, {"spaces": ["16"]}, True),  # the tiles of the set-up no longer fill it
        (MARKET, {"rows.0": ["stone"], "rows.1": ["wood"]}, False),
        (MARKET, {"rows.0": ["stone"]}, True),
        (MARKET, {"slots.3": ["4"]}, False),
        (SCORE_TABLE, {"table.6": ["12"]}, False),
        (SCORE_TABLE, {"table.1": ["9"]}, True),
        (MOUNTAIN, {"die_toll": ["2"]}, False),
        (MOUNTAIN, {"capacity": ["0"]}, True),
    ],
)
def test_numbers_of_boards_are_checked(kind: Kind, form: dict[str, list[str]], fault: bool) -> None:
    pack = changed(kind, "*", form)
    assert pack.rows
    faults, sound = inspect(pack)
    assert bool(faults) is fault
    assert fault or sound == pack
