"""The solo game (CC-SOL): set-up, neutral pieces, export board and scoring."""

import pytest

import ceilidh
from tests.clans.oracle import Oracle
from tests.clans.scenario import Scenario

SIDES = ("A1", "B1", "C1", "D1")
SMALL = Oracle(SIDES, True)
BLOCKED = {f"{column}.{row}" for column, row in SMALL.land if SMALL.cost((column, row)) == 1}


def sheet(scenario: Scenario) -> dict[str, list[int]]:
    return dict(scenario.table.sheet())


def display(scenario: Scenario) -> list[int]:
    """The six boxes of the export board, row by row; 0 is an empty box."""
    boxes = scenario.table.view()["contracts"]
    assert isinstance(boxes, list)
    return boxes


def export(scenario: Scenario, contract: int, **goods: int) -> None:
    """Fulfil a contract and leave its bonuses unused."""
    scenario.contract_in_box(0, contract)
    scenario.goods(0, **goods)
    scenario.play(f"fulfil {contract}")
    while "done" in scenario.texts():
        scenario.play("done")


@pytest.mark.rule("CC-SOL-01")
def test_solo_is_played_on_the_two_player_map() -> None:
    scenario = Scenario(players=1)
    scenario.place(0, "sheep", "4.2", "11.8")
    assert "build sheep 4.3" not in scenario.texts()  # across a river
    assert "is outside the map in play" in scenario.why_not("build sheep 4.1")
    assert "build sheep 3.2" in scenario.texts()


@pytest.mark.rule("CC-SOL-02", "CC-SOL-Q1")
def test_every_active_hex_of_cost_1_is_blocked_before_the_first_worker() -> None:
    setup = {"clan": ["campbell", "robertson"]}
    table = ceilidh.new("clans", 1, 1, {"map": " ".join(SIDES)}, setup=setup)
    table.play("choose campbell")
    pieces = table.view()["pieces"]
    assert isinstance(pieces, list)
    assert {piece["hex"] for piece in pieces} == BLOCKED
    assert {piece["seat"] for piece in pieces} == {-1}
    moves = [move.text.split() for move in table.legal()]
    hexes = {column: {m[2] for m in moves if m[1] == column} for column in ("woodcutter", "miner")}
    for column, letter in (("woodcutter", "F"), ("miner", "M")):
        terrain = {f"{place[0]}.{place[1]}" for place in SMALL.terrain(letter)}
        assert terrain & BLOCKED
        assert hexes[column] == terrain - BLOCKED


@pytest.mark.rule("CC-SOL-03")
def test_blocked_hexes_stay_blocked_for_the_whole_game() -> None:
    scenario = Scenario(players=1)
    scenario.place(0, "sheep", "2.7", "3.6")
    for _ in range(5):
        assert {"2.5", "2.6", "3.4"} <= BLOCKED
        assert not {text.split()[2] for text in scenario.texts("build")} & BLOCKED
        assert "neutral piece" in scenario.why_not("build sheep 2.5")
        scenario.end_round()


@pytest.mark.rule("CC-SOL-04")
def test_there_is_no_neighbourhood_bonus() -> None:
    scenario = Scenario(players=1)
    scenario.place(0, "sheep", "4.5")
    scenario.play("build field 3.6")  # beside the neutral piece on 2.5
    assert scenario.texts("bargain") == []
    assert "buy wool 1" in scenario.texts()  # the next turn has begun


@pytest.mark.rule("CC-SOL-05", "CC-SOL-Q9")
def test_five_of_the_six_boxes_are_filled_at_the_start() -> None:
    boxes = display(Scenario(players=1))
    assert len(boxes) == 6
    assert len([contract for contract in boxes if contract]) == 5


@pytest.mark.rule("CC-SOL-06", "CC-SOL-21")
def test_every_pass_earns_16_and_ends_the_action_phase() -> None:
    scenario = Scenario(players=1)
    for round_ in (1, 2, 3, 4, 5):
        assert scenario.state.round == round_
        scenario.seat(0).money = 0
        scenario.play("pass")
        assert scenario.seat(0).money == 16
    assert scenario.table.actor is None


@pytest.mark.rule("CC-SOL-22")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (4, 0), (5, 4), (6, 8), (7, 12), (12, 12)])
def test_export_scoring_has_thresholds(number: int, points: int) -> None:
    scenario = Scenario(players=1)
    for contract in range(1, number + 1):
        scenario.contract_in_box(0, contract)
    scenario.seat(0).fulfilled = scenario.seat(0).box
    scenario.seat(0).box = ()
    assert sheet(scenario)["exports"] == [points]


# With 4-loch shipping each hex is a settlement of its own, linked to one before it.
CHAIN = "12.2 9.2 9.3 8.3 8.4 10.8 4.3 6.3 5.6 7.7 5.7 10.6 3.2 4.7 8.8 3.7 5.2 10.5 3.6 7.2"


@pytest.mark.rule("CC-SOL-23")
@pytest.mark.parametrize(
    ("number", "points"),
    [(1, 0), (7, 0), (8, 6), (10, 6), (11, 12), (13, 12), (14, 18), (20, 18)],
)
def test_settlement_scoring_has_thresholds(number: int, points: int) -> None:
    scenario = Scenario(players=1)
    for place, hex_ in enumerate(CHAIN.split()[:number]):
        scenario.place(0, ("sheep", "cow", "dairy", "bakery", "field")[place // 4], hex_)
    scenario.shipping(0, 5)
    assert sheet(scenario)["settlements"] == [points]


@pytest.mark.rule("CC-SOL-23")
def test_settlements_that_are_not_linked_do_not_count() -> None:
    scenario = Scenario(players=1)
    for place, hex_ in enumerate(CHAIN.split()[:14]):
        scenario.place(0, ("sheep", "cow", "dairy", "bakery")[place // 4], hex_)
    scenario.shipping(0, 0)
    assert sheet(scenario)["settlements"] == [0]


@pytest.mark.rule("CC-SOL-24")
def test_all_other_items_score_as_in_the_multiplayer_game() -> None:
    solo, three = Scenario(players=1), Scenario(players=3)
    for scenario in (solo, three):
        export(scenario, 44, wool=1, bread=1, whisky=1)
        scenario.seat(0).glory = 33
        scenario.seat(0).money = 58
        scenario.goods(0, wool=2, milk=1, cheese=3)
    alone, among = sheet(solo), sheet(three)
    assert list(alone) == list(among)
    by_rank = ("exports", "settlements")
    expected = {"glory": 33, "basic goods": 3, "processed goods": 6, "money": 5, "hops": 4}
    for name, points in expected.items():
        assert alone[name] == [points]
    assert [alone[n][0] for n in alone if n not in by_rank] == [
        among[n][0] for n in among if n not in by_rank
    ]


@pytest.mark.rule("CC-SOL-28")
def test_the_rarity_of_imports_follows_the_players_own_imports() -> None:
    scenario = Scenario(players=1)
    export(scenario, 7, bread=2)  # 2 cotton
    export(scenario, 35, wool=3, whisky=1)  # 3 tobacco
    lines = sheet(scenario)
    assert (lines["cotton"], lines["tobacco"], lines["sugar_cane"]) == ([2 * 4], [3 * 3], [0])


@pytest.mark.rule("CC-SOL-Q8")
@pytest.mark.parametrize(("option", "money"), [(True, 1), (False, 0)])
def test_the_marks_of_the_import_track_pay_unless_the_option_is_off(
    option: bool, money: int
) -> None:
    scenario = Scenario(players=1, solo_import_money=option)
    export(scenario, 7, bread=2)
    before = scenario.seat(0).money
    export(scenario, 34, bread=1, cheese=3)  # cotton goes from 2 to 6, past the mark on 5
    assert scenario.seat(0).money == before + money
    assert scenario.table.view()["imports"] == {"cotton": 6, "tobacco": 0, "sugar_cane": 0}


@pytest.mark.rule("CC-SOL-25")
@pytest.mark.parametrize(
    ("score", "rank"),
    [
        (1, "newbie"),
        (115, "newbie"),
        (116, "rookie"),
        (130, "rookie"),
        (131, "average"),
        (145, "average"),
        (146, "expert"),
        (160, "expert"),
        (161, "genius"),
        (240, "genius"),
    ],
)
def test_the_final_score_has_a_rating(score: int, rank: str) -> None:
    scenario = Scenario(players=1)
    for _ in range(4):
        scenario.end_round()
    scenario.seat(0).money = 0  # the pass bonus will score 1
    scenario.seat(0).glory = score - 1
    scenario.end_round()
    result = scenario.table.result()
    assert result is not None
    assert [(row.score, row.note) for row in result] == [(score, rank)]


@pytest.mark.rule("CC-SOL-26")
@pytest.mark.parametrize(("clan", "level"), [("fergusson", 2), ("macdonald", 1), ("stewart", 1)])
def test_clans_start_with_the_shipping_of_the_small_game(clan: str, level: int) -> None:
    assert Scenario(players=1, clans=[clan]).seat(0).shipping == level


@pytest.mark.rule("CC-SOL-26")
def test_robertson_saves_2() -> None:
    scenario = Scenario(players=1, clans=["robertson"])
    scenario.place(0, "sheep", "4.2")
    scenario.play("build cow 5.2")
    assert scenario.seat(0).money == 100 - (9 + 5 - 2)


@pytest.mark.rule("CC-SOL-Q7")
def test_one_of_two_random_pairs_is_chosen() -> None:
    table = ceilidh.new("clans", 1, 3)
    drawn = [outcome.domain for outcome in table.setup]
    assert (drawn.count("clan"), drawn.count("tile")) == (2, 2)
    assert len(table.legal()) == 2
    table.play(table.legal()[1])
    assert {move.text.split()[0] for move in table.legal()} == {"build"}
