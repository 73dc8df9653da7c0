"""Module secret (PE-SECRET): a simultaneous choice, hidden until all have made it."""

from typing import Final, cast

from ceilidh.games.template.hooks import Module
from ceilidh.games.template.ruleset import Rules
from ceilidh.games.template.state import State
from ceilidh.kernel.action import Action, Spec, numbers
from ceilidh.kernel.chance import below
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.json_fields import integers
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame, ModuleState

NAME: Final = "secret"
BONUS: Final[Spec] = Spec("bonus", (numbers("number", 1, 3),), ("PE-SECRET-01",))


class SecretNumbers(ModuleState):
    """Each seat's number, 0 before it has chosen; hidden until all have (PE-SECRET-02)."""

    # fields: module SecretNumbers
    def __init__(self, chosen: tuple[int, ...] = ()) -> None:
        super().__init__(NAME)
        self.chosen = chosen

    def dump(self) -> dict[str, object]:
        return {"chosen": list(self.chosen)}

    def restore(self, data: dict[str, object]) -> None:
        self.chosen = tuple(integers(data["chosen"]))

    def view(self, viewer: int) -> dict[str, object]:
        data = self.dump()
        data["chosen"] = [
            0 if 0 in self.chosen and seat != viewer else n for seat, n in enumerate(self.chosen)
        ]
        return data

    def copy(self) -> "SecretNumbers":
        return SecretNumbers(self.chosen)

    # fields: end


def numbers_of(state: State) -> SecretNumbers:
    return cast(SecretNumbers, state.module(NAME))


def keep_numbers(state: State, chosen: list[int]) -> None:
    part = numbers_of(state).copy()
    part.chosen = tuple(chosen)
    state.keep(part)


class ChooseNumbers(Step[State]):
    """All seats choose at the same time, in any order (PE-SECRET-01).

    The frame on the stack is that of the first seat that still owes its choice; `legal` and `apply`
    get a frame of the seat that is asked.
    """

    def actors(self, state: State, frame: Frame) -> list[int]:
        return [seat for seat, n in enumerate(numbers_of(state).chosen) if n == 0]

    def begin(self, state: State, frame: Frame) -> bool:
        waiting = self.actors(state, frame)
        if waiting:
            state.stack[-1] = Frame(frame.step, waiting[0])
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend(BONUS.all)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        chosen = list(numbers_of(state).chosen)
        chosen[frame.seat] = action.a + 1
        keep_numbers(state, chosen)


CHOOSE_NUMBERS: Final[ChooseNumbers] = ChooseNumbers("choose numbers")


class BonusLine(ScoreLine[State]):
    """A number that no other seat chose scores itself, once all are shown (PE-SECRET-03)."""

    def points(self, state: State) -> list[int]:
        chosen = numbers_of(state).chosen
        if 0 in chosen:
            return [0] * len(chosen)
        return [n if chosen.count(n) == 1 else 0 for n in chosen]


class Secret(Module):
    def __init__(self, players: int) -> None:
        super().__init__(NAME, players=(2, 3, 4))
        self.seats = players

    def new_module_state(self) -> ModuleState:
        return SecretNumbers((0,) * self.seats)

    def insertions(self) -> list[Insertion]:
        return [Insertion("game", "rounds", False, "choose numbers")]

    def score_lines(self, rules: Rules) -> list[ScoreLine[State]]:
        return [BonusLine("bonus", ("PE-SECRET-03",))]

    def redraw(self, state: State, viewer: int) -> None:
        chosen = list(numbers_of(state).chosen)
        if 0 in chosen:
            for seat in range(len(chosen)):
                if chosen[seat] and seat != viewer:
                    chosen[seat] = below(state, 3) + 1
            keep_numbers(state, chosen)
