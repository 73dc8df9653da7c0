"""The package on a fresh machine: built from the sdist by itself, installed beside nothing else.

`make quick` builds sdist and wheel as a release does, in an environment of its own, and unpacks the
wheel as the compiled build that all tests use. A session without a compiled build makes a pure
wheel here. `make wheels` checks every other Python of the machine in the same way.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from scripts.bare_environment import BareEnvironment, faults_of, settings

ROOT = Path(__file__).resolve().parents[2]
PART_OF_THE_TESTS = ("tests/template", "tests/kernel/test_table.py", "tests/test_architecture.py")
COMPILED = os.environ.get("CEILIDH_COMPILED", "")


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of sdist and wheel."""
    if COMPILED:
        return (ROOT / COMPILED).parent / "packages"
    folder = tmp_path_factory.mktemp("packages")
    build = [sys.executable, "-m", "scripts.packages", "--out", str(folder)]
    pure = settings(CEILIDH_PURE="1")
    subprocess.run(build, cwd=ROOT, check=True, env=pure, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def environment(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> BareEnvironment:
    """An environment that has the wheel and what it asks for."""
    (wheel,) = packages.glob("*.whl")
    made = BareEnvironment(tmp_path_factory.mktemp("bare"))
    made.install(wheel)
    return made


def test_a_wheel_from_the_sdist_plays_in_three_languages(environment: BareEnvironment) -> None:
    assert list(faults_of(environment, "compiled" if COMPILED else "pure")) == []
    found = environment.run(
        "python", "-c", "import importlib.util as u; print(u.find_spec('babel'))"
    )
    assert found.strip() == "None"


def test_the_tests_of_the_sdist_run(
    packages: Path, environment: BareEnvironment, tmp_path: Path
) -> None:
    """A part of them, with pytest and nothing else that developers have."""
    (sdist,) = packages.glob("*.tar.gz")
    shutil.unpack_archive(sdist, tmp_path, filter="data")
    (sources,) = tmp_path.iterdir()
    environment.install("pytest", "hypothesis")
    done = subprocess.run(
        [str(environment.programs / "python"), "-m", "pytest", "-q", *PART_OF_THE_TESTS],
        cwd=sources,
        env=settings(CEILIDH_COMPILED=""),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^\d{2,} passed", done.stdout, re.MULTILINE)


def test_the_wheel_holds_what_the_checkout_holds(packages: Path) -> None:
    (wheel,) = packages.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    tracked = subprocess.run(
        ["git", "ls-files", "src/ceilidh"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.splitlines()
    wanted = [Path(name).relative_to("src").as_posix() for name in tracked]
    sources = (".po", ".d.ts")  # for people and linters; programs read what is made of them
    assert [name for name in wanted if name not in names and not name.endswith(sources)] == []
    assert {"ceilidh/locale/fr/LC_MESSAGES/ceilidh.mo", "ceilidh/rules/clans.md"} <= names


def test_the_sdist_holds_what_the_tests_read(packages: Path) -> None:
    (sdist,) = packages.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.splitlines()
    assert [name for name in tracked if name not in names] == []
