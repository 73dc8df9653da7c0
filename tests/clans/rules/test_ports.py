"""Using ports (CC-PRT-01 to 12, Q1 to Q4).

With 3 players port A lies on 0.1 beside 1.1 and loch 1.2, with 2 players on loch 1.2 itself.
"""

import pytest

from tests.clans.scenario import Scenario

MONEY_AT_A = {"port": ["5", "8", "1", "2"]}


def by_port(s: Scenario | None = None, *hexes: str) -> Scenario:
    """Seat 0 has a sheep beside port A, where tile 5 lies, and on more hexes."""
    s = s or Scenario(setup=MONEY_AT_A)
    s.place(0, "sheep", "1.1", *hexes)
    return s


def marked(s: Scenario, seat: int) -> list[int]:
    """The port tiles on which the seat has put a marker."""
    return [tile for i, tile in enumerate(s.state.ports) if s.seat(seat).ports >> i & 1]


@pytest.mark.parametrize(
    ("players", "hex_", "level", "open_"),
    [
        pytest.param(3, "1.1", 0, True, id="neighbouring"),
        pytest.param(3, "2.1", 1, False, id="a loch away with river-crossing"),
        pytest.param(3, "2.1", 2, True, id="a loch away with 1-loch"),
        pytest.param(3, "3.1", 5, False, id="behind land"),
        pytest.param(2, "2.2", 0, True, id="2 players, port on loch 1.2"),
        pytest.param(2, "3.2", 5, False, id="2 players, behind land"),
    ],
)
@pytest.mark.rule("CC-PRT-01")
def test_a_port_must_be_neighbouring_or_in_shipping_reach(
    players: int, hex_: str, level: int, open_: bool
) -> None:
    s = Scenario(players, setup=MONEY_AT_A)
    s.place(0, "sheep", hex_)
    s.place(1, "sheep", "8.2")
    s.shipping(0, level)
    assert ("port 5" in s.texts()) is open_
    if not open_:
        assert "CC-PRT-01" in s.why_not("port 5")


@pytest.mark.parametrize("level", range(6))
@pytest.mark.rule("CC-PRT-11", "CC-EX-16")
def test_a_port_two_lochs_away_needs_two_loch_shipping(level: int) -> None:
    s = Scenario(setup={"port": ["1", "5", "7", "8"]})
    s.place(0, "sheep", "11.1")
    s.place(1, "sheep", "13.2")
    s.shipping(0, level)
    s.shipping(1, level)
    assert ("port 5" in s.texts()) is (level >= 3), "lochs 12.1 and 13.1 lie between"
    s.turn(1)
    assert "port 5" in s.texts(), "neighbouring at any level"


@pytest.mark.parametrize("order", [["port 5", "ship"], ["ship", "port 5"]])
@pytest.mark.rule("CC-PRT-02")
def test_a_port_is_free_before_or_after_the_action(order: list[str]) -> None:
    s = by_port()
    s.play(*order)
    assert (s.seat(0).money, s.seat(0).shipping) == (100 + 10 - 4, 1)
    assert s.table.actor == 1


@pytest.mark.rule("CC-PRT-02")
def test_a_port_is_used_only_in_the_own_turn() -> None:
    s = by_port()
    s.turn(1)
    assert s.texts("port") == []
    assert "CC-PRT-01" in s.why_not("port 5"), "seat 1 is far away"


@pytest.mark.parametrize("turns", [0, 1, 2])
@pytest.mark.rule("CC-PRT-03")
def test_a_port_may_be_used_at_once_or_in_any_later_turn(turns: int) -> None:
    s = Scenario(setup=MONEY_AT_A)
    s.place(0, "sheep", "2.1")
    s.turn(0, passed=[1, 2])
    s.play("build cow 1.1")
    for _ in range(turns):
        s.play("done", "hire")
    before = s.seat(0).money
    s.play("port 5")
    assert s.seat(0).money == before + 10


@pytest.mark.rule("CC-PRT-03", "CC-PRT-07")
def test_ports_stay_open_or_used_in_later_rounds() -> None:
    s = by_port(None)
    s.place(1, "sheep", "2.1")
    s.shipping(1, 2)
    s.play("port 5", "ship")
    while s.state.round == 1:
        s.play("pass" if "pass" in s.texts() else "done")
    s.turn(0)
    assert "CC-PRT-07" in s.why_not("port 5")
    s.turn(1)
    assert "port 5" in s.texts()


@pytest.mark.rule("CC-PRT-04")
def test_having_had_a_port_in_reach_is_not_enough() -> None:
    s = by_port(None, "7.1")
    s.contract_in_box(0, 41)
    s.goods(0, wool=1, whisky=2)
    s.turn(0, passed=[1, 2])
    assert "port 5" in s.texts()
    s.play("fulfil 41", "slaughter 1.1")
    assert "CC-PRT-04" in s.why_not("port 5")


@pytest.mark.rule("CC-PRT-06", "CC-PRT-07")
def test_a_used_port_is_marked_and_used_only_once() -> None:
    s = by_port()
    s.play("port 5")
    assert marked(s, 0) == [5]
    assert (marked(s, 1), marked(s, 2)) == ([], [])
    assert "CC-PRT-07" in s.why_not("port 5")
    s.turn(0)
    assert "CC-PRT-07" in s.why_not("port 5")


@pytest.mark.rule("CC-PRT-08")
def test_several_players_may_use_the_same_port() -> None:
    s = by_port()
    s.place(1, "sheep", "2.1")
    s.shipping(1, 2)
    s.play("port 5", "hire", "port 5")
    assert (s.seat(0).money, s.seat(1).money) == (106, 110)
    assert (marked(s, 0), marked(s, 1)) == ([5], [5])


@pytest.mark.parametrize("order", [["port 5", "port 8", "hire"], ["port 8", "hire", "port 5"]])
@pytest.mark.rule("CC-PRT-09")
def test_several_ports_may_be_used_in_one_turn(order: list[str]) -> None:
    s = by_port(None, "13.2")
    s.contract_in_box(0, 9)
    s.play(*order)
    assert s.seat(0).money == 100 + 10 + 5 - 4
    assert marked(s, 0) == [5, 8]


@pytest.mark.rule("CC-PRT-10")
def test_no_port_has_to_be_used() -> None:
    s = by_port()
    s.play("hire")
    assert s.texts() == ["port 5", "done"]
    s.play("done")
    assert (marked(s, 0), s.table.actor) == ([], 1)


@pytest.mark.parametrize(
    ("start", "action"), [("2.1", "build cow 1.1"), ("2.2", "ship"), ("1.3", "ship")]
)
@pytest.mark.rule("CC-PRT-12")
def test_a_port_gained_by_this_turns_action_may_be_used_after_it(start: str, action: str) -> None:
    s = Scenario(setup=MONEY_AT_A)
    s.place(0, "sheep", start)
    s.shipping(0, 1)
    assert "CC-PRT-01" in s.why_not("port 5")
    s.play(action)
    before = s.seat(0).money
    s.play("port 5")
    assert s.seat(0).money == before + 10


@pytest.mark.parametrize("order", [["port 5", "pass"], ["pass", "port 5"]])
@pytest.mark.rule("CC-PRT-Q1")
def test_a_port_may_be_used_before_or_after_the_pass_of_the_same_turn(order: list[str]) -> None:
    s = by_port()
    s.play(*order)
    assert s.seat(0).money == 100 + 10 + 16
    assert s.table.actor == 1


@pytest.mark.rule("CC-PRT-Q1")
def test_no_port_is_used_after_the_turn_of_the_pass() -> None:
    s = by_port()
    s.play("pass", "done")
    for move in ("ship", "ship", "pass"):
        assert s.table.actor in (1, 2), "seat 0 is not asked again"
        s.play(move)
    s.play("pass")
    assert (s.state.round, marked(s, 0)) == (2, [])


@pytest.mark.rule("CC-PRT-Q2")
def test_no_port_is_used_between_an_expand_and_its_bonus() -> None:
    s = by_port()
    s.place(1, "cow", "3.1")
    s.play("build dairy 2.1")
    assert s.texts() == ["bargain milk 1", "bargain milk 2", "done"]
    assert "CC-" in s.why_not("port 5")
    s.play("bargain milk 1", "port 5")
    assert marked(s, 0) == [5]


@pytest.mark.rule("CC-PRT-Q2")
def test_no_port_is_used_between_a_contract_and_its_bonuses() -> None:
    s = by_port()
    s.contract_in_box(0, 6)
    s.goods(0, wool=3)
    s.play("fulfil 6")
    assert "CC-PRT-Q2" in s.why_not("port 5")
    s.play("ship", "port 5")
    assert marked(s, 0) == [5]


@pytest.mark.parametrize(
    ("tile", "money", "goods"),
    [
        pytest.param("2", 100, {"bread": 1, "cheese": 1, "whisky": 1}, id="no basic good"),
        pytest.param("3", 100, {"wool": 1, "milk": 1, "grain": 1}, id="no processed good"),
        pytest.param("7", 100, {}, id="one unit to exchange"),
        pytest.param("9", 2, {}, id="no £3"),
    ],
)
@pytest.mark.rule("CC-PRT-Q3")
def test_a_port_whose_precondition_fails_cannot_be_used(
    tile: str, money: int, goods: dict[str, int]
) -> None:
    s = by_port(Scenario(setup={"port": [tile, "5", "1", "8"]}))
    s.seat(0).money = money
    s.goods(0, **goods)
    use = "copy 5" if tile == "9" else f"port {tile}"
    assert "CC-PRT-Q3" in s.why_not(use)
    assert marked(s, 0) == []


@pytest.mark.rule("CC-PRT-Q4")
def test_ports_are_closed_in_the_production_phase() -> None:
    s = by_port()
    s.place(0, "dairy", "2.1")
    s.goods(0, milk=1)
    s.play("pass", "done", "pass", "pass")
    assert s.texts() == ["make cheese 0", "make cheese 1"]
    assert "CC-" in s.why_not("port 5")
