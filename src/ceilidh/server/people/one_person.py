"""Who asks where there is only one person: in a browser that runs the server for itself."""

from __future__ import annotations

from fastapi import Request
from sqlalchemy import select

from ceilidh.say import speaker
from ceilidh.server.people.auth import LASTS, Auth
from ceilidh.server.storage.models import User


class OnePerson(Auth):
    """Whoever asks is the guest of this database, signed in by himself: no cookie is needed."""

    signed_in: tuple[int, str] | None = None

    def user(self, request: Request) -> User | None:
        if super().user(request) is None:
            # The first request, or all that was stored of a person has been deleted.
            self.signed_in = None
            del request.state.user
        return super().user(request)

    def _signed(self, request: Request) -> tuple[int, str]:
        if self.signed_in is None:
            guest = self._first_guest() or self.guest(
                "", speaker(request.state.language).text("Guest")
            )
            self.signed_in = guest.id, self.store.begin_session(guest.id, LASTS)
        return self.signed_in

    def _first_guest(self) -> User | None:
        """The one who has played here before."""
        with self.store.session() as session:
            return session.scalar(select(User).order_by(User.id).limit(1))
