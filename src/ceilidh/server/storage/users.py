"""What is stored of people: guests, names with passwords, sessions, names at rest, blocked ones."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from datetime import timedelta

from sqlalchemy import Engine, bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session, sessionmaker

from ceilidh.server.errors import NotFound, Refusal
from ceilidh.server.storage.database import SingleValueQuery
from ceilidh.server.storage.display_names import RESERVED, folded, skeleton
from ceilidh.server.storage.inserts import insert_or_update
from ceilidh.server.storage.models import RestingName, SignIn, User, now
from ceilidh.server.storage.session_cache import SessionCache, follow

REST = timedelta(days=90)  # before somebody else may take a name that was given up
_LASTS = select(SignIn.__table__.c.id).where(SignIn.__table__.c.id == bindparam("id"))


class Users:
    """The part of the store that is about people."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.session = sessionmaker(engine, expire_on_commit=False)
        self.session_cache = SessionCache()
        self._session = SingleValueQuery(engine, _LASTS)
        follow(self.session, self.session_cache, self.tell_of_user)

    @property
    def shared(self) -> bool:
        """Whether other processes can be at the same database."""
        return self.engine.dialect.name == "postgresql"

    def tell_of_user(self, session: Session, number: int) -> None:
        """Other processes hear that a user has changed when, and only when, it is committed."""

    # --- guests and names -------------------------------------------------------------------------

    def new_guest(self, name: str) -> User:
        with self.session() as session:
            user = User(name=name)
            session.add(user)
            session.commit()
            return user

    def user(self, number: int) -> User | None:
        with self.session() as session:
            return session.get(User, number)

    def user_by_login(self, name: str) -> User | None:
        """Who keeps a name, however it is written."""
        with self.session() as session:
            return session.scalar(select(User).where(User.login == folded(name)))

    def kept_among(self, people: Collection[int]) -> frozenset[int]:
        """Those who have an account: a name with a password."""
        with self.session() as session:
            own = select(User.id).where(User.id.in_(people), User.login.is_not(None))
            return frozenset(session.scalars(own))

    def _keeper(self, session: Session, name: str, but: int | None) -> int | None:
        alike = (User.skeleton == skeleton(name)) | (User.login == folded(name))
        return session.scalar(select(User.id).where(alike, User.id != (but or 0)))

    def keep_name(self, number: int, name: str, password: str) -> User:
        """Give a user a name with a password; the one he had before rests."""
        taken = Refusal("That name is taken, or too similar to one that is; choose another.")
        with self.session() as session:
            user = session.get(User, number)
            if user is None:
                raise NotFound("There is no such user.")
            same = user.skeleton == skeleton(name)
            if self._keeper(session, name, number) is not None:
                raise taken
            if not same and (skeleton(name) in RESERVED or self._rests(session, name)):
                raise taken
            if user.skeleton and not same:
                self.put_to_rest(session, user.skeleton)
            user.name, user.login, user.skeleton = name, folded(name), skeleton(name)
            user.password = password
            try:
                session.commit()
            except IntegrityError as fault:
                # Somebody else took it a moment ago.
                raise taken from fault
            return user

    def _rests(self, session: Session, name: str) -> bool:
        resting = session.get(RestingName, skeleton(name))
        return resting is not None and resting.until > now()

    def put_to_rest(self, session: Session, given_up: str) -> None:
        """Nobody may take a name for a while that somebody has given up."""
        session.execute(delete(RestingName).where(RestingName.until < now()))
        insert_or_update(session, RestingName(skeleton=given_up, until=now() + REST))

    def set_password(self, number: int, password: str) -> None:
        with self.session() as session:
            session.execute(update(User).where(User.id == number).values(password=password))
            session.commit()

    def rename(self, number: int, name: str) -> None:
        """A guest calls himself something else."""
        with self.session() as session:
            user = session.get(User, number)
            if user is not None and user.login is None:
                user.name = name
                session.commit()

    def prefer(self, number: int, preferences: dict[str, str]) -> None:
        with self.session() as session:
            user = session.get(User, number)
            if user is not None:
                user.preferences = preferences
                session.commit()

    # --- sessions ---------------------------------------------------------------------------------

    def begin_session(self, user_id: int, lasts: float) -> str:
        """Remember a sign-in; forgets those that have run out. Its id."""
        with self.session() as session:
            made = SignIn(id=secrets.token_urlsafe(12), user_id=user_id)
            oldest = now() - timedelta(seconds=lasts)
            session.execute(delete(SignIn).where(SignIn.began < oldest))
            session.add(made)
            session.commit()
            return made.id

    def user_of_session(self, number: int, session_id: str) -> User | None:
        """The user, while the sign-in has not been ended and nobody has blocked him."""
        key, changes = (number, session_id), self.session_cache.changes
        known = self.session_cache.get(key)
        # Who runs the server may end it from a terminal, which is heard of only by a shared one.
        if known is not None and (self.shared or self._lasts(session_id)):
            return known
        with self.session() as session:
            found = session.scalar(
                select(User)
                .join(SignIn, SignIn.user_id == User.id)
                .where(User.id == number, SignIn.id == session_id, User.blocked == "")
            )
        if found is not None:
            self.session_cache.keep(key, found, changes)
        return found

    def _lasts(self, session_id: str) -> bool:
        return self._session(session_id) is not None

    def end_sessions(
        self, user_id: int, session_id: str | None = None, but: str | None = None
    ) -> None:
        """End one sign-in of a user, or all of them, or all but one."""
        ended = delete(SignIn).where(SignIn.user_id == user_id)
        if session_id is not None:
            ended = ended.where(SignIn.id == session_id)
        if but is not None:
            ended = ended.where(SignIn.id != but)
        with self.session() as session:
            session.execute(ended)
            session.commit()
