"""The words of Clans of Caledonia: buttons, log, prompts, explanations, names."""

from collections.abc import Sequence
from typing import Final

from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.modules.catalogue import ENTRIES
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played
from ceilidh.say.clans.changes import changes, marks, outlook
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
from ceilidh.say.clans.names import amount, money
from ceilidh.say.clans.offers import OFFERS
from ceilidh.say.clans.options import CHOICES, NAMES
from ceilidh.say.clans.phase_summary import phase_summary, scored_phases
from ceilidh.say.clans.prompts import PROMPTS
from ceilidh.say.clans.score_breakdown import LINES
from ceilidh.say.clans.story import (
    SIGNS,
    SUMS,
    UNSAID,
    heading,
    is_phase,
    phase_title,
    place_of,
    results,
)
from ceilidh.say.clans.term_tips import TERMS
from ceilidh.say.clans.tips import TIPS
from ceilidh.say.game_text import PositionText
from ceilidh.say.log_builder import LogBuilder, LogClause
from ceilidh.say.module_text import ModuleText

BASE: Final = ModuleText(
    moves=MOVES,
    signs=SIGNS,
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

    arguments = staticmethod(arguments)
    sum_of = staticmethod(money)
    log_builder = ClansLogBuilder
    is_told = staticmethod(is_told)
    joins_steps = staticmethod(joins_steps)
    remark = staticmethod(drawn)
    own_changes = staticmethod(changes)
    marks = staticmethod(marks)
    outlook = staticmethod(outlook)
    phase_summary = staticmethod(phase_summary)
    scored_phases = staticmethod(scored_phases)

    def prices(self, played: Played) -> list[Event]:
        general = [event for event in played.events if is_price(played, event)]
        return super().prices(played) + general

    # --- the story --------------------------------------------------------------------------------

    sums = SUMS
    unsaid = UNSAID
    amount_of = staticmethod(amount)
    is_phase = staticmethod(is_phase)
    phase_title = staticmethod(phase_title)
    heading = staticmethod(heading)
    place_of = staticmethod(place_of)

    def results(self, log_builder: LogBuilder, events: Sequence[Event]) -> list[LogClause]:
        assert isinstance(log_builder, ClansLogBuilder)
        return results(log_builder, events)


TEXT: Final = ClansGameText(BASE, ENTRIES, FLOW)
