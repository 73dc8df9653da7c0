"""What a clan is: its ability, which its module tells, and what it begins with."""

from collections.abc import Callable

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.state import State
from ceilidh.kernel.table import Table
from ceilidh.say.answers import Tip
from ceilidh.say.clans.names import SHIPPING, clan
from ceilidh.say.module_text import TipOf
from ceilidh.say.speaker import Speaker

# Sentences about an ability, with the numbers of the clan's row.
Ability = Callable[[Speaker, State, ClanRow], list[str]]


def clan_power(to: Speaker, word: str) -> str:
    """What a clan can do, in a few words; empty for none."""
    return to.name("clans", "about", word)


def clan_tip(ability: Ability) -> TipOf:
    """The tip of a clan with such an ability."""

    def tip(to: Speaker, table: Table, word: str) -> Tip:
        state: State = table.state
        row = state.rules.components.clan(word)
        text = " ".join([*ability(to, state, row), *_gifts(to, state, row)])
        return Tip(to.text("Clan {name}", name=clan(word)), text, row.marks.rules)

    return tip


def numbers(state: State, row: ClanRow) -> dict[str, int]:
    """The numbers of an ability, of the edition that is played."""
    changed = row.first_printing if state.rules.first_printing else {}
    return {**row.ability, **changed}


def _gifts(to: Speaker, state: State, row: ClanRow) -> list[str]:
    """What a clan has more than others from the beginning."""
    out: list[str] = []
    level = row.shipping_small if state.rules.small else row.shipping
    if level:
        out.append(to.text("Starts with shipping: {level}.", level=to.text(SHIPPING[level])))
    if row.merchants:
        out.append(
            to.count(
                "Starts with {n} extra merchant.",
                "Starts with {n} extra merchants.",
                row.merchants,
            )
        )
    return out
