"""What every game's state has in common: the decision stack, chance, modules' states."""

from mypy_extensions import mypyc_attr

from ceilidh.kernel.event import EventRecorder


class Frame:
    """One entry of the decision stack: a step, the seat it concerns, and three small numbers.

    Frames are never changed, only replaced, so clones share them.
    """

    __slots__ = ("a", "b", "c", "seat", "step")

    def __init__(self, step: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.step = step
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleState:
    """The part of a state that belongs to one module; `name` is the module's.

    Slices are never changed, only replaced (`State.keep`), so clones share them.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def dump(self) -> dict[str, object]:
        """Everything, in plain JSON values; also what `view` shows unless it is overridden."""
        raise AssertionError("a module state must define dump")

    def restore(self, data: dict[str, object]) -> None:
        """Take back what `dump` gave; only for a module state just made."""
        raise AssertionError("a module state must define restore")

    def view(self, viewer: int) -> dict[str, object]:
        """What `viewer` may see (-1: a spectator)."""
        return self.dump()


class StepSequences:
    """The sequences of steps of one ruleset: the game, its rounds and phases, by number."""

    __slots__ = ("_frames", "sequences")

    def __init__(self, sequences: list[list[int]]) -> None:
        self.sequences = sequences
        self._frames: list[dict[int, list[Frame]]] = [{} for _ in sequences]

    def frames(self, number: int, seat: int) -> list[Frame]:
        """The frames of a sequence that concerns a seat and nothing else, the last step first."""
        known = self._frames[number]
        if seat not in known:
            known[seat] = [Frame(step, seat) for step in reversed(self.sequences[number])]
        return known[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: mutable, cloned rather than undone. Games add their own fields.

    `module_states` has the modules' states by name, in the order in which they came.
    """

    __slots__ = ("module_states", "plan", "recorder", "rng", "stack")

    def __init__(
        self,
        plan: StepSequences,
        stack: list[Frame],
        rng: int,
        module_states: dict[str, ModuleState],
    ) -> None:
        self.plan = plan
        self.stack = stack
        self.rng = rng
        self.module_states = module_states
        self.recorder: EventRecorder | None = None

    def module(self, name: str) -> ModuleState:
        """The state of the module of that name, which is in this game."""
        found = self.module_states.get(name)
        assert found is not None, f"{name} is not in this game"
        return found

    def has_module(self, name: str) -> bool:
        """Whether a module of that name keeps a module state in this game."""
        return name in self.module_states

    def keep(self, part: ModuleState) -> None:
        """Put a module's new state in the place of its old one."""
        if part.name in self.module_states:
            self.module_states[part.name] = part


# What the keys of positions have in common. They leave chance out, so that equal positions have
# equal keys however they came about; they are for tables of one process, never for records.


def stack_key(state: State) -> tuple[object, ...]:
    """The open decisions."""
    return tuple([(f.step, f.seat, f.a, f.b, f.c) for f in state.stack])


def parts_key(state: State) -> tuple[object, ...]:
    """What modules keep."""
    return tuple([str(part.dump()) for part in state.module_states.values()])
