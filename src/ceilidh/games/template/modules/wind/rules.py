"""Module wind (PE-WIND): chance, a module state, a step at an anchor, and hooks."""

from typing import Final, cast

from ceilidh.games.template.hooks import Module
from ceilidh.games.template.kinds import WIND
from ceilidh.games.template.state import State
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.json_fields import integer
from ceilidh.kernel.state import Frame, ModuleState

NAME: Final = "wind"
STORM: Final = 2


class Gust(ModuleState):
    """The peats blown away so far, and what the die showed last."""

    # fields: module Gust
    def __init__(self, blown: int = 0, die: int = 0) -> None:
        super().__init__(NAME)
        self.blown = blown
        self.die = die

    def dump(self) -> dict[str, object]:
        return {"blown": self.blown, "die": self.die}

    def restore(self, data: dict[str, object]) -> None:
        self.blown = integer(data["blown"])
        self.die = integer(data["die"])

    def copy(self) -> "Gust":
        return Gust(self.blown, self.die)

    # fields: end


def gust(state: State) -> Gust:
    return cast(Gust, state.module(NAME))


class Blow(Step[State]):
    """After each round of turns a die takes 0 to 2 peats off the stack (PE-WIND-01)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        if state.peats:
            die = pick(state, WIND, [0, 1, 2])
            lost = min(die, state.peats)
            state.peats -= lost
            part = gust(state).copy()
            part.blown, part.die = part.blown + lost, die
            state.keep(part)
        return False


BLOW: Final[Blow] = Blow("blow")


class Wind(Module):
    def __init__(self) -> None:
        super().__init__(NAME, players=(2, 3, 4))

    def new_module_state(self) -> ModuleState:
        return Gust()

    def insertions(self) -> list[Insertion]:
        return [Insertion("round", "turns", True, "blow")]

    def most_taken(self, state: State, seat: int, most: int) -> int:
        """After a storm nobody can carry more than two (PE-WIND-02)."""
        return min(most, STORM) if gust(state).die == STORM else most

    def gone(self, state: State) -> int:
        return gust(state).blown
