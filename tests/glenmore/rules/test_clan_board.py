"""The Clan board: road costs, which territories can be claimed, and when the bonus comes."""

import heapq
import random

import pytest

import ceilidh
from ceilidh.games.glenmore.components.clan_board import CLAN_IDS
from ceilidh.games.glenmore.components.pack import load
from ceilidh.kernel.errors import IllegalMove
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Table
from tests.glenmore.scenario import Scenario

BOARD = load(None).clan_board
EDITIONS = ["french", "english"]
START = "start"


# --- the oracle: a search of its own over the table of roads --------------------------------------


def links(edition: str) -> dict[str, list[tuple[int, str]]]:
    """For every field the roads that leave it: cost and other end."""
    absent = {clan.id for clan in BOARD.clans if clan.english and edition == "french"}
    out: dict[str, list[tuple[int, str]]] = {}
    for road in BOARD.roads:
        a, b = BOARD.field_name(road.a), BOARD.field_name(road.b)
        if not absent & {a, b}:
            out.setdefault(a, []).append((road.cost, b))
            out.setdefault(b, []).append((road.cost, a))
    return out


def cheapest(edition: str, marked: list[str]) -> dict[str, int]:
    """The road cost of every clan territory when these hold markers."""
    graph = links(edition)
    waiting = [(0, field) for field in [START, *marked]]
    heapq.heapify(waiting)
    costs: dict[str, int] = {}
    while waiting:
        cost, field = heapq.heappop(waiting)
        if field not in costs:
            costs[field] = cost
            for more, other in graph[field]:
                heapq.heappush(waiting, (cost + more, other))
    del costs[START]
    return costs


def roads(table: Table) -> dict[str, int]:
    """The road costs that everybody sees."""
    found = table.view()["roads"]
    assert isinstance(found, dict)
    return found


def claims(table: Table) -> list[tuple[str, int]]:
    """Clan and seat of every marker, in the order of placing."""
    found = table.view()["claims"]
    assert isinstance(found, list)
    return [(clan, seat) for clan, seat in found]


def coins_of(table: Table) -> list[int]:
    seats = table.view()["seats"]
    assert isinstance(seats, list)
    return [seat["coins"] for seat in seats]


def paid_for_the_road(events: list[Event]) -> int:
    return -sum(event.amount for event in events if event.reason == "road")


@pytest.mark.whole
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("GM-PER-05", "GM-PER-06", "GM-PER-09", "GM-PER-10", "GM-PER-16", "GM-PER-Q4")
def test_random_games_agree_with_the_oracle(players: int, edition: str) -> None:
    chance = random.Random(f"{players} {edition}")
    compared = 0
    for seed in range(12):
        table = ceilidh.new("glenmore", players, seed, {"edition": edition})
        placed: list[tuple[str, int]] = []
        while table.actor is not None:
            legal = table.legal()
            offered = [move.text.split()[1] for move in legal if move.text.startswith("claim ")]
            right = cheapest(edition, [clan for clan, _ in placed])
            assert roads(table) == right
            if not offered:
                forward = [move for move in legal if move.text != "end"]
                table.play(chance.choice(forward or legal))
                continue
            actor = table.actor
            purse = coins_of(table)[actor]
            taken = {clan for clan, _ in placed} - {"douglas"}
            assert set(offered) == {
                clan for clan, cost in right.items() if cost <= purse and clan not in taken
            }
            clan = max(offered, key=lambda one: (right[one], chance.random()))
            played = table.play(f"claim {clan}")
            assert paid_for_the_road(played.events) == right[clan]
            placed.append((clan, actor))
            assert claims(table) == placed, "markers stay where they are"
            compared += 1
    assert compared >= 40, "the games should place markers"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.rule("GM-PER-06", "GM-PER-08", "GM-PER-19", "GM-PER-Q4")
def test_boards_filled_by_chance_agree_with_the_oracle(seed: int, edition: str) -> None:
    chance = random.Random(seed)
    s = Scenario(players=4, edition=edition)
    marked: list[str] = []
    wanted = sorted(cheapest(edition, []))
    chance.shuffle(wanted)
    for place, clan in enumerate(wanted[:20]):
        assert roads(s.table) == cheapest(edition, marked)
        s.clan(place % 4, clan)
        marked.append(clan)
    assert roads(s.table) == cheapest(edition, marked)


# --- examples of the rulebook ---------------------------------------------------------------------


@pytest.mark.rule("GM-EX-20", "GM-PER-07", "GM-PER-11", "GM-CLN-17")
def test_macleod_costs_nothing_and_gives_three_coins() -> None:
    s = Scenario()
    s.seat(0).coins = 0
    s.marker()
    assert s.texts("claim") == ["claim macleod"]
    s.play("claim macleod")
    assert s.seat(0).coins == 3


@pytest.mark.rule("GM-EX-21", "GM-PER-05", "GM-PER-08")
def test_mckay_costs_two_roads_through_a_territory_that_nobody_holds() -> None:
    s = Scenario()
    s.seat(0).coins = 2
    s.marker()
    s.play("claim mckay")
    assert s.seat(0).coins == 0
    poor = Scenario()
    poor.seat(0).coins = 1
    poor.marker()
    assert "GM-PER-10" in poor.why_not("claim mckay")


@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.rule("GM-EX-22", "GM-PER-06", "GM-PER-09")
def test_maclachlan_costs_one_from_anybodys_marker_on_macmillan(holder: int) -> None:
    s = Scenario()
    s.clan(holder, "macmillan")
    s.seat(0).coins = 1
    s.marker()
    s.play("claim maclachlan")
    assert s.seat(0).coins == 0


# --- what can be claimed --------------------------------------------------------------------------


@pytest.mark.rule("GM-PER-12")
def test_a_claimed_territory_is_not_available_again_to_anybody() -> None:
    s = Scenario()
    s.marker()
    s.play("claim macleod")
    for seat in (0, 1):
        s.marker(seat)
        assert "claim macleod" not in s.texts()
        assert "GM-PER-12" in s.why_not("claim macleod")
        s.play("claim chisholm" if seat == 0 else "claim mckay")
        while s.step() == "put":
            s.play(s.texts("put")[0])


@pytest.mark.rule("GM-PER-13", "GM-PER-Q2", "GM-CLN-06", "GM-CLN-07")
def test_douglas_may_be_claimed_again_and_by_all_for_three_points() -> None:
    s = Scenario()
    s.seat(0).coins, s.seat(1).coins = 3, 0
    for seat, points in ((0, 3), (0, 6), (1, 3)):
        s.marker(seat)
        s.play("claim douglas")
        assert s.vp(seat) == points
    assert (s.seat(0).coins, s.seat(1).coins) == (0, 0), "only the first marker paid a road"
    assert (s.seat(0).markers, s.seat(1).markers) == (8, 9)


@pytest.mark.rule("GM-PER-15")
def test_the_starting_territory_cannot_be_claimed() -> None:
    s = Scenario()
    s.seat(0).coins = 99
    s.marker()
    assert sorted(s.texts("claim")) == [f"claim {clan}" for clan in CLAN_IDS]
    with pytest.raises(IllegalMove):
        s.play("claim start")


@pytest.mark.rule("GM-PER-10")
@pytest.mark.parametrize("coins", range(6))
def test_only_roads_that_can_be_paid_are_offered(coins: int) -> None:
    s = Scenario()
    s.seat(0).coins = coins
    s.marker()
    affordable = [clan for clan, cost in cheapest("french", []).items() if cost <= coins]
    assert s.texts("claim") == [f"claim {clan}" for clan in sorted(affordable)]


# --- paying, bonus and later roads ----------------------------------------------------------------


@pytest.mark.rule("GM-PER-11", "GM-PER-10")
def test_the_coins_of_the_bonus_do_not_pay_its_road() -> None:
    s = Scenario()
    s.clan(1, "macleod")
    s.seat(0).coins = 0
    s.goods(0, "0.0", wood=1)
    s.market(wood=1)
    s.marker()
    assert "GM-PER-10" in s.why_not("claim mckinnon")
    s.play("sell wood 0.0")
    claimed = s.play("claim mckinnon")
    placed = s.play("put scot 0.0")
    assert s.events(claimed, "coins") == [(0, "coin", -1)]
    assert s.events(placed, "coins") == [(0, "coin", 2)]


@pytest.mark.rule("GM-PER-19", "GM-PER-09")
def test_a_new_marker_lowers_the_road_costs_of_all() -> None:
    s = Scenario()
    before = roads(s.table)
    s.seat(0).coins, s.seat(1).coins = 3, 1
    s.marker(0)
    s.play("claim mackintosh")
    after = roads(s.table)
    assert (before["munro"], after["munro"]) == (3, 1)
    s.marker(1)
    s.play("claim munro")
    assert s.seat(1).coins == 0


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("GM-PER-17")
def test_the_colour_shows_how_far_the_start_is(edition: str) -> None:
    rings = {ring.id: ring for ring in BOARD.rings}
    assert len({ring.colour for ring in BOARD.rings}) == len(BOARD.rings)
    ring_of = {clan.id: rings[clan.ring] for clan in BOARD.clans}
    for clan, cost in cheapest(edition, []).items():
        assert ring_of[clan].low <= cost <= ring_of[clan].high


@pytest.mark.rule("GM-PER-18")
def test_an_immediate_bonus_comes_once_and_a_permanent_one_in_every_turn() -> None:
    s = Scenario(players=2, ahead=("inshriach", "lammermuir", "corrennie"))
    s.seat(0).coins = 4
    s.marker()
    s.play("claim maclachlan")
    s.marker()
    s.play("claim macleod")
    assert s.seat(0).coins == 3
    for turn, tile in enumerate(("inshriach", "lammermuir"), start=1):
        s.place(0, 0)
        s.begin()
        s.play(f"take {tile}", f"lay {turn - 1}.1", "activate 0.0", "done")
        assert s.vp(0) == turn, "one unused movement point a turn"
        assert s.seat(0).coins == 3
