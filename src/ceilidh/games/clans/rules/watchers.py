"""Those who watch every seat: the modules of the game and the clans that somebody plays."""

from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.state import State
from ceilidh.kernel.hexset import EMPTY, HexSet


def marked_hexes(state: State) -> HexSet:
    """Hexes that are closed by something that a module shows and explains itself."""
    hexes = EMPTY
    for module in state.rules.table["marked_hexes"]:
        hexes = hexes.union(module.marked_hexes(state))
    return hexes


def is_covered(state: State, hex_: int) -> bool:
    """Whether an active hex is closed by something that nobody explains."""
    closed = state.map.active.minus(state.free)
    return closed.has(hex_) and not state.land[hex_] and not marked_hexes(state).has(hex_)


def watchers(state: State, hook: str) -> list[Module]:
    """The users of a hook of EveryoneHooks that are at this table."""
    return [module for module in state.rules.everyone[hook] if module.at_table(state)]
