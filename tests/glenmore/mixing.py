"""Random mixes of Glen More II: any Chronicles together, and options."""

from ceilidh.games.glenmore.meta import OPTIONS
from ceilidh.games.glenmore.modules.catalogue import CHRONICLES
from ceilidh.kernel.testing import RandomChoices
from tests.shared.mixes import one_of, some

CHANGED = [option for option in OPTIONS if option.name not in ("modules", "data_pack")]


def drawn(dice: RandomChoices) -> dict[str, object]:
    options: dict[str, object] = {"modules": some(CHRONICLES, dice)}
    for option in CHANGED:
        if dice.below(3) == 0:
            options[option.name] = one_of(option.values(), dice)
    return options
