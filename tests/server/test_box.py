"""The workshop: what an owner enters is saved at once, checked, undone, shared and played."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from html import unescape

import httpx
import pytest

from ceilidh.box.catalogue import KINDS
from ceilidh.kernel.component_data.pack_file import LONGEST, WITHOUT, Pack, read_pack, write_pack
from ceilidh.kernel.component_data.pack_merge import merged
from ceilidh.server.box.drafts import Change, change, draft_of, undo
from ceilidh.server.errors import Refusal
from ceilidh.server.storage.boxes import box_of
from tests.server.conftest import Enter
from tests.server.helpers import Person
from tests.server.house import House


@pytest.fixture
def house() -> Iterator[House]:
    made = House()
    yield made
    made.close()


ALL_KINDS = [(kind.game, kind.name) for kinds in KINDS.values() for kind in kinds]


def post(person: Person, path: str, data: dict[str, object], part: bool = False) -> httpx.Response:
    headers = {"HX-Request": "true"} if part else {}
    return person.client.post(path, data={"csrf": person.csrf, **data}, headers=headers)


def begun(enter: Enter, game: str = "glenmore") -> Person:
    person = enter()
    assert post(person, f"/box/{game}", {}).status_code == 303
    return person


def sent(person: Person, path: str) -> dict[str, object]:
    """The form of a component as a browser would send it."""
    page = person.client.get(path).text
    form = page[page.index('<form id="component"') :]
    form = form[: form.index("</form>")]
    data: dict[str, list[str]] = {}
    for tag in re.findall(r"<input[^>]*>", form):
        if 'type="hidden"' in tag or 'name="' not in tag:
            continue
        name, value = re.search(r'name="([^"]*)"', tag), re.search(r'value="([^"]*)"', tag)
        assert name is not None
        if re.search(r'type="(radio|checkbox)"', tag) and " checked" not in tag:
            continue
        data.setdefault(name[1], []).append(unescape(value[1]) if value else "")
    for name, inside in re.findall(r'<select name="([^"]*)">(.*?)</select>', form, re.DOTALL):
        chosen = re.search(r'<option value="([^"]*)" selected', inside)
        data[name] = [chosen[1] if chosen else ""]
    return dict(data)


def pack_of(person: Person, game: str = "glenmore") -> Pack:
    return read_pack(person.client.get(f"/box/{game}/pack.toml").text)


@pytest.mark.parametrize(("game", "kind"), ALL_KINDS)
def test_each_kind_is_listed_and_a_form_sent_back_changes_nothing(
    enter: Enter, game: str, kind: str
) -> None:
    person = begun(enter, game)
    listed = person.client.get(f"/box/{game}/{kind}")
    assert listed.status_code == 200
    first = re.search(rf'href="(/box/{game}/{kind}/[^"]+)" data-first', listed.text)
    assert first is not None
    form = sent(person, first[1])
    assert post(person, first[1], form).status_code == 303
    assert pack_of(person, game).rows == {}
    assert post(person, first[1], {**form, "do": "confirm"}).status_code == 303
    pack = pack_of(person, game)
    assert pack.rows == {} and len(pack.confirmed) == 1


def test_what_is_entered_is_saved_confirmed_and_undone(enter: Enter) -> None:
    person = begun(enter)
    path = "/box/glenmore/tiles/dornie"
    form = {**sent(person, path), "cost.stone": "", "cost.coin": "2", "river": "yes"}
    answer = post(person, path, form, part=True)
    assert answer.status_code == 200 and answer.text.lstrip().startswith("<form")
    change = {"cost": {"coin": 2}, "river": True}
    assert pack_of(person).rows == {"tiles": {"tile": {"dornie": change}}}
    answer = post(person, path, {**form, "do": "confirm"})
    assert answer.headers["location"] == "/box/glenmore/tiles/applecross"
    assert "1 of 71" in person.client.get("/box/glenmore/tiles").text
    for _ in range(2):
        assert post(person, "/box/glenmore/undo", {}).headers["location"] == path
    assert pack_of(person).rows == {} and pack_of(person).confirmed == {}
    assert post(person, "/box/glenmore/undo", {}).status_code in (400, 404)


def test_faults_stand_beside_their_fields_in_the_readers_language(enter: Enter) -> None:
    person = begun(enter)
    path = "/box/glenmore/tiles/dornie"
    form = {**sent(person, path), "cost.coin": "77"}
    answer = post(person, path, form, part=True).text
    field = answer[answer.index('data-field="cost"') : answer.index('data-field="immediate"')]
    assert "from 1 to 9" in field and 'class="box-fault"' in field
    person.client.cookies.set("language", "fr")
    page = person.client.get("/box/glenmore").text
    assert "tile dornie" in page and 'href="/box/glenmore/tiles/dornie"' in page


def test_a_map_side(enter: Enter) -> None:
    person = begun(enter, "clans")
    path = "/box/clans/sides/A2"
    form = sent(person, path)
    rivers = form["rivers"]
    assert isinstance(rivers, list)
    made = post(person, path, {**form, "grid.3,1": "F6", "rivers": [*rivers, "4,1|4,2"]}, part=True)
    assert made.status_code == 200 and "box-fault" not in made.text
    row = pack_of(person, "clans").rows["map_modules"]["side"]["A2"]
    assert "F6" in row["grid"] and ["4,1|4,2"] in row["rivers"]
    # A river cannot run along a loch: the fault is told, and the map still shows what was entered.
    wet = post(person, path, {**form, "grid.3,1": "~~", "rivers": ["3,1|4,1"]}, part=True).text
    assert "loch" in wet[wet.index("box-fault") :][:200]


def test_a_pack_is_shared_taken_and_played(enter: Enter) -> None:
    owner = begun(enter)
    path = "/box/glenmore/tiles/inshriach"
    post(owner, path, {**sent(owner, path), "name": "Ours & <b>", "do": "confirm"})
    link = post(owner, "/box/glenmore/share", {}).headers["location"]
    hash_ = link.partition("shared=")[2]
    assert pack_of(owner).version == 2  # what comes now is the next version
    assert post(owner, "/box/glenmore/share", {}).headers["location"] == link
    assert pack_of(owner).version == 2
    friend = enter("Ben")
    page = friend.client.get(f"/box/p/{hash_}")
    assert page.status_code == 200 and "1 of 71" in page.text and "<b>" not in page.text
    assert post(friend, f"/box/p/{hash_}/use", {}).headers["location"] == "/new?game=glenmore"
    new = friend.client.get("/new?game=glenmore").text
    assert f'<option value="link:{hash_}" selected' in new
    form = {"game": "glenmore", "players": "2", "kind0": "person", "kind1": "person"}
    table = post(friend, "/new", {**form, "data_pack": f"link:{hash_}"}).headers["location"]
    record = friend.client.get(f"/api/tables/{table.removeprefix('/t/')}/record").text
    assert f"{hash_}" in record and "data_pack=pack%3A" in record
    taken = post(friend, f"/box/p/{hash_}/take", {})
    assert taken.headers["location"] == "/box/glenmore"
    assert pack_of(friend).rows == pack_of(owner).rows
    # A record contains its pack, so another server can read it.
    upload = friend.client.post(
        "/records", data={"csrf": friend.csrf}, files={"record": ("game.txt", record)}
    )
    assert upload.status_code == 303


def test_an_incomplete_or_faulty_pack_is_played_with_our_values(enter: Enter) -> None:
    person = begun(enter)
    pack = (
        Pack("glenmore", "Odd")
        .with_row("tiles", "tile", "inshriach", {"stack": "B"})
        .with_row("tiles", "tile", "dornie", {"cost": {"gold": 1}})
    )
    files = {"file": ("a.toml", write_pack(pack))}
    sent_ = person.client.post("/box/glenmore/upload", data={"csrf": person.csrf}, files=files)
    assert sent_.status_code == 303
    form = {"game": "glenmore", "players": "2", "kind0": "person", "kind1": "person"}
    made = post(person, "/new", {**form, "data_pack": "box:mine"})
    assert made.status_code == 303, made.text
    assert 'value="box:mine" selected' in person.client.get("/new?game=glenmore").text


@pytest.mark.parametrize(
    "text",
    ["", "x", "[[", 'format = "ceilidh pack 1"\ngame = "clans"\n', "\x00" * 10, "a = 1\n" * 90_000],
)
def test_a_strangers_file_is_refused_in_a_sentence(enter: Enter, text: str) -> None:
    person = begun(enter)
    files = {"file": ("a.toml", text.encode())}
    made = person.client.post("/box/glenmore/upload", data={"csrf": person.csrf}, files=files)
    assert made.status_code in (400, 413, 422)
    assert pack_of(person).rows == {}


@pytest.mark.parametrize(
    "row",
    [
        *("ports.port.99.name = 1", "ports.wharf.1.name = 1", "wharves.port.1.name = 1"),
        *("ports.port.1.option = 'x'", "ports.port.1.option = [{ x = 1 }]", "ports.port.1 = 2"),
        *("map_modules.side.A1.rivers = 7", "ports.port = [{ id = 1 }]"),
        *("railway.place.perth = 1", "railway.place.zzz.name = 'x'", "railway.zzz.x.y = 1"),
        *("railway.slot = 1", "railway.place = [{ x = 1 }]"),
        *("ports.port.1.without = 7", "ports.port.1.without = [1]", "ports.port.1.fitted = 'x'"),
    ],
)
def test_rows_that_no_page_could_show_are_refused(enter: Enter, row: str) -> None:
    person = begun(enter, "clans")
    text = f'format = "ceilidh pack 1"\ngame = "clans"\ntables.{row}\n'
    files = {"file": ("a.toml", text.encode())}
    made = person.client.post("/box/clans/upload", data={"csrf": person.csrf}, files=files)
    assert made.status_code == 400 and "; " in made.text, row
    assert pack_of(person, "clans").rows == {}


@pytest.mark.parametrize("marks", ["ports.port", "ports.wharf", "wharves.port", "ports", "."])
def test_nobody_confirms_what_our_tables_lack(enter: Enter, marks: str) -> None:
    person = begun(enter, "clans")
    text = 'format = "ceilidh pack 1"\ngame = "clans"\n[confirmed]\n'
    text += f'"{marks}" = ["1", "{"x" * 99}"]\n'
    files = {"file": ("a.toml", text.encode())}
    made = person.client.post("/box/clans/upload", data={"csrf": person.csrf}, files=files)
    assert made.status_code == 400 and "; " in made.text
    assert pack_of(person, "clans").confirmed == {}


@pytest.mark.parametrize(
    ("game", "row"),
    [
        ("glenmore", "clan_board.road.'' = { x = 1 }"),
        ("glenmore", "clan_board.ring.1.colour = 'x'"),
        ("glenmore", "rondel_market.setup.2.players = 'x'"),
        ("glenmore", "c7_great_glen.votes.2.players = 'x'"),
    ],
)
def test_rows_of_chronicles_too(enter: Enter, game: str, row: str) -> None:
    person = begun(enter, game)
    files = {"file": ("a.toml", f'format = "ceilidh pack 1"\ngame = "{game}"\ntables.{row}\n')}
    made = person.client.post(f"/box/{game}/upload", data={"csrf": person.csrf}, files=files)
    assert made.status_code == 400 and pack_of(person, game).rows == {}


def test_a_value_that_is_wrong_is_shown_beside_its_fault(enter: Enter) -> None:
    """It has a place in the form, so its owner can put it right there."""
    person = begun(enter, "clans")
    text = 'format = "ceilidh pack 1"\ngame = "clans"\n'
    text += "tables.railway.milestone_slot.glasgow.unlocks = 0\n"
    files = {"file": ("a.toml", text)}
    made = person.client.post("/box/clans/upload", data={"csrf": person.csrf}, files=files)
    assert made.status_code == 303
    kinds = [kind.name for kind in KINDS["clans"] if kind.table == "railway"]
    for path in ("", "/sheet", *[f"/{kind}" for kind in kinds]):
        assert person.client.get(f"/box/clans{path}").status_code == 200, path


def full(game: str, text: str, lists: Sequence[str] = ("tile", "home")) -> Pack:
    """A pack about every tile, nearly as long as one may be."""
    pack = Pack(game)
    for kind in KINDS[game]:
        if kind.table == "tiles" and kind.rows in lists:
            for id_ in kind.ours():
                pack = pack.with_row("tiles", kind.rows, id_, {WITHOUT: [text] * 200})
    return pack


def merger(pack: Pack) -> Change:
    return lambda mine: merged(mine, pack)


def test_a_box_remembers_no_more_changes_than_fit_into_a_pack(house: House) -> None:
    user = house.guest("Ann").id
    packs = [full("glenmore", f"text {number}") for number in range(9)]
    for pack in packs:
        change(house.store, user, "glenmore", merger(pack))
    box = box_of(house.store, user, "glenmore")
    assert box is not None and 2 <= len(box.undo) < 8 and len(json.dumps(box.undo)) < LONGEST
    assert undo(house.store, user, "glenmore").rows == packs[-2].rows


def test_what_is_too_long_to_be_read_again_is_not_kept(house: House) -> None:
    """However well it can be packed."""
    user = house.guest("Ann").id
    kept = full("glenmore", "x" * 9, ("home",))
    change(house.store, user, "glenmore", lambda _: kept)
    with pytest.raises(Refusal, match="too large"):
        change(house.store, user, "glenmore", merger(full("glenmore", "x" * 40)))
    found = draft_of(house.store, user, "glenmore")
    assert found is not None and found.pack == kept


def test_nobody_changes_the_box_of_another(enter: Enter) -> None:
    owner, other = begun(enter), enter("Eve")
    path = "/box/glenmore/tiles/dornie"
    assert other.client.get(path).headers["location"] == "/box/glenmore"
    assert other.client.get("/box/glenmore/pack.toml").status_code == 404
    stolen = other.client.post(path, data={"csrf": owner.csrf})
    assert stolen.status_code == 403
    for wrong in ("/box/chess", "/box/clans/none", "/box/clans/sides/Z9", "/box/p/none"):
        assert owner.client.get(wrong).status_code == 404


@pytest.mark.parametrize("game", KINDS)
def test_the_sheet_has_every_kind(enter: Enter, game: str) -> None:
    page = begun(enter, game).client.get(f"/box/{game}/sheet")
    assert page.status_code == 200
    titles = [kind.title for kind in KINDS[game]]
    assert [title for title in titles if title not in unescape(page.text)] == []


def test_the_companion_uses_the_box_of_its_player(enter: Enter) -> None:
    person = begun(enter, "clans")
    path = "/box/clans/sides/A1"
    post(person, path, {**sent(person, path), "grid.2,2": "F6", "do": "confirm"})
    assert 'name="map" value="own" checked' in person.client.get("/automa").text
    form: dict[str, object] = {"people": "1", "level": "3", "ports": "1", "map": "own"}
    made = post(person, "/automa", form).headers["location"]
    # The address names the pack, so that everybody can go on with it.
    page = enter("Ben").client.get(made)
    assert page.status_code == 200 and "data-components" in page.text
    assert person.client.get("/box/clans/sheet").status_code == 200
