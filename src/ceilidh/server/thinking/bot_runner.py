"""Bots at the tables: whoever is due is thought for, and moves at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from ceilidh.server.database_faults import is_database_fault
from ceilidh.server.errors import Refusal
from ceilidh.server.live.broadcaster import Broadcaster
from ceilidh.server.logs import tell, tell_fault
from ceilidh.server.side_threads import ThreadLane
from ceilidh.server.table.moves import TurnPreferences, play_alone
from ceilidh.server.table.rooms import Room, Rooms
from ceilidh.server.thinking.bot_process import BotAnswer
from ceilidh.server.thinking.bot_thinker import BotThinker, ThinkRequest
from ceilidh.shortcuts import is_new_turn, shortcuts_of

log = logging.getLogger("ceilidh.bots")
AGAIN = 3.0  # seconds before a bot tries again whose move could not be read or stored
THREADS = 4  # in which moves of bots are stored
SWEEP = 30.0  # seconds; a bot whose process died while it thought is asked again after so long


@dataclass
class BotQuestion:
    """What a bot is asked, read from a room at one moment."""

    room: Room
    seat: int
    key: str
    game: str
    data: dict[str, object]
    bot: str
    seed: int
    forced: str = ""  # a person's move that is no choice; nobody has to think about it
    reply: str = ""  # what the kind of table has the bot play


class BotRunner:
    """Looks at a table after each change and moves for the bot that is due."""

    def __init__(
        self,
        rooms: Rooms,
        broadcaster: Broadcaster,
        thinker: BotThinker,
        pause: float,
    ) -> None:
        self.rooms = rooms
        self.broadcaster = broadcaster
        self.pause = pause
        self.thinker = thinker
        self.threads = ThreadLane(THREADS)
        self.running = False
        self.moved: Callable[[str], None] | None = None  # whom else a bot's move concerns
        self.wished: Callable[[Room, int], str] | None = None  # what a person wishes to be answered
        self.busy: set[str] = set()
        self.asked = 0  # questions that the thinker has not answered yet
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self.thinker.start()
        self.running = True
        self._keep(self._sweep())

    def stop(self) -> None:
        self.running = False
        for task in self.tasks:
            task.cancel()
        self.thinker.stop()

    def is_due(self, table_id: str) -> bool:
        """Whether a bot has to move, or a decision without a choice waits; from any thread.

        Asked after every change, so that a table of people costs no task and no other thread.
        """
        room = self.rooms.rooms.get(table_id)
        if room is None or room.outdated:
            return True
        try:
            with room.lock:
                return due(room) is not None or self._forced(room) is not None
        except SQLAlchemyError:
            return True  # the change is stored; whoever looks deals with the database

    def look(self, table_id: str) -> None:
        """Called in the event loop when somebody is to be moved for."""
        if table_id in self.busy or not self.running:
            return
        self.busy.add(table_id)
        self._keep(self._run(table_id))

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        """Hold on to a task: the loop alone would let it be forgotten."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _sweep(self) -> None:
        """Ask the bots that owe a move: at the start, and where one has been forgotten."""
        age = 0.0
        while True:
            try:
                for table_id in await self.threads.run(self.rooms.store.bots_due, age):
                    self.look(table_id)
                age = SWEEP
            except SQLAlchemyError as fault:
                tell_fault(log, fault)
            await asyncio.sleep(SWEEP)

    async def _run(self, table_id: str) -> None:
        """Move for bots as long as one is due."""
        try:
            with self.rooms.pin(table_id):
                while await self._one(table_id):
                    pass
        except Refusal as fault:
            tell(log, logging.WARNING, "no bot moves", table=table_id, fault=str(fault))
        except Exception as fault:
            # Whatever it was, bots go on at other tables, people at this one hear of it, and the
            # bot is asked again by and by.
            tell_fault(log, fault, table=table_id)
            if is_database_fault(fault):
                asyncio.get_running_loop().call_later(AGAIN, self.look, table_id)
            else:
                self._say_stuck(table_id)
        finally:
            self.busy.discard(table_id)

    def _say_stuck(self, table_id: str) -> None:
        room = self.rooms.rooms.get(table_id)
        if room is not None:
            room.stuck = True
            self.broadcaster.publish(table_id)

    async def _one(self, table_id: str) -> bool:
        asked = await self.threads.run(self._question, table_id)
        if asked is None:
            return False
        turn = TurnPreferences(spares=bool(asked.forced))
        answer = BotAnswer(asked.forced)
        if not asked.forced:
            pause = asyncio.create_task(asyncio.sleep(self.pause))
            answer = await self._think(asked)
            await pause
        try:
            await self.threads.run(play_alone, asked.room, asked.seat, answer.text, asked.key, turn)
        except Refusal as fault:
            # Somebody took a move back meanwhile: look again. Where there are other processes, one
            # was faster: it goes on there.
            tell(log, logging.INFO, "too late", table=table_id, fault=str(fault))
            return not (asked.room.outdated and self.rooms.store.shared)
        asked.room.stuck = False
        if answer.hurried:
            asked.room.hurries[asked.seat] = len(asked.room.table.played)
        self.broadcaster.publish(table_id)
        if self.moved is not None:
            self.moved(table_id)
        return True

    async def _think(self, asked: BotQuestion) -> BotAnswer:
        """The bot's move."""
        if asked.reply:
            return BotAnswer(asked.reply)
        self.asked += 1
        try:
            return await self.thinker.think(
                ThinkRequest(asked.game, asked.data, asked.seat, asked.bot, asked.seed)
            )
        finally:
            self.asked -= 1

    def _question(self, table_id: str) -> BotQuestion | None:
        room = self.rooms.get(table_id)
        with room.lock:
            table = room.table
            if not room.is_bound:
                return None  # no move would be taken, and nobody is to be asked for ever
            seat = due(room)
            if seat is None:
                return self._forced(room)
            seed = room.kind.bot_seed(table, seat)
            data = table.game.dump(table.state)
            bot = room.seats[seat].robot
            told = room.kind.reply(table, seat)
            return BotQuestion(room, seat, room.key(), table.game.name, data, bot, seed, reply=told)

    def _forced(self, room: Room) -> BotQuestion | None:
        """A decision without a choice that came to a person who does not wish to be asked."""
        for seat in spared(room):
            table, owner = room.table, room.seats[seat].user_id
            action = shortcuts_of(table.game.name).forced(table.game, table.state, seat)
            user = self.rooms.store.user(owner) if action and owner is not None else None
            if action and user is not None and user.preferences.get("ask") == "choices":
                name = table.game.name
                return BotQuestion(room, seat, room.key(), name, {}, "", 0, action.text)
            wish = self.wished(room, seat) if self.wished is not None else ""
            if wish:
                return BotQuestion(room, seat, room.key(), table.game.name, {}, "", 0, wish)
        return None


def spared(room: Room) -> list[int]:
    """Persons to whom a decision came after the moves of others; not in the midst of a turn."""
    if not room.running or room.row.held is not None:
        return []
    played = room.table.played
    last = played[-1] if played and not is_new_turn(played[-1].events) else None
    actors = room.table.actors
    fresh = [seat for seat in actors if len(actors) > 1 or last is None or last.seat != seat]
    return [seat for seat in fresh if room.seats[seat].is_played]


def due(room: Room) -> int | None:
    """The bot that owes a move, if the game goes on."""
    if not room.running or room.row.held is not None or room.kind.is_decided(room.table):
        return None
    for seat in room.table.actors:
        if room.seats[seat].robot:
            return seat
    return None
