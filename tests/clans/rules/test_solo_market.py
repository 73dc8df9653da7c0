"""The market phase of the solo game (CC-SOL-07 to 20): dice, prices and removed contracts."""

from pathlib import Path

import pytest

import ceilidh
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.kernel.table import Played
from tests.clans.scenario import Scenario

FACES = ("-3", "-2", "-1", "+1", "+2", "+3")
BOXES = {"-1": 0, "+1": 1, "-2": 2, "+2": 3, "-3": 4, "+3": 5}  # two columns, three rows
DATA = Path(__file__).resolve().parents[3] / "src/ceilidh/games/clans/data"


def next_round(seed: int, step: int, data_pack: str = "") -> tuple[Scenario, Played]:
    """Pass with all price markers on a step (0 is the bottom), so that the dice are rolled."""
    scenario = Scenario(players=1, seed=seed, data_pack=data_pack)
    for good in GOOD_NAMES:
        scenario.price_step(good, step)
    return scenario, scenario.play("pass")


def rolls(played: Played) -> list[tuple[str, str]]:
    """Goods die and price die of each change."""
    dice = [one for one in played.outcomes if one.domain in ("good", "price")]
    assert [one.domain for one in dice] == ["good", "price"] * (len(dice) // 2)
    return [(dice[n].word, dice[n + 1].word) for n in range(0, len(dice), 2)]


def steps(scenario: Scenario) -> dict[str, int]:
    found = scenario.table.view()["price_steps"]
    assert isinstance(found, dict)
    return found


def display(scenario: Scenario) -> list[int]:
    boxes = scenario.table.view()["contracts"]
    assert isinstance(boxes, list)
    return boxes


def after_roll(step: int, face: str, good: str = "") -> tuple[Scenario, str]:
    """The first game in which the price die shows `face` for the good (or any), and that good."""
    for seed in range(500):
        scenario, played = next_round(seed, step)
        for rolled, shown in rolls(played):
            if shown == face and good in ("", rolled):
                return scenario, rolled
    raise AssertionError(f"{good} {face} was never rolled")


@pytest.mark.rule("CC-SOL-07")
def test_three_goods_change_price_before_rounds_2_to_5() -> None:
    scenario = Scenario(players=1)
    assert not {one.domain for one in scenario.table.setup} & {"good", "price"}
    changes = [len(rolls(scenario.play("pass"))) for _ in range(5)]
    assert changes == [3, 3, 3, 3, 0]


@pytest.mark.rule("CC-SOL-08")
def test_in_the_first_printing_prices_change_at_the_end_of_rounds_1_to_4() -> None:
    for edition, before in (("first-printing", True), ("current", False)):
        scenario = Scenario(players=1, edition=edition)
        for _ in range(4):
            played = scenario.play("pass")
            kinds = [event.kind for event in played.events]
            assert kinds.count("price") == 3
            assert (kinds.index("price") < kinds.index("round")) is before
        assert rolls(scenario.play("pass")) == []


@pytest.mark.rule("CC-SOL-09", "CC-SOL-12", "CC-SOL-Q4")
def test_each_change_rolls_both_dice_and_the_goods_differ() -> None:
    for seed in range(40):
        _, played = next_round(seed, 4)
        changes = rolls(played)  # one price die for each goods die, never a second
        assert len(changes) == 3
        assert len({good for good, _ in changes}) == 3


@pytest.mark.rule("CC-SOL-10", "CC-SOL-11")
def test_the_faces_of_the_dice() -> None:
    changes = [change for seed in range(40) for change in rolls(next_round(seed, 4)[1])]
    assert {good for good, _ in changes} == {"wool", "grain", "milk", "bread", "cheese", "whisky"}
    assert {face for _, face in changes} == set(FACES)


def moved(step: int, face: int) -> int:
    """Where a marker on that step (0 is the bottom) goes: three low, four medium, three high."""
    if step <= 2:
        return step + abs(face)
    return step - abs(face) if step >= 7 else step + face


@pytest.mark.rule("CC-SOL-13", "CC-SOL-14", "CC-SOL-15", "CC-SOL-30", "CC-SOL-Q6")
@pytest.mark.parametrize("step", range(10))
def test_low_prices_rise_high_prices_fall_and_medium_prices_obey_the_sign(step: int) -> None:
    seen = set()
    for seed in range(12):
        scenario, played = next_round(seed, step)
        expected = dict.fromkeys(GOOD_NAMES, step)
        for good, face in rolls(played):
            expected[good] = moved(step, int(face))
            seen.add(face)
        assert steps(scenario) == expected
    assert seen == set(FACES)


@pytest.mark.parametrize(
    ("step", "face", "change"),
    [
        pytest.param(0, "-3", 3, marks=pytest.mark.rule("CC-EX-22")),
        pytest.param(1, "+3", 3, marks=pytest.mark.rule("CC-EX-22")),
        pytest.param(5, "-3", -3, marks=pytest.mark.rule("CC-EX-23")),
        pytest.param(5, "+1", 1, marks=pytest.mark.rule("CC-EX-23")),
        # The zone before the move decides: these cross into another one on the way.
        pytest.param(2, "-3", 3, marks=pytest.mark.rule("CC-SOL-Q6")),
        pytest.param(3, "-3", -3, marks=pytest.mark.rule("CC-SOL-Q6")),
        pytest.param(7, "+3", -3, marks=pytest.mark.rule("CC-SOL-Q6")),
    ],
)
def test_examples_of_price_changes(step: int, face: str, change: int) -> None:
    scenario, good = after_roll(step, face)
    assert steps(scenario)[good] == step + change


def milk_price(scenario: Scenario) -> int:
    prices = scenario.table.view()["prices"]
    assert isinstance(prices, dict)
    return int(prices["milk"])


@pytest.mark.rule("CC-EX-D20", "CC-SOL-30")
@pytest.mark.parametrize(("step", "price"), [(2, 6), (3, 4)])
def test_the_step_decides_and_not_the_printed_price(step: int, price: int) -> None:
    start = Scenario(players=1)
    start.price_step("milk", step)
    assert milk_price(start) == 5
    scenario, _ = after_roll(step, "-2", "milk")
    assert milk_price(scenario) == price


@pytest.mark.rule("CC-SOL-Q3")
@pytest.mark.parametrize(("step", "last"), [(1, 0), (8, 9)])
def test_a_marker_stops_at_the_end_of_its_track(tmp_path: Path, step: int, last: int) -> None:
    # Our brackets never let a marker past an end; a pack with a wide middle does.
    text = (DATA / "market.toml").read_text("utf-8")
    for old, new in (("to = 2", "to = 0"), ("from = 3", "from = 1"), ("to = 6", "to = 8")):
        assert old in text
        text = text.replace(old, new, 1)
    text = text.replace("from = 7", "from = 9", 1)
    (tmp_path / "market.toml").write_text(text, "utf-8")
    stopped = 0
    for seed in range(4):
        scenario, played = next_round(seed, step, data_pack=str(tmp_path))
        for good, face in rolls(played):
            goal = step + int(face)
            stopped += not 0 <= goal <= 9
            assert steps(scenario)[good] == (goal if 0 <= goal <= 9 else last)
    assert stopped


@pytest.mark.rule("CC-SOL-17", "CC-SOL-20", "CC-SOL-29", "CC-SOL-Q5")
def test_the_last_price_die_names_the_box_that_is_emptied() -> None:
    emptied: dict[str, set[int]] = {}
    for seed in range(60):
        scenario, played = next_round(seed, 4)
        last = rolls(played)[2][1]
        boxes = display(scenario)
        assert boxes.count(0) == 1
        emptied.setdefault(last, set()).add(boxes.index(0))
    assert emptied == {face: {box} for face, box in BOXES.items()}


@pytest.mark.rule("CC-EX-24", "CC-SOL-20")
def test_minus_3_removes_the_contract_at_the_bottom_left() -> None:
    for seed in range(60):
        scenario = Scenario(players=1, seed=seed)
        bottom_left = display(scenario)[4]
        played = scenario.play("pass")
        if rolls(played)[2][1] == "-3":
            assert scenario.table.view()["removed_contracts"] == [bottom_left]
            assert display(scenario)[4] == 0
            return
    raise AssertionError("-3 was never the last roll")


@pytest.mark.rule("CC-SOL-16", "CC-SOL-19", "CC-SOL-27")
def test_merchants_return_prices_change_boxes_are_filled_and_one_is_emptied() -> None:
    for seed in range(10):
        scenario = Scenario(players=1, seed=seed)
        before = display(scenario)
        scenario.play("buy wool 2", scenario.texts("take")[0])
        assert display(scenario).count(0) == 2
        played = scenario.play("pass")
        domains = [one.domain for one in played.outcomes]
        assert domains == ["good", "price"] * 3 + ["contract"] * 2  # filled to six, once
        drawn = {int(one.word) for one in played.outcomes if one.domain == "contract"}
        after = [contract for contract in display(scenario) if contract]
        assert len(after) == 5
        removed = scenario.table.view()["removed_contracts"]
        assert isinstance(removed, list) and len(removed) == 1
        taken = set(scenario.seat(0).box)
        assert {*after, *removed} == ({*before} - {0} - taken) | drawn
        assert scenario.seat(0).merchants == 2


@pytest.mark.rule("CC-SOL-18", "CC-SOL-19")
def test_a_removed_contract_never_comes_back() -> None:
    table = ceilidh.new("clans", 1, 4)
    removed: list[int] = []
    while table.actor is not None:
        legal = [move.text for move in table.legal()]
        table.play("pass" if "pass" in legal else legal[0])
        view = table.view()
        gone, boxes, unseen = (
            view[name] for name in ("removed_contracts", "contracts", "unseen_contracts")
        )
        assert isinstance(gone, list) and isinstance(boxes, list) and isinstance(unseen, list)
        assert gone[: len(removed)] == removed
        assert not {*gone} & ({*boxes} | {*unseen})
        removed = gone
        assert len([contract for contract in boxes if contract]) == 5
    assert len(removed) == 4
