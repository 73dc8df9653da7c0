"""The words of the train module: journeys, deliveries, and the twenty-four delivery bonuses."""

from typing import Final

from ceilidh.games.clans.components.ports import PortEffect
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.modules.industria.rail_board.board import PLACE, board, railway
from ceilidh.games.clans.modules.industria.rail_board.rows import METROPOLIS, DeliveryBonus
from ceilidh.games.clans.modules.industria.rail_board.words import demand, place_name
from ceilidh.games.clans.modules.industria.trains.movement import (
    MINI,
    RIDE,
    TRAIN,
    fee_of,
    place_of,
    route_to,
)
from ceilidh.games.clans.modules.industria.trains.network import network_of
from ceilidh.games.clans.modules.industria.trains.yard import NAME, is_lying, yard
from ceilidh.games.clans.rules.expand import land_prices
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Table
from ceilidh.say.clans.log import ClansTelling
from ceilidh.say.clans.moves import in_money
from ceilidh.say.clans.names import amount, good, terms
from ceilidh.say.face import Asked, MoveWords, OfRow, Words
from ceilidh.say.phrases import capital, either, listed, message
from ceilidh.say.speaker import Reckoning, Speaker, Tip
from ceilidh.say.telling import Clause

# What each bonus tile gives, with the numbers of its row.
BONUSES: Final = {
    "money_and_free_hexes": message(
        "£{money}, and up to {free_hexes} free hexes beside each other"
    ),
    "free_field": message("a field for the cost of its land"),
    "money_action_and_city_tile": message("£{money}, a bonus action, and a City tile on a hex"),
    "jump_expand_and_upgrade": message(
        "a unit that is no field for the cost of its land, {jump} hexes away, and {upgrades} bonus "
        "upgrade"
    ),
    "undo_upgrades_for_goods": message(
        "undo {undo} upgrades for {processed} processed and {basic} basic goods"
    ),
    "shift_prices_and_money": message("£{money}, and move {goods} prices by a step"),
    "return_distillery_for_goods": message(
        "a distillery goes back: for £{cost} more {each_good} of each good"
    ),
    "swap_contract_and_goods": message(
        "exchange a contract; {processed} processed and {basic} basic good"
    ),
    "return_factory_for_basic": message(
        "a dairy, bakery or distillery goes back for {each_basic} of each basic good"
    ),
    "process_basic_goods": message("process up to {goods} basic goods without factories"),
    "processed_and_action_with_port": message(
        "{processed} processed good, and a bonus action with a port however far away"
    ),
    "return_animal_for_money": message("an animal goes back for £{money}"),
    "whisky_for_money": message("{whisky} whisky for £{money}"),
    "money_and_move_units": message("£{money}, and {moves} moves of units to hexes beside them"),
    "processed_free_hex_and_action": message(
        "{processed} processed good, {free_hexes} free hex, and a bonus action"
    ),
    "money_and_extra_contract": message("£{money}, and a contract even on a full export box"),
    "money_and_building_bonus": message("£{money}, and a building bonus"),
    "upgrades_and_money": message("£{money}, and {upgrades} bonus upgrades"),
    "reserve_hex_with_merchant": message(
        "a merchant reserves a hex whose land is paid now; £{money} for it"
    ),
    "sell_with_premium": message("sell up to {goods} of one good for £{premium} more each"),
    "merchants_for_money": message(
        "send {merchants} merchants to one area of the market for £{money}"
    ),
    "free_goods_for_contract": message(
        "merchants take {goods} goods for nothing, to be used for a contract at once"
    ),
    "fulfil_with_money_per_import": message(
        "fulfil a contract, with £{money_per_import} for each import but hops"
    ),
    "return_field_to_fulfil": message("a field goes back: a contract is fulfilled for nothing"),
}
# The parts of bonuses, as buttons.
PARTS: Final = {
    "action": message("Take a bonus action"),
    "action-and-port": message("Take a bonus action, with any port"),
    "animal": message("Let an animal go back"),
    "building": message("Use the building bonus"),
    "city": message("Place a City tile"),
    "contract": message("Exchange a contract"),
    "distillery": message("Let a distillery go back"),
    "export": message("Fulfil a contract"),
    "factory": message("Let a factory go back"),
    "fetch": message("Take goods for a contract"),
    "field": message("Put a field on the map"),
    "further-contract": message("Take a contract"),
    "gift": message("Let a field go back"),
    "goods": message("Take the goods"),
    "hexes": message("Use the free hexes"),
    "jump": message("Jump with a unit"),
    "merchants": message("Send merchants"),
    "moves": message("Move units"),
    "prices": message("Move prices"),
    "process": message("Process goods"),
    "reserve": message("Reserve a hex"),
    "sale": message("Sell with the premium"),
    "undo": message("Undo upgrades"),
    "upgrade": message("Use the bonus upgrades"),
    "whisky": message("Give up the whisky"),
}
ENGINES: Final = {"train": message("train"), "handcar": message("mini-train")}
AREAS: Final = {"buy": message("the buy area"), "sell": message("the sell area")}
UPGRADES: Final = {
    "shipping": message("shipping"),
    "merchant": message("a merchant"),
    "woodcutter": message("technology of woodcutters"),
    "miner": message("technology of miners"),
}


def bonus_text(to: Speaker, tile: DeliveryBonus) -> str:
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
    return {"way": to.text("{place} by way of {via}", place=name, via=place_name(to, via))}


def _fee(state: State, seat: int, action: Action) -> int:
    engine = TRAIN if action.spec is RIDE else MINI
    route = route_to(state, place_of(state, seat, engine), action.a, action.b - 1)
    return 0 if route is None else fee_of(state, seat, route)


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


def _undone(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"upgrade": to.text(UPGRADES[action.words()[0]])}


def _posted(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    good_, area = action.words()
    return {"good": good(to, good_), "area": to.text(AREAS[area])}


def _contract(to: Speaker, state: State, seat: int, action: Action) -> str:
    return terms(to, state.rules.components.contract(action.a))


def _land(state: State, seat: int, action: Action) -> int:
    return state.map.cost[action.a]


# What base moves cost or bring inside a bonus.


def _only_land(state: State, seat: int, action: Action) -> int:
    return land_prices(state, seat, [action.b], True)[action.b]


def _nothing(state: State, seat: int, action: Action) -> int:
    return 0


def _with_premium(state: State, seat: int, action: Action) -> int:
    premium = railway(state).bonus(state.stack[-1].a).numbers["premium"]
    return (price(state, action.a) + premium) * action.b


# --- prompts --------------------------------------------------------------------------------------


def _bonus_prompt(to: Speaker, state: State, frame: Frame) -> str:
    said = bonus_text(to, railway(state).bonus(frame.a))
    return to.text("Delivery bonus: {bonus}.", bonus=said)


def _goods_prompt(to: Speaker, state: State, frame: Frame) -> str:
    parts: list[str] = []
    if frame.a:
        parts.append(to.count("{n} basic good", "{n} basic goods", frame.a))
    if frame.b:
        parts.append(to.count("{n} processed good", "{n} processed goods", frame.b))
    return to.text("Choose {goods}.", goods=listed(to, parts))


def _engine_prompt(to: Speaker, state: State, frame: Frame) -> str:
    if frame.a >> TRAIN & 1:
        return to.text("Now move your mini-train.")
    return to.text("Now move your train, to where you deliver.")


def _hexes_prompt(to: Speaker, state: State, frame: Frame) -> str:
    if frame.a:
        return to.text("Expand on a second free hex beside the first, or be done.")
    return to.text("Expand without land cost, or be done.")


def _extra_prompt(to: Speaker, state: State, frame: Frame) -> str:
    if frame.c:
        moved = good(to, GOOD_NAMES[frame.c - 1])
        return to.text("You moved a price ({good}): trade that good now.", good=moved)
    if frame.b:
        return to.text("Take an extra action, with one port however far away, or be done.")
    return to.text("Take an extra action, or be done.")


PROMPTS: Final[dict[str, str | Asked]] = {
    "place train": message("Put your train on a city of the rail board."),
    "other train": _engine_prompt,
    "take piece": message("Place your station beside a unit of another player."),
    "extra action": _extra_prompt,
    "delivery bonus": _bonus_prompt,
    "free hexes": _hexes_prompt,
    "free unit": message("Put a unit on the map for the cost of its land, or be done."),
    "city tile": message("Place the City tile on an empty hex in reach, or be done."),
    "reserve hex": message("Reserve an empty hex with a merchant and pay its land, or be done."),
    "goods of a delivery": _goods_prompt,
    "undo upgrades": message("Which upgrade do you undo?"),
    "move prices": message("Move a price by a step, or be done."),
    "process goods": message("Process basic goods, or be done."),
    "unit goes back": message("Which unit goes back to your player board?"),
    "exchange contract": message("Exchange a contract for one of the export board, or be done."),
    "stack contract": lambda to, state, frame: (
        to.text("On which contract do you lay contract {number}?", number=frame.b)
        if frame.b
        else to.text("Take a contract; it is laid on top of yours.")
    ),
    "export with money": message("Fulfil a contract with money for its imports, or be done."),
    "contract for nothing": message("Which contract is fulfilled for nothing?"),
    "dear sale": message("Sell goods with the premium, or be done."),
    "post merchants": message("To which area of the market do your merchants go?"),
    "fetch goods": message("Which goods do you take for a contract?"),
    "give whisky": message("Give up whisky, or a kilt for it."),
    "use fetched goods": message("Fulfil a contract with the goods you took."),
}


def _discount(to: Speaker, port: PortEffect) -> str:
    processed = to.count("{n} processed good", "{n} processed goods", port.numbers["processed"])
    basic = to.count("{n} basic good", "{n} basic goods", port.numbers["or_basic"])
    less = either(to, [processed, basic])
    return to.text("pay {goods} less for a delivery", goods=less)


def _marker(to: Speaker, port: PortEffect) -> str:
    return to.text("take the next piece of your delivery track")


EFFECTS: Final[dict[str, OfRow]] = {
    "delivery_discount": _discount,
    "take_delivery_marker": _marker,
}

# --- the log --------------------------------------------------------------------------------------


def _rode(told: ClansTelling, event: Event) -> Clause | None:
    """The deed has told where it goes; tunnels are worth a word."""
    if not event.amount:
        return None
    return told.fact(event, told.to.text("goes through a tunnel"))


def _delivered(told: ClansTelling, event: Event) -> Clause:
    place = place_name(told.to, event.thing)
    return told.fact(event, told.to.text("delivers to {place}", place=place))


def _renewed(told: ClansTelling, event: Event) -> Clause:
    said = told.to.count(
        "{n} demand tile is replaced", "{n} demand tiles are replaced", event.amount
    )
    return told.fact(event, said)


def _tracked(told: ClansTelling, event: Event) -> Clause | None:
    if event.thing == "marker":
        return told.fact(event, told.to.text("frees a milestone marker"))
    if event.thing == "station":
        return None  # the unit on the map tells it
    return told.fact(event, told.to.text("finds no place for the station"))


def _in_deed(told: ClansTelling, event: Event) -> Clause | None:
    return None  # the deed tells it


def _swapped(told: ClansTelling, event: Event) -> Clause:
    said = told.to.text("gives up contract {contract}", contract=event.thing)
    return told.fact(event, said)


# --- explanations ---------------------------------------------------------------------------------


def _place_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    number = PLACE.index[word]
    row = railway(state).places[number]
    if not state.has_part(NAME):
        return Tip(row.name, to.text("A place of the rail board."))
    own = yard(state)
    parts: list[str] = []
    if row.kind == METROPOLIS:
        parts.append(
            to.text(
                "A metropolis, closed until its milestone is claimed; a delivery gives {glory}.",
                glory=amount(to, railway(state).numbers.metropolis_glory, "glory"),
            )
        )
    tile = board(state).demand[network_of(state).slot_of[number]] if board(state).demand else 0
    if tile:
        goods = demand(to, railway(state).demand_tile(tile))
        parts.append(to.text("It demands {goods}.", goods=goods))
    if own.bonuses[number]:
        bonus = bonus_text(to, railway(state).bonus(own.bonuses[number]))
        parts.append(to.text("Delivery bonus: {bonus}.", bonus=bonus))
    for seat, name in enumerate(table.names):
        if own.trains[seat] == number:
            if is_lying(state, seat):
                parts.append(to.text("{name}'s train rests here.", name=name))
            else:
                parts.append(to.text("{name}'s train stands here.", name=name))
        if own.minis[seat] == number:
            parts.append(to.text("{name}'s mini-train stands here.", name=name))
    return Tip(row.name, " ".join(parts), ("IN-TA-07", "IN-TD-01", "IN-TD-02"))


def _bonus_tip(to: Speaker, table: Table, word: str) -> Tip:
    tile = railway(table.state).bonus(int(word))
    title = to.text("Delivery bonus {number}", number=tile.id)
    return Tip(title, f"{capital(bonus_text(to, tile))}.", (*tile.marks.rules, "IN-TD-02"))


def _part_tip(to: Speaker, table: Table, word: str) -> Tip:
    said = to.text("A part of a delivery bonus; each is used once, in any order.")
    return Tip(to.text(PARTS[word]), said, ("IN-TD-02", "IN-TD-11"))


def _track_tip(to: Speaker, table: Table, word: str) -> Tip:
    numbers = railway(table.state).numbers
    points = ", ".join([str(vp) for vp in numbers.delivery_vp[1:]])
    text = to.text(
        "Each delivery takes a piece: milestone markers first, the station last. "
        "Empty spaces score {points} points.",
        points=points,
    )
    return Tip(to.text("Delivery track"), text, ("IN-TD-04", "IN-TE-01"))


def _reckoned(to: Speaker, table: Table, seat: int, points: int) -> Reckoning:
    taken = yard(table.state).taken[seat]
    said = to.count("{n} empty space of the track", "{n} empty spaces of the track", taken)
    return Reckoning(
        to.text("{things}.", things=capital(said)), (f"seat-{seat + 1}/track:{seat + 1}",)
    )


WORDS: Final = Words(
    name=message("Industria: trains"),
    about=message(
        "a train for each player: deliveries with bonuses, tunnels, milestones, stations"
    ),
    moves={
        "put": MoveWords(
            message("put"),
            message("Put the {engine} on {place}"),
            message("puts the {engine} on {place}"),
            fields=_place,
        ),
        "train": MoveWords(
            message("train"),
            message("Train to {way}"),
            message("goes by train to {way}"),
            fields=_way,
            price=in_money(_fee),
            details=_delivery,
            icon="train",
        ),
        "handcar": MoveWords(
            message("handcar"),
            message("Mini-train to {way}"),
            message("moves the mini-train to {way}"),
            fields=_way,
            price=in_money(_fee),
            icon="handcar",
        ),
        "bonus": MoveWords(
            message("bonus"), "{part}", message("uses a delivery bonus"), fields=_part
        ),
        "halt": MoveWords(
            message("halt"),
            message("Place your station on {hex}"),
            message("places a station on {hex}"),
        ),
        "city": MoveWords(
            message("city"),
            message("Place a City tile on {hex}"),
            message("places a City tile on {hex}"),
        ),
        "reserve": MoveWords(
            message("reserve"),
            message("Reserve {hex}"),
            message("reserves {hex}"),
            price=in_money(_land),
            pays="land",
        ),
        "undo": MoveWords(
            message("undo"), message("Undo {upgrade}"), message("undoes {upgrade}"), fields=_undone
        ),
        "withdraw": MoveWords(
            message("withdraw"),
            message("Send back {standing} of {hex}"),
            message("sends back {standing} of {hex}"),
            tells=("remove",),
        ),
        "post": MoveWords(
            message("post"),
            message("Send merchants to {area} ({good})"),
            message("sends merchants to {area} ({good})"),
            fields=_posted,
        ),
        "fetch": MoveWords(message("fetch"), message("Take {one}"), message("takes {one}")),
        "surrender": MoveWords(
            message("surrender"),
            message("Give up contract {contract}"),
            message("offers contract {contract} for exchange"),
            details=_contract,
        ),
        "cover": MoveWords(
            message("cover"),
            message("Lay it on contract {contract}"),
            message("lays it on contract {contract}"),
        ),
    },
    prompts=PROMPTS,
    ends={
        "delivery bonus": message("Leave the rest of the bonus"),
        "extra action": message("Take no extra action"),
    },
    sums={
        "free unit": _only_land,
        "exchange contract": _nothing,
        "dear sale": _with_premium,
    },
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
        "swapped": _swapped,
    },
    reasons={
        "fee": message("fee"),
        "delivery": message("delivery bonus"),
        "metropolis": message("metropolis"),
    },
    effects=EFFECTS,
)
