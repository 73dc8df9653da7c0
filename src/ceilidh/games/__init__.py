"""The games that come with the package; `ceilidh/__init__.py` registers them.

`ceilidh.games` as an attribute is the function that lists them, so that the modules of this package
are imported by name: `from ceilidh.games.clans.game import CLANS`.

A game is loaded when it is first asked for: most programs need only one of them.
"""

from typing import Any

from ceilidh.kernel.game import Game


def clans() -> Game[Any]:
    from ceilidh.games.clans.game import CLANS

    return CLANS


def glenmore() -> Game[Any]:
    from ceilidh.games.glenmore.game import GLENMORE

    return GLENMORE


GAMES = {"clans": clans, "glenmore": glenmore}
