"""The words of Glen More II: buttons, log, prompts, explanations, names."""

from collections.abc import Sequence
from typing import Final

from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.modules.catalogue import ENTRIES
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say.game_text import PositionText
from ceilidh.say.glenmore.activations import checklist_words, outlook_words
from ceilidh.say.glenmore.log import FACTS, REASONS, GlenMoreLogBuilder
from ceilidh.say.glenmore.moves import ENDED, ENDS, MOVES, arguments
from ceilidh.say.glenmore.names import amount
from ceilidh.say.glenmore.options import CHOICES, NAMES
from ceilidh.say.glenmore.phase_summary import phase_summary
from ceilidh.say.glenmore.prompts import PROMPTS, SUBJECTS
from ceilidh.say.glenmore.score_breakdown import LINES
from ceilidh.say.glenmore.term_tips import TERMS
from ceilidh.say.glenmore.tips import TIPS
from ceilidh.say.module_text import ModuleText
from ceilidh.say.phase_summary import PhaseSummary
from ceilidh.say.speaker import Outlook, Speaker, Task

BASE: Final = ModuleText(
    moves=MOVES,
    prompts=PROMPTS,
    subjects=SUBJECTS,
    ends=ENDS,
    ended=ENDED,
    tips=TIPS,
    terms=TERMS,
    lines=LINES,
    names=NAMES,
    choices=CHOICES,
    facts=FACTS,
    reasons=REASONS,
)


class GlenMoreGameText(PositionText):
    """Laying a tile opens activations, which are a list to be ticked off."""

    money = "coins"

    def arguments(self, to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
        return arguments(to, state, seat, action)

    def sum_of(self, to: Speaker, amount_: int) -> str:
        return amount(to, amount_, "coin")

    def log_builder(
        self, to: Speaker, state: State, played: Played, names: Sequence[str]
    ) -> GlenMoreLogBuilder:
        return GlenMoreLogBuilder(to, state, played, names)

    def outlook(self, to: Speaker, table: Table, move: Move) -> Outlook:
        return outlook_words(to, table, move)

    def checklist(self, to: Speaker, table: Table, seat: int) -> list[Task]:
        return checklist_words(to, table, seat)

    def phase_summary(self, to: Speaker, table: Table) -> PhaseSummary | None:
        return phase_summary(to, table.played, len(table.state.seats))


TEXT: Final = GlenMoreGameText(BASE, ENTRIES, FLOW)
