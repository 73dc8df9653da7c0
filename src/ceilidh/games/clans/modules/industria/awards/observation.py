"""What a learning agent observes of the award."""

from typing import Final

from ceilidh.envs.shown import Shown
from ceilidh.envs.shown_numbers import OneNumber
from ceilidh.games.clans.modules.industria.awards.rules import AWARD

FIELDS: Final[dict[str, Shown]] = {"award": OneNumber(1, len(AWARD.words) - 1)}
