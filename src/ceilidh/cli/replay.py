"""`ceilidh replay FILE`: verify a record and print it."""

import argparse
import sys

from rich.text import Text

from ceilidh.cli.common import (
    add_json,
    add_language,
    console,
    language,
    print_json,
    read_text,
    speaker_of,
)
from ceilidh.cli.scores import sheet, standings, standings_data
from ceilidh.draw.text import drawing
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.game_tree import Node
from ceilidh.kernel.opening import load
from ceilidh.kernel.proof import verified
from ceilidh.kernel.record_line import comment_lines
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker

FAILED = 1


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    parser.add_argument(
        "--verify",
        action="store_true",
        help="also check every draw against the commitment that the server made before the game",
    )
    parser.add_argument(
        "--commitment",
        metavar="HASH",
        default="",
        help="with --verify: the commitment that you noted before the game",
    )
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    text = read_text(arguments.file)
    try:
        table = load(text)
        draws = verified(table, text, arguments.commitment) if arguments.verify else []
    except RecordError as fault:
        said = speaker_of(arguments).reason(fault.reason)
        print(f"ceilidh: {arguments.file}: {said}", file=sys.stderr)
        return FAILED
    if arguments.json:
        print_json(as_data(table))
    else:
        show(table, language(arguments.language))
    if arguments.verify and not arguments.json:
        prove(table, len(draws), arguments.commitment, speaker_of(arguments))
    return 0


def prove(table: Table, draws: int, noted: str, to: Speaker) -> None:
    """That every draw follows from what was promised, and what that was.

    A record alone cannot show that players saw its commitment before the game.
    """
    assert table.chance is not None, "no other game is verified"
    out = console()
    first, *later = table.chance.pledges
    out.print(Text(to.text("First commitment: {commitment}", commitment=first.commitment)))
    for undo, commitment in [(one.undo, one.commitment) for one in later if one.undo]:
        said = to.text(
            "The game went back from move {moves} to move {kept}. The commitment after it: "
            "{commitment}",
            moves=undo.moves,
            kept=undo.kept,
            commitment=commitment,
        )
        out.print(Text(said), soft_wrap=True)
    said = to.count(
        "Fair: {n} draw matches the revealed values and the seats' words.",
        "Fair: all {n} draws match the revealed values and the seats' words.",
        draws,
    )
    out.print(Text(said), soft_wrap=True)
    if not noted:
        advice = to.text(
            "Compare the first commitment with the one that you were shown before the game."
        )
        out.print(Text(advice), soft_wrap=True)


def as_data(table: Table) -> dict[str, object]:
    known = {option.name: option for option in table.game.options}
    return {
        "game": table.game.name,
        "version": table.game.version,
        "players": table.players,
        "names": table.names,
        "seed": table.seed,
        "options": {name: known[name].text(value) for name, value in table.options.items()},
        "headers": table.tree.headers,
        "moves": [
            {"seat": played.seat, **played.action.data(), "comment": node.comment}
            for played, node in zip(table.played, table.tree.following(), strict=True)
        ],
        "over": table.actor is None,
        "key": table.key(),
        "sheet": [{"line": line, "points": points} for line, points in table.sheet()],
        "scores": table.scores(),
        "standings": standings_data(table),
    }


def tell_notes(node: Node) -> None:
    """The comment on a move, and what could have been played instead, as a record writes it."""
    lines = comment_lines(node.comment)
    for one in node.parent.variations if node.parent else []:
        moves = [one.line, *[later.line for later in one.following()]]
        lines.append(f"( {' / '.join(moves)} )")
    for line in lines:
        console().print(Text(f"     {line}", "italic"), soft_wrap=True)


def show(table: Table, words: str) -> None:
    out = console()
    drawn = drawing(table, words)
    to = drawn.to
    for name, value in table.tree.headers.items():
        out.print(Text(f"{name}: {value}"), soft_wrap=True)
    tell_notes(table.tree)
    nodes = table.tree.following()
    for number, (played, node) in enumerate(zip(table.played, nodes, strict=True), start=1):
        out.print(f"{number:>4} {drawn.line(played)}", soft_wrap=True)
        tell_notes(node)
    out.print(sheet(table, drawn))
    if table.actor is None:
        out.print(standings(table, drawn))
    else:
        name = drawn.seat_name(table.actor)
        out.print(Text(to.text("The game is still in progress: {name} to move.", name=name)))
    number = len(table.played)
    verified = to.count(
        "Verified: {n} move, key {key}.", "Verified: {n} moves, key {key}.", number, key=table.key()
    )
    out.print(Text(verified), soft_wrap=True)
