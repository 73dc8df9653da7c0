"""`ceilidh pack`: packs are checked, compared and put together."""

from pathlib import Path

import pytest

from ceilidh.kernel.component_data.pack_file import Pack, read_pack, write_pack
from ceilidh.kernel.opening import new
from tests.cli.helpers import Shell

BOX = (
    Pack("glenmore", "My box", 2)
    .with_row("tiles", "tile", "inshriach", {"cost": {"wood": 1}})
    .confirming("tiles", "tile", "inshriach")
)


def written(folder: Path, name: str, pack: Pack) -> str:
    (folder / name).write_text(write_pack(pack), "utf-8")
    return str(folder / name)


def test_a_pack_without_faults(shell: Shell, tmp_path: Path) -> None:
    run = shell("pack", "check", written(tmp_path, "a.toml", BOX), "--language", "en")
    assert run.status == 0
    assert f"My box, version 2, hash {BOX.hash}" in run.out
    assert "Tiles: 1 of 71" in run.out
    assert "No faults." in run.out


@pytest.mark.parametrize(
    ("language", "sentence", "key"),
    [
        ("en", "write one of S, A, B", '"gold"'),
        ("fr", "S, A, B", "«\u00a0gold\u00a0»"),
        ("pt", "S, A, B", "“gold”"),
    ],
)
def test_every_fault_is_a_sentence(
    shell: Shell, tmp_path: Path, language: str, sentence: str, key: str
) -> None:
    pack = BOX.with_row("tiles", "tile", "dornie", {"stack": "Q"}).with_row(
        "tiles", "tile", "applecross", {"cost": {"gold": 1}}
    )
    run = shell("pack", "check", written(tmp_path, "a.toml", pack), "--language", language)
    assert run.status == 1
    assert "tile dornie" in run.out and sentence in run.out
    assert "tile applecross" in run.out and key in run.out


def test_differences(shell: Shell, tmp_path: Path) -> None:
    other = BOX.with_row("tiles", "tile", "inshriach", {"cost": {"wood": 2}})
    one, two = written(tmp_path, "a.toml", BOX), written(tmp_path, "b.toml", other)
    run = shell("pack", "diff", one, two)
    assert (run.status, run.out) == (1, 'tiles tile inshriach cost: {"wood": 1} -> {"wood": 2}\n')
    assert shell("pack", "diff", one, one).status == 0


def test_two_packs_in_one(shell: Shell, tmp_path: Path) -> None:
    other = Pack("glenmore", "Yours").with_row("tiles", "tile", "dornie", {"river": True})
    one, two = written(tmp_path, "a.toml", BOX), written(tmp_path, "b.toml", other)
    out = tmp_path / "c.toml"
    assert shell("pack", "merge", one, two, "--out", str(out), "--name", "Ours").status == 0
    made = read_pack(out.read_text("utf-8"))
    assert (made.name, made.version) == ("Ours", 3)
    assert made.rows == {
        "tiles": {"tile": {**BOX.rows["tiles"]["tile"], "dornie": {"river": True}}}
    }
    assert made.is_confirmed("tiles", "tile", "inshriach")


def test_packs_of_two_games_stay_apart(shell: Shell, tmp_path: Path) -> None:
    one = written(tmp_path, "a.toml", BOX)
    two = written(tmp_path, "b.toml", Pack("clans"))
    run = shell("pack", "merge", one, two)
    assert run.status == 2 and "two games" in run.err


@pytest.mark.parametrize("text", ["", "x = 1", "format = 3", 'format = "ceilidh pack 1"', "[["])
def test_what_is_no_pack_is_refused_in_a_line(shell: Shell, tmp_path: Path, text: str) -> None:
    (tmp_path / "a.toml").write_text(text, "utf-8")
    run = shell("pack", "check", str(tmp_path / "a.toml"))
    assert run.status == 2 and run.err.count("\n") == 1


def test_a_pack_file_is_played_and_the_record_contains_it(shell: Shell, tmp_path: Path) -> None:
    file = written(tmp_path, "a.toml", BOX)
    record = tmp_path / "game.txt"
    setting = f"data_pack={file}"
    assert shell("rules", "glenmore", "--set", setting).status == 0
    table = new("glenmore", 2, 1, {"data_pack": file})
    record.write_text(table.record(), "utf-8")
    Path(file).unlink()
    run = shell("replay", str(record))
    assert run.status == 0
    assert f'[Pack "{BOX.title}"]' in record.read_text("utf-8")
