"""Who may ask for hints and analyses, and where: never against other people without their leave.

A game with other people that goes on is not analysed, unless its table allows that; nor is what was
branched off it, or uploaded from its record: it is known again by its set-up, which is drawn.
"""

from __future__ import annotations

from sqlalchemy import select

from ceilidh.bots.analysis.judgement import can_judge
from ceilidh.kernel.reason import Word
from ceilidh.server.errors import Forbidden, Refusal
from ceilidh.server.storage.kinds import names_where
from ceilidh.server.storage.models import GameTable, TableSeat
from ceilidh.server.storage.seats import OPEN, PERSON, SeatInfo
from ceilidh.server.storage.store import Store
from ceilidh.server.table.rooms import Room


def is_alone(room: Room, user_id: int | None) -> bool:
    """Whether a user plays against bots, or all people share one screen."""
    mine = bool(room.seats_of(user_id)) or room.row.owner_id == user_id
    return user_id is not None and mine and not _others(room.seats, user_id)


def _others(seats: list[SeatInfo], user_id: int | None) -> bool:
    return any(
        seat.kind == OPEN or (seat.kind == PERSON and seat.user_id != user_id) for seat in seats
    )


def may_hint(room: Room, user_id: int | None) -> bool:
    """Whether a page offers hints: what the table itself says, without looking at others."""
    if user_id is None or not can_judge(room.row.game):
        return False
    if room.table.actor is None:
        return True
    if room.kind.no_hints():
        return False
    if is_alone(room, user_id):
        return True
    return room.row.hints and room.running and bool(room.seats_of(user_id))


def need_leave(store: Store, room: Room, user_id: int) -> None:
    """A refusal says why a user may not have this table analysed."""
    if not can_judge(room.row.game):
        raise Refusal(
            "Bots cannot evaluate {game} yet, so there is no analysis.",
            fields={"game": Word(room.table.game.title)},
        )
    if not may_hint(room, user_id):
        if refused := room.kind.no_hints():
            raise Forbidden.because(refused)
        if room.row.hints:
            raise Forbidden("Only players at this table can get hints during the game.")
        raise Forbidden("You are playing with other people: hints are not allowed during the game.")
    if goes_on_elsewhere(store, room):
        raise Forbidden("This game goes on at another table; ask again when it is over.")


def goes_on_elsewhere(store: Store, room: Room) -> bool:
    """Whether the same game is being played by several people who have not allowed hints.

    Or by the maker of this table as a game whose draws others play too.
    """
    row, sharing = room.row, names_where(lambda kind: kind.shares_draws)
    with store.session() as session:
        daily = select(GameTable.id).where(
            *(GameTable.game == row.game, GameTable.setup == row.setup, GameTable.id != row.id),
            *(GameTable.finished.is_(False), GameTable.study.is_(False)),
            *(GameTable.kind.in_(sharing), GameTable.owner_id == row.owner_id),
        )
        if session.scalar(daily.limit(1)) is not None:
            return True
        found = session.execute(
            select(TableSeat.table_id, TableSeat.kind, TableSeat.user_id)
            .join(GameTable, GameTable.id == TableSeat.table_id)
            .where(GameTable.game == row.game, GameTable.setup == row.setup)
            .where(GameTable.id != row.id, GameTable.finished.is_(False))
            .where(GameTable.hints.is_(False), TableSeat.kind.in_((OPEN, PERSON)))
        ).all()
    people: dict[str, set[int | None]] = {}
    for table_id, kind, user_id in found:
        people.setdefault(table_id, set()).add(None if kind == OPEN else user_id)
    return any(len(one) > 1 for one in people.values())
