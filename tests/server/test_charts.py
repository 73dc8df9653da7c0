"""The figures of the charts: parts of the score that add up, names for axes, marks of rounds."""

from __future__ import annotations

from tests.server.conftest import Enter
from tests.server.helpers import Json, last, play_on


def test_parts_add_up_to_the_score_after_every_move(enter: Enter) -> None:
    ann = enter("Ann")
    table = ann.create("glenmore", ("person", "person"))
    end = play_on({0: ann, 1: ann}, table["id"], choose=last)
    chart: Json = ann.get(f"/t/{end['id']}/chart").json()
    for seat, scores in enumerate(chart["scores"]):
        parts = [line[seat] for line in chart["parts"]]
        assert [sum(points) for points in zip(*parts, strict=True)] == scores
        assert [part[-1] for part in parts] == [line[seat] for line in chart["points"]]
    assert (chart["moves"], chart["points_unit"]) == ("Move", "Victory points")
    assert len(chart["sources"]) == len(chart["parts"])
    assert [mark["label"] for mark in chart["marks"]][-1] == "Scoring phase 4"
