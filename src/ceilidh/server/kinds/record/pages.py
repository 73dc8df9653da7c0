"""The upload of a record from a file."""

from __future__ import annotations

from fastapi import APIRouter, Request, UploadFile
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import Response

from ceilidh.server.errors import Refusal
from ceilidh.server.html.rendering import Field, go
from ceilidh.server.kinds.record import keep_record
from ceilidh.server.request_context import check_form, read_text, seated, service
from ceilidh.server.table.stored_game import read_upload

router = APIRouter(include_in_schema=False)


@router.post("/records")
async def read_record(request: Request, record: UploadFile, csrf: Field = "") -> Response:
    content = await record.read(1_000_000)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise Refusal("This file is not a game record.") from fault
    await run_in_threadpool(check_form, request, csrf)
    game = await read_text(request, read_upload, text)
    # Who sent no record does not become a guest.
    user, remember = await run_in_threadpool(seated, request, csrf)
    room = await run_in_threadpool(keep_record, service(request).rooms, user, game)
    response = go(f"/t/{room.id}?move=0")
    remember(response)
    return response
