"""The future export contracts board of Industria (IN-FB)."""

import random

import pytest

import ceilidh
from tests.clans.scenario import Scenario

FUTURE = [1, 2, 3, 4, 5, 6]  # on the future board at the start, leftmost first
EXPORT = [7, 8, 9, 10, 11, 12, 13]  # on the export board


def future(clan: str = "campbell", players: int = 3) -> Scenario:
    """A fourth bakery of seat 0 can be built on 2.4; port 8 lies beside 1.1."""
    boxes = {2: 6, 3: 7, 4: 8}[players]
    dealt = [str(n) for n in range(1, 7 + boxes)]
    scenario = Scenario(
        players=players,
        clans=[clan, "stewart", "robertson", "cunningham"][:players],
        setup={"contract": dealt, "port": ["8", "2", "3", "4"]},
        modules=["future-contracts"],
    )
    scenario.place(0, "miner", "1.4")
    scenario.place(0, "bakery", "1.3", "1.5", "2.3")
    return scenario


def slots(scenario: Scenario, viewer: int | None = None) -> list[int]:
    modules = scenario.table.view(viewer)["modules"]
    assert isinstance(modules, dict)
    board = modules["future-contracts"]["contracts"]
    assert isinstance(board, list)
    return board


def export(scenario: Scenario) -> list[int]:
    return [contract for contract in scenario.state.display if contract]


def retire(scenario: Scenario, contracts: list[int]) -> None:
    """Seat 2 has fulfilled these contracts of the pile or of the export board."""
    for contract in list(contracts):
        scenario.contract_in_box(2, contract)
    scenario.seat(2).fulfilled += scenario.seat(2).box
    scenario.seat(2).box = ()


@pytest.mark.rule("IN-FB-02", "IN-FB-Q5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_slot_gets_a_contract_before_the_export_board(players: int) -> None:
    scenario = future(players=players)
    assert slots(scenario) == FUTURE
    assert export(scenario) == list(range(7, {2: 13, 3: 14, 4: 15}[players]))


@pytest.mark.rule("IN-FB-10")
def test_everybody_sees_the_future_board() -> None:
    scenario = future()
    assert [slots(scenario, viewer) for viewer in (0, 1, 2, None)] == [FUTURE] * 4


@pytest.mark.rule("IN-FB-08")
def test_contracts_on_the_future_board_cannot_be_taken() -> None:
    scenario = future()
    assert scenario.texts("take") == [f"take {n}" for n in EXPORT]
    assert "not on the export board" in scenario.why_not("take 1")


@pytest.mark.rule("IN-FB-03", "IN-FB-06", "IN-FB-07")
def test_empty_export_boxes_are_refilled_from_the_left_of_the_future_board() -> None:
    scenario = future()
    scenario.play("take 9", "take 12")
    pile = set(scenario.state.unseen)
    assert export(scenario) == [7, 8, 10, 11, 13]  # not before the preparation phase
    scenario.end_round()
    assert export(scenario) == [7, 8, 1, 10, 11, 2, 13]
    assert slots(scenario)[:4] == [3, 4, 5, 6]
    assert len(slots(scenario)) == 6
    assert set(slots(scenario)[4:]) == pile - set(scenario.state.unseen)


@pytest.mark.rule("IN-FB-04", "IN-FB-Q1")
def test_a_building_bonus_shows_the_three_leftmost() -> None:
    scenario = future()
    pile = set(scenario.state.unseen)
    scenario.play("build bakery 2.4", "draw")
    assert scenario.texts() == ["keep 1", "keep 2", "keep 3", "done"]
    assert slots(scenario) == [4, 5, 6]  # nothing new is shown before the choice
    assert set(scenario.state.unseen) == pile
    scenario.play("keep 2")
    assert scenario.seat().box == (2,)
    assert scenario.state.bottom == (1, 3)


@pytest.mark.rule("IN-FB-06", "IN-FB-07", "IN-FB-Q1")
@pytest.mark.parametrize(("move", "refused"), [("keep 1", (2, 3)), ("done", (1, 2, 3))])
def test_after_the_choice_the_board_slides_and_is_refilled(
    move: str, refused: tuple[int, ...]
) -> None:
    scenario = future()
    pile = set(scenario.state.unseen)
    scenario.play("build bakery 2.4", "draw", move)
    assert scenario.state.bottom == refused
    assert slots(scenario)[:3] == [4, 5, 6]
    assert len(slots(scenario)) == 6
    assert set(slots(scenario)[3:]) == pile - set(scenario.state.unseen)
    assert export(scenario) == EXPORT


@pytest.mark.rule("IN-FB-05")
@pytest.mark.parametrize("keep", [(), (2,), (2, 6)])
def test_buchanans_building_bonus_shows_the_six_leftmost(keep: tuple[int, ...]) -> None:
    scenario = future("buchanan")
    scenario.play("build bakery 2.4", "draw")
    assert scenario.texts() == [*[f"keep {n}" for n in FUTURE], "done"]
    assert slots(scenario) == []
    scenario.play(*[f"keep {n}" for n in keep], *["done"][len(keep) // 2 :])
    assert scenario.seat().box == keep
    assert scenario.state.bottom == tuple(n for n in FUTURE if n not in keep)
    assert len(slots(scenario)) == 6
    assert not set(slots(scenario)) & set(FUTURE)


@pytest.mark.rule("IN-FB-09")
@pytest.mark.parametrize(("clan", "shown"), [("campbell", 3), ("buchanan", 6)])
def test_port_8_uses_the_future_board(clan: str, shown: int) -> None:
    scenario = future(clan)
    scenario.place(0, "sheep", "1.1")
    scenario.play("port 8", "draw")
    assert scenario.texts("keep") == [f"keep {n}" for n in FUTURE[:shown]]
    scenario.play("done")
    assert slots(scenario)[: 6 - shown] == FUTURE[shown:]
    assert len(slots(scenario)) == 6


@pytest.mark.rule("IN-FB-Q2")
def test_more_empty_boxes_than_slots_are_filled_all_the_same() -> None:
    scenario = future()
    retire(scenario, export(scenario))
    assert export(scenario) == []
    scenario.end_round()
    assert export(scenario)[:6] == FUTURE
    assert len(export(scenario)) == 7
    assert len(set(export(scenario) + slots(scenario))) == 7 + 6


@pytest.mark.rule("IN-FB-Q3")
@pytest.mark.parametrize(("clan", "shown"), [("campbell", [3, 4, 5]), ("buchanan", [3, 4, 5, 6])])
def test_with_an_empty_pile_slots_stay_empty_and_the_bonus_shows_the_rest(
    clan: str, shown: list[int]
) -> None:
    scenario = future(clan)
    retire(scenario, [*scenario.state.unseen, 7, 8])
    scenario.end_round()
    assert export(scenario) == [1, 2, *EXPORT[2:]]
    assert slots(scenario) == [3, 4, 5, 6]
    scenario.play("build bakery 2.4", "draw")
    assert scenario.texts("keep") == [f"keep {n}" for n in shown]


@pytest.mark.rule("IN-FB-Q3")
def test_with_an_empty_pile_refused_contracts_come_back_at_the_right() -> None:
    scenario = future()
    retire(scenario, scenario.state.unseen)
    scenario.play("build bakery 2.4", "draw", "keep 2")
    assert slots(scenario) == [4, 5, 6, 1, 3]


@pytest.mark.rule("IN-FB-Q3")
def test_with_nothing_left_there_is_no_building_bonus_and_boxes_stay_empty() -> None:
    scenario = future("buchanan")
    retire(scenario, scenario.state.unseen)
    retire(scenario, export(scenario))
    scenario.end_round()
    assert slots(scenario) == []
    assert export(scenario) == FUTURE
    scenario.play("build bakery 2.4")
    assert scenario.texts("draw") == []


def chosen(scenario: Scenario, chance: random.Random) -> str:
    """A random move that draws contracts and builds bakeries when it can, and seldom passes."""
    moves = scenario.texts()
    bakeries = [move for move in moves if move.startswith("build bakery")]
    if "draw" in moves:
        return "draw"
    if bakeries:
        return chance.choice(bakeries)
    if len(moves) > 1 and chance.random() < 0.9:
        moves = [move for move in moves if move != "pass"]
    return chance.choice(moves)


@pytest.mark.whole
@pytest.mark.rule("IN-FB-05", "IN-FB-06", "IN-FB-07")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (3, 4)])
def test_whole_games_with_buchanan_and_both_modules(players: int, seed: int) -> None:
    others = ["mackenzie", "macdonald", "stewart"][: players - 1]
    scenario = Scenario(
        players=players,
        clans=["buchanan", *others],
        seed=seed,
        modules=["awards", "future-contracts"],
    )
    for seat, hex_ in enumerate(["3.5", "8.7", "9.4", "4.8"][:players]):
        scenario.place(seat, "sheep", hex_)
        scenario.seat(seat).money = 300
    scenario.place(0, "bakery", "2.3", "2.4", "2.5")
    chance = random.Random(seed)
    shown: list[int] = []
    while scenario.table.actor is not None:
        before, seat = slots(scenario), scenario.table.actor
        move = chosen(scenario, chance)
        scenario.play(move)
        if move == "draw":
            number = 6 if seat == 0 else 3
            assert list(scenario.state.drawn) == before[:number]
            assert slots(scenario) == before[number:]
            shown.append(number)
        elif not scenario.state.drawn and scenario.state.unseen:
            assert len(slots(scenario)) == 6
    assert 6 in shown
    award = dict(scenario.table.sheet())["award"]
    assert sum(award) in ((8,) if players == 2 else (16, 17, 18))


def test_the_record_of_a_game_with_both_modules_replays() -> None:
    options: dict[str, object] = {"modules": ["awards", "future-contracts"]}
    table = ceilidh.new("clans", 3, 7, options, setup={"clan": ["buchanan"]})
    chance = random.Random(7)
    while table.actor is not None:
        moves = table.legal()
        keen = [move for move in moves if move.text != "pass"]
        table.play(chance.choice(keen if keen and chance.random() < 0.9 else moves))
    assert ceilidh.load(table.record()).scores() == table.scores()
