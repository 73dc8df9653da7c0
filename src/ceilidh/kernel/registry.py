"""What the package brings to the kernel, which knows none of it: the games, and drawings."""

from collections.abc import Callable
from typing import Any

from ceilidh.kernel.errors import CeilidhError, UnknownGame
from ceilidh.kernel.game import Game
from ceilidh.kernel.reason import listed, typed

# Draws a view as an SVG document, in a language, for a seat, with the game's component tables.
Drawing = Callable[[dict[str, object], str, int | None, object, list[str]], str]

# Loading a game takes time and memory, so each is loaded when it is first asked for.
Loader = Callable[[], Game[Any]]

_LOADERS: dict[str, Loader] = {}
_DRAWINGS: dict[str, Drawing] = {}


def register(name: str, load: Loader) -> None:
    """Offer a game by its name; `load` is called whenever the game is asked for."""
    _LOADERS[name] = load


def unregister(name: str) -> None:
    """Stop offering a game."""
    del _LOADERS[name]


def names() -> list[str]:
    """The names of all games in the order of their registration; loads none of them."""
    return list(_LOADERS)


def list_games() -> list[Game[Any]]:
    """All games in the order of their registration."""
    return [load() for load in _LOADERS.values()]


def find(name: str) -> Game[Any]:
    """The game of that name, or UnknownGame with the names there are."""
    if not isinstance(name, str) or name not in _LOADERS:
        raise UnknownGame(
            "There is no game '{given}'; the games are {choices}.",
            fields={"given": typed(str(name)), "choices": listed(names())},
        )
    return _LOADERS[name]()


def register_drawing(form: str, drawing: Drawing) -> None:
    """Say who draws a position in a form, such as `svg`."""
    _DRAWINGS[form] = drawing


def drawing_of(form: str) -> Drawing:
    """Who draws a position in that form."""
    if form not in _DRAWINGS:
        raise CeilidhError("Drawings are not loaded; import ceilidh to use them.")
    return _DRAWINGS[form]
