"""Great Glen cards and voting pieces at set-up, and how accepted cards score (GM-C7)."""

from __future__ import annotations

import pytest

import ceilidh
from tests.glenmore.modules.arrange import (
    CARDS,
    accept,
    glen,
    hold_council,
    module_view,
)
from tests.glenmore.scenario import Scenario

# --- set-up -----------------------------------------------------------------------------------


def cards_of(seed: int, players: int = 3) -> list[str]:
    table = ceilidh.new("glenmore", players, seed, {"modules": ["great-glen"]})
    modules = table.view()["modules"]
    assert isinstance(modules, dict)
    cards = modules["great-glen"]["cards"]
    assert isinstance(cards, list)
    return cards


@pytest.mark.rule("GM-C7-01", "GM-C7-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_different_cards_are_laid_out(players: int) -> None:
    cards = cards_of(1, players)
    assert len(cards) == 5
    assert len(set(cards)) == 5
    assert set(cards) < set(CARDS)


@pytest.mark.rule("GM-RND-10", "GM-C7-03")
def test_they_are_drawn_at_random_from_ten() -> None:
    draws = [cards_of(seed) for seed in range(80)]
    for place in range(5):
        assert {cards[place] for cards in draws} == set(CARDS)
    assert len({tuple(cards) for cards in draws}) > 70


@pytest.mark.rule("GM-RND-10")
def test_the_draw_belongs_to_the_set_up_of_a_record() -> None:
    table = ceilidh.new("glenmore", 3, 5, {"modules": ["great-glen"]})
    drawn = [outcome.word for outcome in table.setup if outcome.domain == "card"]
    assert drawn == cards_of(5)


@pytest.mark.rule("GM-HID-10")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_all_see_the_five_cards_and_nobody_the_others(viewer: int | None) -> None:
    scenario = glen(10, 3, 7, 1, 8)
    seen = module_view(scenario, "great-glen", viewer)
    assert seen["cards"] == ["10", "3", "7", "1", "8"]
    scenario.play("take somerled", "claim macleod")
    chosen = {"council 1", "council 3", "council 7", "council 8", "council 10"}
    assert set(scenario.texts()) == chosen


@pytest.mark.rule("GM-C7-04", "GM-C7-05", "GM-C7-06", "GM-HID-Q4")
@pytest.mark.parametrize(("players", "ayes", "nays"), [(2, 3, 3), (3, 3, 2), (4, 4, 3)])
def test_the_voting_pieces_by_player_count_are_open(players: int, ayes: int, nays: int) -> None:
    scenario = glen(1, players=players)
    seen = module_view(scenario, "great-glen")
    assert seen["ayes"] == [ayes] * players
    assert seen["nays"] == [nays] * players


@pytest.mark.rule("GM-C7-02")
def test_four_players_use_all_the_pieces_of_the_box() -> None:
    seen = module_view(glen(1, players=4), "great-glen")
    ayes, nays = seen["ayes"], seen["nays"]
    assert isinstance(ayes, list)
    assert isinstance(nays, list)
    assert (sum(ayes), sum(nays)) == (16, 12)


def test_without_the_chronicle_a_person_causes_no_council() -> None:
    scenario = Scenario(3, ("somerled",))
    scenario.play("take somerled", "claim macleod")
    assert scenario.table.actor == 1
    assert "great_glen" not in dict(scenario.table.sheet())


# --- scoring ----------------------------------------------------------------------------------


def stores(*wood: int) -> list[int]:
    """The points for card 2 of seats with so much wood."""
    scenario = glen(2, players=len(wood))
    accept(scenario, 2)
    for seat, amount in enumerate(wood):
        scenario.goods(seat, "0.0", wood=amount)
    return scenario.line("great_glen")


@pytest.mark.rule("GM-C7-20")
@pytest.mark.parametrize("wood", [(3, 1), (3, 1, 2), (3, 0, 0, 2)])
def test_the_best_player_gets_10(wood: tuple[int, ...]) -> None:
    assert stores(*wood) == [10] + [0] * (len(wood) - 1)
    assert stores(*reversed(wood)) == [0] * (len(wood) - 1) + [10]


@pytest.mark.rule("GM-C7-21")
@pytest.mark.parametrize(
    ("wood", "points"),
    [
        ((2, 2), [5, 5]),
        ((2, 1, 2), [5, 0, 5]),
        pytest.param((3, 3, 3), [4, 4, 4], marks=pytest.mark.rule("GM-EXD-03")),
        ((3, 3, 0, 3), [4, 4, 0, 4]),
        ((1, 1, 1, 1), [3, 3, 3, 3]),
    ],
)
def test_tied_players_share_and_each_share_is_rounded_up(
    wood: tuple[int, ...], points: list[int]
) -> None:
    assert stores(*wood) == points


@pytest.mark.rule("GM-C7-Q4")
@pytest.mark.parametrize(("players", "share"), [(2, 5), (3, 4), (4, 3)])
def test_if_nobody_has_any_all_share(players: int, share: int) -> None:
    assert stores(*[0] * players) == [share] * players


@pytest.mark.rule("GM-C7-Q1")
def test_a_card_without_a_vote_is_not_scored() -> None:
    scenario = glen(1, 2)
    scenario.goods(0, "0.0", wood=1)
    assert scenario.line("great_glen") == [0, 0, 0]
    accept(scenario, 1)
    assert scenario.line("great_glen") == [4, 4, 4]  # card 1 only


@pytest.mark.rule("GM-C7-20")
def test_every_accepted_card_scores_for_itself() -> None:
    scenario = glen(1, 2)
    accept(scenario, 1)
    hold_council(scenario, "robert_i", "douglas", 2)
    scenario.play("vote aye", "vote aye", "vote aye")
    scenario.goods(0, "0.0", wood=1, sheep=1)
    scenario.goods(1, "0.0", sheep=1)
    assert scenario.line("great_glen") == [15, 5, 0]


@pytest.mark.rule("GM-C7-20", "GM-XCH-Q2")
def test_the_cards_come_last_on_the_score_sheet_and_count_in_the_total() -> None:
    scenario = glen(2)
    accept(scenario, 2)
    scenario.goods(0, "0.0", wood=1)
    sheet = scenario.table.sheet()
    assert [name for name, _ in sheet][-2:] == ["landmark_effects", "great_glen"]
    lines = [points for _, points in sheet]
    assert scenario.table.scores() == [sum(seat) for seat in zip(*lines, strict=True)]
