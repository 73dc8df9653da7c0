"""Explanations of boards, figures and terms of Glen More II that are no single component."""

from typing import Final

from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import State
from ceilidh.say.glenmore.names import CATEGORIES, amount
from ceilidh.say.module_text import Term
from ceilidh.say.speaker import Speaker, Tip


def _points_by_difference(to: Speaker, rules: Rules) -> str:
    table = rules.components.board.scoring.table
    return ", ".join([str(vp) for vp in table])


def _die(to: Speaker, state: State) -> Tip:
    faces = ", ".join([str(face) for face in sorted(state.rules.components.board.die_faces)])
    text = to.text(
        "In last position it is rolled, moves on by so many tiles and discards the tile on which "
        "it stops. Its faces: {faces}.",
        faces=faces,
    )
    return Tip(to.text("The Die"), text, ("GM-CMP-06", "GM-DIE-01", "GM-DIE-09"))


def _market(to: Speaker, state: State) -> Tip:
    text = to.text(
        "A resource is bought for the coins of the first empty space of its row, and only to be "
        "used at once. To sell one takes the coins of the last filled space."
    )
    return Tip(to.text("Market"), text, ("GM-MKT-01", "GM-MKT-04", "GM-MKT-06", "GM-MKT-09"))


def _rondel(to: Speaker, state: State) -> Tip:
    text = to.text(
        "Whoever is in last position moves to any tile ahead and takes it. The space behind the "
        "last figure stays empty."
    )
    return Tip(to.text("Rondel"), text, ("GM-RON-02", "GM-RON-06", "GM-RON-15"))


def scot(to: Speaker, state: State) -> Tip:
    text = to.text(
        "A tile is laid beside one of your Scots. A movement point moves one to a neighbouring "
        "tile. Scots on the Home castle count in scoring phases."
    )
    return Tip(to.text("Scot"), text, ("GM-PLC-04", "GM-ACT-51", "GM-SCO-02"))


def _barrel(to: Speaker, state: State) -> Tip:
    text = to.text("Barrels of whisky lie beside the territory and count in scoring phases.")
    return Tip(to.text("Barrel"), text, ("GM-IMM-07", "GM-SCO-04"))


def _coin(to: Speaker, state: State) -> Tip:
    each = amount(to, state.rules.components.board.final.vp_per_coin, "vp")
    text = to.text("At the end of the game each coin is worth {points}.", points=each)
    return Tip(to.text("Coin"), text, ("GM-END-11", "GM-CMP-15"))


def _movement(to: Speaker, state: State) -> Tip:
    text = to.text("Moves one Scot to a neighbouring tile; what is left at the end is lost.")
    return Tip(to.text("Movement point"), text, ("GM-ACT-50", "GM-ACT-51"))


def _clan_board(to: Speaker, state: State) -> Tip:
    text = to.text(
        "A clan marker costs the cheapest road from the start or from any marker, and gives the "
        "bonus of the clan. Each clan is taken once."
    )
    return Tip(to.text("Clan board"), text, ("GM-PER-04", "GM-PER-05", "GM-PER-06", "GM-PER-12"))


def _discard(to: Speaker, state: State) -> Tip:
    text = to.text("Tiles that every figure has passed, or that the Die took, lie here.")
    return Tip(to.text("Discard pile"), text, ("GM-RON-13", "GM-RON-14"))


def _stack(to: Speaker, state: State) -> Tip:
    text = to.text(
        "The Rondel is filled from stacks A, B, C and D. When the last tile of A, B or C is laid "
        "there is a scoring phase; D holds The End."
    )
    return Tip(to.text("Stacks"), text, ("GM-FLW-03", "GM-FLW-09", "GM-END-03"))


def _category(name: str) -> Term:
    def tip(to: Speaker, state: State) -> Tip:
        text = to.text(
            "In each of four scoring phases the difference to the lowest player earns points, "
            "from 0 upwards: {points}.",
            points=_points_by_difference(to, state.rules),
        )
        title = to.text("Scoring: {category}", category=to.text(CATEGORIES[name]))
        return Tip(title, text, ("GM-SCO-01", "GM-SCO-06", "GM-SCO-07"))

    return tip


# By a target of its own, or by the word of a kind such as `figure:die`.
TERMS: Final[dict[str, Term]] = {
    "die": _die,
    "market": _market,
    "rondel": _rondel,
    "scot": scot,
    "barrel": _barrel,
    "coin": _coin,
    "movement": _movement,
    "clan_board": _clan_board,
    "start": _clan_board,
    "discard": _discard,
    "stack": _stack,
    "castle_scots": _category("castle_scots"),
    "landmarks": _category("landmarks"),
    "barrels": _category("barrels"),
    "persons": _category("persons"),
}
