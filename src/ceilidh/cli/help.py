"""The commands of the terminal table, with what they do."""

from typing import Final

from ceilidh.kernel.table import Move
from ceilidh.say import Speaker
from ceilidh.say.phrases import message

FILE: Final = "monday.record"
# Names in braces are examples of the game at hand.
HELP: Final = (
    ("7", message("play move number 7")),
    ("{move}", message("play a move in notation")),
    ("moves", message("list all legal moves and explain each one")),
    ("moves {words}", message("list the moves that start with these words")),
    ("why {move}", message("explain why a move is or is not possible, citing the rules")),
    ("hint", message("the best plans for your turn, and why")),
    ("rule {rule}", message("the text of a rule")),
    ("board", message("redraw the table")),
    ("log", message("list all moves so far in words")),
    ("score", message("show the score sheet as if the game ended now")),
    ("undo", message("undo the last move made by a person")),
    ("undo!", message("undo even if something has been revealed since")),
    ("save {file}", message("save the game record so that you can continue later")),
    ("help, ?", message("this list")),
    ("quit, exit", message("leave the table")),
)


def example_rule(move: Move) -> str:
    return (*move.rules, "CC-EXP-01")[0]


def help_lines(to: Speaker, move: Move) -> list[str]:
    """One line a command; `move` is one that could be written now."""
    examples = {
        "move": move.text,
        "words": move.text.split()[0],
        "rule": example_rule(move),
        "file": FILE,
    }
    rows = [(name.format(**examples), to.text(text)) for name, text in HELP]
    room = max([len(name) for name, _ in rows])
    return [f"  {name.ljust(room)}  {text}" for name, text in rows]
