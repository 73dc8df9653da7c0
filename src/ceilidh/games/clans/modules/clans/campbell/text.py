"""The words of Clan Campbell."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.state import State
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.names import clan, money
from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    discounts = ", ".join([money(to, sum_) for sum_ in row.lists["factory_discount_by_number"]])
    return [
        to.text(
            "Its dairies, bakeries and distilleries cost less, by {discounts} "
            "from the first of each type to the last.",
            discounts=discounts,
        )
    ]


TEXT: Final = ModuleText(
    name=clan("campbell"),
    about=message("each further dairy, bakery or distillery of the same type is cheaper"),
    tips={"clan:campbell": clan_tip(_ability)},
)
