"""The words of delivery bonuses of contracts."""

from typing import Final

from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.say.clans.log import ClansLogBuilder
from ceilidh.say.clans.names import terms
from ceilidh.say.log_builder import LogClause
from ceilidh.say.module_text import MoveKindText, PromptOf
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

# What each tile gives, with the numbers of its row.
BONUSES: Final = {
    "swap_contract_and_goods": message(
        "exchange a contract; {processed} processed and {basic} basic good"
    ),
    "money_and_extra_contract": message("£{money}, and a contract even on a full export box"),
    "money_and_building_bonus": message("£{money}, and a building bonus"),
    "fulfil_with_money_per_import": message(
        "fulfil a contract, with £{money_per_import} for each import but hops"
    ),
    "return_field_to_fulfil": message("a field goes back: a contract is fulfilled for nothing"),
}
# The parts of bonuses, as buttons.
PARTS: Final = {
    "building": message("Use the building bonus"),
    "contract": message("Exchange a contract"),
    "export": message("Fulfil a contract"),
    "further-contract": message("Take a contract"),
    "gift": message("Let a field go back"),
}


def _contract(to: Speaker, state: State, seat: int, action: Action) -> str:
    return terms(to, state.rules.components.contract(action.a))


def _nothing(state: State, seat: int, action: Action) -> int:
    return 0


def _swapped(told: ClansLogBuilder, event: Event) -> LogClause:
    said = told.to.text("gives up contract {contract}", contract=event.thing)
    return told.fact(event, said)


PROMPTS: Final[dict[str, str | PromptOf]] = {
    "exchange contract": message("Exchange a contract for one of the export board, or be done."),
    "stack contract": lambda to, state, frame: (
        to.text("On which contract do you lay contract {number}?", number=frame.b)
        if frame.b
        else to.text("Take a contract; it is laid on top of yours.")
    ),
    "export with money": message("Fulfil a contract with money for its imports, or be done."),
    "contract for nothing": message("Which contract is fulfilled for nothing?"),
}
MOVES: Final = {
    "surrender": MoveKindText(
        message("surrender"),
        message("Give up contract {contract}"),
        message("offers contract {contract} for exchange"),
        details=_contract,
    ),
    "cover": MoveKindText(
        message("cover"),
        message("Lay it on contract {contract}"),
        message("lays it on contract {contract}"),
    ),
}
# What base moves cost or bring inside a bonus.
SUMS: Final = {"exchange contract": _nothing}
FACTS: Final = {"swapped": _swapped}
