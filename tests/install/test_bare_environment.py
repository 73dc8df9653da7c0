"""The package on a fresh machine: built from the sdist by itself, installed beside nothing else.

`make quick` builds sdist and wheel as a release does, in an environment of its own, and unpacks the
wheel as the compiled build that all tests use. A session without a compiled build makes a pure
wheel here. `make wheels` checks every other Python of the machine in the same way.
"""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from scripts.bare_environment import BareEnvironment, faults_of, settings

ROOT = Path(__file__).resolve().parents[2]
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


def test_a_wheel_from_the_sdist_plays_in_three_languages(packages: Path, tmp_path: Path) -> None:
    (wheel,) = packages.glob("*.whl")
    environment = BareEnvironment(tmp_path / "bare")
    environment.install(wheel)
    assert list(faults_of(environment, "compiled" if COMPILED else "pure")) == []
    found = environment.run(
        "python", "-c", "import importlib.util as u; print(u.find_spec('babel'))"
    )
    assert found.strip() == "None"


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
