"""Packing: an archive for each part that changes by itself, compressed whole.

Not as wheels: one stream is smaller than thousands of small ones. Not by the host either: many
hosts compress nothing, or not this. Browsers unpack gzip themselves.
"""

from __future__ import annotations

import gzip
import io
import tarfile
import zipfile
from pathlib import Path

# Not `.gz`: some hosts say of such files that they are to be unpacked on the way.
PACKED = ".packed"


def compress(content: bytes, folder: Path, name: str) -> None:
    """The same bytes whenever they are made of the same: no date, no name."""
    (folder / f"{name}{PACKED}").write_bytes(gzip.compress(content, 9, mtime=0))


def tar(folder: Path) -> bytes:
    """The files of a folder, those of one kind beside each other, which compresses better."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in _files(folder):
            content = path.read_bytes()
            entry = tarfile.TarInfo(path.relative_to(folder).as_posix())
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return out.getvalue()


def stored_zip(folder: Path) -> bytes:
    """A zip from which Python imports; what is in it is not compressed twice."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for path in _files(folder):
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix())
            archive.writestr(entry, path.read_bytes())
    return out.getvalue()


def _files(folder: Path) -> list[Path]:
    found = [path for path in folder.rglob("*") if path.is_file()]
    return sorted(found, key=lambda path: (path.suffix, path))
