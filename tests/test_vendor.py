"""The files of others that we ship are those that their list says."""

import hashlib
import json

from scripts.vendor import PACKAGES, VENDOR


def test_every_file_is_listed_with_its_checksum_and_has_a_licence() -> None:
    listed = json.loads((VENDOR / "vendor.json").read_text("utf-8"))
    for row in listed:
        content = (VENDOR / row["file"]).read_bytes()
        assert hashlib.sha256(content).hexdigest() == row["sha256"], row["file"]
    there = {path.name for path in VENDOR.iterdir()} - {"vendor.json"}
    assert there == {row["file"] for row in listed}
    for package, version, licence, _ in PACKAGES:
        rows = [row for row in listed if row["package"] == package]
        assert {(row["version"], row["licence"]) for row in rows} == {(version, licence)}
        assert any(row["file"].endswith(".LICENSE") for row in rows), package


def test_the_typefaces_are_small() -> None:
    assert sum(path.stat().st_size for path in VENDOR.glob("*.woff2")) < 145_000
