"""The event of Castle Stalker: a tile of the discard pile for a Scot (GM-C6-52, 53, Q18)."""

from __future__ import annotations

import pytest

from tests.glenmore.modules.tome import gather, tome, turned
from tests.glenmore.scenario import Scenario


@pytest.mark.rule("GM-C6-52", "GM-C6-53")
def test_castle_stalker_takes_a_tile_of_the_pile() -> None:
    s = tome("castle_stalker")
    s.scots(0, "1.0")
    s.discard("lochridge", "somerled")
    s.seat(0).coins = 5
    gather(s).play("event castle_stalker", "pay scot 0.0", "fetch somerled")
    coins = s.seat(0).coins
    s.play("claim mckay")
    assert s.seat(0).coins == coins - 2, "the road is paid"
    s = tome("castle_stalker")
    s.scots(0, "1.0")
    s.discard("lochridge")
    before = s.seat(0).coins
    supply = s.seat(0).scots
    gather(s).play("event castle_stalker", "pay scot 0.0", "fetch lochridge")
    assert (s.seat(0).scots, s.on_cell(0, "0.0", "scot")) == (supply + 1, 0)
    assert sorted(s.texts("lay")) == ["lay 0.-1", "lay 0.1", "lay 1.-1", "lay 1.1"]
    assert "lay 2.0" not in s.texts(), "it has no river"
    s.play("lay 0.1")
    assert (s.seat(0).coins, s.tile_on(0, "0.1")) == (before, "lochridge")
    assert s.discarded() == []


@pytest.mark.rule("GM-C6-52")
def test_castle_stalker_lays_one_tile_of_the_pile_without_its_cost() -> None:
    s = tome("castle_stalker")
    s.scots(0, "1.0")
    s.discard("butcher", "lochridge", "inverness")
    s.seat(0).coins = 0
    gather(s).play("event castle_stalker", "pay scot 0.0")
    assert sorted(s.texts("fetch")) == ["fetch butcher", "fetch inverness", "fetch lochridge"]
    assert "not in the discard pile" in s.why_not("fetch halkirk")
    s.play("fetch butcher", "lay 0.1", "done")
    assert (s.step(), s.seat(0).coins, turned(s)) == ("move", 0, ["castle_stalker"])
    assert sorted(s.discarded()) == ["inverness", "lochridge"]


@pytest.mark.rule("GM-C6-52", "GM-C6-13")
def test_an_empty_pile_or_no_scot_leaves_castle_stalker_to_be_turned() -> None:
    s = tome("castle_stalker")
    s.scots(0, "1.0")
    assert gather(s).texts() == ["flip castle_stalker"]
    s = tome("castle_stalker")
    s.discard("somerled")
    s.strip(0)
    assert gather(s).texts() == ["flip castle_stalker"]
    assert "You cannot pay for the event" in s.why_not("event castle_stalker")


@pytest.mark.rule("GM-C6-53", "GM-PER-10")
def test_a_person_of_the_pile_needs_a_road_that_can_be_paid() -> None:
    s = tome("castle_stalker")
    s.discard("somerled")
    s.seat(0).coins = 0
    gather(s).play("event castle_stalker", "fetch somerled")
    assert s.texts("claim") == ["claim macleod"], "the only road that costs nothing"
    assert len(s.seat(0).persons) == 1


@pytest.mark.rule("GM-C6-Q18", "GM-C6-52")
def test_castle_stalker_is_not_offered_when_its_scot_would_void_it() -> None:
    s = tome("castle_stalker")
    s.discard("halkirk")
    gather(s)
    assert s.texts() == ["flip castle_stalker"], "nobody is left beside a place"
    assert "The event would have no effect now" in s.why_not("event castle_stalker")
    s.discard("somerled")
    assert s.texts("event") == ["event castle_stalker"], "a Person needs no Scot"
    s = tome("castle_stalker")
    s.discard("halkirk")
    s.clan(0, "mackintosh")
    assert gather(s).texts("event") == ["event castle_stalker"], "the castle counts as a Scot"
    s = tome("castle_stalker")
    s.discard("halkirk")
    s.scots(0, "1.0")
    assert gather(s).texts("event") == ["event castle_stalker"], "one Scot is left"


@pytest.mark.rule("GM-C6-Q18", "GM-C6-52", "GM-OVL-01")
@pytest.mark.parametrize(("owner", "events"), [(0, ["event castle_stalker"]), (1, [])])
def test_an_overlay_needs_an_own_tile_beside_the_scot_that_is_left(
    owner: int, events: list[str]
) -> None:
    s = tome("castle_stalker")
    s.lay(owner, "-1.0", "halkirk")
    s.scots(0, "0.0")
    s.discard("inverness")
    assert gather(s).texts("event") == events


def far_scots(*cells: str) -> Scenario:
    """Halkirk can lie nowhere but beside the village; further Scots stand far away from it."""
    s = tome("castle_stalker")
    s.discard("halkirk")
    for cell, tile in (("0.1", "inshriach"), ("0.2", "lammermuir"), ("0.3", "lochridge")):
        s.lay(0, cell, tile)
    for cell in cells:
        s.scots(0, cell)
    gather(s).play("event castle_stalker")
    return s


@pytest.mark.rule("GM-C6-Q18", "GM-C6-Q2")
def test_the_scot_of_castle_stalker_must_leave_one_beside_a_place() -> None:
    s = far_scots("0.2", "0.3")
    assert s.texts("pay") == ["pay scot 0.3", "pay scot 0.2"]
    assert "Without the Scot on that tile" in s.why_not("pay scot 0.0")
    assert "no Scot on that tile" in s.why_not("pay scot 0.1")
    s = far_scots("0.0", "0.2")
    assert s.texts("pay") == ["pay scot 0.2", "pay scot 0.0"], "two stand on the village"
    s = far_scots("0.2")
    assert (s.step(), s.on_cell(0, "0.2", "scot")) == ("fetch", 0), "no choice is left"
