"""Modules: what clans, variants, expansions and chronicles have in common."""

from mypy_extensions import mypyc_attr

from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.flow import Insertion
from ceilidh.kernel.state import Slice


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

    def new_slice(self) -> Slice | None:
        """The module's own part of a new state, if it keeps one; it goes into `state.ext`."""
        return None

    def insertions(self) -> list[Insertion]:
        """Where the module's steps go."""
        return []


def check_modules(modules: list[BaseModule], players: int) -> None:
    """Raise OptionError if modules cannot be played together or by so many players."""
    names = [module.name for module in modules]
    for module in modules:
        if players not in module.players:
            counts = f"{module.players[0]} to {module.players[-1]}"
            raise OptionError(f"{module.name} needs {counts} players, not {players}; leave it out.")
        for other in module.requires:
            if other not in names:
                raise OptionError(f"{module.name} needs {other}; choose both or neither.")
        for other in module.conflicts:
            if other in names:
                raise OptionError(f"{module.name} and {other} exclude each other; choose one.")


def overrides(module: BaseModule, base: type, hook: str) -> bool:
    """Whether the module's class defines the hook itself; unused hooks cost nothing."""
    return getattr(type(module), hook) is not getattr(base, hook)
