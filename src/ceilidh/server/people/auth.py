"""Who asks: signed cookies for guests and users, passwords, and protection of forms."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from functools import lru_cache

from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeTimedSerializer

from ceilidh.kernel.reason import Word
from ceilidh.server.errors import Forbidden, NotFound, NotSignedIn, Refusal
from ceilidh.server.people.passwords import Passwords
from ceilidh.server.storage.display_names import folded
from ceilidh.server.storage.models import User
from ceilidh.server.storage.store import Store
from ceilidh.server.texts import clean_name

__all__ = ["Auth", "clean_name"]

COOKIE = "ceilidh"
KNOWN = "ceilidh-known"  # a browser in which somebody has signed in with a password
CSRF_HEADER = "X-CSRF-Token"
LASTS = 400 * 24 * 3600  # seconds that a cookie is good for; browsers keep none longer
CHECKED = 3600  # seconds for which the signature of a cookie need not be checked again
RESET_LASTS = 24 * 3600  # seconds in which a link for a new password can be used


class Auth:
    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.secret = secret
        self.signer = URLSafeTimedSerializer(secret, salt="ceilidh user")
        self.browsers = URLSafeTimedSerializer(secret, salt="ceilidh browser")
        self.resets = URLSafeTimedSerializer(secret, salt="ceilidh reset")
        self.passwords = Passwords()
        self._read_token = lru_cache(5000)(self._read)

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
        return self._read_token(token, int(time.time() / CHECKED)) if token else (0, "")

    def _read(self, token: str, _when: int) -> tuple[int, str]:
        try:
            found = self.signer.loads(token, max_age=LASTS)
        except BadSignature:
            return 0, ""
        match found:
            case [int(user), str(session)]:
                return user, session
        # A token of before sessions were stored.
        return 0, ""

    def session_of(self, request: Request) -> str:
        """The sign-in of a request, if there is any."""
        return self._signed(request)[1]

    def need_user(self, request: Request) -> User:
        user = self.user(request)
        if user is None:
            raise NotSignedIn("Choose a name first.")
        return user

    def is_admin(self, user: User | None) -> bool:
        """Asked of the database: who runs the server names administrators from a terminal."""
        stored = self.store.user(user.id) if user is not None else None
        return stored is not None and stored.admin and not stored.blocked

    def need_admin(self, user: User | None) -> User:
        """Nobody else learns that there is anything here."""
        if user is None or not self.is_admin(user):
            raise NotFound("Page not found.")
        return user

    def sign_in(self, response: Response, user: User) -> str:
        """Begin a session of this browser or program; the token, which programs send themselves."""
        token = self.signer.dumps([user.id, self.store.begin_session(user.id, LASTS)])
        self._set_cookie(response, COOKIE, token)
        if user.login is not None:
            self.know_browser(response, user)
        return token

    def know_browser(self, response: Response, user: User) -> None:
        """Remember that this browser is of somebody who has the password."""
        browser = self.browsers.dumps([user.id, secrets.token_urlsafe(9)])
        self._set_cookie(response, KNOWN, browser)

    def _set_cookie(self, response: Response, name: str, value: str) -> None:
        response.set_cookie(name, value, max_age=LASTS, httponly=True, samesite="lax")

    def _tries(self, request: Request, user: User | None, name: str) -> str:
        """Under which name wrong passwords are counted.

        Strangers use up the tries of an account; a browser that its owner has used has its own, so
        that nobody can keep the owner out.
        """
        try:
            found = self.browsers.loads(request.cookies.get(KNOWN, ""), max_age=LASTS)
        except BadSignature:
            found = None
        match found:
            case [int(number), str(browser)] if user is not None and number == user.id:
                return f"{name} {browser}"
        return name

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
        """A guest of any name: a refusal would tell which names people keep.

        Whoever plays with an account is marked at the table instead, so that no guest can pass for
        them.
        """
        return self.store.new_guest(clean_name(name) or otherwise)

    def keep(self, request: Request, user: User, name: str, password: str, old: str = "") -> User:
        """Turn a guest into a user with a password, or change either; his tables stay his.

        Who has a password says it, and is signed out everywhere else.
        """
        shown = clean_name(name)
        if not shown:
            raise Refusal("Enter a name.")
        if user.login is not None:
            self.need_password(request, user, old)
        kept = self.store.keep_name(user.id, shown, self.passwords.hash(password))
        self.store.end_sessions(user.id, but=self._signed(request)[1])
        return kept

    def need_password(self, request: Request, user: User, given: str) -> None:
        """Whoever sits at somebody's browser cannot take over or delete the account."""
        # Of each sign-in by itself: what strangers try elsewhere does not count here.
        tries = f"{user.login} {self.session_of(request)}"
        if not self.passwords.fits(user.password, given, tries):
            raise Forbidden("That is not your password; enter your current password.")

    def log_in(self, request: Request, name: str, password: str) -> User:
        shown = clean_name(name)
        user = self.store.user_by_login(shown)
        stored = user.password if user else None
        tries = self._tries(request, user, folded(shown))
        if not self.passwords.fits(stored, password, tries) or user is None:
            raise Forbidden("Wrong name or password.")
        if user.blocked:
            raise Forbidden(
                "An administrator has blocked you. Reason: {why}",
                fields={"why": Word(user.blocked)},
            )
        return user

    # --- a new password for who has forgotten the old one -----------------------------------------

    def reset_token(self, user: User) -> str:
        """Good for one new password: the next one makes it worthless."""
        return self.resets.dumps([user.id, _mark(user)])

    def reset_user(self, token: str) -> User:
        """Whom a token is for."""
        user = None
        try:
            found = self.resets.loads(token, max_age=RESET_LASTS)
        except BadSignature:
            found = None
        match found:
            case [int(number), str(mark)]:
                user = self.store.user(number)
                if user is not None and user.login and hmac.compare_digest(mark, _mark(user)):
                    return user
        raise Forbidden("This link has been used or has expired; ask for a new one.")

    def reset(self, token: str, password: str) -> User:
        """A new password by such a token; ends all sessions."""
        user = self.reset_user(token)
        self.store.set_password(user.id, self.passwords.hash(password))
        self.store.end_sessions(user.id)
        return user


def _mark(user: User) -> str:
    """Changes with the password."""
    return hashlib.sha256((user.password or "").encode()).hexdigest()[:16]
