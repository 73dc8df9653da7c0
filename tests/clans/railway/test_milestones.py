"""Claiming milestones (IN-MA), and the two games without trains (IN-VM)."""

import pytest

import ceilidh
from ceilidh.games.clans.modules.industria.rail_board.board import (
    SLOT,
    board,
    has_claimed,
    unlocked,
)
from tests.clans.railway.rails import TILES, Rails

BASIC, WORKERS, UPGRADES, UNITS = TILES
SLOTS = ("glasgow", "edinburgh", "tunnel_west", "tunnel_east")


def rich(module: str = "trains", players: int = 3) -> Rails:
    """Seat 0 has seven basic goods, which milestone 4 at Glasgow asks for, and a marker."""
    rails = Rails(players, module)
    rails.goods(0, wool=3, grain=2, milk=2)
    if module == "trains":
        rails.taken(0, 1)
    return rails


@pytest.mark.rule("IN-MA-02", "IN-MA-05", "IN-MA-10", "IN-M04-03")
def test_a_claim_is_an_action_that_costs_nothing() -> None:
    rails = rich()
    assert rails.texts("claim") == ["claim glasgow"]
    rails.stand("claim glasgow")
    assert (rails.money(), sum(rails.seat().goods)) == (100, 7)
    assert rails.points("milestones") == [8, 0, 0]
    assert rails.table.actor == 1


@pytest.mark.rule("IN-MA-02")
def test_without_a_marker_there_is_no_claim() -> None:
    rails = rich()
    rails.taken(0, 0)
    assert rails.texts("claim") == []
    assert "deliveries free them" in rails.why_not("claim glasgow")


@pytest.mark.rule("IN-MA-03", "IN-MA-11")
@pytest.mark.parametrize(("wool", "met"), [(2, False), (3, True), (9, True)])
def test_the_condition_is_a_minimum(wool: int, met: bool) -> None:
    rails = rich()
    rails.goods(0, wool=wool)
    assert (rails.texts("claim") == ["claim glasgow"]) is met
    if not met:
        assert "You have 6 of 7" in rails.why_not("claim glasgow")


@pytest.mark.rule("IN-MA-04", "IN-MA-12")
def test_once_claimed_it_stays_and_is_not_claimed_again() -> None:
    rails = rich()
    rails.stand("claim glasgow")
    rails.taken(0, 2)
    rails.turn(0)
    assert rails.texts("claim") == []
    assert "You have already claimed that milestone" in rails.why_not("claim glasgow")
    rails.goods(0, wool=0, grain=0, milk=0)
    assert rails.points("milestones")[0] == 8
    assert rails.claimed("glasgow") == [0]


@pytest.mark.rule("IN-MA-04", "IN-MA-06", "IN-MA-02")
@pytest.mark.parametrize("slot", SLOTS)
@pytest.mark.parametrize("seat", [0, 1])
def test_each_milestone_is_claimed_once_by_each_player(slot: str, seat: int) -> None:
    """Both have seven basic goods and two markers; the tile at the slot asks for the goods."""
    rails = Rails()
    order = [BASIC if name == slot else WORKERS for name in SLOTS]
    rails.milestones(*order)
    for each in (0, 1):
        rails.goods(each, wool=7)
        rails.taken(each, 2)
    rails.turn(seat)
    assert rails.texts("claim") == [f"claim {slot}"]
    rails.stand(f"claim {slot}")
    assert rails.claimed(slot) == [seat]
    rails.turn(seat)
    assert rails.texts("claim") == []
    assert "You have already claimed that milestone" in rails.why_not(f"claim {slot}")
    rails.turn(1 - seat)
    assert rails.texts("claim") == [f"claim {slot}"]
    assert [name for name in SLOTS if has_claimed(rails.state, seat, SLOT.index[name])] == [slot]
    assert unlocked(rails.state, 1 - seat) == 0


@pytest.mark.rule("IN-MA-02", "IN-MA-13", "IN-TE-04")
@pytest.mark.parametrize(("taken", "claims"), [(1, 1), (2, 2), (4, 4), (5, 4)])
def test_there_are_as_many_claims_as_markers_and_never_more_than_four(
    taken: int, claims: int
) -> None:
    rails = Rails()
    rails.milestones(BASIC, BASIC, BASIC, BASIC)
    rails.taken(0, taken)
    if taken == 5:
        rails._keep(stations=(-2, -1, -1))
    made = 0
    rails.goods(0, wool=7)
    while rails.texts("claim"):
        rails.stand(rails.texts("claim")[0])
        made += 1
        rails.turn(0)
    assert made == claims


@pytest.mark.rule("IN-MA-09")
def test_one_action_claims_one_milestone_and_a_round_may_have_several() -> None:
    rails = rich()
    rails.taken(0, 2)
    rails.seat().shipping = 5
    rails.seat().technology = 3
    rails.shipping(0, 5)
    assert rails.texts("claim") == ["claim glasgow", "claim tunnel_west"]
    rails.stand("claim glasgow")
    assert rails.table.actor == 1
    rails.turn(0)
    rails.stand("claim tunnel_west")
    assert rails.points("milestones")[0] == 16


@pytest.mark.rule("IN-TE-03", "IN-EX-14")
def test_four_claims_score_8_4_2_and_0_and_two_players_6_and_2() -> None:
    four = Rails(4)
    for seat in (2, 0, 3, 1):
        four.claim(seat, "glasgow")
    assert four.points("milestones") == [4, 0, 8, 2]
    two = Rails(2)
    for seat in (1, 0):
        two.claim(seat, "edinburgh")
    assert two.points("milestones") == [2, 6]


@pytest.mark.rule("IN-MA-05")
def test_the_next_claim_takes_the_best_space_left() -> None:
    rails = rich()
    rails.claim(1, "glasgow")
    rails.stand("claim glasgow")
    assert rails.points("milestones")[:2] == [4, 8]


def shown_points(rails: Rails) -> list[list[int]]:
    modules = rails.table.view()["modules"]
    assert isinstance(modules, dict)
    points: list[list[int]] = modules["rail-board"]["points"]
    return points


@pytest.mark.rule("IN-MA-05", "IN-TE-03", "IN-T2-02")
@pytest.mark.parametrize(("players", "spaces"), [(2, [6, 2]), (3, [8, 4, 2]), (4, [8, 4, 2, 0])])
def test_the_spaces_of_a_milestone_and_what_each_claim_scores(
    players: int, spaces: list[int]
) -> None:
    rails = Rails(players)
    assert shown_points(rails) == [spaces] * 4
    for seat, points in enumerate(spaces):
        rails.goods(seat, wool=7)
        rails.taken(seat, 1)
        rails.turn(seat)
        (event,) = [
            one for one in rails.table.play("claim glasgow").events if one.kind == "milestone"
        ]
        assert event.amount == points
    assert rails.points("milestones") == spaces
    assert shown_points(rails) == [spaces] * 4


@pytest.mark.rule("IN-SO-09", "IN-SO-05", "IN-MA-05")
@pytest.mark.parametrize(("round_", "points"), [(1, 10), (2, 8), (3, 6), (4, 4), (5, 2)])
def test_solo_a_claim_scores_by_its_round(round_: int, points: int) -> None:
    rails = Rails(1)
    rails.state.round = round_
    rails.goods(0, wool=7)
    rails.taken(0, 1)
    assert shown_points(rails) == [[points]] * 4
    rails.turn(0)
    events = rails.table.play("claim glasgow").events
    assert [one.amount for one in events if one.kind == "milestone"] == [points]
    rails.state.round = 5
    assert shown_points(rails) == [[points], [2], [2], [2]]
    assert rails.points("milestones") == [points]


# --- without trains -------------------------------------------------------------------------------


@pytest.mark.rule("IN-VM-01", "IN-VM-03")
@pytest.mark.parametrize("module", ["milestones", "simplified-trains"])
def test_four_milestones_and_no_trains(module: str) -> None:
    table = ceilidh.new("clans", 3, 4, {"modules": [module]})
    assert len(set(board(table.state).tiles)) == 4
    assert not table.state.has_module("trains")
    while table.state.round == 0:
        assert not table.legal()[0].text.startswith("put")
        table.play(table.legal()[0])
    assert table.why_not("train perth direct") == (
        "This game does not use trains. (IN-TA-01, IN-TA-02)"
    )


@pytest.mark.rule("IN-VM-04", "IN-VM-05", "IN-VM-06", "IN-VM-Q1")
def test_markers_are_there_from_the_start_and_a_claim_costs_five_pounds() -> None:
    rails = rich("milestones")
    assert rails.texts("claim") == ["claim glasgow"]
    rails.seat().money = 4
    assert "A milestone costs £5; you have £4" in rails.why_not("claim glasgow")
    rails.seat().money = 5
    rails.stand("claim glasgow")
    assert rails.money() == 0
    assert rails.table.actor == 1  # it was the action of the turn
    rails.turn(0)
    rails.seat().money = 20
    assert "already" in rails.why_not("claim glasgow")
    assert "You have 0 of 8" in rails.why_not("claim edinburgh")


@pytest.mark.rule("IN-VM-02", "IN-VM-Q4")
@pytest.mark.parametrize(("players", "points"), [(2, [6, 2]), (3, [8, 4]), (4, [8, 4])])
def test_they_score_as_with_trains(players: int, points: list[int]) -> None:
    rails = Rails(players, "milestones")
    rails.claim(0, "glasgow")
    rails.claim(1, "glasgow")
    assert rails.points("milestones")[:2] == points
    assert "deliveries" not in dict(rails.table.sheet())


def test_four_markers_are_all() -> None:
    rails = rich("milestones")
    for slot in SLOTS[1:]:
        rails.claim(0, slot)
    rails.stand("claim glasgow")
    rails.turn(0)
    assert "already" in rails.why_not("claim glasgow")


# --- simplified trains ----------------------------------------------------------------------------


def simple(players: int = 3) -> Rails:
    """As `rich`; the tiles beside the milestones ask for 3 wool each."""
    rails = rich("simplified-trains", players)
    rails.beside(1, 1, 1, 1)
    return rails


@pytest.mark.rule("IN-VM-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_large_side_is_used_at_every_number_of_players(players: int) -> None:
    rails = simple(players)
    rails.claim(0, "glasgow")
    rails.claim(1, "glasgow")
    assert rails.points("milestones")[:2] == [8, 4]


@pytest.mark.rule("IN-VM-09")
def test_four_demand_tiles_lie_beside_milestones_and_four_wait() -> None:
    table = ceilidh.new("clans", 2, 4, {"modules": ["simplified-trains"]})
    own = board(table.state)
    assert len({*own.demand, *own.future}) == 8
    assert (len(own.demand), len(own.future), len(own.unseen)) == (4, 4, 31)


@pytest.mark.rule("IN-VM-10", "IN-VM-11", "IN-VM-Q2")
def test_a_claim_costs_the_goods_beside_it_and_brings_15_pounds() -> None:
    rails = simple()
    rails.beside(33, 1, 1, 1)
    assert "You do not have 2 whisky" in rails.why_not("claim glasgow")
    assert "You have 0 of 8" in rails.why_not("claim edinburgh")  # goods alone do not do
    rails.goods(0, whisky=2)
    rails.stand("claim glasgow")
    assert (rails.money(), rails.stock(0, "whisky"), rails.stock(0, "wool")) == (115, 0, 3)


@pytest.mark.rule("IN-VM-07", "IN-VM-12", "IN-VM-13")
def test_a_marker_comes_with_each_of_four_rounds() -> None:
    rails = simple()
    rails.shipping(0, 5)
    rails.seat().technology = 3
    rails.stand("claim glasgow")
    rails.turn(0)
    rails.goods(0, wool=9)
    assert "You get your next milestone marker next round" in rails.why_not("claim tunnel_west")
    given = []
    while rails.state.round < 5:
        rails.end_round()
        given.append(rails.markers_now())
    assert given == [2, 3, 4, 4]
    rails.goods(0, wool=9)
    rails.beside(1, 1, 1, 1)
    rails.turn(0)
    assert "claim tunnel_west" in rails.texts()  # a marker of an earlier round


@pytest.mark.rule("IN-VM-14")
def test_at_the_end_of_a_round_all_four_tiles_are_replaced() -> None:
    rails = simple()
    coming = rails.board.future
    rails.end_round()
    assert rails.board.demand == coming
    assert len(rails.board.future) == 4
    assert not set(rails.board.future) & set(coming)
    while rails.state.round < 5:
        rails.end_round()
    last = rails.board.demand
    rails.end_round()
    assert rails.board.demand == last, "nothing is replaced after the last round"


@pytest.mark.rule("IN-VM-Q3")
@pytest.mark.parametrize("module", ["milestones", "simplified-trains"])
def test_no_delivery_track_is_there_for_the_lower_halves_of_ports(module: str) -> None:
    rails = Rails(3, module)
    assert not rails.state.has_module("trains")
    assert rails.state.rules.components.port(17).effect().word == "move_factory"
