"""The games. Importing this package registers them."""

from ceilidh.games.clans.game import CLANS
from ceilidh.kernel.registry import register

register(CLANS)
