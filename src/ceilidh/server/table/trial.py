"""A move tried on a copy: how its maker would see the table after it, as far as that is certain.

Everything that the maker cannot know is drawn anew on the copy, so no trial tells the future. Where
chance speaks, the move is tried twice, with the first and with the last of what can be drawn: only
what both trials show is certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ceilidh.draw.svg.parts import View
from ceilidh.kernel.action import Action
from ceilidh.kernel.secrecy import SPECTATOR
from ceilidh.kernel.table import Move, Table
from ceilidh.say.game_text import way_of
from ceilidh.server.table.moves import bundle_of, deciding
from ceilidh.server.table.preview import tried
from ceilidh.server.table.rooms import Room
from ceilidh.shortcuts import outcomes


@dataclass(frozen=True)
class Trial:
    """`after` has one view, two where chance speaks, and none where a secret would be shown.

    `viewer` is the seat from which it is seen, mostly that of the maker. `targets` are the places
    that the move names, `way` those that a piece goes over. `states` are the positions behind the
    views, `actions` the moves. They know what is hidden, so they are never told themselves.
    """

    seat: int
    viewer: int | None
    targets: tuple[str, ...]
    way: tuple[str, ...]
    before: View
    after: tuple[View, ...]
    actions: tuple[Action, ...] = ()
    states: tuple[Any, ...] = field(default=(), repr=False)

    @property
    def reveals(self) -> bool:
        return len(self.after) != 1


def _trial(
    table: Table,
    seat: int,
    actions: list[Action],
    targets: tuple[str, ...],
    way: tuple[str, ...] = (),
) -> Trial:
    return try_actions(table, seat, seat, seat, actions, targets, way)


def try_actions(
    table: Table,
    seat: int,
    viewer: int | None,
    eyes: int,
    actions: list[Action],
    targets: tuple[str, ...],
    way: tuple[str, ...] = (),
) -> Trial:
    """Try moves of a seat as a viewer would see them; `eyes` is the seat that knows no less."""
    game = table.game
    before = table.view(viewer)
    if table.hidden_moves(viewer) and len(table.actors) == 1:
        return Trial(seat, viewer, targets, way, before, (), tuple(actions))
    after = outcomes(table, seat, eyes, actions)
    looks = SPECTATOR if viewer is None else viewer
    views = tuple([game.view(one, looks) for one in after])
    return Trial(seat, viewer, targets, way, before, views, tuple(actions), tuple(after))


def try_move(room: Room, user_id: int, text: str) -> Trial:
    """Try a legal move of a user, by its notation."""
    with room.lock:
        table, move = room.table, tried(room, user_id, text)[0]
        way = way_of(table.game.name, table.state, move.seat, move.action)
        return _trial(table, move.seat, [move.action], tuple(move.targets), way)


@dataclass(frozen=True)
class TurnTrial:
    """The moves of one turn, as far as they are certain, and how the table looks after them.

    `first` are the places that the first of them names.
    """

    moves: tuple[str, ...]
    first: tuple[str, ...]
    trial: Trial


def try_moves(table: Table, seat: int, texts: Sequence[str]) -> TurnTrial:
    """Try the first move and those after it that belong to the same turn and are legal then."""
    game = table.game
    first = game.determinize(table.state, seat, 1)
    state = game.clone(first)
    actions: list[Action] = []
    for text in texts:
        action = table.parse(text, seat)
        if action not in game.flow.legal_for(state, seat):
            break
        actions.append(action)
        game.flow.apply_for(state, seat, action)
        if seat not in game.actors(state) or game.turn_over(first, state, seat):
            break
    places = [Move(action, seat).targets for action in actions]
    targets = tuple(dict.fromkeys([one for some in places for one in some]))
    moves = tuple([action.text for action in actions])
    first = tuple(places[0]) if places else ()
    return TurnTrial(moves, first, _trial(table, seat, actions, targets))


def try_bundle(room: Room, user_id: int, name: str) -> Trial:
    """Try several moves in one go."""
    with room.lock:
        seat = deciding(room, user_id)
        bundle = bundle_of(room, seat, name)
        actions = [room.table.parse(text) for text in bundle.moves]
        return _trial(room.table, seat, actions, bundle.targets, bundle.way)
