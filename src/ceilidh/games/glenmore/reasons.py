"""Why a move is not legal, in a sentence, with the rules behind it. The page shows those rules."""

from typing import Final

from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.goods import END as END_TILE
from ceilidh.games.glenmore.goods import RESOURCE_NAMES, RESOURCES, TERRITORY
from ceilidh.games.glenmore.grid import AROUND, CELL_NAMES, HOME_CELLS, STEPS, beside, touching
from ceilidh.games.glenmore.kinds import (
    ACTIVATE,
    BUY,
    CLAIM,
    DONE,
    END,
    FETCH,
    FORGO,
    LAY,
    PAY,
    PUT,
    REMOVE,
    SELL,
    TAKE,
    WALK,
)
from ceilidh.games.glenmore.rules.activation import near, ways_at
from ceilidh.games.glenmore.rules.clan_board import is_open
from ceilidh.games.glenmore.rules.market import price, purse
from ceilidh.games.glenmore.rules.payment import coins_suffice
from ceilidh.games.glenmore.rules.placement import ground, guards, keeps_place, spots
from ceilidh.games.glenmore.rules.rondel import position_of
from ceilidh.games.glenmore.rules.stock import room
from ceilidh.games.glenmore.ruleset import ABSENT
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import amount, scots
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


def why_not(state: State, action: Action) -> Reason:
    """The first reason found; the caller knows that the action is not legal."""
    if not state.stack:
        return Reason("The game is over.", ("GM-END-06",))
    frame = state.stack[-1]
    spec = action.spec
    if spec is SELL:
        return _why_no_sale(state, frame, action)
    moment = _wrong_moment(state, frame, action)
    if moment is not None:
        return moment
    if spec is TAKE or spec is FORGO:
        return _why_no_tile(state, frame.seat, action)
    if spec is END:
        return Reason("The End cannot be reached.", ("GM-END-03",))
    if spec is PAY:
        return _why_no_payment(state, frame.seat, action)
    if spec is BUY:
        return _why_no_purchase(state, frame.seat, action.a)
    if spec is LAY:
        return _why_no_place(state, frame, action.a)
    if spec is CLAIM:
        return _why_no_claim(state, frame.seat, action.a)
    if spec is ACTIVATE:
        return _why_no_activation(state, frame, action.a)
    if spec is WALK:
        return _why_no_walk(state, frame.seat, action)
    if spec is REMOVE:
        return _why_no_removal(state, frame.seat, action.a)
    if spec is FETCH:
        return _why_no_fetch(state, action.a)
    if spec is PUT:
        return _why_not_put(state, frame.seat, action.b)
    return Reason("That is not possible now.", spec.rules)


def _tile_name(state: State, tile: int) -> dict[str, object]:
    """The name of a tile as the field of a sentence."""
    return {"tile": state.rules.components.tiles[tile].name}


# The kinds of move that a step is about, where all of them may be impossible now.
_SUBJECTS: Final[dict[str, tuple[Spec, ...]]] = {
    "move": (TAKE, FORGO, END),
    "pay": (PAY, BUY),
    "place": (LAY,),
    "clan marker": (CLAIM,),
    "activation": (ACTIVATE, WALK),
}


def _wrong_moment(state: State, frame: Frame, action: Action) -> Reason | None:
    """A reason if the kind of move does not belong to the step at hand."""
    step = FLOW.steps[frame.step].name
    kinds: list[str] = []
    for other in FLOW.legal_for(state, frame.seat):
        if other.spec.word not in kinds:
            kinds.append(other.spec.word)
    if action.spec.word in kinds or action.spec in _SUBJECTS.get(step, ()):
        return None
    if action.spec is DONE and step == "move":
        return Reason("Move your pawn: there is no passing.", ("GM-RON-11",))
    return Reason(
        "First decide this: {kinds}.",
        ("GM-TRN-01", "GM-ACT-04"),
        {"kinds": ", ".join(kinds)},
    )


def _why_no_tile(state: State, seat: int, action: Action) -> Reason:
    tile = state.rules.components.tiles[action.a]
    name = _tile_name(state, tile.index)
    if position_of(state, seat, tile.index) < 0:
        return Reason("{tile} is not in front of your pawn.", ("GM-RON-06", "GM-RON-12"), name)
    if tile.protected or tile.kind == END_TILE:
        return Reason("A pawn cannot stop there to take {tile}.", ("GM-RON-09",), name)
    if action.spec is FORGO:
        return Reason("Take a tile: there is one that you can pay and use.", ("GM-TAK-10",))
    return _why_not_taken(state, seat, tile)


def _why_not_taken(state: State, seat: int, tile: Tile) -> Reason:
    own = state.seats[seat]
    debt = state.rules.debts[tile.index]
    name = _tile_name(state, tile.index)
    if debt.barrels > own.barrels:
        return Reason("{tile} costs a barrel that you do not have.", ("GM-TAK-05",), name)
    if not coins_suffice(purse(state, seat), debt):
        return Reason("You cannot pay for {tile}.", ("GM-TAK-09", "GM-TAK-Q6"), name)
    fits = tile.kind != TERRITORY or spots(state, seat, ground(state, seat), tile) != 0
    if fits and debt.scots and not keeps_place(state, seat, tile, debt.scots):
        return Reason(
            "The Scot that {tile} costs must leave another beside its place.",
            ("GM-TAK-06", "GM-TAK-08"),
            name,
        )
    if not fits:
        return Reason("There is no place for {tile}.", ("GM-TAK-Q3", "GM-PLC-01"), name)
    return Reason("You could not pay for {tile} after the move.", ("GM-TAK-09",), name)


def _why_no_payment(state: State, seat: int, action: Action) -> Reason:
    load = state.seats[seat].loads.get(action.b, 0)
    names = _names_of(action)
    if action.a < RESOURCES:
        if amount(load, action.a) == 0:
            return Reason("There is no {resource} on {cell}.", ("GM-TAK-02",), names)
        return Reason("{resource} does not pay for this.", ("GM-TAK-14", "GM-ACT-35"), names)
    if scots(load) == 0:
        return Reason("There is no Scot on {cell}.", ("GM-TAK-06",), names)
    return Reason("That Scot cannot pay.", ("GM-TAK-06", "GM-TAK-08"))


def _names_of(action: Action) -> dict[str, object]:
    """The resource (or none, for a Scot) and the cell of a move."""
    kind = RESOURCE_NAMES[action.a] if action.a < RESOURCES else ""
    return {"resource": kind, "cell": CELL_NAMES[action.b]}


def _why_no_purchase(state: State, seat: int, kind: int) -> Reason:
    cost = price(state, kind)
    coins = state.seats[seat].coins
    facts: dict[str, object] = {"resource": RESOURCE_NAMES[kind], "cost": cost, "coins": coins}
    if state.market[kind] == len(state.rules.slots):
        return Reason("The market row of {resource} is full.", ("GM-MKT-05",), facts)
    if cost > coins:
        return Reason("{resource} costs {cost} coins; you have {coins}.", ("GM-MKT-04",), facts)
    return Reason("{resource} would not be used at once.", ("GM-MKT-06", "GM-MKT-07"), facts)


def _why_no_sale(state: State, frame: Frame, action: Action) -> Reason:
    names = _names_of(action)
    if amount(state.seats[frame.seat].loads.get(action.b, 0), action.a) == 0:
        return Reason("There is no {resource} on {cell}.", ("GM-MKT-09",), names)
    if state.market[action.a] == 0:
        return Reason("The market row of {resource} holds no coins.", ("GM-MKT-10",), names)
    return Reason("Finish this activation first.", ("GM-TRN-Q2", "GM-ACT-04"))


def _why_no_place(state: State, frame: Frame, cell: int) -> Reason:
    own = state.seats[frame.seat]
    tile = state.rules.components.tiles[frame.a]
    bit = 1 << cell
    if tile.overlay:
        return _why_no_cover(state, frame, cell)
    if own.area & bit:
        return Reason(
            "{tile} is no overlay tile.", ("GM-PLC-02", "GM-OVL-14"), _tile_name(state, tile.index)
        )
    if not touching(own.area) & bit:
        return Reason("A side must touch a tile of your territory.", ("GM-PLC-03",))
    if not AROUND[cell] & guards(state, own, own.manned):
        return Reason("None of your Scots is beside that place.", ("GM-PLC-04", "GM-PLC-05"))
    if not tile.river:
        return Reason("That would interrupt the river.", ("GM-PLC-09",))
    if beside(own.river) & bit:
        return Reason("The river would run into a tile without one.", ("GM-PLC-Q2",))
    return Reason("That would begin a second river.", ("GM-PLC-08", "GM-PLC-11"))


def _why_no_cover(state: State, frame: Frame, cell: int) -> Reason:
    own = state.seats[frame.seat]
    tile = state.rules.components.tiles[frame.a]
    if cell not in own.tiles:
        return Reason(
            "{tile} must be laid on another tile.", ("GM-OVL-01",), _tile_name(state, tile.index)
        )
    top = state.rules.components.tiles[own.tiles[cell]]
    if top.types != tile.types:
        both: dict[str, object] = {"top": top.name, "tile": tile.name}
        return Reason("{top} is of another type than {tile}.", ("GM-OVL-02",), both)
    if top.river != tile.river:
        return Reason("An overlay neither adds nor removes a river.", ("GM-OVL-03",))
    return Reason("None of your Scots is beside that tile.", ("GM-OVL-04", "GM-OVL-Q1"))


def _why_no_claim(state: State, seat: int, word: int) -> Reason:
    field = state.rules.clan_fields[word]
    if field == ABSENT:
        return Reason("That clan is not on the board of this edition.", ("GM-ED-09",))
    name = state.rules.components.clan_board.clans[field - 1].name
    if not is_open(state, field):
        return Reason("{clan} is taken.", ("GM-PER-12",), {"clan": name})
    return Reason(
        "The road to {clan} costs {cost}; you have {coins}.",
        ("GM-PER-05", "GM-PER-10"),
        {"clan": name, "cost": state.roads[field], "coins": state.seats[seat].coins},
    )


def _why_no_activation(state: State, frame: Frame, cell: int) -> Reason:
    seat = frame.seat
    own = state.seats[seat]
    if cell not in own.tiles:
        return Reason("There is no tile.", ("GM-ACT-10",))
    name = _tile_name(state, own.tiles[cell])
    if state.activated >> cell & 1:
        return Reason("{tile} has been activated in this turn.", ("GM-ACT-05",), name)
    if not state.rules.ways[own.tiles[cell]]:
        return Reason("{tile} has no activation.", ("GM-ACT-06",), name)
    if not ways_at(state, seat, cell, purse(state, seat)):
        if room(state, seat, cell) == 0:
            rules = ("GM-CMP-19", "GM-MKT-12")
            return Reason("There is no room on {tile}: sell first.", rules, name)
        return Reason("You cannot pay for the activation of {tile}.", ("GM-ACT-40",), name)
    laid = frame.a - 1 if frame.a else state.laid
    if FLOW.steps[frame.step].name == "activation" and not near(state, seat, laid) >> cell & 1:
        return Reason("{tile} is not beside the tile you laid.", ("GM-ACT-01",), name)
    return Reason("{tile} is not of the type to be activated.", ("GM-CLN-40",), name)


def _why_no_walk(state: State, seat: int, action: Action) -> Reason:
    own = state.seats[seat]
    if state.movement == 0:
        return Reason("You have no movement point left.", ("GM-ACT-50",))
    if not own.manned >> action.a & 1:
        return Reason("There is no Scot on {cell}.", ("GM-ACT-51",), {"cell": CELL_NAMES[action.a]})
    if not own.area >> (action.a + STEPS[action.b]) & 1:
        return Reason("Scots walk on tiles only.", ("GM-ACT-54",))
    return Reason("Finish this activation first.", ("GM-ACT-04",))


def _why_no_removal(state: State, seat: int, cell: int) -> Reason:
    if cell in HOME_CELLS:
        return Reason("Home tiles are never removed.", ("GM-CLN-23", "GM-LMK-Q4"))
    if cell not in state.seats[seat].tiles:
        return Reason("There is no tile.", ("GM-CLN-18",))
    return Reason(
        "The rest of your territory would break the rules of placement.", ("GM-PLC-17", "GM-PLC-Q4")
    )


def _why_no_fetch(state: State, tile: int) -> Reason:
    name = _tile_name(state, tile)
    if tile not in state.discard:
        return Reason("{tile} is not in the discard pile.", ("GM-CLN-30",), name)
    return Reason("There is no place for {tile}.", ("GM-PLC-Q6",), name)


def _why_not_put(state: State, seat: int, cell: int) -> Reason:
    if cell not in state.seats[seat].tiles:
        return Reason("There is no tile.", ("GM-CLN-Q2",))
    if room(state, seat, cell) == 0:
        return Reason("There is no room on that tile.", ("GM-CMP-19",))
    return Reason("Another piece is to be put first.", ("GM-CLN-Q2",))
