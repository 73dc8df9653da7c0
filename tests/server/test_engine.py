"""Bots move into the compiled engine when it has been built, while tables are served."""

from __future__ import annotations

import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from ceilidh.server.thinking.compiled_engine import DONE, CompiledEngine
from tests.server.conftest import Start
from tests.server.forked import SOURCE
from tests.server.helpers import until

MOVED_IN = "bots think in the compiled engine"


def built(folder: Path) -> Path:
    """A folder that holds the package, as a build does; not yet said to be complete."""
    folder.mkdir()
    (folder / "ceilidh").symlink_to(Path(SOURCE) / "ceilidh")
    return folder


def where() -> str:
    import ceilidh

    return str(Path(ceilidh.__file__).parent)


def test_new_processes_use_it_once_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    folder = built(tmp_path / "engine")
    engine = CompiledEngine(str(folder))
    assert not engine.adopt() and not CompiledEngine("").adopt()
    (folder / DONE).touch()
    assert engine.adopt() and not engine.adopt()
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        assert pool.submit(where).result() == str(folder / "ceilidh")


def test_bots_go_on_when_the_engine_comes(start: Start, tmp_path: Path) -> None:
    folder = built(tmp_path / "engine")
    server = start(engine=str(folder))
    with server.person("Ann") as ann:
        table = ann.create(seats=("person", "bot"))["id"]
        (folder / DONE).touch()
        while MOVED_IN not in server.log.read_text():
            until(lambda: ann.see(table)["legal"])
            scene = ann.see(table)
            ann.move(scene, scene["legal"][0]["text"])
        until(lambda: ann.see(table)["legal"])  # the bot has answered from there
    assert not server.faults()
