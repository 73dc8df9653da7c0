"""The log of a run of kills can be read after the run, whether it ended well or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import kills
from tests.server.kills import Nest


def test_the_log_stays_after_a_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kills.main(["--kills", "1", "--folder", str(tmp_path / "kept")])
    told = capsys.readouterr().out.splitlines()
    assert Path(told[0].removeprefix("The log is ")).parent == tmp_path / "kept"
    assert Path(told[0].removeprefix("The log is ")).exists()
    assert told[1].startswith("1 kills, ") and told[1].endswith("none lost")


def test_the_log_stays_after_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(nest: Nest, some: int, seed: int) -> int:
        with nest.log.open("a") as log:
            log.write('{"event": "fault", "trace": "what happened"}\n')
        return some

    monkeypatch.setattr(kills, "kill_often", fail)
    with pytest.raises(AssertionError, match="what happened"):
        kills.main(["--kills", "1", "--folder", str(tmp_path)])
    (log,) = tmp_path.glob("log-*.txt")
    assert "what happened" in log.read_text()
