"""The games that come with the package; `ceilidh/__init__.py` registers them.

`ceilidh.games` as an attribute is the function that lists them, so that the modules of this package
are imported by name: `from ceilidh.games.clans.game import CLANS`.
"""

from ceilidh.games.clans.game import CLANS
from ceilidh.games.glenmore.game import GLENMORE

GAMES = (CLANS, GLENMORE)
