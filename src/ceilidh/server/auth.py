"""Who asks: signed cookies for guests and users, passwords, and protection of forms."""

from __future__ import annotations

import hmac
import threading

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeTimedSerializer

from ceilidh.server.errors import Forbidden, NotSignedIn, Refusal
from ceilidh.server.models import User
from ceilidh.server.store import Store
from ceilidh.server.texts import LONGEST_NAME, clean_name

__all__ = ["Auth", "clean_name"]

COOKIE = "ceilidh"
CSRF_HEADER = "X-CSRF-Token"
LASTS = 400 * 24 * 3600  # seconds that a cookie is good for; browsers keep none longer
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
AT_ONCE = 2  # passwords checked at the same time: each takes much memory on purpose


class Auth:
    def __init__(self, store: Store, secret: str, secure: bool) -> None:
        self.store = store
        self.secure = secure
        self.secret = secret
        self.signer = URLSafeTimedSerializer(secret, salt="ceilidh user")
        self.hasher = PasswordHasher()
        self.checking = threading.Semaphore(AT_ONCE)

    # --- who is it --------------------------------------------------------------------------------

    def user(self, request: Request) -> User | None:
        """The user of the cookie, or of the header `Authorization: Bearer`, which programs use.

        Looked up once a request, however many parts of its answer ask.
        """
        if not hasattr(request.state, "user"):
            user, session = self._signed(request)
            found = self.store.user_of_session(user, session) if session else None
            request.state.user = found
        known: User | None = request.state.user
        return known

    def _signed(self, request: Request) -> tuple[int, str]:
        """User and session of a token that we signed; an empty session if there is none."""
        header = request.headers.get("authorization", "")
        token = header[7:] if header.startswith("Bearer ") else request.cookies.get(COOKIE, "")
        if not token:
            return 0, ""
        try:
            found = self.signer.loads(token, max_age=LASTS)
        except BadSignature:
            return 0, ""
        match found:
            case [int(user), str(session)]:
                return user, session
        # A token of before sessions were stored.
        return 0, ""

    def need_user(self, request: Request) -> User:
        user = self.user(request)
        if user is None:
            raise NotSignedIn("Give yourself a name first.")
        return user

    def sign_in(self, response: Response, user: User) -> str:
        """Begin a session of this browser or program; the token, which programs send themselves."""
        token = self.signer.dumps([user.id, self.store.begin_session(user.id, LASTS)])
        response.set_cookie(
            COOKIE,
            token,
            max_age=LASTS,
            httponly=True,
            samesite="lax",
            secure=self.secure,
        )
        return token

    def sign_out(self, request: Request, response: Response, everywhere: bool) -> None:
        """End the session of the request, or all of its user: their tokens are worth nothing."""
        user, session = self._signed(request)
        self.store.end_sessions(user, None if everywhere else session)
        response.delete_cookie(COOKIE)

    # --- forms ------------------------------------------------------------------------------------

    def csrf(self, request: Request) -> str:
        """A token bound to the cookie, so that another site cannot send a form for its bearer."""
        cookie = request.cookies.get(COOKIE, "")
        return hmac.new(self.secret.encode(), b"csrf" + cookie.encode(), "sha256").hexdigest()[:32]

    def check_csrf(self, request: Request, field: str = "") -> None:
        """Every change by cookie needs the token; a Bearer header cannot be forged by a site."""
        if request.headers.get("authorization", "").startswith("Bearer "):
            return
        given = request.headers.get(CSRF_HEADER) or field
        # As bytes: signs beyond ASCII are wrong, not a fault.
        if not hmac.compare_digest(given.encode(), self.csrf(request).encode()):
            raise Forbidden("This page is out of date; reload it and try again.")

    # --- passwords --------------------------------------------------------------------------------

    def guest(self, name: str, otherwise: str) -> User:
        return self.store.new_guest(clean_name(name) or otherwise)

    def keep(self, user: User, name: str, password: str) -> User:
        """Turn a guest into a user with a password; his tables stay his."""
        shown = clean_name(name)
        if not shown:
            raise Refusal("Give a name.")
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refusal(
                "A password has at least {number} signs.", fields={"number": SHORTEST_PASSWORD}
            )
        with self.checking:
            secret = self.hasher.hash(password)
        return self.store.keep_name(user.id, shown, _login(shown), secret)

    def log_in(self, name: str, password: str) -> User:
        user = self.store.user_by_login(_login(clean_name(name)))
        wrong = Forbidden("Name or password is wrong.")
        with self.checking:
            if user is None or user.password is None or len(password) > LONGEST_PASSWORD:
                # As slow as a wrong password, so that names cannot be found out.
                self.hasher.hash(password[:LONGEST_PASSWORD])
                raise wrong
            try:
                self.hasher.verify(user.password, password)
            except (VerificationError, InvalidHashError) as fault:
                raise wrong from fault
        return user


def _login(name: str) -> str:
    """The name that is unique; a letter can become two when its case is changed."""
    return name.lower()[:LONGEST_NAME]
