"""What port tiles, scoring tiles and starting tiles do, made from their rows."""

from typing import Final

from ceilidh.games.clans.components.ports import Port, PortEffect
from ceilidh.games.clans.components.scoring_tiles import ScoringTile
from ceilidh.games.clans.components.starting_tiles import StartingTile
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.say.clans.names import amount, amounts, money
from ceilidh.say.game_text import whole_text
from ceilidh.say.module_text import OfRow
from ceilidh.say.phrases import PluralMessage, counted, listed
from ceilidh.say.speaker import Speaker


def _meat_discount(to: Speaker, port: PortEffect) -> str:
    return to.count(
        "deliver {n} animal fewer for a contract",
        "deliver {n} animals fewer for a contract",
        port.numbers["animals"],
    )


def _swap_basic(to: Speaker, port: PortEffect) -> str:
    return to.text(
        "pay {pay} for {gain}",
        pay=to.count("{n} basic good", "{n} basic goods", port.numbers["pay"]),
        gain=to.count("{n} basic good", "{n} basic goods", port.numbers["gain"]),
    )


def _swap_processed(to: Speaker, port: PortEffect) -> str:
    return to.text(
        "pay {pay} for {gain}",
        pay=to.count("{n} processed good", "{n} processed goods", port.numbers["pay"]),
        gain=to.count("{n} processed good", "{n} processed goods", port.numbers["gain"]),
    )


def _upgrade_and_glory(to: Speaker, port: PortEffect) -> str:
    upgrades = to.count("{n} bonus upgrade", "{n} bonus upgrades", port.numbers["upgrades"])
    return listed(to, [upgrades, amount(to, port.numbers["glory"], "glory")])


def _shift_price(to: Speaker, port: PortEffect) -> str:
    return to.count(
        "move a price by {n} step, then trade that good",
        "move a price by {n} steps, then trade that good",
        port.numbers["steps"],
    )


def _exchange_units(to: Speaker, port: PortEffect) -> str:
    return to.count(
        "swap {n} unit on the map (not a field) for another from your player board",
        "swap {n} units on the map (not fields) for others from your player board",
        port.numbers["units"],
    )


def _building_bonus(to: Speaker, port: PortEffect) -> str:
    return to.text(
        "{money}, and the building bonus if you have an empty export box",
        money=money(to, port.numbers["money"]),
    )


def _copy_port(to: Speaker, port: PortEffect) -> str:
    return to.text(
        "pay {money} and use any other port in the game", money=money(to, port.numbers["cost"])
    )


PORTS: Final[dict[str, OfRow]] = {
    "meat_discount": _meat_discount,
    "swap_basic": _swap_basic,
    "swap_processed": _swap_processed,
    "upgrade_and_glory": _upgrade_and_glory,
    "money": lambda to, port: money(to, port.numbers["money"]),
    "shift_price": _shift_price,
    "exchange_units": _exchange_units,
    "money_and_building_bonus": _building_bonus,
    "copy_port": _copy_port,
}

# What a scoring tile counts, for one set of it.
COUNTS: Final = {
    "basic_goods_in_stock": PluralMessage("basic good in stock", "{n} basic goods in stock"),
    "processed_goods_in_stock": PluralMessage(
        "processed good in stock", "{n} processed goods in stock"
    ),
    "non_worker_units": PluralMessage(
        "unit on the map other than a worker", "{n} units on the map other than workers"
    ),
    "workers": PluralMessage("worker on the map", "{n} workers on the map"),
    "units_on_border": PluralMessage("unit on a border hex", "{n} units on border hexes"),
    "cotton_tobacco_sugar_on_fulfilled": PluralMessage(
        "cotton, tobacco or sugar cane on your fulfilled contracts",
        "{n} cotton, tobacco or sugar cane on your fulfilled contracts",
    ),
    "meat_on_fulfilled": PluralMessage(
        "beef or mutton on your fulfilled contracts",
        "{n} beef or mutton on your fulfilled contracts",
    ),
    "upgrades": PluralMessage(
        "upgrade (shipping level, technology or hired merchant)",
        "{n} upgrades (shipping levels, technologies or hired merchants)",
    ),
    "occupied_hexes_of_cost_5_or_6": PluralMessage(
        "occupied hex that costs £5 or £6", "{n} occupied hexes that cost £5 or £6"
    ),
}


def sets_of(several: PluralMessage) -> OfRow:
    """What makes one set of a scoring tile."""

    def said(to: Speaker, tile: ScoringTile) -> str:
        return counted(to, tile.per, several)

    return said


EFFECTS: Final[dict[str, OfRow]] = {
    **PORTS,
    **{word: sets_of(several) for word, several in COUNTS.items()},
}


def _of_row(to: Speaker, word: str, row: PortEffect | ScoringTile) -> str:
    """What the word of a row means: the plain word, until somebody has said it better."""
    said = whole_text("clans").effects.get(word)
    return said(to, row) if said else word.replace("_", " ")


def port_effect(to: Speaker, port: Port, railway: bool) -> str:
    """What a port does, in a few words; some tiles do something else with a railway."""
    effect = port.effect(railway)
    return _of_row(to, effect.word, effect)


def scoring_effect(to: Speaker, tile: ScoringTile) -> str:
    """`2 glory for every worker on the map`."""
    said = to.text(
        "{glory} for every {set}",
        glory=amount(to, tile.glory, "glory"),
        set=_of_row(to, tile.count, tile),
    )
    if "field_glory" in tile.numbers:
        fields = amount(to, tile.numbers["field_glory"], "glory")
        said = to.text("{effect} ({glory} for a field)", effect=said, glory=fields)
    return said


def tile_gives(to: Speaker, tile: StartingTile) -> str:
    """`£55, 2 milk and 1 whisky`."""
    return listed(to, [money(to, tile.money), *amounts(to, tile.goods, GOOD_NAMES)])
