"""Fetches the front-end files we ship, at fixed versions, from npm packages.

`python scripts/vendor.py` packs each package with npm, takes the named files out of it and writes
them with their licence and checksums to `src/ceilidh/web/static/vendor`. Nothing is loaded from
elsewhere when a page is shown.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import tarfile
import tempfile
from pathlib import Path

VENDOR = Path(__file__).resolve().parents[1] / "src" / "ceilidh" / "web" / "static" / "vendor"

# Faces of a variable typeface: the letters of our languages, and those of names from elsewhere.
SUBSETS = ("latin", "latin-ext")


def faces(name: str) -> tuple[str, ...]:
    return tuple(f"files/{name}-{subset}-wght-normal.woff2" for subset in SUBSETS)


# package, version, licence, files in the package
PACKAGES = (
    ("@fontsource-variable/faustina", "5.3.0", "OFL-1.1", faces("faustina")),
    ("@fontsource-variable/source-sans-3", "5.3.0", "OFL-1.1", faces("source-sans-3")),
    ("htmx.org", "2.0.8", "0BSD", ("dist/htmx.min.js",)),
    ("htmx-ext-sse", "2.2.4", "0BSD", ("dist/sse.min.js",)),
    ("idiomorph", "0.7.4", "0BSD", ("dist/idiomorph-ext.min.js",)),
    ("uplot", "1.6.32", "MIT", ("dist/uPlot.iife.min.js", "dist/uPlot.min.css")),
)


def fetch(package: str, version: str, files: tuple[str, ...], folder: Path) -> dict[str, bytes]:
    """The files of a package, and its licence."""
    subprocess.run(["npm", "pack", "--silent", f"{package}@{version}"], cwd=folder, check=True)
    archive = next(folder.glob("*.tgz"))
    name = package.rpartition("/")[2]  # without the scope
    found: dict[str, bytes] = {}
    with tarfile.open(archive) as tar:
        for file in files:
            member = tar.extractfile(f"package/{file}")
            assert member is not None, file
            found[Path(file).name] = member.read()
        licences = [m for m in tar.getnames() if Path(m).name.upper().startswith("LICENSE")]
        member = tar.extractfile(licences[0]) if licences else None
        if member is not None:
            found[f"{name}.LICENSE"] = member.read()
    return found


def main() -> None:
    VENDOR.mkdir(parents=True, exist_ok=True)
    listed: list[dict[str, object]] = []
    for package, version, licence, files in PACKAGES:
        with tempfile.TemporaryDirectory() as folder:
            found = fetch(package, version, files, Path(folder))
        for name, content in found.items():
            (VENDOR / name).write_bytes(content)
            listed.append(
                {
                    "file": name,
                    "package": package,
                    "version": version,
                    "licence": licence,
                    "sha256": hashlib.sha256(content).hexdigest(),
                }
            )
    (VENDOR / "vendor.json").write_text(json.dumps(listed, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
