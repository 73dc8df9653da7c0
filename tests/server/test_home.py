"""The home page: pictures of the games, whose turn it is, what became of finished games."""

from __future__ import annotations

import re

import ceilidh
from ceilidh.draw.svg.picture import picture
from tests.server.conftest import Enter
from tests.server.helpers import last, play_on


def rows(text: str) -> list[str]:
    return re.findall('<a class="paper table-row.*?</a>', text, re.DOTALL)


def test_every_game_has_a_picture(enter: Enter) -> None:
    ann = enter()
    text = ann.get("/").text
    for game in ("clans", "glenmore"):
        named = re.search(rf'src="(/static/\w+/pictures/{game}\.svg)"', text)
        assert named is not None
        drawn = ann.get(named[1])
        assert drawn.headers["content-type"].startswith("image/svg")
        assert len(drawn.content) < 150_000


def test_a_picture_needs_nothing_else() -> None:
    for game in ("clans", "glenmore"):
        table = ceilidh.new(game, players=2, seed=1)
        drawn = picture(table.view(0), 0)
        icons = set(re.findall(r'href="#(icon-\w+)"', drawn))
        assert all(f'id="{name}"' in drawn for name in icons)
        assert "<style>" in drawn
        assert 'viewBox="0 0 960 400"' in drawn


def test_my_games_say_whose_turn_it_is(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    table = ann.create("clans")
    ben.sit(table)
    scene = ann.see(table["id"])
    due = [seat["name"] for seat in scene["seats"] if seat["due"]]
    for person, name in ((ann, "Ann"), (ben, "Ben")):
        row = rows(person.get("/").text)[0]
        marked = re.findall(r'class="place to-move">.*?</span></span>', row, re.DOTALL)
        assert [one for one in due if one in marked[0]] == due
        assert ("Your turn" in row) == (name in due)


def test_a_finished_game_has_date_winner_and_points(enter: Enter) -> None:
    ann = enter("Ann")
    table = ann.create("glenmore", ("person", "person"), seed=1)
    scene = play_on({0: ann, 1: ann}, table["id"], choose=last)
    assert scene["over"]
    (row,) = [row for row in rows(ann.get("/").text) if table["id"] in row]
    assert re.search(r'<time datetime="\d{4}-\d\d-\d\dT', row)
    for seat in scene["seats"]:
        assert f'<span class="points">{seat["score"]}</span>' in row
    first = scene["standings"][0]
    assert f"{scene['seats'][first['seat']]['name']} wins." in row
    assert row.count('class="place won"') == 1
