"""Who is signed in, remembered: nearly every request asks, and the answer hardly ever changes.

Whatever changes a user or ends a sign-in, by whichever way, makes this forget it: the sessions of
the database tell. Other processes on the same database hear of it.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable

from sqlalchemy import event
from sqlalchemy.orm import ORMExecuteState, Session, UOWTransaction, sessionmaker

from ceilidh.server.storage.models import SignIn, User

MOST = 5000
EVERYBODY = 0
_TOUCHED = "touched"  # where a session of the database notes the users whom it has changed


class SessionCache:
    """Users by their number and sign-in; may be asked from any thread."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.known: OrderedDict[tuple[int, str], User] = OrderedDict()
        self.changes = 0

    def get(self, key: tuple[int, str]) -> User | None:
        with self.lock:
            user = self.known.get(key)
            if user is not None:
                self.known.move_to_end(key)
            return user

    def keep(self, key: tuple[int, str], user: User, changes: int) -> None:
        """Remember what was read after so many changes, unless there was one since."""
        with self.lock:
            if changes == self.changes:
                self.known[key] = user
                if len(self.known) > MOST:
                    self.known.popitem(last=False)

    def forget(self, number: int = EVERYBODY) -> None:
        with self.lock:
            self.changes += 1
            for key in [one for one in self.known if number in (EVERYBODY, one[0])]:
                del self.known[key]


def follow(
    sessions: sessionmaker[Session],
    session_cache: SessionCache,
    tell: Callable[[Session, int], None],
) -> None:
    """Forget whom a session of the database has changed; `tell` others before it is committed."""

    def touch(session: Session, number: int) -> None:
        touched: set[int] = session.info.setdefault(_TOUCHED, set())
        if number not in touched:
            touched.add(number)
            tell(session, number)

    @event.listens_for(sessions, "after_flush")
    def flushed(session: Session, _context: UOWTransaction) -> None:
        for one in [*session.dirty, *session.deleted]:
            if isinstance(one, (User, SignIn)):
                touch(session, one.id if isinstance(one, User) else one.user_id)

    @event.listens_for(sessions, "do_orm_execute")
    def executed(state: ORMExecuteState) -> None:
        changes = state.is_update or state.is_delete
        if changes and any(one.class_ in (User, SignIn) for one in state.all_mappers):
            touch(state.session, EVERYBODY)

    @event.listens_for(sessions, "after_commit")
    def committed(session: Session) -> None:
        for number in session.info.pop(_TOUCHED, ()):
            session_cache.forget(number)

    @event.listens_for(sessions, "after_rollback")
    def undone(session: Session) -> None:
        session.info.pop(_TOUCHED, None)
