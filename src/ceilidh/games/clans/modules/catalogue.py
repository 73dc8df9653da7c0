"""All modules: their steps, their kinds of action, and how to make those a game asks for."""

from typing import Final

from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import CLAN_NAMES
from ceilidh.games.clans.modules import auction, solo, variants
from ceilidh.games.clans.modules.clans import cunningham, macdonald, macewan, mackenzie
from ceilidh.games.clans.modules.clans.buchanan import Buchanan
from ceilidh.games.clans.modules.clans.campbell import Campbell
from ceilidh.games.clans.modules.clans.fergusson import Fergusson
from ceilidh.games.clans.modules.clans.robertson import Robertson
from ceilidh.games.clans.modules.clans.stewart import Stewart
from ceilidh.games.clans.modules.industria import awards, future_contracts
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Spec
from ceilidh.kernel.flow import Step
from ceilidh.kernel.options import Options, flag, word, words

# The names of option `modules`.
EXPANSIONS: Final = ("awards", "future-contracts")

MODULE_STEPS: Final[list[Step[State]]] = [
    *auction.STEPS,
    *variants.STEPS,
    *solo.STEPS,
    cunningham.CHURN,
    mackenzie.STORING,
    *awards.STEPS,
    *future_contracts.STEPS,
]

MODULE_SPECS: Final[list[Spec]] = [
    *auction.SPECS,
    macdonald.ROW,
    mackenzie.RELEASE,
    mackenzie.STORE,
    cunningham.BUTTER,
    macewan.BEER,
]


def make_clans(components: Components) -> list[Module | None]:
    """One module a clan, in the order of CLAN_NAMES."""
    made: list[Module] = [
        Buchanan(components),
        Campbell(components),
        cunningham.Cunningham(components),
        Fergusson(components),
        macdonald.MacDonald(components),
        macewan.MacEwan(components),
        mackenzie.MacKenzie(components),
        Robertson(components),
        Stewart(components),
    ]
    assert [module.name for module in made] == list(CLAN_NAMES)
    return [module for module in made]


def make_modules(players: int, options: Options) -> list[Module]:
    """The modules that the options and the player count ask for."""
    made: list[Module] = []
    if players == 1:
        made.append(solo.Solo())
    if flag(options, "static_imports"):
        made.append(variants.StaticImports())
    if flag(options, "tighter_map"):
        made.append(variants.TighterMap())
    if word(options, "clans") == "none":
        made.append(variants.NoClans())
    if word(options, "clans") == "auction":
        made.append(auction.ClanAuction())
    expansions = words(options, "modules")
    if "awards" in expansions:
        made.append(awards.Awards())
    if "future-contracts" in expansions:
        made.append(future_contracts.FutureContracts())
    return made
