"""The games. Importing this package registers them; `ceilidh.games()` lists them."""

import sys
from types import ModuleType
from typing import Any

from ceilidh.games.clans.game import CLANS
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.kernel.game import Game
from ceilidh.kernel.registry import games, register

register(CLANS)
register(GLENMORE)


class _CallablePackage(ModuleType):
    """`ceilidh.games` is this package and the public function at once."""

    def __call__(self) -> list[Game[Any]]:
        return games()


sys.modules[__name__].__class__ = _CallablePackage
