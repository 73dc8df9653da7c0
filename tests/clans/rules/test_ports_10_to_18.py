"""Port tiles 10 to 18 of Industria, without trains (IN-P10 to IN-P18). The tile lies by 1.1."""

import pytest

from ceilidh.games.clans.goods import BAKERY, COW, FIELD, SHEEP
from ceilidh.games.clans.rules.pieces import kinds_at
from tests.clans.scenario import Scenario, hex_number

INDUSTRIA = ["industria-tiles"]
BREAD_2 = 7  # contract 7 asks for 2 bread
BREAD_WHISKY = 23  # 1 bread and 1 whisky
WOOL = 1
BEEF = 3
CHEESE_BEEF = 17  # 2 cheese and 2 beef


def at_port(tile: int, others: str = "2 3 4", clans: list[str] | None = None) -> Scenario:
    """Seat 0 stands beside the tile with a sheep on 1.1."""
    ports = [str(tile), *others.split()]
    s = Scenario(clans=clans, setup={"port": ports}, modules=INDUSTRIA)
    s.place(0, "sheep", "1.1")
    return s


def kinds(s: Scenario, hex_: str) -> list[int]:
    return kinds_at(s.state, hex_number(hex_))


# --- 10: a processed good less --------------------------------------------------------------------


@pytest.mark.rule("IN-P10-01", "IN-P10-02")
def test_port_10_saves_a_processed_good_while_a_contract_is_paid() -> None:
    s = at_port(10)
    s.contract_in_box(0, BREAD_2)
    s.goods(0, bread=1)
    assert "port 10" not in s.texts(), "not on its own"
    assert "while fulfilling a contract that needs processed goods" in s.why_not("port 10")
    s.play(f"fulfil {BREAD_2}")
    assert s.texts() == ["port 10"], "one bread is not enough"
    assert "You do not have all the goods: first leave out what you cannot pay" in s.why_not("done")
    s.play("port 10")
    assert s.seat().fulfilled == (BREAD_2,)
    assert s.stock(0, "bread") == 0
    assert s.seat().ports == 1, "it is used"


@pytest.mark.rule("IN-P10-01")
def test_port_10_is_a_choice_and_saves_the_good_that_is_chosen() -> None:
    s = at_port(10)
    s.contract_in_box(0, BREAD_WHISKY)
    s.goods(0, bread=1, whisky=1)
    s.play(f"fulfil {BREAD_WHISKY}")
    assert s.texts() == ["port 10", "done"]
    s.play("port 10")
    assert s.texts() == ["spare bread", "spare whisky"]
    assert "does not need cheese" in s.why_not("spare cheese")
    s.play("spare whisky")
    assert (s.stock(0, "bread"), s.stock(0, "whisky")) == (0, 1)
    s = at_port(10)
    s.contract_in_box(0, BREAD_WHISKY)
    s.goods(0, whisky=1)
    s.play(f"fulfil {BREAD_WHISKY}", "port 10")
    assert s.texts() == ["spare bread"], "the rest could not be paid"
    assert "You would then be unable to pay the rest" in s.why_not("spare whisky")


WOOL_BREAD = 24  # 1 wool and 2 bread


@pytest.mark.rule("IN-P10-01")
def test_port_10_saves_one_processed_good_and_no_other() -> None:
    s = at_port(10)
    s.contract_in_box(0, WOOL_BREAD)
    s.goods(0, bread=2)
    assert s.texts("fulfil") == [], "wool is not saved"
    s.goods(0, wool=1, bread=0)
    assert s.texts("fulfil") == [], "one bread, not two"
    s.goods(0, wool=1, bread=2)
    s.play(f"fulfil {WOOL_BREAD}", "port 10")
    assert (s.stock(0, "wool"), s.stock(0, "bread")) == (0, 1)
    assert s.seat().fulfilled == (WOOL_BREAD,)
    none = at_port(10)
    none.contract_in_box(0, WOOL)
    none.goods(0, wool=4)
    none.play(f"fulfil {WOOL}")
    assert (none.stock(0, "wool"), none.seat().ports) == (0, 0)


@pytest.mark.rule("IN-P10-01")
def test_port_10_out_of_reach_or_used_saves_nothing() -> None:
    for ports, at in ((0, "7.1"), (1, "1.1")):
        s = Scenario(setup={"port": ["10", "2", "3", "4"]}, modules=INDUSTRIA)
        s.place(0, "sheep", at)
        s.seat().ports = ports
        s.contract_in_box(0, BREAD_2)
        s.goods(0, bread=1)
        assert s.texts("fulfil") == []


@pytest.mark.rule("IN-P10-01")
def test_port_10_can_be_copied_and_saves_two_goods_so() -> None:
    s = at_port(10, "9 2 3")
    s.place(0, "sheep", "13.2")
    s.contract_in_box(0, BREAD_2)
    s.play(f"fulfil {BREAD_2}", "copy 10", "port 10")
    assert s.seat().fulfilled == (BREAD_2,)
    assert s.seat().ports.bit_count() == 2


@pytest.mark.rule("IN-P10-01")
@pytest.mark.parametrize(
    ("cheese", "cows", "ways"),
    [(0, 0, []), (1, 0, ["port 10"]), (0, 1, ["port 10", "copy 10"])],
)
def test_one_copy_does_not_serve_for_goods_and_meat(
    cheese: int, cows: int, ways: list[str]
) -> None:
    """Ports 1, 9 and 10: three savings between two cheese and two beef, not four."""
    s = at_port(10, "9 1 3")
    s.place(0, "sheep", "13.2", "13.9")
    s.place(0, "cow", *["2.1"][:cows])
    s.contract_in_box(0, CHEESE_BEEF)
    s.goods(0, cheese=cheese)
    if not ways:
        assert s.texts("fulfil") == []
        return
    s.play(f"fulfil {CHEESE_BEEF}")
    assert s.texts() == ways
    while s.seat().fulfilled == ():
        s.play(s.texts()[0])
    assert s.seat().ports == 0b111


@pytest.mark.rule("IN-P10-03")
def test_port_10_has_no_use_on_a_contract_without_processed_goods() -> None:
    s = at_port(10)
    s.contract_in_box(0, WOOL)
    s.goods(0, wool=3)
    assert s.texts("fulfil") == []
    s.goods(0, wool=4)
    s.play(f"fulfil {WOOL}")
    assert s.seat().fulfilled == (WOOL,)


# --- 11 and 12: units -----------------------------------------------------------------------------


@pytest.mark.rule("IN-P11-01", "IN-P11-02")
def test_port_11_puts_a_free_animal_beside_another() -> None:
    s = at_port(11)
    s.place(0, "bakery", "2.1")
    s.play("port 11")
    assert s.texts() == ["build sheep 1.1", "build cow 1.1"]
    assert "Only a sheep or a cow" in s.why_not("build field 1.1")
    assert "no animal on hex 2.1" in s.why_not("build cow 2.1")
    s.play("build cow 1.1")
    assert kinds(s, "1.1") == [SHEEP, COW]
    assert s.seat().money == 100
    assert "ship" in s.texts(), "the action is still to come"


@pytest.mark.rule("IN-P11-03")
def test_port_11_needs_a_hex_with_one_unit() -> None:
    s = at_port(11)
    s.place(0, "cow", "1.1")
    assert "port 11" not in s.texts()
    assert "has room" in s.why_not("port 11")
    s.place(0, "sheep", "2.2")
    s.play("port 11")
    assert s.texts() == ["build sheep 2.2", "build cow 2.2"]
    assert "There are already two units on hex 1.1" in s.why_not("build cow 1.1")


@pytest.mark.rule("IN-P11-04")
def test_the_animal_of_port_11_triggers_the_neighbourhood_bonus() -> None:
    s = at_port(11)
    s.place(1, "field", "2.1")
    s.play("port 11", "build cow 1.1")
    assert s.texts("bargain")[:1] == ["bargain grain 1"]


@pytest.mark.rule("IN-P12-01", "IN-P12-02", "IN-P12-04")
def test_port_12_replaces_a_factory_by_a_field() -> None:
    s = at_port(12)
    s.place(0, "bakery", "2.2")
    s.place(0, "dairy", "2.1")
    s.play("port 12")
    assert s.texts() == ["till dairy 2.1", "till bakery 2.2"]
    assert "A field can only replace a dairy, bakery or distillery" in s.why_not("till sheep 1.1")
    assert "no bakery on hex 2.1" in s.why_not("till bakery 2.1")
    s.play("till bakery 2.2")
    assert kinds(s, "2.2") == [FIELD]
    assert s.seat().money == 100
    assert (s.seat().deployed[BAKERY], s.seat().deployed[FIELD]) == (0, 1)
    full = at_port(12)
    full.place(0, "bakery", "2.2")
    full.place(0, "field", "2.1", "2.3", "2.4", "2.5")
    assert "All your fields" in full.why_not("port 12")


@pytest.mark.rule("IN-P12-03")
def test_the_field_of_port_12_triggers_the_neighbourhood_bonus() -> None:
    s = at_port(12)
    s.place(0, "bakery", "2.2")
    s.place(1, "cow", "3.2")
    s.play("port 12", "till bakery 2.2")
    assert s.texts("bargain")[:1] == ["bargain milk 1"]


# --- 13 to 15: gains ------------------------------------------------------------------------------


@pytest.mark.rule("IN-P13-01")
def test_port_13_gives_both_technologies_for_10_or_glory() -> None:
    s = at_port(13)
    s.play("port 13")
    assert s.texts() == ["modernise", "honour"]
    s.play("modernise")
    assert (s.seat().technology, s.seat().money, s.seat().glory) == (3, 90, 0)
    s = at_port(13)
    s.seat().money = 9
    s.play("port 13")
    assert "costs £10" in s.why_not("modernise")
    s.play("honour")
    assert (s.seat().technology, s.seat().money, s.seat().glory) == (0, 9, 4)


@pytest.mark.rule("IN-P13-Q1")
def test_port_13_costs_the_same_with_one_technology_left() -> None:
    s = at_port(13)
    s.seat().technology = 1
    s.play("port 13", "modernise")
    assert (s.seat().technology, s.seat().money) == (3, 90)


@pytest.mark.rule("IN-P13-02")
def test_macdonald_takes_the_glory_of_port_13() -> None:
    s = at_port(13, clans=["macdonald", "campbell", "robertson"])
    s.play("port 13")
    assert (s.seat().technology, s.seat().glory) == (0, 4)
    assert "build sheep 2.1" in s.texts(), "nothing was asked"


@pytest.mark.rule("IN-P14-01")
def test_port_14_pays_50_for_four_processed_goods() -> None:
    s = at_port(14)
    s.goods(0, bread=2, cheese=1, wool=5)
    assert "That costs 4 processed goods" in s.why_not("port 14")
    s.goods(0, bread=2, cheese=1, whisky=2)
    s.play("port 14", "discard bread", "discard whisky", "discard cheese")
    assert s.seat().money == 100
    assert "only accepts bread" in s.why_not("discard wool")
    s.play("discard whisky")
    assert s.seat().money == 150
    assert [s.stock(0, good) for good in ("bread", "cheese", "whisky")] == [1, 0, 0]


@pytest.mark.rule("IN-P15-01", "IN-P15-02", "IN-P15-03")
def test_port_15_gives_three_merchants_once_a_contract_is_fulfilled() -> None:
    s = at_port(15)
    assert "You can only use this port after fulfilling a contract" in s.why_not("port 15")
    s.contract_in_box(0, WOOL)
    s.seat().box, s.seat().fulfilled = (), (WOOL,)
    s.goods(0, wool=1)
    s.play("port 15")
    assert s.texts() == ["hire", "done"]
    s.play("hire", "hire", "hire")
    assert (s.seat().merchants, s.seat().money) == (5, 100)
    again = at_port(15)
    again.contract_in_box(0, WOOL)
    again.seat().box, again.seat().fulfilled = (), (WOOL,)
    again.goods(0, wool=1)
    again.play("sell wool 1", "port 15")
    assert again.texts() == ["hire", "recall wool", "done"]
    again.play("recall wool", "hire", "done")
    assert (again.seat().merchants, again.seat().market[0]) == (3, 0)


# --- 16 and 17: moves -----------------------------------------------------------------------------


@pytest.mark.rule("IN-P16-01")
def test_port_16_moves_units_twice_to_adjacent_hexes() -> None:
    s = at_port(16)
    s.place(0, "cow", "4.1")
    s.play("port 16")
    assert s.texts() == ["move 1.1", "move 4.1", "done"]
    s.play("move 4.1", "to 4.2", "move 4.2", "to 5.2")
    assert kinds(s, "5.2") == [COW]
    assert kinds(s, "4.1") == []
    assert s.seat().money == 100, "no land is paid"
    assert "ship" in s.texts()
    one = at_port(16)
    one.place(0, "cow", "4.1")
    one.play("port 16", "move 1.1", "to 2.1", "move 4.1", "to 3.1")
    assert kinds(one, "2.1") == [SHEEP]


@pytest.mark.rule("IN-P17-01", "IN-P17-02", "IN-P17-Q1")
def test_port_17_moves_a_factory_for_the_price_of_land() -> None:
    s = at_port(17)
    assert "You have no dairy, bakery or distillery on the map" in s.why_not("port 17")
    s.place(0, "bakery", "7.8")
    s.place(1, "cow", "2.2")
    s.play("port 17")
    assert s.texts() == ["move 7.8"]
    assert "You have no dairy, bakery or distillery on hex 1.1" in s.why_not("move 1.1")
    s.play("move 7.8")
    assert {"to 2.1", "to 7.9"} & set(s.texts()) == {"to 2.1"}, "7.9 lies across a river"
    assert "is not an empty grassland hex within reach" in s.why_not("to 7.9")
    s.play("to 2.1")
    assert kinds(s, "2.1") == [BAKERY]
    assert s.seat().money == 97
    assert s.texts("bargain") == [], "a move triggers nothing"
    poor = at_port(17)
    poor.place(0, "bakery", "7.8")
    poor.seat().money = 0
    assert "can pay for" in poor.why_not("port 17")


# --- 18: a contract for money ---------------------------------------------------------------------


@pytest.mark.rule("IN-P18-01", "IN-P18-02", "IN-P18-04")
def test_port_18_fulfils_a_contract_for_25() -> None:
    s = at_port(18)
    assert "export box is empty" in s.why_not("port 18")
    s.contract_in_box(0, BEEF)
    s.seat().money = 24
    assert "costs £25" in s.why_not("port 18")
    s.seat().money = 25
    s.play("port 18")
    assert s.seat().fulfilled == (BEEF,)
    assert s.seat().money == 10, "the contract brings £10"
    assert s.state.imports[2] == 2
    assert "ship" in s.texts(), "the action is still to come"


@pytest.mark.rule("IN-P18-03")
def test_buchanan_chooses_one_and_may_fulfil_the_other() -> None:
    s = at_port(18, clans=["buchanan", "campbell", "robertson"])
    s.contract_in_box(0, BEEF)
    s.contract_in_box(0, WOOL)
    s.goods(0, wool=4)
    s.play("port 18")
    assert s.texts() == ["fulfil 1", "fulfil 3"]
    s.play("fulfil 3")
    assert "fulfil 1" in s.texts()
    s.play("fulfil 1", "done")
    assert s.seat().fulfilled == (BEEF, WOOL)


@pytest.mark.rule("IN-P18-01")
def test_a_copy_of_port_18_needs_money_for_both() -> None:
    s = at_port(9, "18 2 3")
    s.contract_in_box(0, BEEF)
    s.seat().money = 27
    assert "copy 18" not in s.texts()
    s.seat().money = 28
    s.play("copy 18")
    assert s.seat().money == 10
