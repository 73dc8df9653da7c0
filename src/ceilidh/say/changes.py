"""What a move changes, as `£43 → £31`: from the numbers to what is said of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ceilidh.say.answers import MoveChange

Unit = Callable[[int], str]


@dataclass(frozen=True)
class Told:
    """How a change is told: its picture, what is said of a number, and whether more is better.

    `less` says that less is; `plain` that neither is.
    """

    icon: str = ""
    say: Unit = str
    less: bool = False
    plain: bool = False
    note: str = ""


def changed(thing: str, title: str, old: int, new: int, told: Told) -> list[MoveChange]:
    """The change of a number; nothing where it stays."""
    if old == new:
        return []
    better = (new > old) != told.less
    look = "" if told.plain else ("gain" if better else "lose")
    said = told.say(old), told.say(new)
    return [MoveChange(thing, title, old, new, *said, told.icon, told.note, look)]


def certain(found: Sequence[list[MoveChange]]) -> list[MoveChange]:
    """What is the same whatever chance brings."""
    return [one for one in found[0] if all(one in other for other in found)] if found else []
