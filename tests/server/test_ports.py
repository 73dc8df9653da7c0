"""Ports of test servers: whoever starts one gets the port that it was told."""

from __future__ import annotations

import socket

import pytest

from tests.server.helpers import free_port


def test_a_port_is_kept_for_the_server_that_will_listen_there() -> None:
    """Before it starts, and between two starts: programs that call out are given other ports."""
    port = free_port()
    for _ in range(2):
        with socket.socket() as other, pytest.raises(OSError, match="in use"):
            other.bind(("127.0.0.1", port))
        address = ("127.0.0.1", port)
        with socket.create_server(address) as line, socket.create_connection(address) as caller:
            line.accept()[0].close()
            assert caller.recv(1) == b""
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port))
