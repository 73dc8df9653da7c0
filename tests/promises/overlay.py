"""The package with files added, for tests of what one new file is enough for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import ceilidh

PACKAGE = Path(ceilidh.__file__).parent
COMPILED = [file for file in PACKAGE.parent.iterdir() if file.suffix == ".so"]


def overlay(folder: Path, added: dict[str, str]) -> Path:
    """A copy made of links, with `added` files by their paths inside the package."""
    _link(PACKAGE, folder / "ceilidh", [Path(name) for name in added])
    for file in COMPILED:
        (folder / file.name).symlink_to(file)
    for name, text in added.items():
        path = folder / "ceilidh" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def _link(source: Path, goal: Path, apart: list[Path]) -> None:
    """Links to everything; folders that get a file are folders of their own."""
    goal.mkdir(parents=True)
    replaced = [path.name for path in apart if len(path.parts) == 1]
    for entry in source.iterdir():
        if entry.name in replaced:
            continue
        inside = [
            path.relative_to(entry.name)
            for path in apart
            if len(path.parts) > 1 and path.parts[0] == entry.name
        ]
        if inside:
            _link(entry, goal / entry.name, inside)
        else:
            (goal / entry.name).symlink_to(entry)


def run(folder: Path, program: str, **settings: str) -> str:
    """What a program prints that imports the package from there."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(folder), "CEILIDH_COMPILED": "", **settings},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


# Asks an application for pages, without a server.
PAGES = """
import os, warnings
warnings.simplefilter("ignore")
from starlette.testclient import TestClient
from ceilidh.server.app import create_app
from ceilidh.server.settings import Settings

settings = Settings(database="sqlite:///test.sqlite3", secret="of the tests", bot_workers=1)
def fetched(path):
    with TestClient(create_app(settings)) as client:
        answer = client.get(path)
        assert answer.status_code == 200, (path, answer.status_code, answer.text[-500:])
        return answer.text
"""
