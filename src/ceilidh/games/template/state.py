"""The position of a game of Peat, and the same as plain JSON values."""

from typing import Final

from ceilidh.games.template.ruleset import Rules
from ceilidh.kernel import state as kernel
from ceilidh.kernel.json_fields import integer, integers, table
from ceilidh.kernel.options import plain
from ceilidh.kernel.ruleset import restore_module_states
from ceilidh.kernel.state import Frame, ModuleState

PEATS: Final = 21
NOBODY: Final = -1


class State(kernel.State):
    """`taken` counts each seat's peats, `waited` is a mask of seats, `last` took the last peat."""

    # fields: slots State
    __slots__ = (
        "last",
        "peats",
        "rules",
        "taken",
        "waited",
    )
    # fields: end

    # fields: init State
    def __init__(
        self,
        rules: Rules,
        stack: list[Frame],
        rng: int,
        module_states: dict[str, ModuleState],
        peats: int,
        taken: list[int],
        waited: int,
        last: int,
    ) -> None:
        super().__init__(rules.plan, stack, rng, module_states)
        self.rules = rules
        self.peats = peats
        self.taken = taken
        self.waited = waited
        self.last = last

    # fields: end

    def clone(self) -> "State":
        # fields: clone State
        return State(
            self.rules,
            self.stack[:],
            self.rng,
            self.module_states.copy(),
            self.peats,
            self.taken[:],
            self.waited,
            self.last,
        )
        # fields: end


def blank(rules: Rules, rng: int) -> State:
    """A full stack (PE-SET-01); the kernel adds the states of the modules."""
    # fields: new State
    return State(
        rules=rules,
        stack=[],
        rng=rng,
        module_states={},
        peats=PEATS,
        taken=[0] * rules.players,
        waited=0,
        last=NOBODY,
    )
    # fields: end


def dump(state: State) -> dict[str, object]:
    """Everything but the stack, which the flow writes in words."""
    return {
        "players": state.rules.players,
        "options": plain(state.rules.options),
        "rng": state.rng,
        # fields: dump State
        "peats": state.peats,
        "taken": state.taken[:],
        "waited": state.waited,
        "last": state.last,
        # fields: end
        "modules": {part.name: part.dump() for part in state.module_states.values()},
    }


def load(rules: Rules, data: dict[str, object]) -> State:
    state = blank(rules, integer(data["rng"]))
    # fields: load State
    state.peats = integer(data["peats"])
    state.taken = integers(data["taken"])
    state.waited = integer(data["waited"])
    state.last = integer(data["last"])
    # fields: end
    state.module_states = restore_module_states(rules.modules, table(data["modules"]))
    return state
