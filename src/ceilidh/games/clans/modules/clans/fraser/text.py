"""The words of Clan Fraser."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.modules.clans.fraser.rules import NAME, kilts
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Table
from ceilidh.say.answers import Tip
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.moves import in_money
from ceilidh.say.clans.names import amount, clan
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def some_kilts(to: Speaker, number: int) -> str:
    return to.count("{n} kilt", "{n} kilts", number)


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    return [
        to.count(
            "During production, {n} worker next to a sheep may turn 1 wool into a kilt.",
            "During production, {n} workers, each next to a different sheep, may "
            "turn 1 wool each into a kilt.",
            row.ability["kilt_makers"],
        ),
        to.text(
            "It holds up to {kilts}; each can be spent as any processed good.",
            kilts=some_kilts(to, row.ability["kilts_max"]),
        ),
        to.text(
            "For every {step} cotton imported, it gains {goods}.",
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
        to.text("Use a kilt wherever you pay or sell a processed good."),
        to.text("For scoring, kilts are a separate kind of processed good."),
    ]
    return Tip(to.text("Kilts"), " ".join(parts), ("IN-FRA-06", "IN-FRA-07", "IN-FRA-09"))


TEXT: Final = ModuleText(
    name=clan("fraser"),
    about=message("workers next to sheep weave kilts, which count as any processed good"),
    moves={
        "weave": MoveKindText(
            message("weave"),
            message("Weave {kilts}"),
            message("weaves {kilts}"),
            fields=_number,
            tells=("good clan",),
        ),
        "shed": MoveKindText(message("shed"), message("Use a kilt"), message("uses a kilt")),
        "peddle": MoveKindText(
            message("peddle"),
            message("Sell {goods}, including {kilts}"),
            message("sells {goods}, including {kilts}"),
            fields=_number,
            price=in_money(_earned),
        ),
    },
    prompts={"weave kilts": message("Weave kilts from wool, or skip.")},
    ends={"weave kilts": message("Skip: no kilts")},
    tips={"clan:fraser": clan_tip(_ability), "kilt": _kilt},
)
