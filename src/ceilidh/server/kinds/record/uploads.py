"""An upload: a record that a person or program sends, and the table that it becomes."""

from __future__ import annotations

import asyncio

from ceilidh.server.kinds.record.kind import keep_record
from ceilidh.server.service import Service
from ceilidh.server.storage.models import User
from ceilidh.server.table.rooms import Room


async def upload(found: Service, user: User, text: str) -> Room:
    """The table of a record, which another process reads."""
    game = await found.record_reader.read(text)
    return await asyncio.to_thread(keep_record, found.rooms, user, game)
