"""What the Mobsters do (GM-C8-30 to 72, 85, 92)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.goods import CASTLE_SCOTS
from ceilidh.games.glenmore.modules.great_glen.measures import measure
from ceilidh.games.glenmore.modules.great_glen.rows import GREAT_GLEN
from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster
from ceilidh.games.glenmore.rules.counts import category
from ceilidh.games.glenmore.rules.removal import remove_tile
from ceilidh.games.glenmore.rules.rondel import discard
from ceilidh.games.glenmore.rules.stock import add_points, walk_scot
from ceilidh.games.glenmore.state import PLAY
from tests.glenmore.modules.arrange import module_view
from tests.glenmore.modules.feast import lay_table, rolled, score, tokens_of, won
from tests.glenmore.modules.mobs import hire, mobs, seen, working
from tests.glenmore.scenario import Scenario, cell_number

# --- Peggy McWander ---------------------------------------------------------------------------


def levied(clan: str, seat: int, coins: int = 4) -> Scenario:
    """Seat 0 has put the token of 3 coins on a clan; `seat` is to place a marker."""
    scenario = working(0, "peggy_mcwander", ahead=("somerled",))
    scenario.play(f"levy {clan} 2")
    for number in range(3):
        scenario.seat(number).coins = coins
    scenario.marker(seat)
    return scenario


@pytest.mark.rule("GM-C8-30", "GM-C8-31", "GM-C8-Q6")
def test_her_tokens_go_onto_free_clan_territories() -> None:
    scenario = working(0, "peggy_mcwander", ahead=("somerled",))
    assert {"levy macleod 1", "levy macleod 2", "levy douglas 1"} <= set(scenario.texts("levy"))
    scenario.clan(1, "macleod")
    assert "not free" in scenario.why_not("levy macleod 1")
    scenario.play("levy mckay 1", "levy douglas 2")
    assert scenario.texts("levy") == []
    assert "does not have that token" in scenario.why_not("levy macmillan 1")
    assert [owner for _, owner in scenario.state.claims] == [1]  # a token is no marker


@pytest.mark.rule("GM-C8-32", "GM-C8-34")
def test_others_pay_her_controller_besides_the_road() -> None:
    scenario = levied("mckay", 1, 9)
    played = scenario.play("claim mckay")
    paid = [event for event in played.events if event.kind == "coins"]
    told = [(event.seat, event.amount) for event in paid if event.reason in ("road", "penny-mobs")]
    assert told == [(1, -2), (1, -3), (0, 3)]
    assert seen(scenario).fees == ()


@pytest.mark.rule("GM-C8-32")
def test_who_cannot_pay_cannot_claim() -> None:
    scenario = levied("mckay", 1)  # a road of 2, and 3 coins
    assert "claim mckay" not in scenario.texts()
    assert "costs 5" in scenario.why_not("claim mckay")


@pytest.mark.rule("GM-C8-33", "GM-C8-34")
def test_her_controller_pays_the_road_alone() -> None:
    scenario = levied("mckay", 0)
    played = scenario.play("claim mckay")
    reasons = {event.reason for event in played.events if event.kind == "coins"}
    assert "penny-mobs" not in reasons
    assert seen(scenario).fees == ()


# --- Joe McDuff -------------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-35", "GM-C8-36", "GM-C8-Q33")
def test_he_takes_the_rightmost_pile_of_a_row() -> None:
    scenario = working(0, "joe_mcduff", ahead=("somerled",))
    scenario.market(wood=3, stone=0)
    before = scenario.state.seats[0].coins
    assert "pinch stone" not in scenario.texts()
    assert "holds no coins" in scenario.why_not("pinch stone")
    scenario.play("pinch wood", "pinch wood")
    assert scenario.state.seats[0].coins == before + 3 + 2
    assert scenario.state.market[1] == 1
    scenario.play("pinch wood")
    assert "no token left" in scenario.why_not("pinch barley")


@pytest.mark.rule("GM-C8-36")
def test_only_for_his_controller() -> None:
    scenario = working(1, "joe_mcduff", ahead=("somerled",))
    assert scenario.texts("pinch") == []
    assert "does not work for you" in scenario.why_not("pinch wood")


# --- Bruce McMail -----------------------------------------------------------------------------


def produced(**market: int) -> Scenario:
    """Bruce works for seat 1; seat 0 activates a tile that gives wood."""
    scenario = working(1, "bruce_mcmail", ahead=("inshriach",))
    scenario.market(**market)
    scenario.play("take inshriach", "lay 0.1", "activate 0.1")
    return scenario


@pytest.mark.rule("GM-C8-38", "GM-C8-39", "GM-C8-40", "GM-C8-Q7")
def test_he_buys_what_was_produced_before_the_producer_can_use_it() -> None:
    scenario = produced(wood=1)
    assert scenario.step() == "mail offer"
    assert scenario.table.actor == 1
    assert scenario.texts() == ["done", "mail wood"]
    coins = [own.coins for own in scenario.state.seats]
    scenario.play("mail wood")
    assert scenario.state.seats[0].coins == coins[0] + 1
    assert seen(scenario).tokens[mobster("bruce_mcmail")] == 2
    assert {"put wood 0.0", "fence wood"} <= set(scenario.texts())
    scenario.play("put wood 0.0")
    assert scenario.on_cell(1, "0.0", "wood") == 1
    assert scenario.state.seats[0].stock == [0, 0, 0, 0, 0]


@pytest.mark.rule("GM-C8-40")
def test_or_it_is_sold_at_once() -> None:
    scenario = produced(wood=1)
    before = scenario.state.seats[1].coins
    scenario.play("mail wood", "fence wood")
    assert scenario.state.seats[1].coins == before + 1
    assert scenario.state.market[1] == 0


@pytest.mark.rule("GM-C8-39")
def test_he_need_not() -> None:
    scenario = produced(wood=1)
    scenario.play("done")
    assert scenario.table.actor == 0
    assert scenario.state.seats[0].stock[1] == 1


# --- Peggy McLaird ----------------------------------------------------------------------------


def reserved(tile: str = "glen_mhor", seat: int = 0) -> Scenario:
    scenario = working(seat, "peggy_mclaird", ahead=("somerled", "robert_i", "john_knox"))
    scenario.play("take somerled", "claim macleod")
    return scenario


@pytest.mark.rule("GM-C8-41", "GM-C8-42", "GM-C8-45", "GM-C8-Q9")
def test_a_tile_in_front_that_could_be_taken_is_reserved() -> None:
    scenario = reserved()
    assert scenario.step() == "after activation"
    assert set(scenario.texts("reserve")) == {
        f"reserve {tile} {token}" for tile in ("robert_i", "john_knox") for token in (1, 2, 3)
    }
    scenario.play("reserve robert_i 3")
    assert scenario.table.actor == 1


@pytest.mark.rule("GM-C8-43")
def test_another_player_pays_the_token_too() -> None:
    scenario = reserved()
    scenario.play("reserve robert_i 3")
    coins = [own.coins for own in scenario.state.seats]
    scenario.seat(1).coins = 2
    assert "take robert_i" not in scenario.texts()
    scenario.seat(1).coins = 5
    scenario.play("take robert_i")
    assert scenario.state.seats[0].coins == coins[0] + 3
    assert scenario.state.seats[1].coins == 2


@pytest.mark.rule("GM-C8-44")
def test_else_her_controller_takes_it_in_the_next_turn_by_itself() -> None:
    scenario = reserved()
    scenario.play("reserve robert_i 3")
    coins = scenario.state.seats[0].coins
    for seat in (1, 2):
        scenario.place(seat, max(scenario.state.places) + 1 + seat)
    scenario.begin()
    assert scenario.table.actor == 0
    assert scenario.step() == "clan marker"
    assert scenario.state.seats[0].coins == coins


@pytest.mark.rule("GM-C8-46")
def test_who_cannot_take_it_loses_her() -> None:
    scenario = working(0, "peggy_mclaird", ahead=("somerled", "robert_i", "john_knox"))
    part = seen(scenario).copy()
    places = list(part.places)
    tile = scenario.state.rules.components.tile("robert_i").index
    places[mobster("peggy_mclaird")] = tile << 4 | 3
    part.places = tuple(places)
    scenario.state.keep(part)
    scenario.state.rules.landable[tile] = False
    try:
        scenario.begin()
    finally:
        scenario.state.rules.landable[tile] = True
    assert seen(scenario).tokens[mobster("peggy_mclaird")] == 0
    assert scenario.step() == "move"
    assert scenario.line("mobsters")[0] == -7 - 4


@pytest.mark.rule("GM-C8-Q8")
def test_a_tile_that_is_gone_costs_nothing_more() -> None:
    scenario = reserved()
    scenario.play("reserve robert_i 3")
    scenario.discard("robert_i")
    for seat in (1, 2):
        scenario.place(seat, max(scenario.state.places) + 1 + seat)
    scenario.begin()
    assert scenario.step() == "move"
    assert seen(scenario).tokens[mobster("peggy_mclaird")] == 0b011


@pytest.mark.rule("GM-DIE-Q5")
def test_the_die_takes_a_reserved_tile_and_its_token() -> None:
    scenario = reserved()
    scenario.play("reserve robert_i 3")
    tile = scenario.state.rules.components.tile("robert_i").index
    scenario.put_on_rondel(scenario.state.rondel.index(tile), "")
    discard(scenario.state, -1, tile)
    assert seen(scenario).places[mobster("peggy_mclaird")] == -1
    assert seen(scenario).tokens[mobster("peggy_mclaird")] == 0b011


@pytest.mark.rule("GM-C8-47")
def test_no_reservation_after_the_end() -> None:
    scenario = reserved()
    scenario.state.gone |= 1
    assert scenario.texts("reserve") == []
    assert "has finished" in scenario.why_not("reserve robert_i 1")


# --- Sibyl MacSponge --------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-54", "GM-C8-Q17")
@pytest.mark.parametrize(("gains", "paid"), [((5,), 0), ((6,), 1), ((8, 9), 1), ((3, 4), 0)])
def test_once_in_a_turn_one_of_six(gains: tuple[int, ...], paid: int) -> None:
    scenario = working(1, "sibyl_macsponge")
    for number in gains:
        add_points(scenario.state, 0, number, "butcher", PLAY)
    assert (scenario.vp(0), scenario.vp(1)) == (sum(gains) - paid, paid)


@pytest.mark.rule("GM-C8-Q17")
def test_she_takes_nothing_from_her_controller() -> None:
    scenario = working(1, "sibyl_macsponge")
    add_points(scenario.state, 1, 8, "butcher", PLAY)
    assert scenario.vp(1) == 8


@pytest.mark.rule("GM-C8-55", "GM-C8-Q17")
def test_in_scoring_phases_every_time() -> None:
    scenario = working(1, "sibyl_macsponge")
    for which in range(3):
        add_points(scenario.state, 0, 8, "barrels", which)
    assert (scenario.vp(0), scenario.vp(1)) == (21, 3)


@pytest.mark.rule("GM-C8-55", "GM-C8-Q17")
def test_and_from_items_of_the_final_scoring() -> None:
    scenario = working(1, "sibyl_macsponge")
    before = scenario.line("mobsters")
    scenario.seat(0).coins = 9
    assert scenario.line("mobsters") == [before[0] - 1, before[1] + 1, before[2]]


# --- Derek Anderson ---------------------------------------------------------------------------


def derek() -> Scenario:
    scenario = working(0, "derek_anderson", ahead=("somerled",))
    scenario.lay(1, "0.1", "inshriach")
    scenario.goods(1, "0.1", wood=2)
    return scenario


@pytest.mark.rule("GM-C8-56", "GM-C8-57", "GM-C8-59", "GM-C8-Q18", "GM-C8-Q19")
def test_a_tile_changes_its_territory_once() -> None:
    scenario = derek()
    assert scenario.texts("seize") == ["seize 2 0.1"]
    scenario.play("seize 2 0.1")
    assert all(text.split()[1] in "13" for text in scenario.texts())
    scenario.play("plant 1 1.1")
    assert scenario.tile_on(0, "1.1") == "inshriach"
    assert scenario.tile_on(1, "0.1") == ""
    assert scenario.on_cell(1, "1.0", "wood") == 2  # its goods stay with the loser
    assert scenario.step() == "move"
    assert "moved a tile before" in scenario.why_not("seize 1 1.1")


@pytest.mark.rule("GM-C8-60", "GM-C8-Q19")
def test_no_exchange_tile_and_no_home_tile() -> None:
    scenario = derek()
    scenario.lay(2, "0.1", "butcher")
    assert "Exchange tiles" in scenario.why_not("seize 3 0.1")
    assert "seize 2 0.0" not in scenario.texts()


@pytest.mark.rule("GM-C8-58")
def test_the_loser_s_territory_must_stay_sound() -> None:
    scenario = derek()
    scenario.lay(1, "0.2", "pulteney")
    assert "seize 2 0.1" not in scenario.texts()
    assert "seize 2 0.2" in scenario.texts()


@pytest.mark.rule("GM-C8-61")
def test_an_overlay_moves_with_what_lies_under_it() -> None:
    scenario = derek()
    overlay = next(
        tile.id
        for tile in scenario.state.rules.components.tiles
        if tile.overlay and not tile.chronicle and not tile.river
    )
    scenario.lay(1, "0.1", overlay)
    scenario.play("seize 2 0.1", "plant 3 0.1")
    assert scenario.tile_on(2, "0.1") == overlay
    assert len(scenario.state.seats[2].under[cell_number("0.1")]) == 1


# --- Mike McCastle ----------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-68", "GM-C8-69", "GM-C8-70", "GM-C8-71")
def test_he_squats_on_a_castle() -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    scenario.scots(1, "1.0", 2)
    supply = scenario.state.seats[0].scots
    scenario.play("squat 2")
    assert scenario.state.seats[0].scots == supply - 1
    assert [category(scenario.state, seat, CASTLE_SCOTS) for seat in range(3)] == [1, 1, 0]
    assert "cannot be moved" in scenario.why_not("squat 3")
    assert scenario.faults() == []


@pytest.mark.rule("GM-C8-Q20")
@pytest.mark.parametrize(("host", "counted"), [(0, [2, 2, 0]), (1, [1, 4, 0])])
def test_castle_moil_doubles_what_counts(host: int, counted: list[int]) -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    scenario.scots(1, "1.0", 3)
    scenario.landmark(host, "castle_moil")
    scenario.play("squat 2")
    assert [category(scenario.state, seat, CASTLE_SCOTS) for seat in range(3)] == counted


@pytest.mark.rule("GM-C8-72", "GM-C8-Q13", "GM-C8-Q21")
def test_a_scot_that_comes_home_drives_him_off() -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    scenario.play("squat 2")
    walk_scot(scenario.state, 1, cell_number("0.0"), cell_number("1.0"))
    scenario.table.game.flow.settle(scenario.state)
    assert seen(scenario).places[mobster("mike_mccastle")] == 2


@pytest.mark.rule("GM-C8-72", "GM-C8-Q21")
@pytest.mark.parametrize(("scots", "host"), [(1, 2), (0, 1)])
def test_so_does_a_scot_who_is_sent_home_from_a_removed_tile(scots: int, host: int) -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    scenario.lay(1, "0.1", "inshriach")
    scenario.scots(1, "0.1", scots)
    scenario.play("squat 2")
    remove_tile(scenario.state, 1, cell_number("0.1"))
    scenario.table.game.flow.settle(scenario.state)
    assert seen(scenario).places[mobster("mike_mccastle")] == host


@pytest.mark.rule("GM-C8-Q21")
def test_a_scot_of_the_supply_does_not() -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    scenario.play("squat 2")
    scenario.scots(1, "1.0", 1)
    scenario.table.game.flow.settle(scenario.state)
    assert seen(scenario).places[mobster("mike_mccastle")] == 1


@pytest.mark.rule("GM-C8-Q13")
def test_with_four_his_controller_chooses_where_to() -> None:
    scenario = working(0, "mike_mccastle", players=4, ahead=("somerled",))
    scenario.play("squat 2")
    walk_scot(scenario.state, 1, cell_number("0.0"), cell_number("1.0"))
    scenario.table.game.flow.settle(scenario.state)
    assert scenario.table.actor == 0
    assert scenario.texts() == ["squat 3", "squat 4"]
    assert "another player" in scenario.why_not("squat 1")
    assert "is there" in scenario.why_not("squat 2")


@pytest.mark.rule("GM-C8-Q14")
def test_without_a_scot_in_the_supply_one_of_a_tile_goes() -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    scenario.scots(0, "1.0", scenario.state.seats[0].scots)
    scenario.play("squat 2")
    assert scenario.step() == "send scot"
    scenario.play("pay scot 0.0")
    assert scenario.on_cell(0, "0.0", "scot") == 0
    assert scenario.faults() == []


@pytest.mark.rule("GM-C8-Q16")
def test_he_guards_no_place() -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    manned = scenario.state.seats[0].manned
    scenario.play("squat 2")
    assert scenario.state.seats[0].manned == manned
    assert scenario.state.seats[1].manned == manned


@pytest.mark.rule("GM-XCH-05")
def test_penny_mobs_and_great_glen_card_5_counts_his_castle() -> None:
    scenario = mobs(modules=("penny-mobs", "great-glen"), ahead=("somerled",))
    hire(scenario, 0, "mike_mccastle")
    card = GREAT_GLEN.of(scenario.state.rules.components).cards[4]
    before = measure(scenario.state, 0, card, 0)
    scenario.play("squat 2")
    assert measure(scenario.state, 0, card, 0) == before + 1


# --- with Address to a Haggis -----------------------------------------------------------------


def at_the_feast(*names: str, seat: int = 1) -> Scenario:
    scenario = mobs(modules=("haggis", "penny-mobs"))
    hire(scenario, seat, *names)
    return scenario


@pytest.mark.rule("GM-C8-85", "GM-HID-14")
def test_penny_mobs_and_haggis_fraser_steals_what_the_victim_gives() -> None:
    scenario = at_the_feast("fraser_mcstarve")
    lay_table(scenario, 0, "13")
    score(scenario, "")
    assert scenario.table.actor == 1
    assert scenario.texts() == ["done", "starve 1"]
    assert "no Haggis token to lose" in scenario.why_not("starve 3")
    scenario.play("starve 1")
    assert scenario.table.actor == 0
    assert scenario.texts() == ["yield 1", "yield 2"]
    assert tokens_of(scenario, 0, viewer=1) == ["", ""]
    scenario.table.repeat("yield 1", 0, {"die": ["2", "2", "2", "2"]})
    assert tokens_of(scenario, 1) == ["1"]
    assert tokens_of(scenario, 0) == ["3"]
    score(scenario, "2222", phase=3)
    assert scenario.step() == "move"  # once in a game


@pytest.mark.rule("GM-C8-Q25")
def test_penny_mobs_and_haggis_a_full_table_gives_one_back() -> None:
    scenario = at_the_feast("fraser_mcstarve")
    lay_table(scenario, 0, "1")
    lay_table(scenario, 1, "11122")
    score(scenario, "")
    scenario.play("starve 1")
    assert scenario.step() == "replace haggis"
    assert scenario.table.actor == 1


@pytest.mark.rule("GM-C8-92", "GM-C8-Q31", "GM-RND-13")
def test_penny_mobs_and_haggis_oonagh_has_one_roll_repeated_for_all() -> None:
    scenario = at_the_feast("oonagh_mchagg")
    lay_table(scenario, 0, "13")
    score(scenario, "1")
    assert scenario.table.actor == 1
    assert scenario.texts() == ["done", "reroll"]
    assert module_view(scenario, "haggis")["turned"] == [[], [], []]
    played = scenario.table.repeat("reroll", 1, {"die": ["3", "2", "2", "2"]})
    assert rolled(played.events) == [3, 2, 2, 2]
    assert won(played.events) == [3, 0, 0]
    assert tokens_of(scenario, 0) == ["1"]
