"""The words of Industria's tiles: what ports do, what scoring tiles count, what is asked."""

from typing import Final

from ceilidh.games.clans.components.ports import PortEffect
from ceilidh.games.clans.components.scoring_tiles import ScoringTile
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.state import Frame
from ceilidh.say.clans.effects import sets_of
from ceilidh.say.clans.moves import in_money
from ceilidh.say.clans.names import amount, money
from ceilidh.say.module_text import ModuleText, MoveKindText, OfRow
from ceilidh.say.phrases import PluralMessage, counted, either, message
from ceilidh.say.speaker import Speaker

# --- ports ----------------------------------------------------------------------------------------


def _processed_discount(to: Speaker, port: PortEffect) -> str:
    return to.count(
        "deliver {n} processed good fewer for a contract",
        "deliver {n} processed goods fewer for a contract",
        port.numbers["goods"],
    )


def _technology_or_glory(to: Speaker, port: PortEffect) -> str:
    technology = to.text(
        "all remaining technology for {money}", money=money(to, port.numbers["cost"])
    )
    return either(to, [technology, amount(to, port.numbers["glory"], "glory")])


def _goods_for_money(to: Speaker, port: PortEffect) -> str:
    return to.text(
        "pay {pay} for {gain}",
        pay=to.count("{n} processed good", "{n} processed goods", port.numbers["pay"]),
        gain=money(to, port.numbers["money"]),
    )


def _merchants(to: Speaker, port: PortEffect) -> str:
    return to.count(
        "after fulfilling a contract: hire {n} merchant for free, or take one back from the market",
        "after fulfilling a contract: hire {n} merchants for free, or take them "
        "back from the market",
        port.numbers["merchants"],
    )


def _moves(to: Speaker, port: PortEffect) -> str:
    return to.count(
        "move a unit to an adjacent hex",
        "make {n} unit moves, each to an adjacent hex",
        port.numbers["moves"],
    )


def _buy_out(to: Speaker, port: PortEffect) -> str:
    return to.text(
        "pay {money} to fulfil a contract without goods or meat",
        money=money(to, port.numbers["cost"]),
    )


def _plain(text: str) -> OfRow:
    """An effect without numbers."""

    def said(to: Speaker, port: PortEffect) -> str:
        return to.text(text)

    return said


def _chains(to: Speaker, tile: ScoringTile) -> str:
    pairs = counted(
        to,
        tile.per,
        PluralMessage(
            "pair of neighbours that form a production chain",
            "{n} pairs of neighbours that form a production chain",
        ),
    )
    uses = tile.numbers["field_uses"]
    return to.count(
        "{pairs} (a field counts in {n} pair)",
        "{pairs} (a field counts in {n} pairs)",
        uses,
        pairs=pairs,
    )


EFFECTS: Final[dict[str, OfRow]] = {
    "processed_discount": _processed_discount,
    "free_animal_with_animal": _plain(
        message("place a free animal on a hex with one of your animals")
    ),
    "factory_to_field": _plain(
        message("replace a dairy, bakery or distillery on the map with a field, for free")
    ),
    "choose_technology_or_glory": _technology_or_glory,
    "processed_for_money": _goods_for_money,
    "hire_merchants": _merchants,
    "move_units": _moves,
    "move_factory": _plain(
        message(
            "move a dairy, bakery or distillery to an empty hex within reach and pay for the land"
        )
    ),
    "pay_for_contract": _buy_out,
    "pairs_of_neighbouring_animals": sets_of(
        PluralMessage("pair of neighbouring animals", "{n} pairs of neighbouring animals")
    ),
    "merchants_on_market": sets_of(
        PluralMessage("merchant on the market", "{n} merchants on the market")
    ),
    "kinds_of_goods_in_stock": sets_of(
        PluralMessage("kind of goods in stock", "{n} kinds of goods in stock")
    ),
    "production_chain_pairs": _chains,
    "units_on_or_at_central_loch": sets_of(
        PluralMessage(
            "unit on or next to the central loch", "{n} units on or next to the central loch"
        )
    ),
    "units_on_land_not_at_loch": sets_of(
        PluralMessage("unit on land away from lochs", "{n} units on land away from lochs")
    ),
    "kinds_of_units_in_one_settlement": sets_of(
        PluralMessage("kind of units in one settlement", "{n} kinds of units in one settlement")
    ),
    "same_kind_pairs_across_river": sets_of(
        PluralMessage(
            "pair of units of the same type with a river between them",
            "{n} pairs of units of the same type with a river between them",
        )
    ),
    "settlements_of_exactly_2_units": sets_of(
        PluralMessage("settlement of exactly two units", "{n} settlements of exactly two units")
    ),
}

# --- moves and questions --------------------------------------------------------------------------


def _technology_cost(state: State, seat: int, action: Action) -> int:
    return state.stack[-1].a


def _paying(to: Speaker, state: State, frame: Frame) -> str:
    if frame.c:
        return to.text("Which good of the contract do you want to leave out?")
    return to.text("Pay the goods for the contract, or first leave some of them out.")


def _glory(to: Speaker, state: State, seat: int, action: Action) -> str:
    return amount(to, state.stack[-1].b, "glory")


def _giving_up(to: Speaker, state: State, frame: Frame) -> str:
    return to.count(
        "Pay {n} more processed good at the port.",
        "Pay {n} more processed goods at the port.",
        frame.b,
    )


def _gathering(to: Speaker, state: State, frame: Frame) -> str:
    return to.count(
        "Hire {n} merchant for free or take one back from the market, or skip.",
        "Hire {n} merchants for free or take them back from the market, or skip.",
        frame.b,
    )


def _relocating(to: Speaker, state: State, frame: Frame) -> str:
    if frame.a:
        return to.text("Where do you want to move the building?")
    return to.text("Which building do you want to move?")


TEXT: Final = ModuleText(
    name=message("Industria: clans and tiles"),
    about=message("nine clans with starting tiles, nine ports and nine scoring tiles, shuffled in"),
    moves={
        "spare": MoveKindText(
            message("spare"),
            message("Leave out {one}"),
            message("leaves out {one}"),
        ),
        "till": MoveKindText(
            message("till"),
            message("Replace {unit} on {hex} with a field"),
            message("replaces {unit} on {hex} with a field"),
            tells=("remove",),
        ),
        "modernise": MoveKindText(
            message("modernise"),
            message("Take all remaining technology"),
            message("takes all remaining technology"),
            price=in_money(_technology_cost),
        ),
        "honour": MoveKindText(
            message("honour"),
            message("Take the glory"),
            message("takes the glory"),
            details=_glory,
        ),
    },
    prompts={
        "pay goods": _paying,
        "join animals": message("Place an animal on a hex with another animal."),
        "till": message("Which building do you want to replace with a field?"),
        "technology or glory": message("Technology or glory?"),
        "give up goods": _giving_up,
        "gather merchants": _gathering,
        "move factory": _relocating,
        "buy out contract": message("Which contract do you want to fulfil without goods?"),
    },
    ends={
        "pay goods": message("Pay the rest from stock"),
        "gather merchants": message("Skip the merchants"),
    },
    effects=EFFECTS,
)
