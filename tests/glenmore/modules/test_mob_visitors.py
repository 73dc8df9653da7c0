"""Mobsters in other Chronicles: 8 with 1, 3, 4 and 6."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.goods import CATEGORIES, LANDMARKS
from ceilidh.games.glenmore.modules.great_glen.rules import ACCEPTED, NO_CARD, Council, council
from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster, put
from ceilidh.games.glenmore.modules.penny_mobs.laird import reserved
from ceilidh.games.glenmore.modules.penny_mobs.rules import module_of
from ceilidh.games.glenmore.modules.penny_mobs.visitors.heirloom import staked
from ceilidh.games.glenmore.modules.single_cask.reserve import Reserve, reserve
from ceilidh.games.glenmore.modules.tome.book import turn_card
from ceilidh.games.glenmore.rules.counts import category
from tests.glenmore.modules.arrange import glen, on_rondel
from tests.glenmore.modules.england import filled, give_token, obeying
from tests.glenmore.modules.feast import feast, lay_table, roll, score
from tests.glenmore.modules.mobs import at_prison, hire, seen, tile_number
from tests.glenmore.scenario import Scenario

CALUM, BULLY, ERIN, JOHN = "calum_mcquack", "bully_mcmuscle", "erin_macmalt", "john_mcclaim"


# --- the box --------------------------------------------------------------------------------------


@pytest.mark.rule("GM-XCH-04", "GM-C8-Q32")
def test_every_mobster_is_drawn_where_its_chronicle_is_played() -> None:
    everything = ["dragon-boats", "highlander", "single-cask", "haggis", "tome", "penny-mobs"]
    scenario = Scenario(3, modules=everything)
    module = module_of(scenario.state)
    assert len(module.pool) == len(module.box.mobsters) == 16
    names = [row.name for row in module.box.mobsters]
    assert [name for name in names if name.startswith("Kenneth")] == ["Kenneth McSnitch"]


def test_a_mobster_of_an_absent_chronicle_is_no_part_of_a_position() -> None:
    scenario = Scenario(3, modules=["penny-mobs"])
    part = seen(scenario).copy()
    part.bosses = put(part.bosses, mobster(JOHN), 0)
    scenario.state.keep(part)
    assert "a Mobster is not of this game" in scenario.faults()


# --- Chronicles 3 and 8: Erin MacMalt -------------------------------------------------------------


def passing_sale(seat: int = 0, barrels: int = 3) -> Scenario:
    """Seat 0 passes a sale with barrels in the cellar; Erin works for a seat."""
    scenario = Scenario(2, modules=["single-cask", "penny-mobs"], die=True)
    hire(scenario, seat, ERIN)
    on_rondel(scenario, 0, "sale_b", "somerled", "robert_i")
    part = reserve(scenario.state)
    casks = (sum(1 << space for space in range(1, barrels + 1)), 0)
    scenario.state.keep(Reserve(part.cellars, casks, part.sold))
    scenario.seat().barrels = barrels
    scenario.play("take somerled")
    return scenario


@pytest.mark.rule("GM-C8-87", "GM-C8-Q27")
def test_casks_and_mobs_erin_sells_two_barrels_in_passing() -> None:
    scenario = passing_sale()
    assert scenario.texts() == ["done", "vend 1", "vend 2", "vend 3"]  # and none need be sold
    scenario.play("vend 3")
    assert reserve(scenario.state).sold[0] == (1, 0)
    scenario.play("vend 2")
    assert reserve(scenario.state).sold[0] == (1, 1)
    assert scenario.step() != "vend barrels"
    assert scenario.seat().barrels == 1


@pytest.mark.rule("GM-C8-87", "GM-C8-Q27")
def test_casks_and_mobs_others_sell_one_in_passing() -> None:
    scenario = passing_sale(seat=1)
    scenario.play("vend 3")
    assert reserve(scenario.state).sold[0] == (0, 1)
    assert scenario.step() != "vend barrels"


# --- Chronicles 4 and 8: Joe McDuff, and the Englishman with a reserved tile ----------------------


@pytest.mark.rule("GM-C8-37", "GM-XCH-06", "GM-C8-Q33")
def test_hammer_and_mobs_joe_empties_a_pile_of_the_england_track() -> None:
    scenario = Scenario(3, ("somerled",), modules=["hammer", "penny-mobs"])
    hire(scenario, 0, "joe_mcduff")
    give_token(scenario, 1, filled=2)
    before = scenario.seat().coins
    slots = (1, 2)
    scenario.play("raid")
    assert scenario.seat().coins == before + slots[1]
    assert filled(scenario) == 1
    scenario.play("raid")
    assert scenario.seat().coins == before + sum(slots)
    assert "There are no coins on the England track" in scenario.why_not("raid")
    assert (
        len([one for one in range(3) if seen(scenario).tokens[mobster("joe_mcduff")] >> one & 1])
        == 1
    )


@pytest.mark.rule("GM-C8-37")
def test_hammer_and_mobs_only_his_controller_may() -> None:
    scenario = Scenario(3, ("somerled",), modules=["hammer", "penny-mobs"])
    hire(scenario, 1, "joe_mcduff")
    assert "does not work for you" in scenario.why_not("raid")


def english_reservation(controller: int) -> Scenario:
    """The Englishman obeys seat 0; the tile before him is reserved with 3 coins."""
    scenario = obeying("robert_i", "john_knox", modules=("penny-mobs",))
    hire(scenario, controller, "peggy_mclaird")
    part = seen(scenario).copy()
    part.places = put(part.places, mobster("peggy_mclaird"), tile_number("robert_i") << 4 | 3)
    scenario.state.keep(part)
    return scenario


@pytest.mark.rule("GM-C8-Q10")
def test_hammer_and_mobs_the_englishman_s_user_pays_for_a_reserved_tile() -> None:
    scenario = english_reservation(1)
    scenario.seat(0).coins = 4
    assert "command robert_i" not in scenario.texts()
    scenario.seat(0).coins = 6
    coins = scenario.seat(1).coins
    scenario.play("command robert_i")
    assert scenario.state.seats[1].coins == coins + 3
    assert scenario.state.seats[0].coins == 6 - 3 - 2
    assert reserved(scenario.state)[0] < 0


@pytest.mark.rule("GM-C8-Q10")
def test_hammer_and_mobs_her_controller_uses_it_without_the_token() -> None:
    scenario = english_reservation(0)
    scenario.seat(0).coins = 6
    scenario.play("command robert_i")
    assert scenario.state.seats[0].coins == 6 - 2
    assert reserved(scenario.state)[0] < 0


# --- Chronicles 7 and 8: Sibyl MacSponge and the cards --------------------------------------------


def accepted_cards(scenario: Scenario) -> None:
    """The first two cards of the game count at the end."""
    part = council(scenario.state)
    fates = (ACCEPTED, ACCEPTED, *part.fates[2:])
    scenario.state.keep(
        Council(part.cards, fates, part.ayes, part.nays, 0, NO_CARD, part.votes, part.piles)
    )


@pytest.mark.rule("GM-C8-Q17", "GM-C8-55")
def test_great_glen_and_mobs_sibyl_takes_a_point_of_every_card() -> None:
    scenario = glen(1, 2, modules=("great-glen", "penny-mobs"))
    hire(scenario, 1, "sibyl_macsponge")
    accepted_cards(scenario)
    before = scenario.line("mobsters")  # all tie, and share a card for less than six points
    scenario.goods(0, "1.0", wood=1, sheep=1)
    assert scenario.line("great_glen") == [20, 0, 0]
    assert scenario.line("mobsters") == [before[0] - 2, before[1] + 2, before[2]]
    scenario.goods(2, "1.0", wood=1)
    assert scenario.line("great_glen") == [15, 0, 5]
    assert scenario.line("mobsters") == [before[0] - 1, before[1] + 1, before[2]]


@pytest.mark.rule("GM-C8-Q17")
def test_sibyl_takes_a_point_of_pennies_too() -> None:
    scenario = Scenario(3, ("somerled",), modules=["penny-mobs"])
    hire(scenario, 1, "sibyl_macsponge")
    part = seen(scenario).copy()
    part.minus, part.plus = (1, 13, 0), (6, 0, 1)
    scenario.state.keep(part)
    assert scenario.line("mobsters")[0] == 5
    part = seen(scenario).copy()
    part.minus, part.plus = (1, 12, 0), (7, 0, 1)
    scenario.state.keep(part)
    assert scenario.line("mobsters")[0] == 6 - 1


# --- Chronicles 3 and 5: barrels in cellars are barrels -------------------------------------------


@pytest.mark.rule("GM-XCH-09", "GM-C5-25")
def test_casks_and_haggis_a_barrel_of_a_cellar_buys_a_roll() -> None:
    scenario = feast(modules=("single-cask", "haggis"))
    lay_table(scenario, 0, "13")
    part = reserve(scenario.state)
    scenario.state.keep(Reserve(part.cellars, (0b110, 0, 0), part.sold))
    scenario.seat(0).barrels = 2
    score(scenario, "2222")
    assert scenario.texts() == ["done", "roll"]
    roll(scenario, 0, 3)
    assert scenario.texts() == ["tap 1", "tap 2"]
    scenario.play("tap 2")
    assert scenario.seat(0).barrels == 1
    assert reserve(scenario.state).casks[0] == 0b10
    assert scenario.texts() == ["done", "roll"]


# --- Chronicles 6 and 8: John McClaim -------------------------------------------------------------


def heirlooms(controller: int = 1) -> Scenario:
    """Seat 0 has two landmark cards and seat 2 one; John works for a seat."""
    scenario = Scenario(3, ("lammermuir", "corrennie"), modules=["tome", "penny-mobs"])
    scenario.landmark(0, "castle_moil", "loch_ness")
    scenario.landmark(2, "donan_castle")
    hire(scenario, controller, JOHN)
    return scenario


OTHERS = [which for which in range(CATEGORIES) if which != LANDMARKS]


def landmarks(scenario: Scenario) -> list[int]:
    return [category(scenario.state, seat, LANDMARKS) for seat in range(3)]


@pytest.mark.rule("GM-C8-88", "GM-C8-89", "GM-C8-90", "GM-C8-Q28")
def test_tome_and_mobs_cards_with_a_token_count_for_john_s_controller() -> None:
    scenario = heirlooms(0)
    assert landmarks(scenario) == [2, 0, 1]
    stakes = {"stake castle_moil", "stake donan_castle", "stake loch_ness"}
    assert set(scenario.texts("stake")) == stakes
    assert "Nobody has" in scenario.why_not("stake inverness")
    factor = scenario.seat(2).powers.factor
    others = [category(scenario.state, seat, which) for seat in range(3) for which in OTHERS]
    scenario.play("stake donan_castle")
    assert landmarks(scenario) == [3, 0, 0]
    after = [category(scenario.state, seat, which) for seat in range(3) for which in OTHERS]
    assert after == others, "nothing but landmark cards"
    assert scenario.seat(2).powers.factor == factor  # only the count moves
    assert "already" in scenario.why_not("stake donan_castle")
    scenario.play("stake castle_moil", "stake loch_ness")
    assert landmarks(scenario) == [3, 0, 0]
    assert "John McClaim has no tokens left" in scenario.why_not("stake castle_moil")


@pytest.mark.rule("GM-C8-89")
def test_tome_and_mobs_tokens_may_be_put_when_john_is_let_out() -> None:
    scenario = Scenario(3, ("lammermuir",), modules=["tome", "penny-mobs"])
    scenario.landmark(0, "castle_moil", "loch_ness")
    part = seen(scenario).copy()
    part.prison, part.bail = (mobster(JOHN),), (0,)
    scenario.state.keep(part)
    at_prison(scenario, 1)
    scenario.play(f"free {JOHN}")
    assert scenario.texts() == ["done", "stake loch_ness", "stake castle_moil"]
    scenario.play("stake loch_ness")
    assert scenario.texts() == ["done", "stake castle_moil"]
    scenario.play("done")
    assert landmarks(scenario) == [1, 1, 0]


@pytest.mark.rule("GM-C8-89", "GM-C8-91")
def test_tome_and_mobs_a_turned_card_loses_its_token() -> None:
    scenario = heirlooms(0)
    scenario.play("stake donan_castle")
    card = scenario.state.rules.components.landmark("donan_castle").index
    turn_card(scenario.state, 2, card)
    assert landmarks(scenario) == [2, 0, 2]
    assert "Event side" in scenario.why_not("stake donan_castle")
    mask = seen(scenario).tokens[mobster(JOHN)]
    assert mask.bit_count() == 2  # the token is gone for good


@pytest.mark.rule("GM-C8-90", "GM-C8-91")
def test_tome_and_mobs_other_cards_keep_their_tokens() -> None:
    scenario = heirlooms(0)
    scenario.play("stake donan_castle", "stake loch_ness")
    cards = scenario.state.rules.components.landmark
    turn_card(scenario.state, 0, cards("castle_moil").index)  # no token lies on it
    assert staked(scenario.state).bit_count() == 2
    turn_card(scenario.state, 2, cards("donan_castle").index)
    assert staked(scenario.state) == 1 << cards("loch_ness").index
    turn_card(scenario.state, 0, cards("loch_ness").index)
    assert staked(scenario.state) == 0


@pytest.mark.rule("GM-C8-90")
def test_tome_and_mobs_the_first_of_all_cards_counts_too() -> None:
    scenario = heirlooms(0)
    first = scenario.state.rules.components.landmarks[0].id
    scenario.landmark(2, first)
    assert landmarks(scenario) == [2, 0, 2]
    played = scenario.play(f"stake {first}")
    assert landmarks(scenario) == [3, 0, 1]
    told = [event for event in played.events if event.kind == "stake"]
    assert [(event.seat, event.thing, event.place) for event in told] == [(0, first, 2)]


@pytest.mark.rule("GM-C8-89")
def test_tome_and_mobs_nothing_is_asked_without_a_card_or_a_token() -> None:
    scenario = Scenario(3, ("lammermuir",), modules=["tome", "penny-mobs"])
    part = seen(scenario).copy()
    part.prison, part.bail = (mobster(JOHN),), (0,)
    scenario.state.keep(part)
    at_prison(scenario, 1)
    scenario.play(f"free {JOHN}")
    assert scenario.step() == "move", "nobody has a card"
    scenario = Scenario(3, ("lammermuir",), modules=["tome", "penny-mobs"])
    scenario.landmark(0, "castle_moil", "loch_ness", "donan_castle", "inverness")
    scenario.state.keep(part)
    at_prison(scenario, 1)
    scenario.play(f"free {JOHN}", "stake loch_ness", "stake castle_moil", "stake inverness")
    assert scenario.step() == "move", "three tokens are all"
    assert landmarks(scenario) == [1, 3, 0]


@pytest.mark.rule("GM-C8-89")
def test_tome_and_mobs_only_john_s_controller_puts_tokens() -> None:
    scenario = heirlooms(1)
    assert scenario.texts("stake") == []
    assert "does not work for you" in scenario.why_not("stake castle_moil")


@pytest.mark.rule("GM-C8-90")
def test_tome_and_mobs_tokens_survive_a_position() -> None:
    scenario = heirlooms(0)
    scenario.play("stake donan_castle")
    again = GLENMORE.load(GLENMORE.dump(scenario.state))
    assert category(again, 0, LANDMARKS) == 3
