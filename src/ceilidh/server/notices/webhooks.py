"""Webhooks: what Discord, a Matrix bridge, ntfy and programs of one's own want to be sent."""

from __future__ import annotations

import json

from ceilidh.server.notices.mail import Letter
from ceilidh.server.notices.safe_http import Gate, post

DISCORD, MATRIX, NTFY, PLAIN = FORMS = ("discord", "matrix", "ntfy", "json")
JSON = "application/json"


def request_of(form: str, letter: Letter) -> tuple[bytes, dict[str, str]]:
    """The body and the headers of a notice."""
    line = f"{letter.subject}\n{letter.text}\n{letter.url}"
    if form == NTFY:
        # Signs beyond ASCII do not go into headers, so the title stands in the text.
        return line.encode(), {"Content-Type": "text/plain; charset=utf-8", "Click": letter.url}
    bodies: dict[str, dict[str, object]] = {
        # Names of people stand in it, and nobody is to call everybody by his name.
        DISCORD: {"content": line, "allowed_mentions": {"parse": []}},
        MATRIX: {"text": line},
        PLAIN: {"subject": letter.subject, "text": letter.text, "url": letter.url},
    }
    return json.dumps(bodies[form]).encode(), {"Content-Type": JSON}


def send_hook(target: str, form: str, letter: Letter, gate: Gate) -> None:
    body, headers = request_of(form, letter)
    post(target, body, headers, gate)
