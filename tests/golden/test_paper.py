"""Whatever can be clicked or asked about lies on its drawing, and not on something else."""

import re
from collections import Counter

import pytest

from ceilidh.draw.svg import draw_parts
from tests.golden.facts import Reading, Thing
from tests.golden.positions import Position, all_positions, table_of

EDGE = 0.5  # half a line


@pytest.mark.parametrize("position", all_positions(), ids=lambda one: f"{one.game}-{one.name}")
def test_things_lie_on_the_paper_each_at_its_own_place(position: Position) -> None:
    table = table_of(position)
    seat = position.viewer(table)
    for part in draw_parts(table.view(seat), "en", seat, table.game.components(table.state)):
        size = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', part.markup)
        assert size, part.name
        wide, high = float(size[1]), float(size[2])
        found = [one for _, one in Reading(part).root.inside if isinstance(one, Thing)]
        for one in found:
            x, y = one.spot
            assert -EDGE <= x <= wide + EDGE and -EDGE <= y <= high + EDGE, (part.name, one.words)
        named = [(one.words.split(":")[0], one.spot) for one in found if one.words[0] == "["]
        twice = [place for place, number in Counter(named).items() if number > 1]
        assert not twice, part.name
