"""Clan choice (CC-CLN): a clan with its starting tile, in reverse turn order."""

from typing import Final

from ceilidh.games.clans.kinds import CHOOSE, CLAN, CLAN_NAMES, START, TILE
from ceilidh.games.clans.rules.decision import Decision
from ceilidh.games.clans.rules.ledger import pay_in, put_goods
from ceilidh.games.clans.state import NO_CLAN, State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.chance import pick
from ceilidh.kernel.event import Event
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason, Word
from ceilidh.kernel.state import Frame


def offer_pairs(state: State, number: int) -> None:
    """Draw clans and as many starting tiles and pair them at random (CC-CLN-01, 02)."""
    clans = list(state.rules.clan_pool)
    tiles = list(state.rules.tile_pool)
    offers: list[tuple[int, int]] = []
    for _ in range(number):
        clan = NO_CLAN
        if clans:
            clan = pick(state, CLAN, clans)
            clans.remove(clan)
        tile = pick(state, TILE, tiles)
        tiles.remove(tile)
        offers.append((clan, tile))
    state.offers = tuple(sorted(offers))


def lay_out_pairs(state: State) -> None:
    """One pair more than there are people, unless they lie there already."""
    if not state.offers:
        offer_pairs(state, len(state.rules.people) + 1)


def join(state: State, seat_number: int, clan: int, tile: int) -> None:
    """Take a pair: the tile's goods and money, then the clan's gifts (CC-CLN-06, 08)."""
    seat = state.mine(seat_number)
    state.offers = tuple([pair for pair in state.offers if pair != (clan, tile)])
    row = state.rules.components.starting_tile(tile)
    seat.tile = tile
    pay_in(state, seat_number, row.money, "start")
    for good in range(6):
        put_goods(state, seat_number, good, row.goods[good], "start")
    if clan == NO_CLAN:
        return
    module = state.rules.clans[clan]
    assert module is not None
    seat.clan = clan
    seat.hooks = state.rules.hooks_of[clan]
    if state.recorder is not None:
        state.recorder.events.append(Event("clan", seat_number, CLAN_NAMES[clan], 1, -1, ""))
    own = module.new_module_state()
    if own is not None:
        state.module_states[own.name] = own
    gifts = state.rules.components.clan(CLAN_NAMES[clan])
    seat.shipping = gifts.shipping_small if state.rules.small else gifts.shipping
    seat.board_merchants -= gifts.merchants
    seat.merchants += gifts.merchants
    for one in seat.hooks.of["on_join"]:
        one.on_join(state, seat_number)


def legal_pairs(state: State, out: list[Action]) -> None:
    """The pairs still on offer, named by clan or, without clans, by tile."""
    for clan, tile in state.offers:
        out.append(START.all[tile] if clan == NO_CLAN else CHOOSE.all[clan])


def chosen_pair(state: State, action: Action) -> tuple[int, int]:
    for clan, tile in state.offers:
        if action.a == (tile if action.spec is START else clan):
            return clan, tile
    raise AssertionError("no such pair")


def why_no_pair(state: State, action: Action) -> Reason | None:
    """Why an action that names a clan or a starting tile takes no pair now."""
    clans = [clan for clan, _ in state.offers if clan != NO_CLAN]
    if action.spec is CHOOSE:
        if not clans:
            return Reason("This game does not use clans.", ("CC-VNC-01",))
        name = Word(state.rules.components.clan(CLAN_NAMES[action.a]).name)
        return Reason("Clan {clan} is not on offer.", ("CC-CLN-01", "CC-CLN-04"), {"clan": name})
    if action.spec is START:
        if clans:
            return Reason("Starting tiles come with the clans: choose a clan.", ("CC-CLN-04",))
        tile: dict[str, object] = {"tile": action.a}
        return Reason("Starting tile {tile} is not on offer.", ("CC-VNC-01",), tile)
    return None


def pair_task(state: State) -> Reason:
    if state.offers[0][0] == NO_CLAN:
        return Reason("which starting tile to take", ("CC-VNC-01",))
    return Reason("which clan to play", ("CC-CLN-04",))


class ClanChoice(Step[State]):
    """Offers one pair more than there are people; pushes the choices in reverse turn order."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        lay_out_pairs(state)
        for seat in state.order:
            if seat in state.rules.people:
                state.stack.append(Frame(PAIR_CHOICE.id, seat))
        return False


class PairChoice(Decision):
    def task(self, state: State, frame: Frame) -> Reason:
        return pair_task(state)

    def when(self, spec: Spec) -> Reason | None:
        if spec is CHOOSE or spec is START:
            return Reason(
                "Clans and starting tiles are chosen before the first workers are placed.",
                ("CC-SET-21",),
            )
        return None

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        legal_pairs(state, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        clan, tile = chosen_pair(state, action)
        join(state, frame.seat, clan, tile)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return why_no_pair(state, action)


class ReturnPair(Step[State]):
    """The pair nobody chose leaves the game (CC-CLN-07)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        state.offers = ()
        return False


CLAN_CHOICE: Final[ClanChoice] = ClanChoice("clan choice")
PAIR_CHOICE: Final[PairChoice] = PairChoice("choose pair")
RETURN_PAIR: Final[ReturnPair] = ReturnPair("return pair")
