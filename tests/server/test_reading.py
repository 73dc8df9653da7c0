"""What people send is read in processes that are ended in time, while others are served."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from ceilidh.kernel.component_data.pack_file import LONGEST
from ceilidh.server.box import uploads
from ceilidh.server.errors import Refusal, TooManyRequests, Unavailable
from ceilidh.server.reading.reader import MOST_WAITING, PROCESSES, Reader
from ceilidh.server.reading.reader_process import BEGUN, DONE, NICE, ReadingLimits, serve
from ceilidh.server.side_processes import SideProcess
from ceilidh.server.storage.models import User
from ceilidh.server.table import stored_game
from tests.server import readings
from tests.server.conftest import Enter
from tests.server.helpers import PATIENCE, until
from tests.server.inside import Inside
from tests.shared.records import text_of

RECORD = text_of("glenmore", "2p-introductory")
SHORT = ReadingLimits(seconds=0.5, patience=PATIENCE)
LONG = ReadingLimits(seconds=PATIENCE, patience=PATIENCE)
Read = Callable[[Reader], Awaitable[None]]


def run(limits: ReadingLimits, read: Read) -> Reader:
    """A reader that is stopped afterwards."""
    reader = Reader(limits)

    async def reading() -> None:
        try:
            await read(reader)
        finally:
            await asyncio.to_thread(reader.stop)

    asyncio.run(reading())
    return reader


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def loaded_packages(program: str) -> set[str]:
    """What a program has loaded at its end, in a process of its own."""
    told = f"{program}; import sys; print(*{{name.partition('.')[0] for name in sys.modules}})"
    return set(subprocess.check_output([sys.executable, "-c", told], text=True).split())


async def begun(place: Path) -> int:
    """The process that has begun to work."""
    await asyncio.to_thread(until, place.exists)
    return int(place.read_text("utf-8"))


@pytest.mark.parametrize(
    ("work", "limits"),
    [
        (readings.endless, SHORT),
        (readings.stuck_in_c, SHORT),
        (readings.greedy, LONG),
        (readings.deep, LONG),
        (readings.gone, LONG),
    ],
)
def test_a_process_is_gone_when_its_reading_is_refused(
    tmp_path: Path, work: Callable[[str], object], limits: ReadingLimits
) -> None:
    place = tmp_path / "pid"

    async def read(reader: Reader) -> None:
        with pytest.raises(Refusal, match=r"^This file cannot be read; check .*\.$"):
            await reader.read(work, str(place), "a")
        assert not lives(await begun(place))
        # The next text is read as ever.
        assert lives(await reader.read(readings.pid, "", "a"))

    run(limits, read)


def test_nobody_answers_for_too_long(tmp_path: Path) -> None:
    """Whether or not the processor works: a machine may have no time for it."""
    place = tmp_path / "pid"

    async def read(reader: Reader) -> None:
        with pytest.raises(Unavailable, match=r"^The server is too busy .*\.$"):
            await reader.read(readings.endless, str(place), "a")
        assert not any(process.process for process in reader.processes)

    run(ReadingLimits(seconds=PATIENCE, patience=0.1), read)


@pytest.mark.parametrize(
    "work", [stored_game.read_upload, stored_game.read_start, uploads.read_upload]
)
def test_what_reads_needs_neither_database_nor_framework(work: Callable[..., object]) -> None:
    """Its process begins with a tenth of the work that they would be."""
    loaded = loaded_packages(f"import {work.__module__}")
    assert "ceilidh" in loaded and not loaded & {"sqlalchemy", "alembic", "fastapi", "pydantic"}


def test_a_process_says_when_it_begins() -> None:
    """To start one and to load what reads takes a busy machine longer than any text."""
    process = SideProcess(serve, LONG)
    line = process.ask((readings.pid, ""))
    assert line.recv() == BEGUN
    ended, told = line.recv()
    assert ended == DONE and lives(told)
    process.end()


def test_others_are_read_while_a_client_holds_a_process(tmp_path: Path) -> None:
    place = tmp_path / "pid"

    async def read(reader: Reader) -> None:
        slow = asyncio.create_task(reader.read(readings.endless, str(place), "a"))
        held = await begun(place)
        with pytest.raises(TooManyRequests, match="Your last file is still being read"):
            await reader.read(readings.pid, "", "a")
        readers = [await reader.read(readings.pid, "", "b") for _ in range(3)]
        assert held not in readers and lives(held) and not slow.done()
        # A server that stops waits for nobody.
        await asyncio.to_thread(reader.stop)
        with pytest.raises(Refusal):
            await slow
        assert not lives(held) and not any(lives(one) for one in readers)

    run(LONG, read)


def test_what_comes_while_too_much_waits_is_refused_at_once(tmp_path: Path) -> None:
    async def read(reader: Reader) -> None:
        places = [tmp_path / str(number) for number in range(MOST_WAITING)]
        sent = [
            asyncio.create_task(reader.read(readings.endless, str(place), str(place)))
            for place in places
        ]
        await asyncio.gather(*[begun(place) for place in places[:PROCESSES]])
        with pytest.raises(TooManyRequests, match="Many files are being read"):
            await reader.read(readings.pid, "", "another")
        assert not any(one.done() for one in sent)
        assert not any(place.exists() for place in places[PROCESSES:])
        await asyncio.to_thread(reader.stop)
        for one in sent:
            with suppress(Refusal, asyncio.CancelledError):
                await one

    run(LONG, read)


def test_a_reason_comes_as_it_was_said() -> None:
    async def read(reader: Reader) -> None:
        with pytest.raises(Refusal) as caught:
            await reader.read(readings.refusing, "modules", "a")
        reason = caught.value.reason
        assert (reason.text, reason.rules) == ("line 3: modules", ("CC-1",))

    run(LONG, read)


def test_a_defect_is_told_to_who_runs_the_server(caplog: pytest.LogCaptureFixture) -> None:
    async def read(reader: Reader) -> None:
        with caplog.at_level(logging.ERROR), pytest.raises(Refusal, match="cannot be read"):
            await reader.read(readings.defective, "x", "a")

    run(LONG, read)
    assert "ZeroDivisionError" in caplog.text


def test_a_process_is_nice_and_stays_for_the_next() -> None:
    async def read(reader: Reader) -> None:
        first = await reader.read(readings.pid, "", "a")
        wished = min(os.getpriority(os.PRIO_PROCESS, 0) + NICE, 19)
        assert os.getpriority(os.PRIO_PROCESS, first) == wished
        assert len({await reader.read(readings.pid, "", "a") for _ in range(4)}) <= PROCESSES

    run(LONG, read)


# --- what it reads for the server -----------------------------------------------------------------


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    made = Inside(tmp_path)
    yield made
    made.app.state.service.reader.stop()
    made.close()


def people(inside: Inside) -> int:
    with inside.app.state.service.store.session() as session:
        return int(session.query(User).count())


def send(inside: Inside, path: str, text: str) -> httpx.Response:
    name = "record" if path == "/records" else "file"
    return inside.request("POST", path, files={name: ("a.txt", text.encode())})


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/records", "no record"),
        ("/records", RECORD.replace("end ", "1 dance\nend ")),
        ("/box/clans/upload", "no pack"),
        ("/box/clans/upload", f'name = "{"x" * (LONGEST // 2)}"'),
    ],
)
def test_what_is_refused_leaves_nothing(inside: Inside, path: str, text: str) -> None:
    answer = send(inside, path, text)
    assert answer.status_code == 400 and not answer.cookies
    assert people(inside) == 0


def test_packs_and_records_are_read_elsewhere(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What would read them in this process is broken here, and nobody notices."""
    monkeypatch.setattr(stored_game, "parse", readings.defective)
    monkeypatch.setattr(uploads, "read_pack", readings.defective)
    pack = 'format = "ceilidh pack 1"\ngame = "clans"\n'
    for path, text in (("/records", RECORD), ("/box/clans/upload", pack)):
        inside.cookies.clear()
        assert send(inside, path, text).status_code == 303
    assert people(inside) == 2


@pytest.mark.parametrize("path", ["/records", "/box/clans/upload", "/practice"])
def test_nothing_is_read_of_a_form_from_elsewhere(enter: Enter, path: str) -> None:
    ann = enter()
    files = {"record": ("a.txt", b"x"), "file": ("a.txt", b"x")}
    answers = [
        ann.client.post(path, data={"text": "x", "csrf": one}, files=files)
        for one in ("x", ann.csrf)
    ]
    assert [answer.status_code for answer in answers] == [403, 400]


def test_a_reason_of_another_process_is_told_in_ones_language(enter: Enter) -> None:
    ann = enter()
    headers = {"X-CSRF-Token": ann.csrf, "Content-Type": "text/plain", "Accept-Language": "fr"}
    broken = RECORD.replace("end ", "1 dance\nend ")
    answer = ann.client.post("/api/records", content=broken, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"].startswith("Ligne "), answer.text
