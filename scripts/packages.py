"""Build the sdist and compiled wheels, each in an environment of its own.

    python -m scripts.packages                     sdist, and a wheel from it for this Python
    python -m scripts.packages --every-python      a wheel for each supported Python of this machine
    python -m scripts.packages --check             then install each wheel into a bare environment

CEILIDH_PURE and CEILIDH_OPT mean what setup.py says. A wheel is compiled, or there is none; it is
built once and installed often, so the compiler tries harder (2) than on the machine of a player.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from scripts.bare_environment import BareEnvironment, faults_of, settings

ROOT = Path(__file__).resolve().parents[1]
MADE = (".git", ".venv", "node_modules", "build", "dist", "htmlcov", ".hypothesis", ".env")
CACHES = ("__pycache__", ".*_cache", ".coverage*", "*.egg-info", "*.pyc", "*.so", "*.mo", "*.mo.*")
NOT_COPIED = shutil.ignore_patterns(*MADE, *CACHES)
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def pythons(every: bool) -> dict[str, str]:
    """Programs by version: the Python that runs this, and on request all others that work."""
    own = f"{sys.version_info.major}.{sys.version_info.minor}"
    found = {own: sys.executable}
    if not every:
        return found
    for version in PYTHONS:
        for program in programs_of(version):
            if version not in found and works(program, version):
                found[version] = program
    return found


def programs_of(version: str) -> list[str]:
    """Where that Python may be: on the path, and among those of pyenv, which shows only one."""
    name = f"python{version}"
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    known = sorted(root.glob(f"versions/{version}.*/bin/{name}"), reverse=True)
    shown = shutil.which(name)
    return [*([shown] if shown else []), *map(str, known)]


def works(program: str, version: str) -> bool:
    """Whether a program is that Python: the name of a version may lead to one that is missing."""
    ask = [program, "-c", "import sys, venv; print(*sys.version_info[:2], sep='.')"]
    done = subprocess.run(ask, capture_output=True, text=True, check=False, env=settings())
    return done.returncode == 0 and done.stdout.strip() == version


def build(out: Path, programs: dict[str, str]) -> dict[str, Path]:
    """Make the sdist, then a wheel from it for each Python; returns the wheels by version."""
    out.mkdir(parents=True, exist_ok=True)
    wish = {"CEILIDH_PURE": "0", "CEILIDH_OPT": "2", **settings()}
    with tempfile.TemporaryDirectory() as folder:
        # In the checkout it would leave files for moments, which linters at work stumble over.
        copy = shutil.copytree(ROOT, Path(folder, "copy"), ignore=NOT_COPIED)
        make = [sys.executable, "-m", "build", "--sdist", "--outdir", str(out.resolve())]
        subprocess.run([*make, str(copy)], check=True, env=wish)
    (sdist,) = out.glob("*.tar.gz")
    wheels = {}
    for version, program in programs.items():
        with tempfile.TemporaryDirectory() as folder:
            pip = [sys.executable, "-m", "pip"]
            if program != sys.executable:
                BareEnvironment(Path(folder, "python"), program)
                pip += ["--python", str(Path(folder, "python"))]
            # Of an archive, or a folder with a version in its name, pip would keep the wheel, and
            # give it back for a later one.
            shutil.unpack_archive(sdist, Path(folder, "unpacked"))
            (unpacked,) = Path(folder, "unpacked").iterdir()
            sources = unpacked.rename(Path(folder, "sources"))
            wheel = [*pip, "wheel", "--no-deps", "--wheel-dir", str(Path(folder, "wheel"))]
            subprocess.run([*wheel, str(sources)], check=True, env=wish)
            (made,) = Path(folder, "wheel").glob("*.whl")
            wheels[version] = Path(shutil.move(made, out / made.name))
    return wheels


def check(wheels: dict[str, Path], programs: dict[str, str]) -> list[str]:
    """Install each wheel into a bare environment of its Python; returns what is wrong."""
    faults = []
    for version, wheel in wheels.items():
        with tempfile.TemporaryDirectory() as folder:
            environment = BareEnvironment(Path(folder, "bare"), programs[version])
            environment.install(wheel)
            build_kind = "pure" if os.environ.get("CEILIDH_PURE") == "1" else "compiled"
            faults += [f"Python {version}: {one}" for one in faults_of(environment, build_kind)]
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="folder (default: dist)")
    parser.add_argument("--every-python", action="store_true")
    parser.add_argument("--check", action="store_true")
    chosen = parser.parse_args()
    programs = pythons(chosen.every_python)
    wheels = build(chosen.out, programs)
    faults = check(wheels, programs) if chosen.check else []
    for line in [*(str(wheel) for wheel in wheels.values()), *faults]:
        print(line)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
