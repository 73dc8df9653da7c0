"""What the drawings of Clans of Caledonia say: labels of screen readers and the few words shown."""

from __future__ import annotations

from ceilidh.draw.text.clans.words import capital
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.ports import Port
from ceilidh.games.clans.components.scoring_tiles import ScoringTile
from ceilidh.games.clans.components.starting_tiles import StartingTile
from ceilidh.games.clans.goods import GOOD_NAMES, IMPORT_NAMES, TERRAIN_NAMES
from ceilidh.say import Speaker


class Words:
    """The words of one language. The names are put into it once, drawings ask often."""

    def __init__(self, to: Speaker) -> None:
        self.to = to
        self.names = {**goods(to), **units(to), **lands(to), **signs(to)}

    def name(self, thing: str) -> str:
        return self.names[thing]

    def some(self, number: int, thing: str) -> str:
        """`2 wool`."""
        return self.to.text("{n} {thing}", n=number, thing=self.names[thing])

    def every(self, pairs: list[tuple[str, int]]) -> str:
        """`2 wool, 1 milk`, without what there is none of."""
        said = [self.some(number, thing) for thing, number in pairs if number]
        return ", ".join(said) or self.to.text("nothing")

    def money(self, pounds: int) -> str:
        return self.to.text("£{n}", n=pounds)

    def seat(self, seat: int, clan: str) -> str:
        if clan:
            return self.to.text("Clan {clan}, seat {n}", clan=capital(clan), n=seat + 1)
        return self.to.text("Seat {n}", n=seat + 1)

    def land(self, terrain: int) -> str:
        """The terrains of a hex."""
        return ", ".join(
            [self.names[name] for bit, name in enumerate(TERRAIN_NAMES) if terrain >> bit & 1]
        )

    def contract(self, contract: Contract) -> str:
        return self.to.text(
            "Contract {id}: pay {needs}; gain {gives}",
            id=contract.id,
            needs=self.every(needs(contract)),
            gives=self.every(gives(contract)),
        )

    def start(self, tile: StartingTile) -> str:
        stock = [("money", tile.money), *zip(GOOD_NAMES, tile.goods, strict=True)]
        return self.to.text("Starting tile {id}: {stock}", id=tile.id, stock=self.every(stock))

    def port(self, port: Port) -> str:
        return self.to.text("Port {id}: {effect}", id=port.id, effect=self._effect(port))

    def _effect(self, port: Port) -> str:
        text = self.to.text
        said = {
            "meat_discount": text("fulfil a contract with {n} animal less", n=port.animals),
            "swap_basic": text(
                "give {pay} basic good for {gain} others", pay=port.pay, gain=port.gain
            ),
            "swap_processed": text(
                "give {pay} processed good for {gain} others", pay=port.pay, gain=port.gain
            ),
            "upgrade_and_glory": text(
                "{n} upgrade and {glory} glory", n=port.upgrades, glory=port.glory
            ),
            "money": text("£{n}", n=port.money),
            "shift_price": text("move a price by up to {n}, then trade", n=port.steps),
            "exchange_units": text("exchange {n} units", n=port.units),
            "money_and_building_bonus": text("£{n} and a building bonus", n=port.money),
            "copy_port": text("pay £{n} and use another port", n=port.cost),
        }
        return said[port.effect]

    def scoring(self, tile: ScoringTile) -> str:
        counted = self._counted(tile.count)
        if tile.field_glory:
            return self.to.text(
                "{glory} glory for {per} of: {counted}; a field gives {field}",
                glory=tile.glory,
                per=tile.per,
                counted=counted,
                field=tile.field_glory,
            )
        return self.to.text(
            "{glory} glory for {per} of: {counted}",
            glory=tile.glory,
            per=tile.per,
            counted=counted,
        )

    def award(self, count: str) -> str:
        return self.to.text("Award for the most of: {counted}", counted=self._counted(count))

    def _counted(self, count: str) -> str:
        text = self.to.text
        said = {
            "basic_goods_in_stock": text("basic goods in stock"),
            "processed_goods_in_stock": text("processed goods in stock"),
            "non_worker_units": text("units that are no workers"),
            "workers": text("workers"),
            "units_on_border": text("units on border hexes"),
            "cotton_tobacco_sugar_on_fulfilled": text("cotton, tobacco and sugar cane received"),
            "meat_on_fulfilled": text("meat delivered"),
            "upgrades": text("upgrades"),
            "occupied_hexes_of_cost_5_or_6": text("own hexes of £5 or £6"),
            "units_on_map": text("units on the map"),
            "import_goods_of_one_kind": text("imports of one kind"),
            "glory": text("glory"),
            "money": text("money"),
            "units_in_one_settlement": text("units in one settlement"),
            "units_along_rivers": text("units along rivers"),
            "units_on_or_at_lochs": text("units on or at lochs"),
        }
        return said.get(count, count.replace("_", " "))


def needs(contract: Contract) -> list[tuple[str, int]]:
    """What a contract asks for, by icon."""
    goods = list(zip(GOOD_NAMES, contract.needs, strict=True))
    return [*goods, ("beef", contract.beef), ("mutton", contract.mutton)]


def gives(contract: Contract) -> list[tuple[str, int]]:
    """What a contract brings, by icon."""
    return [
        *zip(IMPORT_NAMES, contract.imports, strict=True),
        ("hops", contract.hops),
        ("money", contract.money),
        ("free_hex", contract.free_expands),
        ("upgrade", contract.upgrades),
    ]


def goods(to: Speaker) -> dict[str, str]:
    return {
        "wool": to.text("wool"),
        "grain": to.text("grain"),
        "milk": to.text("milk"),
        "bread": to.text("bread"),
        "cheese": to.text("cheese"),
        "whisky": to.text("whisky"),
        "cotton": to.text("cotton"),
        "tobacco": to.text("tobacco"),
        "sugar_cane": to.text("sugar cane"),
        "hops": to.text("hops"),
        "beef": to.text("beef"),
        "mutton": to.text("mutton"),
        "basic": to.text("basic good"),
        "processed": to.text("processed good"),
    }


def units(to: Speaker) -> dict[str, str]:
    return {
        "sheep": to.text("sheep"),
        "cow": to.text("cow"),
        "dairy": to.text("cheese dairy"),
        "bakery": to.text("bakery"),
        "field": to.text("grain field"),
        "distillery": to.text("distillery"),
        "woodcutter": to.text("woodcutter"),
        "miner": to.text("miner"),
        "worker": to.text("worker"),
        "merchant": to.text("merchant"),
    }


def lands(to: Speaker) -> dict[str, str]:
    return {
        "grass": to.text("grassland"),
        "forest": to.text("forest"),
        "mountain": to.text("mountain"),
        "loch": to.text("loch"),
        "free_hex": to.text("hex without land cost"),
        "settlement": to.text("settlements"),
    }


def signs(to: Speaker) -> dict[str, str]:
    return {
        "money": to.text("pounds"),
        "glory": to.text("glory"),
        "upgrade": to.text("upgrade"),
        "shipping": to.text("shipping"),
        "technology": to.text("technology"),
        "contract": to.text("contracts fulfilled"),
        "round": to.text("round"),
    }
