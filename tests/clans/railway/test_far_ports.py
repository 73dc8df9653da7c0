"""Delivery bonus 11: one port however far away, in its bonus action alone (IN-D11)."""

import pytest

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.rules.benefits import open_benefits
from ceilidh.say import speaker
from tests.clans.railway.rails import GO, Rails, delivering

ALL_FAR = {"port": ["5", "4", "8", "2"]}
CHEESE_BEEF = 17  # 2 cheese and 2 beef


def far(setup: dict[str, list[str]] | None = None, tile: int = 11, extra: bool = False) -> Rails:
    """Seat 0 has a sheep on 4.4, from which no port is in reach, and delivers for the bonus."""
    further = ("industria-tiles",) if extra else ()
    rails = Rails(3, further=further, setup=setup or ALL_FAR)
    rails.bonus("dundee", tile)
    rails.goods(0, wool=3)
    rails.place(0, "sheep", "4.4")
    return rails


def play_on(rails: Rails, *moves: str) -> None:
    """Play on one and the same state, as bots do, with all that it remembers."""
    for move in moves:
        (action,) = [one for one in CLANS.legal(rails.state) if one.text == move]
        CLANS.apply(rails.state, action)


def ports(rails: Rails) -> set[str]:
    texts = [action.text for action in CLANS.legal(rails.state)]
    return {text for text in texts if text.startswith("port")}


@pytest.mark.rule("IN-D11-03", "IN-D11-Q2")
@pytest.mark.parametrize("used", [0, 0b0010, 0b1110])
def test_one_port_wherever_it_lies_whatever_was_used_before(used: int) -> None:
    rails = far()
    rails.seat().ports = used
    assert ports(rails) == set(), "none is in reach"
    play_on(rails, GO, "bonus action-and-port")
    assert "port 5" in ports(rails)
    assert len(ports(rails)) == (1 if used == 0b1110 else 2 if used else 3), "8, 4 and 5"
    play_on(rails, "port 5")
    assert rails.seat().ports == used | 1
    assert ports(rails) == set(), "one of them"
    assert any(action.text == "hire" for action in CLANS.legal(rails.state))


@pytest.mark.rule("IN-D11-03")
@pytest.mark.parametrize("last", ["done", "hire"])
def test_after_the_bonus_action_ports_are_as_far_as_before(last: str) -> None:
    rails = far()
    play_on(rails, GO, "bonus action-and-port", last)
    play_on(rails, "gain bread")
    rails.turn(0)
    assert ports(rails) == set()
    assert rails.seat().ports == 0


@pytest.mark.rule("IN-D11-03", "IN-TD-Q2")
@pytest.mark.parametrize("tile", [3, 15])
def test_other_bonus_actions_open_no_port(tile: int) -> None:
    rails = far(tile=tile)
    play_on(rails, GO, "bonus action")
    assert ports(rails) == set()


@pytest.mark.rule("IN-D11-03", "IN-TU-Q1")
def test_the_extra_action_of_a_tunnel_opens_no_port() -> None:
    rails = far()
    rails.train(0, "ayr")
    rails.claim(0, "tunnel_west")
    play_on(rails, "train aberdeen direct", "done")
    assert ports(rails) == set()


@pytest.mark.rule("IN-D11-03")
def test_the_port_may_be_used_before_an_action_or_inside_it_but_once() -> None:
    """Ports 1 and 10 act while a contract is paid: one of them may be far away, not both."""
    setup = {"port": ["1", "10", "4", "8"]}
    both = far(setup, extra=True)
    both.contract_in_box(0, CHEESE_BEEF)
    both.place(0, "cow", "4.3")
    both.goods(0, wool=3, cheese=1)
    play_on(both, GO, "bonus action-and-port")
    assert "fulfil 17" not in [action.text for action in CLANS.legal(both.state)]
    one = far(setup, extra=True)
    one.contract_in_box(0, CHEESE_BEEF)
    one.place(0, "cow", "4.3", "4.5")
    one.goods(0, wool=3, cheese=1)
    play_on(one, GO, "bonus action-and-port", "fulfil 17", "port 10")
    assert ports(one) == set(), "port 1 is far away, and one far port is used"
    meat = far(setup, extra=True)
    meat.contract_in_box(0, CHEESE_BEEF)
    meat.place(0, "cow", "4.3")
    meat.goods(0, wool=3, cheese=2)
    play_on(meat, GO, "bonus action-and-port", "fulfil 17", "done", "port 1", "slaughter 4.3")
    assert meat.seat().fulfilled == (CHEESE_BEEF,)
    assert meat.seat().ports == 1


@pytest.mark.rule("IN-D11-03")
def test_no_other_step_opens_a_far_port() -> None:
    """A second free expand is still to come; port 6 could move the price of a neighbour's good."""
    rails = far({"port": ["6", "4", "8", "2"]})
    rails.place(1, "sheep", "4.5")
    open_benefits(rails.state, 0, 0, 2, 0)
    play_on(rails, "build cow 3.5")
    assert {"bargain wool 1"} <= {action.text for action in CLANS.legal(rails.state)}
    assert ports(rails) == set()


@pytest.mark.rule("IN-D11-03")
def test_the_prompt_tells_of_the_far_port_until_it_is_used() -> None:
    rails = far()
    rails.stand(GO, "bonus action-and-port")
    to = speaker("en")
    assert "you may use one port at any distance" in to.prompt(rails.table, 0)
    rails.stand("port 5")
    assert to.prompt(rails.table, 0) == "Take an extra action, or skip."


# --- ports and prices in extra actions ------------------------------------------------------------


@pytest.mark.rule("IN-TD-Q2", "IN-TU-Q1")
@pytest.mark.parametrize("tunnel", [False, True])
def test_before_an_extra_action_a_port_may_move_a_price(tunnel: bool) -> None:
    rails = delivering(3, setup={"port": ["6", "4", "8", "2"]})
    rails.place(0, "sheep", "1.1")
    rails.goods(0, wool=5)
    if tunnel:
        rails.train(0, "ayr")
        rails.claim(0, "tunnel_west")
        rails.bonus("aberdeen", 13)
        rails.stand("train aberdeen direct")
    else:
        rails.stand(GO, "bonus action")
    step = rails.state.prices[0]
    rails.stand("port 6", "shift wool up")
    assert {text.split()[1] for text in rails.texts()} == {"wool"}
    rails.stand("sell wool 1")
    assert rails.state.prices[0] == step + 3 - 1


@pytest.mark.rule("IN-TD-Q2", "CC-PRT-02")
def test_after_an_extra_action_it_is_over() -> None:
    rails = delivering(3, setup={"port": ["5", "4", "8", "2"]})
    rails.place(0, "sheep", "1.1")
    rails.stand(GO, "bonus action", "hire")
    assert rails.table.view()["step"] == "city tile"
    rails.stand("done")
    assert "port 5" in rails.texts(), "the turn itself has its ports after the action"
