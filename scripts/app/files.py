"""The list of the app's files, for its service worker: which to keep, and which have changed."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from scripts.app.archives import PACKED

LIST = "files.js"
NOT_KEPT = (LIST, "service-worker.js")  # browsers keep these themselves
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
}


def write_list(folder: Path) -> None:
    listed = []
    for path in sorted(folder.rglob("*.*")):
        name = path.relative_to(folder).as_posix()
        if name in NOT_KEPT:
            continue
        content = path.read_bytes()
        kept = name.removesuffix(PACKED)
        listed.append(
            {
                "name": kept,
                "type": TYPES.get(Path(kept).suffix, "application/octet-stream"),
                "packed": kept != name,
                "hash": hashlib.sha256(content).hexdigest()[:16],
                "size": len(content),
            }
        )
    (folder / LIST).write_text(f"const FILES = {json.dumps(listed, indent=1)};\n", "utf-8")
