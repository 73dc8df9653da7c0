"""The set-up of a game with the Automa (IN-AS), its options, and people beside it (IN-AMH)."""

import pytest

import ceilidh
from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.goods import FOREST, MINER, MOUNTAIN, WOODCUTTER
from ceilidh.games.clans.modules.automa.first_workers import (
    NEAR_LOCH,
    NEAR_PORT,
    choose_first_hex,
    distances,
    goal_of,
    place_workers,
    worker_places,
)
from ceilidh.games.clans.modules.automa.part import automaton
from ceilidh.games.clans.modules.automa.ports import brings_port
from ceilidh.games.clans.modules.automa.rows import COLUMN_WORDS
from ceilidh.games.clans.modules.industria.farmers_markets.placing import land_beside
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import markets
from ceilidh.games.clans.state import State
from ceilidh.kernel.errors import IllegalMove, OptionError
from ceilidh.kernel.event import EventRecorder
from ceilidh.kernel.table import Table
from tests.clans.automa.play import Play, Turn, steps_of
from tests.clans.scenario import hex_number

TERRAIN = {WOODCUTTER: FOREST, MINER: MOUNTAIN}
LEVELS = {"1": 50, "2": 60, "3": 70, "4": 80, "5": 90}


def begun(players: int = 2, level: str = "3", seed: int = 1, **options: object) -> Table:
    """A table after the clan choice: the Automa has been set up."""
    table = ceilidh.new("clans", players, seed, {"automa": level, **options})
    while table.view()["step"] != "first worker":
        table.play(table.legal()[0])
    return table


def workers(play: Play, **script: str) -> Turn:
    recorder = EventRecorder({name: words.split() for name, words in script.items()})
    play.state.recorder = recorder
    place_workers(play.state, play.auto)
    play.state.recorder = None
    assert recorder.left() == ""
    return Turn(steps_of(recorder.events), recorder.events)


# --- the seat -------------------------------------------------------------------------------------


@pytest.mark.rule("IN-AS-07", "IN-AS-16", "IN-AS-17", "IN-AS-09")
def test_it_has_a_board_but_no_clan_and_no_tile() -> None:
    state: State = begun().state
    own = state.seats[1]
    assert own.clan == -1 and own.tile == 0 and own.goods == [0] * 6
    assert own.shipping == 2 and len(own.hooks.columns) == 8
    assert own.merchants + own.board_merchants == state.seats[0].merchants + (
        state.seats[0].board_merchants
    )


@pytest.mark.rule("IN-AS-15", "IN-AS-22", "IN-AS-34")
@pytest.mark.parametrize(("level", "money"), LEVELS.items())
def test_start_money_by_level_pays_its_workers(level: str, money: int) -> None:
    for seed in range(5):
        table = begun(level=level, seed=seed)
        own = table.state.seats[1]
        events = [event for played in table.played for event in played.events]
        mine = [event for event in events if event.seat == 1 and event.kind == "money"]
        assert sum(event.amount for event in mine if event.reason == "start") == money
        assert sum(event.amount for event in mine) == own.money
        assert sum(own.deployed) == 4


@pytest.mark.rule("IN-AS-08")
def test_it_counts_as_a_player() -> None:
    assert begun(2).state.map.small
    assert not begun(3).state.map.small
    assert len(begun(3).state.display) == len(ceilidh.new("clans", 3, 1).state.display)


@pytest.mark.rule("IN-AS-09", "IN-AMH-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_pair_more_than_people(players: int) -> None:
    table = ceilidh.new("clans", players, 1, {"automa": "1"})
    assert len(table.state.offers) == players
    assert table.people == list(range(players - 1))
    assert table.names[-1] == "Automa"


@pytest.mark.rule("IN-AS-10", "IN-AS-11")
@pytest.mark.parametrize(
    ("good", "column"),
    [
        ("wool", "sheep"),
        ("milk", "cow"),
        ("cheese", "cheese_dairy"),
        ("bread", "bakery"),
        ("grain", "field"),
        ("whisky", "distillery"),
    ],
)
def test_the_goods_die_places_the_token(good: str, column: str) -> None:
    table = ceilidh.new("clans", 2, 1, {"automa": "1"})
    table.repeat(table.legal()[0], 0, {"good": [good]})
    assert COLUMN_WORDS[automaton(table.state).token] == column


@pytest.mark.rule("IN-AS-31", "IN-AS-33", "IN-AS-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_places_first_and_plays_last(players: int) -> None:
    for seed in range(4):
        table = begun(players, seed=seed)
        state = table.state
        assert state.order[-1] == players - 1
        assert sum(state.seats[-1].deployed) == 4
        assert all(sum(seat.deployed) == 0 for seat in state.seats[:-1])
        modules = [state.map.module_of[hex_] for hex_ in state.seats[-1].own.hexes()]
        assert sorted(modules) == [0, 1, 2, 3]


@pytest.mark.rule("IN-AS-32")
def test_later_rounds_go_by_passing() -> None:
    play = Play()
    play.state.passed = [play.auto]
    play.turn(0, [play.auto])
    play.play("pass", "pass")
    assert play.state.round == 2
    first = [e for e in play.table.played[-1].events if e.kind == "turn" and e.amount == 2]
    assert first[0].seat == play.auto


# --- first workers --------------------------------------------------------------------------------


@pytest.mark.rule("IN-AS-23", "IN-AS-24", "IN-EX-34", "IN-AS-Q2")
def test_two_near_ports_and_two_near_the_loch() -> None:
    turn = workers(Play(), price="+1 -2 +3")
    assert turn.words("module") == ["A", "B", "C", "D"]
    assert turn.words("place") == ["loch", "port", "loch", "port"]
    assert [told.number for told in turn.all("place")] == [0, 0, 0, 1]
    turn = workers(Play(), price="-1 -1")
    assert turn.words("place") == ["port", "port", "loch", "loch"]


@pytest.mark.rule("IN-AS-25", "IN-AS-Q4")
def test_cheap_land_first_but_softly() -> None:
    play = Play()
    hexes = sorted(worker_places(play.state, play.auto, 0))
    chosen = choose_first_hex(play.state, play.auto, 0, NEAR_LOCH, hexes)
    assert play.state.map.cost[chosen] <= 2
    dear = [hex_ for hex_ in hexes if play.state.map.cost[hex_] > 2]
    assert choose_first_hex(play.state, play.auto, 0, NEAR_LOCH, dear) in dear


@pytest.mark.rule("IN-AS-26", "IN-AS-Q3")
@pytest.mark.parametrize("sign", [NEAR_LOCH, NEAR_PORT])
@pytest.mark.parametrize("module", range(4))
def test_the_closest_of_the_cheap(module: int, sign: int) -> None:
    play = Play()
    state = play.state
    hexes = sorted(worker_places(state, play.auto, module))
    chosen = choose_first_hex(state, play.auto, module, sign, hexes)
    away = distances(goal_of(state, module, sign))
    cheap = [hex_ for hex_ in hexes if state.map.cost[hex_] <= 2]
    assert away[chosen] == min(away[hex_] for hex_ in cheap)


@pytest.mark.rule("IN-AS-26", "IN-AS-Q3")
def test_the_goals_are_the_modules_own() -> None:
    play = Play()
    rocks = [HEX_NAMES[goal_of(play.state, module, NEAR_LOCH)] for module in range(4)]
    assert rocks == ["6.4", "7.5", "7.6", "6.5"]
    ports = [HEX_NAMES[goal_of(play.state, module, NEAR_PORT)] for module in range(4)]
    assert ports == ["0.1", "14.1", "13.10", "1.10"]
    assert distances(hex_number("7.5"))[hex_number("7.8")] == 3


def equally_far(play: Play) -> list[tuple[int, int, int]]:
    """A module and two cheap hexes that are as far from its port as each other."""
    state = play.state
    cheap = [hex_ for hex_ in state.map.land.hexes() if state.map.cost[hex_] <= 2]
    return [
        (module, one, other)
        for module in range(4)
        for away in [distances(state.map.ports[module])]
        for one in cheap
        for other in cheap
        if one != other and away[one] == away[other]
    ]


@pytest.mark.rule("IN-AS-27")
def test_near_a_port_a_hex_that_reaches_it() -> None:
    """On the map of two 11.7 and 10.7 are equally far from port C; the dearer one reaches it."""
    play = Play(2)
    near, far = hex_number("11.7"), hex_number("10.7")
    assert (2, near, far) in equally_far(play)
    assert play.state.map.cost[near] > play.state.map.cost[far]
    hexes = sorted([near, far])
    assert choose_first_hex(play.state, play.auto, 2, NEAR_PORT, hexes) == near


@pytest.mark.rule("IN-AS-28")
def test_then_the_cheapest() -> None:
    play = Play()
    cost = play.state.map.cost
    pairs = [
        (module, one, other)
        for module, one, other in equally_far(play)
        if cost[one] < cost[other] and not brings_port(play.state, play.auto, other, [module])
    ]
    assert pairs
    for module, one, other in pairs:
        hexes = sorted([one, other])
        assert choose_first_hex(play.state, play.auto, module, NEAR_PORT, hexes) == one


@pytest.mark.rule("IN-AS-29")
def test_then_chance() -> None:
    play = Play()
    state = play.state
    module, one, other = next(
        (module, one, other)
        for module, one, other in equally_far(play)
        if state.map.cost[one] == state.map.cost[other]
        and not brings_port(state, play.auto, one, [module])
        and not brings_port(state, play.auto, other, [module])
    )
    for chosen in (one, other):
        state.recorder = EventRecorder({"hex": [HEX_NAMES[chosen]]})
        hexes = sorted([one, other])
        assert choose_first_hex(state, play.auto, module, NEAR_PORT, hexes) == chosen
        assert state.recorder.left() == ""


@pytest.mark.rule("IN-AS-30")
def test_a_first_worker_in_reach_of_a_port_uses_it() -> None:
    for seed in range(12):
        own = begun(3, seed=seed).state.seats[2]
        table = begun(3, seed=seed)
        earned = sum(
            event.amount
            for played in table.played
            for event in played.events
            if event.seat == 2 and event.reason == "port"
        )
        assert earned == 10 * own.ports.bit_count()
        if earned:
            return
    raise AssertionError("no worker came near a port")


@pytest.mark.rule("IN-AS-Q1")
@pytest.mark.parametrize(("face", "column"), [("+1", WOODCUTTER), ("-1", MINER)])
def test_the_die_decides_where_both_kinds_fit(face: str, column: int) -> None:
    """In module D only 4.5 is open, which is forest and mountain."""
    play = Play()
    state = play.state
    for hex_ in state.free.hexes():
        if state.map.module_of[hex_] == 3 and HEX_NAMES[hex_] != "4.5":
            state.free = state.free.without(hex_)
    turn = workers(play, price=f"+1 +1 {face}")
    assert play.at("4.5") == ["worker"]
    assert turn.all("price")[-1].word == "worker"
    # The other three stand where only one kind fits.
    fitting = [hex_ for hex_ in play.own.own.hexes() if state.map.fits[hex_] & TERRAIN[column]]
    assert play.own.deployed[column] == len(fitting)


# --- farmers' markets -----------------------------------------------------------------------------


@pytest.mark.rule("IN-AS-18", "IN-AS-Q5", "IN-AS-Q6")
def test_one_person_places_both_markets_in_opposite_modules() -> None:
    table = ceilidh.new("clans", 2, 3, {"automa": "2", "modules": ["farmers-markets"]})
    assert table.actor == 0 and table.view()["step"] == "place market"
    table.play(table.legal()[0])
    first = markets(table.state).hexes
    assert table.actor == 0 and first[1] >= 0 and first[0] < 0
    modules = {table.state.map.module_of[move.action.a] for move in table.legal()}
    assert modules == {(table.state.map.module_of[first[1]] + 2) % 4}
    far = distances(first[1])
    other = next(
        hex_
        for hex_ in table.state.free.hexes_in(table.state.map.land)
        if table.state.map.module_of[hex_] not in modules
        and far[hex_] > 3
        and land_beside(table.state, hex_) >= 3
    )
    reason = table.why_not(f"erect {HEX_NAMES[other]}")
    assert (
        reason is not None
        and ("Place one market in module A and one in C, or one in B and one in D") in reason
    )
    table.play(table.legal()[0])
    assert table.view()["step"] == "choose pair"


@pytest.mark.rule("IN-AS-19", "IN-AS-20")
def test_first_workers_of_people_keep_away_from_markets() -> None:
    table = begun(2, seed=3, modules=["farmers-markets"])
    state = table.state
    near = [hex_ for hex_ in markets(state).hexes if hex_ >= 0]
    assert near
    for hex_ in near:
        away = distances(hex_)
        assert all(away[move.action.b] >= 3 for move in table.legal())
    close = next(
        hex_ for hex_ in state.free.hexes_in(state.map.fitting[2]) if distances(near[0])[hex_] == 2
    )
    with pytest.raises(IllegalMove, match="2 hexes"):
        table.play(f"build woodcutter {HEX_NAMES[close]}")


@pytest.mark.rule("IN-AS-35")
def test_lower_pass_bonuses_are_its_too() -> None:
    play = Play(2, modules=["farmers-markets"])
    play.own.money = 0
    play.display()
    play.own.market[0], play.own.merchants = play.own.merchants, 0
    turn = play.run(1, 4)
    assert turn.all("pass") and play.own.money == 12


@pytest.mark.rule("IN-AMH-Q1")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_people_a_market_for_each_in_its_own_module(players: int) -> None:
    table = begun(players, seed=5, modules=["farmers-markets"])
    hexes = [hex_ for hex_ in markets(table.state).hexes if hex_ >= 0]
    modules = [table.state.map.module_of[hex_] for hex_ in hexes]
    assert len(hexes) == players and len(set(modules)) == players


# --- options --------------------------------------------------------------------------------------


@pytest.mark.rule("IN-AMH-Q2", "IN-AMH-01")
@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        (1, {}, "2 to 4 players"),
        (2, {"clans": "auction"}, "cannot be combined; choose one"),
        (2, {"two_player_scoring": "alternative"}, "cannot be combined; choose one"),
    ],
)
def test_what_it_cannot_be_is_refused(players: int, options: dict[str, object], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        ceilidh.new("clans", players, 1, {"automa": "3", **options})


def test_there_is_no_level_six() -> None:
    with pytest.raises(OptionError, match="choose from none, 1, 2, 3, 4, 5"):
        ceilidh.new("clans", 2, 1, {"automa": "6"})


def test_without_clans_only_people_get_money_for_their_place() -> None:
    table = begun(3, "1", clans="none")
    events = [event for played in table.played for event in played.events]
    mine = [event.amount for event in events if event.seat == 2 and event.reason == "start"]
    assert mine == [50]


@pytest.mark.rule("IN-AS-06")
def test_people_may_auction_clans_beside_it() -> None:
    table = begun(3, "1", clans="auction")
    assert table.state.order[-1] == 2
    assert [seat.clan >= 0 for seat in table.state.seats] == [True, True, False]
