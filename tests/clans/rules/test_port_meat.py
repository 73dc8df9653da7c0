"""Port tile 1: a contract needs one animal fewer (CC-PRT-T1). The tile lies beside 1.1."""

import pytest

from tests.clans.scenario import Scenario

SETUP = {"port": ["1", "5", "2", "3"]}


def stage(*contracts: int, s: Scenario | None = None, cows: str = "", sheep: str = "") -> Scenario:
    """Seat 0 holds the contracts and goods, and has a worker in reach of the tile."""
    s = s or Scenario(setup=SETUP)
    for contract in contracts:
        s.contract_in_box(0, contract)
    s.goods(0, wool=5, bread=5, cheese=5, whisky=5)
    s.place(0, "woodcutter", "2.1")
    s.shipping(0, 2)
    s.place(0, "cow", *cows.split())
    s.place(0, "sheep", *sheep.split())
    return s


@pytest.mark.rule("CC-PRT-T1-01")
def test_tile_one_is_used_only_while_fulfilling_a_contract_with_meat() -> None:
    s = stage(9, cows="1.1")
    assert "CC-PRT-Q2" in s.why_not("port 1"), "no contract is being fulfilled"
    s.play("fulfil 9")
    assert s.table.actor == 1, "a contract without meat gives no use for it"


@pytest.mark.rule("CC-PRT-T1-01", "CC-PRT-T1-02")
def test_tile_one_saves_one_animal() -> None:
    s = stage(3, cows="1.1 7.1")
    s.play("fulfil 3")
    assert s.texts() == ["slaughter 1.1", "slaughter 7.1", "port 1"]
    s.play("port 1")
    assert s.texts() == ["slaughter 1.1", "slaughter 7.1"]
    s.play("slaughter 7.1")
    assert s.seat(0).fulfilled == (3,)
    assert s.seat(0).deployed[1] == 1
    assert s.seat(0).ports == 1
    assert s.table.actor == 1, "the main action is over"


@pytest.mark.rule("CC-PRT-T1-02")
def test_a_contract_for_one_animal_needs_none() -> None:
    s = stage(16)
    s.play("fulfil 16", "port 1")
    assert s.seat(0).fulfilled == (16,)


@pytest.mark.rule("CC-PRT-10", "CC-PRT-T1-02")
def test_without_tile_one_every_animal_is_slaughtered() -> None:
    s = stage(3, cows="1.1 7.1")
    s.play("fulfil 3", "slaughter 1.1", "slaughter 7.1")
    assert s.seat(0).fulfilled == (3,)
    assert (s.seat(0).deployed[1], s.seat(0).ports) == (0, 0)


@pytest.mark.rule("CC-FUL-Q6", "CC-PRT-T1-02")
def test_tile_one_makes_up_for_one_missing_animal_but_not_for_two() -> None:
    s = stage(4, cows="7.1")
    assert "CC-FUL-02" in s.why_not("fulfil 4")
    s.place(0, "cow", "7.2")
    s.play("fulfil 4", "port 1", "slaughter 7.1", "slaughter 7.2")
    assert s.seat(0).fulfilled == (4,)


@pytest.mark.rule("CC-FUL-Q6", "CC-PRT-07")
def test_a_marked_tile_one_does_not_help_again() -> None:
    s = stage(16, cows="7.1")
    s.turn(0, passed=[1, 2])
    s.play("fulfil 16", "port 1")
    s.contract_in_box(0, 3)
    assert "CC-FUL-02" in s.why_not("fulfil 3")
    s.place(0, "cow", "7.2")
    s.play("fulfil 3")
    assert s.texts() == ["slaughter 7.1", "slaughter 7.2"]


@pytest.mark.parametrize(("saved", "killed"), [("beef", "8.1"), ("mutton", "7.1")])
@pytest.mark.rule("CC-PRT-T1-Q1")
def test_of_beef_and_mutton_the_player_chooses_which_is_saved(saved: str, killed: str) -> None:
    s = stage(46, cows="7.1", sheep="8.1")
    s.play("fulfil 46", "port 1")
    assert s.texts() == ["waive beef", "waive mutton"]
    s.play(f"waive {saved}")
    assert s.texts() == [f"slaughter {killed}"]
    s.play(f"slaughter {killed}")
    assert s.seat(0).fulfilled == (46,)


@pytest.mark.rule("CC-PRT-T1-Q2")
def test_tile_one_helps_only_one_of_buchanans_two_contracts() -> None:
    buchanan = Scenario(clans=["buchanan", "campbell", "stewart"], setup=SETUP)
    s = stage(3, 16, s=buchanan, cows="7.1 7.2 8.1")
    s.play("fulfil 3", "port 1", "slaughter 7.1", "fulfil 16")
    assert s.texts() == ["slaughter 7.2", "slaughter 8.1"]
    s.play("slaughter 8.1")
    assert s.seat(0).fulfilled == (3, 16)


@pytest.mark.rule("CC-PRT-T1-Q2")
def test_tile_one_may_be_kept_for_buchanans_second_contract() -> None:
    buchanan = Scenario(clans=["buchanan", "campbell", "stewart"], setup=SETUP)
    s = stage(3, 16, s=buchanan, cows="7.1 7.2")
    s.play("fulfil 3", "slaughter 7.1", "slaughter 7.2", "fulfil 16", "port 1")
    assert s.seat(0).fulfilled == (3, 16)


@pytest.mark.rule("CC-PRT-Q2", "CC-PRT-04")
def test_tile_one_acts_inside_the_fulfilment_and_needs_reach_at_that_moment() -> None:
    s = Scenario(setup=SETUP)
    s.contract_in_box(0, 3)
    s.place(0, "cow", "1.1", "7.1")
    s.play("fulfil 3", "slaughter 1.1")
    assert s.texts() == ["slaughter 7.1"], "the cow beside the port is gone"


@pytest.mark.rule("CC-FUL-02", "CC-FUL-Q6")
def test_a_missing_animal_is_saved_before_slaughter_can_lose_the_port() -> None:
    s = Scenario(setup=SETUP)
    s.contract_in_box(0, 3)
    s.place(0, "cow", "1.1")
    s.play("fulfil 3")
    assert s.texts() == ["port 1"], "without the cow the port would be out of reach"
    s.play("port 1", "slaughter 1.1")
    assert s.seat(0).fulfilled == (3,)
