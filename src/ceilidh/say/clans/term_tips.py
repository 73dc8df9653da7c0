"""Explanations of boards, tracks and terms of Clans of Caledonia that bear no number."""

from typing import Final

from ceilidh.games.clans.state import State
from ceilidh.say.answers import Tip
from ceilidh.say.clans.names import money
from ceilidh.say.module_text import Term
from ceilidh.say.speaker import Speaker


def _market(to: Speaker, state: State) -> Tip:
    text = to.text(
        "Each merchant in stock buys or sells one good. After the trade, the "
        "price rises one step for each good bought and falls one step for each "
        "good sold."
    )
    return Tip(to.text("Market"), text, ("CC-TRD-04", "CC-TRD-05", "CC-TRD-06", "CC-TRD-09"))


def _merchant(to: Speaker, state: State) -> Tip:
    text = to.text(
        "Each merchant in stock trades one good per round; merchants on the "
        "market return at the start of the next round. Hiring another costs "
        "{money}.",
        money=money(to, state.rules.merchant_cost),
    )
    return Tip(to.text("Merchant"), text, ("CC-HIR-01", "CC-TRD-04", "CC-PRE-05"))


def _shipping(to: Speaker, state: State) -> Tip:
    text = to.text(
        "Shipping lets your units reach across rivers, then across one more loch "
        "hex per level. Each level costs {money}.",
        money=money(to, state.rules.shipping_cost),
    )
    return Tip(to.text("Shipping"), text, ("CC-SHP-01", "CC-SHP-03"))


def _glory(to: Speaker, state: State) -> Tip:
    text = to.text(
        "You gain glory from scoring tiles and ports. Each glory is worth 1 point at the end."
    )
    return Tip(to.text("Glory"), text, ("CC-SCO-01", "CC-FIN-02"))


def _money(to: Speaker, state: State) -> Tip:
    text = to.text(
        "At the end of the game, every {money} is worth 1 point; leftover money breaks ties.",
        money=money(to, state.rules.components.board.money_per_vp),
    )
    return Tip(to.text("Money"), text, ("CC-FIN-05", "CC-FIN-18"))


def _hops(to: Speaker, state: State) -> Tip:
    text = to.count(
        "At the end of the game, hops on your fulfilled contracts are worth {n} point each.",
        "At the end of the game, hops on your fulfilled contracts are worth {n} points each.",
        state.rules.components.board.hops_vp,
    )
    return Tip(to.text("Hops"), text, ("CC-FIN-06",))


def _export(to: Speaker, state: State) -> Tip:
    text = to.text(
        "Take a contract into your export box, then fulfil it with goods and "
        "meat. You need an empty export box to take a contract."
    )
    return Tip(to.text("Export board"), text, ("CC-CON-01", "CC-CON-06", "CC-FUL-01"))


def _pass(to: Speaker, state: State) -> Tip:
    sums = ", ".join([money(to, sum_) for sum_ in state.rules.pass_bonus])
    text = to.text(
        "When you pass, you are out until the next round and receive money, most "
        "for the first player to pass: {sums}. The passing order is the turn "
        "order of the next round.",
        sums=sums,
    )
    return Tip(to.text("Passing"), text, ("CC-PAS-02", "CC-PAS-06", "CC-RND-07"))


def _settlements(to: Speaker, state: State) -> Tip:
    text = to.text(
        "A settlement is a group of your neighbouring units with no river "
        "between them. At the end, the player with the most settlements linked "
        "by shipping scores most."
    )
    return Tip(to.text("Settlements"), text, ("CC-STL-01", "CC-STL-04", "CC-FIN-15"))


def _neighbourhood(to: Speaker, state: State) -> Tip:
    text = to.text(
        "When you place a unit next to other players' units, you may at once buy "
        "what they produce: basic goods {basic} cheaper, processed goods "
        "{processed} cheaper, at most {most} of each good per turn.",
        basic=money(to, state.rules.discounts[0]),
        processed=money(to, state.rules.discounts[-1]),
        most=state.rules.neighbourhood_limit,
    )
    return Tip(to.text("Neighbourhood bonus"), text, ("CC-NBB-01", "CC-NBB-08", "CC-NBB-12"))


def _building(to: Speaker, state: State) -> Tip:
    text = to.count(
        "Placing your last dairy, bakery or distillery of a type reveals {n} contract to you.",
        "Placing your last dairy, bakery or distillery of a type reveals {n} "
        "contracts to you; you may keep one at the usual price.",
        state.rules.building_draw,
    )
    return Tip(to.text("Building bonus"), text, ("CC-BLD-01", "CC-BLD-04", "CC-BLD-05"))


def _imports(to: Speaker, state: State) -> Tip:
    text = to.text(
        "Each token shows how many of that import good have been imported. At "
        "the end, the rarest is worth the most points."
    )
    return Tip(to.text("Import track"), text, ("CC-FUL-14", "CC-FUL-31", "CC-FIN-09"))


def _round(to: Speaker, state: State) -> Tip:
    text = to.text(
        "Five rounds, each with preparation, action, production and scoring; then final scoring."
    )
    return Tip(to.text("Round"), text, ("CC-RND-01", "CC-RND-02"))


# By the kind of a target; several words may mean the same.
TERMS: Final[dict[str, Term]] = {
    "market": _market,
    "merchant": _merchant,
    "merchants": _merchant,
    "shipping": _shipping,
    "glory": _glory,
    "money": _money,
    "hops": _hops,
    "export": _export,
    "box": _export,
    "pass": _pass,
    "order": _pass,
    "settlements": _settlements,
    "neighbourhood": _neighbourhood,
    "building": _building,
    "imports": _imports,
    "round": _round,
}
