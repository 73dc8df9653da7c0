"""What somebody has played last: newcomers get the easy opponent, others the one of last time."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select

from ceilidh.bots.bot_names import current_name
from ceilidh.server.storage.kinds import is_counted
from ceilidh.server.storage.models import GameTable, TableSeat
from ceilidh.server.storage.seats import BOT
from ceilidh.server.storage.store import Store


@dataclass(frozen=True)
class LastGame:
    """The last table of a game: how many played, with which options, against which bot."""

    players: int
    options: dict[str, object]
    bot: str


def last_game(store: Store, user_id: int | None, game: str) -> LastGame | None:
    """The last table that somebody has made; None before the first finished game."""
    if user_id is None:
        return None
    mine = select(TableSeat.table_id).where(TableSeat.user_id == user_id)
    own = (GameTable.game == game, is_counted())
    with store.session() as session:
        done = select(GameTable.id).where(*own, GameTable.id.in_(mine), GameTable.finished)
        if session.scalar(done.limit(1)) is None:
            return None
        made = select(GameTable.id, GameTable.players, GameTable.options)
        query = made.where(*own, GameTable.owner_id == user_id)
        row = session.execute(query.order_by(GameTable.created.desc()).limit(1)).first()
        if row is None:
            return None
        bots = select(TableSeat.bot).where(TableSeat.table_id == row.id, TableSeat.kind == BOT)
        found = session.scalars(bots.order_by(TableSeat.number)).first()
        return LastGame(row.players, dict(row.options), current_name(found or ""))
