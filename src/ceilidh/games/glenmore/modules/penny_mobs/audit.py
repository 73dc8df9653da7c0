"""Whether a position of The Penny Mobs can be: Pennies, Mobsters, tokens and places (GM-C8)."""

from ceilidh.games.glenmore.grid import CELLS
from ceilidh.games.glenmore.modules.penny_mobs.gang import (
    CASTLE,
    DEREK,
    HAGG,
    LAIRD,
    MAIL,
    MOBSTER,
    NOBODY,
    NOWHERE,
    TRICK,
    WANDER,
    Gang,
    gang,
    row_of,
)
from ceilidh.games.glenmore.modules.penny_mobs.laird import reserved
from ceilidh.games.glenmore.modules.penny_mobs.lurkers import FIGURES, RELOCATING, where
from ceilidh.games.glenmore.modules.penny_mobs.mover import PLANTING
from ceilidh.games.glenmore.modules.penny_mobs.visitors.heirloom import staked
from ceilidh.games.glenmore.modules.penny_mobs.visitors.trickster import DONE_HERE
from ceilidh.games.glenmore.rules.clan_board import is_open
from ceilidh.games.glenmore.rules.scoring import PHASES
from ceilidh.games.glenmore.ruleset import ABSENT
from ceilidh.games.glenmore.state import State


def gang_faults(state: State, pennies: int, pool: list[int], number: int) -> list[str]:
    """Broken invariants; `pennies` of each seat, `pool` and `number` of the Mobsters drawn."""
    part = gang(state)
    return (
        _pennies(state, part, pennies)
        or _mobsters(state, part, pool, number)
        or _tokens(state, part)
        or _places(state, part)
        or _fees(state, part)
    )


def _pennies(state: State, part: Gang, pennies: int) -> list[str]:
    seats = state.rules.players
    if {len(part.minus), len(part.plus)} != {seats} or len(part.bail) != len(part.prison):
        return ["Pennies do not fit"]
    all_of_them = [*part.minus, *part.plus, *part.bail]
    if min(all_of_them) < 0 or sum(all_of_them) != seats * pennies:
        return ["Pennies are lost or too many"]
    return []


def _mobsters(state: State, part: Gang, pool: list[int], number: int) -> list[str]:
    size = len(MOBSTER.words)
    if {len(part.bosses), len(part.tokens), len(part.places)} != {size}:
        return ["Mobsters are missing"]
    if any([not NOBODY <= seat < state.rules.players for seat in part.bosses]):
        return ["a Mobster works for nobody at the table"]
    free = [which for which, seat in enumerate(part.bosses) if seat != NOBODY]
    everybody = [*part.prison, *free]
    if not set(everybody) <= set(pool):
        return ["a Mobster is not of this game"]
    if len(set(everybody)) != len(everybody) or not 0 <= part.hidden <= number:
        return ["a Mobster is in two places"]
    return []


def _tokens(state: State, part: Gang) -> list[str]:
    """A Mobster that works for nobody has no tokens; the others have at most their own."""
    for which, left in enumerate(part.tokens):
        row = row_of(state, which)
        most = row.coins if which == MAIL else (1 << len(row.tokens)) - 1
        if part.bosses[which] == NOBODY:
            most = 0
        if not 0 <= left <= most:
            return ["tokens of a Mobster are out of range"]
    return []


def _places(state: State, part: Gang) -> list[str]:
    for which, place in enumerate(part.places):
        if place != NOWHERE and (part.bosses[which] == NOBODY or place < 0):
            return ["a Mobster is somewhere who works for nobody"]
    host = part.places[CASTLE]
    if host != NOWHERE and not _is_guest(state, part, CASTLE, host):
        return ["Mike McCastle is with nobody"]
    for which in FIGURES:
        if part.places[which] != NOWHERE and not _stands(state, part, which):
            return ["a Mobster stands on no tile"]
    seized = [frame for frame in state.stack if frame.step == PLANTING.id]
    if len(seized) != (0 if part.places[DEREK] == NOWHERE else 1):
        return ["Derek Anderson has a tile, or has none"]
    if seized and not _has_tile(state, part.places[DEREK]):
        return ["Derek Anderson has a tile that is not there"]
    tile, coins = reserved(state)
    if tile != NOWHERE and coins not in row_of(state, LAIRD).tokens:
        return ["a tile is reserved with a token that there is not"]
    cards = [card for own in state.seats for card in own.landmarks]
    if staked(state) & ~sum([1 << card for card in cards]):
        return ["a token lies on a card that nobody has"]
    if part.places[TRICK] > DONE_HERE or part.places[HAGG] > PHASES:
        return ["a Mobster has acted when it could not"]
    return []


def _is_guest(state: State, part: Gang, which: int, host: int) -> bool:
    return 0 <= host < state.rules.players and host != part.bosses[which]


def _has_tile(state: State, place: int) -> bool:
    """Whether a seat and a cell of its land name a tile."""
    seat = place // CELLS
    return 0 <= seat < state.rules.players and place % CELLS in state.seats[seat].tiles


def _stands(state: State, part: Gang, which: int) -> bool:
    """On a tile of another seat, or on one that has just gone, before he is put elsewhere."""
    host, _ = where(state, which)
    if not _is_guest(state, part, which, host):
        return False
    leaving = [f for f in state.stack if f.step == RELOCATING.id and f.a == which]
    return _has_tile(state, part.places[which]) or len(leaving) > 0


def _fees(state: State, part: Gang) -> list[str]:
    """Tokens of Peggy McWander lie on free clan territories, one on each (GM-C8-31, 34)."""
    tokens = row_of(state, WANDER).tokens
    clans = [clan for clan, _ in part.fees]
    fields = [state.rules.clan_fields[clan] for clan in clans]
    if (part.fees and part.bosses[WANDER] == NOBODY) or len(set(clans)) != len(clans):
        return ["a token lies on a clan twice, or is nobody's"]
    if any([field == ABSENT or not is_open(state, field) for field in fields]):
        return ["a token lies on a clan that is not free"]
    if any([coins not in tokens for _, coins in part.fees]):
        return ["a token lies on a clan that there is not"]
    return []
