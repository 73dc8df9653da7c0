"""Special effects: what only the module knows whose tile or card they stand on, by their names."""

from typing import Final

from ceilidh.games.glenmore.state import State
from ceilidh.kernel.reason import Reason

# For modules that need not say more; reasons are asked for all legal moves and made only once.
NOTHING_NOW: Final[Reason] = Reason("That would have no effect now.", ("GM-ACT-06",))


def why_no_special(state: State, seat: int, name: str, cell: int) -> Reason | None:
    """Why the effect could do nothing for the seat now; None if it could."""
    for module in state.rules.hooks.of["why_no_special"]:
        reason = module.why_no_special(state, seat, name, cell)
        if reason is not None:
            return reason
    return None


def run_special(state: State, seat: int, name: str, number: int, cell: int) -> None:
    """Let the modules carry it out; `cell` is that of the tile, -1 if there is none."""
    for module in state.rules.hooks.of["on_special"]:
        module.on_special(state, seat, name, number, cell)
