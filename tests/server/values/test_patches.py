"""What a page is sent after a change: as much as has changed, block by block, line by line."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from ceilidh.draw.svg.ink import Ink
from ceilidh.server.html import patches as push
from ceilidh.server.html.block import Block
from ceilidh.server.html.blocks import page_of
from ceilidh.server.html.patches import LastSent, _patch, _rows, _same
from ceilidh.server.html.table_page import TablePage, Viewer
from ceilidh.server.html.wording import CSRF
from ceilidh.server.table.text_cache import LineScene

VIEWER = Viewer("en", (), None, False, False, "", "on", "off")
Patch = dict[str, Any]


def line(number: int, text: str = "moves") -> LineScene:
    return LineScene(number, 0, f"{text} {number}", False)


def block(
    id_: str,
    opens: str,
    close: str = "",
    inside: list[Block] | None = None,
    text: str = "",
    *mark: str,
) -> Block:
    return Block(id_, Ink(opens), Ink(close), inside or [], Ink(text), *mark)


class Desk:
    """Sends what blocks and lines a test puts there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent: dict[Viewer, LastSent] = {}
        self.blocks: list[Block] = []
        self.lines: list[LineScene] = []
        self.revision = 1
        self.made: list[int] = []
        monkeypatch.setattr(push, "blocks_of", self.blocks_of)
        monkeypatch.setattr(push, "log_rows", self.log_rows)

    def blocks_of(self, shown: TablePage, log: list[Ink]) -> list[Block]:
        whole = block("log", "<ol>", "</ol>", [], "".join(log), "log")
        return [*self.blocks, block("panel-log", "<section>", "</section>", [whole])]

    def log_rows(self, shown: TablePage, start: int = 0) -> list[Ink]:
        self.made.append(start)
        return [Ink(f"<li>{one.text}</li>") for one in self.lines[start:]]

    def send(self) -> Patch | None:
        scene = SimpleNamespace(log=[*self.lines])
        shown = cast(TablePage, SimpleNamespace(revision=self.revision, scene=scene))
        return _patch(self.sent.get(VIEWER), shown, self.sent, VIEWER)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    made = Desk(monkeypatch)
    made.blocks = [
        block("state", "<state>"),
        block(
            "stage", "<stage>", "</stage>", [block("part-map", "<map>", "</map>", [], "ink", "m1")]
        ),
        block("prompt", "<prompt>"),
    ]
    made.lines = [line(1), line(2)]
    return made


def test_the_first_time_the_whole_page_is_sent(desk: Desk) -> None:
    found = desk.send()
    assert found == {
        "rev": 1,
        "csrf": CSRF,
        "from": None,
        "page": "<state><stage><map>ink</map></stage><prompt>"
        "<section><ol><li>moves 1</li><li>moves 2</li></ol></section>",
    }
    assert desk.send() is None, "nothing has changed"


def test_only_blocks_that_changed_are_sent(desk: Desk) -> None:
    desk.send()
    desk.revision = 2
    desk.blocks[2] = block("prompt", "<prompt new>")
    desk.lines.append(line(3))
    assert desk.send() == {
        "rev": 2,
        "csrf": CSRF,
        "from": 1,
        "drawn": {},
        "set": {"prompt": "<prompt new>"},
        "gone": [],
        "added": [],
        "log0": 2,
        "log": ["<li>moves 3</li>"],
    }
    # Lines that were sent are not made again, but for the last: headings may go from it.
    assert desk.made == [0, 1]


def test_a_revision_without_a_change_is_told_too(desk: Desk) -> None:
    desk.send()
    desk.revision = 2
    found = desk.send()
    assert found is not None and (found["from"], found["rev"], found["set"]) == (1, 2, {})
    assert found["log"] == [] and found["log0"] == 2


def test_a_block_inside_another_is_sent_by_itself(desk: Desk) -> None:
    desk.send()
    desk.blocks[1] = block(
        "stage", "<stage>", "</stage>", [block("part-map", "<map>", "</map>", [], "other", "m2")]
    )
    found = desk.send()
    assert found is not None and found["set"] == {"part-map": "<map>other</map>"}
    # The same mark stands for the same drawing, whatever its text.
    desk.blocks[1] = block(
        "stage", "<stage>", "</stage>", [block("part-map", "<map>", "</map>", [], "", "m2")]
    )
    assert desk.send() is None
    desk.blocks[1] = block("stage", "<stage wide>", "</stage>", desk.blocks[1].inside)
    found = desk.send()
    assert found is not None and list(found["set"]) == ["stage"]


def test_blocks_come_and_go(desk: Desk) -> None:
    desk.send()
    desk.blocks.insert(1, block("invites", "<invites>"))
    desk.blocks.insert(0, block("guide", "<guide>"))
    found = desk.send()
    assert found is not None and found["gone"] == [] and found["set"] == {}
    assert found["added"] == [("", "<guide>"), ("state", "<invites>")]
    del desk.blocks[2], desk.blocks[0]
    found = desk.send()
    assert found is not None and found["gone"] == ["guide", "invites"] and found["added"] == []


def test_a_block_with_other_blocks_inside_is_another(desk: Desk) -> None:
    desk.send()
    desk.blocks[1].inside.append(block("part-market", "<market>", "</market>", [], "x", "k1"))
    found = desk.send()
    assert found is not None
    assert found["set"] == {"stage": "<stage><map>ink</map><market>x</market></stage>"}


def test_lines_that_went_back_are_sent_again_from_there(desk: Desk) -> None:
    desk.send()
    desk.lines = [desk.lines[0], line(2, "takes")]
    found = desk.send()
    assert found is not None
    assert (found["log0"], found["log"]) == (1, ["<li>takes 2</li>"])
    desk.lines = desk.lines[:1]
    found = desk.send()
    assert found is None or (found["log0"], found["log"]) == (1, [])


def test_rows_are_kept_as_long_as_their_lines_are_the_same(desk: Desk) -> None:
    one, two = line(1), line(2)
    before = LastSent(1, {}, [], [one, two], [Ink("row 1"), Ink("row 2")], {})
    desk.lines = [one, line(2)]
    shown = cast(TablePage, SimpleNamespace(scene=SimpleNamespace(log=desk.lines)))
    both = ["<li>moves 1</li>", "<li>moves 2</li>"]
    assert _rows(before, shown) == both, "an equal line is another one"
    desk.lines[1] = two
    assert _rows(before, shown) == ["row 1", "row 2"]
    desk.lines.append(line(3))
    assert _rows(before, shown) == ["row 1", "<li>moves 2</li>", "<li>moves 3</li>"]
    desk.lines.pop()
    assert _rows(None, shown) == ["<li>moves 1</li>", "<li>moves 2</li>"]


@pytest.mark.parametrize(
    ("before", "now", "same"),
    [
        ([], [], 0),
        (["a"], ["a"], 1),
        (["a"], ["a", "b"], 1),
        (["a", "b"], ["a"], 1),
        (["a", "b", "c"], ["a", "x", "c"], 1),
        (["x"], ["y"], 0),
    ],
)
def test_how_many_lines_are_the_same(before: list[str], now: list[str], same: int) -> None:
    assert _same([Ink(one) for one in before], [Ink(one) for one in now]) == same


def test_a_page_has_the_token_of_its_viewer() -> None:
    blocks = [block("a", f"<a {CSRF}>", "</a>", [block("b", "<b>", "</b>", [], CSRF)], "x")]
    assert page_of(blocks, "mine") == "<a mine>x<b>mine</b></a>"
