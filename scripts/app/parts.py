"""Where the files come from: Pyodide, wheels of other packages, the wheel of ceilidh."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from scripts.bare_environment import settings
from scripts.packages import NOT_COPIED

ROOT = Path(__file__).resolve().parents[2]
PYODIDE = ROOT / "node_modules" / "pyodide"
REQUIREMENTS = Path(__file__).with_name("requirements.txt")

# What ceilidh.server imports when it has neither accounts nor a network, and what that imports.
NAMES = (
    "alembic",
    "annotated-doc",
    "annotated-types",
    "anyio",
    "fastapi",
    "idna",
    "itsdangerous",
    "jinja2",
    "mako",
    "mypy-extensions",
    "opentelemetry-api",
    "pydantic",
    "pydantic-core",
    "python-multipart",
    "sqlalchemy",
    "starlette",
    "typing-extensions",
    "typing-inspection",
)
# It has no wheel for WebAssembly. Its Python files are the same in every wheel, and the machine
# code beside them, which only makes it faster, is left out.
BORROWED = ("markupsafe",)
BROWSER, OTHER = "--platform=pyemscripten_2026_0_wasm32", "--platform=manylinux_2_28_x86_64"
FOR_BROWSERS = (
    *("--only-binary=:all:", "--no-deps", "--implementation=cp", "--python-version=3.14"),
    *("--abi=cp314", "--abi=none"),
)
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")


def wheels(folder: Path) -> list[Path]:
    """The wheels of the other packages; one whose hash is not the one we know is refused."""
    known = ("--require-hashes", f"--requirement={REQUIREMENTS}")
    _download(folder, BROWSER, OTHER, *known)
    return sorted(folder.glob("*.whl"))


def pin() -> str:
    """The newest version of every package, as lines for `requirements.txt`."""
    with tempfile.TemporaryDirectory() as folder:
        _download(Path(folder), BROWSER, *NAMES)
        _download(Path(folder), OTHER, *BORROWED)
        lines = []
        for wheel in sorted(Path(folder).glob("*.whl")):
            name, version, _ = wheel.name.split("-", 2)
            digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
            lines.append(f"{name.replace('_', '-')}=={version} --hash=sha256:{digest}\n")
    return "# Written by `python -m scripts.app --pin`.\n" + "".join(lines)


def _download(folder: Path, *what: str) -> None:
    subprocess.run([*PIP, "download", *FOR_BROWSERS, f"--dest={folder}", *what], check=True)


def own_wheel(folder: Path) -> Path:
    """The wheel of this checkout, not compiled: its C would be for another machine."""
    with tempfile.TemporaryDirectory() as copies:
        # In the checkout it would leave files for moments, which linters at work stumble over.
        copy = shutil.copytree(ROOT, Path(copies, "copy"), ignore=NOT_COPIED)
        wish = settings(CEILIDH_PURE="1")
        made = ("wheel", "--no-deps", "--no-build-isolation", f"--wheel-dir={folder}", str(copy))
        done = subprocess.run([*PIP, *made], env=wish, capture_output=True, check=False)
        if done.returncode:
            raise SystemExit(os.fsdecode(done.stderr))
    (wheel,) = folder.glob("ceilidh-*.whl")
    return wheel


def unpack(wheel: Path, folder: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
