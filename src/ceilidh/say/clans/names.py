"""What people call the things of Clans of Caledonia, by the words that views and events use."""

from functools import cache, lru_cache
from typing import Final

from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.goods import GOOD_NAMES, IMPORT_NAMES
from ceilidh.games.clans.rules.fulfil import BONUS_UPGRADE, FREE_EXPAND
from ceilidh.say.phrases import PluralMessage, counted, listed, message
from ceilidh.say.speaker import Speaker

# Alone, as in a list of goods.
GOODS: Final = {
    "wool": message("wool"),
    "grain": message("grain"),
    "milk": message("milk"),
    "bread": message("bread"),
    "cheese": message("cheese"),
    "whisky": message("whisky"),
    "beef": message("beef"),
    "mutton": message("mutton"),
    "cotton": message("cotton"),
    "tobacco": message("tobacco"),
    "sugar_cane": message("sugar cane"),
    "hops": message("hops"),
    "glory": message("glory"),
    "money": message("money"),
}
AMOUNTS: Final = {
    "wool": PluralMessage("{n} wool", "{n} wool"),
    "grain": PluralMessage("{n} grain", "{n} grain"),
    "milk": PluralMessage("{n} milk", "{n} milk"),
    "bread": PluralMessage("{n} bread", "{n} bread"),
    "cheese": PluralMessage("{n} cheese", "{n} cheese"),
    "whisky": PluralMessage("{n} whisky", "{n} whisky"),
    "beef": PluralMessage("{n} beef", "{n} beef"),
    "mutton": PluralMessage("{n} mutton", "{n} mutton"),
    "cotton": PluralMessage("{n} cotton", "{n} cotton"),
    "tobacco": PluralMessage("{n} tobacco", "{n} tobacco"),
    "sugar_cane": PluralMessage("{n} sugar cane", "{n} sugar cane"),
    "hops": PluralMessage("{n} hops", "{n} hops"),
    "glory": PluralMessage("{n} glory", "{n} glory"),
    "merchant": PluralMessage("{n} merchant", "{n} merchants"),
}
PRICES: Final = {
    "wool": message("the price of wool"),
    "grain": message("the price of grain"),
    "milk": message("the price of milk"),
    "bread": message("the price of bread"),
    "cheese": message("the price of cheese"),
    "whisky": message("the price of whisky"),
}
UNITS: Final = {
    "sheep": message("sheep"),
    "cow": message("cow"),
    "dairy": message("dairy"),
    "bakery": message("bakery"),
    "field": message("field"),
    "distillery": message("distillery"),
    "woodcutter": message("woodcutter"),
    "miner": message("miner"),
    "worker": message("worker"),
    "station": message("station"),
}
ONE_UNIT: Final = {
    "sheep": message("a sheep"),
    "cow": message("a cow"),
    "dairy": message("a dairy"),
    "bakery": message("a bakery"),
    "field": message("a field"),
    "distillery": message("a distillery"),
    "woodcutter": message("a woodcutter"),
    "miner": message("a miner"),
    "worker": message("a worker"),
    "station": message("a station"),
}
TERRAINS: Final = {
    "grass": message("grassland"),
    "forest": message("forest"),
    "mountain": message("mountain"),
    "loch": message("loch"),
}
SHIPPING: Final = (
    message("no shipping"),
    message("river crossing"),
    message("1-loch"),
    message("2-loch"),
    message("3-loch"),
    message("4-loch"),
)


@lru_cache(2000)
def money(to: Speaker, amount: int) -> str:
    return to.text("£{amount}", amount=amount)


def amount(to: Speaker, number: int, thing: str) -> str:
    """`£5`, `2 wool`."""
    if thing == "money":
        return money(to, number)
    return counted(to, number, AMOUNTS[thing])


def amounts(to: Speaker, numbers: tuple[int, ...], things: tuple[str, ...]) -> list[str]:
    """Those that are not zero."""
    return [amount(to, n, thing) for n, thing in zip(numbers, things, strict=True) if n]


def good(to: Speaker, word: str) -> str:
    return to.text(GOODS.get(word, word))


def unit(to: Speaker, word: str) -> str:
    """A unit with its article: `a cow`."""
    return to.text(ONE_UNIT.get(word, word))


def clan(word: str) -> str:
    """The name of a clan is the same in all languages."""
    return _clans().get(word, word)


@cache
def _clans() -> dict[str, str]:
    return {row.id: row.name for row in load(None).clans}


def needs(to: Speaker, contract: Contract) -> str:
    """What a contract asks for: `2 cheese and 1 beef`."""
    meat = amounts(to, (contract.beef, contract.mutton), ("beef", "mutton"))
    return listed(to, amounts(to, contract.needs, GOOD_NAMES) + meat)


def gives(to: Speaker, contract: Contract) -> str:
    """What it brings: `2 cotton, 1 hops and a free hex`."""
    parts = amounts(to, contract.imports, IMPORT_NAMES)
    parts += amounts(to, (contract.hops, contract.money), ("hops", "money"))
    bonuses = ((FREE_EXPAND, contract.free_expands), (BONUS_UPGRADE, contract.upgrades))
    parts += [bonus_words(to, thing, number) for thing, number in bonuses if number]
    return listed(to, parts)


def bonus_words(to: Speaker, thing: str, number: int) -> str:
    """Direct bonuses of a contract, by the names that events have for them."""
    if thing == FREE_EXPAND:
        return to.count("{n} free expand", "{n} free expands", number)
    return to.count("{n} bonus upgrade", "{n} bonus upgrades", number)


def terms(to: Speaker, contract: Contract) -> str:
    """Both halves of a contract."""
    return to.text("{needs} → {gives}", needs=needs(to, contract), gives=gives(to, contract))
