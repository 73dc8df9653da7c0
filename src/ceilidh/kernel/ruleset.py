"""Modules, which change the rules of a game, and the resolved rules that games are played by."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.flow import Insertion
from ceilidh.kernel.options import Options
from ceilidh.kernel.plain import table
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


def restore_slices(modules: list[BaseModule], data: dict[str, object]) -> list[Slice]:
    """The slices that the modules of a position dumped, in the same order."""
    known = {module.name: module for module in modules}
    parts: list[Slice] = []
    for name, row in data.items():
        part = known[name].new_slice()
        assert part is not None
        part.restore(table(row))
        parts.append(part)
    return parts


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseRules:
    """What one game is played by, resolved once from its options; games add their own fields."""

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.options = options


R = TypeVar("R", bound=BaseRules)


class Resolved(Generic[R]):
    """Rules already resolved; those with a data pack only while the same options are asked for."""

    def __init__(self) -> None:
        self.kept: dict[str, R] = {}
        self.latest: R | None = None

    def find(self, players: int, options: Options) -> R | None:
        # Playouts ask with the same options object again and again; making the key costs more.
        latest = self.latest
        if latest is not None and latest.options is options and latest.players == players:
            return latest
        found = self.kept.get(_key(players, options))
        if found is not None and found.options is options:
            self.latest = found
        return found

    def keep(self, rules: R) -> R:
        self.latest = rules
        if not rules.options["data_pack"]:
            self.kept[_key(rules.players, rules.options)] = rules
        return rules


def _key(players: int, options: Options) -> str:
    return f"{players} {sorted([(name, str(value)) for name, value in options.items()])}"
