"""What stands in the way of a release, and how the README looks on a package index."""

import runpy
import sys
import zipfile
from pathlib import Path

import pytest

from scripts import packages
from scripts.index_page import index_page
from scripts.release import NotReady, faults, pack_app, public_address, version

ROOT = Path(__file__).resolve().parents[2]
CHANGELOG = "# Changelog\n\n## [1.2.0] - 2026-11-17\n\n## [1.1.0] - 2026-10-01\n"


def test_a_release_that_is_ready_has_no_faults() -> None:
    assert faults(CHANGELOG, "1.2.0", "2026-11-17", "", "v1.1.0\n") == []


@pytest.mark.parametrize(
    ("number", "today", "changes", "tags", "words"),
    [
        ("1.2.0", "2026-11-17", " M setup.py", "", "working tree"),
        ("1.2.0", "2026-11-17", "", "v1.1.0\nv1.2.0", "tag v1.2.0"),
        ("1.3.0", "2026-11-17", "", "", "is 1.2.0, not 1.3.0"),
        ("1.2.0", "2026-11-18", "", "", "today is 2026-11-18"),
    ],
)
def test_what_is_missing_is_named(
    number: str, today: str, changes: str, tags: str, words: str
) -> None:
    (fault,) = faults(CHANGELOG, number, today, changes, tags)
    assert words in fault


def test_the_changelog_has_a_dated_section_for_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"## [{version()}] - 20" in changelog


@pytest.mark.parametrize(
    ("given", "origin", "address"),
    [
        ("", "git@code.example:ann/ceilidh.git", "https://code.example/ann/ceilidh"),
        ("", "https://code.example/ann/ceilidh.git", "https://code.example/ann/ceilidh"),
        ("https://other.example/c/", "git@code.example:a/b", "https://other.example/c"),
        ("", "/srv/ceilidh", ""),
        ("", "", ""),
    ],
)
def test_the_address_is_public_or_none(given: str, origin: str, address: str) -> None:
    assert public_address(given, origin) == address


def test_pictures_and_links_get_full_addresses() -> None:
    page = "![A map](docs/map.webp) and [docs](docs/a.md#b), [web](https://code.example)"
    assert index_page(page, "https://code.example/c", "v1.0.0") == (
        "![A map](https://code.example/c/raw/v1.0.0/docs/map.webp) and "
        "[docs](https://code.example/c/blob/v1.0.0/docs/a.md#b), [web](https://code.example)"
    )


def test_without_an_address_nothing_leads_nowhere() -> None:
    page = index_page((ROOT / "README.md").read_text("utf-8"), "", "v1.0.0")
    assert "](docs" not in page
    assert "![" not in page
    assert "The table of Clans of Caledonia" in page


def test_the_build_script_describes_the_package() -> None:
    script = runpy.run_path(str(ROOT / "setup.py"))
    assert script["index_page"]().startswith("# ceilidh")
    assert script["project_urls"]() == {}


def test_pythons_of_pyenv_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """pyenv puts one version on the path, and wheels are built for all of them."""
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    for number in ("3.98.1", "3.99.1", "3.99.2"):
        folder = tmp_path / "versions" / number / "bin"
        folder.mkdir(parents=True)
        (folder / "python3.99").touch()
    found = [Path(program).parts[-3] for program in packages.programs_of("3.99")]
    assert found == ["3.99.2", "3.99.1"]
    assert not packages.works(sys.executable, "3.99")


def test_the_app_is_packed_whole_or_not_at_all(tmp_path: Path) -> None:
    built = tmp_path / "app"
    built.mkdir()
    with pytest.raises(NotReady, match="run `make app`"):
        pack_app(built, tmp_path, "9.9")
    (built / "index.html").write_text("<!doctype html>", "utf-8")
    packed = pack_app(built, tmp_path, "9.9")
    assert packed.name == "ceilidh-app-9.9.zip"
    assert zipfile.ZipFile(packed).namelist() == ["index.html"]
