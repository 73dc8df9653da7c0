"""What each clan of Clans of Caledonia can do, with the numbers of its row."""

from collections.abc import Callable
from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.goods import WORKER
from ceilidh.games.clans.state import State
from ceilidh.kernel.table import Table
from ceilidh.say.clans.names import SHIPPING, amount, clan, money
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker, Tip


def _numbers(state: State, row: ClanRow) -> dict[str, int]:
    """The numbers of the edition that is played."""
    changed = row.first_printing if state.rules.first_printing else {}
    return {**row.ability, **changed}


def _buchanan(to: Speaker, state: State, row: ClanRow) -> list[str]:
    numbers = _numbers(state, row)
    return [
        to.count("It has {n} export box.", "It has {n} export boxes.", numbers["export_boxes"]),
        to.text("Two contracts of one turn cost as much as one."),
        to.count(
            "It may fulfil {n} contract with one action.",
            "It may fulfil {n} contracts with one action.",
            numbers["fulfil_per_action"],
        ),
        to.text(
            "Its building bonus shows {draw} contracts, of which it may keep {keep}.",
            draw=numbers["building_bonus_draw"],
            keep=numbers["export_boxes"],
        ),
    ]


def _campbell(to: Speaker, state: State, row: ClanRow) -> list[str]:
    discounts = ", ".join([money(to, sum_) for sum_ in row.lists["factory_discount_by_number"]])
    return [
        to.text(
            "Its dairies, bakeries and distilleries are cheaper, "
            "from the first of a kind to the last by {discounts}.",
            discounts=discounts,
        )
    ]


def _cunningham(to: Speaker, state: State, row: ClanRow) -> list[str]:
    earned = money(to, row.ability["butter_money_per_milk"])
    return [
        to.text(
            "After production it may sell any milk as butter for {money} each, "
            "without merchants or a change of price.",
            money=earned,
        )
    ]


def _fergusson(to: Speaker, state: State, row: ClanRow) -> list[str]:
    return [
        to.count(
            "It begins with {n} worker, on a border hex.",
            "It begins with {n} workers, all on border hexes.",
            row.workers,
        )
    ]


def _macdonald(to: Speaker, state: State, row: ClanRow) -> list[str]:
    workers = state.rules.components.columns[WORKER]
    return [
        to.text(
            "Its workers cost {cost}, earn {income} and fit forest, mountain and loch.",
            cost=money(to, workers.cost),
            income=money(to, workers.income),
        ),
        to.text("Fishermen on lochs are never adjacent to each other."),
        to.text("Once a turn, before the action, one of them may row to the next loch hex."),
        to.text("It has no technology."),
    ]


def _macewan(to: Speaker, state: State, row: ClanRow) -> list[str]:
    return [
        to.text(
            "With the hops of a contract just fulfilled it may sell as much grain as beer "
            "for {money} each, at most {goods} a contract.",
            money=money(to, row.ability["beer_money_per_grain_and_hops"]),
            goods=amount(to, row.ability["beer_max_per_contract"], "grain"),
        )
    ]


def _mackenzie(to: Speaker, state: State, row: ClanRow) -> list[str]:
    earned = ", ".join([money(to, sum_) for sum_ in row.lists["cellar_money_by_space"]])
    return [
        to.text(
            "It earns {money} for each whisky it makes.",
            money=money(to, row.ability["money_per_whisky_produced"]),
        ),
        to.text(
            "One fresh whisky a round may go into its cellar, where it ages; "
            "by its space it earns {sums} when it comes out.",
            sums=earned,
        ),
    ]


def _robertson(to: Speaker, state: State, row: ClanRow) -> list[str]:
    small = state.rules.small
    saved = row.ability["delta_discount_small" if small else "delta_discount"]
    return [to.text("Its units on river deltas are {money} cheaper.", money=money(to, saved))]


def _stewart(to: Speaker, state: State, row: ClanRow) -> list[str]:
    earned = money(to, row.ability["money_per_good_traded_kind"])
    return [
        to.text(
            "It earns {money} with every trade, neighbourhood bonus included, "
            "however many of a good it trades.",
            money=earned,
        )
    ]


CLANS: Final[dict[str, Callable[[Speaker, State, ClanRow], list[str]]]] = {
    "buchanan": _buchanan,
    "campbell": _campbell,
    "cunningham": _cunningham,
    "fergusson": _fergusson,
    "macdonald": _macdonald,
    "macewan": _macewan,
    "mackenzie": _mackenzie,
    "robertson": _robertson,
    "stewart": _stewart,
}


# The same in a few words, for a list of clans to choose from.
POWERS: Final = {
    "buchanan": message(
        "a second export box; two contracts for one price; building bonus shows more"
    ),
    "campbell": message("each further dairy, bakery or distillery of a type is cheaper"),
    "cunningham": message("butter: sell milk at a high fixed price after production"),
    "fergusson": message("a third first worker, all on border hexes; starts with loch shipping"),
    "macdonald": message(
        "workers of one kind for any terrain, fishermen on lochs, rowing; no technology"
    ),
    "macewan": message("beer: sell grain with the hops of a contract just fulfilled"),
    "mackenzie": message("money for each whisky made; a cellar in which whisky ages"),
    "robertson": message("units on river deltas are cheaper"),
    "stewart": message("more merchants, river-crossing, and money for every trade"),
}


def clan_power(to: Speaker, word: str) -> str:
    """What a clan can do, in a few words; empty for none."""
    return to.text(POWERS.get(word, ""))


def _gifts(to: Speaker, state: State, row: ClanRow) -> list[str]:
    """What a clan has more than others from the beginning."""
    out: list[str] = []
    level = row.shipping_small if state.rules.small else row.shipping
    if level:
        out.append(to.text("It begins with shipping: {level}.", level=to.text(SHIPPING[level])))
    if row.merchants:
        out.append(
            to.count(
                "It begins with {n} merchant more.",
                "It begins with {n} merchants more.",
                row.merchants,
            )
        )
    return out


def clan_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    row = state.rules.components.clan(word)
    text = " ".join([*CLANS[word](to, state, row), *_gifts(to, state, row)])
    return Tip(to.text("Clan {name}", name=clan(word)), text, row.marks.rules)
