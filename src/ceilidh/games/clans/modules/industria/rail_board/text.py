"""The words of the rail board: its places, its demand tiles, and the sixteen milestones."""

from typing import Final

from ceilidh.games.clans.goods import GOOD_NAMES, IMPORT_NAMES
from ceilidh.games.clans.modules.industria.rail_board.board import (
    NAME,
    SLOT,
    TABLE,
    board,
    has_claimed,
    railway,
)
from ceilidh.games.clans.modules.industria.rail_board.conditions import progress
from ceilidh.games.clans.modules.industria.rail_board.rows import Demand, Milestone
from ceilidh.games.clans.modules.industria.rail_board.rules import (
    SLOTS,
    Milestones,
    next_points,
    points_of,
    tile_of,
)
from ceilidh.games.clans.rules.counters import imported
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Table
from ceilidh.say.answers import ScoreBreakdown, Tip
from ceilidh.say.clans.log import ClansLogBuilder
from ceilidh.say.clans.names import amount
from ceilidh.say.clans.tips import numbered
from ceilidh.say.log_builder import LogClause
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import PluralMessage, capital, listed, message, titled
from ceilidh.say.score_breakdowns import things
from ceilidh.say.speaker import Speaker

# What each milestone asks for, `{n}` of it; and `{each}` where it asks for several of something.
CONDITIONS: Final = {
    "import_goods_of_one_kind": PluralMessage(
        "{n} import good of one kind, excluding hops",
        "{n} import goods of one kind, excluding hops",
    ),
    "port_tiles_used": PluralMessage("{n} port tile used", "{n} port tiles used"),
    "factories_on_map": PluralMessage(
        "{n} dairy, bakery or distillery on the map",
        "{n} dairies, bakeries or distilleries on the map",
    ),
    "basic_goods_in_stock": PluralMessage("{n} basic good in stock", "{n} basic goods in stock"),
    "all_workers_on_map": PluralMessage("{n} worker on the map", "all {n} workers on the map"),
    "upgrades": PluralMessage("{n} upgrade", "{n} upgrades"),
    "triangles_in_different_settlements": PluralMessage(
        "{n} settlement that contains a triangle of hexes",
        "{n} settlements that each contain a triangle of hexes",
    ),
    "non_worker_kinds_with_units": PluralMessage(
        "{each} units of {n} type, excluding workers",
        "{each} units each of {n} types, excluding workers",
    ),
    "one_unit_of_every_kind": PluralMessage(
        "{n} type of units", "{n} types of units: one of every type"
    ),
    "units_on_map": PluralMessage("{n} unit on the map", "{n} units on the map"),
    "units_in_one_settlement": PluralMessage(
        "{n} unit in one settlement", "{n} units in one settlement"
    ),
    "units_along_rivers": PluralMessage("{n} unit along rivers", "{n} units along rivers"),
    "own_hexes_in_straight_line": PluralMessage(
        "{n} hex in a straight line", "{n} hexes in a straight line"
    ),
    "contracts_with_hops": PluralMessage(
        "{n} contract with at least {each} hops", "{n} contracts with at least {each} hops each"
    ),
    "kinds_exported": PluralMessage(
        "{n} kind of goods or meat exported", "{n} kinds of goods or meat exported"
    ),
    "contracts_without_direct_bonus": PluralMessage(
        "{n} contract without a direct bonus", "{n} contracts without a direct bonus"
    ),
}
# A word for what is counted, for "4 of 6 ...".
COUNTED: Final = {
    "port_tiles_used": message("ports"),
    "factories_on_map": message("buildings"),
    "basic_goods_in_stock": message("basic goods"),
    "all_workers_on_map": message("workers"),
    "upgrades": message("upgrades"),
    "triangles_in_different_settlements": message("triangles"),
    "non_worker_kinds_with_units": message("types"),
    "one_unit_of_every_kind": message("types"),
    "units_on_map": message("units"),
    "units_in_one_settlement": message("units"),
    "units_along_rivers": message("units"),
    "own_hexes_in_straight_line": message("hexes"),
    "contracts_with_hops": message("contracts"),
    "kinds_exported": message("kinds"),
    "contracts_without_direct_bonus": message("contracts"),
}


def condition(to: Speaker, tile: Milestone) -> str:
    """What a milestone asks for."""
    several = CONDITIONS[tile.condition]
    return to.count(several.one, several.many, tile.amount, each=tile.each)


def counted_word(to: Speaker, state: State, seat: int, tile: Milestone) -> str:
    """What the seat's progress counts; of imports the kind of which it has most."""
    if tile.condition in COUNTED:
        return to.text(COUNTED[tile.condition])
    most = imported(state, state.seats[seat])
    return to.name("clans", "import", IMPORT_NAMES[most.index(max(most))])


def standing(to: Speaker, state: State, seat: int, tile: Milestone) -> str:
    """`4 of 6 cotton`."""
    return to.text(
        "{have} of {need} {what}",
        have=min(progress(state, seat, tile), tile.amount),
        need=tile.amount,
        what=counted_word(to, state, seat, tile),
    )


def demand(to: Speaker, tile: Demand) -> str:
    """The goods of a demand tile: `2 wool and 1 bread`."""
    return listed(to, [amount(to, number, GOOD_NAMES[good]) for good, number in tile.wants])


def place_name(to: Speaker, word: str) -> str:
    """Names of places are the same in all languages."""
    for place in TABLE.places:
        if place.id == word:
            return place.name
    return word


def slot_name(to: Speaker, word: str) -> str:
    """A milestone is called by what it opens: a metropolis or a tunnel."""
    for tunnel in TABLE.tunnels:
        if tunnel.id == word:
            return to.text("{name} tunnel", name=tunnel.name)
    return place_name(to, word)


def _tile_name(to: Speaker, word: str) -> str:
    return condition(to, TABLE.milestone(int(word)))


# --- claims ---------------------------------------------------------------------------------------


def _module(state: State) -> Milestones:
    module = state.rules.module(NAME)
    assert isinstance(module, Milestones)
    return module


def _fields(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"milestone": slot_name(to, SLOT.words[action.a])}


def _claim_details(to: Speaker, state: State, seat: int, action: Action) -> str:
    points = next_points(state, _module(state).variant(state))[action.a]
    parts = [condition(to, tile_of(state, action.a))]
    parts.append(to.count("{n} point", "{n} points", points))
    return ", ".join(parts)


def _claimed(told: ClansLogBuilder, event: Event) -> LogClause:
    said = told.to.count("scores {n} point", "scores {n} points", event.amount)
    return told.fact(event, said)


def _pay_prompt(to: Speaker, state: State, frame: Frame) -> str:
    if frame.c:
        return to.text("Which good do you want to leave out?")
    goods = demand(to, railway(state).demand_tile(frame.a))
    return to.text("How do you want to pay the demand ({goods})?", goods=goods)


# --- explanations ---------------------------------------------------------------------------------


def _milestone_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    slot = SLOT.index[word]
    if not state.has_module(NAME) or not board(state).tiles:
        said = to.text("Claim a milestone as an action once you meet its condition.")
        return Tip(capital(slot_name(to, word)), said, ("IN-MA-02",))
    tile = tile_of(state, slot)
    parts = [titled(to, to.text("Milestone"), condition(to, tile)) + "."]
    for seat, name in enumerate(table.names):
        if has_claimed(state, seat, slot):
            parts.append(to.text("{name} has claimed it.", name=name))
        else:
            have = standing(to, state, seat, tile)
            parts.append(to.text("{name}: {standing}.", name=name, standing=have))
    if len(board(state).claims[slot]) < len(state.rules.people):
        points = next_points(state, _module(state).variant(state))[slot]
        parts.append(
            to.count(
                "The next claim scores {n} point.", "The next claim scores {n} points.", points
            )
        )
    demanded = board(state).demand
    if len(demanded) == len(SLOTS) and demanded[slot]:
        goods = demand(to, railway(state).demand_tile(demanded[slot]))
        parts.append(to.text("Pay for it with {goods}.", goods=goods))
    title = to.text("{place} milestone", place=slot_name(to, word))
    return Tip(capital(title), " ".join(parts), ("IN-MA-02", "IN-MA-05", *tile.marks.rules))


def _demand_tip(to: Speaker, table: Table, word: str) -> Tip:
    tile = railway(table.state).demand_tile(numbered(word))
    title = to.text("Demand {number}", number=tile.id)
    return Tip(title, capital(demand(to, tile)) + ".", ("IN-TD-01", "IN-VM-10"))


# --- the score sheet ------------------------------------------------------------------------------


def _reckoned(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    """Each milestone of the seat with its points."""
    state: State = table.state
    variant = _module(state).variant(state)
    parts: list[str] = []
    places: list[str] = []
    for slot in SLOTS:
        for place, claim in enumerate(board(state).claims[slot]):
            if claim[0] == seat:
                scored = points_of(state, variant, slot, place)
                name = slot_name(to, SLOT.words[slot])
                said = to.count("{name} {n} point", "{name} {n} points", scored, name=name)
                parts.append(said)
                places.append(f"milestones/milestone:{SLOT.words[slot]}")
    return ScoreBreakdown(things(to, parts), tuple(places))


def _deducted(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    return ScoreBreakdown(to.text("Solo: with the rail board, you start with less."))


def _tile_tip(to: Speaker, table: Table, word: str) -> Tip:
    """A milestone tile by its number, wherever it lies."""
    tile = railway(table.state).milestone(numbered(word))
    title = to.text("Milestone {number}", number=tile.id)
    return Tip(title, f"{capital(condition(to, tile))}.", (*tile.marks.rules, "IN-MA-03"))


TEXT: Final = ModuleText(
    name=message("rail board"),
    about=message("four milestones, claimed with an action; the first to claim scores most"),
    moves={
        "claim": MoveKindText(
            message("claim", of="milestones"),
            message("Claim the {milestone} milestone"),
            message("claims the {milestone} milestone"),
            fields=_fields,
            details=_claim_details,
            pays="milestone",
            icon="award",
        ),
        "remit": MoveKindText(
            message("remit"),
            message("Leave out {one}"),
            message("leaves out {one}"),
        ),
    },
    prompts={"pay demand": _pay_prompt},
    ends={"pay demand": message("Pay the rest of the demand from stock")},
    tips={"milestone": _milestone_tip, "milestone-tile": _tile_tip, "demand": _demand_tip},
    lines={"milestones": _reckoned, "rail board": _deducted},
    names={
        "line": {"milestones": message("Milestones"), "rail board": message("Rail board")},
        "place": place_name,
        "milestone": slot_name,
        "milestone-tile": _tile_name,
    },
    facts={"milestone": _claimed},
    reasons={"milestone": message("milestone"), "demand": message("demand")},
)
