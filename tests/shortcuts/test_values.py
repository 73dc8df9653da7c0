"""Which decisions are spared and which moves go together, at positions made to order."""

from __future__ import annotations

import ceilidh
from ceilidh.kernel.event import Event
from ceilidh.shortcuts import (
    END_TURN,
    Bundle,
    ends_turn,
    is_new_turn,
    reveals,
    shortcuts_of,
    told_by,
    whose_turn,
)
from tests.clans.scenario import Scenario as ClansScenario
from tests.glenmore.scenario import Scenario

EASE = shortcuts_of("glenmore")


def forced(made: Scenario, seat: int = 0) -> str:
    found = EASE.forced(made.table.game, made.state, seat)
    return found.text if found else ""


def bundles(made: Scenario, seat: int = 0) -> dict[str, Bundle]:
    return {one.name: one for one in EASE.bundles(made.table.game, made.state, seat)}


def texts(made: Scenario) -> list[str]:
    return [move.text for move in made.table.legal()]


def with_wood(*ahead: str) -> Scenario:
    """Two wood on 0.1, one wood and one stone on 1.1, no coins."""
    made = Scenario(3, ahead)
    made.lay(0, "0.1", "inshriach")
    made.lay(0, "1.1", "corrennie")
    made.goods(0, "0.1", wood=2)
    made.goods(0, "1.1", wood=1, stone=1)
    made.seat(0).coins = 0
    return made


# --- decisions that are none ----------------------------------------------------------------------


def test_the_only_way_to_pay_takes_from_the_fullest_tile() -> None:
    made = with_wood("halkirk", "butcher")
    assert forced(made) == ""  # two tiles to take
    made.play("take halkirk")
    assert {"pay wood 0.1", "pay wood 1.1", "sell stone 1.1"} <= set(texts(made))
    assert forced(made) == "pay wood 0.1"


def test_of_tiles_that_hold_as_much_the_first_pays() -> None:
    made = with_wood("halkirk", "butcher")
    made.goods(0, "1.1", wood=1)
    made.play("take halkirk")
    assert forced(made) == "pay wood 0.1"
    made = with_wood("halkirk", "butcher")
    made.lay(0, "-1.1", "rothiemurchus")
    made.goods(0, "-1.1", wood=2)
    made.play("take halkirk")
    assert forced(made) == "pay wood -1.1"
    made.goods(0, "0.1", wood=1)
    assert forced(made) == "pay wood 0.1"


def test_who_could_buy_instead_decides() -> None:
    made = with_wood("halkirk", "butcher")
    made.seat(0).coins = 1
    made.market(wood=0)
    made.play("take halkirk")
    assert "buy wood" in texts(made)
    assert forced(made) == ""


def test_where_a_scot_leaves_from_is_a_choice() -> None:
    made = Scenario(3, ("loch_ness", "butcher"))
    made.scots(0, "1.0", 2)
    made.play("take loch_ness")
    assert texts(made) == ["pay scot 0.0", "pay scot 1.0"]
    assert forced(made) == ""


def test_the_only_place_is_no_choice_even_if_something_can_be_sold() -> None:
    """A river tile has two ends to go to; at the edge of the territory one is left."""
    made = Scenario(3, ("laich_of_moray", "butcher"))
    made.goods(0, "0.0", wood=1)
    made.play("take laich_of_moray")
    assert [text for text in texts(made) if not text.startswith("sell ")] == ["lay -1.0"]
    assert forced(made) == "lay -1.0"
    made = Scenario(3, ("laich_of_moray", "butcher"))
    made.goods(0, "0.0", wood=1)
    made.scots(0, "1.0")
    made.play("take laich_of_moray")
    assert "lay 2.0" in texts(made)
    assert forced(made) == ""


def test_a_sale_beside_one_other_move_is_a_choice_elsewhere() -> None:
    made = Scenario(3, ("inshriach",))
    made.goods(0, "0.0", wood=1)
    assert texts(made) == ["take inshriach", "sell wood 0.0"]
    assert forced(made) == ""
    alone = Scenario(3, ("inshriach",))
    assert texts(alone) == ["take inshriach"]
    assert forced(alone) == "take inshriach"


# --- several moves in one go ----------------------------------------------------------------------


def test_all_of_a_payment_from_stock_where_it_could_be_bought() -> None:
    made = with_wood("donan_castle", "butcher")
    made.seat(0).coins = 5
    made.market(wood=0, stone=0)
    made.play("take donan_castle")
    found = bundles(made)
    assert list(found) == ["pay-from-stock"]
    assert found["pay-from-stock"].moves == ("pay wood 0.1", "pay stone 1.1")
    assert found["pay-from-stock"].label.text == "Pay from stock"
    assert not found["pay-from-stock"].several


def test_the_stock_pays_as_far_as_it_goes() -> None:
    made = Scenario(3, ("donan_castle", "butcher"))
    made.goods(0, "0.0", wood=1)
    made.market(wood=0, stone=0)
    made.play("take donan_castle")
    assert bundles(made)["pay-from-stock"].moves == ("pay wood 0.0",)
    nothing = Scenario(3, ("donan_castle", "butcher"))
    nothing.play("take donan_castle")
    assert bundles(nothing) == {}


def test_any_resource_is_paid_one_by_one_by_kind() -> None:
    made = with_wood("rothiemurchus")
    made.lay(0, "0.2", "grassmarket")
    made.scots(0, "0.2")
    made.play("take rothiemurchus", "lay 0.3", "activate 0.2")
    found = bundles(made)
    assert [name for name in found if name.startswith("pay")] == ["pay-wood", "pay-stone"]
    assert found["pay-wood"].moves == ("pay wood 0.1",)
    assert found["pay-stone"].moves == ("pay stone 1.1",)
    assert found["pay-stone"].label.text == "Pay with stone"


def activated(*tiles: tuple[str, str]) -> Scenario:
    """Inshriach has just been laid on 0.2, next to these tiles."""
    made = Scenario(3, ("inshriach",))
    for cell, name in tiles:
        made.lay(0, cell, name)
    made.scots(0, "0.1")
    made.play("take inshriach", "lay 0.2")
    return made


def test_free_activations_in_a_chain_those_that_score_last() -> None:
    made = activated(("0.1", "lammermuir"), ("1.1", "corrennie"), ("-1.1", "kingshouse"))
    (chain,) = bundles(made).values()
    assert chain.name == "activate-all"
    assert chain.moves == ("activate 0.2", "activate 0.1", "activate 1.1", "activate -1.1")
    assert chain.label.text == "Activate 4 tiles"
    assert (
        chain.note is not None and chain.note.text == "Tiles that give points are activated last."
    )


def test_without_a_scoring_tile_there_is_no_note() -> None:
    made = activated(("0.1", "lammermuir"), ("1.1", "corrennie"))
    (chain,) = bundles(made).values()
    assert chain.moves == ("activate 0.2", "activate 0.1", "activate 1.1")
    assert chain.note is None


def test_what_costs_or_asks_something_is_not_in_a_chain() -> None:
    """Pulteney takes barley, the Butcher an animal, Moot Hill a resource; one tile is no chain."""
    made = activated(("0.1", "pulteney"), ("1.1", "moot_hill"), ("-1.1", "butcher"))
    made.goods(0, "0.0", barley=1, sheep=1)
    assert {"activate -1.1", "activate 0.1", "activate 1.1"} <= set(texts(made))
    assert bundles(made) == {}


def test_the_last_activation_may_end_the_turn() -> None:
    made = activated(("0.1", "lammermuir"))
    made.play("activate 0.1")
    assert bundles(made) == {}  # one tile is no chain
    made = activated(("0.1", "lammermuir"))
    (chain,) = bundles(made).values()
    trial = made.table.copy()
    for text in chain.moves:
        trial.play(text)
    ended = trial.actor != 0
    said = "Activate 2 tiles and end the turn" if ended else "Activate 2 tiles"
    assert chain.label.text == said


def test_two_or_more_of_a_resource_are_sold_together() -> None:
    made = with_wood("rothiemurchus", "butcher")
    made.market(wood=3, stone=2)
    found = bundles(made)
    assert list(found) == ["sell-wood-2", "sell-wood-3"]
    assert found["sell-wood-2"].moves == ("sell wood 0.1", "sell wood 0.1")
    assert found["sell-wood-3"].moves == ("sell wood 0.1", "sell wood 0.1", "sell wood 1.1")
    # The spaces of the Market pay 3, 2 and 1.
    assert found["sell-wood-2"].label.text == "Sell 2 × wood for 5 coins"
    assert found["sell-wood-3"].label.text == "Sell 3 × wood for 6 coins"
    assert all(one.several for one in found.values())


def test_no_more_is_sold_than_the_market_takes() -> None:
    made = with_wood("rothiemurchus", "butcher")
    made.market(wood=2)
    assert list(bundles(made)) == ["sell-wood-2"]
    made.market(wood=1)
    assert bundles(made) == {}


def of_the_second_seat() -> Scenario:
    """Seat 1 is last and has laid Inshriach on 0.2; seat 0 owns nothing there."""
    made = Scenario(3)
    made.place(0, 9)
    made.place(2, 8)
    made.place(1, 2)
    made.put_on_rondel(4, "inshriach")
    made.begin()
    made.lay(1, "0.1", "kingshouse")
    made.lay(1, "1.1", "corrennie")
    made.scots(1, "0.1")
    made.play("take inshriach", "lay 0.2")
    return made


def test_a_seat_is_spared_by_what_it_has_itself() -> None:
    made = of_the_second_seat()
    assert made.table.actor == 1
    (chain,) = bundles(made, 1).values()
    assert chain.moves == ("activate 0.2", "activate 1.1", "activate 0.1")
    assert chain.note is not None
    made.goods(1, "0.0", wood=2)
    made.market(wood=2)
    sale = bundles(made, 1)["sell-wood-2"]
    assert sale.label.text == "Sell 2 × wood for 3 coins"
    assert sale.moves == ("sell wood 0.0", "sell wood 0.0")
    ending = EASE.ending(made.table.game, made.state, 1)
    assert ending is not None and ending.note is not None
    assert ending.note.text == "3 tiles can still be activated."


def test_kinds_that_could_only_be_bought_are_no_bundles() -> None:
    made = with_wood("rothiemurchus")
    made.seat(0).coins = 9
    made.lay(0, "0.2", "grassmarket")
    made.scots(0, "0.2")
    made.play("take rothiemurchus", "lay 0.3", "activate 0.2")
    assert "buy sheep" in texts(made) and "buy wood" in texts(made)
    names = [name for name in bundles(made) if name.startswith("pay")]
    assert names == ["pay-wood", "pay-stone"]


# --- the end of a turn ----------------------------------------------------------------------------


def test_the_end_of_a_turn_says_what_is_left_undone() -> None:
    made = activated(("0.1", "lammermuir"))
    ending = EASE.ending(made.table.game, made.state, 0)
    assert ending is not None
    assert (ending.name, ending.moves) == (END_TURN, ("done",))
    assert ending.note is not None and ending.note.text == "2 tiles can still be activated."
    made.play("activate 0.1")
    ending = EASE.ending(made.table.game, made.state, 0)
    assert ending is not None and ending.note is not None
    assert ending.note.text == "1 tile can still be activated."


def test_a_turn_in_which_something_must_be_decided_cannot_be_ended() -> None:
    made = with_wood("halkirk", "butcher")
    assert EASE.ending(made.table.game, made.state, 0) is None
    assert EASE.ending(made.table.game, made.state, 1) is None  # not its turn


def test_spared_decisions_belong_to_the_end_of_a_turn() -> None:
    made = with_wood("halkirk", "butcher")
    made.play("take halkirk")
    ending = EASE.ending(made.table.game, made.state, 0)
    assert ending is not None
    assert ending.moves == ("pay wood 0.1", "lay -1.0", "done")
    assert ending.note is None


def test_clans_spares_only_what_is_the_only_move() -> None:
    made = ClansScenario()
    ease = shortcuts_of("clans")
    assert ease.forced(made.table.game, made.state, 0) is None
    assert ease.bundles(made.table.game, made.state, 0) == []
    assert ease.ending(made.table.game, made.state, 0) is None  # an action or a pass is due


# --- what a move shows ----------------------------------------------------------------------------


def test_a_draw_is_known_before_and_a_trade_shows_nothing() -> None:
    made = ClansScenario()
    parse = made.table.parse
    assert not reveals(made.table, 0, parse("buy wool 1"))
    made.contract_in_box(0, made.state.display[0])
    made.turn(0, passed=[1, 2])
    # The last to pass ends the round, and new contracts come up.
    assert reveals(made.table, 0, parse("pass"))
    made.turn(0, passed=[1])
    assert not reveals(made.table, 0, parse("pass"))


def test_the_last_vote_reveals_all_of_them() -> None:
    table = ceilidh.new("glenmore", 3, 5, {"modules": ["great-glen"]})
    while "vote" not in [move.text.split()[0] for move in table.legal()]:
        table.play(table.legal()[-1])
    assert [reveals(table, seat, table.parse("vote aye")) for seat in (0, 1, 2)] == [False] * 3
    table.play("vote aye", 1)
    assert not reveals(table, 0, table.parse("vote aye"))
    table.play("vote nay", 0)
    assert reveals(table, 2, table.parse("vote aye"))


def test_whose_turn_it_is() -> None:
    table = ceilidh.new("clans", 2, 1, {"clans": "none"})
    assert whose_turn(table) is None
    while table.state.round == 0:
        table.play(table.legal()[0])
    assert table.actor is not None
    first = table.actor
    assert whose_turn(table) == first
    table.play("pass")
    assert whose_turn(table) == first  # a port can still be used
    table.play("done")
    assert whose_turn(table) == 1 - first


def test_a_turn_ends_when_another_begins_or_another_seat_decides() -> None:
    made = Scenario(3, ("inshriach", "butcher"))
    game, state = made.table.game, made.state
    turn = Event("turn", 0, "", 0, -1, "")
    other = Event("coins", 0, "coin", 1, -1, "")
    assert is_new_turn([other, turn]) and not is_new_turn([other])
    assert not ends_turn(game, state, 0, [other])
    assert ends_turn(game, state, 1, [other])
    assert ends_turn(game, state, 0, [turn])


def test_a_trial_tells_what_happened_and_leaves_no_listener() -> None:
    made = Scenario(3, ("inshriach", "butcher"))
    trial = made.table.game.clone(made.state)
    told = told_by(made.table.game, trial, 0, made.table.parse("take inshriach"))
    assert [event.kind for event in told.events] == ["move"]
    assert trial.recorder is None
