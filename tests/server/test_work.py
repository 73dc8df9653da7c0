"""One client's work does not become everybody's: what requests cost, and how much may be sent."""

from __future__ import annotations

import httpx
import pytest

from ceilidh.server.errors import Refusal
from ceilidh.server.http.limits import BYTES_PER_DROP, LARGEST_BODY, Buckets, cost_of
from ceilidh.server.table.stored_game import (
    LONGEST_LINE,
    LONGEST_RECORD,
    MOST_LINES,
    read_upload,
)
from tests.server.conftest import Start
from tests.server.helpers import Person
from tests.shared.records import text_of

RECORD = text_of("glenmore", "2p-introductory")


# --- what a request costs -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "cost"),
    [
        ("POST", "/records", 20),
        ("POST", "/api/records", 20),
        ("GET", "/records", 1),
        ("POST", "/practice", 20),
        ("GET", "/practice", 1),
        ("POST", "/box/clans/upload", 10),
        ("POST", "/box/clans/ports/1", 3),
        ("GET", "/box/clans/ports/1", 3),
        ("GET", "/box/clans", 3),
        ("GET", "/box", 1),
        ("POST", "/api/tables", 5),
        ("GET", "/api/tables", 1),
        ("POST", "/api/tables/abc/branch", 5),
        ("POST", "/t/abc/hint", 10),
        ("GET", "/t/abc/hint/1", 1),
        ("GET", "/account/data", 20),
        ("GET", "/t/abc/record", 2),
        ("POST", "/t/abc/moves", 1),
        ("GET", "/t/abc/records", 1),
    ],
)
def test_a_path_costs_what_it_is_work(method: str, path: str, cost: int) -> None:
    assert cost_of(method, path) == cost
    assert cost_of(method, path, BYTES_PER_DROP - 1) == cost
    assert cost_of(method, path, 3 * BYTES_PER_DROP) == cost + 3
    # What is too large is read no further, so that it costs no more.
    assert cost_of(method, path, 100 * LARGEST_BODY) == cost + LARGEST_BODY // BYTES_PER_DROP


def test_a_bucket_gives_as_many_drops_as_it_has() -> None:
    buckets = Buckets(30)
    assert buckets.take("a", 20)
    assert not buckets.take("a", 20)
    assert buckets.take("a", 9)
    assert buckets.take("b", 1000), "what costs more than a bucket takes a full one"
    assert not buckets.take("b")


def test_uploads_use_up_the_bucket_sooner_than_looking(start: Start) -> None:
    server = start(requests_per_minute=100)
    with server.person("Ann") as ann, server.person("Bob", "127.0.0.2") as bob:
        statuses = [_upload(ann, "no record").status_code for _ in range(8)]
        assert statuses[0] == 400 and statuses[-1] == 429
        assert statuses.count(400) <= 5
        # All that others do goes on.
        assert [bob.get("/api/me").status_code for _ in range(40)] == [200] * 40
        assert _upload(bob, RECORD).status_code == 201


def _upload(person: Person, text: str) -> httpx.Response:
    headers = {"X-CSRF-Token": person.csrf, "Content-Type": "text/plain"}
    return person.client.post("/api/records", content=text, headers=headers)


# --- how much may be sent -------------------------------------------------------------------------


def test_a_record_has_as_many_lines_as_a_game_can_have() -> None:
    own = RECORD.count("\n")
    full = RECORD + "# again\n" * (MOST_LINES - own - 1)
    assert len(read_upload(full).lines) == len(read_upload(RECORD).lines) > 50
    long = [full + "# again\n", RECORD + "#" * LONGEST_RECORD, RECORD + "#" * (LONGEST_LINE + 1)]
    for text in long:
        with pytest.raises(Refusal, match="That is too long for a game record"):
            read_upload(text)
