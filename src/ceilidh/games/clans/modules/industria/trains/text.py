"""The words of the train module: journeys and deliveries. Bonuses have theirs beside them."""

from typing import Final

from ceilidh.games.clans.components.ports import PortEffect
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.modules.industria.rail_board.board import PLACE, board, railway
from ceilidh.games.clans.modules.industria.rail_board.rows import METROPOLIS, DeliveryBonusTile
from ceilidh.games.clans.modules.industria.rail_board.text import demand, place_name
from ceilidh.games.clans.modules.industria.trains.contract_bonuses import text as contract_words
from ceilidh.games.clans.modules.industria.trains.departures.text import train_offer
from ceilidh.games.clans.modules.industria.trains.goods_bonuses import text as goods_words
from ceilidh.games.clans.modules.industria.trains.laying import engines_left
from ceilidh.games.clans.modules.industria.trains.map_bonuses import text as map_words
from ceilidh.games.clans.modules.industria.trains.movement import (
    MINI,
    RIDE,
    TRAIN,
    fee_of,
    place_of,
    route_to,
)
from ceilidh.games.clans.modules.industria.trains.network import network_of
from ceilidh.games.clans.modules.industria.trains.trade_bonuses import text as trade_words
from ceilidh.games.clans.modules.industria.trains.yard import NAME, is_lying, yard
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Table
from ceilidh.say.answers import ScoreBreakdown, Tip
from ceilidh.say.clans.log import ClansLogBuilder
from ceilidh.say.clans.moves import in_money
from ceilidh.say.clans.names import amount, good
from ceilidh.say.log_builder import LogClause
from ceilidh.say.module_text import ModuleText, MoveKindText, OfRow, PromptOf
from ceilidh.say.phrases import capital, either, message
from ceilidh.say.speaker import Speaker

BONUSES: Final = {
    **contract_words.BONUSES,
    **goods_words.BONUSES,
    **map_words.BONUSES,
    **trade_words.BONUSES,
}
PARTS: Final = {
    "action": message("Take a bonus action"),
    "action-and-port": message("Take a bonus action, with any port"),
    **contract_words.PARTS,
    **goods_words.PARTS,
    **map_words.PARTS,
    **trade_words.PARTS,
}
ENGINES: Final = {"train": message("train"), "handcar": message("mini-train")}


def bonus_text(to: Speaker, tile: DeliveryBonusTile) -> str:
    """What a delivery bonus gives."""
    return to.text(BONUSES[tile.word], **tile.numbers)


# --- moves ----------------------------------------------------------------------------------------


def _place(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    engine, place = action.words()
    return {"engine": to.text(ENGINES[engine]), "place": place_name(to, place)}


def _way(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    place, via = action.words()
    name = place_name(to, place)
    if via == "direct":
        return {"way": name}
    return {"way": to.text("{place} via {via}", place=name, via=place_name(to, via))}


def _fee(state: State, seat: int, action: Action) -> int:
    engine = TRAIN if action.spec is RIDE else MINI
    route = route_to(state, place_of(state, seat, engine), action.a, action.b - 1)
    return 0 if route is None else fee_of(state, seat, route)


def _places(state: State, seat: int, action: Action) -> tuple[str, ...]:
    """The places from where the engine is to where it goes."""
    start = place_of(state, seat, TRAIN if action.spec is RIDE else MINI)
    route = route_to(state, start, action.a, action.b - 1)
    passed = () if route is None else route.met
    return tuple([f"place:{PLACE.words[place]}" for place in (start, *passed)])


def _delivery(to: Speaker, state: State, seat: int, action: Action) -> str:
    """What the place asks for and gives."""
    table = railway(state)
    tile = board(state).demand[network_of(state).slot_of[action.a]]
    bonus = yard(state).bonuses[action.a]
    if not tile or not bonus:
        return ""
    goods, gift = demand(to, table.demand_tile(tile)), bonus_text(to, table.bonus(bonus))
    return to.text("{goods} → {bonus}", goods=goods, bonus=gift)


def _part(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"part": to.text(PARTS[action.words()[0]])}


# --- prompts --------------------------------------------------------------------------------------


def _bonus_prompt(to: Speaker, state: State, frame: Frame) -> str:
    said = bonus_text(to, railway(state).bonus(frame.a))
    return to.text("Delivery bonus: {bonus}.", bonus=said)


def _place_prompt(to: Speaker, state: State, frame: Frame) -> str:
    """With two players it names the pieces that are still to be placed (IN-T2-04)."""
    left = engines_left(state, frame.seat)
    if left == [MINI]:
        return to.text("Place your mini-train on a city of the rail board.")
    if left == [TRAIN]:
        return to.text("Place your train on a city of the rail board.")
    return to.text("Place your train or your mini-train on a city of the rail board.")


def _engine_prompt(to: Speaker, state: State, frame: Frame) -> str:
    if frame.a >> TRAIN & 1:
        return to.text("Now move your mini-train.")
    return to.text("Now move your train to where you want to deliver.")


def _extra_prompt(to: Speaker, state: State, frame: Frame) -> str:
    if frame.c:
        moved = good(to, GOOD_NAMES[frame.c - 1])
        return to.text("You moved a price ({good}): trade that good now.", good=moved)
    if frame.b:
        return to.text("Take an extra action (you may use one port at any distance), or skip.")
    return to.text("Take an extra action, or skip.")


# Steps of delivery bonuses that need not be taken.
OPTIONAL: Final = (
    "exchange contract",
    "stack contract",
    "export with money",
    "undo upgrades",
    "move prices",
    "process goods",
    "unit goes back",
    "free hexes",
    "free unit",
    "city tile",
    "reserve hex",
    "dear sale",
    "post merchants",
)
PROMPTS: Final[dict[str, str | PromptOf]] = {
    "place train": _place_prompt,
    "other train": _engine_prompt,
    "take piece": message("Place your station on a hex with another player's unit."),
    "extra action": _extra_prompt,
    "delivery bonus": _bonus_prompt,
    **contract_words.PROMPTS,
    **goods_words.PROMPTS,
    **map_words.PROMPTS,
    **trade_words.PROMPTS,
}


def _discount(to: Speaker, port: PortEffect) -> str:
    processed = to.count("{n} processed good", "{n} processed goods", port.numbers["processed"])
    basic = to.count("{n} basic good", "{n} basic goods", port.numbers["or_basic"])
    less = either(to, [processed, basic])
    return to.text("pay {goods} less for a delivery", goods=less)


def _marker(to: Speaker, port: PortEffect) -> str:
    return to.text("take the next piece from your delivery track")


EFFECTS: Final[dict[str, OfRow]] = {
    "delivery_discount": _discount,
    "take_delivery_marker": _marker,
}

# --- the log --------------------------------------------------------------------------------------


def _rode(told: ClansLogBuilder, event: Event) -> LogClause | None:
    """The deed has told where it goes; tunnels are worth a word."""
    if not event.amount:
        return None
    return told.fact(event, told.to.text("travels through a tunnel"))


def _delivered(told: ClansLogBuilder, event: Event) -> LogClause:
    place = place_name(told.to, event.thing)
    return told.fact(event, told.to.text("delivers to {place}", place=place))


def _renewed(told: ClansLogBuilder, event: Event) -> LogClause:
    said = told.to.count(
        "{n} demand tile is replaced", "{n} demand tiles are replaced", event.amount
    )
    return told.fact(event, said)


def _tracked(told: ClansLogBuilder, event: Event) -> LogClause | None:
    if event.thing == "marker":
        return told.fact(event, told.to.text("frees a milestone marker"))
    if event.thing == "station":
        return None  # the unit on the map tells it
    return told.fact(event, told.to.text("has nowhere to place the station"))


def _in_deed(told: ClansLogBuilder, event: Event) -> LogClause | None:
    return None  # the deed tells it


# --- explanations ---------------------------------------------------------------------------------


def _place_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    number = PLACE.index[word]
    row = railway(state).places[number]
    if not state.has_module(NAME):
        return Tip(row.name, to.text("A place on the rail board."))
    own = yard(state)
    parts: list[str] = []
    if row.kind == METROPOLIS:
        parts.append(
            to.text(
                "A metropolis: closed until its milestone is claimed. A delivery gives {glory}.",
                glory=amount(to, railway(state).numbers.metropolis_glory, "glory"),
            )
        )
    tile = board(state).demand[network_of(state).slot_of[number]] if board(state).demand else 0
    if tile:
        goods = demand(to, railway(state).demand_tile(tile))
        parts.append(to.text("Demands {goods}.", goods=goods))
    if own.bonuses[number]:
        bonus = bonus_text(to, railway(state).bonus(own.bonuses[number]))
        parts.append(to.text("Delivery bonus: {bonus}.", bonus=bonus))
    for seat, name in enumerate(table.names):
        if own.trains[seat] == number:
            if is_lying(state, seat):
                parts.append(to.text("{name}'s train is resting here.", name=name))
            else:
                parts.append(to.text("{name}'s train is here.", name=name))
        if own.minis[seat] == number:
            parts.append(to.text("{name}'s mini-train is here.", name=name))
    return Tip(row.name, " ".join(parts), ("IN-TA-07", "IN-TD-01", "IN-TD-02"))


def _bonus_tip(to: Speaker, table: Table, word: str) -> Tip:
    tile = railway(table.state).bonus(int(word))
    title = to.text("Delivery bonus {number}", number=tile.id)
    return Tip(title, f"{capital(bonus_text(to, tile))}.", (*tile.marks.rules, "IN-TD-02"))


def _part_tip(to: Speaker, table: Table, word: str) -> Tip:
    said = to.text("Part of a delivery bonus; you may use each part once, in any order.")
    return Tip(to.text(PARTS[word]), said, ("IN-TD-02", "IN-TD-11"))


def _track_tip(to: Speaker, table: Table, word: str) -> Tip:
    numbers = railway(table.state).numbers
    points = ", ".join([str(vp) for vp in numbers.delivery_vp[1:]])
    text = to.text(
        "Each delivery removes a piece: milestone markers first, the station "
        "last. Empty spaces score {points} points.",
        points=points,
    )
    return Tip(to.text("Delivery track"), text, ("IN-TD-04", "IN-TE-01"))


def _reckoned(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    taken = yard(table.state).taken[seat]
    said = to.count("{n} empty space on the track", "{n} empty spaces on the track", taken)
    return ScoreBreakdown(
        to.text("{things}.", things=capital(said)), (f"seat-{seat + 1}/track:{seat + 1}",)
    )


TEXT: Final = ModuleText(
    name=message("Industria: trains"),
    about=message(
        "a train for each player: deliveries with bonuses, tunnels, milestones and stations"
    ),
    moves={
        "put": MoveKindText(
            message("put"),
            message("Put the {engine} on {place}"),
            message("puts the {engine} on {place}"),
            fields=_place,
        ),
        "train": MoveKindText(
            message("train"),
            message("Move train to {way}"),
            message("moves the train to {way}"),
            fields=_way,
            price=in_money(_fee),
            details=_delivery,
            icon="train",
            way=_places,
        ),
        "handcar": MoveKindText(
            message("mini-train"),
            message("Move mini-train to {way}"),
            message("moves the mini-train to {way}"),
            fields=_way,
            price=in_money(_fee),
            icon="handcar",
            way=_places,
        ),
        "bonus": MoveKindText(
            message("bonus"), "{part}", message("uses a delivery bonus"), fields=_part
        ),
        "halt": MoveKindText(
            message("halt"),
            message("Place your station on {hex}"),
            message("places a station on {hex}"),
        ),
        **contract_words.MOVES,
        **goods_words.MOVES,
        **map_words.MOVES,
        **trade_words.MOVES,
    },
    actions={"train": train_offer},
    prompts=PROMPTS,
    ends={
        "delivery bonus": message("Skip the rest of the bonus"),
        "extra action": message("Skip the extra action"),
        **dict.fromkeys(OPTIONAL, message("Skip the bonus")),
    },
    sums={**contract_words.SUMS, **map_words.SUMS, **trade_words.SUMS},
    tips={"place": _place_tip, "part": _part_tip, "track": _track_tip, "bonus": _bonus_tip},
    lines={"deliveries": _reckoned},
    names={"line": {"deliveries": message("Deliveries")}},
    facts={
        "ride": _rode,
        "delivery": _delivered,
        "demand": _renewed,
        "track": _tracked,
        "city": _in_deed,
        "undone": _in_deed,
        **contract_words.FACTS,
    },
    reasons={
        "fee": message("fee"),
        "delivery": message("delivery bonus"),
        "metropolis": message("metropolis"),
    },
    effects=EFFECTS,
)
