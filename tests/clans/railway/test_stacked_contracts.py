"""Contracts laid on top of others (IN-D16), which Buchanan fulfils in pairs (CC-BUC-12)."""

import pytest

from ceilidh.games.clans.modules.industria.trains.contract_bonuses.stacked import put_on_top
from ceilidh.say import speaker
from tests.clans.railway.rails import GO, Rails

WOOL_4, BREAD_2, CHEESE_2 = 1, 7, 9


def stacked(
    *other: int, upper: int = BREAD_2, lower: int = WOOL_4, clan: str = "buchanan"
) -> Rails:
    """The clan holds one contract on top of another, and maybe others, with goods for all."""
    rails = Rails(3, clans=[clan, "campbell", "robertson"])
    for number in (lower, upper, *other):
        rails.contract_in_box(0, number)
    put_on_top(rails.state, upper, lower)
    rails.goods(0, wool=4, bread=2, cheese=2)
    return rails


@pytest.mark.rule("IN-D16-04", "CC-BUC-12")
def test_16_buchanan_fulfils_a_stacked_pair_in_one_action_the_upper_first() -> None:
    rails = stacked()
    assert rails.texts("fulfil") == [f"fulfil {BREAD_2}"]
    rails.stand(f"fulfil {BREAD_2}")
    assert rails.texts() == [f"fulfil {WOOL_4}", "done"]
    assert speaker("en").prompt(rails.table, 0) == (
        "Also fulfil another contract in this action (4 wool), or skip."
    )
    rails.stand(f"fulfil {WOOL_4}")
    assert rails.seat().fulfilled == (BREAD_2, WOOL_4)
    assert rails.stock(0, "wool") == 0


@pytest.mark.rule("IN-D16-04", "CC-BUC-12")
def test_16_buchanan_may_leave_or_lack_the_lower_one() -> None:
    left = stacked()
    left.stand(f"fulfil {BREAD_2}", "done")
    assert (left.seat().box, left.table.actor) == ((WOOL_4,), 1)
    short = stacked()
    short.goods(0, wool=3)
    short.stand(f"fulfil {BREAD_2}")
    assert (short.seat().box, short.table.actor) == ((WOOL_4,), 1)


@pytest.mark.rule("IN-D16-04", "CC-BUC-12")
def test_16_buchanan_chooses_between_the_lower_contract_and_the_other_box() -> None:
    rails = stacked(CHEESE_2)
    rails.stand(f"fulfil {BREAD_2}")
    assert rails.texts("fulfil") == [f"fulfil {WOOL_4}", f"fulfil {CHEESE_2}"]
    rails.stand(f"fulfil {CHEESE_2}")
    assert (rails.seat().box, rails.table.actor) == ((WOOL_4,), 1), "two, and no more"
    other = stacked(CHEESE_2)
    other.stand(f"fulfil {CHEESE_2}")
    assert other.texts("fulfil") == [f"fulfil {BREAD_2}"], "the lower one is still covered"
    assert f"Contract {WOOL_4}" in other.why_not(f"fulfil {WOOL_4}")


@pytest.mark.rule("IN-D16-04", "CC-BUC-12")
def test_16_other_clans_fulfil_one_contract_of_a_pair() -> None:
    rails = stacked(clan="stewart")
    rails.stand(f"fulfil {BREAD_2}")
    assert rails.table.actor == 1


@pytest.mark.rule("IN-D24-04", "IN-D16-04")
@pytest.mark.parametrize("tile", [23, 24])
def test_23_and_24_buchanan_pays_the_lower_contract_as_the_second(tile: int) -> None:
    rails = stacked()
    rails.bonus("dundee", tile)
    if tile == 24:
        rails.place(0, "field", "2.4")
    rails.goods(0, wool=7, bread=2)
    rails.stand(GO, "withdraw 2.4" if tile == 24 else f"fulfil {BREAD_2}")
    assert rails.texts() == [f"fulfil {WOOL_4}", "done"]
    money = rails.money()
    rails.stand(f"fulfil {WOOL_4}")
    assert rails.stock(0, "wool") == 0, "paid as any contract"
    assert rails.money() == money, "no money for its imports"


@pytest.mark.rule("CC-BUC-Q4", "IN-D16-04")
def test_16_a_contract_that_has_come_may_follow_as_well_as_the_lower_one() -> None:
    rails = stacked(upper=WOOL_4, lower=BREAD_2)
    rails.place(0, "sheep", "2.3")
    rails.place(0, "bakery", "4.1", "4.2", "4.3")
    rails.stand(f"fulfil {WOOL_4}", "build bakery 2.4", "draw")
    new = int(rails.texts("keep")[0].split()[1])
    rails.stand(f"keep {new}")
    rails.goods(0, wool=20, bread=9, cheese=9, whisky=9)
    rails.place(0, "sheep", "5.4", "5.5", "6.3")
    rails.place(0, "cow", "6.4", "6.5", "7.3")
    assert rails.texts("fulfil") == [f"fulfil {number}" for number in sorted((new, BREAD_2))]
