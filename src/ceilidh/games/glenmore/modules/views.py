"""What modules show in a view, by their names."""

from typing import TypedDict

from ceilidh.games.glenmore.modules.dragon_boats.view_types import DragonBoatsView
from ceilidh.games.glenmore.modules.great_glen.view_types import GreatGlenView
from ceilidh.games.glenmore.modules.haggis.view_types import HaggisTokensView
from ceilidh.games.glenmore.modules.hammer.view_types import HammerView
from ceilidh.games.glenmore.modules.highlander.view_types import HighlanderView
from ceilidh.games.glenmore.modules.penny_mobs.view_types import PennyMobsView
from ceilidh.games.glenmore.modules.single_cask.view_types import SingleCaskView
from ceilidh.games.glenmore.modules.tome.view_types import TomeView

GlenMoreModules = TypedDict(
    "GlenMoreModules",
    {
        "dragon-boats": DragonBoatsView,
        "great-glen": GreatGlenView,
        "haggis": HaggisTokensView,
        "hammer": HammerView,
        "highlander": HighlanderView,
        "penny-mobs": PennyMobsView,
        "single-cask": SingleCaskView,
        "tome": TomeView,
    },
    total=False,
)
