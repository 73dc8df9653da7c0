"""Container, compose file and systemd unit: checked, and what they start is started."""

from __future__ import annotations

import re
import shutil
import signal
import ssl
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from ceilidh.cli.app import COMMANDS, parser
from ceilidh.server.settings import Settings
from tests.server import deployment
from tests.server.deployment import DEPLOY, ROOT, compose, copied, unit
from tests.server.helpers import PATIENCE, free_port, until
from tests.server.postgres import Postgres
from tests.server.proxy import AROUND

GIVEN = {
    "CEILIDH_PUBLIC_URL": "https://play.example.org",
    "CEILIDH_SECRET": "a secret of the tests",
    "POSTGRES_PASSWORD": "password",
    "CEILIDH_METRICS_TOKEN": "let me read",
}
SETTINGS = {f"CEILIDH_{field.name.upper()}" for field in fields(Settings)}
OTHERS = {"XDG_DATA_HOME", "FORWARDED_ALLOW_IPS"}


@contextmanager
def served(
    arguments: list[str], environment: dict[str, str], source: Path, folder: Path
) -> Iterator[str]:
    """The program started with these words and this environment; its address."""
    port = free_port()
    folder.mkdir(exist_ok=True)
    own = {"PYTHONPATH": str(source), "CEILIDH_PORT": str(port), "CEILIDH_BOT_WORKERS": "1"}
    own |= {"CEILIDH_HOST": "127.0.0.1", "XDG_DATA_HOME": str(folder), "PATH": "/usr/bin:/bin"}
    with (folder / "log.txt").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "ceilidh", *arguments],
            env={**environment, **own},
            cwd=folder,
            stdout=log,
            stderr=log,
        )
    url = f"http://127.0.0.1:{port}"

    def is_up() -> bool:
        assert process.poll() is None, (folder / "log.txt").read_text()
        try:
            return httpx.get(f"{url}/health", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    try:
        until(is_up)
        yield url
    finally:
        process.terminate()
        # It ends in order and then by the signal; systemd and containers call both a good end.
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
        assert '"event": "stopped"' in (folder / "log.txt").read_text()
        assert "Traceback" not in (folder / "log.txt").read_text()


# --- the container --------------------------------------------------------------------------------


def test_the_container_copies_what_it_installs(tmp_path: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    made = copied(tmp_path)
    needed = ["pyproject.toml", "setup.py", "README.md", *project["license-files"]]
    assert all((made / name).is_file() for name in needed)
    assert (made / "src/ceilidh/server/storage/migrations/env.py").is_file()
    installs = [one.rest for one in deployment.of_kind("RUN") if "pip install" in one.rest]
    (extras,) = re.findall(r"'\.\[(.*?)\]'", installs[0])
    assert set(extras.split(",")) == {"server", "postgres"}
    assert set(extras.split(",")) <= set(project["optional-dependencies"])
    # Both stages have the same Python, one that the package takes.
    (image,) = {one.rest.split()[0] for one in deployment.of_kind("FROM")}
    assert image.startswith("python:3.") and project["requires-python"] == ">=3.11"


def test_the_container_runs_without_rights() -> None:
    words = [one.word for one in deployment.instructions()]
    user = max(number for number, word in enumerate(words) if word == "USER")
    assert deployment.of_kind("USER")[-1].rest == "ceilidh"
    assert not [word for word in words[user:] if word in ("RUN", "COPY", "ADD")]
    assert set(deployment.environment()) <= SETTINGS | OTHERS
    assert deployment.command()[0] == "ceilidh"
    parser(COMMANDS).parse_args(deployment.command()[1:])


# --- compose --------------------------------------------------------------------------------------


def test_compose_needs_what_the_example_lists() -> None:
    assert deployment.variables() == set(deployment.examples()) == set(GIVEN)
    for name in ("CEILIDH_PUBLIC_URL", "CEILIDH_SECRET", "POSTGRES_PASSWORD"):
        with pytest.raises(KeyError, match=name):
            compose({**GIVEN, name: ""})
    assert compose({**GIVEN, "CEILIDH_METRICS_TOKEN": ""})
    # No secret of ours is in the example, so nobody runs a server with a known one.
    given = deployment.examples()
    assert not given["CEILIDH_SECRET"] and not given["POSTGRES_PASSWORD"]


def test_compose_fits_together() -> None:
    found = compose(GIVEN)
    services: dict[str, dict[str, Any]] = found["services"]
    assert set(services) == {"server", "database", "proxy"}
    for one in services.values():
        for other, how in one.get("depends_on", {}).items():
            assert how["condition"] == "service_healthy" and services[other]["healthcheck"]["test"]
        for volume in one["volumes"]:
            source = volume.partition(":")[0]
            assert source in found["volumes"] or source.startswith("./")
    build = services["server"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()
    assert set(services["server"]["environment"]) <= SETTINGS | OTHERS
    # Only the proxy can be reached from outside.
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]
    assert services["server"]["expose"] == [deployment.environment()["CEILIDH_PORT"]]
    told = services["server"]["environment"]["CEILIDH_DATABASE"]
    database = services["database"]["environment"]
    user, password = database["POSTGRES_USER"], database["POSTGRES_PASSWORD"]
    assert told == f"postgresql://{user}:{password}@database/{database['POSTGRES_DB']}"


def certificates(folder: Path) -> Path:
    folder.mkdir()
    keys = ["-keyout", f"{folder}/privkey.pem", "-out", f"{folder}/fullchain.pem"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    names = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run([*made, *keys, *names], check=True, capture_output=True)
    return folder


@contextmanager
def proxied(url: str, folder: Path) -> Iterator[str]:
    """nginx with the file of `deploy`, in front of this server; the address it answers at."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    assert program, "install nginx: the file is tested with a real one"
    folder.mkdir()
    keys, plain, secure = certificates(folder / "certificates"), free_port(), free_port()
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for old, new in (
        ("server:8000", url.removeprefix("http://")),
        ("/etc/nginx/certificates", str(keys)),
        ("listen 443", f"listen 127.0.0.1:{secure}"),
        ("listen 80", f"listen 127.0.0.1:{plain}"),
    ):
        assert old in text
        text = text.replace(old, new)
    config = folder / "nginx.conf"
    config.write_text(AROUND.format(folder=folder, server=text))
    start = [program, "-c", str(config), "-e", f"{folder}/error.log"]
    subprocess.run([*start, "-t"], check=True, capture_output=True)
    process = subprocess.Popen(start)
    try:
        until((folder / "nginx.pid").exists)
        moved = httpx.get(f"http://127.0.0.1:{plain}/t/x?invite=y", timeout=PATIENCE)
        assert moved.headers["location"] == "https://127.0.0.1/t/x?invite=y"
        yield f"https://127.0.0.1:{secure}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def role(postgres: Postgres, name: str, password: str) -> str:
    """The user and the database that the image of PostgreSQL makes; where it is."""
    at = postgres.database()
    with psycopg.connect(at, autocommit=True) as connection:
        connection.execute(f"CREATE ROLE {name} LOGIN PASSWORD '{password}'".encode())
        connection.execute(f"CREATE DATABASE {name} OWNER {name}".encode())
    return at.partition("@")[2].partition("/")[0]


def test_what_compose_starts_serves_a_game(postgres: Postgres, tmp_path: Path) -> None:
    """The same program, words and settings, files, database and proxy; only no container."""
    services = compose(GIVEN)["services"]
    database = services["database"]["environment"]
    at = role(postgres, database["POSTGRES_USER"], database["POSTGRES_PASSWORD"])
    settings = {**deployment.environment(), **services["server"]["environment"]}
    settings["CEILIDH_DATABASE"] = settings["CEILIDH_DATABASE"].replace("@database/", f"@{at}/")
    source = copied(tmp_path / "image") / "src"
    words = deployment.command()[1:]
    with (
        served(words, settings, source, tmp_path / "data") as url,
        proxied(url, tmp_path / "nginx") as public,
    ):
        # The check of the container is the one that compose repeats.
        check = services["server"]["healthcheck"]["test"]
        asked = [part.replace("http://127.0.0.1:8000", url) for part in check[2:]]
        subprocess.run([sys.executable, *asked], check=True)
        trusted = ssl.create_default_context(cafile=f"{tmp_path}/nginx/certificates/fullchain.pem")
        with httpx.Client(base_url=public, verify=trusted, timeout=PATIENCE) as ann:
            play_a_little(ann, public)
            # The figures are for whoever has the token and comes to the server itself.
            bearer = {"Authorization": f"Bearer {GIVEN['CEILIDH_METRICS_TOKEN']}"}
            assert ann.get("/metrics", headers=bearer).status_code == 404
        assert httpx.get(f"{url}/metrics", timeout=PATIENCE).status_code == 404
        figures = httpx.get(f"{url}/metrics", headers=bearer, timeout=PATIENCE).text
        assert 'path="/api/guest",status="200"' in figures


def play_a_little(ann: httpx.Client, public: str) -> None:
    guest = ann.post("/api/guest", json={"name": "Ann"})
    assert "Secure" in guest.headers["set-cookie"]
    headers = {"X-CSRF-Token": ann.get("/api/me").json()["csrf"], "Origin": public}
    seats = [{"kind": "person"}, {"kind": "open"}]
    body = {"game": "glenmore", "players": 2, "seats": seats}
    table = ann.post("/api/tables", json=body, headers=headers).json()
    assert table["invite"].startswith(f"{GIVEN['CEILIDH_PUBLIC_URL']}/t/")
    with ann.stream("GET", f"/t/{table['id']}/live") as line:
        pieces = line.iter_text()
        assert "hello" in next(pieces)
        said = ann.post(f"/api/tables/{table['id']}/talk", json={"text": "Hi"}, headers=headers)
        assert said.status_code == 201 and "talk" in next(pieces)


# --- systemd --------------------------------------------------------------------------------------


def test_the_unit_is_complete() -> None:
    found = unit()
    assert set(found) == {"Unit", "Service", "Install"}
    service = found["Service"]
    folder, state = service["Environment"][0].partition("=")[2], service["StateDirectory"][0]
    # The data folder is the one that systemd makes and leaves writable.
    assert service["Environment"] == ["XDG_DATA_HOME=/var/lib"] and state == "ceilidh"
    assert (folder, service["ProtectSystem"]) == ("/var/lib", ["strict"])
    assert service["User"] != ["root"] and service["NoNewPrivileges"] == ["yes"]
    program, *words = service["ExecStart"][0].split()
    assert program.endswith("/bin/ceilidh")
    parser(COMMANDS).parse_args(words)


def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    """By its own tool where the machine has it, by a parser everywhere: each name once."""
    assert all(len(values) == 1 for section in unit().values() for values in section.values())
    program = unit()["Service"]["ExecStart"][0].split()[0]
    text = (DEPLOY / "ceilidh.service").read_text("utf-8")
    assert text.count(program) == 1
    tool = shutil.which("systemd-analyze")
    if tool is not None:
        assert not verified(tool, text.replace(program, "/bin/true"), tmp_path)
        # It would notice.
        wrong = text.replace(program, "/bin/true").replace("ProtectHome=", "ProtectHouse=")
        assert "ProtectHouse" in verified(tool, wrong, tmp_path)


def verified(tool: str, text: str, folder: Path) -> str:
    """What systemd says about a unit."""
    file = folder / "ceilidh.service"
    file.write_text(text)
    told = subprocess.run([tool, "verify", "--man=no", str(file)], capture_output=True, text=True)
    return "\n".join(line for line in told.stderr.splitlines() if file.name in line)


def test_what_the_unit_starts_serves(tmp_path: Path) -> None:
    service = unit()["Service"]
    words = service["ExecStart"][0].split()[1:]
    with served(words, {}, ROOT / "src", tmp_path / "state") as url:
        assert httpx.get(url, timeout=PATIENCE).status_code == 200
    kept = tmp_path / "state" / service["StateDirectory"][0]
    assert {"ceilidh.sqlite3", "secret"} <= {one.name for one in kept.iterdir()}
    assert (kept / "secret").stat().st_mode & 0o077 == 0
