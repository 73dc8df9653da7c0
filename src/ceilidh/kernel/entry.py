"""Entries: a module as its game's catalogue lists it, before any game is played.

A catalogue is a tuple of entries, and what a game needs to know of its modules follows from it:
the words of option `modules`, further options, steps, kinds of move, component tables. What a
module says, draws and thinks stands in its LAYER_FILES, files of its own folder which the layers
above read; so a game is extended without an edit outside the module's folder and this one tuple.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final, Generic, TypeVar

from ceilidh.kernel.action import Spec
from ceilidh.kernel.component_data.tables import ModuleTable
from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.flow import Step
from ceilidh.kernel.optional_module import optional_module
from ceilidh.kernel.options import RULES, Choice, Condition, Option, Options, words
from ceilidh.kernel.reason import Word
from ceilidh.kernel.ruleset import BaseModule

C = TypeVar("C")  # the game's component tables
M = TypeVar("M", bound=BaseModule)

BASE: Final = "base"  # the box of the base game
MODULES: Final = "modules"  # the option whose words are modules, and the group of their options

# What a module has to say, to show and to think: files of its folder that belong to other layers.
LAYER_FILES: Final = ("text", "drawing", "evaluation")


# Each is itself and no other: pages look up catalogues often, and to hash all fields takes long.
@dataclass(frozen=True, eq=False)
class ModuleEntry(Generic[C, M]):
    """One module: `package` is its folder (`__name__` there), `make` builds it for one game.

    `chosen` says whether options and number of players ask for it; without one it is chosen by its
    name in option `modules`, or by what `also` finds in other options. `options` have a meaning
    only together with the module, which decides by itself when they are asked. `players` are the
    counts it can be played with (empty: all); `group`, `minutes`, `difficulty` and `first` are
    for whoever chooses it (`Choice`), `presets` names those that have it. A `lesser` one is part of
    another that takes its place.
    """

    package: str
    name: str
    make: Callable[[int, Options, C], M]
    box: str = BASE
    chosen: Callable[[int, Options], bool] | None = None
    steps: tuple[Step[Any], ...] = ()
    specs: tuple[Spec, ...] = ()
    options: tuple[Option, ...] = ()
    tables: tuple[ModuleTable[Any, Any], ...] = ()
    players: tuple[int, ...] = ()
    group: str = ""
    minutes: int = 0
    difficulty: int = 0
    first: bool = False
    also: Callable[[Options], bool] | None = None
    lesser: bool = False
    presets: tuple[str, ...] = ()

    def is_chosen(self, players: int, options: Options) -> bool:
        if self.chosen is not None:
            return self.chosen(players, options)
        if self.name in words(options, MODULES):
            return True
        return self.also is not None and self.also(options)

    def could_be_chosen(self, option: Option, players: int, options: Options) -> bool:
        """Whether the module is in the game, or would be by another value of the option."""
        if players not in (self.players or (players,)):
            return False
        return any(
            self.is_chosen(players, {**options, option.name: value}) for value in option.values()
        )


Entries = Iterable[ModuleEntry[Any, Any]]


def expansions(entries: Entries) -> tuple[str, ...]:
    """The words of option `modules`."""
    return tuple([entry.name for entry in entries if entry.chosen is None])


def everything(entries: Entries) -> tuple[str, ...]:
    """The words of option `modules` that go together and hold all there is."""
    return tuple([one.name for one in entries if one.chosen is None and not one.lesser])


def recommended(entries: Entries, preset: str) -> tuple[str, ...]:
    """The words of option `modules` that a preset has."""
    return tuple([entry.name for entry in entries if preset in entry.presets])


def choices_of(entries: Entries) -> dict[str, Choice]:
    """What to know of the words of option `modules`."""
    return {
        entry.name: Choice(entry.group, entry.minutes, entry.difficulty, entry.players, entry.first)
        for entry in entries
        if entry.chosen is None
    }


def options_of(entries: Entries) -> tuple[Option, ...]:
    """The options of modules; each is asked only where its module can be in the game."""
    return tuple([_placed(entry, option) for entry in entries for option in entry.options])


def _placed(entry: ModuleEntry[Any, Any], option: Option) -> Option:
    own: Condition | None = option.applies

    def applies(players: int, options: Options) -> bool:
        possible = entry.could_be_chosen(option, players, options)
        return possible and (own is None or own(players, options))

    return Option(
        option.name,
        option.default,
        option.summary,
        option.choices,
        option.many,
        option.fixed,
        MODULES if option.group == RULES and entry.chosen is None else option.group,
        applies,
        option.about,
        option.presets,
        option.later,
    )


def tables_of(entries: Entries) -> list[ModuleTable[Any, Any]]:
    return [table for entry in entries for table in entry.tables]


def steps_of(entries: Entries) -> list[Step[Any]]:
    return [step for entry in entries for step in entry.steps]


def specs_of(entries: Entries) -> list[Spec]:
    return [spec for entry in entries for spec in entry.specs]


def make_chosen(
    entries: Sequence[ModuleEntry[C, M]], players: int, options: Options, components: C
) -> list[M]:
    """The modules that options and number of players ask for, in the order of the catalogue."""
    return [
        entry.make(players, options, components)
        for entry in entries
        if entry.is_chosen(players, options)
    ]


def check_options(entries: Entries, players: int, options: Options) -> None:
    """Refuse options of modules that are not played: they would change nothing."""
    for entry in entries:
        if entry.is_chosen(players, options):
            continue
        for option in entry.options:
            if options[option.name] != option.default:
                raise OptionError(
                    "Option {option} belongs to {module}, which is not in this "
                    "game; add the module or remove the option.",
                    fields={
                        "option": Word(option.name, "option"),
                        "module": Word(entry.name, "module"),
                    },
                )


def layer_file(package: str, name: str) -> ModuleType | None:
    """One of LAYER_FILES of a module's folder; None where it has none."""
    assert name in LAYER_FILES, name
    return optional_module(f"{package}.{name}")


def layer_files(entries: Entries, name: str) -> list[tuple[str, ModuleType]]:
    """The names of the modules that have such a file, with the file."""
    found = [(entry.name, layer_file(entry.package, name)) for entry in entries]
    return [(module, file) for module, file in found if file is not None]
