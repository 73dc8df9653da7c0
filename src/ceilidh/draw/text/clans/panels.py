"""The boards beside the map: market, export board, scoring tiles, ports, pairs on offer."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.module_drawing import ClansModuleDrawing
from ceilidh.draw.clans.table_view import TableView, stock
from ceilidh.draw.text import pen
from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.style import MONEY, QUIET, entitled, sheet, title
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.market import Market
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.goods import GOOD_NAMES, IMPORT_NAMES
from ceilidh.say import Speaker
from ceilidh.say.clans import names
from ceilidh.say.clans.clan_tips import clan_power
from ceilidh.say.clans.effects import port_effect, scoring_effect, tile_gives
from ceilidh.say.clans.tips import contract_price
from ceilidh.say.phrases import listed

NEEDS: Final = (*GOOD_NAMES, "beef", "mutton")


def track(market: Market, step: int) -> pen.Text:
    """The price track from low to high; `:` parts the brackets."""
    line = pen.Text()
    for space in range(market.last + 1):
        if space in (market.medium_from, market.medium_to + 1):
            line.append(":", QUIET)
        line.append("█" if space == step else "·", MONEY if space == step else QUIET)
    return line


def merchants(position: TableView, good: int) -> pen.Text:
    """Each seat's merchants at a good: `●+2` bought two, `◆-1` sold one."""
    line = pen.Text()
    for seat, own in enumerate(position.seats):
        if own.market[good]:
            line.append(f"{SHAPES[seat]}{own.market[good]:+d} ", COLOURS[seat])
    return line


def missing(to: Speaker, contract: Contract, held: list[int]) -> str:
    """What is still missing for a contract; empty when it could be fulfilled."""
    wanted = (*contract.needs, contract.beef, contract.mutton)
    lack = [max(number - own, 0) for number, own in zip(wanted, held, strict=True)]
    return listed(to, names.amounts(to, tuple(lack), NEEDS))


def contract_line(to: Speaker, contract: Contract, held: list[int] | None) -> pen.Text:
    """`held` is what the viewer has; a tick says that it is enough."""
    line = pen.Text(names.terms(to, contract))
    if held is not None and not missing(to, contract, held):
        line.append(" ✓", "bold green")
    return line


def contract_rows(
    to: Speaker, components: Components, numbers: list[int], held: list[int] | None
) -> list[list[pen.Text]]:
    contracts = [components.contract(number) for number in numbers if number]
    return [
        [pen.Text(f"{contract.id:>2}", "bold"), contract_line(to, contract, held)]
        for contract in contracts
    ]


class Panels:
    def __init__(self, to: Speaker, components: Components) -> None:
        self.to = to
        self.components = components

    def market(self, position: TableView) -> pen.RenderableType:
        rows = [
            [
                pen.Text(names.good(self.to, name)),
                pen.Text(names.money(self.to, position.prices[good]), MONEY),
                track(self.components.market, position.steps[good]),
                merchants(position, good),
            ]
            for good, name in enumerate(GOOD_NAMES)
        ]
        note = self.to.text("merchants: +2 buying, -1 selling")
        return sheet(title(self.to.text("Market"), note), rows)

    def export(self, position: TableView, seat: int | None) -> pen.RenderableType:
        price = self.components.board.contract_money[max(position.round, 1) - 1]
        held = None if seat is None else stock(position, seat)
        rows = contract_rows(self.to, self.components, sorted(position.contracts), held)
        note = f"{contract_price(self.to, price)}  ✓ {self.to.text('you have enough')}"
        return sheet(title(self.to.text("Export board"), note), rows)

    def scoring(self, position: TableView) -> pen.RenderableType:
        rows: list[list[pen.Text]] = []
        for place, tile in enumerate(position.tiles, start=1):
            now = place == position.round
            style = "bold" if now else QUIET if place < position.round else ""
            text = scoring_effect(self.to, self.components.scoring_tile(tile))
            rows.append([pen.Text(f"{'▶' if now else ' '}{place}", style), pen.Text(text, style)])
        note = self.to.text("at the end of each round")
        return sheet(title(self.to.text("Scoring tiles"), note), rows)

    def ports(self, position: TableView) -> pen.RenderableType:
        rows: list[list[pen.Text]] = []
        for tile in position.ports:
            port = self.components.port(tile)
            line = pen.Text(port_effect(self.to, port, position.railway) + " ")
            for seat, own in enumerate(position.seats):
                if tile in own.ports:
                    line.append(SHAPES[seat], COLOURS[seat])
            rows.append([pen.Text(f"P{tile}", "bold"), line])
        return sheet(title(self.to.text("Ports"), self.to.text("and who has used each")), rows)

    def imports(self, position: TableView) -> pen.Text:
        pairs = zip(IMPORT_NAMES, position.imports, strict=True)
        moved = ", ".join([f"{names.good(self.to, name)} {number}" for name, number in pairs])
        return entitled(self.to.text("Import track"), moved)

    def offers(
        self, position: TableView, modules: list[ClansModuleDrawing]
    ) -> list[pen.RenderableType]:
        rows: list[list[pen.Text]] = []
        for clan, tile in position.offers:
            start = tile_gives(self.to, self.components.starting_tile(tile))
            name = pen.Text(names.clan(clan), "bold")
            rows.append(
                [name, pen.Text(str(tile)), pen.Text(start), pen.Text(clan_power(self.to, clan))]
            )
        note = self.to.text("clan, starting tile, ability")
        panel = sheet(title(self.to.text("On offer"), note), rows)
        return [panel, *[one for m in modules for one in m.drawing.offers_lines(m.sight)]]

    def extras(
        self, position: TableView, seat: int | None, modules: list[ClansModuleDrawing]
    ) -> list[pen.RenderableType]:
        """What is on the table only at times: contracts shown, and what modules add to boards."""
        to = self.to
        out: list[pen.RenderableType] = []
        held = None if seat is None else stock(position, seat)
        if position.drawn:
            heading = title(to.text("Revealed contracts"), to.text("keep one or none"))
            out.append(sheet(heading, contract_rows(to, self.components, position.drawn, held)))
        out += [one for m in modules for one in m.drawing.contracts_lines(m.sight)]
        out += [one for m in modules for one in m.drawing.scoring_lines(m.sight)]
        return out

    def boards(self, modules: list[ClansModuleDrawing]) -> list[pen.RenderableType]:
        """The boards of modules, which need the whole width."""
        return [one for m in modules for one in m.drawing.panels(m.sight)]
