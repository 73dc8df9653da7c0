"""What the decision at hand is about, in words: the tile in hand, what is due, what has arrived."""

from ceilidh.games.glenmore.debt import unpack
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.games.glenmore.grid import CELL_NAMES
from ceilidh.games.glenmore.kinds import TILE
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import amounts
from ceilidh.kernel.state import Frame


def _named(numbers: list[int]) -> dict[str, int]:
    return {RESOURCE_NAMES[kind]: number for kind, number in enumerate(numbers) if number}


def _debt(frame: Frame) -> dict[str, object]:
    debt = unpack(frame)
    kinds = [name for kind, name in enumerate(RESOURCE_NAMES) if debt.kinds >> kind & 1]
    return {
        "goods": _named(debt.exact),
        "free": debt.free,
        "kinds": kinds if debt.free else [],
        "differ": debt.differ,
        "swap": debt.swap,
        "coins": debt.coins,
        "barrels": debt.barrels,
        "scots": debt.scots,
    }


def pending(state: State) -> dict[str, object]:
    """Empty where the step alone says it all."""
    if not state.stack:
        return {}
    frame = state.stack[-1]
    step = FLOW.steps[frame.step].name
    if step == "pay":
        return _debt(frame)
    if step == "place":
        return {"tile": TILE.words[frame.a]}
    if step == "immediate effects":
        left = [place + 1 for place in range(9) if frame.c >> place & 1]
        return {"tile": TILE.words[frame.a], "cell": CELL_NAMES[frame.b], "effects": left}
    if step in ("joker", "choose way"):
        return {"cell": CELL_NAMES[frame.a], "number": frame.b}
    if step == "keep":
        return {"cell": CELL_NAMES[frame.a], "goods": _named(amounts(frame.b))}
    if step == "put":
        return {"goods": _named(amounts(frame.a)), "scots": frame.b}
    if step == "remove tiles":
        return {"number": frame.a, "optional": frame.b == 1}
    return {}
