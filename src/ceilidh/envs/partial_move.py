"""The move of a seat as far as it has been chosen: in one step, or part by part."""

from __future__ import annotations

from ceilidh.kernel.action import Action

Parts = list[tuple[int, ...]]  # by the id of a move: the numbers that are chosen one after another


class PartialMove:
    """What is left of the legal moves after the parts that have been chosen.

    A part that all remaining moves share is chosen by itself, so that only real choices are asked
    for; a single legal move is asked for once.
    """

    __slots__ = ("chosen", "left", "offered", "parts")

    def __init__(self, parts: Parts, legal: list[Action]) -> None:
        self.parts = parts
        self.left = legal
        self.chosen: list[int] = []
        self.offered: dict[int, list[Action]] = {}  # by the number of a part: the moves with it
        self._offer()

    def copy(self) -> PartialMove:
        made = PartialMove(self.parts, self.left)
        made.chosen = self.chosen[:]
        made.offered = self.offered
        return made

    def go_to(self, chosen: list[int]) -> None:
        """Choose these parts, of which some may be chosen already."""
        while len(self.chosen) < len(chosen):
            self.pick(chosen[len(self.chosen)])

    def numbers(self) -> list[int]:
        """What may be chosen now."""
        return list(self.offered)

    def pick(self, number: int) -> bool:
        """Choose a part; False if it is not offered."""
        left = self.offered.get(number)
        if left is None:
            return False
        self.left = left
        self.chosen.append(number)
        if len(left) > 1:
            self._offer()
        return True

    @property
    def move(self) -> Action | None:
        """The move, once it is chosen."""
        return self.left[0] if self.chosen and len(self.left) == 1 else None

    def _offer(self) -> None:
        """Sort the moves that are left by their next part; choose one that all of them share."""
        parts, left = self.parts, self.left
        while True:
            depth = len(self.chosen)
            offered: dict[int, list[Action]] = {}
            for action in left:
                part = parts[action.id][depth]
                if part in offered:
                    offered[part].append(action)
                else:
                    offered[part] = [action]
            if len(offered) != 1 or len(left) == 1:
                self.offered = offered
                return
            self.chosen.append(part)


class WholeMove(PartialMove):
    """A move that is chosen in one step, by its own number: quicker than parts."""

    __slots__ = ()

    def copy(self) -> WholeMove:
        made = WholeMove(self.parts, self.left)
        made.chosen = self.chosen[:]
        return made

    def numbers(self) -> list[int]:
        return [action.id for action in self.left]

    def pick(self, number: int) -> bool:
        for action in self.left:
            if action.id == number:
                self.left = [action]
                self.chosen.append(number)
                return True
        return False

    def _offer(self) -> None:
        """All legal moves are offered as they are."""
