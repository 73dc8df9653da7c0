"""Port tiles 2, 3, 4, 5 and 8: goods, upgrade, money, contracts. The tile lies beside 1.1."""

from itertools import product

import pytest

from tests.clans.scenario import Scenario

BASIC = ["wool", "grain", "milk"]
PROCESSED = ["bread", "cheese", "whisky"]
CLANS = ["buchanan", "campbell", "stewart"]


def at_port(tile: int, s: Scenario | None = None) -> Scenario:
    """Seat 0 stands beside the tile."""
    others = [number for number in ("1", "2", "5", "6") if number != str(tile)]
    s = s or Scenario(setup={"port": [str(tile), *others[:3]]})
    s.place(0, "sheep", "1.1")
    return s


def stock(s: Scenario, goods: list[str]) -> list[int]:
    return [s.stock(0, good) for good in goods]


# --- tiles 2 and 3 --------------------------------------------------------------------------------


@pytest.mark.parametrize("gains", list(product(BASIC, repeat=3)))
@pytest.mark.rule("CC-PRT-T2-01")
def test_tile_two_turns_a_basic_good_into_any_three_in_any_order(gains: tuple[str, ...]) -> None:
    s = at_port(2)
    s.goods(0, wool=1, grain=1)
    s.play("port 2")
    assert s.texts() == ["discard wool", "discard grain"]
    s.play("discard grain", *[f"gain {good}" for good in gains])
    wanted = [1, 0, 0]
    for good in gains:
        wanted[BASIC.index(good)] += 1
    assert stock(s, BASIC) == wanted
    assert stock(s, PROCESSED) == [0, 0, 0]
    assert "ship" in s.texts(), "the action is still to come"


@pytest.mark.parametrize("gains", list(product(PROCESSED, repeat=2)))
@pytest.mark.rule("CC-PRT-T3-01")
def test_tile_three_turns_a_processed_good_into_any_two_in_any_order(
    gains: tuple[str, ...],
) -> None:
    s = at_port(3)
    s.goods(0, cheese=1, whisky=1)
    s.play("port 3")
    assert s.texts() == ["discard cheese", "discard whisky"]
    s.play("discard cheese", *[f"gain {good}" for good in gains])
    wanted = [0, 0, 1]
    for good in gains:
        wanted[PROCESSED.index(good)] += 1
    assert stock(s, PROCESSED) == wanted
    assert stock(s, BASIC) == [0, 0, 0]
    assert "ship" in s.texts()


@pytest.mark.parametrize(
    ("tile", "own", "others"),
    [
        pytest.param(2, BASIC, PROCESSED, marks=pytest.mark.rule("CC-PRT-T2-01")),
        pytest.param(3, PROCESSED, BASIC, marks=pytest.mark.rule("CC-PRT-T3-01")),
    ],
)
def test_the_two_classes_of_goods_do_not_mix(tile: int, own: list[str], others: list[str]) -> None:
    s = at_port(tile)
    s.goods(0, **{good: 1 for good in [*own, *others]})
    s.play(f"port {tile}")
    assert s.texts() == [f"discard {good}" for good in own]
    s.play(f"discard {own[0]}")
    assert s.texts() == [f"gain {good}" for good in own]


# --- tiles 4 and 5 --------------------------------------------------------------------------------


@pytest.mark.rule("CC-PRT-T4-01", "CC-PRT-T4-02")
def test_tile_four_gives_three_glory_and_a_bonus_upgrade() -> None:
    s = at_port(4)
    s.play("port 4")
    assert s.seat(0).glory == 3
    assert s.texts() == ["ship", "technology woodcutter", "technology miner", "hire", "done"]
    s.play("technology miner")
    assert (s.seat(0).money, s.seat(0).glory) == (95, 3)
    assert "pass" in s.texts(), "one upgrade, and the action is still to come"


@pytest.mark.parametrize(("move", "shipping", "merchants"), [("ship", 1, 2), ("hire", 0, 3)])
@pytest.mark.rule("CC-PRT-T4-02")
def test_shipping_or_a_merchant_of_tile_four_is_free(
    move: str, shipping: int, merchants: int
) -> None:
    s = at_port(4)
    s.play("port 4", move)
    assert (s.seat(0).shipping, s.seat(0).merchants) == (shipping, merchants)
    assert s.seat(0).money == 100


@pytest.mark.rule("CC-PRT-T4-Q1")
def test_tile_four_gives_its_glory_without_the_upgrade() -> None:
    unwanted = at_port(4)
    unwanted.play("port 4", "done")
    assert unwanted.seat(0).glory == 3
    impossible = at_port(4)
    impossible.shipping(0, 5)
    seat = impossible.seat(0)
    seat.technology, seat.merchants, seat.board_merchants = 3, 7, 0
    impossible.play("port 4")
    assert impossible.seat(0).glory == 3
    assert "pass" in impossible.texts(), "nothing to choose"


@pytest.mark.rule("CC-PRT-T5-01")
def test_tile_five_gives_ten_pounds() -> None:
    s = at_port(5)
    s.seat(0).money = 0
    s.play("port 5")
    assert s.seat(0).money == 10


# --- tile 8 ---------------------------------------------------------------------------------------


@pytest.mark.rule("CC-PRT-T8-01", "CC-PRT-T8-02")
def test_tile_eight_gives_five_pounds_and_a_building_bonus() -> None:
    s = at_port(8)
    s.play("port 8")
    assert s.seat(0).money == 105
    assert s.texts() == ["draw", "done"]
    s.play("draw")
    drawn = s.state.drawn
    assert s.texts() == [*[f"keep {number}" for number in sorted(drawn)], "done"]
    s.play(f"keep {drawn[0]}")
    assert s.seat(0).box == (drawn[0],)
    assert s.state.bottom == drawn[1:]
    assert "ship" in s.texts(), "the action is still to come"


@pytest.mark.parametrize(("round_", "money"), [(1, 110), (2, 105), (3, 100), (5, 90)])
@pytest.mark.rule("CC-PRT-T8-02")
def test_a_contract_kept_by_tile_eight_costs_what_the_round_asks(round_: int, money: int) -> None:
    s = at_port(8)
    s.state.round = round_
    s.play("port 8", "draw")
    s.play(s.texts("keep")[0])
    assert s.seat(0).money == money


@pytest.mark.rule("CC-PRT-T8-02", "CC-PRT-T8-03")
def test_tile_eight_gives_only_money_when_the_export_box_is_full() -> None:
    s = at_port(8)
    s.contract_in_box(0, 9)
    s.play("port 8")
    assert s.seat(0).money == 105
    assert "CC-" in s.why_not("draw")


@pytest.mark.rule("CC-PRT-T8-03")
def test_the_contracts_of_tile_eight_may_be_left() -> None:
    s = at_port(8)
    s.play("port 8", "done")
    assert (s.seat(0).money, s.seat(0).box) == (105, ())


@pytest.mark.parametrize(("held", "draws"), [([], True), ([9], True), ([9, 11], False)])
@pytest.mark.rule("CC-PRT-T8-04")
def test_in_the_first_printing_tile_eight_needs_a_box_that_is_not_full(
    held: list[int], draws: bool
) -> None:
    ports = {"port": ["8", "1", "2", "3"]}
    s = at_port(8, Scenario(clans=CLANS, setup=ports, edition="first-printing"))
    for contract in held:
        s.contract_in_box(0, contract)
    s.play("port 8")
    assert s.seat(0).money == 105
    assert ("draw" in s.texts()) is draws
