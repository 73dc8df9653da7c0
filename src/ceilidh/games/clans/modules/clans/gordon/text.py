"""The words of Clan Gordon."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.modules.clans.gordon.rules import FREE_HEX, NAME, UPGRADE, benefits, silos
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Table
from ceilidh.say.answers import Tip
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.names import amount, clan, money
from ceilidh.say.clans.tips import numbered
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import either, message
from ceilidh.say.speaker import Speaker


def _gift(to: Speaker, word: str) -> str:
    """What a silo gives, by the word of the clan's row."""
    if word == FREE_HEX:
        return to.count("{n} free expand", "{n} free expands", 1)
    if word == UPGRADE:
        return to.count("{n} bonus upgrade", "{n} bonus upgrades", 1)
    return either(to, [amount(to, 1, "wool"), amount(to, 1, "milk")])


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    gifts = ", ".join([_gift(to, word) for word in row.words["silos"]])
    return [
        to.text(
            "Its fields cost {cost} and produce {goods} each.",
            cost=money(to, row.ability["field_cost"]),
            goods=amount(to, row.ability["field_grain"], "grain"),
        ),
        to.text(
            "Newly produced grain may go into its silos, where it still counts "
            "as stock. As an action, it may empty one silo for its benefit: "
            "{gifts}.",
            gifts=gifts,
        ),
    ]


def _benefit(to: Speaker, state: State, seat: int, action: Action) -> str:
    return _gift(to, benefits(state)[action.a])


def _silo(to: Speaker, table: Table, word: str) -> Tip:
    number = numbered(word) - 1
    gift = _gift(to, benefits(table.state)[number])
    full = table.state.has_module(NAME) and silos(table.state).full >> number & 1
    parts = [
        to.text("Contains 1 grain.") if full else to.text("Empty."),
        to.text("Empty it as your action to gain {gift}.", gift=gift),
        to.text("You may return its grain to your stock at any time."),
    ]
    title = to.text("Silo {number}", number=word)
    return Tip(title, " ".join(parts), ("IN-GOR-03", "IN-GOR-06", "IN-GOR-11"))


TEXT: Final = ModuleText(
    name=clan("gordon"),
    about=message("cheap fields that produce more grain; silos that each give a benefit"),
    moves={
        "fill": MoveKindText(
            message("fill"),
            message("Put a grain into silo {silo}"),
            message("puts a grain into silo {silo}"),
            details=_benefit,
            tells=("good clan",),
        ),
        "empty": MoveKindText(
            message("empty"),
            message("Empty silo {silo}"),
            message("empties silo {silo}"),
            details=_benefit,
        ),
        "unload": MoveKindText(
            message("unload"),
            message("Return the grain from silo {silo} to your stock"),
            message("returns the grain from silo {silo} to the stock"),
            tells=("good clan",),
        ),
    },
    prompts={
        "fill silos": message("Put grain into your silos, or skip."),
        "good of a silo": message("Choose the good to take from the silo."),
    },
    ends={"fill silos": message("Skip the silos")},
    tips={"clan:gordon": clan_tip(_ability), "silo": _silo},
)
