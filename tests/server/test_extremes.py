"""Every address with extreme dates, numbers, words and pages in it: a sentence, never a fault."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import quote, quote_from_bytes

import pytest
from fastapi.routing import APIRoute

from tests.server.helpers import Json, Person, Server
from tests.server.routes import all_routes

EXTREMES = [
    *("0001-01-01", "9999-12-31", "-1", "0", str(2**31), str(2**63), "9" * 5000, "1e999", "nan"),
    *(
        "\x00",
        "a\x00b",
        "\n",
        "²",
        "\ufffe",
        "%",
        "..",
        "*",
        "é" * 300,
        "pack:" + "A" * 400,
        "link:",
    ),
]
RAW = [b"\xff", b"\xed\xa0\x80", b"%00", b"a%2fb"]
PIECES = [*[quote(one, safe="") for one in EXTREMES], *[quote_from_bytes(one) for one in RAW]]
ENDLESS = ("/live",)  # their answers have no end
ROUTES = [
    one
    for one in all_routes()
    if "GET" in (one.methods or set()) and not one.path.endswith(ENDLESS)
]


@pytest.fixture(scope="module")
def table(server: Server) -> Iterator[tuple[Person, Json]]:
    with server.person() as ann:
        yield ann, ann.create("glenmore", ("person", "person"))


def usual(name: str, table: Json) -> str:
    """What stands where another part of the address is tried."""
    known = {"table_id": str(table["id"]), "game": "clans", "kind": "contracts", "id_": "1"}
    return known.get(name, "1")


def addresses(route: APIRoute, table: Json) -> Iterator[str]:
    names = re.findall(r"{(\w+)(?::\w+)?}", route.path)
    plain = {name: usual(name, table) for name in names}
    asked = [one.alias for one in route.dependant.query_params]
    for piece in PIECES:
        for name in names:
            yield filled(route.path, {**plain, name: piece})
        for name in asked:
            yield f"{filled(route.path, plain)}?{name}={piece}"


def filled(path: str, values: dict[str, str]) -> str:
    return re.sub(r"{(\w+)(?::\w+)?}", lambda found: values[found[1]], path)


@pytest.mark.parametrize("route", ROUTES, ids=[one.path for one in ROUTES])
def test_no_address_is_a_fault(table: tuple[Person, Json], route: APIRoute) -> None:
    ann, made = table
    faults = [
        (one[:200], status)
        for one in addresses(route, made)
        if (status := ann.client.get(one).status_code) >= 500
    ]
    assert not faults
