"""What the package brings to the kernel, which knows none of it: the games, and drawings."""

from collections.abc import Callable
from typing import Any

from ceilidh.kernel.errors import CeilidhError, UnknownGame
from ceilidh.kernel.game import Game
from ceilidh.kernel.reason import listed, typed

# Draws a view as an SVG document, in a language, for a seat, with the game's component tables.
Drawing = Callable[[dict[str, object], str, int | None, object], str]

_GAMES: dict[str, Game[Any]] = {}
_DRAWINGS: dict[str, Drawing] = {}


def register(game: Game[Any]) -> None:
    _GAMES[game.name] = game


def games() -> list[Game[Any]]:
    """All games in the order of their registration."""
    return list(_GAMES.values())


def find(name: str) -> Game[Any]:
    """The game of that name, or UnknownGame with the names there are."""
    if not isinstance(name, str) or name not in _GAMES:
        raise UnknownGame(
            "There is no game '{given}'; there are {choices}.",
            fields={"given": typed(str(name)), "choices": listed(list(_GAMES))},
        )
    return _GAMES[name]


def register_drawing(form: str, drawing: Drawing) -> None:
    """Say who draws a position in a form, such as `svg`."""
    _DRAWINGS[form] = drawing


def drawing_of(form: str) -> Drawing:
    """Who draws a position in that form."""
    if form not in _DRAWINGS:
        raise CeilidhError("There are no drawings here; import ceilidh to have them.")
    return _DRAWINGS[form]
