"""The words of Clan Gordon."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.modules.clans.gordon.rules import FREE_HEX, NAME, UPGRADE, benefits, silos
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Table
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.names import amount, clan, money
from ceilidh.say.clans.tips import numbered
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import either, message
from ceilidh.say.speaker import Speaker, Tip


def _gift(to: Speaker, word: str) -> str:
    """What a silo gives, by the word of the clan's row."""
    if word == FREE_HEX:
        return to.count("{n} free hex", "{n} free hexes", 1)
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
            "Grain just produced may go into its silos, where it still counts as stock; as an "
            "action one of them is emptied for its benefit: {gifts}.",
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
        to.text("It holds a grain.") if full else to.text("It is empty."),
        to.text("Emptied as the action of a turn it gives {gift}.", gift=gift),
        to.text("At any time its grain may go back to the stock."),
    ]
    title = to.text("Silo {number}", number=word)
    return Tip(title, " ".join(parts), ("IN-GOR-03", "IN-GOR-06", "IN-GOR-11"))


TEXT: Final = ModuleText(
    name=clan("gordon"),
    about=message("cheap fields that give more grain; silos with a benefit each"),
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
            message("Put the grain of silo {silo} back to your stock"),
            message("puts the grain of silo {silo} back to the stock"),
            tells=("good clan",),
        ),
    },
    prompts={
        "fill silos": message("Put grain into your silos, or be done."),
        "good of a silo": message("Choose the good that the silo gives."),
    },
    ends={"fill silos": message("Fill no other silo")},
    tips={"clan:gordon": clan_tip(_ability), "silo": _silo},
)
