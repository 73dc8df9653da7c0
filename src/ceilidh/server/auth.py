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

    def token(self, user: User) -> str:
        return self.signer.dumps(user.id)

    def user(self, request: Request) -> User | None:
        """The user of the cookie, or of the header `Authorization: Bearer`, which programs use."""
        header = request.headers.get("authorization", "")
        token = header[7:] if header.startswith("Bearer ") else request.cookies.get(COOKIE, "")
        if not token:
            return None
        try:
            number = self.signer.loads(token, max_age=LASTS)
        except BadSignature:
            return None
        return self.store.user(number) if isinstance(number, int) else None

    def need_user(self, request: Request) -> User:
        user = self.user(request)
        if user is None:
            raise NotSignedIn("Give yourself a name first.")
        return user

    def sign_in(self, response: Response, user: User) -> None:
        response.set_cookie(
            COOKIE,
            self.token(user),
            max_age=LASTS,
            httponly=True,
            samesite="lax",
            secure=self.secure,
        )

    def sign_out(self, response: Response) -> None:
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

    def guest(self, name: str) -> User:
        return self.store.new_guest(clean_name(name) or "Guest")

    def keep(self, user: User, name: str, password: str) -> User:
        """Turn a guest into a user with a password; his tables stay his."""
        shown = clean_name(name)
        if not shown:
            raise Refusal("Give a name.")
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refusal(f"A password has at least {SHORTEST_PASSWORD} signs.")
        with self.checking:
            secret = self.hasher.hash(password)
        return self.store.keep_name(user.id, shown, _login(shown), secret)

    def log_in(self, name: str, password: str) -> User:
        user = self.store.user_by_login(_login(clean_name(name)))
        wrong = "Name or password is wrong."
        with self.checking:
            if user is None or user.password is None or len(password) > LONGEST_PASSWORD:
                # As slow as a wrong password, so that names cannot be found out.
                self.hasher.hash(password[:LONGEST_PASSWORD])
                raise Forbidden(wrong)
            try:
                self.hasher.verify(user.password, password)
            except (VerificationError, InvalidHashError) as fault:
                raise Forbidden(wrong) from fault
        return user


def _login(name: str) -> str:
    """The name that is unique; a letter can become two when its case is changed."""
    return name.lower()[:LONGEST_NAME]
