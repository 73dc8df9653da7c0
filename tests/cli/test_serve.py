"""`ceilidh serve`: it takes its address before it says so."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from ceilidh.cli import main
from ceilidh.cli.serve import listen
from ceilidh.server.storage.database import open_database


def test_a_port_in_use_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"ceilidh: Cannot use 127.0.0.1 port {port}: ")
    assert said.err.endswith(". Choose another with --port.\n")


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql://nobody:secret@127.0.0.1:1/none", "cannot be opened: "),
        ("sqlite:///{folder}/text", "cannot be opened: file is not a database. "),
        ("no url", "The URL of the database cannot be read; write one such as postgresql://"),
        ("nothing://localhost/x", "The URL of the database cannot be read; "),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, url: str, said: str
) -> None:
    (tmp_path / "text").write_text("this is no database, but a text that is long enough to read\n")
    given = ["--database", url.format(folder=tmp_path)]
    for command in (["serve", "--port", "0"], ["backup", str(tmp_path / "file")]):
        assert main([*command, *given]) == 2
        told = capsys.readouterr()
        assert told.out == "" and told.err.count("\n") == 1
        assert said in told.err and "secret" not in told.err and "Traceback" not in told.err


def test_a_driver_that_is_missing_is_named_with_its_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert main(["serve", "--port", "0", "--database", "postgresql+psycopg://localhost/x"]) == 2
    told = capsys.readouterr().err
    assert "needs psycopg: install it with pip install 'ceilidh[postgres]'." in told


def test_a_platform_without_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "geteuid")
    engine = open_database(f"sqlite:///{tmp_path / 'own.sqlite3'}")
    engine.dispose()
    assert (tmp_path / "own.sqlite3").exists()


def test_the_address_it_prints_answers(tmp_path: Path) -> None:
    program = Path(sys.executable).with_name("ceilidh")
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    environment = {"CEILIDH_SECRET": "test", "CEILIDH_BOT_WORKERS": "1", "HOME": str(tmp_path)}
    command = [str(program), "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = line.split(" at ")[1].split(" ")[0]
        assert httpx.get(address + "health", timeout=30).json()["status"] == "ok"
        server.terminate()
        server.wait(20)


def test_answers_are_sent_without_waiting_for_their_reader() -> None:
    """Else each would take 40 ms longer: its head and its body are sent one after the other."""
    with (
        listen("127.0.0.1", 0) as line,
        socket.create_connection(line.getsockname()),
        line.accept()[0] as accepted,
    ):
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
