"""Explanations of boards, figures and terms of Glen More II that are no single component."""

from typing import Final

from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import State
from ceilidh.say.answers import Tip
from ceilidh.say.glenmore.names import CATEGORIES, amount
from ceilidh.say.module_text import Term
from ceilidh.say.speaker import Speaker


def _points_by_difference(to: Speaker, rules: Rules) -> str:
    table = rules.components.board.scoring.table
    return ", ".join([str(vp) for vp in table])


def _die(to: Speaker, state: State) -> Tip:
    faces = ", ".join([str(face) for face in sorted(state.rules.components.board.die_faces)])
    text = to.text(
        "In last place, the Die is rolled; it moves that many tiles and discards "
        "the tile it lands on. Its faces: {faces}.",
        faces=faces,
    )
    return Tip(to.text("The Die"), text, ("GM-CMP-06", "GM-DIE-01", "GM-DIE-09"))


def _market(to: Speaker, state: State) -> Tip:
    text = to.text(
        "To buy a resource, pay the coins shown on the first empty space of its "
        "row; you must use it at once. To sell one, take the coins from the last "
        "filled space."
    )
    return Tip(to.text("Market"), text, ("GM-MKT-01", "GM-MKT-04", "GM-MKT-06", "GM-MKT-09"))


def _rondel(to: Speaker, state: State) -> Tip:
    text = to.text(
        "The player in last place moves to any tile ahead and takes it. The "
        "space behind the last figure stays empty."
    )
    return Tip(to.text("Rondel"), text, ("GM-RON-02", "GM-RON-06", "GM-RON-15"))


def scot(to: Speaker, state: State) -> Tip:
    text = to.text(
        "Place a tile next to one of your Scots. A movement point moves one Scot "
        "to an adjacent tile. Scots in your Home castle count in scoring phases."
    )
    return Tip(to.text("Scot"), text, ("GM-PLC-04", "GM-ACT-51", "GM-SCO-02"))


def _barrel(to: Speaker, state: State) -> Tip:
    text = to.text("Keep whisky barrels next to your territory; they count in scoring phases.")
    return Tip(to.text("Barrel"), text, ("GM-IMM-07", "GM-SCO-04"))


def _coin(to: Speaker, state: State) -> Tip:
    each = amount(to, state.rules.components.board.final.vp_per_coin, "vp")
    text = to.text("Each coin is worth {points} at the end of the game.", points=each)
    return Tip(to.text("Coin"), text, ("GM-END-11", "GM-CMP-15"))


def _movement(to: Speaker, state: State) -> Tip:
    text = to.text(
        "Moves one Scot to an adjacent tile; unused points are lost at the end of the turn."
    )
    return Tip(to.text("Movement point"), text, ("GM-ACT-50", "GM-ACT-51"))


def _clan_board(to: Speaker, state: State) -> Tip:
    text = to.text(
        "To place a clan marker, pay for the cheapest road from the start or "
        "from any marker; you gain that clan's bonus. Each clan can be taken "
        "once."
    )
    return Tip(to.text("Clan board"), text, ("GM-PER-04", "GM-PER-05", "GM-PER-06", "GM-PER-12"))


def _discard(to: Speaker, state: State) -> Tip:
    text = to.text("Tiles that every figure has passed, and tiles taken by the Die.")
    return Tip(to.text("Discard pile"), text, ("GM-RON-13", "GM-RON-14"))


def _stack(to: Speaker, state: State) -> Tip:
    text = to.text(
        "The rondel is refilled from stacks A, B, C and D. When the last tile of "
        "A, B or C is placed, there is a scoring phase; D contains The End."
    )
    return Tip(to.text("Stacks"), text, ("GM-FLW-03", "GM-FLW-09", "GM-END-03"))


def _category(name: str) -> Term:
    def tip(to: Speaker, state: State) -> Tip:
        text = to.text(
            "In each of the four scoring phases, the difference from the lowest "
            "player scores, starting from 0: {points}.",
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
