"""What can be set before the server starts: by environment variables or by flags."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

PREFIX = "CEILIDH_"


def default_folder() -> Path:
    """Where the embedded database and the secret lie unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "ceilidh"


@dataclass(frozen=True)
class Settings:
    """Every setting; the environment variable is CEILIDH_ and the name in capitals."""

    host: str = "127.0.0.1"
    port: int = 8000
    embedded: bool = False  # in a browser, for one person: one thread, no accounts, mail or figures
    database: str = ""  # a URL; empty: SQLite in the data folder
    secret: str = ""  # signs cookies; empty: made once and kept in the data folder
    public_url: str = ""  # what links begin with; empty: the address that was connected to
    head_seconds: float = 15.0  # to send the head of a request; then the line is closed
    bot_pause: float = 0.0  # seconds before a bot's move; the page has a pace of its own
    bot_workers: int = 2  # processes in which bots think
    bots: str = ""  # further bots, as module:Class or name=module:Class, with commas between them
    engine: str = ""  # a folder with the compiled package, in which bots think once it is there
    analysis_workers: int = 1  # processes, nice to all others, in which games are analysed
    analyses_per_person: int = 2  # that one person may wait for
    analyses_waiting: int = 40  # of all people together
    hint_seconds: float = 3.0  # for the best moves of a position
    hint_nodes: int = 0  # or so many moves tried for them, however long
    analysis_seconds: float = 60.0  # for a whole game
    analysis_nodes: int = 0  # or so many moves tried for each of its decisions, however long
    gone_after: float = 600.0  # seconds after which others may let a bot move for who is away
    requests_per_minute: int = 600  # from one client
    streams_per_address: int = 40  # live lines open at once from one address
    streams_per_account: int = 20  # and of one guest or user
    open_tables: int = 5  # of one person, listed for anybody and waiting
    guest_days: int = 400  # after which a guest without a table is deleted; 0: never
    empty_table_days: int = 90  # and a table without a move
    rooms: int = 500  # tables kept in memory; the least used is dropped and read again
    metrics: bool = True  # figures for Prometheus at /metrics
    metrics_token: str = ""  # who reads them sends it; empty: only this machine may
    archive: bool = True  # finished games of open tables can be fetched by anybody
    data_packs: str = ""  # a folder whose files and subfolders may be chosen as data packs
    secure_cookies: bool = False  # for servers behind TLS
    smtp_host: str = ""  # takes letters; empty: none are sent
    smtp_port: int = 587
    smtp_tls: str = "starttls"  # or tls from the first byte, or none on the same machine
    smtp_user: str = ""
    smtp_password: str = ""  # empty: the file smtp_password in the data folder
    smtp_from: str = ""  # whose address letters bear
    hooks_into: str = ""  # private addresses and networks that webhooks may reach

    @property
    def database_url(self) -> str:
        if self.database:
            # SQLAlchemy's name of the driver we install.
            return self.database.replace("postgresql://", "postgresql+psycopg://", 1)
        return f"sqlite:///{self.folder / 'ceilidh.sqlite3'}"

    @property
    def counts(self) -> bool:
        """Whether figures are kept for whoever runs the server."""
        return self.metrics and not self.embedded

    @property
    def opens_archive(self) -> bool:
        """Whether anybody may fetch finished games."""
        return self.archive and not self.embedded

    @property
    def https(self) -> bool:
        """Whether people reach this server by https, through a proxy that does TLS."""
        return self.secure_cookies or self.public_url.lower().startswith("https://")

    @property
    def folder(self) -> Path:
        return default_folder()

    def signing_secret(self) -> str:
        """The secret given, or one that is made at the first start and kept."""
        return self.secret or self.kept("secret", lambda: secrets.token_urlsafe(32))

    def kept(self, name: str, make: Callable[[], str]) -> str:
        """A secret in a file of the data folder, made when it is first asked for."""
        path = self.folder / name
        if not path.exists():
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            # Whole or not at all, also when two processes start or one is killed.
            fresh = self.folder / f"{name}.{os.getpid()}"
            fresh.touch(mode=0o600)
            fresh.write_text(make(), "utf-8")
            with suppress(FileExistsError):
                path.hardlink_to(fresh)
            fresh.unlink()
        return path.read_text("utf-8").strip()

    def pack_folders(self) -> dict[str, str]:
        """The data packs that may be chosen, by name; a client never names a path."""
        folder = Path(self.data_packs)
        if not self.data_packs or not folder.is_dir():
            return {}
        found = sorted(folder.iterdir())
        files = {path.stem: str(path) for path in found if path.suffix == ".toml"}
        return {**files, **{path.name: str(path) for path in found if path.is_dir()}}


def from_environment() -> Settings:
    """The settings that the environment asks for; a value that cannot be read is an error."""
    given: dict[str, Any] = {}
    for field in fields(Settings):
        text = os.environ.get(PREFIX + field.name.upper())
        if text is not None:
            given[field.name] = _read(field.name, text)
    return replace(Settings(), **given)


def _read(name: str, text: str) -> Any:
    kind = type(getattr(Settings(), name))
    if kind is bool:
        return text.lower() in ("1", "yes", "true", "on")
    try:
        return kind(text)
    except ValueError:
        raise SystemExit(f"{PREFIX}{name.upper()} cannot be {text!r}; give a number.") from None
