"""The player aid of Glen More II: the turn, the signs of tiles, scoring and the end."""

from __future__ import annotations

from ceilidh.book.aid.card import AidRow, Section, Sign, numbers
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.reason import capital
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker
from ceilidh.say.glenmore.names import CATEGORIES

# The icons of the categories of a scoring phase, and of the types of tiles.
COUNTED = {
    "castle_scots": "scot",
    "landmarks": "landmark",
    "barrels": "barrel",
    "persons": "person",
}
TYPES = (
    ("village", "village"),
    ("castle", "castle"),
    ("animal", "animal"),
    ("material", "material"),
    ("whisky", "barrel"),
    ("exchange", "exchange"),
)


def _turn(to: Speaker) -> Section:
    rows = (
        AidRow("pawn", to.text("Last on the rondel: move to a tile ahead"), (), "moving"),
        AidRow("coin", to.text("Pay its cost"), (), "paying"),
        AidRow(
            "tile", to.text("Place it: one side touching a tile, a Scot next to it"), (), "placing"
        ),
        AidRow("river", to.text("A river tile must extend the river"), (), "river"),
        AidRow("landmark", to.text("Immediate effect, lower left"), (), "immediate"),
        AidRow("activation", to.text("Activate it and the tiles next to it"), (), "activation"),
        AidRow("movement", to.text("Each point moves a Scot one tile"), (), "movement"),
    )
    return Section(to.text("A turn"), rows, "turn")


def _market(to: Speaker, state: State) -> Section:
    prices = numbers("coin", state.rules.slots)
    rows = (
        AidRow("up", to.text("Buy: price on the first empty space; use at once"), prices, "market"),
        AidRow("down", to.text("Sell: coins from the last filled space"), prices, "market"),
        AidRow(
            "joker", to.text("Resources on a tile"), (Sign("", f"≤ {state.rules.limit}"),), "pieces"
        ),
    )
    return Section(to.text("Market"), rows, "market")


def _scoring(to: Speaker, state: State) -> Section:
    table = state.rules.components.board.scoring.table
    rows = [AidRow(COUNTED[name], capital(to.text(words))) for name, words in CATEGORIES.items()]
    for difference, points in enumerate(table):
        if difference:
            more = "+" if difference == len(table) - 1 else ""
            label = to.text("{n} more than the lowest", n=f"{difference}{more}")
            rows.append(AidRow("up", label, (Sign("vp", str(points)),)))
    return Section(to.text("Scoring phase"), tuple(rows), "scoring")


def _end(to: Speaker, state: State) -> Section:
    final = state.rules.components.board.final
    surplus = str(final.vp_per_surplus_tile).replace("-", "−")
    rows = (
        AidRow(
            "tile",
            to.text("Each tile more than the smallest territory has"),
            (Sign("vp", surplus),),
        ),
        AidRow("coin", to.text("Coin"), (Sign("vp", str(final.vp_per_coin)),)),
    )
    return Section(to.text("At the end"), rows, "final")


def _signs(to: Speaker) -> Section:
    rows = [AidRow(icon, capital(to.text(word)), (), "anatomy") for word, icon in TYPES]
    rows += [
        AidRow("overlay", to.text("Overlay: place on a tile of the same type"), (), "overlay"),
        AidRow(
            "clan_marker", to.text("Place a clan marker and pay for the road"), (), "clan-board"
        ),
        AidRow("joker", to.text("A resource of your choice"), (), "immediate"),
    ]
    return Section(to.text("Symbols"), tuple(rows), "anatomy")


def glenmore_aid(to: Speaker, table: Table) -> list[Section]:
    state: State = table.state
    sections = [_turn(to), _market(to, state), _scoring(to, state), _end(to, state), _signs(to)]
    if "die" in state.rules.figure_steps:
        faces = numbers("die", sorted(state.rules.components.board.die_faces))
        row = AidRow("die", to.text("In last place: roll, then discard a tile"), faces, "die")
        sections.append(Section(to.text("The Die"), (row,), "die"))
    return sections
