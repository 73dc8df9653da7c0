"""What is said about moves that are not possible: the right sentence at the right moment."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.goods import GOOD_NAMES, GRASS
from ceilidh.games.clans.modules.clans.macdonald.rules import MacDonaldState
from ceilidh.say import speaker
from tests.clans.scenario import Scenario

WAYS = ("n", "ne", "se", "s", "sw", "nw")


def said(s: Scenario, move: str) -> str:
    """The answer to an illegal move, without its rules."""
    return s.why_not(move).rpartition(" (")[0]


# --- inside benefits and bonuses ------------------------------------------------------------------


def benefits(contract: int, **goods: int) -> Scenario:
    s = Scenario()
    s.place(0, "woodcutter", "7.2")
    s.contract_in_box(0, contract)
    s.goods(0, **goods)
    s.play(f"fulfil {contract}")
    return s


@pytest.mark.rule("CC-FUL-24", "CC-FUL-26")
@pytest.mark.parametrize(
    ("contract", "goods", "move", "answer"),
    [
        (1, {"wool": 4}, "ship", "You have no bonus upgrade left to use here."),
        (1, {"wool": 4}, "hire", "You have no bonus upgrade left to use here."),
        (1, {"wool": 4}, "technology miner", "You have no bonus upgrade left to use here."),
        (6, {"wool": 3}, "build sheep 8.2", "You have no free expand left to use here."),
        (6, {"wool": 3}, "recall wool", "You have no merchant on the market for wool."),
        (
            1,
            {"wool": 4},
            "buy wool 1",
            "First decide how to use the bonuses of contract 1, if at all.",
        ),
        (
            1,
            {"wool": 4},
            "take 9",
            "First decide how to use the bonuses of contract 1, if at all.",
        ),
        (1, {"wool": 4}, "port 5", "You can only use ports before or after your action."),
    ],
)
def test_benefits_answer_for_their_own_moment(
    contract: int, goods: dict[str, int], move: str, answer: str
) -> None:
    assert said(benefits(contract, **goods), move) == answer


@pytest.mark.rule("CC-TEC-05", "CC-SHP-Q1")
def test_a_bonus_upgrade_says_what_it_costs() -> None:
    s = benefits(6, wool=3)
    s.seat().money = 4
    assert said(s, "technology miner") == "That technology costs £5; you have £4."
    s.seat().shipping = 5
    assert said(s, "ship") == "Your shipping is already at its highest level."


@pytest.mark.rule("CC-NBB-12", "CC-BLD-01", "CC-PRT-Q2")
def test_bonuses_answer_for_their_own_moment() -> None:
    s = Scenario(setup={"port": ["6", "5", "2", "3"]})
    s.place(0, "woodcutter", "7.2")
    s.place(1, "field", "8.2")
    s.seat().merchants, s.seat().board_merchants = 7, 0
    s.play("build sheep 7.3")
    assert said(s, "bargain grain 4") == "You can buy 3 more grain from neighbours this turn."
    assert said(s, "bargain wool 1").startswith("No neighbouring unit of another player offers")
    assert said(s, "draw") == "You have no building bonus to use here."
    assert said(s, "port 5") == "During this action you can only use port 6."
    assert said(s, "port 6") == "Port 6 is out of reach of your units."
    assert said(s, "keep 1").startswith("First decide which of the new unit's bonuses to use")
    s.seat().money = 5
    assert said(s, "bargain grain 2") == "2 grain cost £6; you have £5."


# --- numbers and capitals -------------------------------------------------------------------------


@pytest.mark.rule("CC-TRD-04", "CC-TRD-08")
def test_one_thing_and_several_are_told_apart() -> None:
    s = Scenario()
    s.seat().money = 3
    assert said(s, "buy wool 1") == "1 wool costs £4; you have £3."
    assert said(s, "buy wool 2") == "2 wool cost £8; you have £3."
    reason = s.table.game.why_not(s.state, s.table.parse("buy wool 1"))
    assert speaker("fr").reason(reason) == "Prix pour 1 (laine)\u00a0: £4\u202f; vous avez £3."
    reason = s.table.game.why_not(s.state, s.table.parse("buy wool 2"))
    assert speaker("pt").reason(reason) == "Preço de 2 (lã): £8; tem £3."
    assert said(s, "buy wool 3") == "You have 2 merchants in stock, so you can trade at most 2."
    s.seat().merchants, s.seat().board_merchants = 1, 6
    assert said(s, "buy wool 3") == "You have 1 merchant in stock, so you can trade at most 1."
    s.seat().merchants, s.seat().board_merchants = 0, 7
    assert said(s, "buy wool 1") == "You have no merchant in stock."


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("CC-CLN-01", "CC-CLN-04", "CC-VNC-01")
def test_only_what_is_on_offer_can_be_chosen() -> None:
    pool = ["stewart", "campbell", "fergusson", "robertson"]
    table = ceilidh.new("clans", 3, 1, {"clan_pool": pool})
    assert table.why_not("choose mackenzie") == (
        "Clan MacKenzie is not on offer. (CC-CLN-01, CC-CLN-04)"
    )
    assert "choose a clan" in str(table.why_not("start 3"))
    assert "First decide which clan to play." in str(table.why_not("buy wool 1"))
    table = ceilidh.new("clans", 3, 1, {"clans": "none"})
    absent = next(n for n in range(1, 10) if f"start {n}" not in {m.text for m in table.legal()})
    assert f"Starting tile {absent} is not on offer." in str(table.why_not(f"start {absent}"))
    assert "This game does not use clans." in str(table.why_not("choose stewart"))
    assert "which starting tile to take" in str(table.why_not("done"))


@pytest.mark.rule("CC-VCA-02", "CC-VCA-03", "CC-VCA-06", "CC-VCA-Q2")
def test_bids_that_are_too_low_too_high_or_missing() -> None:
    table = ceilidh.new("clans", 3, 1, {"clans": "auction"})
    assert "You open the auction: bid at least 0." in str(table.why_not("drop"))
    assert "You cannot bid more than 30." in str(table.why_not("bid 31"))
    assert "First decide how many points to bid." in str(table.why_not("choose stewart"))
    table.play("bid 1")
    assert "Bid more than 1 point, or drop out." in str(table.why_not("bid 1"))
    table.play("bid 7")
    assert "Bid more than 7 points, or drop out." in str(table.why_not("bid 3"))
    assert "whether to bid more or to drop out" in str(table.why_not("pass"))
    assert "This game does not use auction" in Scenario().why_not("bid 3")


@pytest.mark.rule("CC-FER-04", "CC-FW-03")
def test_first_workers() -> None:
    clans = ["fergusson", "campbell", "stewart"]
    setup = {"clan": [*clans, "robertson"], "first": ["1"]}
    table = ceilidh.new("clans", 3, 1, {"map": "A1 B1 C1 D1"}, setup=setup)
    for clan in reversed(clans):
        table.play(f"choose {clan}")
    assert "Hex 7.3 is not a border hex." in str(table.why_not("build miner 7.3"))
    assert "Your first workers must be woodcutters or miners." in str(
        table.why_not("build cow 7.3")
    )
    assert "where to place your first worker" in str(table.why_not("pass"))


@pytest.mark.rule("CC-VTM-04", "CC-SOL-03")
def test_hexes_that_a_module_closes() -> None:
    tight = Scenario(3, tighter_map=True)
    grass = tight.state.map.fitting[GRASS].minus(tight.state.free).hexes()
    for covered in [HEX_NAMES[hex_] for hex_ in grass]:
        assert said(tight, f"build sheep {covered}") == f"Hex {covered} is covered in this game."
    assert grass
    alone = Scenario(1)
    assert said(alone, "build sheep 2.5") == "There is a neutral piece on hex 2.5."


# --- clans ----------------------------------------------------------------------------------------


@pytest.mark.rule("CC-MKZ-07", "CC-MDO-07")
def test_moves_of_clans_that_others_play_or_nobody() -> None:
    s = Scenario(clans=["campbell", "mackenzie", "stewart"])
    assert said(s, "release 1") == "You are not playing Clan MacKenzie."
    assert said(s, "store") == "You are not playing Clan MacKenzie."
    assert said(s, "row 5.4 n") == "Clan MacDonald is not in this game."
    assert said(Scenario(), "beer 1") == "Clan MacEwan is not in this game."


@pytest.mark.rule("CC-MDO-06", "CC-MDO-07", "CC-MDO-08", "CC-MDO-03")
def test_rowing_and_fishermen() -> None:
    s = Scenario(clans=["macdonald", "campbell", "stewart"], setup={"port": ["5", "4", "2", "3"]})
    s.place(0, "worker", "5.4", "1.1")
    assert said(s, "row 7.2 n") == "You have no fisherman on hex 7.2."
    assert said(s, "technology miner") == "Your clan has no technology tiles."
    s.shipping(0, 5)
    assert said(s, "build worker 5.5") == "You already have a fisherman next to hex 5.5."
    blocked = next(f"row 5.4 {way}" for way in WAYS if f"row 5.4 {way}" not in s.texts("row"))
    assert said(s, blocked) == "There is no empty loch in that direction."
    s.state.keep(MacDonaldState(True))
    assert said(s, "row 5.4 n") == "A fisherman has already rowed this turn."
    s.play("hire")
    assert said(s, "row 5.4 n") == "You can only do that before your action."


@pytest.mark.rule("CC-MEW-01", "CC-MEW-02")
def test_beer() -> None:
    s = Scenario(clans=["macewan", "campbell", "stewart"])
    assert ("You can only do that with the bonuses of a contract you have just fulfilled") in said(
        s, "beer 1"
    )
    s.place(0, "woodcutter", "7.2")
    s.contract_in_box(0, 6)
    s.goods(0, wool=3, grain=2)
    s.play("fulfil 6")
    assert said(s, "beer 3") == "You have 2 grain in stock."
    assert said(s, "beer 4") == "With contract 6 you can sell 1 to 3 grain as beer."
    s.play("beer 1")
    assert said(s, "beer 1") == "You have already sold beer for this contract."


@pytest.mark.rule("CC-PRO-12", "CC-CUN-01", "CC-MKZ-05", "CC-MKZ-06")
def test_production() -> None:
    s = Scenario(2, clans=["cunningham", "mackenzie"])
    s.place(0, "dairy", "7.2")
    s.goods(0, milk=2)
    assert said(s, "make cheese 1") == "You can only produce goods in the production phase."
    assert said(s, "butter 1") == "You can only sell butter at the end of production."
    s.state.mine(1).goods[GOOD_NAMES.index("grain")] = 1
    s.place(1, "distillery", "8.2")
    s.play("pass")
    assert said(s, "store") == "You can only store whisky at the end of production."
    s.play("pass")
    assert said(s, "make cheese 2") == "You have 1 building that produces cheese."
    assert said(s, "buy wool 1") == "First decide how much cheese to produce."
    assert said(s, "make bread 1") == "First decide how much cheese to produce."
    s.play("make cheese 1")
    assert said(s, "butter 2") == "You have 1 milk in stock."
    assert said(s, "done") == "First decide how much milk to sell as butter."


# --- what follows from an action ------------------------------------------------------------------


def meat(contract: int, ports: str = "1 5 2 3") -> Scenario:
    s = Scenario(setup={"port": ports.split()})
    s.contract_in_box(0, contract)
    s.goods(0, wool=5, bread=5, cheese=5, whisky=5)
    s.place(0, "woodcutter", "2.1")
    s.shipping(0, 2)
    return s


@pytest.mark.rule("CC-FUL-07", "CC-FUL-12", "CC-FUL-Q5", "CC-FUL-Q6", "CC-PRT-T1-Q1")
def test_slaughter() -> None:
    s = meat(46)
    s.place(0, "cow", "7.1")
    s.place(0, "sheep", "7.2")
    assert "You can only slaughter animals to fulfil a contract that needs meat" in said(
        s, "slaughter 7.1"
    )
    assert ("You can only use port 1 while fulfilling a contract that needs meat") in said(
        s, "port 1"
    )
    s.play("fulfil 46")
    assert said(s, "slaughter 2.1") == "You have no animal on hex 2.1."
    assert said(s, "done") == "First decide which animal to slaughter for contract 46."
    assert said(s, "port 5") == "During this action you can only use port 1."
    s.play("slaughter 7.1")
    s.place(0, "cow", "7.1")
    assert said(s, "slaughter 7.1") == "Contract 46 does not need any more beef."
    s = meat(46)
    s.place(0, "sheep", "7.2")
    s.play("fulfil 46")
    assert (
        said(s, "slaughter 7.2") == "You are 1 animal short: first use the port that replaces one."
    )
    s.play("port 1")
    assert said(s, "waive mutton") == (
        "You do not have the animals for beef: use the port for that one."
    )


@pytest.mark.rule("CC-BUC-12", "CC-FUL-02")
def test_a_second_contract_of_one_action() -> None:
    s = Scenario(clans=["buchanan", "campbell", "stewart"])
    s.contract_in_box(0, 2)
    s.contract_in_box(0, 9)
    s.goods(0, wool=6, cheese=2)
    s.play("fulfil 2")
    assert said(s, "hire") == "First decide whether to fulfil contract 9 too."
    assert said(s, "fulfil 2") == "Contract 2 is not in your export box."
    s.contract_in_box(0, 8)
    assert said(s, "fulfil 8").startswith("Contract 8 still needs ")
    s = Scenario(clans=["buchanan", "campbell", "stewart"])
    first, second = sorted(c for c in s.state.display if c)[:2]
    s.play(f"take {first}")
    assert said(s, "hire") == "First decide whether to take another contract."
    assert said(s, f"take {first}") == f"Contract {first} is not on the export board."
    assert f"take {second}" in s.texts()
