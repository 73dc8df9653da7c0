"""Notes of a game: its comments and marks, and variations that a replay can follow.

A variation has a name: after which move it leaves the line, and which one it is there, both counted
from 0, as `12.0`. One within a variation goes on behind a `-`, as `12.0-14.1`.
"""

from __future__ import annotations

import copy
import re
from dataclasses import dataclass

from ceilidh.kernel.game_tree import GameTree, Node
from ceilidh.kernel.record_line import Mark
from ceilidh.kernel.table import Move, Table
from ceilidh.say import Speaker
from ceilidh.say.game_text import priced
from ceilidh.say.phrases import capital
from ceilidh.server.errors import NotFound
from ceilidh.server.table.position_keys import PositionKeys
from ceilidh.server.table.room import Room
from ceilidh.server.table.text_cache import TextCache

_NAME = re.compile(r"\d{1,4}\.\d{1,3}(-\d{1,4}\.\d{1,3}){0,19}")


@dataclass(frozen=True)
class VariationLink:
    """A line that could have been played: its name, its first move's number, and its words."""

    line: str
    move: int
    label: str


@dataclass(frozen=True)
class NotesScene:
    """What is told of the position shown; `instead` are variations, `follows` those after the end.

    `line` names the variation that is shown, and `left` the move after which it left the game.
    """

    comment: list[str]
    marks: list[Mark]
    instead: list[VariationLink]
    follows: list[VariationLink]
    line: str
    left: int

    @property
    def says_something(self) -> bool:
        return bool(self.comment or self.marks or self.instead or self.follows or self.line)


def tree_of(room: Room) -> GameTree | None:
    """The tree of a room's game; None if nothing is told of it."""
    if room.variation:
        return room.notes.known
    return room.notes.tree(room.table, room.key(), room.row.notes)


def line_nodes(tree: GameTree, line: str) -> list[Node]:
    """The nodes of a line from the beginning of the game; the game itself has no name."""
    nodes: list[Node] = [tree, *tree.following()]
    if line and not _NAME.fullmatch(line):
        raise NotFound("There is no such move in this game.")
    for part in filter(None, line.split("-")):
        number, nth = (int(one) for one in part.split("."))
        if number >= len(nodes) or nth >= len(nodes[number].variations):
            raise NotFound("There is no such move in this game.")
        first = nodes[number].variations[nth]
        nodes = [*nodes[: number + 1], first, *first.following()]
    return nodes


def variation_room(room: Room, line: str) -> Room:
    """A room that shows a variation as if it had been played; nobody plays there."""
    with room.lock:
        tree = tree_of(room)
        if tree is None:
            raise NotFound("There is no such move in this game.")
        kept = room.notes.lines.get(line)
        if kept is not None:
            return kept
        made = copy.copy(room)
        made.table = line_nodes(tree, line)[-1].table()
        made.texts, made.keys, made.variation = TextCache([]), PositionKeys(), line
        return room.notes.keep(line, made)


def first_move(line: str) -> int:
    """The number of the first move of a variation."""
    return int(line.split("-")[-1].split(".")[0]) + 1


def notes_scene(room: Room, shown: int, to: Speaker) -> NotesScene | None:
    """The notes of a position; `room` may be that of a variation. None: there are none."""
    tree = tree_of(room)
    if tree is None:
        return None
    line = room.variation
    nodes = line_nodes(tree, line)
    if shown >= len(nodes):
        return None
    node = nodes[shown]
    instead = _links(node.parent, line, to) if node.parent is not None else []
    instead = [one for one in instead if one.line != line]
    follows = _links(node, line, to) if node.next is None else []
    left = first_move(line) - 1 if line else 0
    scene = NotesScene(node.comment.splitlines(), node.marks, instead, follows, line, left)
    return scene if scene.says_something else None


def _links(node: Node, line: str, to: Speaker) -> list[VariationLink]:
    """The variations that begin at a node of a line."""
    if not node.variations:
        return []
    # The node may lie before the last fork of the line.
    way = [one for one in line.split("-") if one and int(one.split(".")[0]) < node.number]
    table = node.trial()
    return [
        VariationLink(
            "-".join([*way, f"{node.number}.{nth}"]), node.number + 1, _label(to, table, one)
        )
        for nth, one in enumerate(node.variations)
    ]


def _label(to: Speaker, table: Table, node: Node) -> str:
    """The first move of a variation in words."""
    move = Move(table.parse(node.move, node.seat), node.seat)
    return capital(priced(to, to.brief(table, move)))
