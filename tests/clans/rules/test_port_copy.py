"""Port tile 9: copy another port (CC-PRT-T9). The tile lies beside 1.1."""

import pytest

from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.kernel.errors import RecordError
from tests.clans.scenario import Scenario

SETUP = {"port": ["9", "5", "2", "4"]}


def stage(setup: dict[str, list[str]] = SETUP) -> Scenario:
    """Seat 0 stands beside tile 9 and far from the others."""
    s = Scenario(setup=setup)
    s.place(0, "sheep", "1.1")
    return s


def marked(s: Scenario) -> list[int]:
    return [tile for i, tile in enumerate(s.state.ports) if s.seat(0).ports >> i & 1]


@pytest.mark.rule("CC-PRT-T9-01", "CC-PRT-T9-Q1")
def test_for_three_pounds_any_other_port_in_play_is_copied_out_of_reach_and_unmarked() -> None:
    s = stage()
    s.goods(0, wool=1)
    assert s.texts("port") == [], "neither 9 itself nor a port out of reach"
    assert s.texts("copy") == ["copy 2", "copy 4", "copy 5"]
    assert "CC-PRT-01" in s.why_not("copy 8"), "not in play"
    assert "CC-" in s.why_not("copy 9")
    s.play("copy 5")
    assert s.seat(0).money == 100 - 3 + 10
    assert marked(s) == [9]
    assert "CC-PRT-07" in s.why_not("copy 4"), "once a game"
    assert "ship" in s.texts(), "the action is still to come"


@pytest.mark.rule("CC-PRT-T9-Q1")
def test_tile_nine_itself_must_be_in_reach() -> None:
    s = Scenario(setup=SETUP)
    s.place(0, "sheep", "13.2")
    assert s.texts("port") == ["port 5"]
    assert "CC-PRT-04" in s.why_not("copy 5")


@pytest.mark.rule("CC-PRT-T9-01")
def test_the_three_pounds_are_paid_before_the_copied_port_is_used() -> None:
    s = stage()
    s.seat(0).money = 2
    assert "CC-PRT-Q3" in s.why_not("copy 5")
    s.seat(0).money = 3
    s.play("copy 5")
    assert s.seat(0).money == 10


@pytest.mark.parametrize("order", [["port 5", "copy 5"], ["copy 5", "port 5"]])
@pytest.mark.rule("CC-PRT-T9-02")
def test_the_effect_of_a_port_can_be_had_twice(order: list[str]) -> None:
    s = stage()
    s.place(0, "cow", "13.2")
    s.play(*order)
    assert s.seat(0).money == 100 + 10 - 3 + 10
    assert marked(s) == [9, 5]


@pytest.mark.parametrize(
    ("moves", "money", "glory"),
    [
        (["copy 4", "technology miner"], 100 - 3 - 5, 3),
        (["copy 8", "done"], 100 - 3 + 5, 0),
    ],
)
@pytest.mark.rule("CC-PRT-T9-01")
def test_the_whole_effect_is_copied(moves: list[str], money: int, glory: int) -> None:
    s = stage({"port": ["9", "8", "2", "4"]})
    s.play(*moves)
    assert (s.seat(0).money, s.seat(0).glory) == (money, glory)


@pytest.mark.rule("CC-PRT-T9-01")
def test_a_copied_tile_two_changes_goods() -> None:
    s = stage()
    s.goods(0, milk=1)
    s.play("copy 2", "discard milk", "gain wool", "gain wool", "gain milk")
    assert (s.stock(0, "wool"), s.stock(0, "milk")) == (2, 1)
    assert s.seat(0).money == 97


@pytest.mark.rule("CC-PRT-T9-01")
def test_a_copied_tile_seven_exchanges_units() -> None:
    s = stage({"port": ["9", "2", "7", "4"]})
    assert "CC-PRT-Q3" in s.why_not("copy 7"), "there is only one unit"
    s.place(0, "cow", "2.1")
    s.play("copy 7", "remove 1.1", "remove 2.1", "swap dairy 1.1", "swap bakery 2.1")
    assert s.seat(0).deployed[:4] == [0, 0, 1, 1]
    assert s.seat(0).money == 97


@pytest.mark.rule("CC-PRT-T9-01", "CC-PRT-T1-02")
def test_a_copied_tile_one_saves_an_animal_of_the_contract_being_fulfilled() -> None:
    s = stage({"port": ["9", "1", "2", "3"]})
    s.contract_in_box(0, 3)
    s.place(0, "cow", "7.1")
    s.play("fulfil 3", "copy 1", "slaughter 7.1")
    assert s.seat(0).fulfilled == (3,)
    assert s.seat(0).money == 100 - 3 + 10
    assert marked(s) == [9]


@pytest.mark.rule("CC-PRT-T9-02", "CC-PRT-T1-02")
def test_tile_one_and_its_copy_save_two_animals() -> None:
    s = stage({"port": ["9", "1", "2", "3"]})
    s.contract_in_box(0, 4)
    s.place(0, "cow", "7.1")
    assert "CC-FUL-02" in s.why_not("fulfil 4")
    s.place(0, "woodcutter", "13.3")
    s.place(0, "bakery", "13.2")
    s.play("fulfil 4", "port 1", "copy 1", "slaughter 7.1")
    assert s.seat(0).fulfilled == (4,)


@pytest.mark.rule("CC-PRT-T9-01", "CC-PRT-T6-01")
def test_a_copied_tile_six_moves_a_price_before_a_trade() -> None:
    s = stage({"port": ["9", "6", "2", "3"]})
    s.goods(0, whisky=1)
    s.play("copy 6", "shift whisky up")
    assert s.state.prices[GOOD_NAMES.index("whisky")] == 6
    s.play("sell whisky 1")
    assert s.seat(0).money == 100 - 3 + 13


@pytest.mark.rule("CC-PRT-T9-03")
def test_tile_nine_does_not_exist_in_the_first_printing() -> None:
    assert 9 in Scenario(setup=SETUP).state.ports
    with pytest.raises(RecordError, match="port 9"):
        Scenario(setup=SETUP, edition="first-printing")
