"""The bonuses of port tile 7 (CC-PRT-T7-08 to 11, Q4, Q6). The tile lies beside 1.1."""

import pytest

from tests.clans.scenario import Scenario

SETUP = {"port": ["7", "5", "2", "3"]}
EXCHANGE = ["port 7", "remove 1.1", "remove 8.2"]


def stage(edition: str = "current") -> Scenario:
    """Seat 0 has sheep on 1.1 and 8.2 and all its merchants."""
    s = Scenario(setup=SETUP, edition=edition)
    s.place(0, "sheep", "1.1", "8.2")
    s.seat(0).merchants, s.seat(0).board_merchants = 7, 0
    return s


def offered(s: Scenario) -> dict[str, int]:
    """The goods on offer and the most of each."""
    most: dict[str, int] = {}
    for text in s.texts("bargain"):
        good, number = text.split()[1:]
        most[good] = max(most.get(good, 0), int(number))
    return most


@pytest.mark.parametrize("edition", ["current", "first-printing"])
@pytest.mark.rule("CC-PRT-T7-08", "CC-BLD-11")
def test_a_fourth_building_placed_by_the_exchange_gives_the_building_bonus(edition: str) -> None:
    s = stage(edition)
    s.place(0, "dairy", "9.3", "9.4", "9.5")
    s.play(*EXCHANGE, "swap dairy 1.1", "swap cow 8.2")
    assert s.texts() == ["draw", "done"]
    s.play("draw")
    s.play(s.texts("keep")[0])
    assert (len(s.seat(0).box), s.seat(0).money) == (1, 105)


@pytest.mark.rule("CC-PRT-T7-08")
def test_the_exchange_gives_no_building_bonus_without_its_condition() -> None:
    s = stage()
    s.place(0, "dairy", "9.3", "9.4", "9.5")
    s.contract_in_box(0, 9)
    s.play(*EXCHANGE, "swap dairy 1.1", "swap cow 8.2")
    assert "CC-" in s.why_not("draw"), "the export box is full"
    fewer = stage()
    fewer.place(0, "dairy", "9.3", "9.4")
    fewer.play(*EXCHANGE, "swap dairy 1.1", "swap cow 8.2")
    assert "CC-" in fewer.why_not("draw"), "only three dairies"


def two_sets(edition: str, second: str) -> Scenario:
    """The exchange has put a fourth dairy on 1.1, and `second` on 8.2."""
    s = stage(edition)
    s.place(0, "dairy", "9.3", "9.4", *["9.5"] * (second != "dairy"))
    s.place(0, "bakery", "10.3", "10.4", "10.5")
    s.play(*EXCHANGE, "swap dairy 1.1", f"swap {second} 8.2")
    return s


@pytest.mark.rule("CC-PRT-T7-Q4")
def test_two_sets_completed_at_once_give_a_building_bonus_each() -> None:
    s = two_sets("current", "bakery")
    s.play("draw", "done")
    assert s.texts() == ["draw", "done"]
    s.play("draw")
    s.play(s.texts("keep")[0])
    assert len(s.seat(0).box) == 1
    assert "ship" in s.texts()


@pytest.mark.rule("CC-PRT-T7-Q4")
def test_the_second_bonus_needs_an_empty_export_box_too() -> None:
    s = two_sets("current", "bakery")
    s.play("draw")
    s.play(s.texts("keep")[0])
    assert "ship" in s.texts()
    assert "CC-" in s.why_not("draw")


@pytest.mark.parametrize(
    ("edition", "second"),
    [
        pytest.param("first-printing", "bakery", marks=pytest.mark.rule("CC-PRT-T7-09")),
        pytest.param("current", "dairy", marks=pytest.mark.rule("CC-PRT-T7-Q4")),
        ("current", "cow"),
    ],
)
def test_one_set_or_the_first_printing_gives_one_building_bonus(edition: str, second: str) -> None:
    s = two_sets(edition, second)
    s.play("draw", "done")
    assert "ship" in s.texts(), "the box is still empty, but the bonus is used"
    assert "CC-" in s.why_not("draw")


@pytest.mark.parametrize(
    ("edition", "goods"),
    [
        pytest.param(
            "current",
            {"milk": 3, "whisky": 3},
            marks=pytest.mark.rule("CC-PRT-T7-10", "CC-NBB-21"),
        ),
        pytest.param("first-printing", {}, marks=pytest.mark.rule("CC-PRT-T7-11")),
    ],
)
def test_each_new_unit_gives_a_neighbourhood_bonus_since_the_errata(
    edition: str, goods: dict[str, int]
) -> None:
    s = stage(edition)
    s.place(1, "cow", "2.1")
    s.place(1, "distillery", "8.3")
    s.play(*EXCHANGE, "swap dairy 1.1", "swap bakery 8.2")
    assert offered(s) == goods


@pytest.mark.rule("CC-PRT-T7-Q6")
def test_the_bonuses_come_after_both_swaps() -> None:
    s = stage()
    s.place(1, "cow", "2.1")
    s.place(0, "dairy", "9.3", "9.4", "9.5")
    s.play(*EXCHANGE, "swap dairy 1.1")
    assert {text.split()[0] for text in s.texts()} == {"swap"}
    s.play("swap bakery 8.2")
    assert s.texts() == ["bargain milk 1", "bargain milk 2", "bargain milk 3", "draw", "done"]


@pytest.mark.parametrize("first", ["draw", "whisky", "milk"])
@pytest.mark.rule("CC-PRT-T7-Q6")
def test_the_bonuses_are_used_in_any_order(first: str) -> None:
    s = stage()
    s.place(1, "cow", "2.1")
    s.place(1, "distillery", "8.3")
    s.place(0, "dairy", "9.3", "9.4", "9.5")
    s.play(*EXCHANGE, "swap dairy 1.1", "swap bakery 8.2")
    for bonus in sorted(["draw", "whisky", "milk"], key=lambda word: word != first):
        s.play("draw" if bonus == "draw" else f"bargain {bonus} 1")
        if bonus == "draw":
            s.play("done")
    assert (s.stock(0, "milk"), s.stock(0, "whisky")) == (1, 1)
    assert "ship" in s.texts()


@pytest.mark.rule("CC-PRT-T7-Q6", "CC-NBB-Q4")
def test_the_two_new_units_share_the_limit_of_a_good() -> None:
    s = stage()
    s.place(1, "cow", "2.1", "8.3")
    s.play(*EXCHANGE, "swap dairy 1.1", "swap bakery 8.2")
    assert offered(s) == {"milk": 3}
    s.play("bargain milk 3")
    assert offered(s) == {}
    assert s.stock(0, "milk") == 3
