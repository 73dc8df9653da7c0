"""Random mixes of Clans: any modules that go together, options, pools of rows, sides of the map."""

from ceilidh.games.clans.meta import ALL_CLANS, OPTIONS, PORT_ROWS, TILE_ROWS, sides_in_play
from ceilidh.games.clans.modules.catalogue import EXPANSIONS
from ceilidh.kernel.options import resolve
from ceilidh.kernel.testing import RandomChoices
from tests.shared.mixes import one_of, some

RAILS = ("trains", "milestones", "simplified-trains")  # at most one of them
OTHERS = tuple([name for name in EXPANSIONS if name not in RAILS])

# Options that have any of their values in one of four games.
CHANGED = [
    option
    for option in OPTIONS
    if option.name not in ("modules", "clan_pool", "port_pool", "scoring_pool", "map", "data_pack")
]
# Pools that are a little larger than what is drawn, so that every row comes up.
POOLS = (
    ("clan_pool", ALL_CLANS, 5),
    ("port_pool", tuple([row for row, _ in PORT_ROWS]), 6),
    ("scoring_pool", tuple([row for row, _ in TILE_ROWS]), 6),
)


def drawn(dice: RandomChoices) -> dict[str, object]:
    rail = one_of(("", "trains", *RAILS), dice)
    modules = some(OTHERS, dice) + ([rail] if rail else [])
    options: dict[str, object] = {"modules": modules}
    for option in CHANGED:
        if dice.below(4) == 0:
            options[option.name] = one_of(option.values(), dice)
    for name, rows, number in POOLS:
        if dice.below(2):
            first = dice.below(len(rows))
            options[name] = [rows[(first + 5 * i) % len(rows)] for i in range(number)]
    if dice.below(2):
        owned = sides_in_play(resolve(OPTIONS, {"modules": modules}))
        options["map"] = " ".join([one_of(sides, dice) for sides in owned])
    return options
