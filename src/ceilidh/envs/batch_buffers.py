"""The arrays of a batch of tables, one row each, in memory of its own or shared by processes."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import get_context
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Memory = dict[str, Any]  # the arrays by their names, as processes hand them on
Make = Callable[[str, int], Any]

# The arrays, of which the last is what the learner chooses: the type of their numbers, and which
# of the lengths a row has (none: one number).
ARRAYS: Final[dict[str, tuple[str, int]]] = {
    "observations": ("f", 2),
    "masks": ("b", 3),
    "seats": ("q", 0),
    "earned": ("d", 0),
    "rewards": ("d", 1),
    "over": ("b", 0),
    "ranks": ("q", 0),
    "scores": ("q", 1),
    "chosen": ("q", 0),
}


def _array(code: str, length: int) -> Any:
    return np.zeros(length, dtype=code)


def _shared_array(code: str, length: int) -> Any:
    return get_context("spawn").RawArray(code, length)


class BatchBuffers:
    """What the learner gets of all tables; `lengths` are tables, seats, observation and mask."""

    def __init__(self, memory: Memory, lengths: tuple[int, int, int, int]) -> None:
        self.memory = memory
        self.lengths = lengths
        self.observations: npt.NDArray[np.float32] = self._view("observations")
        self.masks: npt.NDArray[np.int8] = self._view("masks")
        self.seats: npt.NDArray[np.int64] = self._view("seats")
        self.earned: npt.NDArray[np.float64] = self._view("earned")
        self.rewards: npt.NDArray[np.float64] = self._view("rewards")
        self.over: npt.NDArray[np.int8] = self._view("over")
        self.ranks: npt.NDArray[np.int64] = self._view("ranks")
        self.scores: npt.NDArray[np.int64] = self._view("scores")
        self.chosen: npt.NDArray[np.int64] = self._view("chosen")

    def _view(self, name: str) -> npt.NDArray[Any]:
        code, which = ARRAYS[name]
        found = np.frombuffer(self.memory[name], dtype=code)
        return found.reshape(self.lengths[0], self.lengths[which]) if which else found

    @staticmethod
    def plain(tables: int, seats: int, size: int, actions: int) -> BatchBuffers:
        return _made((tables, seats, size, actions), _array)

    @staticmethod
    def shared(tables: int, seats: int, size: int, actions: int) -> BatchBuffers:
        """In memory that other processes can be given."""
        return _made((tables, seats, size, actions), _shared_array)

    def part(self, first: int, last: int) -> BatchBuffers:
        """The rows from `first` to before `last`, of the same memory."""
        out = BatchBuffers(self.memory, self.lengths)
        for name in ARRAYS:
            setattr(out, name, getattr(self, name)[first:last])
        return out


def _made(lengths: tuple[int, int, int, int], make: Make) -> BatchBuffers:
    memory = {
        name: make(code, lengths[0] * (lengths[which] if which else 1))
        for name, (code, which) in ARRAYS.items()
    }
    return BatchBuffers(memory, lengths)
