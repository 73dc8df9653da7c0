"""What a viewer may see: all there is, since nothing is drawn in advance (CC-CMP-20)."""

from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.goods import GOOD_NAMES, IMPORT_NAMES, KIND_NAMES
from ceilidh.games.clans.rules.expand import unit_costs, units_left
from ceilidh.games.clans.rules.pieces import guest_at, guest_kind_at, kinds_at, owner_at
from ceilidh.games.clans.rules.settlements import linked_settlements
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.rules.watchers import marked_hexes
from ceilidh.games.clans.serial import clan_name
from ceilidh.games.clans.state import Seat, State

TECHNOLOGIES = ("woodcutter", "miner")


def view_seat(state: State, number: int, seat: Seat) -> dict[str, object]:
    names = [column.name for column in seat.hooks.columns]
    return {
        "title": state.rules.titles[number],
        # fields: view Seat
        "clan": clan_name(seat.clan),
        "tile": seat.tile,
        "bid": seat.bid,
        "money": seat.money,
        "glory": seat.glory,
        "shipping": seat.shipping,
        "technology": [word for i, word in enumerate(TECHNOLOGIES) if seat.technology >> i & 1],
        "merchants": seat.merchants,
        "board_merchants": seat.board_merchants,
        "ports": [tile for i, tile in enumerate(state.ports) if seat.ports >> i & 1],
        "goods": {name: seat.goods[good] for good, name in enumerate(GOOD_NAMES)},
        "market": {name: seat.market[good] for good, name in enumerate(GOOD_NAMES)},
        "box": list(seat.box),
        "fulfilled": list(seat.fulfilled),
        # fields: end
        "units_left": {column.name: units_left(seat, column) for column in seat.hooks.columns},
        "unit_costs": dict(zip(names, unit_costs(state, number), strict=True)),
        "unit_yields": {column.name: column.amount for column in seat.hooks.columns},
        "settlements": linked_settlements(state, seat),
    }


def view_map(state: State) -> list[dict[str, object]]:
    """Every hex with a unit, a neutral piece or a cover on it."""
    out: list[dict[str, object]] = []
    for hex_ in state.map.active.minus(state.free).minus(marked_hexes(state)).hexes():
        if hex_ in state.map.ports and owner_at(state, hex_) < 0:
            continue  # a corner without its port tile
        row: dict[str, object] = {
            "hex": HEX_NAMES[hex_],
            "seat": owner_at(state, hex_),
            "units": [KIND_NAMES[kind] for kind in kinds_at(state, hex_)],
        }
        if guest_at(state, hex_) >= 0:
            row["guest"] = guest_at(state, hex_)
            row["guest_units"] = [KIND_NAMES[guest_kind_at(state, hex_)]]
        out.append(row)
    return out


def view_modules(state: State, viewer: int) -> dict[str, dict[str, object]]:
    """What modules and clans played show: their state, what they find out about the position."""
    out = state.rules.view_modules(state.module_states, viewer)
    for seat in state.seats:
        if seat.clan >= 0:
            out.setdefault(clan_name(seat.clan), {})
    for module in state.rules.table["shown"]:
        out[module.name] = {**out.get(module.name, {}), **module.shown(state)}
    return out


def view(state: State, viewer: int) -> dict[str, object]:
    return {
        "game": "clans",
        "players": state.rules.players,
        "people": state.rules.people[:],
        "step": FLOW.steps[state.stack[-1].step].name if state.stack else "over",
        "actor": state.stack[-1].seat if state.stack else None,
        # fields: view State
        "round": state.round,
        "order": state.order[:],
        "passed": state.passed[:],
        "price_steps": {name: state.prices[good] for good, name in enumerate(GOOD_NAMES)},
        "imports": {name: state.imports[good] for good, name in enumerate(IMPORT_NAMES)},
        "unseen_contracts": sorted(state.unseen),
        "contracts_under_pile": list(state.bottom),
        "drawn": list(state.drawn),
        "removed_contracts": list(state.discarded),
        "contracts": state.display[:],
        "ports": list(state.ports),
        "scoring_tiles": list(state.tiles),
        "offers": [{"clan": clan_name(clan), "tile": tile} for clan, tile in state.offers],
        # fields: end
        "map": list(state.map.sides),
        "pieces": view_map(state),
        "prices": {name: price(state, good) for good, name in enumerate(GOOD_NAMES)},
        "railway": state.rules.railway,
        "pass_bonus": list(state.rules.pass_bonus[: state.rules.players]),
        "seats": [view_seat(state, number, seat) for number, seat in enumerate(state.seats)],
        "modules": view_modules(state, viewer),
    }
