"""What an analysis found, written into the tree of the game: comments, variations and marks."""

from __future__ import annotations

from collections.abc import Iterable

from ceilidh.bots.analysis.verdict import Verdict
from ceilidh.bots.analysis.verdict_text import VerdictText, tell_verdict
from ceilidh.kernel.errors import IllegalMove
from ceilidh.kernel.game_tree import Node
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker

ANNOTATOR = "ceilidh"


def annotate(to: Speaker, table: Table, verdicts: Iterable[Verdict]) -> None:
    """Write findings to the moves that they are about, and what was better as a variation."""
    tree = table.tree
    tree.headers.setdefault("Annotator", ANNOTATOR)
    for verdict in verdicts:
        told = tell_verdict(to, table, verdict)
        _say(tree.at(verdict.number + 1), comment_of(told))
        _add_plan(tree.at(verdict.number), verdict, told.why)


def comment_of(told: VerdictText) -> str:
    """One line: by how much another move was better, and which."""
    return "; ".join(filter(None, [f"{told.loss} {told.better}", told.plan]))


def _say(node: Node, text: str) -> None:
    """Add to a comment; what it says already is not said again."""
    if text and text not in node.comment.splitlines():
        node.comment = "\n".join(filter(None, [node.comment, text]))


def _add_plan(node: Node, verdict: Verdict, why: str) -> None:
    """The better turn as a variation, as far as it can be played after other draws."""
    for nth, move in enumerate((verdict.better, *verdict.plan)):
        try:
            node = node.add(move, verdict.seat)
        except IllegalMove:
            return
        if nth == 0:
            _say(node, why)
            action = node.tree.played_table().parse(move, verdict.seat)
            for target in action.targets():
                node.mark(target)
