"""How many goods the neighbourhood bonus sells, and at what price (CC-NBB-12 to 17, Q1, Q2, Q4).

Seat 0 expands from 7.2 to 7.3 beside seat 1's units; all seven merchants of seat 0 are in stock.
"""

from pathlib import Path

import pytest

from ceilidh.games.clans.goods import GOOD_NAMES
from tests.clans.scenario import Scenario

DATA = Path(__file__).resolve().parents[3] / "src/ceilidh/games/clans/data"
EXPAND = "build sheep 7.3"


def stage(s: Scenario, *units: str) -> Scenario:
    """Seat 0 stands on 7.2, seat 1's `units` ("dairy 8.2") around 7.3."""
    s.place(0, "woodcutter", "7.2")
    for unit in units:
        kind, hex_ = unit.split()
        s.place(1, kind, hex_)
    s.seat(0).merchants, s.seat(0).board_merchants = 7, 0
    return s


def offered(s: Scenario) -> dict[str, int]:
    """The goods on offer and the most of each."""
    most: dict[str, int] = {}
    for text in s.texts("bargain"):
        good, number = text.split()[1:]
        most[good] = max(most.get(good, 0), int(number))
    return most


def pack(folder: Path, file: str, old: str, new: str) -> str:
    """A data pack with one change to one of the default tables."""
    text = (DATA / file).read_text("utf-8")
    assert text.count(old) == 1
    (folder / file).write_text(text.replace(old, new), "utf-8")
    return str(folder)


@pytest.mark.parametrize(
    ("players", "limit"),
    [
        pytest.param(4, 3, marks=pytest.mark.rule("CC-NBB-12")),
        pytest.param(3, 3, marks=pytest.mark.rule("CC-NBB-12")),
        pytest.param(2, 4, marks=pytest.mark.rule("CC-NBB-13")),
    ],
)
@pytest.mark.rule("CC-NBB-17")
def test_one_unit_beside_allows_the_full_limit_for_the_player_count(
    players: int, limit: int
) -> None:
    s = stage(Scenario(players), "distillery 8.2")
    s.play(EXPAND)
    assert offered(s) == {"whisky": limit}
    assert "CC-NBB-12" in s.why_not(f"bargain whisky {limit + 1}")


@pytest.mark.parametrize(
    ("players", "number", "paid"),
    [
        pytest.param(3, 3, 21, marks=pytest.mark.rule("CC-EX-08")),
        pytest.param(2, 4, 28, marks=pytest.mark.rule("CC-EX-09")),
    ],
)
def test_whisky_of_ten_pounds_costs_seven_each(players: int, number: int, paid: int) -> None:
    s = stage(Scenario(players), "distillery 8.2")
    whisky = GOOD_NAMES.index("whisky")
    s.price_step("whisky", 2)
    s.play(EXPAND)
    before = s.seat(0).money
    s.play(f"bargain whisky {number}")
    assert before - s.seat(0).money == paid
    assert s.seat(0).market[whisky] == number
    assert s.state.prices[whisky] == 2 + number


@pytest.mark.parametrize(("players", "limit"), [(3, 3), (2, 4)])
@pytest.mark.rule("CC-NBB-15", "CC-EX-10")
def test_each_type_beside_has_a_limit_of_its_own(players: int, limit: int) -> None:
    s = stage(Scenario(players), "distillery 8.2", "dairy 8.3")
    s.seat(0).money = 200
    s.play(EXPAND)
    assert offered(s) == {"whisky": limit, "cheese": limit}
    s.play("bargain whisky 3")
    assert offered(s) == {"cheese": limit}
    before = s.seat(0).money
    s.play("bargain cheese 3")
    assert before - s.seat(0).money == 3 * 7


@pytest.mark.rule("CC-NBB-16")
def test_more_units_of_one_type_do_not_raise_the_limit() -> None:
    s = stage(Scenario(), "cow 8.2", "cow 8.3")
    s.place(2, "cow", "7.4")
    s.play(EXPAND)
    assert offered(s) == {"milk": 3}


@pytest.mark.rule("CC-NBB-Q2")
def test_a_type_is_bought_once_per_expand_at_the_price_before_the_move() -> None:
    s = stage(Scenario(), "dairy 8.2", "dairy 8.3", "cow 7.4")
    s.play(EXPAND)
    before = s.seat(0).money
    s.play("bargain cheese 2")
    assert before - s.seat(0).money == 2 * 7
    assert offered(s) == {"milk": 3}
    assert "CC-NBB" in s.why_not("bargain cheese 1")


@pytest.mark.parametrize(
    ("edition", "second"),
    [
        pytest.param("current", {"wool": 1}, marks=pytest.mark.rule("CC-NBB-12", "CC-NBB-Q4")),
        pytest.param("first-printing", {"wool": 3}, marks=pytest.mark.rule("CC-NBB-14")),
    ],
)
def test_the_limit_holds_for_the_turn_or_in_the_first_printing_for_each_use(
    edition: str, second: dict[str, int], tmp_path: Path
) -> None:
    """No contract of the box has two free expands; this one does."""
    old = "gives = { cotton = 2, hops = 1, free_hex = 1 }"
    folder = pack(tmp_path, "contracts.toml", old, old.replace("free_hex = 1", "free_hex = 2"))
    s = stage(Scenario(edition=edition, data_pack=folder), "sheep 8.2")
    s.contract_in_box(0, 1)
    s.goods(0, wool=4)
    s.play("fulfil 1", EXPAND, "bargain wool 2", "build cow 8.3")
    assert offered(s) == second


@pytest.mark.rule("CC-NBB-Q4", "CC-PRT-T7-Q6")
def test_port_seven_and_an_expand_of_the_same_turn_share_the_limit() -> None:
    s = stage(Scenario(setup={"port": ["7", "1", "2", "3"]}), "sheep 8.2")
    s.place(0, "cow", "1.1", "8.3")
    s.play("port 7", "remove 1.1", "remove 8.3", "swap dairy 1.1", "swap bakery 8.3")
    assert offered(s) == {"wool": 3}
    s.play("bargain wool 1", "build cow 7.3")
    assert offered(s) == {"wool": 2}


@pytest.mark.rule("CC-NBB-Q4")
@pytest.mark.parametrize(("bought", "left"), [(1, {"wool": 2}), (3, {})])
def test_an_expand_and_port_seven_after_it_share_the_limit(
    bought: int, left: dict[str, int]
) -> None:
    s = stage(Scenario(setup={"port": ["7", "1", "2", "3"]}), "sheep 8.2")
    s.place(0, "cow", "1.1", "8.3")
    s.play("build dairy 7.3", f"bargain wool {bought}")
    s.play("port 7", "remove 1.1", "remove 8.3", "swap dairy 1.1", "swap bakery 8.3")
    assert offered(s) == left
    assert s.stock(0, "wool") == bought


@pytest.mark.rule("CC-NBB-12")
def test_the_limit_is_new_in_the_next_turn() -> None:
    s = stage(Scenario(), "sheep 8.2")
    s.turn(0, passed=[1, 2])
    s.play(EXPAND, "bargain wool 3", "build cow 8.3")
    assert offered(s) == {"wool": 3}


@pytest.mark.parametrize(
    ("unit", "good", "each"),
    [
        ("sheep", "wool", 1),
        ("field", "grain", 1),
        ("cow", "milk", 1),
        ("bakery", "bread", 4),
        ("dairy", "cheese", 4),
        ("distillery", "whisky", 5),
    ],
)
@pytest.mark.rule("CC-NBB-Q1")
def test_the_lowest_prices_still_cost_a_pound_or_four(unit: str, good: str, each: int) -> None:
    s = stage(Scenario(), f"{unit} 8.2")
    s.price_step(good, 0)
    s.play(EXPAND)
    before = s.seat(0).money
    s.play(f"bargain {good} 1")
    assert before - s.seat(0).money == each


@pytest.mark.rule("CC-NBB-Q1")
def test_a_price_below_the_discount_makes_the_goods_free(tmp_path: Path) -> None:
    """No track of the box falls so low; the one of this data pack does."""
    folder = pack(tmp_path, "market.toml", "[3, 3, 4, 4, 5, 5,", "[1, 1, 4, 4, 5, 5,")
    s = stage(Scenario(data_pack=folder), "sheep 8.2")
    s.price_step("wool", 0)
    s.seat(0).money = 13
    s.play(EXPAND, "bargain wool 3")
    assert (s.seat(0).money, s.stock(0, "wool")) == (0, 3)
