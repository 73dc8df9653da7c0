"""What lies in the tray: small pictures of the things that can be chosen, and what one has.

A thing is named by its target, such as `contract:17`. Things that are chosen on a board (hexes, the
cells of a territory) have no picture here, unless no board shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ceilidh.draw.module_drawing import DrawingInput, PictureOf, drawings
from ceilidh.draw.svg.icons import icon
from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.parts import View, load_drawing
from ceilidh.kernel.entry import Entries
from ceilidh.say import Speaker, speaker

Pictures = Callable[[View, Speaker, int | None, Any, list[str]], dict[str, Ink]]
Purse = Callable[[View, int], list[tuple[str, int]]]
Held = Callable[[View, int], list[str]]
Things = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class SeatCard:
    """What of a seat all should see beside its purse: a title, figures with words, contracts.

    A slip is what it takes and what it gives.
    """

    title: str = ""
    figures: tuple[tuple[str, int, str], ...] = ()
    slips: tuple[tuple[Things, Things, str], ...] = ()


Card = Callable[[View, int, Any, Speaker], SeatCard]


@dataclass(frozen=True)
class TrayArt:
    """A game's things: `places` are the kinds that its boards show, `purse` what a seat has.

    `pictures` draws those targets that it knows. The purse is a list of names and numbers, money
    first, and `sign` draws each; `held` are targets that its owner has before him, such as his
    contracts, and `card` is what others should see of it. `asked_by` says by which name a tip
    explains what is in the purse.
    `entries` is the catalogue of modules, whose drawings may show further kinds on boards.
    """

    entries: Entries
    places: tuple[str, ...]
    pictures: Pictures
    purse: Purse
    sign: Callable[[str], Ink]
    held: Held = lambda *_: []
    asked_by: Callable[[str], str] = str
    card: Card = lambda *_: SeatCard()

    def kinds_on_boards(self, view: View) -> set[str]:
        played = view.get("modules", {})
        added = [art.places for name, art in drawings(self.entries) if name in played]
        return {*self.places, *[kind for kinds in added for kind in kinds]}


_arts: dict[str, TrayArt] = {}
_PLAIN = TrayArt((), (), lambda *_: {}, lambda *_: [], icon)


def register_tray(game: str, art: TrayArt) -> None:
    _arts[game] = art


def art_of(view: View) -> TrayArt:
    """How the game of a position draws single things, and what seats have in it."""
    game = str(view.get("game", ""))
    if game not in _arts:
        load_drawing(game)  # which registers it
    return _arts.get(game, _PLAIN)


def for_tray(view: View, targets: Collection[str], on_board: Collection[str]) -> list[str]:
    """The targets that are chosen in the tray; `on_board` are those that the boards show."""
    places = art_of(view).kinds_on_boards(view)
    return [
        target
        for target in targets
        if target not in on_board or target.partition(":")[0] not in places
    ]


def draw_pictures(
    view: View, language: str, seat: int | None, tables: Any, targets: list[str]
) -> dict[str, Ink]:
    """A picture of each target that has one."""
    return art_of(view).pictures(view, speaker(language), seat, tables, targets)


def pictured(
    targets: list[str],
    known: Mapping[str, Callable[[str], Ink]],
    modules: Sequence[tuple[Mapping[str, PictureOf], DrawingInput[Any, Any]]],
) -> dict[str, Ink]:
    """The pictures of targets by their kinds: those of the game, and those that modules have."""
    out: dict[str, Ink] = {}
    for target in targets:
        kind, _, word = target.partition(":")
        if kind in known:
            out[target] = known[kind](word)
        for own, sight in modules:
            if kind in own:
                out[target] = own[kind](sight, word)
    return out
