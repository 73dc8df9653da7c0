"""Those who watch every seat: the modules of the game and the clans that somebody plays."""

from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.state import State


def watchers(state: State, hook: str) -> list[Module]:
    """The users of a hook of EveryoneHooks that are at this table."""
    return [module for module in state.rules.everyone[hook] if module.at_table(state)]
