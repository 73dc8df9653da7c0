"""The words of The Penny Mobs: what Mobsters do, Pennies, what is asked at the prison."""

from typing import Final

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.grid import CELL_NAMES, CELLS, STEPS
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
from ceilidh.kernel.reason import Reason, Word
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Played, Table
from ceilidh.say.answers import ScoreBreakdown, Tip
from ceilidh.say.glenmore.log import GlenMoreLogBuilder
from ceilidh.say.glenmore.moves import sale
from ceilidh.say.glenmore.names import THINGS, amount, clan_name
from ceilidh.say.glenmore.places import cell_of, place_name, place_of
from ceilidh.say.log_builder import TABLE, LogClause
from ceilidh.say.module_text import Journey, ModuleText, MoveKindText
from ceilidh.say.phrases import capital, listed, message
from ceilidh.say.score_breakdowns import things
from ceilidh.say.speaker import PLAYER, Speaker

DOINGS: Final = {
    "peggy_mcwander": message(
        "Place her two tokens on free clan territories: other players must also "
        "pay you the coins on them."
    ),
    "joe_mcduff": message(
        "Three times, on your turn, he takes the largest pile of coins from a market row."
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
        "One of your Scots goes on another player's tile: your movement points "
        "move him, and he may steal a resource from a tile with no Scot."
    ),
    "sibyl_macsponge": message(
        "Any player who gains six or more points gives you one: once per turn, "
        "and always in scoring phases."
    ),
    "derek_anderson": message(
        "Once per game, he moves a tile (not an exchange tile) from one territory to another."
    ),
    "fergus_macdarkie": message(
        "Your Scot on another player's tile. A tile placed next to him costs a coin, which you "
        "get. Then he goes to another player."
    ),
    "mike_mccastle": message(
        "One of your Scots goes on another player's Home castle: one of their "
        "Scots is not counted, and yours counts for you."
    ),
} | visitors.DOINGS
COMES: Final = message("new in prison: {things}")
BRIBES: Final = message("puts a Penny on {things}")
FREES: Final = message("releases {things} from prison")
PINCHES: Final = message("has Joe McDuff take coins from the {things} market row")
LEVIES: Final = message("puts a token of Peggy McWander on {things}")
RESERVES: Final = message("reserves {things}")
LAPSES: Final = message("loses the reservation: {things}")
DISGRACE: Final = message("cannot take the reserved tile and loses Peggy McLaird: {things}")
SQUATS: Final = message("puts Mike McCastle on the Home castle of {things}")
LURKS: Final = message("places a figure: {things}")
PROWLS: Final = message("moves Kenneth McSnitch in {things}'s territory")
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
    who = action.words()[0]
    place = place_name(to, state, min(action.b, len(state.seats) - 1), action.c)
    player = to.player(action.b)
    name = mobster_name(to, state.rules.components, who)
    return {"mobster": name, "player": player, "place": place}


def _prowl(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    owner, cell = where(state, SNITCH)
    place = place_name(to, state, owner, cell + STEPS[action.a])
    return {"place": place, "player": to.player(owner)}


def _step(state: State, seat: int, action: Action) -> tuple[str, str]:
    """Cells of another territory are no targets of the own one."""
    owner, cell = where(state, SNITCH)
    start, goal = [CELL_NAMES[one] for one in (cell, cell + STEPS[action.a])]
    return f"land-{owner + 1}:{start}", f"land-{owner + 1}:{goal}"


def _prowled(state: State, seat: int, way: tuple[str, ...]) -> Reason:
    owner = where(state, SNITCH)[0]
    fields: dict[str, object] = {
        "place": place_of(state, owner, cell_of(way[-1])),
        "player": Word(str(owner + 1), PLAYER),
    }
    return Reason("Move Kenneth McSnitch to {place} of {player}", (), fields)


def _figure_prompt(to: Speaker, state: State, frame: Frame) -> str:
    name = to.text(row_of(state, frame.a).name)
    return to.text("Choose another player's tile for {mobster}.", mobster=name)


def _mail_prompt(to: Speaker, state: State, frame: Frame) -> str:
    return to.text(
        "{player} has produced: does Bruce McMail buy a resource? He has {coins}.",
        player=capital(to.player(frame.a // CELLS)),
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
    return to.text("Where should Derek Anderson put {tile}?", tile=name)


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
    now: list[str] = []
    for part in state.module_states.values():
        if isinstance(part, Gang) and MOBSTER.index[word] in part.prison:
            pennies = part.bail[part.prison.index(MOBSTER.index[word])]
            now.append(
                to.count("{n} Penny on it.", "{n} Pennies on it.", pennies)
                if pennies
                else to.text("No Pennies on it.")
            )
        if isinstance(part, Gang) and word == "john_mcclaim" and staked(state):
            cards = cards_of(to, state.rules.components, staked(state))
            now.append(to.text("His tokens are on {cards}.", cards=cards))
    text, rules = f"{to.text(DOINGS[word])} {cost}", (*row.marks.rules, "GM-C8-25")
    return Tip(to.text(row.name), text, rules, " ".join(now))


def _seat_tip(to: Speaker, table: Table, word: str) -> Tip:
    title = capital(to.player(int(word) - 1))
    text = to.text("A player your Mobster can visit.")
    return Tip(title, text, ("GM-C8-69", "GM-C8-Q13"))


def _prison_tip(to: Speaker, state: State) -> Tip:
    text = to.text(
        "At the end of your turn, put one of your Pennies on a Mobster in "
        "prison, or take a Mobster with all the Pennies on it. At the end of the "
        "game, each Penny you kept costs a point and each Penny you took gives "
        "one; Mobsters cost the points printed on them."
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
            parts.append(to.text("{name}: {n}", name=to.text("taken from other players"), n=number))
    return ScoreBreakdown(things(to, parts), (f"seat-{seat + 1}/mobsters",))


KEPT: Final = message("Pennies kept")

TEXT: Final = ModuleText(
    name=message("The Penny Mobs"),
    about=message(
        "Mobsters help the player who releases them from prison, but cost points at the end"
    ),
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
            message("Release {mobster} from prison"),
            message("releases {mobster} from prison"),
            fields=_mobster,
            price=_price,
            details=_doing,
            tells=("free",),
            adds=_with_pennies,
        ),
        "pinch": MoveKindText(
            message("pinch"),
            message("Joe McDuff: take the largest pile from the {resource} row"),
            message("has Joe McDuff take the largest pile from the {resource} row"),
            fields=lambda to, state, seat, action: {"resource": to.text(THINGS[action.words()[0]])},
            gain=_pinched,
            tells=("pinch",),
        ),
        "levy": MoveKindText(
            message("levy"),
            message("Peggy McWander: place the token with {coins} on {clan}"),
            message("places the token with {coins} on {clan}"),
            fields=_levy,
            tells=("levy",),
        ),
        "reserve": MoveKindText(
            message("reserve"),
            message("Peggy McLaird: reserve {tile} (token with {coins})"),
            message("reserves {tile} (token with {coins})"),
            fields=_reserve,
            tells=("reserve",),
        ),
        "squat": MoveKindText(
            message("squat"),
            message("Mike McCastle: go to {player}'s Home castle"),
            message("puts Mike McCastle on {player}'s Home castle"),
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
            message("{mobster}: go to {player}'s {place}"),
            message("puts {mobster} on {player}'s {place}"),
            fields=_lair,
            tells=("lurk",),
        ),
        "prowl": MoveKindText(
            message("prowl"),
            message("Move Kenneth McSnitch to {place} of {player}"),
            message("moves Kenneth McSnitch to {place} of {player}"),
            fields=_prowl,
            journey=Journey(_step, _prowled),
            tells=("prowl",),
        ),
        "rob": MoveKindText(
            message("rob"),
            message("Steal {resource} and put it on {place}"),
            message("has Kenneth McSnitch steal {resource}"),
        ),
        "seize": MoveKindText(
            message("seize"),
            message("Derek Anderson: take {player}'s {place}"),
            message("has Derek Anderson take {player}'s {place}"),
            fields=_land,
        ),
        "plant": MoveKindText(
            message("plant"),
            message("Place it at {player}'s {place}"),
            message("has it placed at {player}'s {place}"),
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
        "mob option": message("Put a Penny on a Mobster, release one from prison, or skip."),
        "squat": message("Whose Home castle should Mike McCastle go to?"),
        "send scot": message("Which of your Scots becomes the Mobster?"),
        "honour reservation": _honour_prompt,
        "relocate": _figure_prompt,
        "robbery": message("Have Kenneth McSnitch steal a resource from this tile?"),
        "plant": _plant_prompt,
        "mail offer": _mail_prompt,
        "deliver mail": message("Put the resource on one of your tiles, or sell it at once."),
        **visitors.PROMPTS,
    },
    ends={
        "mob option": message("Skip the prison"),
        "squat": message("Later"),
        "relocate": message("Leave it"),
        "robbery": message("Take nothing"),
        "mail offer": message("Buy nothing"),
        "honour reservation": message("Do without the reserved tile"),
    }
    | visitors.ENDS,
    ended={
        "mob option": message("skips the prison"),
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
