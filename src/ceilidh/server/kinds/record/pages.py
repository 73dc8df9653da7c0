"""The upload of a record from a file."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, UploadFile
from fastapi.responses import Response

from ceilidh.server.errors import Refusal
from ceilidh.server.html.rendering import Field, go
from ceilidh.server.kinds.record.uploads import upload
from ceilidh.server.request_context import seated, service

router = APIRouter(include_in_schema=False)


@router.post("/records")
async def read_record(request: Request, record: UploadFile, csrf: Field = "") -> Response:
    user, remember = await asyncio.to_thread(seated, request, csrf)
    content = await record.read(1_000_000)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise Refusal("This file is not a game record.") from fault
    room = await upload(service(request), user, text)
    response = go(f"/t/{room.id}?move=0")
    remember(response)
    return response
