"""The documentation site is built without a warning: no dead link, no page that nobody finds."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = ("Table", "Move", "Reason", "Bot", "SeatsEnv", "Contest", "render", "list_games")


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    strict = ["--fail-on-warning", "--keep-going", "--quiet"]
    done = subprocess.run(
        [sys.executable, "-m", "sphinx", *strict, "-d", tmp_path / "trees", "docs", tmp_path],
        cwd=ROOT,
        # Docstrings are those of the sources: a compiled build keeps none.
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    index = (tmp_path / "genindex.html").read_text("utf-8")
    assert [name for name in PUBLIC if name not in index] == []
    first = (tmp_path / "index.html").read_text("utf-8")
    for guide in ("Player guide", "Operator guide", "Library guide", "Module author guide"):
        assert guide in first
