"""The language of whoever asks."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ceilidh.say.catalogues import ENGLISH, LANGUAGES, fallbacks

LANGUAGE_COOKIE = "language"


def language(asked: HTTPConnection) -> str:
    """The language of the address, the cookie, or the browser; English if we have none of them."""
    wishes = [asked.query_params.get("lang", ""), asked.cookies.get(LANGUAGE_COOKIE, "")]
    for part in asked.headers.get("accept-language", "").split(","):
        wishes += fallbacks(part.split(";")[0].strip().replace("-", "_"))[:-1]
    return next((wish for wish in wishes if wish in LANGUAGES), ENGLISH)
