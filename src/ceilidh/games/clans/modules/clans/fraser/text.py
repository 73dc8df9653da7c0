"""The words of Clan Fraser."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.modules.clans.fraser.rules import NAME, kilts
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Table
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.moves import in_money
from ceilidh.say.clans.names import amount, clan
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker, Tip


def some_kilts(to: Speaker, number: int) -> str:
    return to.count("{n} kilt", "{n} kilts", number)


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    return [
        to.count(
            "In production {n} worker beside a sheep may turn a wool into a kilt.",
            "In production {n} workers, each beside a sheep of its own, may turn a wool into a "
            "kilt.",
            row.ability["kilt_makers"],
        ),
        to.text(
            "It holds up to {kilts}, each of which can be given for any processed good.",
            kilts=some_kilts(to, row.ability["kilts_max"]),
        ),
        to.text(
            "Whenever its imports of cotton reach another {step}, it gains {goods}.",
            step=row.ability["cotton_step"],
            goods=amount(to, row.ability["wool_per_step"], "wool"),
        ),
    ]


def _number(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"kilts": some_kilts(to, action.c if action.c >= 0 else action.a)}


def _earned(state: State, seat: int, action: Action) -> int:
    return price(state, action.a) * action.b


def _kilt(to: Speaker, table: Table, word: str) -> Tip:
    held = kilts(table.state) if table.state.has_module(NAME) else 0
    parts = [
        to.text("The clan has {kilts}.", kilts=some_kilts(to, held)),
        to.text("A kilt is given up wherever a processed good is paid or sold."),
        to.text("For scoring it is a processed good of its own kind."),
    ]
    return Tip(to.text("Kilts"), " ".join(parts), ("IN-FRA-06", "IN-FRA-07", "IN-FRA-09"))


TEXT: Final = ModuleText(
    name=clan("fraser"),
    about=message("workers beside sheep weave kilts, which stand for any processed good"),
    moves={
        "weave": MoveKindText(
            message("weave"),
            message("Weave {kilts}"),
            message("weaves {kilts}"),
            fields=_number,
            tells=("good clan",),
        ),
        "shed": MoveKindText(
            message("shed"), message("Give up a kilt"), message("gives up a kilt")
        ),
        "peddle": MoveKindText(
            message("peddle"),
            message("Sell {goods}, of which {kilts}"),
            message("sells {goods}, of which {kilts}"),
            fields=_number,
            price=in_money(_earned),
        ),
    },
    prompts={"weave kilts": message("Weave kilts out of wool, or be done.")},
    ends={"weave kilts": message("Weave no kilt")},
    tips={"clan:fraser": clan_tip(_ability), "kilt": _kilt},
)
