"""The action space: every move that the words of a game can say has one number, for all options.

The numbers follow the vocabulary of the game, so that one means the same move with any modules, any
number of players and on both builds. `fingerprint` changes when a new version moves them.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ceilidh.kernel.action import MOST_ARGUMENTS, Action
from ceilidh.kernel.game import Game
from ceilidh.kernel.registry import find

Mask = npt.NDArray[np.int8]


class ActionTable:
    """Numbers and words of all moves of a game.

    `factors` has a row for each move: its kind, and its arguments as places in their domains, -1
    where it has fewer. Networks embed these instead of thousands of numbers without a likeness.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.words = tuple(action.text for action in game.vocabulary.actions)
        self.kinds = tuple(spec.word for spec in game.vocabulary.specs)
        places = {kind: number for number, kind in enumerate(self.kinds)}
        self.factors: npt.NDArray[np.int16] = np.array(
            [
                (places[action.spec.word], action.a, action.b, action.c)
                for action in game.vocabulary.actions
            ],
            dtype=np.int16,
        )
        assert self.factors.shape == (len(self.words), 1 + MOST_ARGUMENTS)
        text = "\n".join(self.words)
        self.fingerprint = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def __len__(self) -> int:
        return len(self.words)

    def number(self, text: str) -> int:
        """The number of a move in words; KeyError if no move is written so."""
        return self.game.vocabulary.by_text[text].id

    def action(self, number: int) -> Action:
        return self.game.vocabulary.actions[number]

    def mask(self, legal: list[Action]) -> Mask:
        """1 for each of these moves, 0 for all others."""
        out = np.zeros(len(self.words), dtype=np.int8)
        out[[action.id for action in legal]] = 1
        return out


@cache
def action_table(game: str) -> ActionTable:
    """The table of a game, made once."""
    return ActionTable(find(game))
