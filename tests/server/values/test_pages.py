"""Pages and scenes of fixed tables are those that were written down."""

from __future__ import annotations

from typing import Any

import pytest

from ceilidh.server.html.table_page import TablePage
from tests.server.values.golden import known, situations, told


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
