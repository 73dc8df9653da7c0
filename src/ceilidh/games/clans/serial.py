"""The state as plain JSON values and back."""

from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.kinds import CLAN_NAMES
from ceilidh.games.clans.rules.pieces import guest_at, owner_at, reach_of
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import NO_CLAN, Seat, State, blank
from ceilidh.kernel.hexset import hexset
from ceilidh.kernel.json_fields import integer, integers, rows, table
from ceilidh.kernel.ruleset import restore_module_states


def clan_name(clan: int) -> str:
    return "" if clan == NO_CLAN else CLAN_NAMES[clan]


def clan_number(name: object) -> int:
    return CLAN_NAMES.index(str(name)) if name else NO_CLAN


def dump_seat(seat: Seat) -> dict[str, object]:
    return {
        # fields: dump Seat
        "clan": clan_name(seat.clan),
        "tile": seat.tile,
        "bid": seat.bid,
        "money": seat.money,
        "glory": seat.glory,
        "shipping": seat.shipping,
        "technology": seat.technology,
        "merchants": seat.merchants,
        "board_merchants": seat.board_merchants,
        "ports": seat.ports,
        "goods": seat.goods[:],
        "market": seat.market[:],
        "deployed": seat.deployed[:],
        "box": list(seat.box),
        "fulfilled": list(seat.fulfilled),
        # fields: end
    }


def load_seat(rules: Rules, seat: Seat, data: dict[str, object]) -> None:
    # fields: load Seat
    seat.clan = clan_number(data["clan"])
    seat.tile = integer(data["tile"])
    seat.bid = integer(data["bid"])
    seat.money = integer(data["money"])
    seat.glory = integer(data["glory"])
    seat.shipping = integer(data["shipping"])
    seat.technology = integer(data["technology"])
    seat.merchants = integer(data["merchants"])
    seat.board_merchants = integer(data["board_merchants"])
    seat.ports = integer(data["ports"])
    seat.goods = integers(data["goods"])
    seat.market = integers(data["market"])
    seat.deployed = integers(data["deployed"])
    seat.box = tuple(integers(data["box"]))
    seat.fulfilled = tuple(integers(data["fulfilled"]))
    # fields: end
    seat.hooks = rules.clanless if seat.clan == NO_CLAN else rules.hooks_of[seat.clan]


def dump(state: State, options: dict[str, object]) -> dict[str, object]:
    """Everything but caches; hexes that nobody owns but that are closed come as `closed`."""
    module_states: dict[str, object] = {
        part.name: part.dump() for part in state.module_states.values()
    }
    owned = [hex_ for hex_ in range(len(state.land)) if state.land[hex_]]
    return {
        "players": state.rules.players,
        "options": options,
        "stack": FLOW.dump_stack(state),
        "rng": state.rng,
        "map": list(state.map.sides),
        # fields: dump State
        "round": state.round,
        "order": state.order[:],
        "passed": state.passed[:],
        "prices": state.prices[:],
        "imports": state.imports[:],
        "unseen": state.unseen[:],
        "bottom": list(state.bottom),
        "drawn": list(state.drawn),
        "discarded": list(state.discarded),
        "display": state.display[:],
        "ports": list(state.ports),
        "tiles": list(state.tiles),
        "offers": [[clan_name(clan), tile] for clan, tile in state.offers],
        "land": [[hex_, state.land[hex_]] for hex_ in owned],
        "closed": state.map.active.minus(state.free).minus(hexset(owned)).hexes(),
        "bargains": state.bargains,
        # fields: end
        "seats": [dump_seat(seat) for seat in state.seats],
        "modules": module_states,
    }


def load(rules: Rules, data: dict[str, object]) -> State:
    sides = [str(side) for side in rows(data["map"])]
    map_ = rules.components.topology((sides[0], sides[1], sides[2], sides[3]), rules.small)
    state = blank(rules, map_, integer(data["rng"]))
    stack = [rows(row) for row in rows(data["stack"])]
    state.stack = FLOW.load_stack(stack)
    # fields: load State
    state.round = integer(data["round"])
    state.order = integers(data["order"])
    state.passed = integers(data["passed"])
    state.prices = integers(data["prices"])
    state.imports = integers(data["imports"])
    state.unseen = integers(data["unseen"])
    state.bottom = tuple(integers(data["bottom"]))
    state.drawn = tuple(integers(data["drawn"]))
    state.discarded = tuple(integers(data["discarded"]))
    state.display = integers(data["display"])
    state.ports = tuple(integers(data["ports"]))
    state.tiles = tuple(integers(data["tiles"]))
    state.offers = tuple(
        [(clan_number(pair[0]), integer(pair[1])) for pair in map(rows, rows(data["offers"]))]
    )
    state.bargains = integer(data["bargains"])
    # fields: end
    for number, row in enumerate(rows(data["seats"])):
        load_seat(rules, state.seats[number], table(row))
    clans = [clan for clan in rules.clans if clan is not None]
    state.module_states = restore_module_states([*rules.modules, *clans], table(data["modules"]))
    _load_land(state, data)
    return state


def _load_land(state: State, data: dict[str, object]) -> None:
    state.free = state.map.active.minus(hexset(integers(data["closed"])))
    for row in rows(data["land"]):
        hex_, code = integers(row)
        state.land[hex_] = code
        state.free = state.free.without(hex_)
        for standing in (owner_at(state, hex_), guest_at(state, hex_)):
            if standing >= 0:
                seat = state.seats[standing]
                seat.own = seat.own.plus(hex_)
    for number, seat in enumerate(state.seats):
        seat.reach = reach_of(state, number)
