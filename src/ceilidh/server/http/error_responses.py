"""Refusals as answers: the sentence in the reader's language, in the form the asker can use."""

from __future__ import annotations

from urllib.parse import quote

from fastapi.exceptions import RequestValidationError
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, PlainTextResponse, Response

from ceilidh.kernel.reason import Word
from ceilidh.say import speaker
from ceilidh.say.phrases import message
from ceilidh.server.errors import Illegal, NotFound, Refusal
from ceilidh.server.http.language import language

READING = ("GET", "HEAD", "OPTIONS")
PROGRAMS = "/api/"  # what begins with it is asked for by programs
MISSING, LONG = message("is missing"), message("is too long")
NUMBER, SMALL, LARGE = (
    message("must be a whole number"),
    message("is too small"),
    message("is too large"),
)
# What the framework finds wrong with a request, by its own names.
WRONG = {
    "missing": MISSING,
    "string_too_long": LONG,
    "too_long": LONG,
    "int_type": NUMBER,
    "int_parsing": NUMBER,
    "int_parsing_size": NUMBER,
    "int_from_float": NUMBER,
    "greater_than_equal": SMALL,
    "less_than_equal": LARGE,
    "json_invalid": message("is not JSON"),
    "extra_forbidden": message("is not known"),
}
OTHER = message("has the wrong format")


def said(fault: Refusal, code: str) -> str:
    """The sentence for people, who know things by their names and not by notation."""
    return speaker(code).reason(fault.reason, fault.game)


def json_answer(fault: Refusal, code: str) -> JSONResponse:
    body = {"error": speaker(code).reason(fault.reason), "rules": list(fault.rules)}
    return JSONResponse(body, fault.status)


def bare_answer(fault: Refusal, asked: HTTPConnection) -> Response:
    """An answer that needs no page: before one can be made, or when making it went wrong."""
    code = language(asked)
    if asked.scope["path"].startswith(PROGRAMS):
        return json_answer(fault, code)
    return PlainTextResponse(said(fault, code), fault.status)


def unreadable(fault: RequestValidationError) -> Refusal:
    """The first thing that is wrong. What was sent is not repeated: it may hold anything."""
    first = fault.errors()[0]
    place = ".".join(str(part) for part in first["loc"])[:200]
    return Illegal(
        "This cannot be read: {place} {fault}.",
        fields={"place": Word(place), "fault": WRONG.get(first["type"], OTHER)},
    )


def unserved(status: int) -> Refusal:
    """The framework knows no way to answer."""
    if status == 404:
        return NotFound("Page not found.")
    answer = Refusal("This address does not accept that request.")
    answer.status = status
    return answer


def without_slash(asked: HTTPConnection) -> str:
    """Where to look instead if an address ends with a slash; empty if it does not.

    A path of this server, whatever was asked for: two slashes would begin with another one.
    """
    path, query = asked.scope["path"], asked.scope["query_string"].decode("latin-1")
    if asked.scope["method"] not in READING or not path.endswith("/"):
        return ""
    return quote("/" + path.strip("/\\")) + (f"?{query}" if query else "")
