"""The words of the awards of Industria."""

from typing import Final

from ceilidh.games.clans.goods import BASIC, GOOD_NAMES, IMPORT_NAMES, PROCESSED
from ceilidh.games.clans.modules.industria.awards.rows import AWARDS, AwardRow
from ceilidh.games.clans.modules.industria.awards.rules import award, count
from ceilidh.games.clans.rules.settlements import settlements
from ceilidh.games.clans.state import State
from ceilidh.kernel.table import Table
from ceilidh.say.answers import ScoreBreakdown, Tip
from ceilidh.say.clans.score_breakdown import on_map
from ceilidh.say.clans.tips import numbered
from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import capital, message
from ceilidh.say.score_breakdowns import on_strip, ranked
from ceilidh.say.speaker import Speaker

GOALS: Final = {
    "units_on_map": message("the most units on the map"),
    "import_goods_of_one_kind": message("the most import goods of one kind"),
    "glory": message("the most glory"),
    "money": message("the most money"),
    "units_in_one_settlement": message("the most units in one settlement"),
    "basic_goods_in_stock": message("the most basic goods in stock"),
    "processed_goods_in_stock": message("the most processed goods in stock"),
    "units_along_rivers": message("the most units along rivers"),
    "units_on_or_at_lochs": message("the most units on or next to lochs"),
}


COUNTED: Final = {
    "units_on_map": message("the number of units on the map"),
    "import_goods_of_one_kind": message("the number of import goods of one kind"),
    "glory": message("the glory"),
    "money": message("the money"),
    "units_in_one_settlement": message("the number of units in one settlement"),
    "basic_goods_in_stock": message("the number of basic goods in stock"),
    "processed_goods_in_stock": message("the number of processed goods in stock"),
    "units_along_rivers": message("the number of units along rivers"),
    "units_on_or_at_lochs": message("the number of units on or next to lochs"),
}


def award_effect(to: Speaker, tile: AwardRow) -> str:
    return to.text(GOALS[tile.count])


def _tip(to: Speaker, table: Table, word: str) -> Tip:
    components = table.state.rules.components
    tile = AWARDS.of(components).award(numbered(word))
    people = len(table.people)
    if people == 1:
        return _card(to, table, tile)
    points = components.board.awards_vp[people]
    text = f"{capital(award_effect(to, tile))}."
    ranks = to.text(
        "At the end of the game: {points} points by rank.",
        points=", ".join([str(vp) for vp in points]),
    )
    title = to.text("Award {number}", number=tile.id)
    return Tip(title, text, (*tile.marks.rules, "IN-AW-02"), ranks)


def _card(to: Speaker, table: Table, tile: AwardRow) -> Tip:
    """The card of a solo game: two thresholds instead of rivals."""
    high, middle, low = AWARDS.of(table.state.rules.components).card_vp
    text = to.text(
        "At the end of the game, {what} scores {high} points for {most} or more, "
        "{middle} for {least} or more, and {low} for fewer.",
        what=to.text(COUNTED[tile.count]),
        most=tile.four_vp,
        high=high,
        least=tile.zero_vp,
        middle=middle,
        low=low,
    )
    return Tip(to.text("Award {number}", number=tile.id), text, ("IN-SO-01", "IN-SO-03"))


def _reckoned(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    state: State = table.state
    tile = AWARDS.of(state.rules.components).award(award(state).tile)
    numbers = [count(state, other, tile.count) for other in range(len(state.seats))]
    if seat not in table.people:
        return ScoreBreakdown(to.text("The Automa does not score awards."))
    own = to.text("{goal}: {n}", goal=capital(award_effect(to, tile)), n=numbers[seat])
    places = _counted(state, seat, tile.count)
    return ScoreBreakdown(ranked(to, table, own, numbers, seat, table.people), tuple(places))


def _counted(state: State, seat: int, what: str) -> list[str]:
    """What an award counts, where there is something to see."""
    own = state.seats[seat]
    if what == "units_on_map":
        return on_map(own.own)
    if what == "units_along_rivers":
        return on_map(own.own.intersection(state.map.riverside))
    if what == "units_on_or_at_lochs":
        return on_map(own.own.intersection(state.map.lochside))
    if what == "units_in_one_settlement":
        groups = settlements(state, own)
        return on_map(max(groups, key=lambda group: group.count())) if groups else []
    if what == "basic_goods_in_stock":
        return on_strip(seat, *[f"good:{GOOD_NAMES[good]}" for good in BASIC])
    if what == "processed_goods_in_stock":
        return on_strip(seat, *[f"good:{GOOD_NAMES[good]}" for good in PROCESSED])
    if what == "import_goods_of_one_kind":
        return on_strip(seat, *[f"import:{name}" for name in IMPORT_NAMES])
    return on_strip(seat, what)


TEXT: Final = ModuleText(
    name=message("Industria: awards"),
    about=message("one goal for the whole game, scored by rank at the end"),
    tips={"award": _tip},
    lines={"award": _reckoned},
    names={
        "option": {"award_production": message("Production with a goods award")},
        "line": {"award": message("Award")},
    },
    choices={
        "award_production": {
            "in-order": message("in passing order"),
            "forced": message("process everything possible"),
        }
    },
)
