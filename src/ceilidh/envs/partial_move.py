"""The move of a seat as far as it has been chosen: in one step, or part by part."""

from ceilidh.kernel.action import Action

Parts = list[tuple[int, ...]]  # by the id of a move: the numbers that are chosen one after another
# The same by place in the order of choices, then by the id of a move; -1 where it has fewer parts.
Columns = list[list[int]]


def columns_of(parts: Parts) -> Columns:
    most = max([len(one) for one in parts], default=0)
    return [[one[place] if place < len(one) else -1 for one in parts] for place in range(most)]


class PartialMove:
    """What is left of the legal moves after the parts that have been chosen.

    A part that all remaining moves share is chosen by itself, so that only real choices are asked
    for; a single legal move is asked for once. Moves are kept as their ids, which are quicker to
    look up than moves.
    """

    __slots__ = ("actions", "chosen", "columns", "left", "offered")

    def __init__(self, columns: Columns, actions: list[Action], left: list[int]) -> None:
        self.columns = columns
        self.actions = actions
        self.left = left
        self.chosen: list[int] = []
        self.offered: set[int] = set()
        self._offer()

    def copy(self) -> "PartialMove":
        made = PartialMove(self.columns, self.actions, self.left)
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
        if number not in self.offered:
            return False
        column = self.columns[len(self.chosen)]
        self.left = [one for one in self.left if column[one] == number]
        self.chosen.append(number)
        if len(self.left) > 1:
            self._offer()
        return True

    def move(self) -> Action | None:
        """The move, once it is chosen."""
        return self.actions[self.left[0]] if self.chosen and len(self.left) == 1 else None

    def _offer(self) -> None:
        """Find what can be chosen next; choose a part that all moves share."""
        left = self.left
        while True:
            column = self.columns[len(self.chosen)]
            offered = {column[one] for one in left}
            if len(offered) != 1 or len(left) == 1:
                self.offered = offered
                return
            self.chosen.extend(offered)


class WholeMove(PartialMove):
    """A move that is chosen in one step, by its own number."""

    __slots__ = ()

    def copy(self) -> PartialMove:
        made = WholeMove(self.columns, self.actions, self.left)
        made.chosen = self.chosen[:]
        return made

    def numbers(self) -> list[int]:
        return self.left

    def pick(self, number: int) -> bool:
        if number not in self.left:
            return False
        self.left = [number]
        self.chosen.append(number)
        return True

    def _offer(self) -> None:
        """All legal moves are offered as they are."""
