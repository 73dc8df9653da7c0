"""The service behind pages and API: one object that knows store, rooms, watchers and bots."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from fastapi import Request
from starlette.requests import HTTPConnection

from ceilidh.bots.bot_names import current_name
from ceilidh.bots.catalogue import NAMES as BOT_NAMES
from ceilidh.kernel.errors import CeilidhError, OptionError
from ceilidh.kernel.options import Option, check_fixed, resolve
from ceilidh.kernel.reason import Reason, Word
from ceilidh.kernel.registry import find, list_games
from ceilidh.server.box.choosing import pack_word, remember
from ceilidh.server.clocks.clock_worker import ClockWorker
from ceilidh.server.clocks.pace import BOT as BOT_PLAYS
from ceilidh.server.clocks.pace import read_pace
from ceilidh.server.clocks.timers import SeatTimers
from ceilidh.server.errors import Forbidden, NotFound, Refusal
from ceilidh.server.live.broadcaster import Broadcaster
from ceilidh.server.notices.sender import NoticeSender
from ceilidh.server.people.auth import Auth
from ceilidh.server.reading.text_reader import TextReader
from ceilidh.server.results.finished_games import catch_up
from ceilidh.server.results.open_archive import Downloads
from ceilidh.server.results.profiles import RatingRow, rated_people
from ceilidh.server.results.ratings import Ladder
from ceilidh.server.settings import Settings
from ceilidh.server.storage.models import User
from ceilidh.server.storage.postgres_notify import SIGNED
from ceilidh.server.storage.seats import BOT, ITSELF, OPEN, PERSON, SeatInfo, wished
from ceilidh.server.storage.store import Store
from ceilidh.server.table.commitments import word_for
from ceilidh.server.table.fair_draws import offered_value
from ceilidh.server.table.invites import Invites, links
from ceilidh.server.table.rooms import Room, Rooms
from ceilidh.server.thinking.analyses import Analyses
from ceilidh.server.thinking.analysts import AnalysisStaff, Analysts
from ceilidh.server.thinking.bot_runner import BotRunner
from ceilidh.server.thinking.own_bots import configured_bots
from ceilidh.server.thinking.reviews import Reviews

log = logging.getLogger("ceilidh.server")
MOST_WORDS = 100  # of an option that is a list
BELOW = "/play"  # where the pages lie in a browser, below the page around them


@dataclass
class SeatRequest:
    kind: str
    name: str = ""
    bot: str = ""

    def __post_init__(self) -> None:
        self.bot = current_name(self.bot)


@dataclass
class People:
    """The persons' seats whose owners have the page open, and how many watch without a seat."""

    here: list[int]
    watching: int


class Service:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        auth: Auth,
        broadcaster: Broadcaster,
        rooms: Rooms,
        bot_runner: BotRunner,
        analysis_staff: AnalysisStaff,
        reader: TextReader,
    ) -> None:
        self.settings = settings
        self.store = store
        self.auth = auth
        self.broadcaster = broadcaster
        self.rooms = rooms
        self.bot_runner = bot_runner
        # All that people can choose here: a client names one of these, never a module.
        self.bot_names = (*BOT_NAMES, *configured_bots(settings.bots))
        self.ladder = Ladder(store)
        self.downloads = Downloads()
        self.reader = reader
        self.timers = SeatTimers(store)
        self.notice_sender = NoticeSender(settings, store, auth, broadcaster.presence)
        self.clock_worker = ClockWorker(self.timers, rooms, self.notice_sender, self.changed)
        bot_runner.moved, bot_runner.wished = self.clock_worker.look, self.clock_worker.wished
        analysts = Analysts(analysis_staff, settings.analyses_per_person, settings.analyses_waiting)
        self.analyses = Analyses(analysts, store, settings)
        self.reviews = Reviews(self.analyses)

    def changed(self, table_id: str) -> None:
        """Tell watchers and bots that a table has changed; from any thread."""
        self.broadcaster.publish(table_id)
        self.clock_worker.look(table_id)
        loop = self.broadcaster.loop
        if loop is not None and not loop.is_closed() and self.bot_runner.is_due(table_id):
            loop.call_soon_threadsafe(self.bot_runner.look, table_id)

    def heard(self, process: str, about: str, what: str) -> None:
        """Another process tells of something that it has stored, or of who is there."""
        if what == SIGNED:
            self.store.session_cache.forget(int(about))
        else:
            self.broadcaster.heard(process, about, what)

    def missed(self) -> None:
        """The line to the other processes was down: what is remembered may be old."""
        self.store.session_cache.forget()
        self.broadcaster.publish_all()

    # --- games and options ------------------------------------------------------------------------

    def known_options(self, game: str) -> list[Option]:
        """The options of a game that a client may choose."""
        return [option for option in find(game).options if option.name != "data_pack"]

    def options(
        self, game: str, given: dict[str, object], user_id: int | None = None
    ) -> dict[str, object]:
        """Options of a client: a data pack by its short name, never by a path or as a word."""
        chosen = {name: value for name, value in given.items() if value not in ("", None)}
        for name, value in chosen.items():
            if not _is_choice(value):
                raise Refusal(
                    "Option {option} must be a word, a list of words, or yes or no.",
                    fields={"option": Word(name[:40], "option")},
                )
        pack = chosen.pop("data_pack", "")
        if pack:
            if not isinstance(pack, str):
                raise Refusal("This server does not have that data pack.")
            chosen["data_pack"] = pack_word(self.store, self.settings, user_id, game, pack)
        return chosen

    def check_options(
        self, game: str, players: int, given: dict[str, object], user_id: int | None = None
    ) -> Reason | None:
        """Why the options do not fit together; None if they do."""
        try:
            found = find(game)
            if players not in found.players:
                raise OptionError(
                    "{game} cannot be played by {players} players.",
                    fields={"game": Word(found.title), "players": players},
                )
            chosen = self.options(game, given, user_id)
            check_fixed(found.options, chosen, players)
            found.check(players, resolve(found.options, chosen))
        except CeilidhError as fault:
            return fault.reason
        return None

    # --- tables -----------------------------------------------------------------------------------

    def create(
        self,
        user: User,
        game: str,
        players: int,
        options: dict[str, object],
        wishes: list[SeatRequest],
        seed: int | None = None,
        listed: bool = False,
        word: str = "",
        pace: str = "",
        then: str = BOT_PLAYS,
        hints: bool = False,
        commitment: str = "",
    ) -> Room:
        measured = read_pace(pace, then)
        if game not in [known.name for known in list_games()]:
            raise NotFound("There is no such game.")
        if len(wishes) != players:
            raise Refusal(
                "You gave details for {described} seats, but this game has {players}.",
                fields={"players": players, "described": len(wishes)},
            )
        waiting = self.store.open_tables_of(user.id) if listed else 0
        if waiting >= self.settings.open_tables:
            raise Refusal(
                "You already have {number} open tables; wait for players, or leave one.",
                fields={"number": waiting},
            )
        seats = [
            wished(number, wish.kind, wish.name, wish.bot, user.id, list(self.bot_names))
            for number, wish in enumerate(wishes)
        ]
        own = [seat for seat in seats if seat.kind == PERSON]
        if own and not any(seat.name == user.name for seat in own):
            own[0].name = own[0].name or user.name
        for seat in own[:1]:
            seat.word = word_for(word)
        chosen = self.options(game, options, user.id)
        value = self.store.take_value(commitment) if commitment and seed is None else ""
        if commitment and seed is None and not value:
            raise Refusal("That commitment was used, or is too old; ask for a new one.")
        room = self.rooms.create(
            user, game, players, chosen, seats, seed, listed, hints=hints, value=value
        )
        if measured is not None:
            self.timers.set_pace(room.id, measured)
        remember(self.store, user.id, game, str(options.get("data_pack") or ""))
        self.changed(room.id)
        return room

    def commit(self) -> str:
        """Commit to a value for a table that is about to be made, before its host says a word."""
        value, commitment = offered_value()
        self.store.offer_value(value, commitment)
        return commitment

    def rematch(self, user: User, room: Room) -> Room:
        """A new table for the same people, seats swapped; a second asker gets the same one."""
        with room.lock:
            if room.table.actor is not None:
                raise Refusal("The game is not over yet.")
            if room.row.rematch:
                return self.rooms.get(room.row.rematch)
            if not room.seats_of(user.id):
                raise Forbidden("You have no seat at this table.")
            # Everybody moves up by a place, so that another one begins.
            people = [seat for seat in room.seats if seat.kind != ITSELF]
            others = [seat for seat in room.seats if seat.kind == ITSELF]
            moved = [*people[1:], people[0], *others]
            seats = [
                SeatInfo(number, info.kind, info.name, info.user_id, info.bot)
                for number, info in enumerate(moved)
            ]
            # What so many always play with is not chosen, so it is not handed on as a choice.
            fixed = [o.name for o in find(room.row.game).options if room.row.players in o.fixed]
            options = {name: it for name, it in room.row.options.items() if name not in fixed}
            row = room.row
            made = self.rooms.create(
                user, row.game, row.players, options, seats, None, False, room.id, row.hints
            )
            room.outdated = True
        pace = self.timers.pace(room.id)
        if pace is not None:
            self.timers.set_pace(made.id, pace)
        return made

    # --- finished games ---------------------------------------------------------------------------

    def rated_people(self, game: str) -> list[RatingRow]:
        """Those who want a rating at a game, the strongest first."""
        if game not in [known.name for known in list_games()]:
            raise NotFound("There is no such game.")
        catch_up(self.store, self.rooms)
        return rated_people(self.store, self.ladder, game)

    def need_archive(self) -> None:
        if not self.settings.opens_archive:
            raise NotFound("This server has no game archive.")

    # --- people ---------------------------------------------------------------------------------

    def people(self, room: Room) -> People:
        """Who has the page of a table open."""
        present = self.broadcaster.presence.all(room.id)
        persons = {seat.number: seat.user_id for seat in room.seats if seat.kind == PERSON}
        here = [number for number, user_id in persons.items() if user_id in present.users]
        watching = present.users.difference(persons.values())
        return People(here, len(watching) + present.strangers)

    def invites(self, request: Request, room: Room, user: User | None) -> Invites:
        """The links that fill the open seats, for who made the table."""
        made = user is not None and room.row.owner_id == user.id
        return links(room, self.base(request) if made else "")

    def base(self, request: HTTPConnection) -> str:
        """What links to this server begin with."""
        return (self.settings.public_url or connected_to(request)).rstrip("/")

    def link(self, request: HTTPConnection, path: str) -> str:
        """A link for whoever may never have been here.

        In a browser paths are found only by who has opened the page around the tables before; that
        one takes them behind its `#`.
        """
        if self.settings.embedded:
            return f"{self.base(request).removesuffix(BELOW)}/#{path}"
        return f"{self.base(request)}{path}"


def connected_to(request: HTTPConnection) -> str:
    """The address of the server that a connection came in at; what it says of it may be forged."""
    host, port = request.scope.get("server") or ("127.0.0.1", 80)
    shown = f"[{host}]" if ":" in host else host
    return f"{request.scope['scheme']}://{shown}:{port}"


def _is_choice(value: object) -> bool:
    """Whether a value of an option has a shape that one can have."""
    if isinstance(value, list):
        return len(value) <= MOST_WORDS and all(isinstance(word, str) for word in value)
    return isinstance(value, (bool, str))


__all__ = ["BOT", "OPEN", "PERSON", "SeatRequest", "Service"]
