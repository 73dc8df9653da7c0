"""Modules, which change the rules of a game, and the resolved rules that games are played by."""

from collections.abc import Iterable, Sequence

from mypy_extensions import mypyc_attr

from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.flow import Insertion
from ceilidh.kernel.json_fields import table
from ceilidh.kernel.options import Options
from ceilidh.kernel.reason import Word
from ceilidh.kernel.state import ModuleState


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleHooks:
    """Hooks that a module calls itself; other modules answer them by a subclass.

    Such a class stands in `hooks.py` of the caller's folder; `owner` is the caller's name.
    """

    owner: str

    def __init__(self, owner: str) -> None:
        self.owner = owner


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseModule:
    """Something that changes the rules of a game without the game's files naming it.

    `requires` and `conflicts` name other modules; `players` are the counts it can be played with.
    A game derives its own Module class with its hooks from this one.
    """

    name: str
    requires: tuple[str, ...]
    conflicts: tuple[str, ...]
    players: tuple[int, ...]

    def __init__(
        self,
        name: str,
        players: tuple[int, ...] = (1, 2, 3, 4),
        requires: tuple[str, ...] = (),
        conflicts: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.players = players
        self.requires = requires
        self.conflicts = conflicts

    def new_module_state(self) -> ModuleState | None:
        """The module's own part of a new state, for `state.module_states`; None: it has none."""
        return None

    def insertions(self) -> list[Insertion]:
        """Where the module's steps go."""
        return []

    def answers(self) -> list[ModuleHooks]:
        """What the module does at the hooks of other modules, be they in the game or not."""
        return []


def check_modules(modules: Sequence[BaseModule], players: int) -> None:
    """Raise OptionError if modules cannot be played together or by so many players."""
    names = [module.name for module in modules]
    for module in modules:
        if players not in module.players:
            raise OptionError(
                "{module} needs {least} to {most} players, not {players}; leave it out.",
                fields={
                    "module": Word(module.name, "module"),
                    "least": module.players[0],
                    "most": module.players[-1],
                    "players": players,
                },
            )
        for other in module.requires:
            if other not in names:
                raise OptionError(
                    "{module} requires {other}; choose both or neither.",
                    fields={
                        "module": Word(module.name, "module"),
                        "other": Word(other, "module"),
                    },
                )
        for other in module.conflicts:
            if other in names:
                raise OptionError(
                    "{module} and {other} cannot be combined; choose one.",
                    fields={
                        "module": Word(module.name, "module"),
                        "other": Word(other, "module"),
                    },
                )


def restore_module_states(
    modules: Sequence[BaseModule], data: dict[str, object]
) -> dict[str, ModuleState]:
    """The module states that the modules of a position dumped, in the same order."""
    known = {module.name: module for module in modules}
    parts: dict[str, ModuleState] = {}
    for name, row in data.items():
        part = known[name].new_module_state()
        assert part is not None
        part.restore(table(row))
        parts[part.name] = part
    return parts


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseRules:
    """What one game is played by, resolved once from its options; games add their own fields."""

    def __init__(self, players: int, options: Options, modules: Iterable[BaseModule]) -> None:
        self.players = players
        self.options = options
        self._modules = list(modules)

    def module(self, name: str) -> BaseModule:
        """The module of this name, for the parts of a module that is in the game."""
        for module in self._modules:
            if module.name == name:
                return module
        raise AssertionError(f"{name} is not in this game")

    def insertions(self) -> list[Insertion]:
        """Where the steps of the modules go."""
        out: list[Insertion] = []
        for module in self._modules:
            out.extend(module.insertions())
        return out

    def new_module_states(self) -> dict[str, ModuleState]:
        """The modules' own parts of a new state, by name."""
        out: dict[str, ModuleState] = {}
        for module in self._modules:
            part = module.new_module_state()
            if part is not None:
                out[part.name] = part
        return out

    def view_modules(
        self, states: dict[str, ModuleState], viewer: int
    ) -> dict[str, dict[str, object]]:
        """What each module shows, by name: nothing, if it has no state."""
        out: dict[str, dict[str, object]] = {module.name: {} for module in self._modules}
        for part in states.values():
            out[part.name] = part.view(viewer)
        return out
