"""`ceilidh serve`: it takes its address before it says so."""

import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from ceilidh.cli import main
from ceilidh.cli.serve import listen


def test_a_port_in_use_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"ceilidh: Cannot use 127.0.0.1 port {port}: ")
    assert said.err.endswith(". Choose another with --port.\n")


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
