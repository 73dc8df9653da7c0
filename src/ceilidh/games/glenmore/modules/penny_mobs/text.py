"""The words of The Penny Mobs: what Mobsters do, Pennies, what is asked at the prison."""

from typing import Final

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.grid import CELLS, STEPS
from ceilidh.games.glenmore.modules.penny_mobs.gang import (
    DEREK,
    LAIRD,
    MOBSTER,
    NAME,
    SNITCH,
    WANDER,
    Gang,
    gang,
    row_of,
)
from ceilidh.games.glenmore.modules.penny_mobs.laird import could_take, reserved
from ceilidh.games.glenmore.modules.penny_mobs.lurkers import where
from ceilidh.games.glenmore.modules.penny_mobs.rows import PENNY_MOBS
from ceilidh.games.glenmore.modules.penny_mobs.rules import skimmed_at_end
from ceilidh.games.glenmore.modules.penny_mobs.visitors import text as visitors
from ceilidh.games.glenmore.modules.penny_mobs.visitors.heirloom import staked
from ceilidh.games.glenmore.modules.penny_mobs.visitors.text import host, mobster_name, named
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Played, Table
from ceilidh.say.glenmore.log import GlenMoreLogBuilder
from ceilidh.say.glenmore.moves import sale
from ceilidh.say.glenmore.names import THINGS, amount, clan_name, place_name
from ceilidh.say.log_builder import TABLE, LogClause
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import listed, message
from ceilidh.say.score_breakdowns import things
from ceilidh.say.speaker import ScoreBreakdown, Speaker, Tip

DOINGS: Final = {
    "peggy_mcwander": message(
        "Her two tokens go onto free clan territories: others pay you the coins on them too."
    ),
    "joe_mcduff": message(
        "Three times in your turns he takes the largest pile of coins of a Market row."
    ),
    "bruce_mcmail": message(
        "When another player's animal or material tile produces, you may buy the resources for a "
        "coin of his each. He has three."
    ),
    "peggy_mclaird": message(
        "In your turns you may reserve a tile ahead of your pawn that you could take. Others pay "
        "you the coins on the token, or you take it in your next turn."
    ),
    "kenneth_mcsnitch": message(
        "A Scot of yours on a tile of another player: your movement points move him, and he may "
        "steal a resource where no Scot stands."
    ),
    "sibyl_macsponge": message(
        "Whoever gains six points or more gives you one: once in a turn, always in scorings."
    ),
    "derek_anderson": message(
        "Once in the game he takes a tile from one territory to another, but no exchange tile."
    ),
    "fergus_macdarkie": message(
        "Your Scot on another player's tile. A tile placed next to him costs a coin, which you "
        "get. Then he goes to another player."
    ),
    "mike_mccastle": message(
        "A Scot of yours on another player's Home castle: one of theirs is not counted, yours "
        "counts for you."
    ),
} | visitors.DOINGS
COMES: Final = message("new in prison: {things}")
BRIBES: Final = message("puts a Penny on {things}")
FREES: Final = message("lets {things} out of prison")
PINCHES: Final = message("has Joe McDuff take coins from the Market row: {things}")
LEVIES: Final = message("puts a token of Peggy McWander on {things}")
RESERVES: Final = message("reserves {things}")
LAPSES: Final = message("has no reservation any more: {things}")
DISGRACE: Final = message(
    "cannot take the reserved tile and Peggy McLaird is useless now: {things}"
)
SQUATS: Final = message("puts Mike McCastle on the Home castle of {things}")
LURKS: Final = message("puts a figure: {things}")
PROWLS: Final = message("moves Kenneth McSnitch in the territory of {things}")
MAILS: Final = message("has Bruce McMail buy {things}")


def cards_of(to: Speaker, components: Components, cards: int) -> str:
    """The names of a set of landmark cards."""
    found = [card for card in components.landmarks if cards >> card.index & 1]
    return listed(to, [to.text(card.name) for card in found])


# --- moves and prompts ----------------------------------------------------------------------------


def _mobster(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"mobster": mobster_name(to, state.rules.components, action.words()[0])}


def _doing(to: Speaker, state: State, seat: int, action: Action) -> str:
    return to.text(DOINGS[action.words()[0]])


def _price(to: Speaker, state: State, seat: int, action: Action) -> str:
    """What a Mobster costs at the end, less the Pennies on it."""
    part = gang(state)
    if action.a not in part.prison:
        return ""
    pennies = part.bail[part.prison.index(action.a)]
    return amount(to, row_of(state, action.a).vp - pennies, "vp")


def _pinched(to: Speaker, state: State, seat: int, action: Action) -> str:
    filled = state.market[action.a]
    return amount(to, state.rules.slots[filled - 1], "coin") if filled else ""


def _levy(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"coins": amount(to, row_of(state, WANDER).tokens[min(action.b, 1)], "coin")}


def _reserve(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"coins": amount(to, row_of(state, LAIRD).tokens[action.b], "coin")}


def _land(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    place = place_name(to, state, min(action.a, len(state.seats) - 1), action.b)
    return {**host(to, state, seat, action), "place": place}


def _lair(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    who, host, _ = action.words()
    place = place_name(to, state, min(action.b, len(state.seats) - 1), action.c)
    player = to.text("seat {number}", number=host)
    name = mobster_name(to, state.rules.components, who)
    return {"mobster": name, "player": player, "place": place}


def _prowl(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    owner, cell = where(state, SNITCH)
    place = place_name(to, state, owner, cell + STEPS[action.a])
    return {"place": place, "player": to.text("seat {number}", number=owner + 1)}


def _figure_prompt(to: Speaker, state: State, frame: Frame) -> str:
    name = to.text(row_of(state, frame.a).name)
    return to.text("On which tile of another player does {mobster} stand?", mobster=name)


def _mail_prompt(to: Speaker, state: State, frame: Frame) -> str:
    return to.text(
        "Seat {number} has produced: does Bruce McMail buy a resource? He has {coins}.",
        number=frame.a // CELLS + 1,
        coins=amount(to, gang(state).tokens[MOBSTER.index["bruce_mcmail"]], "coin"),
    )


def _honour_prompt(to: Speaker, state: State, frame: Frame) -> str:
    tile = reserved(state)[0]
    name = to.text(state.rules.components.tiles[tile].name)
    if could_take(state, frame.seat, tile):
        return to.text("You reserved {tile}. Your Mobsters may act before you take it.", tile=name)
    return to.text(
        "You cannot take {tile}, which you reserved. A Mobster may help, or you lose Peggy "
        "McLaird.",
        tile=name,
    )


def _plant_prompt(to: Speaker, state: State, frame: Frame) -> str:
    place = gang(state).places[DEREK]
    tile = state.seats[place // CELLS].tiles[place % CELLS]
    name = to.text(state.rules.components.tiles[tile].name)
    return to.text("Where does Derek Anderson take {tile}?", tile=name)


# --- the log --------------------------------------------------------------------------------------


def _with_pennies(to: Speaker, played: Played, deed: str) -> str:
    """A Mobster out of prison brings the Pennies that lay on it."""
    pennies = sum([event.amount for event in played.events if event.kind == "free"])
    if not pennies:
        return deed
    said = to.count("{n} Penny", "{n} Pennies", pennies)
    return to.text("{deed} with {pennies}", deed=deed, pennies=said)


def _freed(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, FREES, named(told, event))


def _levied(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, LEVIES, clan_name(told.components, event.thing))


# --- tips and reckoning ---------------------------------------------------------------------------


def _mobster_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    row = PENNY_MOBS.of(state.rules.components).mobsters[MOBSTER.index[word]]
    cost = to.text("At the end: {points}.", points=amount(to, -row.vp, "vp"))
    parts = [to.text(DOINGS[word]), cost]
    for part in state.module_states.values():
        if isinstance(part, Gang) and MOBSTER.index[word] in part.prison:
            pennies = part.bail[part.prison.index(MOBSTER.index[word])]
            parts.append(
                to.count("On it lies {n} Penny.", "On it lie {n} Pennies.", pennies)
                if pennies
                else to.text("No Penny lies on it.")
            )
        if isinstance(part, Gang) and word == "john_mcclaim" and staked(state):
            cards = cards_of(to, state.rules.components, staked(state))
            parts.append(to.text("His tokens lie on {cards}.", cards=cards))
    return Tip(to.text(row.name), " ".join(parts), (*row.marks.rules, "GM-C8-25"))


def _seat_tip(to: Speaker, table: Table, word: str) -> Tip:
    title = to.text("seat {number}", number=word)
    text = to.text("A player whom a Mobster of yours can visit.")
    return Tip(title, text, ("GM-C8-69", "GM-C8-Q13"))


def _prison_tip(to: Speaker, state: State) -> Tip:
    text = to.text(
        "At the end of your turn put one of your Pennies on a Mobster in prison, or take a Mobster "
        "with all Pennies on it. Pennies that you kept cost a point each at the end, those that "
        "you took give one; Mobsters cost what is printed on them."
    )
    return Tip(to.text("Prison"), text, ("GM-C8-15", "GM-C8-16", "GM-C8-18", "GM-C8-27"))


def _reckoned(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    state: State = table.state
    part = gang(state)
    parts: list[str] = []
    for which, owner in enumerate(part.bosses):
        if owner == seat:
            row = row_of(state, which)
            parts.append(to.text("{name}: {n}", name=to.text(row.name), n=-row.vp))
    for number, name in ((part.plus[seat], message("Pennies gained")), (-part.minus[seat], KEPT)):
        if number:
            parts.append(to.text("{name}: {n}", name=to.text(name), n=number))
    sponge = part.bosses[MOBSTER.index["sibyl_macsponge"]]
    if sponge >= 0:
        paid = skimmed_at_end(state, sponge)
        number = sum(paid) if seat == sponge else -paid[seat]
        if number:
            parts.append(to.text("{name}: {n}", name=to.text("skimmed"), n=number))
    return ScoreBreakdown(things(to, parts), (f"seat-{seat + 1}/mobsters",))


KEPT: Final = message("Pennies kept")

TEXT: Final = ModuleText(
    name=message("The Penny Mobs"),
    about=message("Mobsters help whoever lets them out of prison, and cost points at the end"),
    moves={
        "bribe": MoveKindText(
            message("bribe"),
            message("Put a Penny on {mobster}"),
            message("puts a Penny on {mobster}"),
            fields=_mobster,
            tells=("bribe",),
        ),
        "free": MoveKindText(
            message("free"),
            message("Let {mobster} out of prison"),
            message("lets {mobster} out of prison"),
            fields=_mobster,
            price=_price,
            details=_doing,
            tells=("free",),
            adds=_with_pennies,
        ),
        "pinch": MoveKindText(
            message("pinch"),
            message("Joe McDuff: take the largest pile of {resource}"),
            message("has Joe McDuff take the largest pile of {resource}"),
            fields=lambda to, state, seat, action: {"resource": to.text(THINGS[action.words()[0]])},
            gain=_pinched,
            tells=("pinch",),
        ),
        "levy": MoveKindText(
            message("levy"),
            message("Peggy McWander: a token of {coins} on {clan}"),
            message("puts a token of {coins} on {clan}"),
            fields=_levy,
            tells=("levy",),
        ),
        "reserve": MoveKindText(
            message("reserve"),
            message("Peggy McLaird: reserve {tile} with a token of {coins}"),
            message("reserves {tile} with a token of {coins}"),
            fields=_reserve,
            tells=("reserve",),
        ),
        "squat": MoveKindText(
            message("squat"),
            message("Mike McCastle: onto the Home castle of {player}"),
            message("puts Mike McCastle on the Home castle of {player}"),
            fields=host,
            tells=("squat",),
        ),
        "recruit": MoveKindText(
            message("recruit"),
            message("Take the Scot from your supply"),
            message("takes the Scot from the supply"),
        ),
        "lurk": MoveKindText(
            message("lurk"),
            message("{mobster}: onto {place} of {player}"),
            message("puts {mobster} on {place} of {player}"),
            fields=_lair,
            tells=("lurk",),
        ),
        "prowl": MoveKindText(
            message("prowl"),
            message("Move Kenneth McSnitch to {place} of {player}"),
            message("moves Kenneth McSnitch to {place} of {player}"),
            fields=_prowl,
            tells=("prowl",),
        ),
        "rob": MoveKindText(
            message("rob"),
            message("Steal {resource} and put it on {place}"),
            message("has Kenneth McSnitch steal {resource}"),
        ),
        "seize": MoveKindText(
            message("seize"),
            message("Derek Anderson: take {place} of {player}"),
            message("has Derek Anderson take {place} of {player}"),
            fields=_land,
        ),
        "plant": MoveKindText(
            message("plant"),
            message("Lay it at {place} of {player}"),
            message("has it laid at {place} of {player}"),
            fields=_land,
        ),
        "mail": MoveKindText(
            message("mail"),
            message("Bruce McMail: buy {resource}"),
            message("has Bruce McMail buy {resource}"),
            tells=("mail",),
        ),
        "fence": MoveKindText(
            message("fence"),
            message("Sell {resource} at once"),
            message("sells {resource} at once"),
            price=sale,
            pays="market",
        ),
    }
    | visitors.MOVES,
    prompts={
        "mob option": message("Put a Penny on a Mobster, let one out of prison, or end your turn."),
        "squat": message("On whose Home castle does Mike McCastle stand?"),
        "send scot": message("Which of your Scots becomes the Mobster?"),
        "honour reservation": _honour_prompt,
        "relocate": _figure_prompt,
        "robbery": message("Does Kenneth McSnitch steal a resource of this tile?"),
        "plant": _plant_prompt,
        "mail offer": _mail_prompt,
        "deliver mail": message("Put the resource on a tile of yours, or sell it at once."),
        **visitors.PROMPTS,
    },
    ends={
        "mob option": message("Leave the prison alone"),
        "squat": message("Later"),
        "relocate": message("Leave it as it is"),
        "robbery": message("Take nothing"),
        "mail offer": message("Buy nothing"),
        "honour reservation": message("Do without the reserved tile"),
    }
    | visitors.ENDS,
    ended={
        "mob option": message("leaves the prison alone"),
        "squat": message("keeps Mike McCastle for later"),
        "relocate": message("leaves it as it is"),
        "robbery": message("takes nothing"),
        "mail offer": message("buys nothing"),
        "honour reservation": message("does without the reserved tile"),
    }
    | visitors.ENDED,
    tips={"mobster": _mobster_tip, "seat": _seat_tip},
    terms={"prison": _prison_tip},
    lines={"mobsters": _reckoned},
    names={
        "mobster": lambda to, word: mobster_name(to, load(None), word),
        "line": {"mobsters": message("Mobsters and Pennies")},
    },
    facts={
        "mobster": lambda told, event: LogClause(TABLE, COMES, named(told, event)),
        "bribe": lambda told, event: LogClause(event.seat, BRIBES, named(told, event)),
        "free": _freed,
        "pinch": lambda told, event: LogClause(
            event.seat, PINCHES, told.to.text(THINGS[event.thing])
        ),
        "levy": _levied,
        "reserve": lambda told, event: LogClause(event.seat, RESERVES, told.tile(event)),
        "lapse": lambda told, event: LogClause(event.seat, LAPSES, told.tile(event)),
        "disgrace": lambda told, event: LogClause(event.seat, DISGRACE, told.tile(event)),
        "squat": lambda told, event: LogClause(event.seat, SQUATS, told.names[event.place]),
        "lurk": lambda told, event: LogClause(
            event.seat, LURKS, f"{named(told, event)} → {told.names[event.place]}"
        ),
        "prowl": lambda told, event: LogClause(event.seat, PROWLS, told.names[event.place]),
        "mail": lambda told, event: LogClause(event.seat, MAILS, amount(told.to, 1, event.thing)),
    }
    | visitors.FACTS,
    reasons={NAME: message("Mobsters")},
)
