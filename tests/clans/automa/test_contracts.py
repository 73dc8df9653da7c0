"""The contract icon of the Automa (IN-AEC)."""

import pytest

from ceilidh.games.clans.modules.automa.contracts import bonus_of, cost_of, open_to_take, rarity
from tests.clans.automa.play import Play


@pytest.mark.rule("IN-AEC-01", "IN-AEC-03", "IN-AEC-04", "IN-AEC-05", "IN-EX-28", "IN-AS-02")
def test_it_fulfils_with_money() -> None:
    """Contract 47: two wool, a cheese and mutton for £30; a free hex for £5."""
    play = Play()
    play.units("sheep", "2.3")
    play.contract_in_box(play.auto, 47)
    assert cost_of(play.state, 47) == 30
    before = play.own.money
    turn = play.run(9)
    assert turn.done == "contract"
    assert play.own.money == before - 30 + 5
    assert play.own.fulfilled == (47,) and play.own.box == ()
    assert play.own.deployed[0] == 1, "no animal leaves the map"


@pytest.mark.rule("IN-AEC-06", "IN-AEC-09")
def test_printed_money_import_steps_and_marks() -> None:
    play = Play()
    play.state.imports[0] = 3
    play.contract_in_box(play.auto, 22)
    before = play.own.money
    play.run(9)
    assert play.state.imports[0] == 7
    assert play.own.money == before - 40 + 5 + 1, "£5 printed, £1 at the fifth step"


@pytest.mark.rule("IN-AEC-07", "IN-AEC-08")
def test_five_pounds_for_each_upgrade_and_free_hex() -> None:
    play = Play()
    assert bonus_of(play.state, 10) == 10, "two upgrades"
    assert bonus_of(play.state, 1) == 5, "a free hex"
    shipping, hired = play.own.shipping, play.own.board_merchants
    play.contract_in_box(play.auto, 10)
    turn = play.run(9)
    assert turn.money("automa bonus") == 10
    assert (play.own.shipping, play.own.board_merchants) == (shipping, hired)
    assert play.table.actor == 0, "nobody is asked about bonuses"


@pytest.mark.rule("IN-AEC-10", "IN-AEC-Q4")
@pytest.mark.parametrize("round_", [1, 5])
def test_a_contract_that_it_cannot_pay(round_: int) -> None:
    play = Play()
    play.round(round_)
    play.contract_in_box(play.auto, 47)
    play.own.money = 29
    turn = play.run(9, 10)
    told = turn.all("impossible")[0]
    assert (told.word, told.number) == ("money", 1)
    assert play.own.box == (47,)


@pytest.mark.rule("IN-AEC-Q3")
def test_gains_of_a_contract_do_not_pay_for_it() -> None:
    play = Play()
    play.contract_in_box(play.auto, 11)
    play.own.money = 19
    assert play.run(9, 10).all("impossible")[0].word == "money", "£20, although it brings £10"


@pytest.mark.rule("IN-AEC-02", "IN-AEC-11", "IN-AEC-12")
@pytest.mark.parametrize(("round_", "money"), [(1, 5), (2, 0), (3, -5)])
def test_it_takes_the_cheapest(round_: int, money: int) -> None:
    play = Play()
    play.round(round_)
    play.display(31, 6, 15)
    before = play.own.money
    turn = play.run(9)
    assert play.own.box == (6,)
    assert play.own.money == before + money
    assert turn.all("contracts")[1].left == ("6",)


@pytest.mark.rule("IN-AEC-13")
def test_of_equal_costs_the_highest_bonus() -> None:
    play = Play()
    play.display(9, 7, 3)
    play.run(9)
    assert play.own.box == (7,), "£10 and a free hex"


@pytest.mark.rule("IN-AEC-14", "IN-AEC-20")
def test_still_equal_early_contracts_are_left_to_chance() -> None:
    play = Play()
    play.display(3, 11, 23)
    turn = play.run(9)
    assert play.own.box == (23,), "£15 of money"
    play = Play()
    play.display(3, 11)
    turn = play.run(9, contract="11")
    assert turn.one("chance").left == ("11",)
    assert play.own.box == (11,)


@pytest.mark.rule("IN-AEC-15", "IN-AEC-17")
def test_late_it_takes_the_rarest_import() -> None:
    play = Play()
    play.round(4)
    play.state.imports[:] = [5, 4, 4]
    play.display(1, 2, 6)
    assert rarity(play.state) == [2, 0, 1]
    play.run(9)
    assert play.own.box == (2,), "tobacco is rarer than sugar cane at the same place"


@pytest.mark.rule("IN-AEC-16")
def test_contracts_of_people_count_as_fulfilled() -> None:
    play = Play()
    play.round(4)
    play.state.imports[:] = [3, 4, 9]
    play.contract_in_box(0, 4)
    play.contract_in_box(1, 1)
    assert rarity(play.state) == [1, 0, 2], "8 cotton with those in the boxes"


@pytest.mark.rule("IN-AEC-18")
def test_of_equal_rarity_the_dearest() -> None:
    play = Play()
    play.round(4)
    play.display(1, 4, 10)
    play.run(9)
    assert play.own.box == (10,)


@pytest.mark.rule("IN-AEC-19")
def test_still_equal_late_contracts_are_left_to_chance() -> None:
    play = Play()
    play.round(4)
    play.display(10, 34)
    play.run(9, contract="34")
    assert play.own.box == (34,)


@pytest.mark.rule("IN-AEC-Q1", "IN-AEC-Q2")
def test_hops_alone_rank_behind_all() -> None:
    play = Play()
    play.round(4)
    play.state.imports[:] = [0, 0, 30]
    play.display(23, 6)
    play.run(9)
    assert play.own.box == (6,)


@pytest.mark.rule("IN-AEC-21", "IN-EX-29", "IN-AEC-22")
@pytest.mark.parametrize(("money", "taken"), [(44, False), (45, True)])
def test_in_the_last_round_it_takes_and_fulfils_at_once(money: int, taken: bool) -> None:
    """Contract 47 costs £30 and £15."""
    play = Play()
    play.round(5)
    play.display(47)
    play.own.money = money
    assert (open_to_take(play.state, play.auto) == [47]) is taken
    turn = play.run(9) if taken else play.run(9, 10)
    assert play.own.fulfilled == ((47,) if taken else ())
    assert turn.done == "contract" or turn.all("impossible")[0].word == "dear contract"


@pytest.mark.rule("IN-AEC-23")
def test_in_the_last_round_no_contract_may_be_affordable() -> None:
    play = Play()
    play.round(5)
    play.display(31, 40)
    play.own.money = 50
    assert play.run(9, 10).all("impossible")[0].word == "dear contract"


@pytest.mark.rule("IN-AEC-24")
def test_it_never_looks_at_the_future_board() -> None:
    play = Play(modules=["future-contracts"])
    future = play.state.module("future-contracts")
    before = future.dump()
    play.display()
    assert play.run(9, 1).all("impossible")[0].word == "no contract"
    assert play.state.module("future-contracts").dump() == before


@pytest.mark.rule("IN-AEC-25", "IN-EX-36")
@pytest.mark.parametrize(("round_", "money"), [(3, 4), (4, 9)])
def test_the_price_of_a_contract_must_be_there(round_: int, money: int) -> None:
    play = Play()
    play.round(round_)
    play.own.money = money
    turn = play.run(9, 1)
    told = turn.all("impossible")[0]
    assert (told.word, told.number) == ("money", 1)
    assert turn.words("icon")[:2] == ["contract", "expand"]


@pytest.mark.rule("IN-AEC-26")
def test_an_empty_export_board() -> None:
    play = Play()
    play.display()
    assert play.run(9, 1).all("impossible")[0].word == "no contract"
