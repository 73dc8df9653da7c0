"""The build script: what its last line says, when a build is compiled and when it cannot be."""

import os
import runpy
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from scripts.bare_environment import settings

ROOT = Path(__file__).resolve().parents[2]
# In place of the real one, which needs minutes: an extension, or the fault of a type checker.
MYPYC = """
from setuptools import Extension

def mypycify(paths, **options):
    {body}
"""
COMPILES = "return [Extension('ceilidh__mypyc', ['{file}'])]"


def build(
    folder: Path, body: str, pure: str, command: str = "build_ext"
) -> subprocess.CompletedProcess[str]:
    stand_in = folder / "mypyc"
    stand_in.mkdir()
    (stand_in / "__init__.py").touch()
    (stand_in / "build.py").write_text(MYPYC.format(body=body), "utf-8")
    own = ["egg_info", "--egg-base", str(folder)]  # nothing is written into the checkout
    parts = ["--build-lib", str(folder / "lib"), "--build-temp", str(folder / "temp")]
    return subprocess.run(
        [sys.executable, "setup.py", "-q", *own, command, *parts],
        cwd=ROOT,
        env=settings(PYTHONPATH=str(folder), CEILIDH_PURE=pure, PYTHONWARNINGS="ignore"),
        capture_output=True,
        text=True,
        check=False,
    )


def extension(folder: Path, code: str) -> str:
    file = folder / "engine.c"
    file.write_text(code, "utf-8")
    return COMPILES.format(file=os.path.relpath(file, ROOT))  # setuptools takes no other


def test_a_type_error_is_named_in_the_last_line(tmp_path: Path) -> None:
    done = build(tmp_path, "raise SystemExit(1)", "", "build")
    assert done.returncode == 0, done.stderr
    last = done.stderr.splitlines()[-1]
    assert last == "ceilidh: built as pure Python, because mypyc failed with SystemExit(1)"
    made = (tmp_path / "lib/ceilidh/locale").rglob("ceilidh.mo")
    assert {file.parts[-3] for file in made} == {"fr", "pt", "pt_BR"}


def test_a_compiler_that_fails_is_named_in_the_last_line(tmp_path: Path) -> None:
    done = build(tmp_path, extension(tmp_path, "this is not C"), "")
    assert done.returncode == 0, done.stderr
    last = done.stderr.splitlines()[-1]
    assert last == ("ceilidh: built as pure Python, because the C compiler failed or there is none")


@pytest.mark.parametrize("body", ["raise SystemExit(1)", "broken"])
def test_a_build_that_must_be_compiled_fails(tmp_path: Path, body: str) -> None:
    body = extension(tmp_path, "this is not C") if body == "broken" else body
    assert build(tmp_path, body, "0").returncode != 0


def test_pure_python_on_request_is_named_in_the_last_line(tmp_path: Path) -> None:
    done = build(tmp_path, "raise AssertionError", "1")
    assert done.returncode == 0, done.stderr
    last = done.stderr.splitlines()[-1]
    assert last == "ceilidh: built as pure Python, because CEILIDH_PURE=1 asks for it"


def test_each_compiler_line_gets_the_flag_once() -> None:
    """All extensions of mypyc come with one and the same list of arguments."""
    script = runpy.run_path(str(ROOT / "setup.py"))
    shared = ["-O1"]
    make = import_module("setuptools").Extension
    built = [make(name, [], extra_compile_args=shared) for name in ("one", "two", "three")]
    assert all(one.extra_compile_args is shared for one in built)
    for one in built:
        script["prepare"](one, True)
    flags = ["-O1", "-fno-semantic-interposition"] if os.name == "posix" else ["-O1"]
    assert [one.extra_compile_args for one in built] == [flags] * 3
