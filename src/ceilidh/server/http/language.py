"""The language of whoever asks."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ceilidh.say.catalogues import first_known

LANGUAGE_COOKIE = "language"


def language(asked: HTTPConnection) -> str:
    """The language of the address, the cookie, or the browser; English if we have none of them."""
    wishes = [asked.query_params.get("lang", ""), asked.cookies.get(LANGUAGE_COOKIE, "")]
    asked_for = asked.headers.get("accept-language", "").split(",")
    return first_known([*wishes, *[part.split(";")[0] for part in asked_for]])
