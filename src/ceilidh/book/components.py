"""Components as the rulebook lists them: rows of tables, explained by their tips.

A tip speaks of a table. The book speaks of none, so it asks at one where no game is going on: the
first position of a game with the modules that the listing belongs to.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ceilidh.book.text import Listing
from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.tray import draw_pictures
from ceilidh.kernel.entry import MODULES
from ceilidh.kernel.opening import new
from ceilidh.kernel.options import Options
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Table
from ceilidh.say import Tip, speaker
from ceilidh.say.game_text import PositionText
from ceilidh.say.speaker import words_for

PLAYERS: Final = 3
# What is left out, because tips and pictures would say where it lies: a scoring tile, or the
# starting tile beside a clan.
BARE: Final[dict[str, dict[str, object]]] = {"clans": {"scoring_tiles": False, "clans": "none"}}


@dataclass(frozen=True)
class Component:
    """One row: its target, its anchor in the book and its rules."""

    target: str
    anchor: str
    rules: tuple[str, ...]


@cache
def _table_file(game: str, name: str) -> dict[str, Any]:
    text = files(f"ceilidh.games.{game}").joinpath("data", name).read_text("utf-8")
    return tomllib.loads(text)


def components_of(game: str, listing: Listing) -> list[Component]:
    """The rows that a listing shows, in the order of their table."""
    rows = _table_file(game, listing.file)[listing.rows]
    return [
        Component(
            f"{listing.target}:{row['id']}",
            f"{listing.mark or listing.target}-{row['id']}",
            tuple(row.get("rules", ())),
        )
        for row in rows
        if all(row.get(name) == value for name, value in listing.where.items())
    ]


@cache
def example(game: str, module: str) -> Table:
    """A table at which nothing has happened yet, with a module or without."""
    options: dict[str, object] = dict(BARE.get(game, {}))
    for option in find(game).options:
        if option.name == MODULES:
            options[MODULES] = _bringing(game, module, option.choices)
        elif option.name == module and option.choices:
            options[module] = option.choices[-1]
    return new(game, PLAYERS, 1, options)


def _bringing(game: str, module: str, choices: tuple[str, ...]) -> list[str]:
    """What to choose for a module to be there: itself, or the first that comes with it."""
    if module in choices:
        return [module]
    words = words_for(game)
    assert isinstance(words, PositionText), game
    usual: Options = {option.name: option.default for option in find(game).options}
    for entry in words.entries:
        if entry.name == module:
            with_it = [
                one for one in choices if entry.is_chosen(PLAYERS, {**usual, MODULES: (one,)})
            ]
            return with_it[:1]
    return []


def tip_of(game: str, module: str, component: Component, language: str) -> Tip:
    return speaker(language).tip(example(game, module), component.target)


def pictures_of(
    game: str, module: str, components: list[Component], language: str
) -> dict[str, Ink]:
    """Small drawings of those components that have one, by their targets."""
    view = example(game, module).view(None)
    return draw_pictures(view, language, None, None, [one.target for one in components])
