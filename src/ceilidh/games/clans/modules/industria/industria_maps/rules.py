"""The map modules of Industria (IN-WF, IN-SU-Q2): sides 3 and 4 are drawn among the others.

Its name alone brings the sides into play (`sides_in_play` in meta.py); what a waterfall does
follows from the map itself: the mountain above a river's source lies on no bank of it.
"""

from typing import Final

from ceilidh.games.clans.hooks import Module

NAME: Final = "industria-maps"


class IndustriaMaps(Module):
    def __init__(self) -> None:
        super().__init__(NAME)
