"""Figures for Prometheus: what is counted, and who may read it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import HTTPConnection

from ceilidh.server.errors import NotFound
from ceilidh.server.http.metrics import UNKNOWN, ErrorCount, Metrics, check_reader
from ceilidh.server.logs import tell
from ceilidh.server.thinking.bot_process import BotAnswer
from ceilidh.server.thinking.bot_runner import BotQuestion
from ceilidh.server.thinking.bot_thinker import ThinkingHere, ThinkRequest
from tests.server.conftest import Enter, Pair, Start
from tests.server.helpers import Server, play_on, until
from tests.server.house import House
from tests.server.inside import Inside
from tests.server.test_live import Line

Labels = dict[str, str]


def figures(server: Server, headers: Labels | None = None) -> dict[str, list[tuple[Labels, float]]]:
    """Every sample by its name, read by the parser of Prometheus' own library."""
    answer = httpx.get(f"{server.url}/metrics", headers=headers, timeout=60)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    found: dict[str, list[tuple[Labels, float]]] = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            found.setdefault(sample.name, []).append((dict(sample.labels), sample.value))
    return found


def value(server: Server, name: str, **labels: str) -> float:
    rows = figures(server).get(name, [])
    return sum(number for one, number in rows if labels.items() <= one.items())


def test_requests_are_counted_by_template_and_status(server: Server, pair: Pair) -> None:
    ann, _, table = pair
    name, template = "ceilidh_requests_total", "/api/tables/{table_id}"
    before = value(server, name, path=template, status="200")
    timed = value(server, "ceilidh_request_seconds_count", path=template)
    for _ in range(3):
        ann.see(table["id"])
    assert value(server, name, path=template, status="200", method="GET") == before + 3
    assert value(server, "ceilidh_request_seconds_count", path=template) == timed + 3
    assert ann.get("/api/tables/nowhere").status_code == 404
    assert value(server, name, path=template, status="404") >= 1
    assert ann.get("/static/page.css").status_code == 200
    assert value(server, name, path="/static") >= 1
    assert not [row for row in figures(server)[name] if table["id"] in row[0]["path"]]


def test_paths_that_lead_nowhere_are_one(server: Server, enter: Enter) -> None:
    ann = enter()
    for number in range(5):
        assert ann.get(f"/made-up-{number}").status_code == 404
        ann.client.request(f"ODD{number}", "/")
    rows = figures(server)["ceilidh_requests_total"]
    assert [row for row in rows if row[0]["path"] == UNKNOWN]
    assert not [row for row in rows if "made-up" in row[0]["path"] or "ODD" in row[0]["method"]]


def test_moves_lines_and_rooms(server: Server, pair: Pair) -> None:
    ann, bob, table = pair
    before = value(server, "ceilidh_moves_total")
    scene = play_on({0: ann, 1: bob}, table["id"], 2)
    assert value(server, "ceilidh_moves_total") >= before + 2
    assert not scene["over"] and value(server, "ceilidh_rooms") >= 1
    lines = value(server, "ceilidh_live_connections")
    with Line(server, table["id"], ann.token):
        until(lambda: value(server, "ceilidh_live_connections") == lines + 1)
    until(lambda: value(server, "ceilidh_live_connections") == lines)
    # Nobody waits for a bot or an analysis now; the process tells its memory.
    assert {"ceilidh_bot_queue", "ceilidh_analysis_queue"} <= set(figures(server))
    assert value(server, "process_resident_memory_bytes") > 1e6


def test_a_bot_that_thinks_is_in_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    runner, seen = house.service.bot_runner, list[int]()

    class Thinker(ThinkingHere):
        async def think(self, asked: ThinkRequest) -> BotAnswer:
            seen.append(runner.asked)
            if asked.bot == "broken":
                raise ValueError
            return BotAnswer("done")

    monkeypatch.setattr(runner, "thinker", Thinker())
    room = house.table(house.guest("Ann"), None)
    for bot in ("random", "broken"):
        asked = BotQuestion(room, 1, room.key(), "glenmore", {}, bot, 0)
        with suppress(ValueError):
            assert asyncio.run(runner._think(asked)).text == "done"
    assert seen == [1, 1] and runner.asked == 0
    house.close()


def test_errors_are_counted_by_part() -> None:
    metrics = Metrics()
    log, count = logging.getLogger("ceilidh.bots"), ErrorCount(metrics)
    logging.getLogger("ceilidh").addHandler(count)
    try:
        tell(log, logging.ERROR, "fault")
        tell(log, logging.WARNING, "no fault")
    finally:
        logging.getLogger("ceilidh").removeHandler(count)
    assert metrics.registry.get_sample_value("ceilidh_errors_total", {"part": "bots"}) == 1


def test_only_the_bearer_of_the_token_reads(start: Start) -> None:
    server = start(metrics_token="let me read")
    bearer = {"Authorization": "Bearer let me read"}
    assert figures(server, bearer)["ceilidh_requests_total"]
    for wrong in ({}, {"Authorization": "Bearer let me"}, {"Authorization": "let me read"}):
        answer = httpx.get(f"{server.url}/metrics", headers=wrong, timeout=60)
        assert answer.status_code == 404 and "ceilidh_" not in answer.text
    assert httpx.get(f"{server.url}/metrics", headers=bearer, timeout=60).status_code == 200
    # The same path says the same as one that does not exist.
    nowhere = httpx.get(f"{server.url}/nowhere", timeout=60)
    assert answer.text == nowhere.text.replace("/nowhere", "/metrics")


@pytest.mark.parametrize("name", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
def test_without_a_token_nobody_reads_through_a_proxy(server: Server, name: str) -> None:
    answer = httpx.get(f"{server.url}/metrics", headers={name: "127.0.0.1"}, timeout=60)
    assert answer.status_code == 404


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ("127.0.0.1", True),
        ("127.9.9.9", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("192.0.2.1", False),
        ("10.0.0.1", False),
        ("::ffff:192.0.2.1", False),
        ("unix", False),
        (None, False),
    ],
)
def test_without_a_token_only_this_machine_reads(address: str | None, allowed: bool) -> None:
    client = (address, 1) if address else None
    asked = HTTPConnection({"type": "http", "headers": [], "client": client})
    if allowed:
        check_reader(asked, "")
    else:
        with pytest.raises(NotFound):
            check_reader(asked, "")


def test_figures_can_be_turned_off(start: Start) -> None:
    server = start(metrics="no")
    assert httpx.get(f"{server.url}/metrics", timeout=60).status_code == 404


def test_the_limits_are_counted_too(tmp_path: Path) -> None:
    inside = Inside(tmp_path)
    assert inside.request("POST", "/api/guest", content=b"x" * 1_000_001).status_code == 413
    metrics: Metrics = inside.app.state.metrics
    labels = {"method": "POST", "path": UNKNOWN, "status": "413"}
    assert metrics.registry.get_sample_value("ceilidh_requests_total", labels) == 1
    inside.close()
