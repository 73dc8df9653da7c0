"""Deeds: what a seat may do in its turn. The eight actions are deeds, and so are free additions."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.state import Frame

if TYPE_CHECKING:
    from ceilidh.games.clans.state import State

# When a deed may be done: as the turn's action, freely before it, freely after it, or among the
# benefits of a contract.
MAIN: Final = 1
BEFORE: Final = 2
AFTER: Final = 4
BENEFIT: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    def __init__(self, specs: tuple[Spec, ...], when: int) -> None:
        self.specs = specs
        self.when = when

    def legal(self, state: "State", frame: Frame, out: list[Action]) -> None:
        """Append what frame.seat may do now."""

    def apply(self, state: "State", frame: Frame, action: Action) -> None:
        """Do it; the turn has already noted that its action is taken, if this is a main deed."""
