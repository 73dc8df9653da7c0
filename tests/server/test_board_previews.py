"""Previews of moves on the boards: ghosts, chips, what wakes; nothing that nobody knows yet."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import ceilidh
from ceilidh.draw.svg.ghosts import certain, changes
from ceilidh.draw.svg.parts import draw_parts
from ceilidh.server.table.scene import at_move
from tests.browser.records import acting, played, sensible
from tests.browser.test_placing import to_lay
from tests.server.conftest import Enter
from tests.server.helpers import Json, Person, made
from tests.server.test_ways import with_points

GAMES = Path(__file__).parents[1]


def shown(ann: Person, scene: Json, **what: str) -> Json:
    answer = ann.client.get(f"/t/{scene['id']}/preview", params=what)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def before(file: str, number: int) -> str:
    return at_move(ceilidh.load((GAMES / file).read_text()), number).record(secrets=True)


def test_a_unit_is_a_ghost_on_its_hex_with_its_price(enter: Enter) -> None:
    ann = enter()
    scene = made(ann.post("/api/records", acting()))
    found = shown(ann, scene, move="build worker 3.5")
    [part] = found["parts"]
    assert part["part"] == "map" and part["gone"] == []
    assert 'transform="translate(148 269.4)" class="seat-2"' in part["ghosts"]
    assert part["ghosts"].count("<use ") == 2 and "#map-unit-worker" in part["ghosts"]
    price = {"text": "−£12", "look": "lose"}
    assert found["spots"] == [{"place": "map/hex:3.5", "chips": [price]}]
    assert "£12" not in found["said"], "money is told once, by what is left of it"
    assert '<s>£55</s> → <span class="money">£43</span>' in found["brings"]
    assert found["wakes"] == found["way"] == []
    assert ann.see(scene["id"])["moves"] == scene["moves"], "nothing is played"


def test_shipping_frames_the_hexes_that_come_within_reach(enter: Enter) -> None:
    ann = enter()
    scene = made(ann.post("/api/records", sensible("clans", 40)))
    found = shown(ann, scene, move="ship")
    assert found["wakes"] and all(place.startswith("map/hex:") for place in found["wakes"])
    own = [spot["place"] for spot in found["spots"]]
    assert not {*own} & {*found["wakes"]}, "frames without words"
    assert shown(ann, scene, move="hire")["wakes"] == []


def test_a_tile_is_a_ghost_beside_its_neighbour_and_wakes_others(enter: Enter) -> None:
    """The territory grows by it: the ghost stands where it will lie beside what stays."""
    ann = enter()
    scene = made(ann.post("/api/records", to_lay()))
    found = shown(ann, scene, move="lay 3.1")
    [part] = found["parts"]
    assert part["part"] == "territory" and "Carse of" in part["ghosts"]
    assert part["ghosts"].startswith('<g transform="matrix(1 0 0 1 14 14)">')
    assert found["wakes"] == ["land-2/cell:2.1", "land-2/cell:3.1"]
    chips = [(spot["place"], spot["chips"][0]["text"]) for spot in found["spots"]]
    assert chips == [("land-2/cell:2.1", "1 wood"), ("land-2/cell:3.1", "2 barley")]
    assert "Abernethy: 1 wood; Carse of Gowrie: 2 barley" in found["said"]
    ann.client.cookies.set("language", "fr")
    french = shown(ann, scene, move="lay 3.1")["said"]
    assert "Abernethy\u00a0: 1 bois\u202f; Carse of Gowrie\u00a0: 2 orges" in french


def test_a_ghost_is_nothing_to_click_or_to_read(enter: Enter) -> None:
    ann = enter()
    scene = made(ann.post("/api/records", to_lay()))
    [part] = shown(ann, scene, move="lay 3.1")["parts"]
    for word in ("data-", "aria-", "tabindex", "role=", " id=", "target"):
        assert word not in part["ghosts"]


def test_a_contract_leaves_and_the_row_does_not_move_under_the_pointer(enter: Enter) -> None:
    """The others only close up: a ghost of one of them would lie on the contract pointed at."""
    ann = enter()
    table = ceilidh.new("clans", players=2, seed=3)
    record = played(table, lambda table: any(str(move)[:5] == "take " for move in table.legal()))
    scene = made(ann.post("/api/records", record))
    [taken, *_] = [move["text"] for move in scene["legal"] if move["text"][:5] == "take "]
    number = taken.removeprefix("take ")
    found = shown(ann, scene, move=taken)
    assert found["parts"] == [{"part": "contracts", "ghosts": "", "gone": [f"contract-{number}"]}]


def test_what_is_sold_leaves_its_tile(enter: Enter) -> None:
    ann = enter()
    scene = made(ann.post("/api/records", to_lay()))
    found = shown(ann, scene, move="sell wood 2.1")
    assert found["parts"] == [{"part": "territory", "ghosts": "", "gone": ["wood-2@2:2.1/0"]}]
    [spot] = found["spots"]
    assert [chip["text"] for chip in spot["chips"]] == ["+1 coin", "−1 wood"]


def test_a_walk_shows_its_way(enter: Enter) -> None:
    ann = enter()
    scene = made(ann.post("/api/records", with_points(22, 19)))
    found = shown(ann, scene, bundle="walk:0.-1:1.1")
    [part] = found["parts"]
    assert part["gone"] == ["scot-2@0.-1/0"] and part["ghosts"].count("#gm-scot") == 1
    assert found["way"][0] == "cell:0.-1" and found["way"][-1] == "cell:1.1"
    assert len(found["way"]) == 3


def test_a_train_shows_its_way_and_who_gets_the_fee(enter: Enter) -> None:
    ann = enter()
    table = ceilidh.load((GAMES / "clans/games/3p-trains.txt").read_text())
    rides = [n for n, one in enumerate(table.played) if one.action.spec.word == "train"]
    ride = table.played[rides[-1]].action.text
    scene = made(ann.post("/api/records", before("clans/games/3p-trains.txt", rides[-1])))
    found = shown(ann, scene, move=ride)
    assert found["way"] == ["place:dumfries", "place:hawick"]
    [spot] = found["spots"]
    assert spot["place"] == "rails/place:hawick"
    assert [chip["text"] for chip in spot["chips"]] == ["−£3", "−1 wool", "−2 cheese"]
    assert ": +£3" in found["said"], "the owner of the train that is met"


@pytest.mark.parametrize("number", [34, 51, 70, 94])
def test_no_contract_is_named_before_it_is_drawn(enter: Enter, number: int) -> None:
    """Passing ends the round and fills the contracts up; a contract may be drawn as a bonus too."""
    ann = enter()
    name = "clans/games/3p-plain.txt"
    played = ceilidh.load((GAMES / name).read_text()).played[number]
    assert played.outcomes
    scene = made(ann.post("/api/records", before(name, number)))
    found = shown(ann, scene, move=played.action.text)
    assert (
        found["reveals"] and "This reveals new information, so you cannot undo it" in found["said"]
    )
    assert "contract" not in " ".join([part["ghosts"] for part in found["parts"]])
    pieces = [name for part in found["parts"] for name in part["gone"]]
    assert not {f"contract-{one.word}" for one in played.outcomes} & {*pieces}


def test_no_tile_is_named_before_it_is_drawn(enter: Enter) -> None:
    """The end of a turn refills the rondel."""
    ann = enter()
    scene = made(ann.post("/api/records", with_points(9, 24)))
    found = shown(ann, scene, move="done")
    assert found["reveals"] and found["wakes"] == []
    assert not [part for part in found["parts"] if part["ghosts"]]


def test_only_a_legal_move_of_ones_own_is_previewed(enter: Enter) -> None:
    ann = enter()
    scene = made(ann.post("/api/records", acting()))
    path = f"/t/{scene['id']}/preview"
    assert ann.client.get(path, params={"move": "build worker 13.9"}).status_code == 422
    assert ann.client.get(path, params={"bundle": "walk:0.0:9.9"}).status_code == 422
    assert enter().client.get(path, params={"move": "build worker 3.5"}).status_code >= 400


def test_what_only_one_of_two_outcomes_shows_is_not_certain() -> None:
    table, choose = ceilidh.new("glenmore", players=2, seed=3), random.Random(3)
    for _ in range(12):
        table.play(choose.choice(table.legal()))
    parts = draw_parts(table.view(0), "en", 0)
    other = table.copy()
    for _ in range(9):
        other.play(choose.choice(other.legal()))
    changed = changes(parts, draw_parts(other.view(0), "en", 0))
    assert changed and certain(changed, []) == []
    assert certain(changed, changed) == changed
    assert changes(parts, parts) == []
