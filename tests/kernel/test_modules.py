"""Modules: what they need, what they exclude, and who can play them."""

import pytest

from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.ruleset import BaseModule, check_modules

TRAINS = BaseModule("trains", players=(2, 3), requires=("maps",))
MAPS = BaseModule("maps", conflicts=("fog",))
FOG = BaseModule("fog")


def test_modules_that_fit_are_accepted() -> None:
    check_modules([TRAINS, MAPS], 2)
    check_modules([FOG], 4)
    check_modules([], 1)


@pytest.mark.parametrize(
    ("modules", "players", "message"),
    [
        ([TRAINS], 2, "trains requires maps; choose both or neither"),
        ([MAPS, FOG], 2, "maps and fog cannot be combined; choose one"),
        ([TRAINS, MAPS], 4, "trains needs 2 to 3 players, not 4; leave it out"),
    ],
)
def test_modules_that_do_not_fit(modules: list[BaseModule], players: int, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        check_modules(modules, players)
