"""The words of Clans of Caledonia: buttons, log, prompts, explanations, names."""

from collections.abc import Sequence
from typing import Final

from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.modules.catalogue import ENTRIES
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played, Table
from ceilidh.say.clans.effects import EFFECTS
from ceilidh.say.clans.log import (
    FACTS,
    REASONS,
    ClansLogBuilder,
    drawn,
    is_price,
    is_told,
    joins_steps,
)
from ceilidh.say.clans.moves import ENDED, ENDS, MOVES, arguments
from ceilidh.say.clans.names import money
from ceilidh.say.clans.offers import OFFERS
from ceilidh.say.clans.options import CHOICES, NAMES
from ceilidh.say.clans.phase_summary import phase_summary
from ceilidh.say.clans.prompts import PROMPTS
from ceilidh.say.clans.score_breakdown import LINES
from ceilidh.say.clans.term_tips import TERMS
from ceilidh.say.clans.tips import TIPS
from ceilidh.say.game_text import PositionText
from ceilidh.say.module_text import ModuleText
from ceilidh.say.phase_summary import PhaseSummary
from ceilidh.say.speaker import Speaker

BASE: Final = ModuleText(
    moves=MOVES,
    prompts=PROMPTS,
    offers=OFFERS,
    ends=ENDS,
    ended=ENDED,
    tips=TIPS,
    terms=TERMS,
    lines=LINES,
    names=NAMES,
    choices=CHOICES,
    effects=EFFECTS,
    facts=FACTS,
    reasons=REASONS,
)


class ClansGameText(PositionText):
    """Deeds of many kinds are paid for with the same reasons, and contracts are drawn."""

    def arguments(self, to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
        return arguments(to, state, seat, action)

    def sum_of(self, to: Speaker, amount: int) -> str:
        return money(to, amount)

    def log_builder(
        self, to: Speaker, state: State, played: Played, names: Sequence[str]
    ) -> ClansLogBuilder:
        return ClansLogBuilder(to, state, played, names)

    def prices(self, played: Played) -> list[Event]:
        general = [event for event in played.events if is_price(played, event)]
        return super().prices(played) + general

    def is_told(self, played: Played, event: Event) -> bool:
        return is_told(played, event)

    def joins_steps(self, event: Event) -> bool:
        return joins_steps(event)

    def remark(self, to: Speaker, played: Played) -> str:
        return drawn(to, played)

    def phase_summary(self, to: Speaker, table: Table) -> PhaseSummary | None:
        return phase_summary(to, table.played, len(table.state.seats))


TEXT: Final = ClansGameText(BASE, ENTRIES, FLOW)
