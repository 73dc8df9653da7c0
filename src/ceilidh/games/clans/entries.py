"""Entries of this game's catalogue: clans, which are drawn, and modules, which are asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ceilidh.games.clans.components.pack import Components, load
from ceilidh.games.clans.components.ports import PortEffect
from ceilidh.games.clans.effects import Counter, Effect
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Spec
from ceilidh.kernel.component_data.tables import ModuleTable
from ceilidh.kernel.entry import BASE, ModuleEntry
from ceilidh.kernel.flow import Step
from ceilidh.kernel.options import Option, Options, word, words

NO_CLANS = "none"  # the value of option `clans`
TABLES = load(None)

PortMaker = Callable[[PortEffect], Effect]
CounterMaker = Callable[[str, dict[str, int]], Counter]


@dataclass(frozen=True, eq=False)
class ClansEntry(ModuleEntry[Components, Module]):
    """`ports` makes what port tiles do, by the word of their effect; `counts` what tiles count."""

    ports: Mapping[str, PortMaker] = field(default_factory=dict)
    counts: Mapping[str, CounterMaker] = field(default_factory=dict)


def name_of(package: str) -> str:
    """The word of notation and options for the module in a folder."""
    return package.rpartition(".")[2].replace("_", "-")


def is_mixed_in(options: Options, box: str) -> bool:
    """Whether the tiles of a box are mixed with those of the base game (IN-SU-02)."""
    return box == BASE or f"{box}-tiles" in words(options, "modules")


def pool_of(options: Options, pool: str, rows: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    """What an option lets be drawn, of rows with their boxes.

    A pool that is left as it is, with the whole base game in it, grows by the boxes mixed in.
    """
    named = words(options, pool)
    if not {word for word, box in rows if box == BASE} <= set(named):
        return named
    more = [word for word, box in rows if word not in named and is_mixed_in(options, box)]
    return (*named, *more)


CLAN_ROWS = tuple([(row.id, row.box) for row in TABLES.clans])


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
        drawn = pool_of(options, "clan_pool", CLAN_ROWS)
        return word(options, "clans") != NO_CLANS and name in drawn

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
    lesser: bool = False,
    presets: tuple[str, ...] = (),
    also: Callable[[Options], bool] | None = None,
    ports: Mapping[str, PortMaker] | None = None,
    counts: Mapping[str, CounterMaker] | None = None,
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
        lesser=lesser,
        presets=presets,
        also=also,
        ports=ports or {},
        counts=counts or {},
    )
