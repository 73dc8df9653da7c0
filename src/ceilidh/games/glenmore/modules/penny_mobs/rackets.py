"""What Joe McDuff and Peggy McWander do in the own turn (GM-C8-30 to 37)."""

from typing import Final

from ceilidh.games.glenmore.kinds import CLAN, RESOURCE
from ceilidh.games.glenmore.modules.penny_mobs.gang import (
    DUFF,
    NAME,
    WANDER,
    acts_for,
    boss,
    gang,
    row_of,
    set_tokens,
    tokens_left,
)
from ceilidh.games.glenmore.modules.penny_mobs.moments import MobsterRule
from ceilidh.games.glenmore.rules.clan_board import is_open
from ceilidh.games.glenmore.rules.stock import add_coins, note
from ceilidh.games.glenmore.ruleset import ABSENT
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Spec, numbers
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

TOKEN: Final = numbers("token", 1, 3)
PINCH: Final[Spec] = Spec("pinch", (RESOURCE,), ("GM-C8-36",))
LEVY: Final[Spec] = Spec("levy", (CLAN, TOKEN), ("GM-C8-31", "GM-C8-32"))


def spend_duff(state: State) -> None:
    """One of Joe McDuff's tokens is gone."""
    mask = gang(state).tokens[DUFF]
    set_tokens(state, DUFF, mask & (mask - 1))


class TakePileRule(MobsterRule):
    """Joe McDuff takes the largest pile of a Market row: the rightmost one (GM-C8-36, Q33)."""

    def __init__(self) -> None:
        super().__init__(PINCH)

    def offers(self, state: State, seat: int, out: list[Action]) -> None:
        if acts_for(state, DUFF, seat):
            for kind, filled in enumerate(state.market):
                if filled > 0:
                    out.append(PINCH.all[kind])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        spend_duff(state)
        coins = state.rules.slots[state.market[action.a] - 1]
        state.market[action.a] -= 1
        note(state, "pinch", frame.seat, RESOURCE.words[action.a], coins, -1, "")
        add_coins(state, frame.seat, coins, NAME)

    def refusal(self, state: State, seat: int, action: Action) -> Reason:
        if boss(state, DUFF) != seat:
            return Reason("Joe McDuff does not work for you.", ("GM-C8-36",))
        if not acts_for(state, DUFF, seat):
            return Reason("Joe McDuff has no tokens left.", ("GM-C8-35", "GM-C8-36"))
        row: dict[str, object] = {"resource": RESOURCE.words[action.a]}
        return Reason("There are no coins in the market row for {resource}.", ("GM-C8-36",), row)


def levied(state: State, field: int) -> int:
    """The coins on the token of a clan territory, 0 if there is none."""
    fields = state.rules.clan_fields
    return sum([coins for clan, coins in gang(state).fees if fields[clan] == field])


class LevyRule(MobsterRule):
    """Tokens of Peggy McWander on free clan territories (GM-C8-31, Q6)."""

    def __init__(self) -> None:
        super().__init__(LEVY)

    def offers(self, state: State, seat: int, out: list[Action]) -> None:
        if not acts_for(state, WANDER, seat):
            return
        tokens = tokens_left(state, WANDER)
        for word, field in enumerate(state.rules.clan_fields):
            if field != ABSENT and is_open(state, field) and levied(state, field) == 0:
                for token in tokens:
                    out.append(LEVY.rows[word][token])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        coins = row_of(state, WANDER).tokens[action.b]
        part = gang(state).copy()
        part.fees = (*part.fees, (action.a, coins))
        state.keep(part)
        set_tokens(state, WANDER, part.tokens[WANDER] & ~(1 << action.b))
        place = state.rules.clan_fields[action.a]
        note(state, "levy", frame.seat, CLAN.words[action.a], coins, place, "")

    def refusal(self, state: State, seat: int, action: Action) -> Reason:
        if boss(state, WANDER) != seat:
            return Reason("Peggy McWander does not work for you.", ("GM-C8-31",))
        if action.b not in tokens_left(state, WANDER):
            return Reason("Peggy McWander does not have that token.", ("GM-C8-30",))
        return Reason("That clan territory is not free.", ("GM-C8-31",))


def collect_levy(state: State, seat: int, field: int) -> None:
    """The fee goes to her controller, who pays none; the token is discarded (GM-C8-32 to 34)."""
    part = gang(state)
    coins = levied(state, field)
    if coins == 0:
        return
    owner = part.bosses[WANDER]
    after = part.copy()
    fields = state.rules.clan_fields
    after.fees = tuple([pair for pair in part.fees if fields[pair[0]] != field])
    state.keep(after)
    if owner != seat:
        add_coins(state, seat, -coins, NAME)
        add_coins(state, owner, coins, NAME)
