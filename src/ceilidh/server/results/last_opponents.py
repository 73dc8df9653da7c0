"""What somebody has played last, so that the same opponent is offered again."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select

from ceilidh.bots.bot_names import current_name
from ceilidh.server.storage.kinds import is_counted
from ceilidh.server.storage.models import GameTable, TableSeat
from ceilidh.server.storage.seats import BOT
from ceilidh.server.storage.store import Store


def is_newcomer(store: Store, user_id: int | None, game: str) -> bool:
    """Whether somebody has never finished a game of this kind."""
    if user_id is None:
        return True
    mine = select(TableSeat.table_id).where(TableSeat.user_id == user_id)
    own = (GameTable.game == game, is_counted(), GameTable.id.in_(mine), GameTable.finished)
    with store.session() as session:
        return session.scalar(select(GameTable.id).where(*own).limit(1)) is None


@dataclass(frozen=True)
class LastGame:
    """The last table of a game: how many played, with which options, against which bot."""

    players: int
    options: dict[str, object]
    bot: str


def last_game(store: Store, user_id: int | None, game: str) -> LastGame | None:
    """The last table that somebody has made; None before the first."""
    if user_id is None:
        return None
    own = (GameTable.game == game, is_counted(), GameTable.owner_id == user_id)
    with store.session() as session:
        made = select(GameTable.id, GameTable.players, GameTable.options)
        query = made.where(*own)
        row = session.execute(query.order_by(GameTable.created.desc()).limit(1)).first()
        if row is None:
            return None
        bots = select(TableSeat.bot).where(TableSeat.table_id == row.id, TableSeat.kind == BOT)
        found = session.scalars(bots.order_by(TableSeat.number)).first()
        return LastGame(row.players, dict(row.options), current_name(found or ""))
