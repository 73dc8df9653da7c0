"""Turns of the Automa at the real table: what it must know first, what it does, what it says."""

from __future__ import annotations

import pytest

from ceilidh.companion import Companion, SetUp
from ceilidh.companion.story import last_told, names_of, story, summary
from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.goods import GOOD_NAMES, KIND_NAMES
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import markets, open_goods
from ceilidh.games.clans.rules.pieces import kind_at, owner_at
from ceilidh.kernel.errors import CeilidhError
from ceilidh.say import speaker

EN = speaker("en")
ONE = SetUp(1, 3, ("A1", "B1", "C1", "D1"), True, False, False, 1)
TWO = SetUp(2, 3, ("A1", "B1", "C1", "D1"), True, False, False, 1)
# Two first workers near the loch, so that the others go near their ports.
BEGIN = "begin good wool; price +1 +1"
NO_TURN = "^The Automa has no turn now\\.$"
NO_SENSE = "^The Automa does not understand '{}'; write it differently\\.$"


def game(*lines: str, setup: SetUp = ONE) -> Companion:
    return Companion(setup, [BEGIN, *lines])


def money(found: Companion) -> int:
    return found.state.seats[-1].money


# --- what it does ---------------------------------------------------------------------------------


def test_the_first_workers() -> None:
    """£70 at level 3, less a miner (£10) and three woodcutters (£6) with their land."""
    found = game()
    own = found.state.seats[-1]
    assert [HEX_NAMES[one] for one in own.own.hexes()] == ["2.6", "6.3", "7.2", "10.7"]
    assert own.money == 70 - (10 + 2) - (6 + 2) - (6 + 1) - (6 + 1)
    assert found.drawn == "good wool; price +1 +1"
    assert summary(EN, found, last_told(found)) == (
        "Automa gains £70; pays £12; places a worker on 6.3; pays £8; places a worker on 7.2; "
        "pays £7; places a worker on 10.7; pays £7; places a worker on 2.6."
    )


@pytest.mark.parametrize(("level", "money_"), [(1, 16), (5, 56)])
def test_its_level_is_its_money(level: int, money_: int) -> None:
    setup = SetUp(1, level, ONE.sides, True, False, False, 1)
    assert money(game(setup=setup)) == money_


@pytest.mark.parametrize(
    ("step", "face", "sells"),
    [(9, "+1", True), (4, "-2", True), (4, "+2", False), (0, "-1", False)],
)
@pytest.mark.rule("IN-ATR-04")
def test_a_trade_follows_the_price_that_was_said(step: int, face: str, sells: bool) -> None:
    found = game(f"draw automa_card 3; good wool; price {face}", f"price wool {step}")
    number = abs(int(face))
    assert found.state.seats[-1].market == [-number if sells else number, 0, 0, 0, 0, 0]
    assert found.state.seats[-1].merchants == 2 - number
    assert money(found) == 36 + number
    assert found.script is None and found.asks == ""


def test_a_trade_is_told_step_by_step() -> None:
    found = game("draw automa_card 3; good wool; price +1", "price wool 9")
    assert [beat.text for beat in story(EN, found, last_told(found))] == [
        "Card 3 is its action card.",
        "Icon 1: trade.",
        "The goods die shows wool.",
        "The price die shows +1.",
        "The price of wool is high, so it sells.",
        "1 merchant to the sell area of wool.",
        "The price of wool falls by 1.",
        "Automa gains £1.",
        "That is its action: trade.",
    ]
    assert summary(EN, found, last_told(found)) == (
        "Automa draws card 3; sells 1 wool; the price of wool falls by 1; gains £1."
    )


def test_the_story_of_a_turn_is_that_of_the_last_line_that_had_one() -> None:
    found = game("draw automa_card 1")
    told = last_told(found)
    assert [len(events) > 0 for events in found.told] == [True, True]
    found.add("imports 1 2 3")
    assert found.told[-1] == [] and last_told(found) is told
    assert summary(EN, found, told) == (
        "Automa draws card 1; pays £10; upgrades technology (woodcutter)."
    )
    assert last_told(Companion(ONE, [])) == []


def test_people_have_numbers_and_the_automa_its_name() -> None:
    assert names_of(EN, game(setup=TWO)) == ["Player 1", "Player 2", "Automa"]
    assert names_of(speaker("fr"), game()) == ["Joueur 1", "Automa"]


# --- what it must know ----------------------------------------------------------------------------


def test_a_contract_is_taken_of_those_that_were_said() -> None:
    """Contract 4 is the cheaper one; in round 1 a contract brings £5."""
    found = game("draw automa_card 8")
    assert found.asks == "contracts" and found.card() == 8
    assert money(found) == 36 and last_told(found) == found.told[0]
    found.add("contracts 4 13")
    assert found.asks == "" and found.script is None
    assert found.state.seats[-1].box == (4,) and money(found) == 41
    assert summary(EN, found, last_told(found)) == (
        "Automa draws card 8; gains £5; takes a contract (3 beef → 3 cotton and 3 hops)."
    )


def test_without_a_contract_it_goes_on_to_the_next_icon_and_asks_for_the_map() -> None:
    found = game("draw automa_card 9 2", "contracts")
    assert found.asks == "map"
    found.add("map 1:7.4:cow 1:8.3:worker")
    assert found.asks == "prices"  # a unit next to the cow may sell or buy there
    found.add("prices 4 4 4 4 4 4")
    texts = [beat.text for beat in story(EN, found, last_told(found))]
    assert texts[1:4] == [
        "Icon 1: contract.",
        "Not possible: no contract is on offer.",
        "Icon 2: expand.",
    ]
    built = [HEX_NAMES[one] for one in found.state.seats[-1].own.hexes()]
    assert len(built) == 5 and "7.4" not in built and "8.3" not in built


def test_what_people_said_holds_until_the_automa_has_moved() -> None:
    found = game("draw automa_card 3; good wool; price +1", "contracts 4", "price wool 9")
    assert found.known == set()
    found.add("contracts 13")
    assert found.known == {"contracts"}
    found.add("price wool 3")
    assert found.known == {"contracts", "price wool"}
    found.add("draw automa_card 8")
    assert found.asks == "" and found.state.seats[-1].box == (13,)


def test_once_all_have_passed_nothing_changes_any_more() -> None:
    lines = ["passed 1", "prices 3 3 3 3 3 3", "draw automa_card 3; good wool; price +1"]
    found = game(*lines)
    assert found.asks == "" and found.known == {"passed", "prices"}
    found.add("draw automa_card 4; good milk; price +1")
    assert found.asks == "" and found.state.seats[-1].market == [1, 0, 1, 0, 0, 0]
    two = game(*lines, setup=TWO)
    assert two.state.passed == [0] and two.known == set()


def test_all_prices_are_as_good_as_one() -> None:
    found = game("draw automa_card 3; good milk; price +1", "prices 1 2 3 4 5 6")
    assert found.asks == ""
    assert found.state.prices == [1, 2, 4, 4, 5, 6]  # what is bought becomes dearer


def test_trying_a_turn_changes_nothing() -> None:
    found = game("draw automa_card 8")
    before = found.table.game.key(found.state)
    assert [event.thing for event in found.tried()][:2] == ["card action", "icon contract"]
    assert found.table.game.key(found.state) == before


# --- the order of lines ---------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["draw", "round", "map 1:7.4:cow", "price wool 3", "final 2:7"])
def test_nothing_comes_before_the_beginning(line: str) -> None:
    with pytest.raises(CeilidhError, match=NO_SENSE.format(line)):
        Companion(ONE, [line])


def test_a_game_begins_once() -> None:
    with pytest.raises(CeilidhError, match=NO_SENSE.format("begin")):
        game("begin")


@pytest.mark.parametrize("line", ["draw automa_card 4", "round"])
def test_a_turn_that_waits_comes_first(line: str) -> None:
    found = game("draw automa_card 8")
    with pytest.raises(CeilidhError, match=NO_TURN):
        found.add(line)
    assert found.lines[-1] == "draw automa_card 8" and found.asks == "contracts"


def test_a_line_that_is_refused_is_not_kept() -> None:
    found = game()
    with pytest.raises(CeilidhError, match=NO_SENSE.format("price wool 99")):
        found.add("price wool 99")
    assert found.lines == [BEGIN] and len(found.told) == 1


def test_who_has_passed_has_no_turn() -> None:
    """Card 2 in round 1 without money: no icon is possible, so it passes."""
    found = game()
    found.state.mine(1).money = 0
    for line in ("draw automa_card 3; good wool; price +1", "price wool 3"):
        found.add(line)
    assert found.state.passed == []
    found.state.mine(1).money = 0
    found.add("draw automa_card 2 1")
    while found.asks:
        found.add({"map": "map", "contracts": "contracts", "passed": "passed 0"}[found.asks])
    assert found.passed and found.state.passed == [1]
    with pytest.raises(CeilidhError, match=NO_TURN):
        found.add("draw")


# --- rounds ---------------------------------------------------------------------------------------


def test_a_round_ends_with_production_and_a_new_deck() -> None:
    """Three woodcutters earn £4 each and the miner £6, then come £10 for the new round."""
    found = game("draw automa_card 10", "passed 1", "round")
    assert found.state.round == 2 and money(found) == 36 + 18 + 10
    assert found.known == set() and found.state.passed == []
    assert summary(EN, found, last_told(found)) == (
        "Automa gains £18 (workers). Round 2 starts. Automa gains £10 (new round)."
    )
    assert [beat.text for beat in story(EN, found, last_told(found))] == [
        "Automa gains £18 (workers).",
        "Round 2 starts.",
        "Automa gains £10 (new round).",
    ]
    # Card 15 joins in round 2; card 10 has left the game.
    with pytest.raises(CeilidhError):
        game("draw automa_card 10", "round", "draw automa_card 10")
    assert game("draw automa_card 10", "round", "draw automa_card 15").card() == 15
    with pytest.raises(CeilidhError):
        game("draw automa_card 15")


def test_merchants_come_home_with_a_new_round() -> None:
    found = game("draw automa_card 3; good wool; price +2", "price wool 9")
    assert found.state.seats[-1].market[0] == -2 and found.state.seats[-1].merchants == 0
    found.add("round")
    assert found.state.seats[-1].market[0] == 0 and found.state.seats[-1].merchants == 2


def test_the_order_of_a_round_is_that_of_passing() -> None:
    """Who was not said to have passed has done so last, the Automa behind all people."""
    found = game("passed 1", "round", setup=TWO)
    assert found.state.order == [0, 1, 2]


def test_the_fifth_round_is_the_last() -> None:
    found = game(*["round"] * 4)
    assert (found.state.round, found.over) == (5, False)
    found.add("round")
    assert (found.state.round, found.over) == (5, True)
    assert money(found) == 36 + 5 * 18 + 4 * 10
    for line in ("round", "draw"):
        with pytest.raises(CeilidhError, match=NO_TURN):
            found.add(line)


# --- what people say ------------------------------------------------------------------------------


def test_units_of_people_come_and_go() -> None:
    found = game("map 1:7.4:cow 2:8.3:worker", setup=TWO)
    cow, worker = HEX_NAMES.index("7.4"), HEX_NAMES.index("8.3")
    assert (owner_at(found.state, cow), owner_at(found.state, worker)) == (0, 1)
    assert KIND_NAMES[kind_at(found.state, cow)] == "cow"
    found.add("map -8.3 2:7.4:sheep")
    assert owner_at(found.state, cow) == 1 and owner_at(found.state, worker) < 0
    assert KIND_NAMES[kind_at(found.state, cow)] == "sheep"
    # An empty hex stays one, and the Automa's own units are nobody's to take.
    found.add("map -8.3 -6.3")
    assert owner_at(found.state, HEX_NAMES.index("6.3")) == 2


def test_what_is_said_is_what_stands_there() -> None:
    found = game("price grain 5", "prices 1 2 3 4 5 6", "price grain 0", "imports 3 0 99")
    assert found.state.prices == [1, 0, 3, 4, 5, 6]
    assert found.state.imports == [3, 0, 99]
    found.add("boxes 17 4")
    assert found.state.seats[0].box == (17, 4)
    found.add("contracts 7 7 1")
    assert found.state.display == [7, 1, 0, 0, 0, 0]
    found.add("contracts 6 5 4 3 2 1")
    assert found.state.display == [6, 5, 4, 3, 2, 1]


@pytest.mark.parametrize(
    "line",
    [
        "map 0:7.4:cow",
        "map 2:7.4:cow",
        "map 1:7.4:horse",
        "map -99.9",
        "price wool",
        "price wool -1",
        "prices 1 2 3 4 5",
        "prices 1 2 3 4 5 99",
        "contracts 0",
        "contracts four",
        "boxes 0",
        "boxes 999",
        "imports 1 2",
        "imports 1 2 100",
        "imports 1 2 -1",
        "passed 2",
        "passed -1",
        "passed",
        "stalls wool",
        "markets wool-bread:7.4",
        "final",
        "final 1:2 1:2",
        "final 1:x",
        "nonsense",
        "",
    ],
)
def test_what_makes_no_sense_is_refused(line: str) -> None:
    with pytest.raises(CeilidhError, match=NO_SENSE.format(line)):
        game(line)


def test_at_most_so_many_contracts_are_on_offer() -> None:
    found = game()
    with pytest.raises(CeilidhError, match=r"^There are at most 6 contracts on offer\.$"):
        found.add("contracts 1 2 3 4 5 6 7")


# --- farmers' markets -----------------------------------------------------------------------------

MARKETS = SetUp(1, 3, ("A1", "B1", "C1", "D1"), True, False, True, 1)
LAID = "markets wool-bread:7.4 milk-cheese:8.3"


def test_markets_are_asked_for_before_all_else() -> None:
    assert Companion(ONE, []).asks == ""
    found = Companion(MARKETS, [])
    assert found.asks == "markets"
    found.add(LAID)
    assert found.asks == "" and found.state.round == 0
    assert [HEX_NAMES[one] for one in markets(found.state).hexes] == ["7.4", "8.3"]
    assert not found.state.free.has(HEX_NAMES.index("7.4"))
    found.add(BEGIN)
    late = "markets wool-bread:8.6 milk-cheese:11.5"
    with pytest.raises(CeilidhError, match=NO_SENSE.format(late)):
        found.add(late)


def test_no_market_lies_beside_the_map() -> None:
    line = "markets wool-bread:7.4 milk-cheese:2.1"
    with pytest.raises(CeilidhError, match=NO_SENSE.format(line)):
        Companion(MARKETS, [line])


def test_markets_are_laid_only_where_they_are_played() -> None:
    with pytest.raises(CeilidhError, match=NO_SENSE.format(LAID)):
        Companion(ONE, [LAID])


@pytest.mark.parametrize(
    "line",
    [
        "markets wool-bread:7.4",
        "markets wool-bread:7.4 wool-bread:8.3",
        "markets wool-bread:7.4 milk-cheese:7.4",
    ],
)
def test_every_seat_lays_a_tile_of_its_own(line: str) -> None:
    found = Companion(MARKETS, [])
    sentence = "^Give 2 different tiles, each on a different hex\\.$"
    with pytest.raises(CeilidhError, match=sentence):
        found.add(line)


def test_stalls_that_were_sold_out_are_closed() -> None:
    """An expand asks for them, since a market tile stands in its way or pays for a good."""
    found = Companion(MARKETS, [LAID, BEGIN, "draw automa_card 14 9", "map"])
    assert found.asks == "stalls"
    found.add("stalls wool milk,cheese")
    own = markets(found.state)
    assert [GOOD_NAMES[good] for good in open_goods(own, 0)] == ["wool"]
    assert found.asks == ""
    found.add("stalls - milk,cheese")
    assert open_goods(markets(found.state), 0) == []
    assert HEX_NAMES.index("7.4") in found.state.free.hexes()


def test_stalls_are_not_asked_for_once_all_tiles_are_gone() -> None:
    lines = [LAID, BEGIN, "stalls - -", "draw automa_card 14 9"]
    found = Companion(MARKETS, lines)
    assert found.asks == "map"
    found.add("map")
    assert found.asks == ""
