"""The folder of static files that `make app` has written, and what a browser makes of it."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

from scripts.app.archives import PACKED

ROOT = Path(__file__).resolve().parents[2]
APP = ROOT / "build" / "app"


def unpacked(folder: Path) -> Path:
    """A copy of the app whose files are unpacked, as the service worker keeps them."""
    assert (APP / "python.js").exists(), "there is no app (`make app` writes it)"
    for path in APP.iterdir():
        if path.suffix == PACKED:
            (folder / path.stem).write_bytes(gzip.decompress(path.read_bytes()))
        elif path.is_file():
            shutil.copy(path, folder)
    return folder
