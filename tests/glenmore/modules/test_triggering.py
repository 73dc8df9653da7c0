"""Triggering an event: which cards, when, and whether it can do anything (GM-C6-10 to 14)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.modules.tome.book import TomeState
from tests.glenmore.modules.tome import gather, tome, turned
from tests.glenmore.scenario import Scenario


@pytest.mark.rule("GM-C6-10", "GM-C6-Q12")
@pytest.mark.parametrize(
    ("tile", "cell"),
    [
        ("gathering_a", "0.1"),
        ("gathering_b", "0.1"),
        ("gathering_c", "2.0"),
        ("gathering_d", "0.1"),
    ],
)
def test_a_gathering_tile_triggers_one_event(tile: str, cell: str) -> None:
    s = tome("duart_castle", "castle_moil")
    s.lay(0, cell, tile)
    s.scots(0, "1.0")
    s.play("take lammermuir", "lay 1.1", f"activate {cell}")
    assert (s.step(), s.table.actor) == ("choose event", 0)
    assert [text for text in s.texts() if "duart" in text] == [
        "event duart_castle",
        "flip duart_castle",
    ]
    s.play("event duart_castle")
    assert (s.step(), turned(s)) == ("activation", ["duart_castle"])
    assert "You have already activated" in s.why_not(f"activate {cell}")


@pytest.mark.rule("GM-C6-Q12")
def test_no_other_tile_triggers_events() -> None:
    tiles = load(None).tiles
    found = [tile.id for tile in tiles if any(row.target == "event" for row in tile.activation)]
    assert found == [f"gathering_{letter}" for letter in "abcd"]
    assert not any(row.target == "event" for tile in tiles for row in tile.immediate)


@pytest.mark.rule("GM-C6-11", "GM-C6-14")
def test_without_a_card_to_turn_it_does_nothing() -> None:
    s = tome("duart_castle")
    s.state.keep(TomeState((s.seat(0).landmarks[0],), ()))
    s.lay(0, "0.1", "gathering_a")
    s.play("take lammermuir", "lay 1.1")
    assert "That would have no effect now" in s.why_not("activate 0.1")


@pytest.mark.rule("GM-C6-11", "GM-C6-14")
def test_only_own_cards_that_are_not_yet_turned() -> None:
    s = tome("duart_castle", "castle_moil")
    s.landmark(1, "loch_ness")
    s.state.keep(TomeState((s.seat(0).landmarks[0],), ()))
    gather(s)
    assert s.texts() == ["event castle_moil", "flip castle_moil"]
    assert "already shows its Event side" in s.why_not("flip duart_castle")
    assert "already shows its Event side" in s.why_not("event duart_castle")
    assert "do not have" in s.why_not("event loch_ness")
    assert "do not have" in s.why_not("flip loch_ness")


@pytest.mark.rule("GM-C6-12", "GM-C6-14")
def test_a_card_is_turned_once_its_event_is_over() -> None:
    s = tome("armadale_castle", "duart_castle")
    s.goods(0, "0.0", stone=1)
    gather(s).play("event armadale_castle")
    assert (s.step(), turned(s)) == ("give stones", []), "the effect comes first"
    played = s.play("done")
    assert turned(s) == ["armadale_castle"]
    assert s.events(played, "turned") == [(0, "armadale_castle", 1)]
    gather(s)
    assert s.texts("flip") == ["flip duart_castle"]


@pytest.mark.rule("GM-C6-13")
def test_a_card_may_be_turned_without_its_event() -> None:
    s = gather(tome("duart_castle", "castle_moil"))
    coins = s.seat(0).coins
    played = s.play("flip duart_castle")
    assert s.events(played, "turned") == [(0, "duart_castle", 1)]
    assert (turned(s), s.vp(0), s.step()) == (["duart_castle"], 0, "move")
    gather(s).play("flip castle_moil")
    assert (s.seat(0).coins, s.step()) == (coins, "move")
    assert turned(s) == ["duart_castle", "castle_moil"]


def idle(card: str) -> Scenario:
    """Seat 0 has a card, two Scots, and nothing else that an event could need."""
    s = tome(card)
    s.scots(0, "0.0")
    s.seat(0).coins = 0
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    return s


@pytest.mark.rule("GM-C6-13")
@pytest.mark.parametrize(
    ("card", "need"),
    [
        ("fort_george", "a tile"),
        ("castle_of_mey", "a tile"),
        ("castle_stalker", "a pile"),
        ("loch_shiel", "its tile"),
        ("wallace_monument", "a card"),
        ("wallace_monument", "William Wallace"),
        ("armadale_castle", "a stone"),
        ("dunvegan_castle", "cattle"),
    ],
)
def test_an_event_is_offered_only_if_it_can_do_something(card: str, need: str) -> None:
    s = idle(card)
    if card == "loch_shiel":
        s.seat(0).points[4] = 1
    gather(s)
    assert s.texts() == [f"flip {card}"]
    if need == "a tile":
        s.lay(0, "0.1", "inshriach")
    elif need == "a pile":
        s.discard("lochridge")
    elif need == "its tile":
        s.lay(0, "2.0", "loch_shiel")
    elif need == "a card":
        s.landmark(0, "loch_ness")
    elif need == "William Wallace":
        s.person(0, "william_wallace")
    elif need == "a stone":
        s.goods(0, "0.0", stone=1)
    else:
        s.goods(0, "0.0", cattle=2)
    assert {f"event {card}", f"flip {card}"} <= set(s.texts())


@pytest.mark.rule("GM-C6-13")
@pytest.mark.parametrize(
    ("card", "scots"),
    [
        ("old_man_of_storr", 1),
        ("fort_george", 1),
        ("castle_of_mey", 1),
        ("castle_stalker", 1),
        ("loch_morar", 2),
    ],
)
def test_an_event_is_offered_only_if_its_scots_can_be_given(card: str, scots: int) -> None:
    s = idle(card)
    s.lay(0, "0.1", "inshriach")
    s.discard("somerled")
    s.strip(0)
    s.scots(0, "0.0", scots - 1)
    gather(s)
    assert s.texts() == [f"flip {card}"]
    s.scots(0, "0.0")
    assert s.texts() == [f"event {card}", f"flip {card}"]


@pytest.mark.rule("GM-C6-13")
@pytest.mark.parametrize(
    "card", ["loch_lochy", "donan_castle", "inverness", "duart_castle", "loch_ness", "castle_moil"]
)
def test_events_that_need_nothing_are_always_offered(card: str) -> None:
    s = idle(card)
    s.strip(0)
    assert gather(s).texts() == [f"event {card}", f"flip {card}"]
