"""The companion of the real table plays as the Automa of the engine does."""

from __future__ import annotations

import pytest

from ceilidh.companion import Companion, SetUp, packed, unpacked
from ceilidh.companion.scores import sheet, total
from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.rules.settlements import linked_settlements
from ceilidh.kernel.errors import CeilidhError
from tests.companion.beside import Beside, mine

SET_UP = SetUp(1, 3, ("A1", "B1", "C1", "D1"), True, False, False, 1)


@pytest.mark.parametrize(
    ("people", "level", "seed", "markets", "trains"),
    [
        (1, 3, 5, False, False),
        (1, 5, 8, True, False),
        (2, 1, 6, False, False),
        (3, 4, 7, True, False),
        (1, 2, 9, False, True),
        (2, 5, 4, True, True),
    ],
)
def test_equal_moves_in_whole_games(
    people: int, level: int, seed: int, markets: bool, trains: bool
) -> None:
    beside = Beside(people, level, seed, markets, trains)
    beside.play()
    assert ("stalls" in beside.asked) is markets
    assert beside.turns > 10
    assert beside.asked >= {"map", "contracts"}
    game, state = beside.game, beside.state
    assert game.over
    # The sheet is the one of the engine, once people have said what they have.
    others = [state.seats[seat] for seat in state.rules.people]
    done = [f"{len(one.fulfilled)}:{linked_settlements(state, one)}" for one in others]
    game.add(f"imports {' '.join(map(str, state.imports))}")
    game.add(f"final {' '.join(done)}")
    engine = [(line.name, line.points(state)[-1]) for line in CLANS.lines(state)]
    assert sheet(game) == engine
    assert total(game) == CLANS.scores(state)[-1]
    # A record is all there is: read again, it leads to the same.
    word = packed(beside.setup, game.lines)
    assert len(word) < 6_000  # servers in front allow addresses of 8,000 letters
    again = Companion(*unpacked(word))
    assert mine(again.state) == mine(game.state)
    assert total(again) == total(game)


@pytest.mark.rule("IN-AC-02", "IN-ATR-11")
def test_a_trade_asks_for_the_price_of_its_good_alone() -> None:
    game = Companion(SET_UP, ["begin", "draw automa_card 3; good wool; price +1"])
    assert game.asks == "price wool"
    assert game.card() == 3
    game.add("price wool 9")
    assert game.asks == ""
    assert game.state.seats[-1].market[0] == -1
    # Whatever people do next changes prices: it asks again.
    game.add("draw automa_card 4; good milk; price +1")
    assert game.asks == "price milk"


@pytest.mark.rule("IN-AFM-Q1")
@pytest.mark.parametrize(("face", "sold"), [("+1", "grain"), ("-1", "whisky")])
def test_at_a_market_the_price_die_decides_between_two_goods(face: str, sold: str) -> None:
    """Whisky is dearest, yet plus sells grain."""
    setup = SetUp(1, 3, ("A1", "B1", "C1", "D1"), True, False, True, 1)
    game = Companion(setup, ["markets grain-whisky:7.8 wool-bread:2.4", "begin"])
    game.add(f"draw automa_card 14; automa_card 7; price {face}")
    game.add("map")
    game.add("stalls grain,whisky wool,bread")
    assert game.asks == "prices"
    game.add("prices 4 4 4 4 4 9")
    assert game.asks == ""
    market = game.state.seats[-1].market
    assert {GOOD_NAMES[good]: number for good, number in enumerate(market) if number} == {sold: -2}


def test_one_goes_back_by_leaving_out_the_last_line() -> None:
    lines = ["begin", "draw automa_card 3; good wool; price +2", "price wool 9"]
    game = Companion(SET_UP, lines)
    back = Companion(SET_UP, lines[:-1])
    assert back.asks == "price wool"
    back.add(lines[-1])
    assert mine(back.state) == mine(game.state)


@pytest.mark.parametrize(
    "line",
    [
        *["map 1:7.4", "map 9:7.4:cow", "map 1:99.9:cow", "price wool 99", "price gold 3"],
        *["contracts 99", "passed 4", "imports 1", "nonsense", "final 1"],
        *["draw automa_card 22", "begin again"],
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(line: str) -> None:
    with pytest.raises(CeilidhError, match=r"^[A-Z].*\.$"):
        Companion(SET_UP, ["begin", line])


def test_nobody_stands_where_the_automa_does() -> None:
    game = Companion(SET_UP, ["begin"])
    taken = HEX_NAMES[game.state.seats[-1].own.hexes()[0]]
    with pytest.raises(CeilidhError, match="No unit can be on"):
        game.add(f"map 1:{taken}:cow")


@pytest.mark.parametrize("word", ["", "x", "AAAA", "eJwLycgsVgCi4hIFAB2vBGs", "é"])
def test_a_broken_record_is_refused(word: str) -> None:
    with pytest.raises(CeilidhError, match="This Automa game cannot be read; start a new one"):
        unpacked(word)
