"""Statements about boxes of owners and the packs that they share."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select, update
from sqlalchemy.engine import CursorResult

from ceilidh.server.storage.inserts import insert_if_new
from ceilidh.server.storage.models import OwnerBox, SharedPack, now
from ceilidh.server.storage.store import Store


def box_of(store: Store, user_id: int, game: str) -> OwnerBox | None:
    with store.session() as session:
        return session.get(OwnerBox, (user_id, game))


def open_box(store: Store, user_id: int, game: str) -> OwnerBox:
    """The box of a person, made if there is none."""
    with store.session() as session:
        insert_if_new(session, OwnerBox(user_id=user_id, game=game))
        session.commit()
        found = session.get(OwnerBox, (user_id, game))
        assert found is not None, "it was inserted a moment ago"
        return found


def change_box(store: Store, box: OwnerBox, **values: Any) -> bool:
    """Store a change, unless another device has changed the box since it was read."""
    with store.session() as session:
        statement = (
            update(OwnerBox)
            .where(
                OwnerBox.user_id == box.user_id,
                OwnerBox.game == box.game,
                OwnerBox.revision == box.revision,
            )
            .values(revision=box.revision + 1, updated=now(), **values)
        )
        made = session.execute(statement)
        session.commit()
        assert isinstance(made, CursorResult)
        return made.rowcount == 1


def shared_pack(store: Store, hash_: str) -> SharedPack | None:
    with store.session() as session:
        return session.get(SharedPack, hash_)


def packs_shared_by(store: Store, user_id: int) -> int:
    with store.session() as session:
        query = select(func.count()).select_from(SharedPack).where(SharedPack.user_id == user_id)
        return session.scalar(query) or 0


def share_pack(store: Store, hash_: str, game: str, content: str, user_id: int) -> None:
    """Store a pack for all who have its link; one with the same facts stays as it is."""
    with store.session() as session:
        made = SharedPack(hash=hash_, game=game, content=content, user_id=user_id)
        insert_if_new(session, made)
        session.commit()
