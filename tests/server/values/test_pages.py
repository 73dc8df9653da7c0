"""Pages and scenes of fixed tables are those that were written down."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import pytest

from ceilidh.server.html.table_page import Panel, TablePage, show, viewer_of
from ceilidh.server.people.preferences import completed
from tests.server.house import House
from tests.server.values.golden import known, situations, told
from tests.server.values.tables import clans


@pytest.fixture(scope="module")
def shown() -> dict[str, TablePage]:
    return dict(situations())


def test_all_situations_are_written_down(shown: dict[str, TablePage]) -> None:
    assert list(shown) == list(known())


@pytest.mark.parametrize("name", list(known()))
def test_a_page_is_as_it_was(shown: dict[str, TablePage], name: str) -> None:
    """Part by part, so that a difference can be read."""
    found, wanted = told(shown[name]), known()[name]
    parts: list[Any] = ["scene", "tray", "blocks"]
    for part in parts:
        assert found[part].keys() == wanted[part].keys()
        for one in found[part]:
            assert found[part][one] == wanted[part][one], one


def test_a_panel_shows_what_it_has_made() -> None:
    """Nothing else names it: it is made while the table stands still."""
    counted = Panel(lambda moment: f"{moment.scene.title}: {len(moment.parts)} drawings")
    with closing(House()) as house:
        room = clans(house, house.guest("Ann"), house.guest("Bob"))
        page = show(house.service, room, viewer_of(room, None, "en", completed({}), ""))
    Panel.every.remove(counted)
    assert page.of(counted) == f"Clans of Caledonia: {len(page.parts)} drawings"
