"""Behind the proxy of the documentation: forwarded addresses, secure cookies, links, live lines."""

from __future__ import annotations

import ssl
from pathlib import Path

import httpx

from tests.server.conftest import Start
from tests.server.helpers import free_port
from tests.server.proxy import nginx

TRIED = 240  # four minutes' worth


def client(url: str, folder: Path, address: str = "127.0.0.1") -> httpx.Client:
    trusted = ssl.create_default_context(cafile=str(folder / "play.pem"))
    transport = httpx.HTTPTransport(local_address=address, verify=trusted)
    return httpx.Client(base_url=url, transport=transport, timeout=30)


def test_the_documented_proxy(start: Start, tmp_path: Path) -> None:
    public = f"https://play.example.org:{free_port()}"
    server = start(requests_per_minute=60, secure_cookies="yes", public_url=public)
    folder = tmp_path / "nginx"
    with nginx(server, folder) as url, client(url, folder) as ann:
        guest = ann.post("/api/guest", json={"name": "Ann"})
        assert "Secure" in guest.headers["set-cookie"]
        csrf = ann.get("/api/me").json()["csrf"]
        seats = [{"kind": "person"}, {"kind": "open"}]
        headers = {"X-CSRF-Token": csrf, "Origin": url}
        body = {"game": "glenmore", "players": 2, "seats": seats}
        table = ann.post("/api/tables", json=body, headers=headers).json()
        assert table["invite"].startswith(f"{public}/t/{table['id']}?invite=")
        # A live line comes through at once, not when a buffer is full.
        with ann.stream("GET", f"/t/{table['id']}/live") as line:
            pieces = line.iter_text()
            assert "hello" in next(pieces)
            said = ann.post(
                f"/api/tables/{table['id']}/talk", json={"text": "Hello"}, headers=headers
            )
            assert said.status_code == 201
            assert "talk" in next(pieces)
        # Limits go by who asks, not by the proxy; nobody forges another address.
        assert any(ann.get("/health").status_code == 429 for _ in range(TRIED))
        # Each says another address; one more is allowed a second, however slow the machine.
        forged = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(TRIED)]
        assert any(ann.get("/health", headers=one).status_code == 429 for one in forged)
        with client(url, folder, "127.0.0.5") as bob:
            assert bob.get("/health").status_code == 200
    assert not server.faults()
