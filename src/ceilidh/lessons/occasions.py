"""Whether a task fits the position, by which moves it can be done now, and where these lie."""

from __future__ import annotations

from fnmatch import fnmatchcase
from importlib import import_module
from types import ModuleType

from ceilidh.kernel.move import Move
from ceilidh.lessons.lesson import Occasion
from ceilidh.lessons.position import Position


def _chances(game: str) -> ModuleType:
    return import_module(f"ceilidh.lessons.chances.{game}")


def is_empty(when: Occasion) -> bool:
    return when == Occasion()


def moves_for(when: Occasion, at: Position) -> list[Move]:
    """The legal moves that do what is asked; none where the occasion does not fit."""
    if is_empty(when) or not _is_in_time(when, at):
        return []
    found = at.legal
    if when.can:
        found = [move for move in found if any(fnmatchcase(move.text, one) for one in when.can)]
    if when.chance and found:
        picked = _chances(at.game.name).CHANCES[when.chance](at)
        found = [move for move in picked if move in found]
    return found


def _is_in_time(when: Occasion, at: Position) -> bool:
    if not (when.first or when.last):
        return True
    now: int = _chances(at.game.name).round_of(at)
    return when.first <= now <= (when.last or now)


def places_of(moves: list[Move], game: str) -> tuple[str, ...]:
    """Where the moves are made, as `part/target`; what has no place of its own is left out."""
    parts: dict[str, str] = _chances(game).PARTS
    targets = dict.fromkeys([target for move in moves for target in move.targets])
    known = [(parts.get(target.partition(":")[0], ""), target) for target in targets]
    return tuple([f"{part}/{target}" for part, target in known if part])


def lit_places(places: tuple[str, ...], at: Position | None) -> tuple[str, ...]:
    """What may light up: of the places to choose from, only those that can be chosen now."""
    kept: list[str] = []
    for place in places:
        part, target = place.split("/")
        if at is not None and part in _chances(at.game.name).PARTS.values():
            can = any(target in move.targets for move in at.legal)
            if not can and _chances(at.game.name).is_choice(at, target):
                continue
        kept.append(place)
    return tuple(kept)
