"""Entries of this game's catalogue: clans, which are drawn, and modules, which are asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Spec
from ceilidh.kernel.entry import BASE, Entry
from ceilidh.kernel.flow import Step
from ceilidh.kernel.options import Option, Options, word, words
from ceilidh.kernel.tables import ModuleTable

ClansEntry = Entry[Components, Module]
NO_CLANS = "none"  # the value of option `clans`


def name_of(package: str) -> str:
    """The word of notation and options for the module in a folder."""
    return package.rpartition(".")[2].replace("_", "-")


def clan_entry(
    package: str,
    make: Callable[[Components], Module],
    *,
    box: str = BASE,
    steps: tuple[Step[State], ...] = (),
    specs: tuple[Spec, ...] = (),
    options: tuple[Option, ...] = (),
) -> ClansEntry:
    """A clan; it is part of a game in which it can be drawn."""
    name = name_of(package)

    def chosen(players: int, options: Options) -> bool:
        return word(options, "clans") != NO_CLANS and name in words(options, "clan_pool")

    def made(players: int, options: Options, components: Components) -> Module:
        return make(components)

    return ClansEntry(package, name, made, box, chosen, steps, specs, options)


def module_entry(
    package: str,
    make: Callable[[], Module],
    *,
    box: str = BASE,
    chosen: Callable[[int, Options], bool] | None = None,
    steps: tuple[Step[State], ...] = (),
    specs: tuple[Spec, ...] = (),
    options: tuple[Option, ...] = (),
    tables: tuple[ModuleTable[Components, Any], ...] = (),
    players: tuple[int, ...] = (),
    minutes: int = 0,
    difficulty: int = 0,
) -> ClansEntry:
    """A variant or a part of an expansion; without `chosen` it is a word of option `modules`.

    Parts of the same box are offered together.
    """

    def made(players: int, options: Options, components: Components) -> Module:
        return make()

    name = name_of(package)
    return ClansEntry(
        package,
        name,
        made,
        box,
        chosen,
        steps,
        specs,
        options,
        tables,
        players=players,
        group=box,
        minutes=minutes,
        difficulty=difficulty,
    )
