"""Moves as people write them, and in their language why one cannot be read or played."""

from ceilidh.kernel.action import Action
from ceilidh.kernel.errors import IllegalMove
from ceilidh.kernel.table import Move, Table
from ceilidh.say import Speaker


def read_move(table: Table, to: Speaker, text: str) -> Action:
    """The move that a person wrote, legal or not."""
    vocabulary = table.game.vocabulary
    action = vocabulary.parse(text)
    if action is not None:
        return action
    spec = vocabulary.by_word.get(text.lower().split()[0])
    if spec is not None:
        shape = spec.shape()
        raise IllegalMove(
            to.text("I cannot read '{text}'; write it as '{shape}'.", text=text, shape=shape)
        )
    kinds = ", ".join(sorted({move.action.spec.word for move in table.legal()}))
    raise IllegalMove(
        to.text("I cannot read '{text}'; now possible: {kinds}.", text=text, kinds=kinds)
    )


def legal_move(table: Table, to: Speaker, text: str) -> Move:
    action = read_move(table, to, text)
    for move in table.legal():
        if move.action is action:
            return move
    refused = to.text("Not possible: {move}.", move=action.text)
    raise IllegalMove(f"{refused} {why_not(table, to, action)}")


def why_not(table: Table, to: Speaker, action: Action) -> str:
    """Why a move is not legal, with the rule ids."""
    reason = table.game.why_not(table.state, action)
    rules = f" ({', '.join(reason.rules)})" if reason.rules else ""
    return to.reason(reason) + rules
