"""The sixteen milestones: what counts, and what does not (IN-M01 to IN-M16)."""

import pytest

from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.rail_board.conditions import is_met, progress
from ceilidh.games.clans.rules.counters import imported
from tests.clans.railway.rails import Rails


def game(clans: list[str] | None = None) -> Rails:
    return Rails(3, "milestones", clans)


def far(rails: Rails, tile: int, seat: int = 0) -> int:
    return progress(rails.state, seat, railway(rails.state).milestone(tile))


def met(rails: Rails, tile: int, seat: int = 0) -> bool:
    return is_met(rails.state, seat, railway(rails.state).milestone(tile))


def fulfilled(rails: Rails, *contracts: int) -> None:
    for contract in contracts:
        rails.contract_in_box(0, contract)
    rails.seat().fulfilled += rails.seat().box
    rails.seat().box = ()


def with_import(rails: Rails, good: int, least: int) -> list[int]:
    """Contracts that give so many of one import good together."""
    out: list[int] = []
    total = 0
    for contract in rails.state.rules.components.contracts:
        if contract.imports[good] and total < least:
            out.append(contract.id)
            total += contract.imports[good]
    return out


@pytest.mark.rule("IN-M01-01", "IN-M01-02")
def test_1_six_rare_imports_of_one_kind() -> None:
    rails = game()
    fulfilled(rails, *with_import(rails, 0, 4))
    fulfilled(rails, *with_import(rails, 1, 4))
    held = imported(rails.state, rails.seat())
    assert far(rails, 1) == max(held)
    assert (max(held) >= 6) is met(rails, 1)
    hops = next(c.id for c in rails.state.rules.components.contracts if not any(c.imports))
    before = far(rails, 1)
    fulfilled(rails, hops)
    assert far(rails, 1) == before
    fulfilled(rails, *[n for n in with_import(rails, 0, 9) if n not in rails.seat().fulfilled])
    assert met(rails, 1)


@pytest.mark.rule("IN-M02-01")
def test_2_three_ports() -> None:
    rails = game()
    rails.seat().ports = 0b0101
    assert not met(rails, 2)
    rails.seat().ports = 0b1101
    assert met(rails, 2)


@pytest.mark.rule("IN-M03-01")
def test_3_five_factories_in_any_mix() -> None:
    rails = game()
    rails.place(0, "dairy", "1.3", "2.3")
    rails.place(0, "bakery", "2.4")
    rails.place(0, "distillery", "2.5")
    rails.place(0, "field", "1.5")
    rails.place(0, "sheep", "4.4")
    assert far(rails, 3) == 4
    rails.place(0, "bakery", "4.3")
    assert met(rails, 3)


@pytest.mark.rule("IN-M04-01")
def test_4_seven_basic_goods() -> None:
    rails = game()
    rails.goods(0, wool=3, grain=3, bread=5)
    assert far(rails, 4) == 6
    rails.goods(0, milk=1)
    assert met(rails, 4)


@pytest.mark.rule("IN-M05-01", "IN-WK-02")
def test_5_all_eight_workers_of_whatever_column() -> None:
    rails = game()
    rails.place(0, "woodcutter", "2.1", "3.1", "5.1", "9.1")
    rails.place(0, "miner", "1.4", "1.6", "3.4")
    assert far(rails, 5) == 7
    rails.place(0, "miner", "6.3")
    assert met(rails, 5)


@pytest.mark.rule("IN-M06-01", "IN-M06-02", "IN-M06-Q1")
def test_6_seven_upgrades_gifts_of_a_clan_included() -> None:
    rails = game()
    rails.seat().shipping = 3
    rails.seat().technology = 3
    rails.seat().board_merchants -= 1
    assert far(rails, 6) == 6
    rails.seat().shipping = 4
    assert met(rails, 6)
    clans = ["campbell", "stewart", "robertson"]
    gifted = game(clans=clans)
    given = [
        gifted.seat(seat).shipping
        + gifted.state.rules.components.board.merchants_on_board
        - gifted.seat(seat).board_merchants
        for seat in range(3)
    ]
    assert [far(gifted, 6, seat) for seat in range(3)] == given
    assert any(given)


TRIANGLE = ("2.3", "2.4", "1.4")
OTHER = ("10.3", "10.4", "11.5")


@pytest.mark.rule("IN-M07-01", "IN-M07-02", "IN-M07-Q1")
def test_7_two_triangles_in_different_settlements() -> None:
    rails = game()
    rails.place(0, "sheep", "2.3", "2.4")
    rails.place(0, "miner", "1.4")
    assert far(rails, 7) == 1
    rails.place(0, "sheep", "2.5")  # 2.4, 2.5 and 1.5 would be the same settlement
    rails.place(0, "dairy", "1.5")
    assert far(rails, 7) == 1
    rails.place(0, "cow", "9.4", "10.3")
    assert far(rails, 7) == 1  # two hexes are no triangle
    rails.place(0, "bakery", "9.3")
    assert far(rails, 7) == 2
    assert met(rails, 7)


@pytest.mark.rule("IN-M07-01", "IN-M07-Q1")
@pytest.mark.parametrize(
    ("hexes", "triangles"),
    [
        (("2.3", "2.4", "2.5"), 0),  # a line
        (("2.4", "2.5", "3.5"), 1),
        (("1.5", "2.4", "3.5"), 0),  # bent, its ends do not touch
        (("2.3", "2.4", "2.5", "3.6"), 0),
        (("2.3", "2.5", "3.5", "3.6"), 1),
        (("2.3", "2.4"), 0),
        ((), 0),
    ],
)
def test_7_three_hexes_of_a_triangle_touch_each_other(
    hexes: tuple[str, ...], triangles: int
) -> None:
    rails = game()
    rails.place(0, "sheep", *hexes)
    assert far(rails, 7) == triangles


@pytest.mark.rule("IN-M07-01")
def test_7_two_units_on_a_hex_make_no_triangle() -> None:
    rails = game()
    rails.place(0, "sheep", "2.4", "2.5")
    rails.place(0, "cow", "2.4", "2.5")
    assert far(rails, 7) == 0


@pytest.mark.rule("IN-M11-01", "IN-M13-01", "IN-M10-01")
def test_without_units_nothing_is_counted() -> None:
    rails = game()
    rails.place(1, "sheep", "2.4", "2.5")
    assert [far(rails, tile) for tile in (7, 10, 11, 12, 13)] == [0] * 5
    assert [far(rails, tile, 1) for tile in (10, 11, 13)] == [2, 2, 2]


@pytest.mark.rule("IN-M07-02")
def test_7_two_triangles_far_apart_in_one_settlement_are_one() -> None:
    """1.3, 2.3 and 1.4 at one end; 2.5, 3.6 and 3.5 at the other; 2.4 links them."""
    rails = game()
    rails.place(0, "sheep", "1.3", "2.3", "2.5")
    rails.place(0, "miner", "1.4")
    rails.place(0, "cow", "3.5", "3.6")
    assert far(rails, 7) == 2, "without 2.4 they are two settlements"
    assert met(rails, 7)
    rails.place(0, "dairy", "2.4")
    assert far(rails, 7) == 1
    assert not met(rails, 7)


@pytest.mark.rule("IN-M07-02", "IN-M07-01")
def test_7_units_of_others_make_no_triangle() -> None:
    rails = game()
    rails.place(0, "sheep", "2.3", "2.4")
    rails.place(1, "miner", "1.4")
    rails.place(1, "cow", "9.4", "10.3", "9.3")
    assert (far(rails, 7), far(rails, 7, 1)) == (0, 1)


@pytest.mark.rule("IN-M07-Q1")
def test_7_a_river_between_two_is_allowed_if_the_third_links_them() -> None:
    rails = game()
    rails.place(0, "sheep", "8.4", "9.4")
    rails.place(0, "cow", "8.3")  # rivers on both its sides: it is a settlement of its own
    assert far(rails, 7) == 0
    linked = game()
    linked.place(0, "sheep", "9.3", "9.4")
    linked.place(0, "cow", "10.3")
    assert far(linked, 7) == 1


@pytest.mark.rule("IN-M08-01")
def test_8_three_units_each_of_two_types_that_are_no_workers() -> None:
    rails = game()
    rails.place(0, "sheep", "2.3", "2.4", "2.5")
    rails.place(0, "miner", "1.4", "1.6", "3.4")
    rails.place(0, "cow", "4.3", "4.4")
    assert far(rails, 8) == 1
    rails.place(0, "cow", "1.5")
    assert met(rails, 8)


@pytest.mark.rule("IN-M09-01", "IN-M09-02")
def test_9_a_unit_of_every_type_one_worker_is_enough() -> None:
    rails = game()
    places = ["1.3", "2.3", "2.4", "2.5", "1.5", "4.3"]
    for unit, hex_ in zip(
        ["sheep", "cow", "dairy", "bakery", "field", "distillery"], places, strict=True
    ):
        rails.place(0, unit, hex_)
    assert far(rails, 9) == 6
    rails.place(0, "woodcutter", "9.1")
    assert met(rails, 9)
    rails.place(0, "miner", "1.4")
    assert far(rails, 9) == 7


@pytest.mark.rule("IN-M10-01")
def test_10_fifteen_units() -> None:
    rails = game()
    rails.place(0, "sheep", "1.3", "2.3", "2.4", "2.5")
    rails.place(0, "cow", "1.5", "4.3", "4.4", "1.1")
    rails.place(0, "dairy", "4.1", "7.1", "9.3", "9.4")
    rails.place(0, "miner", "1.4", "1.6")
    assert far(rails, 10) == 14
    rails.place(0, "miner", "3.4")
    assert met(rails, 10)


@pytest.mark.rule("IN-M11-01", "IN-M11-02")
def test_11_six_units_in_one_settlement_two_on_a_hex_count_two() -> None:
    rails = game()
    rails.place(0, "sheep", "2.3", "2.4", "2.5")
    rails.place(0, "miner", "1.4")
    rails.place(0, "cow", "9.4", "10.3")
    assert far(rails, 11) == 4
    rails.place(0, "cow", "2.4", "2.5")  # second units
    assert met(rails, 11)


@pytest.mark.rule("IN-M12-01")
def test_12_eight_units_along_rivers() -> None:
    rails = game()
    rails.place(0, "sheep", "1.3", "2.3", "2.2", "2.5")
    rails.place(0, "cow", "4.3", "4.2", "9.3")
    rails.place(0, "dairy", "2.4")  # no river
    assert far(rails, 12) == 7
    rails.place(0, "bakery", "9.4")
    assert met(rails, 12)


@pytest.mark.rule("IN-M12-02")
def test_12_a_waterfall_is_not_along_its_river() -> None:
    rails = Rails(4, "milestones", further=("industria-maps",), map_="A3 B3 C3 D3")
    map_ = rails.state.map
    for hex_ in map_.waterfalls:
        if hex_ not in {end for river in map_.rivers for end in river}:
            assert not map_.riverside.has(hex_)


@pytest.mark.rule("IN-M13-01", "IN-M13-02", "IN-M13-Q1")
def test_13_five_consecutive_hexes_in_a_line_rivers_do_not_matter() -> None:
    rails = game()
    rails.place(0, "sheep", "2.2", "2.3", "2.4", "2.5")
    rails.place(0, "cow", "2.4")  # a second unit on a hex counts once
    assert far(rails, 13) == 4
    rails.place(0, "woodcutter", "2.6")  # beyond the river
    assert met(rails, 13)
    gap = game()
    gap.place(0, "sheep", "2.2", "2.3", "2.5")
    gap.place(0, "woodcutter", "2.6", "2.7")
    assert far(gap, 13) == 3
    slanting = game()
    slanting.place(0, "sheep", "1.3", "2.3", "4.4")
    slanting.place(0, "miner", "3.4")
    slanting.place(0, "cow", "1.5")
    assert far(slanting, 13) == 4


@pytest.mark.rule("IN-M14-01")
def test_14_two_contracts_with_three_hops_or_more() -> None:
    rails = game()
    rows = rails.state.rules.components.contracts
    many = [c.id for c in rows if c.hops >= 3]
    few = [c.id for c in rows if c.hops == 2]
    fulfilled(rails, many[0], few[0], few[1])
    assert far(rails, 14) == 1
    fulfilled(rails, many[1])
    assert met(rails, 14)


@pytest.mark.rule("IN-M15-01", "IN-M15-02", "IN-M15-Q1")
def test_15_five_kinds_of_goods_and_meat_as_printed() -> None:
    rails = game()
    kinds: set[str] = set()
    for row in rails.state.rules.components.contracts:
        own = {str(good) for good, _ in row.wants}
        own |= {"beef"} if row.beef else set()
        own |= {"mutton"} if row.mutton else set()
        if own - kinds:
            fulfilled(rails, row.id)  # however it was paid
            kinds |= own
            assert far(rails, 15) == len(kinds)
    assert kinds == {"0", "3", "4", "5", "beef", "mutton"}
    assert met(rails, 15)


@pytest.mark.rule("IN-M16-01")
def test_16_two_contracts_without_a_direct_bonus() -> None:
    rails = game()
    rows = rails.state.rules.components.contracts
    plain = [c.id for c in rows if not (c.money or c.free_expands or c.upgrades)]
    money = next(c.id for c in rows if c.money)
    fulfilled(rails, plain[0], money)
    assert far(rails, 16) == 1
    fulfilled(rails, plain[1])
    assert met(rails, 16)
