"""An annotated record: the replay shows it, and the download keeps it."""

from __future__ import annotations

import re

import ceilidh
from tests.server.conftest import Enter
from tests.server.helpers import made, play_on

BAD = '<b>no</b> "quotes"'
MOVES = 12


def annotated() -> str:
    """The record of a game in progress with a comment, marks and variations."""
    table = ceilidh.new("clans", 2, 7)
    for _ in range(MOVES):
        table.play(table.legal()[0])
    tree = table.tree
    tree.headers["Event"] = "Club evening"
    tree.comment = "Two beginners."
    node = tree.at(3)
    node.comment = f"brilliant! {BAD}\nand brave"
    node.mark("hex:2.3", "red")
    node.arrow("hex:2.3", "hex:3.2")
    first = tree.at(2).add(tree.at(2).table().legal()[4], comment="simpler")
    first.add(first.table().legal()[0], comment="and then this")
    first.add(first.table().legal()[1], comment="a side way")
    tree.at(MOVES).add(tree.at(MOVES).table().legal()[0], comment="to come")
    return table.record()


def notes(page: str) -> str:
    found = re.search(r'<section class="notes" id="notes".*?</section>', page, re.DOTALL)
    return found[0] if found else ""


def test_an_annotated_record_is_shown_and_kept(enter: Enter) -> None:
    text = annotated()
    ann = enter("Ann")
    table = made(ann.post("/api/records", text))["id"]
    told = ann.get(f"/api/tables/{table}/record").text
    assert ceilidh.load(told).tree.headers == {"Event": "Club evening"}
    assert told.split("\n\n")[1].splitlines()[:-1] == text.split("\n\n")[1].splitlines()[:-1]

    assert "Two beginners." in notes(ann.get(f"/t/{table}?move=0").text)
    assert notes(ann.get(f"/t/{table}?move=1").text) == ""
    shown = notes(ann.get(f"/t/{table}?move=3").text)
    assert "brilliant! &lt;b&gt;no&lt;/b&gt;" in shown and "and brave" in shown
    # A phone shows the news below its board, and the comments with the log.
    assert '<li class="noted">brilliant! &lt;b&gt;no' in ann.get(f"/t/{table}?move=3").text
    assert 'class="noted"' not in ann.get(f"/t/{table}?move=1").text
    assert 'data-note-mark="hex:2.3" data-to="" data-colour="red"' in shown
    assert 'data-note-mark="hex:2.3" data-to="hex:3.2" data-colour="green"' in shown
    assert "Instead of this move" in shown and 'href="?line=2.0&amp;move=3"' in shown
    assert f'href="?line={MOVES}.0&amp;move={MOVES + 1}"' in notes(ann.get(f"/t/{table}").text)


def test_a_variation_can_be_followed(enter: Enter) -> None:
    ann = enter("Ann")
    table = made(ann.post("/api/records", annotated()))["id"]
    page = ann.get(f"/t/{table}?line=2.0").text
    assert "simpler" in notes(page) and "A variation after move 2." in notes(page)
    assert 'data-line="2.0"' in page and 'data-shown="3" data-moves="4"' in page
    assert 'name="move" value="3"><button data-branch' not in page
    second = ann.get(f"/t/{table}/now?line=2.0&move=4").text
    assert "and then this" in notes(second) and 'href="?line=2.0-3.0&amp;move=4"' in second
    inner = ann.get(f"/t/{table}?line=2.0-3.0&move=4").text
    assert "a side way" in notes(inner) and "?line=2.0&amp;move=4" not in notes(inner)
    # The game itself is as it was, and nobody moves in a variation.
    assert ann.see(table)["moves"] == MOVES
    assert "data-mine" not in inner.split('id="state"')[1].split(">")[0]
    for wrong in ("2.1", "99.0", "x", "2.0-9.0", "2"):
        assert ann.get(f"/t/{table}?line={wrong}").status_code == 404
    assert ann.get(f"/t/{table}?line=2.0&move=9").status_code == 404


def test_a_game_goes_on_and_keeps_its_notes(enter: Enter) -> None:
    ann = enter("Ann")
    table = made(ann.post("/api/records", annotated()))["id"]
    assert play_on({0: ann, 1: ann}, table, 3)["moves"] == MOVES + 3
    told = ceilidh.load(ann.get(f"/api/tables/{table}/record").text)
    assert told.tree.at(3).comment.startswith("brilliant!")
    assert len(told.played) == MOVES + 3
    plain = made(ann.post("/api/records", ceilidh.new("clans", 2, 7).record()))["id"]
    assert ann.get(f"/t/{plain}?line=0.0").status_code == 404
