"""All modules of the game. Steps, kinds of move, options and pools follow from these two tuples."""

from typing import Final

from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.entries import ClansEntry
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import CLAN_NAMES
from ceilidh.games.clans.modules import (
    auction,
    automa,
    no_clans,
    solo,
    static_imports,
    tighter_map,
)
from ceilidh.games.clans.modules.clans import (
    buchanan,
    campbell,
    cunningham,
    douglas,
    fergusson,
    fraser,
    gordon,
    macdonald,
    macewan,
    macfarlane,
    macgregor,
    mackenzie,
    mackintosh,
    macleod,
    macpherson,
    robertson,
    sinclair,
    stewart,
)
from ceilidh.games.clans.modules.industria import (
    awards,
    farmers_markets,
    future_contracts,
    industria_maps,
    industria_tiles,
    milestones,
    rail_board,
    random_prices,
    simplified_trains,
    trains,
    two_player_scoring,
)
from ceilidh.kernel.entry import expansions
from ceilidh.kernel.options import Options

CLANS: Final[tuple[ClansEntry, ...]] = (
    buchanan.ENTRY,
    campbell.ENTRY,
    cunningham.ENTRY,
    fergusson.ENTRY,
    macdonald.ENTRY,
    macewan.ENTRY,
    mackenzie.ENTRY,
    robertson.ENTRY,
    stewart.ENTRY,
    douglas.ENTRY,
    fraser.ENTRY,
    gordon.ENTRY,
    macfarlane.ENTRY,
    macgregor.ENTRY,
    mackintosh.ENTRY,
    macleod.ENTRY,
    macpherson.ENTRY,
    sinclair.ENTRY,
)

# In the order in which they are asked at hooks, and options and words listed.
MODULES: Final[tuple[ClansEntry, ...]] = (
    solo.ENTRY,
    static_imports.ENTRY,
    tighter_map.ENTRY,
    no_clans.ENTRY,
    auction.ENTRY,
    awards.ENTRY,
    future_contracts.ENTRY,
    farmers_markets.ENTRY,
    industria_tiles.ENTRY,
    industria_maps.ENTRY,
    random_prices.ENTRY,
    two_player_scoring.ENTRY,
    rail_board.ENTRY,
    trains.ENTRY,
    milestones.ENTRY,
    simplified_trains.ENTRY,
    automa.ENTRY,
)

ENTRIES: Final[tuple[ClansEntry, ...]] = (*MODULES, *CLANS)

# The words of option `modules`.
EXPANSIONS: Final = expansions(MODULES)


def make_clans(players: int, options: Options, components: Components) -> list[Module | None]:
    """One module a clan, by the number of the clan; None for those that are not built."""
    made = {entry.name: entry.make(players, options, components) for entry in CLANS}
    return [made.get(name) for name in CLAN_NAMES]
