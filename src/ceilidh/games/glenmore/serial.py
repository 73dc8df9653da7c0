"""The state as plain JSON values and back."""

from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.goods import RESOURCES
from ceilidh.games.glenmore.grid import cells_of
from ceilidh.games.glenmore.kinds import CELL, LANDMARK, TILE
from ceilidh.games.glenmore.naming import card_number, cell_number, clan_number, tile_number
from ceilidh.games.glenmore.powers import NO_POWERS, with_effect
from ceilidh.games.glenmore.ruleset import ABSENT, Rules
from ceilidh.games.glenmore.state import EMPTY, FIXTURE, NO_CELL, Seat, State, blank
from ceilidh.games.glenmore.tile_load import ONE_SCOT, amount, amounts, packed, scots
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.json_fields import integer, integers, rows, table
from ceilidh.kernel.options import plain
from ceilidh.kernel.reason import quoted
from ceilidh.kernel.ruleset import restore_module_states


def tile_name(rules: Rules, tile: int) -> str:
    """The id of a tile, the name of a fixture, or nothing for an empty space."""
    if tile <= FIXTURE:
        return rules.fixtures[FIXTURE - tile]
    return "" if tile == EMPTY else TILE.words[tile]


def _space_number(rules: Rules, name: object) -> int:
    """What `tile_name` wrote."""
    if name in rules.fixtures:
        return FIXTURE - rules.fixtures.index(str(name))
    return EMPTY if name == "" else tile_number(name)


def _dump_land(seat: Seat) -> list[object]:
    """A territory by cells: what lies there from the bottom up, resources, Scots."""
    land: list[object] = []
    for cell in sorted(seat.tiles):
        load = seat.loads.get(cell, 0)
        stack = [TILE.words[tile] for tile in (*seat.under.get(cell, ()), seat.tiles[cell])]
        land.append([CELL.words[cell], stack, amounts(load), scots(load)])
    return land


def _dump_seat(seat: Seat) -> dict[str, object]:
    return {
        # fields: dump Seat
        "coins": seat.coins,
        "barrels": seat.barrels,
        "scots": seat.scots,
        "markers": seat.markers,
        "points": seat.points[:],
        "land": _dump_land(seat),
        "landmarks": [LANDMARK.words[card] for card in seat.landmarks],
        "persons": [TILE.words[tile] for tile in seat.persons],
        # fields: end
    }


def _load_seat(rules: Rules, seat: Seat, data: dict[str, object]) -> None:
    # fields: load Seat
    seat.coins = integer(data["coins"])
    seat.barrels = integer(data["barrels"])
    seat.scots = integer(data["scots"])
    seat.markers = integer(data["markers"])
    seat.points = integers(data["points"])
    seat.landmarks = tuple([card_number(name) for name in rows(data["landmarks"])])
    seat.persons = tuple([tile_number(name) for name in rows(data["persons"])])
    # fields: end
    seat.tiles, seat.under, seat.loads = {}, {}, {}
    seat.area = seat.river = seat.manned = 0
    seat.stock = [0] * RESOURCES
    for row in rows(data["land"]):
        fields = rows(row)
        stack = [tile_number(name) for name in rows(fields[1])]
        _load_cell(seat, cell_number(fields[0]), stack, rules.components.tiles[stack[-1]])
        load = packed(integers(fields[2])) + ONE_SCOT * integer(fields[3])
        if load:
            seat.loads[cell_number(fields[0])] = load
        if scots(load):
            seat.manned |= 1 << cell_number(fields[0])
        for kind in range(RESOURCES):
            seat.stock[kind] += amount(load, kind)


def _load_cell(seat: Seat, cell: int, stack: list[int], top: Tile) -> None:
    seat.tiles[cell] = top.index
    if len(stack) > 1:
        seat.under[cell] = tuple(stack[:-1])
    seat.area |= 1 << cell
    if top.river:
        seat.river |= 1 << cell


def dump(state: State) -> dict[str, object]:
    """Everything but caches; tiles, cells, clans and cards by name."""
    rules = state.rules
    module_states: dict[str, object] = {
        part.name: part.dump() for part in state.module_states.values()
    }
    return {
        "players": rules.players,
        "options": plain(rules.options),
        "stack": FLOW.dump_stack(state),
        "rng": state.rng,
        # fields: dump State
        "rondel": [tile_name(rules, tile) for tile in state.rondel],
        "places": state.places[:],
        "gone": state.gone,
        "front": state.front,
        "stack_number": state.stack_number,
        "unseen": [TILE.words[tile] for tile in state.unseen],
        "drawn": state.drawn,
        "scorings": state.scorings,
        "discard": [TILE.words[tile] for tile in state.discard],
        "market": state.market[:],
        "claims": [[_clan_name(rules, field), seat] for field, seat in state.claims],
        "laid": "" if state.laid == NO_CELL else CELL.words[state.laid],
        "activated": [CELL.words[cell] for cell in cells_of(state.activated)],
        "movement": state.movement,
        "extras": state.extras,
        "whole": _whole_name(state),
        # fields: end
        "seats": [_dump_seat(seat) for seat in state.seats],
        "modules": module_states,
    }


def load(rules: Rules, data: dict[str, object]) -> State:
    state = blank(rules, integer(data["rng"]))
    state.stack = FLOW.load_stack([rows(row) for row in rows(data["stack"])])
    # fields: load State
    state.rondel = [_space_number(rules, name) for name in rows(data["rondel"])]
    state.places = integers(data["places"])
    state.gone = integer(data["gone"])
    state.front = integer(data["front"])
    state.stack_number = integer(data["stack_number"])
    state.unseen = [tile_number(name) for name in rows(data["unseen"])]
    state.drawn = integer(data["drawn"])
    state.scorings = integer(data["scorings"])
    state.discard = tuple([tile_number(name) for name in rows(data["discard"])])
    state.market = integers(data["market"])
    state.laid = NO_CELL if data["laid"] == "" else cell_number(data["laid"])
    state.activated = _cell_set(data["activated"])
    state.movement = integer(data["movement"])
    state.extras = integer(data["extras"])
    state.whole = _whole_number(state, data["whole"])
    # fields: end
    for number, row in enumerate(rows(data["seats"])):
        _load_seat(rules, state.seats[number], table(row))
    _load_claims(state, rows(data["claims"]))
    state.module_states = restore_module_states(rules.modules, table(data["modules"]))
    return state


def _cell_set(names: object) -> int:
    """The set of cells with these names."""
    cells = 0
    for name in rows(names):
        cells |= 1 << cell_number(name)
    return cells


def _clan_name(rules: Rules, field: int) -> str:
    return rules.components.clan_board.field_name(field)


def _clan_field(rules: Rules, name: object) -> int:
    """The field of a clan on the Clan board of this edition."""
    field = rules.clan_fields[clan_number(name)]
    if field == ABSENT:
        raise RecordError(
            "The clan {given} is not on the board of this edition.", fields={"given": quoted(name)}
        )
    return field


def _whole_name(state: State) -> object:
    """The cell of another tile than the laid one; else whether it is that one."""
    if state.whole == NO_CELL or state.whole == state.laid:
        return state.whole != NO_CELL
    return CELL.words[state.whole]


def _whole_number(state: State, given: object) -> int:
    """What `_whole_name` wrote."""
    if given is True:
        return state.laid
    return cell_number(given) if given else NO_CELL


def _load_claims(state: State, claims: list[object]) -> None:
    """The markers; road costs and permanent effects follow from them and from the cards."""
    components = state.rules.components
    for seat in state.seats:
        seat.powers = NO_POWERS
        for number in seat.landmarks:
            for row in components.landmarks[number].effects:
                seat.powers = with_effect(seat.powers, row)
    for claim in claims:
        name, given = rows(claim)
        field, owner = _clan_field(state.rules, name), integer(given)
        state.claims += ((field, owner),)
        ways = state.rules.distances[field]
        state.roads = tuple([min(cost, ways[other]) for other, cost in enumerate(state.roads)])
        seat = state.seats[owner]
        for row in components.clan_board.clans[field - 1].effects:
            seat.powers = with_effect(seat.powers, row)
