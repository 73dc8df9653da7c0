"""Points in which the french and the english edition differ, or expressly agree (GM-ED)."""

import pytest

from ceilidh.games.glenmore.components.clan_board import CLAN_IDS
from tests.glenmore.scenario import Scenario

EDITIONS = ["french", "english"]


def finished(edition: str, goods: tuple[int, int, int]) -> Scenario:
    """All three players have stopped on The End with equal coins and so much wood and stone."""
    s = Scenario(ahead=("the_end",), edition=edition)
    for seat, number in enumerate(goods):
        s.seat(seat).coins = 4
        s.goods(seat, "0.0", wood=min(number, 2), stone=max(number - 2, 0))
    s.play("end", "end", "end")
    assert s.table.scores() == [4, 4, 4]
    return s


def ranks(s: Scenario) -> list[int]:
    """The rank of every seat."""
    result = s.table.result()
    assert result is not None
    return [row.rank for row in sorted(result, key=lambda row: row.seat)]


@pytest.mark.parametrize(("edition", "order"), [("french", [2, 3, 1]), ("english", [2, 1, 3])])
@pytest.mark.rule("GM-ED-01")
def test_a_tie_is_won_by_the_fewest_or_by_the_most_resources(
    edition: str, order: list[int]
) -> None:
    assert ranks(finished(edition, (2, 3, 1))) == order


@pytest.mark.parametrize(("edition", "order"), [("french", [1, 3, 1]), ("english", [2, 1, 2])])
@pytest.mark.rule("GM-ED-01")
def test_players_with_equal_resources_share_their_rank(edition: str, order: list[int]) -> None:
    assert ranks(finished(edition, (1, 3, 1))) == order


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("GM-ED-06")
def test_the_marker_of_duart_castle_pays_its_road_before_the_coin_comes(edition: str) -> None:
    s = Scenario(ahead=("duart_castle", "halkirk"), edition=edition)
    s.goods(0, "0.0", wood=1, stone=1)
    s.market(wood=3, stone=3)
    s.seat(0).coins = 2
    s.play("take duart_castle", "lay 0.1")
    assert "GM-PER-05" in s.why_not("claim munro"), "three coins, not two and the one to come"
    claimed = s.play("claim mckay")
    assert s.events(claimed, "coins") == [(0, "coin", -2), (0, "coin", 1)]
    assert s.seat(0).coins == 1


def with_macgregor(edition: str, barley: int) -> Scenario:
    """Seat 0 may activate a distillery; nothing can be bought or sold."""
    s = Scenario(ahead=("corrennie", "halkirk"), edition=edition)
    s.lay(0, "-1.0", "glen_mhor")
    s.clan(0, "macgregor")
    s.goods(0, "0.0", barley=barley)
    s.market(barley=0)
    s.seat(0).coins = 0
    s.play("take corrennie", "lay 0.1")
    return s


@pytest.mark.parametrize(("edition", "left"), [("french", 0), ("english", 1)])
@pytest.mark.rule("GM-ED-08")
def test_the_points_of_macgregor_cost_the_barley_in_the_french_edition(
    edition: str, left: int
) -> None:
    s = with_macgregor(edition, 1)
    s.play("activate -1.0", "way 2")
    assert (s.vp(0), s.seat(0).barrels, s.on_cell(0, "0.0", "barley")) == (3, 0, left)


@pytest.mark.rule("GM-ED-08")
def test_without_barley_macgregor_gives_points_in_the_english_edition_only() -> None:
    assert "activate -1.0" not in with_macgregor("french", 0).texts()
    english = with_macgregor("english", 0)
    english.play("activate -1.0")
    assert (english.vp(0), english.seat(0).barrels) == (3, 0)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("GM-ED-08")
def test_the_barrel_costs_the_barley_in_both_editions(edition: str) -> None:
    s = with_macgregor(edition, 1)
    s.play("activate -1.0", "way 1")
    assert (s.vp(0), s.seat(0).barrels, s.on_cell(0, "0.0", "barley")) == (0, 1, 0)


@pytest.mark.rule("GM-ED-09", "GM-CLN-41")
def test_mckenzie_is_on_the_board_of_the_english_edition_only() -> None:
    french, english = Scenario(), Scenario(edition="english")
    for s in (french, english):
        s.seat(0).coins = 99
        s.marker()
    assert sorted(french.texts("claim")) == [f"claim {clan}" for clan in CLAN_IDS]
    assert set(english.texts("claim")) - set(french.texts("claim")) == {"claim mckenzie"}
    assert "GM-ED-09" in french.why_not("claim mckenzie")
    roads = french.table.view()["roads"]
    assert isinstance(roads, dict) and "mckenzie" not in roads and len(roads) == 22
