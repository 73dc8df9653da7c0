"""The words of the Dragon Boat Races: rivers, rewards, results."""

from typing import Final

from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.modules.dragon_boats.course import ahead, neutral, to_go
from ceilidh.games.glenmore.modules.dragon_boats.regatta import Regatta, regatta
from ceilidh.games.glenmore.modules.dragon_boats.rows import BOATS, Boats
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.reason import Reason, Word, counting
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Table
from ceilidh.say.answers import ScoreBreakdown, Tip
from ceilidh.say.glenmore.effects import rows
from ceilidh.say.glenmore.log import GlenMoreLogBuilder
from ceilidh.say.glenmore.names import amount
from ceilidh.say.log_builder import TABLE, LogClause
from ceilidh.say.module_text import Journey, ModuleText, MoveKindText
from ceilidh.say.phrases import capital, listed, message
from ceilidh.say.speaker import PLAYER, Speaker

# The names of tiles in the table that differ between languages.
TILES: Final = (message("Race Start"), message("Ship Builder B"), message("Ship Builder C"))
RIVERS: Final = (message("River Spey"), message("River Tay"))
TOKENS: Final = {
    "points": message("Acclaim"),
    "glory": message("Glory"),
    "coins": message("Purse"),
    "whisky": message("Whisky barrel"),
    "goods": message("Supplies"),
    "scot": message("Companion"),
    "clan": message("Envoy"),
    "oars": message("Fresh oars"),
}
CARDS: Final = {
    "winner": message("the Winner card"),
    "second": message("the Second card"),
    "third": message("the Third card"),
    "last": message("a Last card"),
}
STARTS: Final = message("the boat race starts")
TAKES: Final = message("takes reward {things}")
GETS: Final = message("gets {things}")


def token_name(to: Speaker, word: str) -> str:
    return to.text(TOKENS[word]) if word in TOKENS else word


def token_text(to: Speaker, components: Components, word: str) -> str:
    """What a token gives."""
    box = BOATS.of(components)
    return rows(to, components, box.rewards[box.reward_ids().index(word)].effects)


def river_name(to: Speaker, box: Boats, players: int, stop: int) -> str:
    """The river of a seat, or a Neutral one by its name."""
    if stop < players:
        return to.text("{player}'s river", player=to.player(stop))
    return to.text(box.rivers[stop - players].name)


def water_target(stop: int, spot: int) -> str:
    """A place of a boat: the river by its number from 1, and the cell or space in it."""
    return f"water:{stop + 1}.{spot}"


def _box(state: State) -> Boats:
    return BOATS.of(state.rules.components)


# --- moves and prompts ----------------------------------------------------------------------------


def _river(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    stop, _ = ahead(state, regatta(state), seat)
    return {"river": river_name(to, _box(state), state.rules.players, stop)}


def _stroke(state: State, seat: int, action: Action) -> tuple[str, str]:
    part = regatta(state)
    return water_target(*part.boats[seat]), water_target(*ahead(state, part, seat))


def _sailed_to(state: State, seat: int, way: tuple[str, ...]) -> Reason:
    stop = int(way[-1].partition(":")[2].partition(".")[0]) - 1
    river: object = Reason("{player}'s river", (), {"player": Word(str(stop + 1), PLAYER)})
    if stop >= state.rules.players:
        river = neutral(state, stop).name
    return counting(
        "Sail your boat {n} tile on: {river}",
        "Sail your boat {n} tiles on: {river}",
        len(way) - 1,
        (),
        {"river": river},
    )


def _left(to: Speaker, state: State, seat: int, action: Action) -> str:
    return to.count("{n} tile to go", "{n} tiles to go", to_go(state, seat))


def _token(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"token": token_name(to, action.words()[0])}


def _given(to: Speaker, state: State, seat: int, action: Action) -> str:
    return token_text(to, state.rules.components, action.words()[0])


def _castle(to: Speaker, state: State, frame: Frame) -> str:
    river = river_name(to, _box(state), state.rules.players, frame.a)
    return to.text("You see the rewards at the castle on {river}: take one?", river=river)


# --- the log --------------------------------------------------------------------------------------


def _started(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(TABLE, STARTS, "")


def _rewarded(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, TAKES, token_name(told.to, event.thing))


def _carded(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, GETS, told.to.text(CARDS[event.thing]))


def _sailed(told: GlenMoreLogBuilder, event: Event) -> None:
    """The move has said it."""
    return None


# --- tips and reckoning ---------------------------------------------------------------------------


def _token_tip(to: Speaker, table: Table, word: str) -> Tip:
    box = _box(table.state)
    reward = box.rewards[box.reward_ids().index(word)]
    text = to.count(
        "{things}. {n} token of this kind.",
        "{things}. {n} tokens of this kind.",
        reward.copies,
        things=capital(token_text(to, table.state.rules.components, word)),
    )
    return Tip(token_name(to, word), text, ("GM-C1-28", "GM-C1-Q6"))


def _boat_tip(to: Speaker, table: Table, word: str) -> Tip:
    """The boat of a seat, counted from 1."""
    state: State = table.state
    seat = int(word) - 1
    part = regatta(state)
    if part.done(seat):
        text = to.text("This boat has finished the race.")
    elif not part.started:
        text = to.text("It waits at its Home castle until a pawn passes the Race Start.")
    else:
        text = to.count("{n} tile to go.", "{n} tiles to go.", to_go(state, seat))
    return Tip(to.text("Boat of {player}", player=to.player(seat)), text, ("GM-C1-12", "GM-C1-18"))


def _race_tip(to: Speaker, state: State) -> Tip:
    box = _box(state)
    prizes = listed(to, [amount(to, result.vp, "vp") for result in box.results[:-1]])
    text = to.text(
        "Once a pawn has passed the Race Start, you can spend movement points on "
        "your boat. Sail it along every player's river and back to its Home "
        "castle. At each castle you may take a reward. The first boats home gain "
        "{prizes}; the last player's coins are worth nothing at the end.",
        prizes=prizes,
    )
    return Tip(to.text("Boat race"), text, ("GM-C1-10", "GM-C1-12", "GM-C1-18", "GM-C1-25"))


def _reckoned(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    part: Regatta = regatta(table.state)
    if not part.beaten >> seat & 1:
        return ScoreBreakdown(to.text("no Last card"), ())
    coins = amount(to, table.state.seats[seat].coins, "coin")
    return ScoreBreakdown(to.text("Last card: {coins} worth nothing", coins=coins), ("race/boat",))


TEXT: Final = ModuleText(
    name=message("The Dragon Boat Races"),
    about=message(
        "boats race through every territory for rewards along the way and a prize at home"
    ),
    moves={
        "sail": MoveKindText(
            message("sail", of="boats"),
            message("Sail your boat along {river}"),
            message("sails along {river}"),
            fields=_river,
            details=_left,
            tells=("sail",),
            journey=Journey(_stroke, _sailed_to),
        ),
        "reward": MoveKindText(
            message("reward"),
            message("Take reward {token}"),
            message("takes reward {token}"),
            fields=_token,
            details=_given,
            tells=("reward",),
        ),
    },
    prompts={"take reward": _castle},
    ends={"take reward": message("Take no reward")},
    ended={"take reward": message("takes no reward")},
    tips={"token": _token_tip, "boat": _boat_tip},
    terms={"race": _race_tip},
    lines={"last_card": _reckoned},
    names={
        "token": TOKENS,
        "line": {"last_card": message("Last card")},
    },
    facts={"race": _started, "sail": _sailed, "reward": _rewarded, "result": _carded},
    reasons={"race": message("boat race"), "reward": message("reward")},
)
