"""The measure of the layers above the games: every layer has a floor, and a low share is told."""

from pathlib import Path

import pytest
from coverage import Coverage, CoverageData

from scripts import layers
from scripts.mutants.checkout import Checkout, layer_of

BOOK = layers.ROOT / "src/ceilidh/book"
MEASURED_WITH_THE_RULES = {"ceilidh", "games", "kernel", "web"}


def test_every_layer_has_a_floor() -> None:
    known = {layer_of(source) for source in Checkout().sources}
    assert set(layers.floors()) == known - MEASURED_WITH_THE_RULES


def data_of(folder: Path, share: float) -> str:
    """As if tests had run the first lines of each file of the book."""
    data = CoverageData(str(folder / "data"))
    files = sorted(BOOK.rglob("*.py"))
    texts = {str(file): file.read_text("utf-8").splitlines() for file in files}
    data.add_lines({name: range(1, int(share * len(text)) + 1) for name, text in texts.items()})
    data.write()
    data.close()
    return str(folder / "data")


def test_share_above_the_floor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert layers.main(["book"], data_of(tmp_path, 1.0)) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "layer       lines  never run  share  floor"
    assert len(told) == 2
    assert told[1].split()[0] == "book" and told[1].split()[2:4] == ["0", "100.0%"]


def test_share_under_the_floor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert layers.main(["book"], data_of(tmp_path, 0.5)) == 1
    told = capsys.readouterr().out
    assert "Under the floor: book." in told
    assert "src/ceilidh/book/search.py: " in told


def test_faces_of_modules_count_for_their_layer(tmp_path: Path) -> None:
    file = layers.ROOT / "src/ceilidh/games/clans/modules/solo/text.py"
    data = CoverageData(str(tmp_path / "data"))
    data.add_lines({str(file): [1]})
    data.write()
    data.close()
    coverage = Coverage(data_file=str(tmp_path / "data"), config_file=str(layers.SETTINGS))
    coverage.load()
    found = layers.measured(coverage, ["say", "bots"])
    assert "src/ceilidh/games/clans/modules/solo/text.py" in found["say"].missing
    compiled = layers.compiled_files()
    assert "src/ceilidh/bots/clans/evaluate.py" in compiled
    assert compiled.isdisjoint(found["bots"].missing)


def test_unknown_layer(capsys: pytest.CaptureFixture[str]) -> None:
    assert layers.main(["kernel"]) == 2
    assert "There is no layer kernel; the layers are book, " in capsys.readouterr().out
