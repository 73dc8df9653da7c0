"""What was drawn is remembered: a part of a drawing whose arguments are the same is the same.

Between two moves most of a table stays as it was, and all who look at it see most of it alike. A
drawing of which that is worth it is a function marked `remembered`. It must be made from its
arguments alone, so it is given what it shows and no more: never a whole position, of which another
viewer may see another part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from threading import local
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

SHEETS: Final = 150  # large drawings that are kept of each kind: those of some fifty tables
ROWS: Final = 600  # rows of sheets and tiles with what lies on them
PIECES: Final = 6000  # small ones
_kept: list[dict[Any, Any]] = []


class _Passing(local):
    """Whether this thread draws what nobody will ask for again."""

    on = False


_passing = _Passing()


@contextmanager
def passing() -> Iterator[None]:
    """Remember nothing that is drawn here: tables that somebody is entering change at each step."""
    _passing.on = True
    try:
        yield
    finally:
        _passing.on = False


def remembered(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Marks a drawing of which up to so many are kept; then the oldest is forgotten.

    Arguments that cannot be a key, such as lists and records of plain values, are compared by what
    `repr` says of them.
    """

    def mark(draw: Callable[P, R]) -> Callable[P, R]:
        made: dict[tuple[object, ...], R] = {}
        _kept.append(made)

        @wraps(draw)
        def drawn(*args: P.args, **kwargs: P.kwargs) -> R:
            if _passing.on:
                return draw(*args, **kwargs)
            key: tuple[object, ...] = (*args, *kwargs.items()) if kwargs else args
            try:
                found = made.get(key)
            except TypeError:
                key = tuple([_key(value) for value in key])
                found = made.get(key)
            if found is None:
                found = draw(*args, **kwargs)
                if len(made) >= most:
                    _forget_oldest(made)
                made[key] = found
            return found

        return drawn

    return mark


def _forget_oldest(made: dict[Any, Any]) -> None:
    # Another thread may draw, or forget, meanwhile.
    with suppress(RuntimeError, StopIteration):
        made.pop(next(iter(made)), None)


def _key(value: object) -> object:
    return repr(value) if type(value).__hash__ is None else value


def forget() -> None:
    """Draw everything anew from here on."""
    for made in _kept:
        made.clear()
