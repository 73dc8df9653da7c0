"""Bots at the tables: they think in processes of their own and move after a short pause."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.kernel.registry import find
from ceilidh.server.errors import Refusal
from ceilidh.server.live import Hub
from ceilidh.server.rooms import Room, Rooms
from ceilidh.server.seats import BOT

log = logging.getLogger("ceilidh.bots")


def think(game_name: str, data: dict[str, object], seat: int, bot: str, seed: int) -> str:
    """In a worker process: the bot's move in a position."""
    game = find(game_name)
    state = game.load(data)
    return ask(make_bot(bot, game_name, seed, seat), game, state, seat).text


class Robots:
    """Looks at a table after each change and moves for the bot that is due."""

    def __init__(self, rooms: Rooms, hub: Hub, workers: int, pause: float) -> None:
        self.rooms = rooms
        self.hub = hub
        self.pause = pause
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.busy: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        # Fresh processes: a fork of a process with threads can hang.
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(self.workers, mp_context=context)

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

    def look(self, table_id: str) -> None:
        """Called in the event loop after every change of a table."""
        if table_id in self.busy or self.pool is None:
            return
        self.busy.add(table_id)
        task = asyncio.get_running_loop().create_task(self._run(table_id))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _run(self, table_id: str) -> None:
        """Move for bots as long as one is due."""
        try:
            while await self._one(table_id):
                pass
        except Refusal as fault:
            log.warning("table %s: %s", table_id, fault.text)
        finally:
            self.busy.discard(table_id)

    async def _one(self, table_id: str) -> bool:
        loop = asyncio.get_running_loop()
        room = await loop.run_in_executor(None, self.rooms.get, table_id)
        seat = due(room)
        if seat is None:
            return False
        table = room.table
        key, count = table.key(), len(table.played)
        seed = table.seed ^ (count * 0x9E3779B97F4A7C15)
        data = table.game.dump(table.state)
        bot = room.seats[seat].bot
        call = partial(think, table.game.name, data, seat, bot, seed)
        thought = loop.run_in_executor(self.pool, call)
        await asyncio.sleep(self.pause)
        text = await thought
        try:
            await loop.run_in_executor(None, room.play_for_bot, seat, text, key)
        except Refusal as fault:
            # Somebody took a move back meanwhile: look again.
            log.info("table %s: %s", table_id, fault.text)
            return True
        self.hub.publish(table_id)
        return True


def due(room: Room) -> int | None:
    """The bot that owes a move, if the game goes on."""
    if not room.running:
        return None
    for seat in room.table.actors:
        if room.seats[seat].kind == BOT:
            return seat
    return None
