"""The words of delivery bonuses of contracts."""

from typing import Final

from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.state import Frame
from ceilidh.say.clans.log import ClansLogBuilder, contract_of
from ceilidh.say.clans.moves import contract_fields
from ceilidh.say.clans.names import needs, terms
from ceilidh.say.log_builder import LogClause
from ceilidh.say.module_text import MoveKindText, PromptOf
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

# What each tile gives, with the numbers of its row.
BONUSES: Final = {
    "swap_contract_and_goods": message(
        "exchange a contract; {processed} processed and {basic} basic good"
    ),
    "money_and_extra_contract": message("£{money}, and a contract even if your export box is full"),
    "money_and_building_bonus": message("£{money}, and a building bonus"),
    "fulfil_with_money_per_import": message(
        "fulfil a contract and gain £{money_per_import} for each import good other than hops"
    ),
    "return_field_to_fulfil": message("return a field to fulfil a contract for free"),
}
# The parts of bonuses, as buttons.
PARTS: Final = {
    "building": message("Use the building bonus"),
    "contract": message("Exchange a contract"),
    "export": message("Fulfil a contract"),
    "further-contract": message("Take a contract"),
    "gift": message("Return a field"),
}


def _nothing(state: State, seat: int, action: Action) -> int:
    return 0


def _swapped(told: ClansLogBuilder, event: Event) -> LogClause:
    row = terms(told.to, contract_of(told, event))
    return told.fact(event, told.to.text("gives up a contract ({contract})", contract=row))


def _stack_prompt(to: Speaker, state: State, frame: Frame) -> str:
    if frame.b:
        return to.text(
            "Which contract do you want to cover with the new one ({needs})?",
            needs=needs(to, state.rules.components.contract(frame.b)),
        )
    return to.text("Take a contract and place it on top of your current one, or skip.")


PROMPTS: Final[dict[str, str | PromptOf]] = {
    "exchange contract": message("Exchange a contract for one from the export board, or skip."),
    "stack contract": _stack_prompt,
    "export with money": message("Fulfil a contract and gain money for its import goods, or skip."),
    "contract for nothing": message("Choose a contract to fulfil for free."),
}
MOVES: Final = {
    "surrender": MoveKindText(
        message("surrender"),
        message("Give up contract ({contract})"),
        message("offers a contract for exchange ({contract})"),
        fields=contract_fields,
    ),
    "cover": MoveKindText(
        message("cover"),
        message("Place it on the contract ({contract})"),
        message("places it on a contract ({contract})"),
        fields=contract_fields,
    ),
}
# What base moves cost or bring inside a bonus.
SUMS: Final = {"exchange contract": _nothing}
FACTS: Final = {"swapped": _swapped}
