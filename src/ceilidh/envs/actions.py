"""The full action space: every move that a game can say has one number, for all options.

The numbers follow the vocabulary of the game, so that one means the same move with any modules, any
number of players and on both builds. `fingerprint` changes when a new version moves them. The small
space, in which a move is chosen part by part, is in `compact_actions.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from ceilidh.envs.partial_move import PartialMove, Parts, WholeMove, columns_of
from ceilidh.kernel.action import MOST_ARGUMENTS, Action
from ceilidh.kernel.game import Game
from ceilidh.kernel.registry import find

Mask = npt.NDArray[np.int8]


class ActionNumbers:
    """The numbers of an action space: `words` says what each means, `parts` spells every move."""

    kind_of_choice: ClassVar[type[PartialMove]] = PartialMove

    def __init__(self, game: Game[Any], words: Sequence[str], parts: Parts) -> None:
        self.game = game
        self.words = tuple(words)
        self.parts = parts
        self.columns = columns_of(parts)
        self.places = {word: number for number, word in enumerate(self.words)}
        text = "\n".join(self.words)
        self.fingerprint = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def __len__(self) -> int:
        return len(self.words)

    def number(self, text: str) -> int:
        """The number of these words; KeyError if there is none."""
        return self.places[text]

    def choosing(self, legal: list[Action]) -> PartialMove:
        """The choice between these moves."""
        ids = [action.id for action in legal]
        return self.kind_of_choice(self.columns, self.game.vocabulary.actions, ids)

    def mask(self, numbers: Sequence[int]) -> Mask:
        """1 for each of these numbers, 0 for all others."""
        out = np.zeros(len(self.words), dtype=np.int8)
        out[numbers] = 1
        return out


class ActionTable(ActionNumbers):
    """Numbers and words of all moves of a game.

    `factors` has a row for each move: its kind, and its arguments as places in their domains, -1
    where it has fewer. Networks embed these instead of thousands of numbers without a likeness.
    """

    kind_of_choice = WholeMove

    def __init__(self, game: Game[Any]) -> None:
        actions = game.vocabulary.actions
        words = [action.text for action in actions]
        super().__init__(game, words, [(number,) for number in range(len(words))])
        self.kinds = tuple(spec.word for spec in game.vocabulary.specs)
        places = {kind: number for number, kind in enumerate(self.kinds)}
        self.factors: npt.NDArray[np.int16] = np.array(
            [(places[action.spec.word], action.a, action.b, action.c) for action in actions],
            dtype=np.int16,
        )
        assert self.factors.shape == (len(self.words), 1 + MOST_ARGUMENTS)

    def action(self, number: int) -> Action:
        return self.game.vocabulary.actions[number]


@cache
def action_table(game: str) -> ActionTable:
    """The table of a game, made once."""
    return ActionTable(find(game))
