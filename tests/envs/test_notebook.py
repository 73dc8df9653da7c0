"""The notebook for researchers runs, with a tiny budget."""

import json
from pathlib import Path

import numpy as np
import pytest

from scripts.notebook import run

BOOK = Path(__file__).resolve().parents[2] / "docs" / "notebooks" / "train.ipynb"


def test_the_notebook_runs_and_shows_that_the_agent_learned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    book = json.loads(BOOK.read_text("utf-8"))
    kept = [
        line for cell in book["cells"] for out in cell.get("outputs", []) for line in out["text"]
    ]
    shares = [int(line.split("%")[0].split()[-1]) for line in kept if "games won" in line]
    assert len(shares) == 2 and shares[1] > shares[0]
    monkeypatch.setenv("CEILIDH_SECONDS", "0")
    monkeypatch.setenv("CEILIDH_TRIALS", "1")
    names = run(book)
    assert names["batches"] == 1
    assert any(np.any(weight) for weight in names["agent"].weights)
