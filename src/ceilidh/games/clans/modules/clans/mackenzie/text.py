"""The words of Clan MacKenzie."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.modules.clans.mackenzie.rules import values
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Table
from ceilidh.say.answers import Tip
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.moves import in_money
from ceilidh.say.clans.names import clan, money
from ceilidh.say.clans.tips import numbered
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    earned = ", ".join([money(to, sum_) for sum_ in row.lists["cellar_money_by_space"]])
    return [
        to.text(
            "Earns {money} for each whisky produced.",
            money=money(to, row.ability["money_per_whisky_produced"]),
        ),
        to.text(
            "Each round, one newly produced whisky may go into the cellar to "
            "age; when taken out, it earns {sums}, depending on its space.",
            sums=earned,
        ),
    ]


def _earned(state: State, seat: int, action: Action) -> int:
    return values(state)[action.a]


def _space(to: Speaker, table: Table, word: str) -> Tip:
    earned = values(table.state)[numbered(word) - 1]
    parts = [
        to.text("Whisky in the cellar moves one space at the start of each production phase."),
        to.text("It earns {money} when taken from this space.", money=money(to, earned)),
    ]
    title = to.text("Cellar space {number}", number=word)
    return Tip(title, " ".join(parts), ("CC-MKZ-03", "CC-MKZ-07", "CC-MKZ-09"))


TEXT: Final = ModuleText(
    name=clan("mackenzie"),
    about=message("money for each whisky produced; a cellar where whisky ages"),
    moves={
        "release": MoveKindText(
            message("release"),
            message("Take the whisky from space {space} of the cellar"),
            message("takes the whisky from space {space} of the cellar"),
            gain=in_money(_earned),
            tells=("good clan",),
        ),
        "store": MoveKindText(
            message("store"),
            message("Store a whisky in the cellar"),
            message("stores a whisky in the cellar"),
            tells=("good clan",),
        ),
    },
    prompts={"store whisky": message("Store a whisky, take some out of the cellar, or skip.")},
    ends={"store whisky": message("Skip the cellar")},
    tips={
        "clan:mackenzie": clan_tip(_ability),
        "cellar": _space,
    },
)
