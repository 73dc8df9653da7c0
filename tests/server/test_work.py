"""One client's work does not become everybody's: costs, sizes, and records read elsewhere."""

from __future__ import annotations

import asyncio
import pickle
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import httpx
import pytest

from ceilidh.server.app import create_app
from ceilidh.server.errors import Refusal
from ceilidh.server.http.limits import BYTES_PER_DROP, LARGEST_BODY, Buckets, cost_of
from ceilidh.server.settings import Settings
from ceilidh.server.table.stored_game import (
    LONGEST_LINE,
    LONGEST_RECORD,
    MOST_LINES,
    read_upload,
)
from ceilidh.server.thinking.record_reader import MOST_WAITING, work
from tests.server.conftest import Enter, Start
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


# --- where it is read -----------------------------------------------------------------------------


class Slow(Executor):
    """A process that has not finished yet."""

    def __init__(self) -> None:
        self.asked: list[tuple[Future[Any], str]] = []

    def submit(self, fn: Any, /, *args: Any, **_: Any) -> Future[Any]:
        self.asked.append((Future(), args[0]))
        return self.asked[-1][0]


async def _while_records_are_read(folder: Path) -> list[int]:
    app = create_app(Settings(database=f"sqlite:///{folder / 'work.sqlite3'}", secret="x"))
    slow = app.state.service.record_reader.pool = Slow()
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://work") as client:
        token = (await client.post("/api/guest", json={"name": "Ann"})).json()["token"]
        client.cookies.clear()
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "text/plain"}
        uploads = [
            asyncio.create_task(client.post("/api/records", content=RECORD, headers=headers))
            for _ in range(MOST_WAITING)
        ]
        while len(slow.asked) < MOST_WAITING:
            await asyncio.sleep(0)
        # None of them is answered yet, and everybody else is.
        told = [await client.get("/api/games") for _ in range(3)]
        told.append(await client.post("/api/records", content=RECORD, headers=headers))
        assert not any(task.done() for task in uploads)
        for future, text in slow.asked:
            future.set_result(work(text))
        told += [await task for task in uploads]
    app.state.service.store.engine.dispose()
    return [answer.status_code for answer in told]


def test_others_are_answered_while_records_are_read(tmp_path: Path) -> None:
    statuses = asyncio.run(_while_records_are_read(tmp_path))
    assert statuses == [200] * 3 + [429] + [201] * MOST_WAITING


def test_a_reason_of_another_process_is_told_in_ones_language(enter: Enter) -> None:
    ann = enter()
    broken = RECORD.replace("end ", "1 dance\nend ")
    with pytest.raises(Refusal) as refused:
        read_upload(broken)
    reason = refused.value.reason
    back = pickle.loads(pickle.dumps(reason))
    assert (back.text, back.rules, back.template) == (reason.text, reason.rules, reason.template)
    ann.client.headers["Accept-Language"] = "fr"
    answer = _upload(ann, broken)
    assert answer.status_code == 400
    assert answer.json()["error"].startswith("Ligne "), answer.text
