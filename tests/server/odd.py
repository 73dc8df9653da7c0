"""What nobody should send: values for forms and bodies of programs, and what is answered."""

from __future__ import annotations

import json
from typing import Any

import httpx
from hypothesis import strategies as st

from tests.server.helpers import Person

ODD = ["²", "٣", "9" * 5000, "--5", "-", "+1", "1e3", "\x00", "½", "NaN", " 2 ", "", "é" * 300]
WIDE = "w" * 5000  # longer than anything that people write, but for a record
LONGEST_SENTENCE = 1500  # some name all that could be chosen instead
SIGNS = ["\ud800", "\u202e", "🥃", "a\u0300" * 20, "\uffff", "\u2028"]
NUMBERS = [-1, 0, 1, 7, 2**31, 2**63, -(2**63) - 1, 10**400, 0.5, 1e308, float("nan")]
texts = st.one_of(st.sampled_from([*ODD, WIDE]), st.text(max_size=40))


def nested(depth: int, core: Any = 0) -> Any:
    for _ in range(depth):
        core = [core] if depth % 2 else {"a": core}
    return core


VALUES = [
    *(*ODD, *SIGNS, *NUMBERS, WIDE, None, True, False, [], {}, [None] * 50, [WIDE], {WIDE: WIDE}),
    *(nested(60), nested(61, WIDE), [{"kind": "person"}] * 2, [{"kind": 5}], [{}], [[1], {"x": 2}]),
]
values = st.one_of(st.sampled_from(VALUES), st.text(max_size=40), st.integers())
# What is no object at all, or none that could ever be read.
BODIES = [
    *("", "null", "[]", "7", '"text"', "{", '{"a": 1e999}', '{"seat": -Infinity}', "\x00", "[" * 9),
    *("[" * 20_000, '{"a":' * 20_000, '{"move": ' + "9" * 5000 + "}", '{"name": "\\ud800"}'),
]


def send(person: Person, method: str, path: str, body: str) -> httpx.Response:
    """A body as it stands, whatever it is."""
    headers = {"X-CSRF-Token": person.csrf, "Content-Type": "application/json"}
    return person.client.request(method, path, content=body.encode(), headers=headers)


def written(body: Any) -> str:
    return json.dumps(body)


def check_answer(answer: httpx.Response) -> None:
    """No fault, nothing long sent back, and a sentence where something is refused."""
    assert answer.status_code < 500
    assert WIDE not in answer.text
    if answer.status_code >= 400:
        said = answer.json()["error"]
        assert isinstance(said, str) and said.endswith((".", "!", "?"))
        assert 0 < len(said) < LONGEST_SENTENCE
