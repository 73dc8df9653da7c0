"""Templates of pages, among them those in the folders of kinds of table."""

from __future__ import annotations

from pathlib import Path

import pytest

from ceilidh.server.html.templates import LOADER, prepare_templates


def test_what_python_makes_beside_them_is_no_template(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An installed package has the bytecode of its modules there, which is no text."""
    made = tmp_path / "__pycache__"
    made.mkdir()
    (made / "pages.cpython-311.pyc").write_bytes(b"\xa7\r\r\n")
    (tmp_path / "pages.py").write_text("said = '{{ that } is no template'\n", "utf-8")
    monkeypatch.setattr(LOADER, "searchpath", [*LOADER.searchpath, str(tmp_path)])
    assert "pages.py" in LOADER.list_templates()
    prepare_templates()
