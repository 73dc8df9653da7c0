"""How the Automa trades: by icon (IN-ATR), with neighbours (IN-ANB), at markets (IN-AFM)."""

import pytest

from ceilidh.games.clans.goods import GOOD_NAMES, GRAIN, MILK, WHISKY, WOOL
from ceilidh.games.clans.kinds import PASS
from ceilidh.games.clans.modules.automa.beside import trade_beside
from ceilidh.games.clans.modules.automa.trade import bracket_of
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import PAIRS, Markets, markets
from ceilidh.kernel.event import EventRecorder
from ceilidh.kernel.table import Played
from ceilidh.say import speaker
from tests.clans.automa.play import Play, Turn, steps_of
from tests.clans.scenario import hex_number


def short_of_merchants(play: Play, left: int) -> None:
    """The others stand on the player board again."""
    own = play.own
    own.board_merchants += own.merchants - left
    own.merchants = left


# --- the trade icon -------------------------------------------------------------------------------


@pytest.mark.rule("IN-ATR-01")
def test_trade_needs_a_merchant_and_a_good() -> None:
    play = Play()
    play.display()
    short_of_merchants(play, 0)
    assert play.run(3, 1).all("impossible")[0].word == "merchants"
    full = Play()
    full.own.merchants, full.own.board_merchants = 1, 0
    full.own.market = [1] * 6
    assert full.run(3).all("impossible")[0].word == "goods"


@pytest.mark.rule("IN-ATR-02", "IN-ATR-08", "IN-ATR-09", "IN-ATR-10", "IN-AS-01", "IN-AS-03")
def test_it_earns_a_pound_a_merchant_and_the_price_moves() -> None:
    play = Play()
    before = play.own.money
    turn = play.run(3, good="milk", price="+3")
    assert turn.done == "trade"
    assert play.own.market[MILK] == 3
    assert play.state.prices[MILK] == 7
    assert play.own.money == before + 3
    assert play.own.goods == [0] * 6


@pytest.mark.rule("IN-ATR-03", "IN-ATR-Q1")
def test_goods_with_a_merchant_are_rolled_again() -> None:
    """Whether the merchant came there by trade, neighbourhood or market."""
    play = Play()
    play.own.market = [1, 0, 0, 0, 0, 0]
    play.own.merchants -= 1
    with pytest.raises(Exception, match="good wool"):
        play.run(3, good="wool", price="+1")


@pytest.mark.rule("IN-ATR-04", "IN-EX-31", "IN-ATR-06")
def test_the_merchants_at_hand_limit_it() -> None:
    play = Play()
    short_of_merchants(play, 2)
    before = play.own.money
    play.run(3, good="bread", price="-3")
    assert play.own.market[GOOD_NAMES.index("bread")] == -2
    assert play.own.money == before + 2
    assert play.state.prices[GOOD_NAMES.index("bread")] == 2


@pytest.mark.rule("IN-ATR-05", "IN-ATR-07", "IN-ATR-06")
@pytest.mark.parametrize(
    ("step", "face", "sent"),
    [(9, "+2", -2), (7, "-1", -1), (0, "-2", 2), (2, "+1", 1), (3, "+1", 1), (6, "-1", -1)],
)
def test_the_bracket_says_whether_it_buys_or_sells(step: int, face: str, sent: int) -> None:
    play = Play()
    play.price_step("wool", step)
    play.run(3, good="wool", price=face)
    assert play.own.market[WOOL] == sent


@pytest.mark.rule("IN-ATR-11")
def test_three_four_and_three_spaces() -> None:
    play = Play()
    assert [bracket_of(play.state, step) for step in range(10)] == [0] * 3 + [1] * 4 + [2] * 3


@pytest.mark.rule("IN-ATR-12")
def test_the_bracket_is_read_before_the_marker_moves() -> None:
    play = Play()
    play.price_step("wool", 2)
    turn = play.run(3, good="wool", price="+3")
    assert turn.one("bracket").word == "low"
    assert (play.own.market[WOOL], play.state.prices[WOOL]) == (3, 5)


# --- the neighbourhood bonus ----------------------------------------------------------------------


def beside(play: Play, hex_: str, **script: str) -> Turn:
    """What a unit just deployed on the hex trades."""
    recorder = EventRecorder({name: words.split() for name, words in script.items()})
    play.state.recorder = recorder
    trade_beside(play.state, play.auto, hex_number(hex_))
    play.state.recorder = None
    assert recorder.left() == ""
    return Turn(steps_of(recorder.events), recorder.events)


@pytest.mark.rule("IN-ANB-01", "IN-ANB-04", "IN-ANB-06", "IN-ANB-10")
def test_it_buys_from_neighbours_for_three_pounds_each() -> None:
    play = Play()
    play.units("sheep", "8.8")
    play.place(0, "cow", "7.8")
    before = play.own.money
    turn = beside(play, "8.8")
    assert turn.one("offer").left == ("milk",)
    assert play.own.market[MILK] == 2 and play.state.prices[MILK] == 6
    assert play.own.money == before + 6
    assert play.own.goods == [0] * 6


@pytest.mark.rule("IN-ANB-05", "IN-ANB-07", "IN-ANB-Q2")
@pytest.mark.parametrize(("step", "sent"), [(0, 4), (2, 4), (3, 2), (6, 2), (7, 0), (9, 0)])
def test_how_many_it_buys(step: int, sent: int) -> None:
    """Four at a low price even where three players may buy only three."""
    play = Play()
    play.place(0, "cow", "7.8")
    play.price_step("milk", step)
    beside(play, "8.8")
    assert play.own.market[MILK] == sent


@pytest.mark.rule("IN-ANB-02", "IN-ANB-03")
@pytest.mark.parametrize(("stands", "sent"), [(1, 3), (-1, -1)])
def test_a_good_already_bought_but_none_it_sells(stands: int, sent: int) -> None:
    play = Play()
    play.place(0, "cow", "7.8")
    play.own.market[MILK] = stands
    play.own.merchants -= 1
    beside(play, "8.8")
    assert play.own.market[MILK] == sent


@pytest.mark.rule("IN-ANB-08", "IN-ANB-Q1")
def test_one_good_of_the_lowest_marker() -> None:
    play = Play()
    play.place(0, "cow", "7.8")
    play.place(1, "sheep", "8.7")
    play.price_step("wool", 3)
    beside(play, "8.8")
    assert play.own.market[WOOL] == 2 and play.own.market[MILK] == 0


@pytest.mark.rule("IN-ANB-09")
def test_equal_markers_are_left_to_chance() -> None:
    play = Play()
    play.place(0, "cow", "7.8")
    play.place(1, "sheep", "8.7")
    turn = beside(play, "8.8", good="milk")
    assert turn.one("tied").left == ("wool", "milk")
    assert play.own.market[MILK] == 2 and play.own.market[WOOL] == 0


@pytest.mark.rule("IN-ANB-06", "IN-ANB-07")
def test_merchants_limit_the_bonus() -> None:
    play = Play()
    play.place(0, "cow", "7.8")
    play.price_step("milk", 0)
    short_of_merchants(play, 1)
    beside(play, "8.8")
    assert play.own.market[MILK] == 1


# --- farmers' markets -----------------------------------------------------------------------------


def with_market(basic: int, processed: int) -> Play:
    """A market on 7.8, beside 8.8."""
    play = Play(3, modules=["farmers-markets"])
    state = play.state
    for hex_ in markets(state).hexes:
        state.free = state.free.plus(hex_)
    tile = PAIRS.index((basic, processed))
    others = [one for one in range(9) if one != tile][:2]
    state.keep(Markets((tile, *others), (hex_number("7.8"), -1, -1), (0, 3, 3)))
    state.free = state.free.without(hex_number("7.8"))
    return play


@pytest.mark.rule("IN-AFM-01", "IN-AFM-03", "IN-AFM-05", "IN-AFM-08", "IN-EX-10")
def test_it_sells_at_a_market_for_three_pounds_each() -> None:
    play = with_market(WOOL, WHISKY)
    play.price_step("wool", 0)
    before = play.own.money
    beside(play, "8.8")
    assert play.own.market[WHISKY] == -2
    assert play.state.prices[WHISKY] == 2
    assert play.own.money == before + 6


@pytest.mark.rule("IN-AFM-02", "IN-AFM-04")
@pytest.mark.parametrize(("step", "sent"), [(9, -4), (7, -4), (5, -2), (2, 0), (0, 0)])
def test_how_many_it_sells(step: int, sent: int) -> None:
    play = with_market(WOOL, WHISKY)
    play.price_step("wool", 0)
    play.price_step("whisky", step)
    beside(play, "8.8")
    assert play.own.market[WHISKY] == sent


@pytest.mark.rule("IN-AFM-06", "IN-AFM-07")
@pytest.mark.parametrize(("stands", "sent"), [(-1, -3), (1, 1)])
def test_a_good_already_sold_but_none_it_buys(stands: int, sent: int) -> None:
    play = with_market(WOOL, WHISKY)
    play.price_step("wool", 0)
    play.own.market[WHISKY] = stands
    play.own.merchants -= 1
    beside(play, "8.8")
    assert play.own.market[WHISKY] == sent


@pytest.mark.rule("IN-AFM-09")
def test_the_sale_covers_the_icon() -> None:
    play = with_market(WOOL, WHISKY)
    play.price_step("wool", 0)
    beside(play, "8.8")
    assert markets(play.state).covered[0] == 2
    play.price_step("whisky", 9)
    before = play.own.money
    beside(play, "8.8")
    assert play.own.money == before, "nothing is left there that it would sell"


@pytest.mark.rule("IN-AFM-Q1")
@pytest.mark.parametrize(
    ("face", "grain", "whisky"), [("+1", -2, 0), ("+3", -2, 0), ("-1", 0, -4), ("-3", 0, -4)]
)
@pytest.mark.parametrize("step", [3, 4, 6])
def test_of_both_goods_the_price_die_takes_one_whatever_their_price(
    face: str, grain: int, whisky: int, step: int
) -> None:
    play = with_market(GRAIN, WHISKY)
    play.price_step("grain", step)
    play.price_step("whisky", 7)
    beside(play, "8.8", price=face)
    assert (play.own.market[GRAIN], play.own.market[WHISKY]) == (grain, whisky)


@pytest.mark.rule("IN-AFM-Q1", "IN-AFM-04", "IN-AFM-07")
def test_the_die_is_not_rolled_for_one_good() -> None:
    play = with_market(GRAIN, WHISKY)
    play.price_step("grain", 2)  # in the lower bracket
    beside(play, "8.8")
    assert play.own.market[WHISKY] == -2
    bought = with_market(GRAIN, WHISKY)
    bought.own.market[WHISKY] = 1
    bought.own.merchants -= 1
    beside(bought, "8.8")
    assert bought.own.market[GRAIN] == -2
    covered = with_market(GRAIN, WHISKY)
    own = markets(covered.state)
    covered.state.keep(Markets(own.tiles, own.hexes, (1, *own.covered[1:])))
    beside(covered, "8.8")
    assert covered.own.market[WHISKY] == -2


@pytest.mark.rule("IN-AFM-Q1")
def test_it_says_that_the_price_die_decides() -> None:
    play = with_market(GRAIN, WHISKY)
    events = beside(play, "8.8", price="-2").events
    played = Played(play.auto, PASS.only, [], events, None)
    beats = speaker("en").steps(play.table, played, ["Ann", "Ben", "Automa"])
    assert [beat.text for beat in beats][:4] == [
        "The farmers' market buys grain and whisky.",
        "It can sell both: the price die decides, plus for grain, minus for whisky.",
        "The price die shows −2.",
        "2 merchants to the sell area of whisky.",
    ]


@pytest.mark.rule("IN-AFM-Q2")
def test_neighbours_come_before_the_market() -> None:
    play = with_market(WOOL, WHISKY)
    play.place(0, "cow", "8.7")
    play.price_step("milk", 0)
    short_of_merchants(play, 4)
    beside(play, "8.8")
    assert play.own.market[MILK] == 4 and play.own.market[WHISKY] == 0


@pytest.mark.rule("IN-AEX-Q3")
def test_both_count_for_the_criterion() -> None:
    play = with_market(WOOL, WHISKY)
    play.units("sheep", "9.9")
    play.place(0, "cow", "8.7")
    play.price_step("wool", 0)
    told = play.run(14, 7).all("criterion")[0]
    assert told.word == "neighbourhood" and told.number == 4
    assert told.left == ("8.8",), "2 milk and 2 whisky"
