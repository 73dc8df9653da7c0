"""Decisions inside a turn or a production, beside which free deeds of modules stay open."""

from mypy_extensions import mypyc_attr

from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.deed import Deed, any_deed, deed_of
from ceilidh.kernel.flow import Step
from ceilidh.kernel.state import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class InnerStep(Step[State]):
    """A step that asks for something of its own; what is free at that moment can be done first."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        """Append what the step itself asks for."""

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        """Carry out one of its choices."""

    def deeds(self, state: State, seat: int) -> list[Deed[State]]:
        """The deeds that are open while the step waits."""
        return state.seats[seat].hooks.deeds.inside

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        self.choices(state, frame, out)
        for deed in self.deeds(state, frame.seat):
            deed.legal(state, frame, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        deed = deed_of(self.deeds(state, frame.seat), action)
        if deed is None:
            self.choose(state, frame, action)
        else:
            deed.apply(state, frame, action)

    def may_change(self, state: State, frame: Frame) -> bool:
        """Whether a free deed can still make possible what is not possible yet."""
        return any_deed(self.deeds(state, frame.seat), state, frame)
