"""Writes `build/app`, the folder of static files (see the package's first lines).

python -m scripts.app          build it, and print what each part weighs
python -m scripts.app --pin    write the newest versions and hashes of packages anew
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
from pathlib import Path

from scripts.app import archives, files, parts, unneeded

OUT = parts.ROOT / "build" / "app"
STAGING = parts.ROOT / "build" / "app-parts"
PAGE = parts.ROOT / "src" / "ceilidh" / "web" / "app"
STATIC = PAGE.with_name("static")
FACES = ("faustina", "source-sans-3")
LOOK = (
    "icon.svg",
    "fonts.css",
    "tokens.css",
    *(f"vendor/{name}-latin-wght-normal.woff2" for name in FACES),
)
COMPILER = Path(__file__).with_name("compile.mjs")
MEGABYTE = 1_000_000
LIMIT = 16  # MB: what somebody on a train fetches once


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pin", action="store_true")
    if parser.parse_args().pin:
        parts.REQUIREMENTS.write_text(parts.pin(), "utf-8")
        return
    stage(STAGING)
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(PAGE, OUT, ignore=shutil.ignore_patterns("*.d.ts"))
    pack(STAGING, OUT)
    files.write_list(OUT)
    total = 0.0
    for path in sorted(OUT.rglob("*.*")):
        size = path.stat().st_size / MEGABYTE
        total += size
        print(f"{size:8.3f} MB  {path.relative_to(OUT)}")
    print(f"{total:8.3f} MB  in all")
    if total > LIMIT:
        raise SystemExit(f"more than {LIMIT} MB")


def stage(folder: Path) -> None:
    """A folder for each archive, with what goes into it."""
    for name in ("own", "ceilidh", "libraries", "library"):
        shutil.rmtree(folder / name, ignore_errors=True)
    for wheel in parts.wheels(folder / "wheels"):
        parts.unpack(wheel, folder / "libraries")
    parts.unpack(parts.own_wheel(folder / "own"), folder / "ceilidh")
    parts.unpack(parts.PYODIDE / "python_stdlib.zip", folder / "library")
    for name in ("ceilidh", "libraries", "library"):
        unneeded.leave_out(folder / name)
    compiled = [str(folder / "ceilidh"), "--no-lines"]
    compiled += [str(folder / "libraries"), str(folder / "library")]
    subprocess.run(["node", str(COMPILER), str(parts.PYODIDE), *compiled], check=True)


def pack(folder: Path, out: Path) -> None:
    for name in ("ceilidh", "libraries"):
        archives.compress(archives.tar(folder / name), out, f"{name}.tar")
    archives.compress(archives.stored_zip(folder / "library"), out, "python_stdlib.zip")
    # The look of the pages, for the page around them.
    for name in LOOK:
        (out / name).parent.mkdir(exist_ok=True)
        shutil.copy(STATIC / name, out / name)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        archives.compress((parts.PYODIDE / name).read_bytes(), out, name)


if __name__ == "__main__":
    main()
