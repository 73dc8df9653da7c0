"""Effects that only the Chronicle knows whose tile or card they stand on, by their names."""

from ceilidh.games.glenmore.state import State


def may_special(state: State, seat: int, name: str, cell: int) -> bool:
    """Whether the effect could do anything for the seat now."""
    for module in state.rules.hooks.of["allows_special"]:
        if not module.allows_special(state, seat, name, cell):
            return False
    return True


def run_special(state: State, seat: int, name: str, cell: int) -> None:
    """Let the modules carry it out; `cell` is that of the tile, -1 if there is none."""
    for module in state.rules.hooks.of["on_special"]:
        module.on_special(state, seat, name, cell)
