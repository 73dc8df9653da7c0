"""Game trees: a game with comments, marks and variations, as PGN has them for chess.

A node is a position: the one after its move. The moves that were played are the main line; at any
of its nodes, variations begin, which are lines of nodes themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ceilidh.kernel.action import Action
from ceilidh.kernel.chance import seeded
from ceilidh.kernel.errors import IllegalMove, RecordError
from ceilidh.kernel.event import outcomes_text, parse_outcomes
from ceilidh.kernel.move import Move
from ceilidh.kernel.reason import quoted
from ceilidh.kernel.record import HEADER, OWN_HEADERS, header
from ceilidh.kernel.record_line import (
    COLOURS,
    TO_COME,
    LineReader,
    Mark,
    RecordLine,
    check_mark,
    comment_lines,
    with_comment,
)

if TYPE_CHECKING:
    from ceilidh.kernel.table import Table

TRIED: Final = 0x5EED  # what the draws of variations follow from: never from the real chance


class Node:
    """A position of a game tree: the one after `move` of `seat`, which a comment may explain.

    `next` is the node that follows in the same line, None at its end. `variations` are first nodes
    of lines that could follow instead. `outcomes` is what chance did, as a record writes it.
    """

    def __init__(self, parent: Node | None, seat: int, move: str, outcomes: str = "") -> None:
        self.parent = parent
        self.seat = seat
        self.move = move
        self.outcomes = outcomes
        self.comment = ""
        self.marks: list[Mark] = []
        self.next: Node | None = None
        self.variations: list[Node] = []

    def __repr__(self) -> str:
        return f"<Node {self.number}: {self.move!r}, seat={self.seat}>"

    @property
    def number(self) -> int:
        """How many moves lead here."""
        return sum(1 for _ in self._above())

    @property
    def tree(self) -> GameTree:
        """The tree that the node belongs to."""
        first = [*self._above()][-1].parent
        assert isinstance(first, GameTree), "only a tree has no parent"
        return first

    def _above(self) -> Iterator[Node]:
        """This node and those before it, without the first, which has no move."""
        node = self
        while node.parent is not None:
            yield node
            node = node.parent

    @property
    def is_main(self) -> bool:
        """Whether the move was played in the game, and does not belong to a variation."""
        return all(one.parent and one.parent.next is one for one in self._above())

    @property
    def line(self) -> str:
        """The move as a record writes it."""
        text = f"{self.seat + 1} {self.move}"
        return f"{text} > {self.outcomes}" if self.outcomes else text

    def following(self) -> Iterator[Node]:
        """Yield the nodes after this one, to the end of its line."""
        node = self.next
        while node is not None:
            yield node
            node = node.next

    def table(self) -> Table:
        """Return the position as a table of its own, to look at or to play on."""
        way: list[Node] = []
        node = self
        while not node.is_main:
            way.insert(0, node)
            assert node.parent is not None, "the first node is on the main line"
            node = node.parent
        table = node.tree.played_table().moves_alone(node.number)
        if way:
            _draw_otherwise(table)
        for one in way:
            table.replay_line(one.seat, one.move, one.outcomes)
        return table

    def trial(self) -> Table:
        """Return the position with other draws to come: a variation must not tell the real ones."""
        table = self.table()
        if self.is_main:
            _draw_otherwise(table)
        return table

    def add(
        self,
        move: str | Move | Action,
        seat: int | None = None,
        outcomes: str = "",
        comment: str = "",
    ) -> Node:
        """Return the node after a move from here, which becomes a variation if it is a new one.

        The move is checked. What chance does is drawn, unless `outcomes` says it.
        """
        played = self.trial().repeat(move, seat, parse_outcomes(outcomes))
        made = Node(self, played.seat, played.action.text, outcomes_text(played.outcomes))
        return self.grow(made, comment)

    def grow(self, made: Node, comment: str = "") -> Node:
        """Put a node after this one, or return the one that is there for the same move."""
        nodes = [*([self.next] if self.next else []), *self.variations]
        found = next((one for one in nodes if one.line == made.line), None)
        if found is None:
            found = made
            if self.next is None and not self.is_main:
                self.next = made
            else:
                self.variations.append(made)
        if comment:
            found.comment = comment
        return found

    def mark(self, place: str, colour: str = COLOURS[0]) -> None:
        """Highlight a place of this position."""
        self._draw(Mark(place, colour))

    def arrow(self, place: str, to: str, colour: str = COLOURS[0]) -> None:
        """Draw an arrow from one place to another."""
        self._draw(Mark(place, colour, to))

    def _draw(self, mark: Mark) -> None:
        check_mark(mark)
        if mark not in self.marks:
            self.marks.append(mark)

    @property
    def is_bare(self) -> bool:
        """Whether there is nothing to tell but the move."""
        return not (self.comment or self.marks or self.variations)

    def replica(self, parent: Node | None) -> Node:
        """A copy of this node alone, after another one."""
        node = Node(parent, self.seat, self.move, self.outcomes)
        node.comment, node.marks = self.comment, list(self.marks)
        return node


class GameTree(Node):
    """The tree of a table: its first node, before any move, and the headers of its record.

    `table.tree` is one. It follows the table: the main line is what was played there.

    >>> import ceilidh
    >>> table = ceilidh.new("clans", players=2, seed=7)
    >>> for _ in range(6):
    ...     _ = table.play(table.legal()[0])
    >>> tree = table.tree
    >>> tree.headers["Event"] = "Club evening"
    >>> tree.at(3).comment = "brilliant!"
    >>> other = tree.at(3).add(tree.at(3).table().legal()[1], comment="simpler")
    >>> again = ceilidh.load(table.record())
    >>> again.tree.headers, again.tree.at(3).comment, again.tree.at(3).variations[0].comment
    ({'Event': 'Club evening'}, 'brilliant!', 'simpler')
    """

    def __init__(self, table: Table) -> None:
        super().__init__(None, -1, "")
        self.headers: dict[str, str] = {}
        self._table = table

    @property
    def tree(self) -> GameTree:
        return self

    def played_table(self) -> Table:
        """Return the table that this is the tree of."""
        return self._table

    def at(self, number: int) -> Node:
        """Return the node of the main line after so many moves."""
        node: Node = self
        for _ in range(self._table.checked_number(number)):
            assert node.next is not None, "the main line is what was played"
            node = node.next
        return node

    def follow(self) -> GameTree:
        """Make what was played at the table the main line; what was taken back is no part of it."""
        node: Node = self
        for played in self._table.played:
            outcomes = outcomes_text(played.outcomes)
            made = Node(node, played.seat, played.action.text, outcomes)
            if node.next is None or node.next.line != made.line:
                same = [one for one in node.variations if one.line == made.line]
                node.variations = [one for one in node.variations if one not in same]
                node.next = same[0] if same else made
            node = node.next
        node.next = None
        return self

    @property
    def says_something(self) -> bool:
        """Whether a record of the moves alone would lose anything."""
        return bool(self.headers) or not all(one.is_bare for one in (self, *self.following()))

    def copy_for(self, table: Table) -> GameTree:
        """Return the same tree for a copy of the table."""
        tree = GameTree(table)
        tree.headers = dict(self.headers)
        tree.comment, tree.marks = self.comment, list(self.marks)
        _copy_after(self, tree)
        return tree


def _copy_after(source: Node, made: Node) -> None:
    """Copy all that follows a node to after another one."""
    pairs: list[tuple[Node, Node]] = [(source, made)]
    while pairs:
        old, new = pairs.pop()
        if old.next is not None:
            new.next = old.next.replica(new)
            pairs.append((old.next, new.next))
        for one in old.variations:
            new.variations.append(one.replica(new))
            pairs.append((one, new.variations[-1]))


def _draw_otherwise(table: Table) -> None:
    """Let the draws to come follow from something else than the real chance of the game."""
    table.chance = None
    table.state.rng = seeded(TRIED + len(table.played))


def graft(node: Node, table: Table, line: RecordLine) -> None:
    """Put a line of a record after a node, whose position the table has; every move is checked."""
    for move in line.moves:
        before = table.copy() if move.variations else table
        try:
            played = table.repeat(move.text, move.seat, move.script)
        except (IllegalMove, RecordError) as fault:
            raise RecordError(
                "Line {line}: {fault}", fields={"line": move.number, "fault": fault.reason}
            ) from fault
        made = Node(node, played.seat, played.action.text, outcomes_text(played.outcomes))
        made.comment, made.marks = move.comment, list(move.marks)
        if move is line.moves[0]:
            made.comment = "\n".join(filter(None, [line.comment, made.comment]))
            made.marks = [*line.marks, *made.marks]
        parent, node = node, node.grow(made)
        if node is not made:  # the same line a second time
            node.comment = "\n".join(filter(None, [node.comment, made.comment]))
            node.marks += [mark for mark in made.marks if mark not in node.marks]
        for variation in move.variations:
            graft(parent, before.copy(), variation)
    for ending in line.endings:
        graft(node, table.copy(), ending)


def adopt(tree: GameTree, line: RecordLine, headers: dict[str, str]) -> None:
    """Take what a record tells besides the moves of the game, which have been played."""
    _take(tree, line, headers, strict=True)


def read_notes(tree: GameTree, text: str) -> None:
    """Take what `notes_text` wrote, as far as it fits: the game may have gone on or back."""
    reader, headers = LineReader(), {}
    for number, raw in enumerate(text.splitlines(), start=1):
        found = HEADER.match(raw)
        if found:
            headers[found[1]] = found[2]
        elif raw:
            reader.read(raw, number)
    _take(tree, reader.main, headers, strict=False)


def notes_text(tree: GameTree) -> str:
    """All that a tree tells, with the moves that it is told of; empty if it tells nothing."""
    if not tree.says_something:
        return ""
    return "\n".join([*header_lines(tree.headers), *tree_lines(tree)])


def _take(tree: GameTree, line: RecordLine, headers: dict[str, str], strict: bool) -> None:
    tree.headers = headers
    tree.comment, tree.marks = line.comment, list(line.marks)
    node: Node = tree.follow()
    for move in line.moves:
        parent, after = node, node.next
        if after is None or (after.seat, after.move) != (move.seat, _words(tree, move.text)):
            assert not strict, "all moves of the line have been played"
            return
        node = after
        node.comment, node.marks = move.comment, list(move.marks)
        for variation in move.variations:
            _graft(parent, parent.trial(), variation, strict)
    for ending in line.endings:
        _graft(node, node.trial(), ending, strict)


def _words(tree: GameTree, text: str) -> str:
    """A move in its usual words: a record may be written by hand."""
    action = tree.played_table().game.vocabulary.parse(text)
    return text if action is None else action.text


def _graft(node: Node, table: Table, line: RecordLine, strict: bool) -> None:
    """Put a line of a record after a node; newer rules may not allow what is stored of one."""
    try:
        graft(node, table, line)
    except RecordError:
        if strict:
            raise


def header_lines(headers: dict[str, str]) -> list[str]:
    """The headers of a tree; RecordError for one that a record cannot have."""
    for name in headers:
        if name in OWN_HEADERS or not name.isidentifier():
            raise RecordError(
                "A record cannot have the header {given}; choose another name, in one word.",
                fields={"given": quoted(name)},
            )
    return [header(name, value) for name, value in headers.items()]


def tree_lines(tree: GameTree) -> list[str]:
    """The lines of a record between its headers and its end, with all that the tree tells."""
    return [*comment_lines(tree.comment), *_marks(tree), *_line_after(tree)]


def _line_after(node: Node) -> list[str]:
    """The rest of a line; each move is followed by what could have been played instead."""
    out: list[str] = []
    while node.next is not None:
        out += [*_move(node.next), *_variations(node)]
        node = node.next
    return [*out, TO_COME, *_variations(node)] if node.variations else out


def _move(node: Node) -> list[str]:
    return [*with_comment(node.line, node.comment), *_marks(node)]


def _marks(node: Node) -> list[str]:
    return [mark.line for mark in node.marks]


def _variations(node: Node) -> list[str]:
    out: list[str] = []
    for first in node.variations:
        out += ["(", *_move(first), *_line_after(first), ")"]
    return out
