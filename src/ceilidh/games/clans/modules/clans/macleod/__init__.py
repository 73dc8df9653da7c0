"""Clan MacLeod of Industria (IN-MCL): four port tiles of its own, each with a building bonus."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.macleod.rules import MODEL, SHIPYARD, MacLeod

ENTRY: Final[ClansEntry] = clan_entry(__name__, MacLeod, box="industria", specs=(SHIPYARD, MODEL))
