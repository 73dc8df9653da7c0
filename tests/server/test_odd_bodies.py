"""Every path of the API description gets odd JSON: a sentence, never a fault, nothing long back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ceilidh.server.app import create_app
from ceilidh.server.settings import Settings
from tests.server.helpers import Json, Person, Server
from tests.server.odd import BODIES, VALUES, check_answer, send, values, written
from tests.server.postgres import Postgres

Asked = tuple[str, str, list[str]]  # method, path and the names in its body
DESCRIBED: Json = create_app(Settings(database="sqlite://", secret="x")).openapi()
# They act for whoever asks, so nobody who is needed later asks them.
ENTRANCES = ("/api/guest", "/api/login", "/api/keep", "/api/logout")


def fields_of(operation: Json) -> list[str]:
    """The names that a body has."""
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    reference = content.get("schema", {}).get("$ref", "")
    schemas: Json = DESCRIBED["components"]["schemas"]
    return sorted(schemas.get(reference.rpartition("/")[2], {}).get("properties", {}))


PATHS: list[Asked] = [
    (method.upper(), path, fields_of(operation))
    for path, methods in DESCRIBED["paths"].items()
    for method, operation in methods.items()
    if method in ("post", "put", "patch")
]
TAKING = [one for one in PATHS if one[2]]
STRIDE = 12
# So that a body with one odd field is refused for that one.
GOOD: Json = {
    **{
        "name": "Mallory",
        "password": "long enough",
        "game": "glenmore",
        "players": 2,
        "seed": None,
    },
    **{"seats": [{"kind": "person"}, {"kind": "open"}], "options": {}, "move": "done", "key": "x"},
    **{"bundle": "end-turn", "text": "hello", "yes": False, "invite": "none", "word": ""},
}


class Place:
    """A table of Ann, and somebody at the same server who is nobody in particular."""

    def __init__(self, ann: Person, eve: Person) -> None:
        self.ann, self.eve = ann, eve
        self.table = ann.create("glenmore", ("person", "person"))["id"]

    def ask(self, method: str, path: str, body: str) -> None:
        person = self.eve if path in ENTRANCES else self.ann
        check_answer(send(person, method, path.replace("{table_id}", self.table), body))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(
    request: pytest.FixtureRequest, server: Server, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Place]:
    """The shared server, and one at PostgreSQL, which stores less than SQLite does."""
    with ExitStack() as stack:
        at = server
        if request.param == "postgresql":
            postgres: Postgres = request.getfixturevalue("postgres")
            folder = tmp_path_factory.mktemp("odd")
            at = Server(folder, database=postgres.database()).start()
            stack.callback(at.close)
        ann = stack.enter_context(at.person("Ann"))
        # From elsewhere: whoever tries passwords so often is kept out for a while.
        yield Place(ann, stack.enter_context(at.person("Morag", "127.0.0.7")))
        assert not at.faults()


def test_every_path_that_takes_a_body_is_asked() -> None:
    assert len(PATHS) > 25 and len(TAKING) > 20


def body_of(fields: list[str]) -> dict[str, Any]:
    return {name: GOOD.get(name, 0) for name in fields}


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(asked=st.sampled_from(TAKING), data=st.data())
def test_whatever_a_body_holds_there_is_a_sentence(
    place: Place, asked: Asked, data: st.DataObject
) -> None:
    method, path, fields = asked
    body = body_of(fields)
    for name in fields:
        what = data.draw(st.sampled_from(("good", "odd", "odd", "missing")))
        if what == "odd":
            body[name] = data.draw(values)
        elif what == "missing":
            del body[name]
    place.ask(method, path, written(body))


def test_every_path_gets_odd_values_and_what_is_no_object(place: Place) -> None:
    for number, (method, path, fields) in enumerate(PATHS):
        # Other paths meet other values; with the property above each meets many.
        place.ask(method, path, BODIES[number % len(BODIES)])
        for value in VALUES[number % STRIDE :: STRIDE] if fields else ():
            odd = fields[number % len(fields)]
            place.ask(method, path, written({**body_of(fields), odd: value}))
