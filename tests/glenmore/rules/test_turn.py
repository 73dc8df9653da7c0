"""A player's turn in exact order (GM-TRN): move, pay, lay, effects, activation, refill, scoring."""

from typing import Any

import pytest

from ceilidh.games.glenmore.goods import KIND_NAMES
from ceilidh.kernel.errors import IllegalMove
from tests.glenmore.scenario import Scenario


def words(s: Scenario) -> set[str]:
    return {text.split()[0] for text in s.texts()}


def lone(*tiles: str) -> Scenario:
    """Seat 0 is last with these tiles just before it; the other pawns are far ahead."""
    s = Scenario()
    s.place(1, 11)
    s.place(2, 12)
    for step, name in enumerate(tiles):
        s.put_on_rondel(1 + step, name)
    s.begin()
    return s


@pytest.mark.rule("GM-TRN-01", "GM-TRN-02", "GM-TRN-03", "GM-TRN-05", "GM-TRN-07", "GM-TRN-08")
def test_the_steps_of_a_turn_come_in_order() -> None:
    s = Scenario(ahead=("halkirk", "inshriach"))
    s.goods(0, "0.0", wood=2)
    assert (s.step(), words(s)) == ("move", {"take", "sell"})
    s.play("take halkirk")
    assert (s.state.places[0], s.step(), s.tile_on(0, "-1.0")) == (3, "pay", "")
    s.play("pay wood 0.0")
    assert s.step() == "place"
    played = s.play("lay -1.0")
    assert s.events(played, "scots") == [(0, "scot", 1)]
    assert s.step() == "activation"
    assert s.on_rondel()[13] == ""
    s.play("activate -1.0", "walk -1.0 e")
    assert s.on_rondel()[13] == ""
    s.play("done")
    assert s.on_rondel()[13] != ""
    assert (s.table.actor, s.step()) == (1, "move")


@pytest.mark.rule("GM-TRN-01")
def test_a_turn_begins_with_the_move() -> None:
    s = Scenario(ahead=("inshriach",))
    for move in ("lay 0.1", "activate 0.0", "claim macleod", "walk 0.0 e"):
        assert "GM-TRN-01" in s.why_not(move)


@pytest.mark.rule("GM-TRN-02")
def test_the_pawn_stands_on_the_space_of_the_tile_it_took() -> None:
    s = Scenario(ahead=("inshriach", "dornie"))
    s.seat(0).coins = 2
    s.play("take dornie", "lay 0.1")  # the stone is bought, as there is no other way
    assert s.seat(0).coins == 0
    rondel = s.table.view()["rondel"]
    assert isinstance(rondel, list)
    space: dict[str, Any] = rondel[4]
    assert space == {"tile": "", "figures": ["seat 1"]}


@pytest.mark.rule("GM-TRN-04")
def test_a_person_brings_a_marker_and_neither_laying_nor_activation() -> None:
    s = Scenario(ahead=("robert_i", "inshriach"))
    s.play("take robert_i")
    assert words(s) == {"claim"}
    s.play("claim macleod")
    assert (s.table.actor, s.step()) == (1, "move")
    assert len(s.seat(0).persons) == 1
    assert s.seat(0).area.bit_count() == 2


@pytest.mark.rule("GM-TRN-05", "GM-TRN-06")
def test_the_effect_of_a_landmark_card_comes_before_activation() -> None:
    s = Scenario(ahead=("loch_lochy",))
    s.play("take loch_lochy", "lay -1.0")
    assert len(s.seat(0).landmarks) == 1
    assert words(s) == {"gain"}
    s.play("gain barley", "gain barley")
    assert words(s) == {"activate", "done", "sell"}


@pytest.mark.rule("GM-TRN-06")
def test_what_a_card_gives_can_be_used_in_the_activation() -> None:
    s = Scenario(ahead=("loch_lochy",))
    s.lay(0, "-1.1", "pulteney")  # a barrel for a barley
    s.lay(0, "0.1", "inshriach")
    s.seat(0).coins = 0
    s.play("take loch_lochy", "lay -1.0", "gain barley", "gain barley", "activate -1.1")
    assert s.seat(0).barrels == 1


@pytest.mark.rule("GM-TRN-07")
@pytest.mark.parametrize(
    "order", [("0.1", "1.1", "1.0"), ("1.0", "0.1", "1.1"), ("1.1", "1.0", "0.1")]
)
def test_the_laid_tile_and_its_neighbours_are_activated_in_any_order(
    order: tuple[str, ...],
) -> None:
    s = Scenario(ahead=("inshriach",))
    s.lay(0, "1.1", "rothiemurchus")
    s.lay(0, "2.1", "corrennie")
    s.play("take inshriach", "lay 0.1")
    assert sorted(s.texts("activate")) == [f"activate {c}" for c in ("0.0", "0.1", "1.0", "1.1")]
    s.play(*[f"activate {cell}" for cell in order])
    assert (s.on_cell(0, "0.1", "wood"), s.on_cell(0, "1.1", "wood")) == (1, 1)


@pytest.mark.rule("GM-TRN-07")
def test_activation_is_optional() -> None:
    s = Scenario(ahead=("inshriach",))
    s.play("take inshriach", "lay 0.1", "done")
    assert (s.table.actor, sum(s.seat(0).stock)) == (1, 0)


@pytest.mark.rule("GM-TRN-08")
def test_tiles_passed_by_all_are_discarded_at_the_move_and_others_at_the_refill() -> None:
    s = lone("butcher", "inshriach", "lochridge")
    s.play("take inshriach")
    assert s.discarded() == ["butcher"]
    s.play("lay 0.1")
    s.put_on_rondel(1, "dornie")  # brought behind all figures in the meantime
    assert s.discarded() == ["butcher"]
    s.play("done")
    assert s.discarded() == ["butcher", "dornie"]


@pytest.mark.rule("GM-TRN-09")
def test_scoring_is_the_last_step() -> None:
    s = Scenario(ahead=("edradour", "inshriach"))
    s.stack("A", 1)
    s.play("take edradour", "lay -1.0")
    assert s.vp(0) == 0
    played = s.play("done")
    kinds = [event.kind for event in played.events]
    assert kinds == ["tile", "scoring", "points", "turn"]
    assert s.vp(0) == 1  # with the barrel of this turn


@pytest.mark.rule("GM-TRN-10")
def test_goods_can_be_sold_in_every_step_of_the_own_turn() -> None:
    s = lone("halkirk", "robert_i")
    s.goods(0, "0.0", barley=2, wood=1)
    s.goods(0, "1.0", barley=3)
    for step, moves in [
        ("move", ["take halkirk"]),
        ("pay", ["pay wood 0.0"]),
        ("place", ["lay -1.0"]),
        ("activation", ["done", "take robert_i"]),
        ("clan marker", ["claim macleod"]),
    ]:
        s.market(barley=1)
        coins = s.seat(0).coins
        assert s.step() == step
        s.play(s.texts("sell")[0])
        assert (s.step(), s.seat(0).coins) == (step, coins + 1)
        s.play(*moves)
    assert s.seat(0).stock[KIND_NAMES.index("barley")] == 0


@pytest.mark.rule("GM-TRN-10")
def test_goods_can_be_bought_for_a_tile_and_for_an_activation() -> None:
    s = lone("dornie")
    s.lay(0, "1.1", "pulteney")
    s.goods(0, "0.0", stone=1, barley=1)
    s.seat(0).coins = 9
    s.play("take dornie")
    assert s.texts("buy") == ["buy stone"]
    s.play("buy stone", "lay 0.1", "activate 1.1")
    assert s.texts("buy") == ["buy barley"]
    s.play("buy barley")
    assert (s.seat(0).coins, s.seat(0).barrels) == (9 - 2 - 2, 1)


@pytest.mark.rule("GM-TRN-11")
def test_the_market_is_closed_to_the_others() -> None:
    s = Scenario(ahead=("inshriach",))
    s.goods(1, "0.0", sheep=1)
    assert s.texts("sell") == []
    with pytest.raises(IllegalMove):
        s.table.play("sell sheep 0.0", seat=1)
    s.play("take inshriach", "lay 0.1")
    assert s.texts("sell") == []
    s.play("done")
    assert (s.table.actor, s.texts("sell")) == (1, ["sell sheep 0.0"])


@pytest.mark.rule("GM-TRN-12")
def test_once_per_turn_means_until_the_turn_is_over() -> None:
    s = lone("inshriach", "lochridge")
    s.play("take inshriach", "lay 0.1", "activate 0.1", "activate 0.0", "walk 0.0 e")
    assert "GM-ACT-05" in s.why_not("activate 0.1")
    s.play("done", "take lochridge", "lay 1.1", "activate 0.1")
    assert s.on_cell(0, "0.1", "wood") == 2


@pytest.mark.rule("GM-TRN-12")
def test_a_clan_bonus_in_the_same_turn_does_not_activate_a_tile_again() -> None:
    s = lone("glen_affric")
    s.lay(0, "1.1", "finlaggan")  # a clan marker for a resource
    s.lay(0, "0.1", "inshriach")
    s.lay(0, "2.1", "corrennie")
    s.scots(0, "1.1")
    s.goods(0, "0.0", sheep=1, stone=2)
    s.seat(0).coins = 20
    s.clan(1, "macleod", "maclean")
    s.play("take glen_affric", "pay sheep 0.0", "lay 0.1", "activate 0.1", "activate 1.1")
    s.play("pay stone 0.0", "claim macdonell")  # a material and a whisky tile
    assert s.step() == "activate by type"
    assert s.texts("activate") == ["activate 2.1"]  # not the glen_affric on 0.1


@pytest.mark.rule("GM-TRN-Q1")
def test_unspent_movement_expires() -> None:
    s = lone("inshriach", "lochridge")
    s.play("take inshriach", "lay 0.1", "activate 0.0", "activate 1.0")
    assert s.state.movement == 2
    s.play("done")
    assert (s.state.movement, s.vp(0)) == (0, 0)
    s.play("take lochridge", "lay 1.1")
    assert s.texts("walk") == []


@pytest.mark.rule("GM-TRN-Q1")
def test_maclachlan_turns_unspent_movement_into_points() -> None:
    s = lone("inshriach")
    s.clan(0, "maclachlan")
    s.play("take inshriach", "lay 0.1", "activate 0.0", "activate 1.0", "walk 0.0 e")
    assert s.vp(0) == 0
    s.play("done")
    assert s.vp(0) == 1


@pytest.mark.rule("GM-TRN-Q2")
def test_a_sale_may_come_between_two_activations_but_not_inside_one() -> None:
    s = lone("inshriach")
    s.lay(0, "-1.0", "atholl")  # gives a resource of choice
    s.goods(0, "-1.0", barley=1)
    s.play("take inshriach", "lay 0.1")
    assert s.texts("sell") == ["sell barley -1.0"]
    s.play("activate -1.0")
    assert {text.split()[0] for text in s.texts()} == {"gain"}
    assert "GM-TRN-Q2" in s.why_not("sell barley -1.0")
    s.play("gain barley")
    assert s.texts("sell") == ["sell barley -1.0"]


@pytest.mark.rule("GM-TRN-Q2")
def test_inside_an_activation_goods_are_sold_to_pay_its_cost() -> None:
    s = lone("inshriach")
    s.lay(0, "1.1", "pulteney")
    s.goods(0, "0.0", wood=2)
    s.market(wood=3)
    s.seat(0).coins = 0
    s.play("take inshriach", "lay 0.1", "activate 1.1")
    assert (s.step(), s.texts()) == ("pay", ["sell wood 0.0"])
    s.play("sell wood 0.0")
    assert (s.seat(0).barrels, s.seat(0).coins) == (1, 3 - 2)
