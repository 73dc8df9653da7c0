"""Games with a pack: bots play them to the end, another server replays them; lessons keep ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from httpx import Response

from ceilidh.box.clans import PORTS, STARTING
from ceilidh.box.glenmore import TILES
from ceilidh.box.main_board import MARKET
from ceilidh.kernel.component_data.pack_file import Pack, write_pack
from tests.server.conftest import Enter
from tests.server.helpers import Json, Person, Server, until


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another server, which has never heard of the packs of the first."""
    started = Server(tmp_path_factory.mktemp("other")).start()
    yield started
    started.close()
    assert not started.faults()


def glenmore_box() -> Pack:
    change = {"name": "Ours", "cost": {"coin": 2}}
    pack = Pack("glenmore", "Ann's").with_row("tiles", TILES.rows, "dornie", change)
    return MARKET.changed(pack, "*", {"rows": MARKET.ours()["*"]["rows"], "slots": [1, 1, 2, 3]})


def clans_box() -> Pack:
    pack = Pack("clans", "Ann's").with_row("starting_tiles", STARTING.rows, "1", {"money": 52})
    return pack.with_row("ports", PORTS.rows, "5", {"args": {"money": 7}})


def shared(owner: Person, pack: Pack) -> str:
    """Upload a pack into the owner's box and share it; return its hash."""
    base = f"/box/{pack.game}"
    owner.form(base)
    files = {"file": ("box.toml", write_pack(pack))}
    sent = owner.client.post(f"{base}/upload", data={"csrf": owner.csrf}, files=files)
    assert sent.status_code == 303, sent.text
    return owner.form(f"{base}/share").headers["location"].partition("shared=")[2]


@pytest.mark.parametrize(
    ("pack", "options"),
    [(glenmore_box(), {"introductory": True}), (clans_box(), {})],
    ids=["glenmore", "clans"],
)
def test_a_game_of_bots_with_a_pack_is_replayed_on_another_server(
    enter: Enter, other: Server, pack: Pack, options: Json
) -> None:
    owner = enter()
    link = shared(owner, pack)
    chosen = {**options, "data_pack": f"link:{link}"}
    table = owner.create(pack.game, ("bot", "bot"), chosen)
    until(lambda: owner.see(table["id"])["over"], 120)
    record = owner.get(f"/api/tables/{table['id']}/record").text
    assert re.search(rf'^\[Pack ".* {link}"\]$', record, re.MULTILINE)
    with other.person("Ben") as friend:
        assert friend.get(f"/box/p/{link}").status_code == 404
        files = {"record": ("game.txt", record)}
        answer = friend.client.post("/records", data={"csrf": friend.csrf}, files=files)
        assert answer.status_code == 303, answer.text
        uploaded = table_of(answer)
        copy = friend.see(uploaded)
        assert copy["over"] and moves(friend, uploaded) == moves(owner, table["id"])
        assert copy["standings"] == owner.see(table["id"])["standings"]
        assert "Components of the pack '" in unescape(friend.get(f"/t/{uploaded}").text)


def table_of(answer: Response) -> str:
    """The id of the table that an answer leads to."""
    return answer.headers["location"].removeprefix("/t/").partition("?")[0]


def moves(person: Person, table_id: str) -> str:
    """The record without its headers."""
    text = person.get(f"/api/tables/{table_id}/record").text
    return "\n".join([line for line in text.splitlines() if not line.startswith("[")])


def test_lessons_and_puzzles_keep_our_components_and_say_so(enter: Enter) -> None:
    person = enter()
    link = shared(person, glenmore_box())
    assert person.form(f"/box/p/{link}/use").status_code == 303
    for path in ("/learn", "/puzzles"):
        page = unescape(person.get(path).text)
        assert "Lessons and puzzles use our components, whatever pack you play with." in page
    for page, path in (("/learn", "data-lesson"), ("/puzzles", "data-puzzle")):
        first = re.search(rf'action="({page}/[^"]*)".*?{path}', person.get(page).text)
        assert first is not None
        table = table_of(person.form(first[1]))
        record = person.get(f"/api/tables/{table}/record").text
        assert "[Pack" not in record and "data_pack" not in record
