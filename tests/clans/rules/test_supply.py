"""Components and supply (CC-CMP): what a colour owns, what is unlimited, which tiles exist."""

import pytest

import ceilidh
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.kernel.errors import IllegalMove, OptionError, RecordError
from tests.clans.scenario import Scenario

GRASS_UNITS = ("sheep", "cow", "dairy", "bakery", "field", "distillery")


@pytest.mark.rule("CC-CMP-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_can_play(players: int) -> None:
    seats = ceilidh.new("clans", players, 0).view()["seats"]
    assert isinstance(seats, list)
    assert len(seats) == players


@pytest.mark.rule("CC-CMP-01")
@pytest.mark.parametrize("players", [0, 5])
def test_nobody_and_five_cannot_play(players: int) -> None:
    with pytest.raises(OptionError, match="1 to 4 players"):
        ceilidh.new("clans", players, 0)


@pytest.mark.rule("CC-CMP-02", "CC-CMP-18")
@pytest.mark.parametrize("unit", GRASS_UNITS)
def test_a_colour_has_four_of_each_unit(unit: str) -> None:
    scenario = Scenario()
    scenario.place(0, unit, "7.3", "7.2", "7.4")
    assert f"build {unit} 8.2" in scenario.texts("build")
    scenario.place(0, unit, "8.2")
    assert "CC-EXP-13" in scenario.why_not(f"build {unit} 8.3")
    scenario.place(1, unit, "4.1")
    scenario.turn(1)
    assert f"build {unit} 4.2" in scenario.texts("build")  # the pieces of others are others'


@pytest.mark.rule("CC-CMP-03")
@pytest.mark.parametrize(
    ("unit", "hexes", "other"),
    [
        ("woodcutter", ["7.2", "7.3", "8.1", "9.2"], "miner"),
        ("miner", ["7.3", "8.3", "6.3", "12.2"], "woodcutter"),
    ],
)
def test_each_worker_column_holds_four(unit: str, hexes: list[str], other: str) -> None:
    scenario = Scenario()
    scenario.place(0, unit, *hexes[:3])
    assert f"build {unit} 8.2" in scenario.texts("build")
    scenario.place(0, unit, hexes[3])
    assert "CC-EXP-13" in scenario.why_not(f"build {unit} 8.2")
    assert f"build {other} 8.2" in scenario.texts("build")


@pytest.mark.rule("CC-CMP-04", "CC-CMP-18")
def test_two_of_seven_merchants_start_in_stock() -> None:
    scenario = Scenario(players=2)
    assert "buy wool 2" in scenario.texts("buy")
    assert "CC-TRD-04" in scenario.why_not("buy wool 3")
    for _ in range(5):
        scenario.play("hire")
        scenario.turn(0)
    assert "buy wool 7" in scenario.texts("buy")
    assert "CC-HIR-03" in scenario.why_not("hire")


@pytest.mark.rule("CC-CMP-06")
def test_the_markers_of_a_colour_suffice_for_all_four_ports() -> None:
    scenario = Scenario(setup={"port": ["5", "8", "4", "2"]})
    scenario.place(0, "sheep", "1.1", "13.2", "13.9", "1.9")
    scenario.goods(0, wool=1)
    scenario.play("port 5", "port 8", "done", "port 4", "done", "port 2", "discard wool")
    scenario.play("gain milk", "gain milk", "gain milk")
    assert scenario.texts("port") == []
    view = scenario.table.view()["seats"]
    assert isinstance(view, list)
    assert view[0]["ports"] == [5, 8, 4, 2]


@pytest.mark.rule("CC-CMP-08", "CC-CMP-18")
def test_each_player_has_two_technology_tiles() -> None:
    scenario = Scenario()
    for seat in range(3):
        scenario.turn(seat)
        scenario.play("technology miner")
        scenario.turn(seat)
        assert scenario.texts("technology") == ["technology woodcutter"]
        scenario.play("technology woodcutter")
        scenario.turn(seat)
        assert "CC-TEC-02" in scenario.why_not("technology miner")


@pytest.mark.rule("CC-CMP-09")
def test_the_export_box_holds_one_contract() -> None:
    scenario = Scenario()
    first, second = scenario.state.display[:2]
    scenario.play(f"take {first}")
    scenario.turn(0)
    assert "CC-CON-06" in scenario.why_not(f"take {second}")


@pytest.mark.rule("CC-CMP-14")
def test_hops_have_no_import_token() -> None:
    scenario = Scenario(ports=False)
    assert scenario.table.view()["imports"] == {"cotton": 0, "tobacco": 0, "sugar_cane": 0}
    scenario.contract_in_box(0, 23)  # 8 hops and money, nothing else
    scenario.goods(0, bread=1, whisky=1)
    scenario.play("fulfil 23")
    assert scenario.state.imports == [0, 0, 0]


@pytest.mark.rule("CC-CMP-14")
@pytest.mark.parametrize(("contract", "imports"), [(1, [2, 0, 0]), (2, [0, 3, 0]), (24, [0, 0, 2])])
def test_each_import_good_has_its_own_token(contract: int, imports: list[int]) -> None:
    scenario = Scenario(ports=False)
    scenario.contract_in_box(0, contract)
    scenario.goods(0, wool=6, bread=2)
    scenario.play(f"fulfil {contract}")
    assert scenario.state.imports == imports


@pytest.mark.rule("CC-CMP-15")
def test_the_market_trades_six_goods_each_with_its_price() -> None:
    scenario = Scenario()
    scenario.goods(0, wool=1, grain=1, milk=1, bread=1, cheese=1, whisky=1)
    for word in ("buy", "sell"):
        assert {text.split()[1] for text in scenario.texts(word)} == set(GOOD_NAMES)
    before = scenario.state.prices[:]
    scenario.play("buy milk 1")
    moved = [i for i in range(6) if scenario.state.prices[i] != before[i]]
    assert moved == [GOOD_NAMES.index("milk")]


@pytest.mark.rule("CC-CMP-16")
@pytest.mark.parametrize("thing", ["beef", "mutton", "hops", "cotton", "tobacco", "sugar_cane"])
@pytest.mark.parametrize("word", ["buy", "sell"])
def test_meat_hops_and_imports_are_not_traded(word: str, thing: str) -> None:
    scenario = Scenario()
    with pytest.raises(IllegalMove, match="do not understand"):
        scenario.table.play(f"{word} {thing} 1")


@pytest.mark.rule("CC-CMP-17")
def test_goods_and_money_never_run_out() -> None:
    scenario = Scenario()
    for seat in range(3):
        scenario.goods(seat, wool=40, whisky=40)
        scenario.seat(seat).money = 1000
    scenario.play("buy wool 2")
    assert scenario.stock(0, "wool") == 42
    scenario.turn(1)
    scenario.play("sell whisky 2")
    assert scenario.seat(1).money == 1022


@pytest.mark.rule("CC-CMP-19")
def test_dice_are_rolled_only_in_the_solo_game() -> None:
    rolled: list[set[str]] = []
    for players in (1, 2, 3, 4):
        scenario = Scenario(players=players)
        while scenario.table.actor is not None:
            scenario.end_round()
        outcomes = [one for played in scenario.table.played for one in played.outcomes]
        rolled.append({one.domain for one in outcomes} & {"good", "price"})
    assert rolled == [{"good", "price"}, set(), set(), set()]


@pytest.mark.rule("CC-CMP-20")
def test_everybody_sees_the_same() -> None:
    scenario = Scenario(clans=["mackenzie", "buchanan", "campbell"])
    scenario.goods(1, whisky=3)
    scenario.contract_in_box(1, 12)
    spectator = scenario.table.view()
    assert [scenario.table.view(seat) for seat in range(3)] == [spectator] * 3
    seats = spectator["seats"]
    assert isinstance(seats, list)
    shown = seats[1]
    assert (shown["money"], shown["box"], shown["clan"]) == (100, [12], "buchanan")
    assert shown["goods"]["whisky"] == 3


OLD_TILES = [
    ("port", ["9", "1", "2", "3"]),
    ("scoring", ["9", "1", "2", "3", "4"]),
    ("clan", ["macewan", "stewart", "campbell", "buchanan"]),
]


@pytest.mark.rule("CC-CMP-12", "CC-CMP-24")
@pytest.mark.parametrize(("domain", "words"), OLD_TILES)
def test_the_ninth_tiles_are_normal_tiles(domain: str, words: list[str]) -> None:
    table = ceilidh.new("clans", 3, 0, setup={domain: words})
    assert [one.word for one in table.setup if one.domain == domain] == words


@pytest.mark.rule("CC-CMP-24")
@pytest.mark.parametrize(("domain", "words"), OLD_TILES)
def test_promotional_tiles_can_be_left_out(domain: str, words: list[str]) -> None:
    with pytest.raises(RecordError, match=words[0]):
        ceilidh.new("clans", 3, 0, options={"promos": False}, setup={domain: words})


@pytest.mark.parametrize(
    ("domain", "words"),
    [
        pytest.param(*OLD_TILES[0], marks=pytest.mark.rule("CC-CMP-13"), id="port"),
        pytest.param(*OLD_TILES[1], marks=pytest.mark.rule("CC-CMP-23"), id="scoring"),
        pytest.param(*OLD_TILES[2], marks=pytest.mark.rule("CC-CMP-13"), id="clan"),
    ],
)
def test_the_first_printing_has_eight_tiles(domain: str, words: list[str]) -> None:
    with pytest.raises(RecordError, match=words[0]):
        ceilidh.new("clans", 3, 0, options={"edition": "first-printing"}, setup={domain: words})


@pytest.mark.rule("CC-CMP-12")
def test_every_one_of_nine_tiles_is_drawn_now_and_then() -> None:
    drawn: dict[str, set[str]] = {"port": set(), "scoring": set(), "clan": set(), "tile": set()}
    for seed in range(60):
        for one in ceilidh.new("clans", 3, seed).setup:
            drawn.setdefault(one.domain, set()).add(one.word)
    numbers = {str(number) for number in range(1, 10)}
    assert drawn["port"] == drawn["scoring"] == drawn["tile"] == numbers
    assert len(drawn["clan"]) == 9


@pytest.mark.rule("CC-CMP-11")
def test_fifty_contracts_are_on_the_board_and_in_the_pile() -> None:
    state = Scenario().state
    assert sorted([*state.unseen, *state.display]) == list(range(1, 51))


PAID = [
    ("buy bread 2", 20, "CC-TRD-08"),
    ("build sheep 7.4", 12, "CC-EXP-05"),
    ("build miner 6.3", 12, "CC-EXP-05"),
    ("ship", 4, "CC-SHP-01"),
    ("technology miner", 10, "CC-TEC-01"),
    ("hire", 4, "CC-HIR-01"),
]


@pytest.mark.rule("CC-CMP-Q1")
@pytest.mark.parametrize(("move", "cost", "rule"), PAID)
def test_what_cannot_be_paid_in_full_is_illegal(move: str, cost: int, rule: str) -> None:
    scenario = Scenario(ports=False)
    scenario.place(0, "woodcutter", "7.3")
    scenario.seat(0).money = cost - 1
    assert rule in scenario.why_not(move)
    scenario.seat(0).money = cost
    scenario.play(move)
    assert scenario.seat(0).money == 0
