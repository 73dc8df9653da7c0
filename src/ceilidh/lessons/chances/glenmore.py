"""What good players of Glen More II look for, as moves of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from ceilidh.games.glenmore.components.effects import GAIN_BARREL, GAIN_SCOT, GAIN_VP
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import PERSON, VILLAGE
from ceilidh.games.glenmore.grid import CASTLE_CELL, CELL_NAMES, DIRECTION_NAMES, STEPS
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.move import Move
from ceilidh.lessons.position import Position

PARTS: Final = {
    "tile": "rondel",
    "resource": "rondel",
    "cell": "territory",
    "clan": "clan_board",
}
NEAR: Final = 3  # spaces that are no leap
FAR: Final = 5  # spaces beyond which a tile costs too many turns
SOON: Final = 4  # tiles left in the stack when a scoring phase is near
LARGE: Final = 2  # tiles more than the smallest territory, from which on size matters
SHOWN: Final = 3
ENOUGH_SCOTS: Final = 3
HOME: Final = CELL_NAMES[CASTLE_CELL]


def round_of(at: Position) -> int:
    """The scoring phases so far, and the one to come."""
    return cast(State, at.state).scorings + 1


def is_choice(at: Position, target: str) -> bool:
    """Whether a place can only be spoken of as something to choose: a tile, a clan, a free cell."""
    kind, _, name = target.partition(":")
    if kind == "cell":
        return name not in [row["cell"] for row in at.own["territory"]]
    return kind in ("tile", "clan")


# --- tiles on the rondel --------------------------------------------------------------------------


def _tile(at: Position, move: Move) -> Tile:
    name = move.text.split()[1]
    return next(one for one in cast(State, at.state).rules.components.tiles if one.id == name)


def leaps(at: Position) -> dict[str, int]:
    """How many spaces ahead of the learner's pawn each tile lies."""
    rondel: list[dict[str, Any]] = at.view["rondel"]
    pawn = f"seat {at.seat + 1}"
    place = next(n for n, space in enumerate(rondel) if pawn in space["figures"])
    return {
        space["tile"]: (number - place) % len(rondel)
        for number, space in enumerate(rondel)
        if space["tile"]
    }


def _takes(at: Position, most: int, fits: Callable[[Tile], bool]) -> list[Move]:
    """Tiles within so many spaces that fit, the nearest first."""
    far = leaps(at)
    found = [
        (far[move.text.split()[1]], move)
        for move in at.named("take")
        if fits(_tile(at, move)) and far.get(move.text.split()[1], most + 1) <= most
    ]
    return [move for _, move in sorted(found, key=lambda one: one[0])][:SHOWN]


def _gives(at: Position, tile: Tile, *things: str) -> bool:
    """Whether the tile brings one of these, at once or when it is activated."""
    ways = cast(State, at.state).rules.ways[tile.index]
    made = [way.product for way in ways if not way.instead]
    return any(word in things for word in [*[row.word for row in tile.immediate], *made])


def _helps(at: Position, tile: Tile) -> bool:
    """Whether it raises what scoring phases compare."""
    return tile.kind == PERSON or bool(tile.card) or _gives(at, tile, GAIN_BARREL, GAIN_SCOT)


def persons(at: Position) -> list[Move]:
    return _takes(at, FAR, lambda tile: tile.kind == PERSON)


def landmarks(at: Position) -> list[Move]:
    return _takes(at, FAR, lambda tile: bool(tile.card))


def villages(at: Position) -> list[Move]:
    """Tiles with a new Scot, while the learner has few."""
    on_land = sum([row["scots"] for row in at.own["territory"]])
    if on_land >= ENOUGH_SCOTS:
        return []
    return _takes(at, FAR, lambda tile: _gives(at, tile, GAIN_SCOT) or bool(tile.types & VILLAGE))


def whisky(at: Position) -> list[Move]:
    """Distilleries, and barley for those that the learner has."""
    return _takes(at, FAR, lambda tile: _gives(at, tile, GAIN_BARREL))


def point_tiles(at: Position) -> list[Move]:
    """Tiles that turn resources into points, or give points."""
    return _takes(at, FAR, lambda tile: _gives(at, tile, GAIN_VP))


def before_scoring(at: Position) -> list[Move]:
    """Tiles that still count in a scoring phase that is near."""
    near = at.view["stack_left"] <= SOON
    return _takes(at, FAR, lambda tile: _helps(at, tile)) if near else []


def no_more_land(at: Position) -> list[Move]:
    """Tiles that score without more land, when the learner's is the largest."""
    smallest = min([seat["size"] for seat in at.others])
    if at.own["size"] < smallest + LARGE:
        return []
    return _takes(at, FAR, lambda tile: tile.kind == PERSON)


def near_tiles(at: Position) -> list[Move]:
    """The nearest tiles that give something."""
    found = _takes(at, NEAR, lambda tile: bool(tile.activation or tile.immediate))
    return found or _takes(at, len(leaps(at)) + SHOWN, lambda tile: True)[:1]


# --- the territory --------------------------------------------------------------------------------


def _cell(name: str) -> int:
    return CELL_NAMES.index(name)


def close_cells(at: Position) -> list[Move]:
    """The cells that touch most of the learner's tiles."""
    mine = {_cell(row["cell"]) for row in at.own["territory"]}
    counted = [
        (len([step for step in STEPS if _cell(move.text.split()[1]) + step in mine]), move)
        for move in at.named("lay")
    ]
    most = max([number for number, _ in counted], default=0)
    return [move for number, move in counted if number == most][:SHOWN]


def _from_castle(cell: int) -> int:
    """How many steps of a Scot lie between a cell and the Home castle."""
    (x, y), (goal_x, goal_y) = _place(cell), _place(CASTLE_CELL)
    return max(abs(x - goal_x), abs(y - goal_y))


def _place(cell: int) -> tuple[int, int]:
    x, y = CELL_NAMES[cell].split(".")
    return int(x), int(y)


def to_castle(at: Position) -> list[Move]:
    """Moves of a Scot towards the Home castle, while another stays out to place tiles."""
    outside = sum([row["scots"] for row in at.own["territory"] if row["cell"] != HOME])
    if outside < 2 and at.view["scorings_left"] > 1 and at.own["categories"]["castle_scots"]:
        return []
    found: list[Move] = []
    for move in at.named("walk"):
        _, cell, direction = move.text.split()
        goal = _cell(cell) + STEPS[DIRECTION_NAMES.index(direction)]
        if _from_castle(goal) < _from_castle(_cell(cell)):
            found.append(move)
    return sorted(found, key=lambda move: _from_castle(_cell(move.text.split()[1])))[:SHOWN]


def new_pieces(at: Position) -> list[Move]:
    """Where a new piece goes: a Scot into the castle if he may, resources anywhere."""
    home = [move for move in at.named("put") if move.text == f"put scot {HOME}"]
    return home or at.named("gain", "put")[:SHOWN]


# --- clans and market -----------------------------------------------------------------------------


def near_clans(at: Position) -> list[Move]:
    """The clans at the end of the cheapest roads."""
    roads: dict[str, int] = at.view["roads"]
    found = [(roads.get(move.text.split()[1], 0), move) for move in at.named("claim")]
    return [move for _, move in sorted(found, key=lambda one: one[0])][:SHOWN]


def spare_resources(at: Position) -> list[Move]:
    """Sales, while the learner has few coins and the pawn has not moved yet."""
    return at.named("sell")[:SHOWN] if at.named("take") and at.own["coins"] <= 1 else []


CHANCES: Final[dict[str, Callable[[Position], list[Move]]]] = {
    one.__name__: one
    for one in (
        before_scoring,
        close_cells,
        landmarks,
        near_clans,
        near_tiles,
        new_pieces,
        no_more_land,
        persons,
        point_tiles,
        spare_resources,
        to_castle,
        villages,
        whisky,
    )
}
