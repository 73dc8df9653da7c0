"""Moves at a table: single ones, several in one go, those of bots, and the end of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.kernel.errors import IllegalMove
from ceilidh.kernel.fair import FairChance
from ceilidh.kernel.table import Played, Table
from ceilidh.server.errors import Forbidden, Illegal, Refusal, Stale
from ceilidh.server.table.fair_draws import is_settled, settled
from ceilidh.server.table.position_keys import moves_at, position_key
from ceilidh.server.table.room import Room
from ceilidh.shortcuts import END_TURN, Bundle, ends_turn, reveals, shortcuts_of


@dataclass(frozen=True)
class TurnPreferences:
    """How somebody plays: a turn `holds` until its owner ends it; `spares` what is no choice."""

    holds: bool = False
    spares: bool = False


# Programs and bots: every move counts at once, and every decision is asked for.
PLAIN = TurnPreferences()


def play(
    room: Room,
    user_id: int,
    text: str,
    key: str,
    seat: int | None = None,
    turn: TurnPreferences = PLAIN,
) -> Played:
    """A move of one of the user's seats, made on the position with this key."""
    with room.lock:
        return _play(room, deciding(room, user_id, seat), [text], key, turn)[0]


def play_bundle(
    room: Room, user_id: int, name: str, key: str, turn: TurnPreferences = PLAIN
) -> int:
    """Several moves in one go, as `ceilidh.shortcuts` finds them; how many they were."""
    with room.lock:
        if name == END_TURN and key != room.key() and _has_ended(room, user_id, key):
            return 0
        seat = deciding(room, user_id)
        bundle = bundle_of(room, seat, name)
        # Who ends the turn says so but once.
        how = TurnPreferences(False, turn.spares) if name == END_TURN else turn
        return len(_play(room, seat, list(bundle.moves), key, how))


def play_alone(room: Room, seat: int, text: str, key: str, turn: TurnPreferences = PLAIN) -> Played:
    """A move of a bot, or one that a person need not be asked for."""
    with room.lock:
        if not turn.spares and not room.seats[seat].robot:
            raise Stale("A person is playing this seat again.")
        # Nobody has decided anything: who asks to go back is still to be answered.
        return _play(room, seat, [text], key, turn, room.row.consent)[0]


def deciding(room: Room, user_id: int, seat: int | None = None) -> int:
    """The seat for which a user moves."""
    own = room.own(user_id)
    waiting = [number for number in room.table.actors if number in own]
    chosen = seat if seat is not None else (waiting[0] if waiting else own[0])
    if chosen not in own:
        raise Forbidden("That is not your seat, or a bot is playing it.")
    return chosen


def is_against_bots(room: Room, user_id: int) -> bool:
    """Whether the other seats are all bots', and no lesson or puzzle tells what a turn is."""
    others = [seat for seat in room.seats if seat.number not in room.own(user_id)]
    return bool(others) and not room.kind.tells_turns and all([seat.robot for seat in others])


def bundles(room: Room, seat: int) -> list[Bundle]:
    """What a seat that is to move can do in one go; the end of the turn is the last of them."""
    table = room.table
    if seat not in table.actors or len(table.actors) > 1:
        return []
    ease = shortcuts_of(table.game.name)
    # Looked for where all that the seat cannot know is drawn anew: no bundle tells the future.
    state = table.game.determinize(table.state, seat, 1)
    ending = ease.ending(table.game, state, seat)
    found = ease.bundles(table.game, state, seat)
    return [*found, ending] if ending else found


def bundle_of(room: Room, seat: int, name: str) -> Bundle:
    """The bundle of this name, which the seat must be able to do now."""
    found = [one for one in bundles(room, seat) if one.name == name]
    if not found:
        raise Illegal("Those moves cannot be made together now; check the position.")
    return found[0]


def _play(
    room: Room,
    seat: int,
    texts: list[str],
    key: str,
    turn: TurnPreferences,
    consent: dict[str, object] | None = None,
) -> list[Played]:
    """Moves of a seat, and those that follow without a choice; all are stored, or none."""
    if not room.running:
        raise Refusal("The game starts when all seats are taken.")
    if room.row.held is not None:
        raise Refusal("The previous turn has not been ended yet; wait a moment.")
    if not _current(room, key, seat):
        raise Stale("The position has changed; check it again.")
    # On a copy, which counts when it is stored: nobody ever sees what is not.
    table = room.table.copy()
    table.chance = _settled_chance(room)
    start = len(table.played)
    keys: list[str] = []
    try:
        for text in texts:
            table.play(text, seat)
            keys.append(table.key())
        if turn.spares:
            keys += _play_forced(table, seat)
    except IllegalMove as fault:
        raise Illegal.because(fault.reason) from fault
    held = held_after(table, seat, turn)
    room.store_moves(table, start, keys, redo=[], held=held, consent=consent)
    return table.played[start:]


def _settled_chance(room: Room) -> FairChance | None:
    """The chance that the first move settles, and the moves after it find settled."""
    chance = room.table.chance
    if chance is None or is_settled(chance):
        return chance
    return settled(chance, room.table.draws(), [info.word for info in room.seats])


def end_turn(room: Room, user_id: int, key: str = "") -> None:
    """The owner of the turn that is held lets the others go on.

    Who names the position means the turn that was complete there: once it has ended, nothing is
    done, so that a request that comes twice ends no other turn and is no mistake.
    """
    with room.lock:
        mine = room.row.held is not None and room.row.held in room.seats_of(user_id)
        if key and not (mine and key == room.key()) and _has_ended(room, user_id, key):
            return
        if not mine:
            raise Illegal("You have no turn to end.")
        if key and key != room.key():
            raise Stale("The position has changed; check it again.")
        with room.noticing():
            waiting = list(room.table.actors)
            room.row.revision = room.store.end_turn(room.id, room.row.revision, waiting)
        room.row.held, room.row.waiting = None, waiting


def _has_ended(room: Room, user_id: int, key: str) -> bool:
    """Whether the user's turn in which the table had this key is over."""
    table, own = room.table, room.seats_of(user_id)
    at = moves_at(table, key)
    if at is None:
        return False
    states = [*[one.before for one in table.played], table.state]
    for number in range(max(at, 1), len(states)):
        last = table.played[number - 1]
        if last.seat not in own:
            return False
        if ends_turn(table.game, states[number], last.seat, last.events):
            return True
    return False


def _current(room: Room, key: str, seat: int) -> bool:
    """Whether a seat may move on the position of this key.

    A choice that others made in secret at the same time does not make it an old one.
    """
    if key == room.key():
        return True
    hidden = room.table.hidden_moves(seat)
    return any(key == position_key(room.table, number) for number in hidden)


# --- on a table that is not stored yet ------------------------------------------------------------


def _play_forced(table: Table, seat: int) -> list[str]:
    """Go on through decisions that are none, as far as nothing is revealed; their keys."""
    keys: list[str] = []
    while not ends_turn(table.game, table.state, seat, table.played[-1].events):
        action = shortcuts_of(table.game.name).forced(table.game, table.state, seat)
        if action is None or reveals(table, seat, action):
            break
        table.play(action, seat)
        keys.append(table.key())
    return keys


def held_after(table: Table, seat: int, turn: TurnPreferences) -> int | None:
    """The seat, if its turn is over but for its word that it is."""
    last = table.played[-1]
    if not turn.holds or last.barrier or last.secret or table.actor is None:
        return None
    return seat if ends_turn(table.game, table.state, seat, last.events) else None
