"""The ways in which somebody wants to be told: kept, confirmed, ended."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session

from ceilidh.server.errors import NotFound, Refusal
from ceilidh.server.storage.inserts import lock_user
from ceilidh.server.storage.models import Channel, Notice, now
from ceilidh.server.storage.store import Store

MAIL, HOOK, PUSH = KINDS = ("mail", "hook", "push")
MOST = 8  # of one person
MOST_FAILURES = 5  # notices in a row that did not arrive
MOST_ASKED = 3  # times a day that one address is asked whether it wants letters


class Channels:
    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, user_id: int) -> list[Channel]:
        with self.store.session() as session:
            found = select(Channel).where(Channel.user_id == user_id).order_by(Channel.id)
            return list(session.scalars(found))

    def get(self, number: int) -> Channel | None:
        with self.store.session() as session:
            return session.get(Channel, number)

    def reached(self, users: set[int]) -> set[int]:
        """Those of these people who want to be told anything."""
        if not users:
            return set()
        with self.store.session() as session:
            found = select(Channel.user_id).where(Channel.user_id.in_(users), *WORKING)
            return set(session.scalars(found))

    def mail_of(self, user_id: int) -> Channel | None:
        """The confirmed address of somebody."""
        with self.store.session() as session:
            found = select(Channel).where(
                Channel.user_id == user_id, Channel.kind == MAIL, Channel.confirmed
            )
            return session.scalar(found.order_by(Channel.id).limit(1))

    def add(self, channel: Channel) -> Channel:
        """Keep a channel; one that is there already works again."""
        with self.store.session() as session:
            lock_user(session, channel.user_id)
            mine = list(session.scalars(select(Channel).where(Channel.user_id == channel.user_id)))
            for old in mine:
                if (old.kind, old.target) == (channel.kind, channel.target):
                    old.keys, old.form, old.failures = channel.keys, channel.form, 0
                    session.commit()
                    return old
            if len(mine) >= MOST:
                raise Refusal(
                    "You already have {number} notification methods; remove one first.",
                    fields={"number": MOST},
                )
            if channel.kind == MAIL:
                _need_patience(session, channel.target)
            session.add(channel)
            session.commit()
            return channel

    def confirm(self, number: int, target: str) -> None:
        """The bearer of an address has answered."""
        with self.store.session() as session:
            channel = session.get(Channel, number)
            if channel is None or channel.target != target:
                raise NotFound(
                    "This address is no longer waiting for confirmation; enter it again."
                )
            channel.confirmed, channel.failures = True, 0
            session.commit()

    def end(self, number: int, user_id: int | None = None) -> None:
        """Tell nothing any more by a channel, of a user if one is named; its notices go too."""
        with self.store.session() as session:
            channel = session.get(Channel, number)
            if channel is None or user_id not in (None, channel.user_id):
                return
            session.execute(delete(Notice).where(Notice.channel_id == number))
            session.delete(channel)
            session.commit()

    def count(self, number: int, failed: bool) -> None:
        """Remember whether the last notice arrived."""
        failures = Channel.failures + 1 if failed else 0
        with self.store.session() as session:
            session.execute(update(Channel).where(Channel.id == number).values(failures=failures))
            session.commit()


WORKING = (Channel.confirmed, Channel.failures < MOST_FAILURES)


def _need_patience(session: Session, address: str) -> None:
    """Nobody's letter box is filled by asking it again and again."""
    asked = select(func.count(Channel.id)).where(
        func.lower(Channel.target) == address.lower(),
        Channel.confirmed.is_(False),
        Channel.made > now() - timedelta(days=1),
    )
    if (session.scalar(asked) or 0) >= MOST_ASKED:
        raise Refusal("Too many confirmation requests for this address; try again tomorrow.")
