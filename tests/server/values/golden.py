"""What pages and scenes say at fixed tables, written down: any change of them shows there.

Write it anew after a change that is meant, and look at the difference before you commit it:

    PYTHONPATH=src python -m tests.server.values.golden --write

`test_pages.py` compares. Drawings are left out: their own tests look at them.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from typing import Any

from ceilidh.server.html.block import Block
from ceilidh.server.html.blocks import blocks_of
from ceilidh.server.html.table_page import TablePage, show, viewer_of
from ceilidh.server.html.tray import TRAY
from ceilidh.server.html.wording import CSRF
from ceilidh.server.people.preferences import completed
from ceilidh.server.storage.models import User
from ceilidh.server.table import consent, moves, undo
from ceilidh.server.table.moves import TurnPreferences
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.scene import Scene, make_scene
from ceilidh.server.table.seating import hand_over, resign
from tests.server.helpers import VOTES
from tests.server.house import House
from tests.server.values.tables import clans, glenmore, move

FILE = Path(__file__).with_name("pages.json")
BASE = "http://here"
_PICTURE = re.compile(r"<svg.*?</svg>", re.DOTALL)
_INK = re.compile(r'(data-ink|style)="[^"]*"')
_CODE = re.compile(r"[A-Za-z0-9_-]{16}(?=\")")
# Lists of which the first rows are enough: all rows are made in the same way.
_LISTED = (
    re.compile(r'<li><button type="button" class="move".*?</li>', re.DOTALL),
    re.compile(r'<tr><th scope="row".*?</tr>(?!</tfoot>)', re.DOTALL),
    re.compile(r"<span data-thing=.*?</span>", re.DOTALL),
    re.compile(r'<li class="seat-\d(?: not-final)?" .*?</li>', re.DOTALL),
)
FEW = 3  # rows and legal moves that are written down


class Tables:
    """The tables, and who looks at them."""

    def __init__(self) -> None:
        self.house = House()
        self.ann, self.bob, self.eve = [self.house.guest(name) for name in ("Ann", "Bob", "Eve")]

    def begun(self) -> Room:
        """Clans, after the opening: Ann is to move."""
        return clans(self.house, self.ann, self.bob)

    def held(self) -> Room:
        """Ann has moved but not ended her turn."""
        room = self.begun()
        moves.play(
            room,
            self.ann.id,
            "sell wool 1",
            room.key(),
            turn=TurnPreferences(holds=True),
        )
        return room

    def asked(self) -> Room:
        """Ann asks to go back; Bob has not answered."""
        room = self.begun()
        move(room, 0, "hire")
        consent.ask_back(room, self.ann.id, 2)
        return room

    def alone(self) -> Room:
        """Ann plays against a bot; the game has gone back over what was revealed."""
        room = glenmore(self.house, self.ann, "tacksman")
        move(room, 0, "take somerled", "claim sutherland")
        undo.study(room, self.ann.id)
        return room

    def turn(self) -> Room:
        """Ann's turn of Glen More II goes on: she has laid a tile."""
        room = glenmore(self.house, self.ann, self.bob)
        move(room, 0, "take inshriach", "lay 0.1")
        return room

    def waiting(self) -> Room:
        """Two seats are still open."""
        return clans(self.house, self.ann, "open", "open", opened=False, seed=None, listed=True)

    def secret(self) -> Room:
        """Both seats are Ann's, and both choose in secret."""
        room = glenmore(self.house, self.ann, self.ann, seed=11, **VOTES)
        while len(room.table.actors) < 2:
            seat = room.table.actors[0]
            move(room, seat, room.table.legal(seat)[0].text)
        return room

    def deputies(self) -> Room:
        """A bot plays for Ann; Bob has resigned, and Eve's time is up."""
        room = glenmore(self.house, self.ann, self.bob, self.eve)
        seat = room.table.actors[0]
        move(room, seat, room.table.legal(seat)[0].text)
        hand_over(room, self.ann.id, "laird")
        resign(room, self.bob.id)
        resign(room, self.eve.id)
        room.seats[2].late = True
        return room

    def over(self) -> Room:
        """Glen More II, played to its end."""
        return self.house.play(glenmore(self.house, self.ann, self.bob))


def situations() -> Iterator[tuple[str, TablePage]]:
    """By a name: the table, and who looks at it how."""
    tables = Tables()
    ann, bob, eve = tables.ann, tables.bob, tables.eve
    begun = tables.begun()
    yield "begun, Ann", shown(tables, begun, ann)
    yield "begun, Ann in French", shown(tables, begun, ann, "fr")
    yield "begun, Bob", shown(tables, begun, bob)
    yield "begun, Eve", shown(tables, begun, eve)
    yield "begun, a stranger", shown(tables, begun, None)
    yield "begun, Ann at move 3", shown(tables, begun, ann, number=3)
    yield "begun, Bob plays back move 5", shown(tables, begun, bob, number=5, playing=True)
    for name, user in (("Ann", ann), ("Bob", bob)):
        yield f"held, {name}", shown(tables, tables.held(), user)
        yield f"asked, {name}", shown(tables, tables.asked(), user)
        yield f"deputies, {name}", shown(tables, tables.deputies(), user)
        yield f"over, {name}", shown(tables, tables.over(), user)
    yield "alone, Ann", shown(tables, tables.alone(), ann)
    yield "turn, Ann", shown(tables, tables.turn(), ann)
    yield "turn, Bob", shown(tables, tables.turn(), bob)
    yield "waiting, Ann", shown(tables, tables.waiting(), ann)
    yield "waiting, Eve", shown(tables, tables.waiting(), eve)
    yield "secret, Ann", shown(tables, tables.secret(), ann)
    yield "over, a stranger", shown(tables, tables.over(), None)


def shown(
    tables: Tables,
    room: Room,
    user: User | None,
    language: str = "en",
    number: int | None = None,
    playing: bool = False,
) -> TablePage:
    wishes = completed({"advice": "on"})
    viewer = viewer_of(room, user.id if user else None, language, wishes, BASE)
    return show(tables.house.service, room, viewer, number, playing)


# --- as text --------------------------------------------------------------------------------------


def plain(text: str, made: TablePage) -> str:
    """Without what differs from run to run, and without drawings."""
    text = text.replace(made.scene.id, "TABLE").replace(CSRF, "CSRF")
    text = text.replace(made.scene.key, "KEY").replace(made.scene.code, "WORD")
    for one in made.scene.commitments:
        text = text.replace(one, "COMMITMENT")
    text = _CODE.sub("CODE", _INK.sub(r'\1=""', _PICTURE.sub("<svg>", text)))
    for row in _LISTED:
        text = cut(text, row)
    return text


def cut(text: str, row: re.Pattern[str]) -> str:
    """The first rows of a list, and how many there are."""
    found = list(row.finditer(text))
    if len(found) <= FEW:
        return text
    return f"{text[: found[FEW].start()]}[{len(found)} in all]{text[found[-1].end() :]}"


def frames(blocks: list[Block], made: TablePage) -> dict[str, str]:
    """The frame of every block by its name, and which ones it holds."""
    found: dict[str, str] = {}
    for block in blocks:
        text = plain(block.text, made) if block.id == "log" else ""
        inside = " ".join([one.id for one in block.inside])
        found[block.id] = f"{plain(block.open, made)}{text}[{inside}]{plain(block.close, made)}"
        found |= frames(block.inside, made)
    return found


def scene_of(scene: Scene) -> dict[str, Any]:
    """A scene as a program reads it, without the view; of legal moves a few."""
    told = asdict(replace(scene, standings=[]))  # compiled ones cannot be copied
    for name in ("id", "key", "code", "view", "options", "standings"):
        del told[name]
    told["commitments"] = len(scene.commitments)
    told["legal"] = [len(scene.legal), *told["legal"][:FEW]]
    told["log"] = [len(scene.log), *told["log"][-FEW:]]
    told["standings"] = [[one.seat, one.score, one.rank, one.note] for one in scene.standings]
    properties = ("live", "winner", "my_turn")
    told["properties"] = {name: getattr(scene, name) for name in properties}
    told["since"] = [line.number for line in scene.since]
    told["out"] = [seat.out for seat in scene.seats]
    return told


def told(made: TablePage) -> dict[str, Any]:
    blocks = blocks_of(made)
    found = {"scene": scene_of(made.scene), "blocks": frames(blocks, made)}
    tray = made.of(TRAY)
    found["tray"] = {
        "offers": [[one.name, one.title, one.line] for one in tray.offers],
        "things": [[one.target, one.title, one.line] for one in tray.things[:FEW]],
        "subject": tray.subject.target if tray.subject else "",
        "ends": sorted(tray.ends),
        "purses": [[item.number for item in purse] for purse in tray.purses],
    }
    again: dict[str, Any] = json.loads(json.dumps(found))
    return again


def scene_at(room: Room, user: User | None, number: int | None = None) -> Scene:
    return make_scene(room, user.id if user else None, "en", number)


@cache
def known() -> dict[str, Any]:
    """What was written down, by situation; what was there before stands under its first one."""
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    for one in found.values():
        blocks = one["blocks"]
        for name, text in blocks.items():
            if text.startswith("="):
                blocks[name] = found[text[1:]]["blocks"][name]
    return found


def once(found: dict[str, Any]) -> dict[str, Any]:
    """With every text of a block only where it comes first."""
    first: dict[tuple[str, str], str] = {}
    for situation, one in found.items():
        blocks = one["blocks"]
        for name, text in blocks.items():
            known_at = first.setdefault((name, text), situation)
            blocks[name] = text if known_at == situation else f"={known_at}"
    return found


def laid_out(value: Any, depth: int) -> str:
    """As JSON, the first levels line by line, so that a difference can be read."""
    if depth == 0 or not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    rows = [f"{json.dumps(name)}: {laid_out(one, depth - 1)}" for name, one in value.items()]
    return "{\n" + ",\n".join(rows) + "\n}"


def main(arguments: list[str]) -> None:
    if arguments != ["--write"]:
        sys.exit(__doc__)
    found = once({name: told(made) for name, made in situations()})
    FILE.write_text(laid_out(found, 3) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
