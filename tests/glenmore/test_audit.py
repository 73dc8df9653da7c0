"""The audit finds what is broken: each invariant is broken on purpose once."""

from collections.abc import Callable

import pytest

import ceilidh
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.goods import STACK_D, WOOD
from ceilidh.games.glenmore.grid import CASTLE_CELL, VILLAGE_CELL
from ceilidh.games.glenmore.kinds import TILE
from ceilidh.games.glenmore.powers import NO_POWERS
from ceilidh.games.glenmore.rules.placement import PLACE
from ceilidh.games.glenmore.state import EMPTY, State
from ceilidh.games.glenmore.tile_load import ONE, ONE_SCOT
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.position import read, write
from ceilidh.kernel.state import Frame
from tests.glenmore.scenario import Scenario, cell_number
from tests.shared.records import text_of

FOREST = cell_number("0.1")


def lose_figure(state: State) -> None:
    state.places.pop()


def forget_cell(state: State) -> None:
    state.mine(0).area &= ~(1 << FOREST)


def forget_river(state: State) -> None:
    state.mine(0).river = 1 << VILLAGE_CELL


def forget_scots(state: State) -> None:
    state.mine(0).manned = 0


def lose_stock(state: State) -> None:
    state.mine(0).stock[WOOD] += 1


def forget_powers(state: State) -> None:
    state.mine(0).powers = NO_POWERS


def clone_scot(state: State) -> None:
    own = state.mine(0)
    own.loads[VILLAGE_CELL] += ONE_SCOT


def owe_scots(state: State) -> None:
    own = state.mine(0)
    own.loads[VILLAGE_CELL] += ONE_SCOT * (own.scots + 1)
    own.scots = -1


def lose_marker(state: State) -> None:
    state.mine(0).markers -= 1


def forget_claim(state: State) -> None:
    state.claims = ()


def owe_coins(state: State) -> None:
    state.mine(0).coins = -1


def owe_barrels(state: State) -> None:
    state.mine(0).barrels = -1


def overfill(state: State) -> None:
    own = state.mine(0)
    own.loads[FOREST] = ONE[WOOD] * 4
    own.stock[WOOD] = 4


def put_nothing(state: State) -> None:
    state.mine(0).loads[CASTLE_CELL] = 0


def put_beside(state: State) -> None:
    own = state.mine(0)
    own.loads[cell_number("5.5")] = own.loads.pop(FOREST)


def miscount(state: State) -> None:
    """A wood without its share in the sum."""
    own = state.mine(0)
    own.loads[FOREST] += 1 << 4 * WOOD
    own.stock[WOOD] += 1


def drift_away(state: State) -> None:
    own = state.mine(0)
    far = cell_number("5.5")
    own.tiles[far] = own.tiles.pop(FOREST)
    own.loads[far] = own.loads.pop(FOREST)
    own.area ^= 1 << FOREST | 1 << far


def double_tile(state: State) -> None:
    state.discard += (TILE.index["inshriach"],)


def person_twice(state: State) -> None:
    state.discard += (TILE.index["somerled"],)


def buried_twice(state: State) -> None:
    state.mine(1).under[VILLAGE_CELL] = (TILE.index["inshriach"],)


def unseen_twice(state: State) -> None:
    state.unseen.append(TILE.index["inshriach"])


def fifth_stack(state: State) -> None:
    state.stack_number = STACK_D + 1


def wrong_chance(state: State) -> None:
    state.rng = 1 << 64


def overfull_market(state: State) -> None:
    state.market[WOOD] = len(state.rules.slots) + 1


def stale_roads(state: State) -> None:
    state.roads = state.rules.first_roads


def prepared() -> Scenario:
    """A forest with a wood on it, a clan and a landmark that both have permanent effects."""
    scenario = Scenario(3, ("halkirk",))
    scenario.lay(0, "0.1", "inshriach")
    scenario.goods(0, "0.1", wood=1)
    scenario.clan(0, "sinclair")
    scenario.landmark(0, "castle_moil")
    scenario.person(0, "somerled")
    return scenario


@pytest.mark.parametrize(
    ("damage", "finding"),
    [
        (lose_figure, "seats and figures do not fit"),
        (forget_cell, "seat 0: sets of cells are stale"),
        (forget_river, "seat 0: sets of cells are stale"),
        (forget_scots, "seat 0: sets of cells are stale"),
        (lose_stock, "seat 0: stock [0, 2, 0, 0, 0] and tiles [0, 1, 0, 0, 0] differ"),
        (forget_powers, "seat 0: permanent effects are stale"),
        (clone_scot, "Scots"),
        (owe_scots, "a number is out of range"),
        (lose_marker, "clan markers left"),
        (forget_claim, "clan markers left"),
        (owe_coins, "a number is out of range"),
        (owe_barrels, "a number is out of range"),
        (overfill, f"seat 0: wrong load on cell {FOREST}"),
        (put_nothing, f"seat 0: wrong load on cell {CASTLE_CELL}"),
        (put_beside, f"seat 0: wrong load on cell {cell_number('5.5')}"),
        (miscount, f"seat 0: the load of cell {FOREST} is packed wrongly"),
        (drift_away, "seat 0: the territory is not sound"),
        (double_tile, "a tile is in two places"),
        (person_twice, "a tile is in two places"),
        (buried_twice, "a tile is in two places"),
        (unseen_twice, "the stack does not fit what was drawn"),
        (fifth_stack, "the stack is out of range"),
        (wrong_chance, "the chance number is out of range"),
        (overfull_market, f"market row {WOOD} is overfull"),
        (stale_roads, "road costs are stale"),
    ],
)
def test_the_audit_finds_damage(damage: Callable[[State], None], finding: str) -> None:
    scenario = prepared()
    assert GLENMORE.audit(scenario.state) == []
    damage(scenario.state)
    assert any(finding in fault for fault in GLENMORE.audit(scenario.state))


@pytest.mark.parametrize("damage", [owe_coins, double_tile, lose_marker, overfull_market])
def test_a_position_that_breaks_an_invariant_is_refused(damage: Callable[[State], None]) -> None:
    state = GLENMORE.clone(ceilidh.load(text_of("glenmore", "3p-die")).played[50].before)
    assert read(write(GLENMORE, state))[1].seats[0].coins >= 0
    damage(state)
    with pytest.raises(RecordError, match="damaged"):
        read(write(GLENMORE, state))


def stand_on_a_tile(state: State) -> None:
    space = next(space for space, tile in enumerate(state.rondel) if tile >= 0)
    state.rondel[state.places[0] % state.rules.spaces] = state.rondel[space]
    state.rondel[space] = EMPTY


def run_ahead(state: State) -> None:
    state.places[0] += state.rules.spaces


def stand_together(state: State) -> None:
    state.places[0] = state.places[1]


def fill_ahead(state: State) -> None:
    state.front += state.rules.spaces


def fall_behind(state: State) -> None:
    state.front -= 3


def score_early(state: State) -> None:
    state.scorings += 1


def draw_the_end(state: State) -> None:
    state.drawn += 1


def hide_the_end(state: State) -> None:
    state.drawn -= 1


def card_before_its_tile(state: State) -> None:
    cards = [card.id for card in state.rules.components.landmarks]
    waiting = [state.rules.components.tiles[tile].card for tile in state.rules.stacks[STACK_D]]
    card = cards.index(next(name for name in waiting if name in cards))
    state.mine(0).landmarks += (card,)


def invite_before_the_clan(state: State) -> None:
    state.mine(0).persons += (TILE.index["david_hume"],)


def take_another(state: State) -> None:
    state.stack[-1] = Frame(PLACE.id, state.stack[-1].seat, state.seats[1].tiles[VILLAGE_CELL])


def nobody_decides(state: State) -> None:
    state.stack[-1] = Frame(state.stack[-1].step, -1)


def another_order(state: State) -> None:
    state.stack.insert(0, state.stack.pop(1))


@pytest.mark.rule("GM-RON-02", "GM-RON-15", "GM-FLW-03")
@pytest.mark.parametrize(
    ("move", "damage", "finding"),
    [
        (50, stand_on_a_tile, "a figure stands on a tile"),
        (50, run_ahead, "figures do not stand in a line"),
        (50, stand_together, "figures do not stand in a line"),
        (50, fill_ahead, "the line of tiles ends in another place"),
        (50, fall_behind, "a tile lies beyond the line"),
        (50, score_early, "scoring phases do not fit the stacks"),
        (162, draw_the_end, "The End was drawn, but it is not there"),
        (-2, hide_the_end, "The End is there, but it was not drawn"),
        (50, card_before_its_tile, "a landmark card came before its tile"),
        (50, invite_before_the_clan, "a Person came before the clan"),
        (50, take_another, "the tile that is being taken lies elsewhere"),
        (50, nobody_decides, "a step concerns nobody"),
        (50, another_order, "the steps that are left have another order"),
    ],
)
def test_a_position_that_cannot_go_on_is_refused(
    move: int, damage: Callable[[State], None], finding: str
) -> None:
    table = ceilidh.load(text_of("glenmore", "3p-both-die"))
    state = GLENMORE.clone(table.played[move].before)
    assert read(write(GLENMORE, state))
    damage(state)
    assert finding in GLENMORE.unreachable(state)
    with pytest.raises(RecordError, match="damaged"):
        read(write(GLENMORE, state))


def test_the_end_may_be_covered_once_all_have_come_to_it() -> None:
    """A figure that is no pawn runs on, and the Rondel is filled before it."""
    table = ceilidh.load(text_of("glenmore", "4p-haggis-both"))
    state = GLENMORE.clone(table.played[-5].before)
    state.rondel[state.rondel.index(state.rules.end)] = EMPTY
    assert GLENMORE.unreachable(state) == []


def test_the_home_tiles_of_all_seats_are_no_double_tiles() -> None:
    """Every seat has the same two; neither they nor tiles under others count as copies."""
    scenario = prepared()
    assert all(seat.tiles[VILLAGE_CELL] == 0 for seat in scenario.state.seats)
    assert GLENMORE.audit(scenario.state) == []


@pytest.mark.rule("GM-PLC-Q5")
def test_between_two_removals_a_territory_may_be_unsound() -> None:
    """Only the final arrangement counts: the tile that joins another may go first."""
    scenario = Scenario(3, ("loch_morar",))
    scenario.seat(0).coins = 30
    scenario.lay(0, "0.1", "inshriach")
    scenario.lay(0, "0.2", "lammermuir")
    scenario.play("take loch_morar", "lay -1.0")
    assert scenario.step() == "remove tiles"
    scenario.play("remove 0.1")
    assert scenario.texts("remove") == ["remove 0.2"]
    assert scenario.texts("done") == []
    assert scenario.faults() == []
    scenario.play("remove 0.2")
