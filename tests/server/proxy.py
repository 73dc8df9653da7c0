"""The nginx of the documentation, in front of a server of the tests."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.helpers import Server, free_port, until

PAGE = Path(__file__).resolve().parents[2] / "docs" / "howto" / "serve.md"
AROUND = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{server}
}}
"""


def documented(server: Server, folder: Path, port: int) -> str:
    """The text of the page, with a certificate of the test's own and ports of this machine."""
    found = re.search(r"```nginx\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None, "the page shows how nginx is set up"
    text = found[1].replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = text.replace("/etc/ssl/play", f"{folder}/play")
    return text.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")


def certificate(folder: Path) -> Path:
    keys = ["-keyout", f"{folder}/play.key", "-out", f"{folder}/play.pem"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    names = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run([*made, *keys, *names], check=True, capture_output=True)
    return folder / "play.pem"


@contextmanager
def nginx(server: Server, folder: Path) -> Iterator[str]:
    """The address at which the proxy answers."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    assert program, "install nginx: the set-up of the documentation is tested with a real one"
    folder.mkdir()
    certificate(folder)
    port = free_port()
    config = folder / "nginx.conf"
    config.write_text(AROUND.format(folder=folder, server=documented(server, folder, port)))
    process = subprocess.Popen([program, "-c", str(config), "-e", f"{folder}/error.log"])
    try:
        until((folder / "nginx.pid").exists)
        yield f"https://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)
