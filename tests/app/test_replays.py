"""The Python of browsers plays as every other: recorded games lead to the same keys there.

It is another platform (WebAssembly, 32 bits) and the newest CPython. A sample by default;
`CEILIDH_EVERY_REPLAY=1` replays all games, as before a release.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from tests.app.folder import ROOT, unpacked

GAMES = sorted(ROOT.glob("tests/*/games/*.txt"))
EVERY = 1 if os.environ.get("CEILIDH_EVERY_REPLAY") == "1" else 12
PROGRAM = Path(__file__).with_name("replay.mjs")


def replayed(app: Path, records: list[Path]) -> list[str]:
    """What the app's Python makes of records; the last line of each is its key."""
    command = ["node", str(PROGRAM), str(app), *map(str, records)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    told: list[str] = json.loads(done.stdout)
    return told


def test_recorded_games_have_the_same_keys(tmp_path: Path) -> None:
    sample = GAMES[::EVERY]
    assert len(sample) >= 30
    assert {path.parents[1].name for path in sample} >= {"clans", "glenmore"}
    told = replayed(unpacked(tmp_path), sample)
    wrong = [
        path.name
        for path, text in zip(sample, told, strict=True)
        if text != path.read_text("utf-8")
    ]
    assert wrong == []


def test_a_record_with_another_key_is_refused(tmp_path: Path) -> None:
    """Otherwise equal texts would say nothing."""
    text = GAMES[0].read_text("utf-8")
    key = text.splitlines()[-1].split()[1]
    spoilt = tmp_path / "spoilt.txt"
    spoilt.write_text(text.replace(key, "0" * len(key)), "utf-8")
    app = tmp_path / "app"
    app.mkdir()
    (told,) = replayed(unpacked(app), [spoilt])
    assert told != spoilt.read_text("utf-8")
    assert "key" in told
