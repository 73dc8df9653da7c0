"""Delivery bonuses 18 and 20 to 24 (IN-D18, IN-D20 to IN-D24)."""

import pytest

from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.say import speaker
from tests.clans.railway.rails import GO, Rails, rooted


@pytest.mark.rule("IN-D18-01", "IN-D18-02", "IN-D18-03")
def test_18_two_upgrades_and_the_money_for_one() -> None:
    rails = rooted(18)
    rails.seat().money = 0
    rails.stand(GO, "technology miner", "ship")
    assert (rails.money(), rails.seat().technology, rails.seat().shipping) == (0, 2, 1)
    assert rails.table.actor == 1


@pytest.mark.rule("IN-D18-01", "IN-GL-11")
def test_18_upgrades_and_nothing_besides() -> None:
    rails = rooted(18)
    rails.stand(GO)
    assert {text.split()[0] for text in rails.texts()} == {"done", "hire", "ship", "technology"}
    assert speaker("en").prompt(rails.table, 0) == "Use your bonuses: 2 bonus upgrades."
    rails.stand("ship", "ship")
    assert (rails.seat().shipping, rails.table.actor) == (2, 1)
    full = rooted(18)
    full.shipping(0, 5)
    full.seat().technology = 3
    full.seat().merchants += full.seat().board_merchants
    full.seat().board_merchants = 0
    full.stand(GO)
    assert full.table.actor == 1, "nothing is left to be upgraded"
    assert full.money() == 105


# --- 20 to 22: trades -----------------------------------------------------------------------------


@pytest.mark.rule("IN-D20-01", "IN-D20-02")
def test_20_a_sale_of_up_to_four_for_six_pounds_more_each() -> None:
    rails = rooted(20)
    rails.seat().merchants = 7
    rails.seat().board_merchants = 0
    rails.goods(0, wool=3, whisky=6)
    step = rails.state.prices[5]
    rails.stand(GO)
    assert rails.texts("sell") == [f"sell whisky {n}" for n in (1, 2, 3, 4)]
    assert "at most 4" in rails.why_not("sell whisky 5")
    rails.stand("sell whisky 4")
    assert rails.money() == 100 + 4 * (11 + 6)
    assert (rails.seat().merchants, rails.seat().market[5]) == (3, -4)
    assert rails.state.prices[5] == max(step - 4, 0)


@pytest.mark.rule("IN-D21-04")
def test_20_and_21_stewart_gains_a_pound() -> None:
    clans = ["stewart", "campbell", "robertson"]
    for tile, move, gain in ((20, "sell whisky 1", 11 + 6 + 1), (21, "post wool buy", 20 + 1)):
        rails = rooted(tile, clans=clans)
        rails.seat().merchants += 2
        rails.seat().board_merchants -= 2
        rails.goods(0, wool=3, whisky=1)
        money = rails.money()
        rails.stand(GO, move)
        assert rails.money() == money + gain


@pytest.mark.rule("IN-D20-04", "IN-D21-04", "IN-D22-07")
@pytest.mark.parametrize(
    ("tile", "shift", "move"),
    [
        (20, "shift whisky up", "sell whisky 1"),
        (21, "shift wool down", "post wool buy"),
        (22, "shift wool down", "fetch wool"),
    ],
)
def test_port_6_moves_a_price_first(tile: int, shift: str, move: str) -> None:
    rails = rooted(tile, setup={"port": ["6", "5", "4", "9"]})
    rails.place(0, "sheep", "1.1")  # beside the port
    rails.seat().merchants = 4
    rails.seat().board_merchants -= 2
    rails.goods(0, wool=5, whisky=1)
    rails.contract_in_box(0, 1)  # 4 wool
    rails.stand(GO, "port 6", shift)
    good = shift.split()[1]
    assert {text.split()[1] for text in rails.texts()} == {good}
    assert f"You moved the price of {good}" in rails.why_not("done")
    rails.stand(move)
    assert rails.seat().ports == 1


@pytest.mark.rule("IN-D21-04", "IN-D22-07")
@pytest.mark.parametrize(("tile", "move"), [(21, "post bread buy"), (22, "fetch bread")])
def test_21_and_22_pay_no_price_so_that_port_6_moves_one_nobody_could_pay(
    tile: int, move: str
) -> None:
    rails = rooted(tile, setup={"port": ["6", "5", "4", "9"]})
    rails.place(0, "sheep", "1.1")
    rails.seat().merchants = 4
    rails.seat().board_merchants -= 2
    rails.contract_in_box(0, 7)  # 2 bread
    rails.seat().money = 0
    rails.stand(GO, "port 6", "shift bread up", move)
    assert (rails.seat().ports, rails.money()) == (1, 20 if tile == 21 else 0)


@pytest.mark.rule("IN-D21-01", "IN-D21-02", "IN-D21-03")
def test_21_three_merchants_on_one_area_for_20_pounds() -> None:
    rails = rooted(21)
    rails.seat().merchants = 3
    rails.seat().board_merchants -= 2
    rails.seat().market[3] = -1
    step = rails.state.prices[2]
    rails.stand(GO)
    assert "post bread buy" not in rails.texts()
    assert "You already have merchants selling bread this round" in rails.why_not("post bread buy")
    rails.stand("post milk sell")
    assert rails.money() == 120
    assert (rails.seat().merchants, rails.seat().market[2]) == (0, -3)
    assert rails.state.prices[2] == max(step - 3, 0)
    few = rooted(21)
    few.stand(GO)  # two merchants
    assert few.money() == 100
    assert few.table.actor == 1


def fetching(contract: int = 1, **goods: int) -> Rails:
    """The box holds contract 1, which asks for 4 wool."""
    rails = rooted(22)
    rails.contract_in_box(0, contract)
    rails.goods(0, **{"wool": 5, **goods})
    return rails


@pytest.mark.rule("IN-D22-01", "IN-D22-02", "IN-D22-03", "IN-D22-04", "IN-D22-05")
def test_22_two_goods_for_nothing_are_used_for_a_contract_at_once() -> None:
    rails = fetching()
    step = rails.state.prices[0]
    rails.stand(GO)  # 2 wool are left
    assert rails.texts("fetch") == ["fetch wool"]
    rails.stand("fetch wool", "fetch wool")
    assert rails.texts() == ["fulfil 1"]
    rails.stand("fulfil 1")
    assert rails.stock(0, "wool") == 0
    assert rails.seat().fulfilled == (1,)
    assert rails.seat().merchants == 0
    assert rails.state.prices[0] == step + 2


@pytest.mark.rule("IN-D22-06", "IN-D22-Q1")
def test_22_without_such_a_contract_or_a_second_merchant_it_cannot_be_used() -> None:
    lacking = fetching(wool=4)  # 1 is left: 3 would be there
    lacking.stand(GO)
    assert lacking.table.actor == 1
    single = fetching()
    single.seat().merchants, single.seat().market[5] = 1, 1
    single.stand(GO)
    assert single.table.actor == 1


WOOL_BEEF = 16  # 1 wool and 1 beef
BREAD_WHISKY = 23  # 1 bread and 1 whisky
BREAD_2 = 7


def with_contract(*contracts: int, clans: list[str] | None = None, **goods: int) -> Rails:
    """Seat 0 holds these contracts and, after the delivery, these goods; then it uses bonus 22."""
    rails = rooted(22, clans=clans)
    for contract in contracts:
        rails.contract_in_box(0, contract)
    rails.goods(0, **{**goods, "wool": 3 + goods.get("wool", 0)})
    rails.stand(GO)
    return rails


@pytest.mark.rule("IN-D22-06", "IN-D22-02")
def test_22_a_contract_must_need_both_goods() -> None:
    one = with_contract(WOOL_BEEF)
    assert one.table.actor == 1, "it needs a single good of the market"
    meat = with_contract(3)  # 2 beef
    assert meat.table.actor == 1
    none = with_contract()
    assert none.table.actor == 1
    rails = with_contract(BREAD_WHISKY)
    assert rails.texts("fetch") == ["fetch bread", "fetch whisky"]
    assert "Wool would not complete any contract now" in rails.why_not("fetch wool")
    rails.stand("fetch bread")
    assert rails.texts("fetch") == ["fetch whisky"], "a second bread would be left over"
    twice = with_contract(BREAD_2, whisky=2)
    assert twice.texts("fetch") == ["fetch bread"]
    twice.stand("fetch bread")
    assert twice.texts("fetch") == ["fetch bread"]


@pytest.mark.rule("IN-D22-06", "IN-D22-04")
def test_22_what_else_the_contract_needs_must_be_there() -> None:
    lacking = with_contract(24)  # 1 wool, 2 bread
    assert lacking.table.actor == 1
    enough = with_contract(24, wool=1)
    assert enough.texts("fetch") == ["fetch bread"]
    beef = with_contract(43)  # 1 bread, 1 whisky, 1 beef
    assert beef.table.actor == 1, "no cow"


@pytest.mark.rule("IN-D22-06", "IN-D22-02")
def test_22_the_goods_go_into_a_contract_that_needs_both() -> None:
    """Buchanan could fulfil the other contract as well, which needs only one of the goods."""
    clans = ["buchanan", "campbell", "stewart"]
    rails = with_contract(BREAD_WHISKY, WOOL_BEEF, clans=clans, wool=1)
    rails.place(0, "cow", "2.5")
    rails.stand("fetch bread", "fetch whisky")
    assert rails.texts("fulfil") == [f"fulfil {BREAD_WHISKY}"]
    assert "Fulfil a contract that needs both of the goods you took" in rails.why_not(
        f"fulfil {WOOL_BEEF}"
    )


@pytest.mark.rule("IN-D22-01", "IN-D21-03")
def test_22_no_good_that_the_merchants_sell() -> None:
    rails = rooted(22)
    rails.contract_in_box(0, BREAD_WHISKY)
    rails.seat().market[5] = -1
    rails.stand(GO)
    assert rails.table.actor == 1


# --- 23 and 24: exports ---------------------------------------------------------------------------


@pytest.mark.rule("IN-D23-01", "IN-D23-02")
def test_23_a_contract_with_six_pounds_for_each_import_but_hops() -> None:
    rails = rooted(23)
    rails.contract_in_box(0, 1)  # 2 cotton, 1 hops, a free hex
    rails.goods(0, wool=7)
    rails.stand(GO, "fulfil 1")
    assert rails.money() == 112
    assert rails.stock(0, "wool") == 0
    assert rails.seat().fulfilled == (1,)


@pytest.mark.rule("IN-D24-01", "IN-D24-02", "IN-D24-03")
def test_24_a_field_for_a_contract_without_goods_or_meat() -> None:
    rails = rooted(24)
    rails.place(0, "field", "2.5")
    rails.contract_in_box(0, 1)
    before = rails.state.imports[0]
    rails.stand(GO, "withdraw 2.5")
    assert rails.seat().fulfilled == (1,)
    assert rails.state.imports[0] == before + 2
    assert rails.table.view()["step"] == "benefits"  # its free hex
    assert rails.seat().deployed[4] == 0


@pytest.mark.rule("IN-D24-04")
@pytest.mark.parametrize("tile", [22, 23, 24])
def test_buchanan_may_fulfil_a_second_contract_without_the_bonus(tile: int) -> None:
    clans = ["buchanan", "campbell", "stewart"]
    rails = rooted(tile, clans=clans)
    rails.place(0, "field", "2.5")
    rails.contract_in_box(0, 1)  # 4 wool
    rails.contract_in_box(0, 6)  # 3 wool
    rails.goods(0, wool=20)
    rails.seat().merchants = 2
    money = rails.money()
    rails.stand(GO)
    if tile == 24:
        rails.stand("withdraw 2.5")
    elif tile == 22:
        rails.stand("fetch wool", "fetch wool")
    rails.stand("fulfil 1", "done")  # its free hex is left
    assert rails.texts("fulfil") == ["fulfil 6"]
    wool = rails.stock(0, "wool")
    rails.stand("fulfil 6")
    assert rails.stock(0, "wool") == wool - 3
    assert rails.money() == money + (12 if tile == 23 else 0)


@pytest.mark.rule("IN-D24-05")
@pytest.mark.parametrize("tile", [22, 23])
def test_port_1_may_accompany_a_fulfilment_by_bonus(tile: int) -> None:
    rails = rooted(tile, setup={"port": ["1", "5", "4", "9"]})
    rails.place(0, "cow", "1.1")  # beside the port
    rows = rails.state.rules.components.contracts
    meat = next(row for row in rows if row.beef and not row.mutton and sum(row.needs) >= 2)
    rails.contract_in_box(0, meat.id)
    stock = dict(zip(GOOD_NAMES, meat.needs, strict=True))
    rails.goods(0, **{**stock, "wool": meat.needs[0] + 3})
    for seat_hex in ("1.3", "2.3", "2.5")[: meat.beef]:
        rails.place(0, "cow", seat_hex)
    rails.seat().merchants = 2
    rails.stand(GO)
    while rails.texts("fetch"):
        rails.stand(rails.texts("fetch")[0])
    rails.stand(f"fulfil {meat.id}")
    assert "port 1" in rails.texts()
