"""Webhooks: what Discord, a Matrix bridge, ntfy and programs of one's own want to be sent."""

from __future__ import annotations

import json

from ceilidh.server.notices.mail import NoticeText
from ceilidh.server.notices.safe_http import AddressPolicy, post

DISCORD, MATRIX, NTFY, PLAIN = FORMS = ("discord", "matrix", "ntfy", "json")
JSON = "application/json"


def request_of(form: str, words: NoticeText) -> tuple[bytes, dict[str, str]]:
    """The body and the headers of a notice."""
    line = f"{words.subject}\n{words.text}\n{words.url}"
    if form == NTFY:
        # Signs beyond ASCII do not go into headers, so the title stands in the text.
        return line.encode(), {"Content-Type": "text/plain; charset=utf-8", "Click": words.url}
    bodies: dict[str, dict[str, object]] = {
        # Names of people stand in it, and nobody is to call everybody by his name.
        DISCORD: {"content": line, "allowed_mentions": {"parse": []}},
        MATRIX: {"text": line},
        PLAIN: {"subject": words.subject, "text": words.text, "url": words.url},
    }
    return json.dumps(bodies[form]).encode(), {"Content-Type": JSON}


def send_hook(target: str, form: str, words: NoticeText, policy: AddressPolicy) -> None:
    body, headers = request_of(form, words)
    post(target, body, headers, policy)
