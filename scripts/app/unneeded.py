"""What a package brings that a browser never reads: types, tests, tools, commands."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

ENDINGS = (".bat", ".c", ".h", ".po", ".pxd", ".pyi", ".pyx", ".typed", ".x86_64-linux-gnu.so")
# Of a package's description its licence stays, which goes with every copy, and what is looked up.
DESCRIPTIONS = re.compile(r"\.dist-info/(?!licenses/|LICENSE|entry_points\.txt$)")
NAMES = (
    "alembic/templates",
    "alembic/testing",
    "anyio/_backends/_trio",
    "anyio/pytest_plugin",
    "ceilidh/cli",
    "ceilidh/envs",
    "mako/testing",
    "pydantic/mypy",
    "pydantic/v1",
    "sqlalchemy/ext/asyncio",
    "sqlalchemy/ext/mypy",
    "sqlalchemy/testing",
    # Of Python itself: terminals, debuggers, tests, post.
    "_pyrepl",
    "bdb",
    "cProfile",
    "doctest",
    "ftplib",
    "imaplib",
    "mailbox",
    "modulefinder",
    "optparse",
    "pdb",
    "pickletools",
    "poplib",
    "profile",
    "pstats",
    "pyclbr",
    "pydoc",
    "tabnanny",
    "trace",
    "unittest",
    "webbrowser",
    "wsgiref",
    "xmlrpc",
)


def leave_out(folder: Path) -> None:
    """Remove from an unpacked package what nobody needs."""
    for name in NAMES:
        shutil.rmtree(folder / name, ignore_errors=True)
        (folder / f"{name}.py").unlink(missing_ok=True)
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and (name.endswith(ENDINGS) or DESCRIPTIONS.search(name)):
            path.unlink()
