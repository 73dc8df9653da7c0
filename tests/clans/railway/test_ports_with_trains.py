"""Ports 16, 17 and 18 with trains (IN-P16 to IN-P18): their lower halves. The tile lies by 1.1."""

import pytest

from ceilidh.games.clans.modules.clans.macleod.rules import Shipyards, shipyards
from tests.clans.railway.rails import GO, Rails

TILES = ("industria-tiles",)


def at_port(
    tile: int,
    others: str = "2 3 4",
    players: int = 3,
    clans: list[str] | None = None,
    module: str = "trains",
) -> Rails:
    """Seat 0 stands beside the tile with a sheep on 1.1."""
    setup = {"port": [str(tile), *others.split()]}
    rails = Rails(players, module, clans, TILES, setup)
    rails.place(0, "sheep", "1.1")
    return rails


def asking(demand: int, **goods: int) -> Rails:
    """Seat 0 beside port 16, with Dundee asking for a demand tile."""
    rails = at_port(16)
    rails.demand("dundee", demand)
    rails.goods(0, **goods)
    return rails


# --- 16: less for a delivery ----------------------------------------------------------------------


@pytest.mark.rule("IN-SU-19", "IN-VM-Q3")
@pytest.mark.parametrize("module", ["milestones", "simplified-trains"])
def test_the_lower_half_acts_with_trains_only(module: str) -> None:
    assert "port 16" in at_port(16, module=module).texts(), "units move"
    rails = at_port(16)
    assert "port 16" not in rails.texts()
    assert "while delivering goods" in rails.why_not("port 16")


@pytest.mark.rule("IN-P16-02", "IN-P16-03")
def test_port_16_saves_two_basic_goods_of_a_delivery() -> None:
    lacking = asking(4, wool=1)  # 4 wool
    assert GO not in lacking.texts()
    assert "You lack 3 wool" in lacking.why_not(GO)
    rails = asking(4, wool=2)
    rails.stand(GO)
    assert rails.texts() == ["port 16"], "2 wool are not enough"
    assert "You do not have all the goods: first leave out what you cannot pay" in rails.why_not(
        "done"
    )
    rails.stand("port 16")
    assert rails.stock(0, "wool") == 0
    assert rails.seat().ports == 1
    rails.stand("done")  # no unit moves
    assert rails.yard.taken[0] == 1


@pytest.mark.rule("IN-P16-02")
def test_port_16_saves_a_processed_good_instead() -> None:
    rails = asking(20, grain=2)  # 2 grain, 1 whisky
    rails.stand(GO, "port 16")
    assert (rails.stock(0, "grain"), rails.seat().ports) == (0, 1)
    free = asking(20, grain=2, whisky=1)
    free.stand(GO)
    assert free.texts() == ["port 16", "done"]
    free.stand("port 16")
    assert free.texts() == ["remit grain", "remit whisky"]
    assert "leave out any milk" in free.why_not("remit milk")
    free.stand("remit grain")
    assert (free.stock(0, "grain"), free.stock(0, "whisky")) == (2, 0), "both grain are saved"
    free.turn(0)
    assert "You can only leave goods out while paying a demand" in free.why_not("remit grain")


@pytest.mark.rule("IN-P16-02")
def test_two_basic_goods_may_be_different_and_port_16_need_not_be_used() -> None:
    rails = asking(13, wool=2, grain=1, milk=1)  # all that is asked for
    rails.stand(GO, "port 16", "remit wool", "remit milk")
    assert [rails.stock(0, good) for good in ("wool", "grain", "milk")] == [1, 0, 1]
    kept = asking(1, wool=3)
    kept.stand(GO, "done")
    assert (kept.stock(0, "wool"), kept.seat().ports) == (0, 0)


@pytest.mark.rule("IN-P16-02")
@pytest.mark.parametrize(
    ("demand", "goods", "open_"),
    [
        (28, {"bread": 1}, True),  # 1 bread and 1 cheese: one of them is saved
        (28, {"cheese": 1}, True),
        (28, {}, False),  # two processed goods are too many
        (20, {"grain": 1}, False),  # 2 grain and 1 whisky: not one of each class
        (20, {"grain": 2}, True),
        (20, {"whisky": 1}, True),
        (4, {"wool": 1}, False),  # 4 wool: three basic goods are too many
        (4, {"wool": 2}, True),
    ],
)
def test_port_16_saves_one_processed_or_two_basic_goods_and_no_more(
    demand: int, goods: dict[str, int], open_: bool
) -> None:
    rails = asking(demand, **goods)
    assert (GO in rails.texts()) is open_
    if open_:
        rails.stand(GO)
        assert rails.texts() == ["port 16"]
        rails.stand("port 16")
        assert rails.seat().goods == [0] * 6
        assert rails.seat().ports == 1


@pytest.mark.rule("IN-P16-02", "IN-P16-03")
def test_port_16_must_be_in_reach_and_unused() -> None:
    used = asking(4, wool=2)
    used.seat().ports = 1
    assert GO not in used.texts()
    distant = Rails(3, further=TILES, setup={"port": ["16", "2", "3", "4"]})
    distant.demand("dundee", 4)
    distant.goods(0, wool=2)
    distant.place(0, "sheep", "4.4")
    assert GO not in distant.texts()


@pytest.mark.rule("IN-P16-Q1")
def test_of_one_basic_good_one_is_saved() -> None:
    rails = asking(18, whisky=1)  # 1 milk and 1 whisky
    rails.stand(GO, "port 16")
    assert rails.stock(0, "whisky") == 0
    rails.stand("done")
    assert rails.yard.taken[0] == 1


@pytest.mark.rule("IN-P16-03")
def test_a_copy_of_port_16_is_paid_after_the_fees() -> None:
    rails = at_port(9, "16 2 3")
    rails.goods(0, wool=1)
    rails.train(1, "dundee")
    rails.seat().money = 5  # £3 for the fee, £3 for the copy
    assert GO not in rails.texts()
    rails.seat().money = 6
    rails.stand(GO, "copy 16")
    assert rails.money() == 10, "of the delivery bonus"
    assert rails.stock(0, "wool") == 0


@pytest.mark.rule("IN-P16-03", "IN-T2-Q4")
def test_with_two_players_the_other_train_leaves_what_the_copy_costs() -> None:
    rails = at_port(9, "16 2 3", players=2)
    rails.goods(0, wool=1)
    rails.seat().money = 3
    rails.mini(1, "oban")  # where seat 1 has its train, too
    assert GO in rails.texts()
    rails.stand(GO)
    free = {"glasgow", "oban"}
    assert rails.texts("handcar")
    assert not free & rails.ends("handcar")
    rails.stand(rails.texts("handcar")[0])
    assert rails.texts() == ["copy 16"]


@pytest.mark.rule("IN-P16-03", "IN-MCL-Q3")
def test_port_16_as_a_shipyard_gives_its_building_bonus_after_the_payment() -> None:
    rails = at_port(5, clans=["macleod", "campbell", "robertson"])
    rails.state.keep(Shipyards((13, 14, 15, 16), ()))
    rails.seat().ports = 1
    rails.goods(0, wool=1)
    rails.stand(GO)
    assert rails.texts() == ["shipyard 16"]
    rails.stand("shipyard 16")
    assert shipyards(rails.state).used == (16,)
    assert rails.texts() == ["draw", "done"]
    rails.stand("done", "done")  # no contract, and no unit moves
    assert rails.yard.taken[0] == 1


# --- 17: a piece of the track ---------------------------------------------------------------------


@pytest.mark.rule("IN-P17-03", "IN-P17-05")
def test_port_17_frees_a_marker_that_claims_a_milestone() -> None:
    rails = at_port(17)
    rails.goods(0, wool=7)  # the milestone of Glasgow asks for 7 basic goods
    assert "claim glasgow" not in rails.texts()
    rails.stand("port 17")
    assert rails.yard.taken[0] == 1
    rails.stand("claim glasgow")
    assert rails.claimed("glasgow") == [0]


@pytest.mark.rule("IN-P17-04")
def test_port_17_places_the_station_at_once() -> None:
    rails = at_port(17)
    rails.taken(0, 4)
    rails.place(1, "cow", "2.1")
    rails.stand("port 17")
    assert rails.texts() == ["halt 2.1"]
    rails.stand("halt 2.1")
    assert rails.yard.taken[0] == 5
    assert "ship" in rails.texts(), "the action is still to come"


@pytest.mark.rule("IN-P17-Q2")
def test_port_17_needs_a_piece_on_the_track() -> None:
    rails = at_port(17)
    rails.taken(0, 5)
    rails.stations(0, "2.1")
    assert "port 17" not in rails.texts()
    assert "delivery track is empty" in rails.why_not("port 17")


# --- 18: of stacked contracts ---------------------------------------------------------------------


@pytest.mark.rule("IN-P18-05")
def test_port_18_fulfils_only_the_upper_of_stacked_contracts() -> None:
    rails = at_port(18)
    rails.bonus("dundee", 16)
    rails.goods(0, wool=3)
    rails.contract_in_box(0, 1)
    shown = next(number for number in rails.state.display if number)
    rails.stand(GO, f"take {shown}")
    rails.turn(0)
    rails.stand("port 18")
    assert rails.seat().fulfilled == (shown,)
    assert rails.seat().box == (1,)
