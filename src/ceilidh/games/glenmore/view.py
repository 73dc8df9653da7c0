"""What a viewer may see: all but the votes in progress, since nothing is drawn in advance."""

from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.goods import (
    CATEGORY_NAMES,
    EDITION_NAMES,
    RESOURCE_NAMES,
    STACK_NAMES,
    STACKS,
    named,
)
from ceilidh.games.glenmore.kinds import CELL, TILE
from ceilidh.games.glenmore.rules.counts import barrels_left, category, size
from ceilidh.games.glenmore.rules.refill import stack_left
from ceilidh.games.glenmore.rules.rondel import last_figure
from ceilidh.games.glenmore.rules.scoring import PHASES
from ceilidh.games.glenmore.ruleset import ABSENT
from ceilidh.games.glenmore.serial import tile_name
from ceilidh.games.glenmore.state import PLAY, State
from ceilidh.games.glenmore.tile_load import amounts, scots


def _view_territory(state: State, number: int) -> list[dict[str, object]]:
    seat = state.seats[number]
    out: list[dict[str, object]] = []
    for cell in sorted(seat.tiles):
        load = seat.loads.get(cell, 0)
        out.append(
            {
                "cell": CELL.words[cell],
                "tile": TILE.words[seat.tiles[cell]],
                "under": [TILE.words[tile] for tile in seat.under.get(cell, ())],
                "goods": named(amounts(load)),
                "scots": scots(load),
            }
        )
    return out


def _view_seat(state: State, number: int) -> dict[str, object]:
    seat = state.seats[number]
    components = state.rules.components
    return {
        # fields: view Seat
        "coins": seat.coins,
        "barrels": barrels_left(state, number),
        "scots_in_supply": seat.scots,
        "markers": seat.markers,
        "vp": sum(seat.points),
        "goods": {name: seat.stock[kind] for kind, name in enumerate(RESOURCE_NAMES)},
        "landmarks": [components.landmarks[card].id for card in seat.landmarks],
        "persons": [TILE.words[tile] for tile in seat.persons],
        # fields: end
        "vp_in_play": seat.points[PLAY],
        "clans": [
            components.clan_board.field_name(field)
            for field, owner in state.claims
            if owner == number
        ],
        "categories": {
            name: category(state, number, which) for which, name in enumerate(CATEGORY_NAMES)
        },
        "size": size(seat),
        "finished": bool(state.gone >> number & 1),
        "territory": _view_territory(state, number),
    }


def _figure_name(state: State, figure: int) -> str:
    if figure < state.rules.players:
        return f"seat {figure + 1}"
    return state.rules.figure_steps[figure - state.rules.players]


def _view_rondel(state: State) -> list[dict[str, object]]:
    """Every space with what lies and who stands on it."""
    spaces = state.rules.spaces
    out: list[dict[str, object]] = []
    for space in range(spaces):
        standing = [
            _figure_name(state, figure)
            for figure in range(len(state.places))
            if state.places[figure] % spaces == space and _is_on_rondel(state, figure)
        ]
        out.append({"tile": tile_name(state.rules, state.rondel[space]), "figures": standing})
    return out


def _is_on_rondel(state: State, figure: int) -> bool:
    """Pawns stay where they finished; other figures leave the Rondel (GM-DIE-09)."""
    return figure < state.rules.players or not state.gone >> figure & 1


def _view_roads(state: State) -> dict[str, int]:
    """The road cost of every clan territory of this edition."""
    board = state.rules.components.clan_board
    return {
        board.field_name(field): state.roads[field]
        for field in state.rules.clan_fields
        if field != ABSENT
    }


def _pending(state: State) -> dict[str, object]:
    """What the decision at hand is about; empty where the step alone says it all."""
    if not state.stack:
        return {}
    frame = state.stack[-1]
    return FLOW.steps[frame.step].pending(state, frame)


def view(state: State, viewer: int) -> dict[str, object]:
    last = last_figure(state)
    rules = state.rules
    return {
        "game": "glenmore",
        "players": rules.players,
        "edition": EDITION_NAMES[rules.edition],
        "step": FLOW.steps[state.stack[-1].step].name if state.stack else "over",
        "actor": state.stack[-1].seat if state.stack else None,
        "pending": _pending(state),
        # fields: view State
        "stack": STACK_NAMES[state.stack_number],
        "unseen": sorted([TILE.words[tile] for tile in state.unseen]),
        "scorings": state.scorings,
        "discard": [TILE.words[tile] for tile in state.discard],
        "market": {name: state.market[kind] for kind, name in enumerate(RESOURCE_NAMES)},
        "claims": [
            [rules.components.clan_board.field_name(field), seat] for field, seat in state.claims
        ],
        "activated": [
            CELL.words[cell] for cell in range(len(CELL.words)) if state.activated >> cell & 1
        ],
        "movement": state.movement,
        # fields: end
        "rondel": _view_rondel(state),
        "last_space": state.places[last] % rules.spaces if last >= 0 else None,
        "stack_left": stack_left(state),
        "stacks_left": [rules.stack_size(stack) for stack in range(state.stack_number + 1, STACKS)],
        "scorings_left": PHASES - state.scorings,
        "market_prices": list(rules.slots),
        "roads": _view_roads(state),
        "seats": [_view_seat(state, number) for number in range(rules.players)],
        "modules": state.rules.view_modules(state.module_states, viewer),
    }
