"""The compiled build equals the interpreted one, move for move (`make parity`).

Both run in processes of their own: the compiled one from the folder that CEILIDH_COMPILED names,
the interpreted one from `src`. `games.py` prints what happens in them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILDS = ("pure", "compiled")
CONTEXT = 200  # characters shown around a difference


def folder_of(build: str) -> Path:
    if build == "pure":
        return ROOT / "src"
    named = os.environ.get("CEILIDH_COMPILED", "")
    if not named:
        pytest.fail("CEILIDH_COMPILED names no compiled build; run `make parity`.", pytrace=False)
    folder = (ROOT / named).resolve()
    if not (folder / "ceilidh").is_dir():
        pytest.fail(f"There is no build in {named}; run `make parity`.", pytrace=False)
    return folder


def run(build: str, command: str, folder: Path | None = None) -> list[str]:
    """The lines that one build prints."""
    path = os.pathsep.join([str(folder_of(build)), str(ROOT)])
    arguments = [command] if folder is None else [command, str(folder)]
    done = subprocess.run(
        [sys.executable, "-m", "tests.parity.games", *arguments],
        env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"},
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=900,
    )
    assert done.returncode == 0, f"{build} {command} failed:\n{done.stderr[-4000:]}"
    return done.stdout.splitlines()


def run_both(command: str, folders: dict[str, Path] | None = None) -> dict[str, list[str]]:
    """The lines of both builds, which play at the same time; `folders` are by build."""
    with ThreadPoolExecutor(len(BUILDS)) as pool:
        lines = pool.map(lambda build: run(build, command, (folders or {}).get(build)), BUILDS)
        return dict(zip(BUILDS, lines, strict=True))


def check_same(pure: list[str], compiled: list[str]) -> None:
    """Equal lines; else the game, the line and the place where they part."""
    title = ""
    for number, (one, other) in enumerate(zip_longest(pure, compiled, fillvalue="(nothing)")):
        if one.startswith("game "):
            title = one
        if one != other:
            same = [a == b for a, b in zip(one, other, strict=False)]
            at = same.index(False) if False in same else len(same)
            part = slice(max(0, at - CONTEXT), at + CONTEXT)
            pytest.fail(
                f"{title}, line {number}, character {at}:\n"
                f"pure      {one[part]}\ncompiled  {other[part]}",
                pytrace=False,
            )


@pytest.mark.parametrize(("build", "suffix"), [("pure", ".py"), ("compiled", ".so")])
def test_which_file_is_loaded(build: str, suffix: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A stale extension would silently win over its source, and the other way round."""
    wanted = (".so", ".pyd") if suffix == ".so" else (suffix,)
    lines = run(build, "files")
    with capsys.disabled():
        print(f"\n{build}: " + ", ".join(lines))
    assert len(lines) == 4
    for line in lines:
        assert line.endswith(wanted), f"the {build} build loads {line}"


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return {build: tmp_path_factory.mktemp(build) for build in BUILDS}


@pytest.fixture(scope="module")
def played(records: dict[str, Path]) -> dict[str, list[str]]:
    return run_both("play", records)


def test_same_games(played: dict[str, list[str]]) -> None:
    """Keys, legal moves, events, views and sheets, over counts, options, clans and maps."""
    for game in ("clans", "glenmore"):
        assert len([one for one in played["pure"] if one.startswith(f"game {game} ")]) > 100
    check_same(played["pure"], played["compiled"])


def test_records_of_the_other_build(played: dict[str, list[str]], records: dict[str, Path]) -> None:
    swapped = {"pure": records["compiled"], "compiled": records["pure"]}
    for lines in run_both("read", swapped).values():
        # Both builds played the same games, so it does not matter whose ends these are.
        ends = [line.split()[1] for line in played["pure"] if line.startswith("end ")]
        assert {line.split()[1] for line in lines} == set(ends)


@pytest.mark.parametrize("command", ["bots", "peat", "extend"])
def test_bots_template_game_and_interpreted_subclasses(command: str) -> None:
    """`peat` is the compiled template; `extend` subclasses kernel and game in plain Python."""
    lines = run_both(command)
    assert len(lines["pure"]) > 200
    check_same(lines["pure"], lines["compiled"])
