"""The move of a seat as far as it has been chosen: in one step, or part by part."""

from __future__ import annotations

from ceilidh.envs.actions import Parts
from ceilidh.kernel.action import Action


class PartialMove:
    """What is left of the legal moves after the parts that have been chosen.

    A part that all remaining moves share is chosen by itself, so that only real choices are asked
    for; a single legal move is asked for once.
    """

    __slots__ = ("chosen", "left", "parts")

    def __init__(self, parts: Parts, legal: list[Action]) -> None:
        self.parts = parts
        self.left = legal
        self.chosen: list[int] = []
        if len(legal) > 1:
            self._choose_what_is_certain()

    def copy(self) -> PartialMove:
        made = PartialMove(self.parts, self.left)
        made.chosen = self.chosen[:]
        return made

    def go_to(self, chosen: list[int]) -> None:
        """Choose these parts, of which some may be chosen already."""
        while len(self.chosen) < len(chosen):
            self.pick(chosen[len(self.chosen)])

    def numbers(self) -> list[int]:
        """What may be chosen now; a number may be there several times."""
        parts, depth = self.parts, len(self.chosen)
        return [parts[action.id][depth] for action in self.left]

    def pick(self, number: int) -> bool:
        """Choose a part; False if it is not offered."""
        parts, depth = self.parts, len(self.chosen)
        left = [action for action in self.left if parts[action.id][depth] == number]
        if not left:
            return False
        self.left = left
        self.chosen.append(number)
        if len(left) > 1:
            self._choose_what_is_certain()
        return True

    @property
    def move(self) -> Action | None:
        """The move, once it is chosen."""
        return self.left[0] if self.chosen and len(self.left) == 1 else None

    def _choose_what_is_certain(self) -> None:
        parts, chosen = self.parts, self.chosen
        first = parts[self.left[0].id]
        while True:
            depth = len(chosen)
            part = first[depth]
            for action in self.left:
                if parts[action.id][depth] != part:
                    return
            chosen.append(part)
