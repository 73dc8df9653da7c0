"""Passwords: hashed and checked in threads of their own, so that nobody else waits for them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ceilidh.kernel.reason import Reason
from ceilidh.server.errors import Refusal, TooManyRequests
from ceilidh.server.http.limits import Buckets
from ceilidh.server.side_threads import SideThreads

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST = 8
LONGEST = 200
AT_ONCE = 2  # each takes much memory on purpose
MOST_WAITING = 12  # a second or two of work; who comes then is told so at once
WRONG_PER_MINUTE = 10  # tries at one account: of all strangers together, and of a known browser


class Passwords:
    def __init__(self) -> None:
        busy = Reason("The server is busy with sign-ins; try again in a moment.")
        # What hashes or checks a password is done in these.
        self.threads = SideThreads("passwords", AT_ONCE, MOST_WAITING, busy)
        self.wrong = Buckets(WRONG_PER_MINUTE)

    @cached_property
    def hasher(self) -> PasswordHasher:
        """Imported with the first password: a server of guests needs none."""
        from argon2 import PasswordHasher

        return PasswordHasher()

    def hash(self, password: str) -> str:
        """What is stored of a new password."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise Refusal("Use at least {number} characters.", fields={"number": SHORTEST})
        return self.hasher.hash(password)

    def fits(self, stored: str | None, given: str, tries: str) -> bool:
        """Whether a password is the stored one; as slow if none is, so that no name is found out.

        Whoever is wrong too often waits, whatever the address; `tries` is what they count for.
        """
        if self.wrong.is_empty(tries):
            raise TooManyRequests(
                "Too many wrong passwords for this name; wait a minute and try again."
            )
        if stored is None or len(given) > LONGEST:
            self.hasher.hash(given[:LONGEST])
            right = False
        else:
            from argon2.exceptions import InvalidHashError, VerificationError

            try:
                right = self.hasher.verify(stored, given)
            except (VerificationError, InvalidHashError):
                right = False
        if not right:
            self.wrong.take(tries)
        return right
