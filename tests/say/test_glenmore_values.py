"""Sums, names and questions of Glen More II at positions made to order."""

from __future__ import annotations

from ceilidh.kernel.table import Table
from ceilidh.say import speaker
from tests.glenmore.scenario import Scenario
from tests.golden.positions import positions, table_of
from tests.golden.story import at

EN = speaker("en")


def golden(name: str) -> Table:
    (position,) = [one for one in positions("glenmore") if one.name == name]
    return table_of(position)


def button(made: Scenario, text: str) -> str:
    (move,) = [move for move in made.table.legal() if move.text == text]
    return EN.move(made.table, move)


# --- prices ---------------------------------------------------------------------------------------


def test_a_tile_says_its_whole_cost() -> None:
    made = Scenario(3, ("inshriach", "donan_castle", "adam_smith"))
    made.seat(0).coins = 9
    assert button(made, "take inshriach") == "Take Inshriach"
    assert button(made, "take donan_castle") == "Take Donan Castle for 1 wood and 1 stone"
    assert button(made, "take adam_smith") == "Take Adam Smith for 2 coins"


def test_the_market_pays_the_last_filled_and_asks_the_first_empty_space() -> None:
    made = Scenario(3, ("halkirk", "butcher"))
    made.lay(0, "0.1", "inshriach")
    made.goods(0, "0.1", wood=1, stone=1)
    made.market(wood=2, stone=3)
    made.seat(0).coins = 9
    assert button(made, "sell wood 0.1") == "Sell 1 wood from Inshriach for 2 coins"
    assert button(made, "sell stone 0.1") == "Sell 1 stone from Inshriach for 3 coins"
    made.play("take halkirk")
    assert button(made, "buy wood") == "Buy 1 wood for 3 coins"


def test_a_clan_says_what_it_costs_beyond_its_road() -> None:
    made = Scenario(3, ("inshriach", "butcher"))
    made.seat(0).coins = 4
    made.marker(0)
    assert button(made, "claim gunn") == (
        "Claim Gunn for 1 coin: 1 sheep and 1 cattle on any of your tiles"
    )
    assert EN.prompt(made.table, 0) == (
        "Place a clan marker and pay for its road; you have 4 coins and 10 markers left."
    )
    made.seat(0).markers = 1
    made.seat(0).coins = 1
    assert EN.prompt(made.table, 0) == (
        "Place a clan marker and pay for its road; you have 1 coin and 1 marker left."
    )


# --- questions ------------------------------------------------------------------------------------


def test_what_is_left_of_a_turn() -> None:
    made = Scenario(3, ("inshriach",))
    made.lay(0, "0.1", "lammermuir")
    made.scots(0, "0.1")
    made.play("take inshriach", "lay 0.2")
    assert EN.prompt(made.table, 0) == (
        "Inshriach is placed. Activate up to 2 tiles, or end the turn."
    )
    made.state.movement = 1
    assert EN.prompt(made.table, 0) == (
        "Inshriach is placed. Activate up to 2 tiles, move Scots (1 movement point), "
        "or end the turn."
    )
    made.state.movement = 0
    made.play("activate 0.1")
    assert EN.prompt(made.table, 0) == "Inshriach is placed. Activate 1 tile, or end the turn."


def test_a_debt_of_coins_alone_asks_to_sell() -> None:
    made = Scenario(3, ("adam_smith", "butcher"))
    made.seat(0).coins = 0
    made.lay(0, "0.1", "inshriach")
    made.goods(0, "0.1", wood=1)
    made.market(wood=2)
    made.play("take adam_smith")
    assert EN.prompt(made.table, 0) == "Pay 2 coins for Adam Smith: first sell something."


def test_the_list_of_a_turn_ticks_what_was_activated() -> None:
    made = Scenario(3, ("inshriach",))
    made.lay(0, "0.1", "lammermuir")
    made.lay(0, "1.1", "butcher")
    made.scots(0, "0.1")
    made.play("take inshriach", "lay 0.2", "activate 0.2")
    found = [(task.label, task.move, task.done) for task in EN.checklist(made.table, 0)]
    assert found == [
        ("Inshriach: 1 wood", "", True),
        ("Lammermuir: 1 sheep", "activate 0.1", False),
        ("Butcher: 1 animal → 2 VP, 2 animals → 5 VP or 3 animals → 8 VP", "activate 1.1", False),
    ]
    assert EN.checklist(made.table, 1) == []
    assert [task.place for task in EN.checklist(made.table, 0)] == [
        "land-1/cell:0.2",
        "land-1/cell:0.1",
        "land-1/cell:1.1",
    ]


# --- modules --------------------------------------------------------------------------------------


def test_tokens_of_john_mcclaim_are_told_at_him_alone() -> None:
    table = at(golden("everything"), 63)
    tip = EN.tip(table, "mobster:john_mcclaim").whole
    assert tip.endswith("At the end: −8 VP. His tokens are on Loch Lomond.")
    assert "His tokens" not in EN.tip(table, "mobster:peggy_mclaird").whole
    before = at(golden("everything"), 22)
    assert "His tokens" not in EN.tip(before, "mobster:john_mcclaim").whole


def test_pennies_go_with_a_mobster_that_is_let_out() -> None:
    told = 0
    for name in ("everything", "planting", "robbery", "second-reward"):
        table = golden(name)
        for played in table.played:
            freed = [event for event in played.events if event.kind == "free"]
            if played.action.spec.word == "free":
                said = EN.line(table, played, table.names).split(". ")[0].removesuffix(".")
                number = freed[0].amount
                more = {0: "", 1: " with 1 Penny"}.get(number, f" with {number} Pennies")
                assert said.endswith(f"from prison{more}"), said
                told += number
    assert told
