"""The words of Glen More II: buttons, log, prompts, explanations, names."""

from typing import Final

from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.modules.catalogue import ENTRIES
from ceilidh.say.game_text import PositionText
from ceilidh.say.glenmore.activations import checklist_words, outlook_words
from ceilidh.say.glenmore.changes import changes, marks
from ceilidh.say.glenmore.log import FACTS, REASONS, GlenMoreLogBuilder
from ceilidh.say.glenmore.moves import ENDED, ENDS, MOVES, arguments
from ceilidh.say.glenmore.names import amount
from ceilidh.say.glenmore.options import CHOICES, NAMES
from ceilidh.say.glenmore.phase_summary import phase_summary, races, scored_phases
from ceilidh.say.glenmore.prompts import PROMPTS, SUBJECTS
from ceilidh.say.glenmore.score_breakdown import LINES
from ceilidh.say.glenmore.story import (
    SIGNS,
    SUMS,
    UNSAID,
    heading,
    is_phase,
    phase_title,
    place_of,
)
from ceilidh.say.glenmore.term_tips import TERMS
from ceilidh.say.glenmore.tips import TIPS
from ceilidh.say.module_text import ModuleText
from ceilidh.say.speaker import Speaker

BASE: Final = ModuleText(
    moves=MOVES,
    signs=SIGNS,
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

    arguments = staticmethod(arguments)
    log_builder = GlenMoreLogBuilder
    own_changes = staticmethod(changes)
    marks = staticmethod(marks)
    outlook = staticmethod(outlook_words)
    checklist = staticmethod(checklist_words)
    phase_summary = staticmethod(phase_summary)
    races = staticmethod(races)
    scored_phases = staticmethod(scored_phases)

    def sum_of(self, to: Speaker, amount_: int) -> str:
        return amount(to, amount_, "coin")

    # --- the story --------------------------------------------------------------------------------

    sums = SUMS
    unsaid = UNSAID
    amount_of = staticmethod(amount)
    is_phase = staticmethod(is_phase)
    phase_title = staticmethod(phase_title)
    heading = staticmethod(heading)
    place_of = staticmethod(place_of)


TEXT: Final = GlenMoreGameText(BASE, ENTRIES, FLOW)
