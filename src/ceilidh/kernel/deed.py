"""Deeds: what a seat may do at some moment of its turn. Modules add theirs to the game's."""

from typing import Generic

from mypy_extensions import mypyc_attr

from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.flow import S
from ceilidh.kernel.state import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Generic[S]):
    """Kinds of action with their rules; `when` has bits of the game's own for the moments."""

    def __init__(self, specs: tuple[Spec, ...], when: int) -> None:
        self.specs = specs
        self.when = when

    def legal(self, state: S, frame: Frame, out: list[Action]) -> None:
        """Append what frame.seat may do now."""

    def apply(self, state: S, frame: Frame, action: Action) -> None:
        """Do it."""
