"""The building bonus (CC-BLD). Seat 0 has three buildings and puts the fourth on 8.2."""

import pytest

from tests.clans.scenario import Scenario

BUILDINGS = ["dairy", "bakery", "distillery"]
FOURTH = "build bakery 8.2"


def stage(unit: str = "bakery", round_: int = 1) -> Scenario:
    s = Scenario()
    s.place(0, unit, "7.1", "7.2", "8.1")
    s.state.round = round_
    return s


def shrink_pile(s: Scenario, left: int) -> None:
    """Take contracts out of the game until `left` are in the draw pile."""
    s.state.discarded += tuple(s.state.unseen[left:])
    s.state.unseen = s.state.unseen[:left]


@pytest.mark.parametrize("unit", BUILDINGS)
@pytest.mark.rule("CC-BLD-01")
def test_the_fourth_building_of_a_type_triggers_the_bonus(unit: str) -> None:
    s = stage(unit)
    s.play(f"build {unit} 8.2")
    assert s.texts() == ["draw", "done"]


@pytest.mark.rule("CC-BLD-01")
def test_neither_a_third_building_nor_four_of_mixed_types_trigger_it() -> None:
    s = stage("bakery")
    s.turn(0, passed=[1, 2])
    s.play("build dairy 8.2")
    assert "draw" not in s.texts()
    s.play("build dairy 7.3", "build dairy 8.3")
    assert "draw" not in s.texts()
    s.play("build dairy 7.4")
    assert "draw" in s.texts()


@pytest.mark.parametrize(
    ("unit", "hexes"),
    [
        ("sheep", ["7.1", "7.2", "8.1"]),
        ("cow", ["7.1", "7.2", "8.1"]),
        ("field", ["7.1", "7.2", "8.1"]),
        ("woodcutter", ["7.2", "8.1", "9.1"]),
        ("miner", ["7.3", "8.3", "6.3"]),
    ],
)
@pytest.mark.rule("CC-BLD-02")
def test_fields_animals_and_workers_never_trigger_it(unit: str, hexes: list[str]) -> None:
    s = Scenario()
    s.place(0, unit, *hexes)
    s.play(f"build {unit} 8.2")
    assert s.table.actor == 1


@pytest.mark.rule("CC-BLD-03")
def test_a_full_export_box_loses_the_bonus_for_good() -> None:
    s = stage()
    s.contract_in_box(0, 9)
    s.goods(0, cheese=2)
    s.turn(0, passed=[1, 2])
    s.play(FOURTH)
    assert "draw" not in s.texts()
    s.play("fulfil 9")
    assert s.seat(0).box == ()
    assert "CC-" in s.why_not("draw")


@pytest.mark.rule("CC-BLD-04", "CC-BLD-05")
def test_three_contracts_are_drawn_and_one_may_be_kept() -> None:
    s = stage()
    s.play(FOURTH)
    played = s.play("draw")
    drawn = sorted(int(outcome.word) for outcome in played.outcomes)
    assert len(drawn) == 3
    assert s.texts() == [*[f"keep {number}" for number in drawn], "done"]
    s.play(f"keep {drawn[1]}")
    assert s.seat(0).box == (drawn[1],)
    assert s.table.actor == 1, "only one can be kept"


@pytest.mark.parametrize(
    ("round_", "money"), [(1, 5), (2, 0), (3, -5), (4, -10), (5, -15)], ids=lambda v: str(v)
)
@pytest.mark.rule("CC-BLD-06")
def test_a_kept_contract_costs_what_the_round_asks(round_: int, money: int) -> None:
    s = stage(round_=round_)
    s.play(FOURTH, "draw")
    before = s.seat(0).money
    s.play(s.texts("keep")[0])
    assert s.seat(0).money == before + money


@pytest.mark.parametrize("round_", [1, 3])
@pytest.mark.rule("CC-BLD-05", "CC-BLD-07")
def test_keeping_none_costs_and_earns_nothing(round_: int) -> None:
    s = stage(round_=round_)
    s.play(FOURTH, "draw")
    before = s.seat(0).money
    s.play("done")
    assert s.seat(0).money == before
    assert s.seat(0).box == ()


@pytest.mark.rule("CC-BLD-08", "CC-BLD-Q2")
def test_refused_contracts_go_under_the_pile_in_the_order_drawn() -> None:
    s = stage()
    s.place(0, "dairy", "7.3", "8.3", "9.2")
    s.seat(0).money = 200
    s.turn(0, passed=[1, 2])
    shrink_pile(s, 5)
    s.play(FOURTH)
    first = [int(outcome.word) for outcome in s.play("draw").outcomes]
    s.play("done", "build dairy 7.4")
    second = s.play("draw").outcomes
    assert len(second) == 2, "the two contracts that lay above them come by chance"
    assert s.state.drawn[2:] == (first[0],), "then the first one put back"
    s.play("done")
    assert s.state.bottom[:2] == (first[1], first[2])


@pytest.mark.rule("CC-BLD-09")
def test_the_bonus_is_optional_and_must_be_used_at_once() -> None:
    s = stage()
    s.play(FOURTH, "done")
    assert s.table.actor == 1
    s.play("pass", "pass")
    assert "CC-" in s.why_not("draw")


@pytest.mark.rule("CC-BLD-09")
def test_using_the_bonus_is_part_of_the_same_turn() -> None:
    s = stage()
    s.play(FOURTH, "draw")
    assert s.table.actor == 0
    s.play(s.texts("keep")[0])
    assert s.table.actor == 1


@pytest.mark.rule("CC-BLD-10")
def test_the_export_board_is_not_touched() -> None:
    s = stage()
    board = s.state.display[:]
    s.play(FOURTH, "draw")
    assert not set(s.state.drawn) & set(board)
    s.play(s.texts("keep")[0])
    assert s.state.display == board


@pytest.mark.rule("CC-BLD-11", "CC-FUL-25", "CC-FUL-Q3")
def test_a_free_expand_triggers_it_and_finds_the_box_of_its_contract_empty() -> None:
    s = stage()
    s.contract_in_box(0, 1)
    s.goods(0, wool=4)
    s.play("fulfil 1", FOURTH)
    assert s.texts() == ["draw", "done"]
    s.play("draw")
    s.play(s.texts("keep")[0])
    assert s.seat(0).fulfilled == (1,)
    assert len(s.seat(0).box) == 1


@pytest.mark.parametrize("left", [1, 2])
@pytest.mark.rule("CC-BLD-Q1")
def test_a_short_pile_shows_what_is_there(left: int) -> None:
    s = stage()
    shrink_pile(s, left)
    s.play(FOURTH, "draw")
    assert len(s.texts("keep")) == left


@pytest.mark.rule("CC-BLD-Q1")
def test_an_empty_pile_gives_no_bonus() -> None:
    s = stage()
    shrink_pile(s, 0)
    s.play(FOURTH)
    assert s.table.actor == 1


@pytest.mark.rule("CC-BLD-Q3")
def test_everyone_sees_the_drawn_contracts() -> None:
    s = stage()
    s.play(FOURTH)
    drawn = [int(outcome.word) for outcome in s.play("draw").outcomes]
    for viewer in (0, 1, 2, None):
        assert s.table.view(viewer)["drawn"] == drawn


@pytest.mark.rule("CC-BLD-Q4")
def test_a_fourth_building_deployed_again_after_port_seven_triggers_it_again() -> None:
    s = Scenario(setup={"port": ["7", "1", "2", "3"]})
    s.place(0, "bakery", "1.1", "7.1", "7.2")
    s.turn(0, passed=[1, 2])
    s.play("build bakery 8.1", "draw", "done")
    s.play("port 7", "remove 1.1", "remove 8.1", "swap sheep 1.1", "swap cow 8.1")
    s.play("build bakery 8.2")
    assert "draw" not in s.texts(), "this is the third"
    s.play("build bakery 7.3")
    assert s.texts() == ["draw", "done"]


@pytest.mark.rule("CC-BLD-Q5")
def test_without_the_money_contracts_may_be_drawn_but_not_kept() -> None:
    s = stage(round_=5)
    s.seat(0).money = 14 + 14
    s.play(FOURTH, "draw")
    assert s.seat(0).money == 14
    assert s.texts() == ["done"]
    assert "CC-" in s.why_not(f"keep {s.state.drawn[0]}")
