"""Which games there are. Game packages register themselves when `ceilidh.games` is imported."""

from typing import Any

from ceilidh.kernel.errors import UnknownGame
from ceilidh.kernel.game import Game
from ceilidh.kernel.reason import listed, typed

_GAMES: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    _GAMES[game.name] = game


def games() -> list[Game[Any]]:
    """All games in the order of their registration."""
    return list(_GAMES.values())


def find(name: str) -> Game[Any]:
    """The game of that name, or UnknownGame with the names there are."""
    if name not in _GAMES:
        raise UnknownGame(
            "There is no game '{given}'; there are {choices}.",
            fields={"given": typed(name), "choices": listed(list(_GAMES))},
        )
    return _GAMES[name]
