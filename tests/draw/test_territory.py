"""A territory: what lies on its tiles keeps clear of their names."""

import re

import pytest

from ceilidh.draw.glenmore.table_view import read
from tests.draw.test_glenmore_svg import drawn, element_of, look, positions


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_scots_stand_below_the_name_of_their_tile(language: str) -> None:
    """The castle of the start has two lines in French."""
    highs = set()
    for table in positions(2, {}, 7, 20):
        land = drawn(table, 0, language)["territory"]
        for plot in read(table.view(0)).seats[0].plots:
            cell = element_of(land, f"cell:{plot.cell}")
            [strip] = [one for one in cell.iter() if look(one) == ["banner"]]
            high = float(re.split("[vH]", strip.attrib["d"])[1])
            people = [one for one in cell.iter() if one.attrib.get("href") == "#gm-scot"]
            assert all(float(one.attrib["y"]) >= high for one in people)
            highs |= {high for _ in people}
    assert highs == ({18, 30} if language == "fr" else {18})
