"""The Mobsters of a game: who is in prison, who works for whom, Pennies and tokens (GM-C8)."""

from typing import Final, cast

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.kinds import CLAN
from ceilidh.games.glenmore.modules.penny_mobs.places import (
    CARDS,
    LAIR,
    NUMBER,
    RESERVATION,
    SPOT,
    place_of,
    words_of,
)
from ceilidh.games.glenmore.modules.penny_mobs.rows import PENNY_MOBS, Mobster
from ceilidh.games.glenmore.naming import clan_number
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Domain
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.json_fields import integer, integers, rows, table
from ceilidh.kernel.reason import quoted
from ceilidh.kernel.state import ModuleState

NAME: Final = "penny-mobs"
NOBODY: Final = -1
NOWHERE: Final = -1
MOST_TOKENS: Final = 3  # of one Mobster

MOBSTER: Final[Domain] = Domain("mobster", tuple(PENNY_MOBS.of(load(None)).ids()), "mobster")


def mobster(name: str) -> int:
    """The number of a Mobster."""
    return MOBSTER.index[name]


WANDER: Final = mobster("peggy_mcwander")
DUFF: Final = mobster("joe_mcduff")
MAIL: Final = mobster("bruce_mcmail")
LAIRD: Final = mobster("peggy_mclaird")
SPONGE: Final = mobster("sibyl_macsponge")
DEREK: Final = mobster("derek_anderson")
CASTLE: Final = mobster("mike_mccastle")
SNITCH: Final = mobster("kenneth_mcsnitch")
DARKIE: Final = mobster("fergus_macdarkie")
TRICK: Final = mobster("elspeth_mctrick")
STARVE: Final = mobster("fraser_mcstarve")
HAGG: Final = mobster("oonagh_mchagg")
CALUM: Final = mobster("calum_mcquack")
BULLY: Final = mobster("bully_mcmuscle")
MALT: Final = mobster("erin_macmalt")
CLAIM: Final = mobster("john_mcclaim")

# What the place of a Mobster means; of those that are missing it is a number.
SHAPES: Final = {
    SNITCH: LAIR,
    DARKIE: LAIR,
    DEREK: LAIR,
    LAIRD: RESERVATION,
    CLAIM: CARDS,
    BULLY: SPOT,
}


def mobster_number(name: object) -> int:
    """The number of a Mobster that a position names."""
    if not isinstance(name, str) or name not in MOBSTER.index:
        raise RecordError("There is no Mobster {given}.", fields={"given": quoted(name)})
    return MOBSTER.index[name]


def token_words(which: int, tokens: int) -> object:
    """The numbers of the tokens that a Mobster has left, as moves name them; of Bruce his coins."""
    if which == MAIL:
        return tokens
    return [place + 1 for place in range(tokens.bit_length()) if tokens >> place & 1]


def token_mask(which: int, given: object) -> int:
    """What `token_words` wrote."""
    if which == MAIL:
        return integer(given)
    mask = 0
    for number in integers(given):
        if not 1 <= number <= MOST_TOKENS:
            raise RecordError("A Mobster has no token {given}.", fields={"given": quoted(number)})
        mask |= 1 << (number - 1)
    return mask


NO_BOSSES: Final[tuple[int, ...]] = (NOBODY,) * len(MOBSTER.words)
NO_TOKENS: Final[tuple[int, ...]] = (0,) * len(MOBSTER.words)
NO_PLACES: Final[tuple[int, ...]] = (NOWHERE,) * len(MOBSTER.words)


class Gang(ModuleState):
    """The gang in numbers of the domain MOBSTER; who the `hidden` ones are is drawn when they come.

    `bosses`, `tokens`, `places` have an entry for each Mobster: the tokens as a mask (of Bruce
    McMail his coins), the place as its shape says. `fees` are pairs (clan, coins).
    """

    # fields: module Gang
    def __init__(
        self,
        hidden: int = 0,
        prison: tuple[int, ...] = (),
        bail: tuple[int, ...] = (),
        bosses: tuple[int, ...] = NO_BOSSES,
        tokens: tuple[int, ...] = NO_TOKENS,
        places: tuple[int, ...] = NO_PLACES,
        minus: tuple[int, ...] = (),
        plus: tuple[int, ...] = (),
        fees: tuple[tuple[int, int], ...] = (),
        skimmed: int = 0,
    ) -> None:
        super().__init__(NAME)
        self.hidden = hidden
        self.prison = prison
        self.bail = bail
        self.bosses = bosses
        self.tokens = tokens
        self.places = places
        self.minus = minus
        self.plus = plus
        self.fees = fees
        self.skimmed = skimmed

    def dump(self) -> dict[str, object]:
        return {
            "hidden": self.hidden,
            "prison": [MOBSTER.words[one] for one in self.prison],
            "bail": list(self.bail),
            "bosses": {
                MOBSTER.words[which]: seat
                for which, seat in enumerate(self.bosses)
                if seat != NOBODY
            },
            "tokens": {
                MOBSTER.words[which]: token_words(which, left)
                for which, left in enumerate(self.tokens)
                if left
            },
            "places": {
                MOBSTER.words[which]: words_of(SHAPES.get(which, NUMBER), place)
                for which, place in enumerate(self.places)
                if place != NOWHERE
            },
            "minus": list(self.minus),
            "plus": list(self.plus),
            "fees": {CLAN.words[clan]: coins for clan, coins in self.fees},
            "skimmed": self.skimmed,
        }

    def restore(self, data: dict[str, object]) -> None:
        self.hidden = integer(data["hidden"])
        self.prison = tuple([mobster_number(word) for word in rows(data["prison"])])
        self.bail = tuple(integers(data["bail"]))
        self.bosses = _bosses(data["bosses"])
        self.tokens = _tokens(data["tokens"])
        self.places = _places(data["places"])
        self.minus = tuple(integers(data["minus"]))
        self.plus = tuple(integers(data["plus"]))
        self.fees = tuple(
            [(clan_number(name), integer(coins)) for name, coins in table(data["fees"]).items()]
        )
        self.skimmed = integer(data["skimmed"])

    def copy(self) -> "Gang":
        return Gang(
            self.hidden,
            self.prison,
            self.bail,
            self.bosses,
            self.tokens,
            self.places,
            self.minus,
            self.plus,
            self.fees,
            self.skimmed,
        )

    # fields: end


def _bosses(given: object) -> tuple[int, ...]:
    bosses = NO_BOSSES
    for name, seat in table(given).items():
        bosses = put(bosses, mobster_number(name), integer(seat))
    return bosses


def _tokens(given: object) -> tuple[int, ...]:
    tokens = NO_TOKENS
    for name, left in table(given).items():
        which = mobster_number(name)
        tokens = put(tokens, which, token_mask(which, left))
    return tokens


def _places(given: object) -> tuple[int, ...]:
    places = NO_PLACES
    for name, place in table(given).items():
        which = mobster_number(name)
        places = put(places, which, place_of(SHAPES.get(which, NUMBER), place))
    return places


def gang(state: State) -> Gang:
    return cast(Gang, state.module(NAME))


def row_of(state: State, which: int) -> Mobster:
    return PENNY_MOBS.of(state.rules.components).mobsters[which]


def boss(state: State, which: int) -> int:
    """The seat that controls a Mobster, or NOBODY."""
    return gang(state).bosses[which]


def put(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    """The numbers with another one at a place."""
    out = list(numbers)
    out[place] = number
    return tuple(out)


def set_tokens(state: State, which: int, tokens: int) -> None:
    part = gang(state).copy()
    part.tokens = put(part.tokens, which, tokens)
    state.keep(part)


def set_place(state: State, which: int, place: int) -> None:
    part = gang(state).copy()
    part.places = put(part.places, which, place)
    state.keep(part)


def tokens_left(state: State, which: int) -> list[int]:
    """The numbers of the tokens that a Mobster still has."""
    mask = gang(state).tokens[which]
    return [place for place in range(len(row_of(state, which).tokens)) if mask >> place & 1]


def acts_for(state: State, which: int, seat: int) -> bool:
    """Whether a Mobster works for a seat and has a token left."""
    part = gang(state)
    return part.bosses[which] == seat and part.tokens[which] > 0
