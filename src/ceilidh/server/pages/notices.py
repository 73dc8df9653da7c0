"""The page about notices and time: ways to be told, the night, holidays, standing answers."""

from __future__ import annotations

from datetime import date
from zoneinfo import available_timezones

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response

from ceilidh.kernel.registry import games
from ceilidh.server.clocks.auto_answers import ANSWERS_BACK, set_answers
from ceilidh.server.clocks.availability import add_holiday, end_holiday, rest_of, set_night, time_of
from ceilidh.server.clocks.rest_hours import Rest
from ceilidh.server.errors import Refusal
from ceilidh.server.html.templates import WEB
from ceilidh.server.notices import notice_texts as letters
from ceilidh.server.notices.channels import HOOK, MAIL, MOST_FAILURES, PUSH
from ceilidh.server.notices.mail import clean_address
from ceilidh.server.notices.safe_http import check_target
from ceilidh.server.notices.web_push import clean_keys
from ceilidh.server.notices.webhooks import FORMS
from ceilidh.server.pages.rendering import Field, go, page
from ceilidh.server.request_context import service, user_for_form
from ceilidh.server.storage.models import Channel, User
from ceilidh.server.texts import clean_name

router = APIRouter(include_in_schema=False)
HERE = "/account/notices"
ZONES = sorted(name for name in available_timezones() if "/" in name and "Etc/" not in name)


@router.get(HERE)
def notices_page(request: Request) -> HTMLResponse:
    found = service(request)
    user = found.auth.need_user(request)
    rhythm = found.waits.rhythm(user.id)
    return page(
        request,
        "notices.html",
        channels=found.office.channels.of(user.id),
        most_failures=MOST_FAILURES,
        mail=found.office.mailbox is not None,
        forms=FORMS,
        push_key=found.office.pusher.public_key(),
        rhythm=rhythm,
        time_of=time_of,
        zones=["UTC", *ZONES],
        today=_today(request, rest_of(rhythm)).isoformat(),
        games=games(),
        backs=ANSWERS_BACK,
    )


def _today(request: Request, rest: Rest) -> date:
    return rest.local(service(request).keeper.clock()).date()


# --- ways to be told ------------------------------------------------------------------------------


@router.post("/notices/mail")
def add_mail(request: Request, address: Field = "", csrf: Field = "") -> Response:
    """An address; it is asked by a letter whether it wants any."""
    user = user_for_form(request, csrf)
    office = service(request).office
    if office.mailbox is None:
        raise Refusal("This server sends no letters.")
    target = clean_address(address)
    made = office.channels.add(_channel(user, MAIL, target))
    if not made.confirmed:
        at = office.clock()
        office.put_by(made.id, letters.CONFIRM, "", at.toordinal(), at)
    return go(HERE)


@router.post("/notices/hook")
def add_hook(request: Request, address: Field = "", form: Field = "", csrf: Field = "") -> Response:
    user = user_for_form(request, csrf)
    office = service(request).office
    if form not in FORMS:
        raise Refusal("Choose what kind of webhook it is.")
    target = address.strip()
    check_target(target, office.gate)
    office.channels.add(_channel(user, HOOK, target, form=form, confirmed=True))
    return go(HERE)


@router.post("/notices/push")
def add_push(
    request: Request,
    endpoint: Field = "",
    p256dh: Field = "",
    auth: Field = "",
    csrf: Field = "",
) -> JSONResponse:
    """A browser that takes pushes; sent by the script of the page."""
    user = user_for_form(request, csrf)
    office = service(request).office
    check_target(endpoint, office.gate)
    keys = clean_keys(p256dh, auth)
    office.channels.add(_channel(user, PUSH, endpoint, keys=keys, confirmed=True))
    return JSONResponse({"ok": True})


def _channel(
    user: User,
    kind: str,
    target: str,
    form: str = "",
    keys: dict[str, str] | None = None,
    confirmed: bool = False,
) -> Channel:
    return Channel(
        user_id=user.id, kind=kind, form=form, target=target, keys=keys or {}, confirmed=confirmed
    )


@router.post("/notices/end")
def end_channel(request: Request, number: Field = "", csrf: Field = "") -> Response:
    user = user_for_form(request, csrf)
    service(request).office.channels.end(_number(number), user.id)
    return go(HERE)


@router.post("/notices/try")
def try_channel(request: Request, number: Field = "", csrf: Field = "") -> Response:
    """Send something now, at most once a minute."""
    user = user_for_form(request, csrf)
    office = service(request).office
    channel = office.channels.get(_number(number))
    if channel is not None and channel.user_id == user.id and channel.confirmed:
        at = office.clock()
        office.channels.count(channel.id, failed=False)
        office.put_by(channel.id, letters.TRIAL, "", int(at.timestamp()) // 60, at)
        service(request).keeper.called.set()
    return go(HERE)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0


# --- links in letters -----------------------------------------------------------------------------


@router.get("/notices/confirm")
def confirm_page(request: Request, token: str = "") -> HTMLResponse:
    """Asks once more: programs that look at letters follow every link in them."""
    _, target = service(request).office.channel_of("confirm", token)
    return page(request, "notice_link.html", what="confirm", token=token, target=target, done=False)


@router.post("/notices/confirm")
def confirm(request: Request, token: Field) -> HTMLResponse:
    office = service(request).office
    number, target = office.channel_of("confirm", token)
    office.channels.confirm(number, target)
    return page(request, "notice_link.html", what="confirm", token="", target=target, done=True)


@router.get("/notices/off")
def off_page(request: Request, token: str = "") -> HTMLResponse:
    _, target = service(request).office.channel_of("off", token)
    return page(request, "notice_link.html", what="off", token=token, target=target, done=False)


@router.post("/notices/off")
def off(request: Request, token: str = "") -> HTMLResponse:
    """By the page, or by one click in a mail program (RFC 8058): the link itself is the proof."""
    office = service(request).office
    number, target = office.channel_of("off", token)
    office.channels.end(number)
    return page(request, "notice_link.html", what="off", token="", target=target, done=True)


@router.get("/push-worker.js")
def push_worker() -> FileResponse:
    """At the root: a worker speaks for the pages below its own path."""
    return FileResponse(WEB / "static" / "push-worker.js", media_type="text/javascript")


# --- forgotten passwords --------------------------------------------------------------------------


@router.post("/account/forgot")
def forgot(request: Request, name: Field) -> HTMLResponse:
    """A letter with a link for a new password; the answer tells nobody whether there is one."""
    found = service(request)
    if found.office.mailbox is None:
        raise Refusal("This server sends no letters; ask who runs it for a link.")
    user = found.store.user_by_login(clean_name(name))
    channel = found.office.channels.mail_of(user.id) if user is not None else None
    if channel is not None:
        at = found.office.clock()
        found.office.put_by(channel.id, letters.RESET, "", int(at.timestamp()) // 600, at)
    return page(request, "forgot.html")


# --- time -----------------------------------------------------------------------------------------


@router.post("/account/night")
def keep_night(
    request: Request, zone: Field = "", begins: Field = "", ends: Field = "", csrf: Field = ""
) -> Response:
    user = user_for_form(request, csrf)
    found = service(request)
    rhythm = found.waits.rhythm(user.id)
    set_night(rhythm, zone, begins or "00:00", ends or "00:00")
    found.waits.change_rhythm(rhythm, found.keeper.clock())
    return go(HERE)


@router.post("/account/holiday")
def keep_holiday(
    request: Request, first: Field = "", last: Field = "", end: Field = "", csrf: Field = ""
) -> Response:
    """A new holiday, or the end of one."""
    user = user_for_form(request, csrf)
    found = service(request)
    rhythm = found.waits.rhythm(user.id)
    today = _today(request, rest_of(rhythm))
    if end:
        end_holiday(rhythm, end, today)
    else:
        add_holiday(rhythm, first, last, today)
    found.waits.change_rhythm(rhythm, found.keeper.clock())
    return go(HERE)


@router.post("/account/answers")
async def keep_answers(request: Request, csrf: Field = "", back: Field = "") -> Response:
    form = await request.form()
    user = user_for_form(request, csrf)
    found = service(request)
    rhythm = found.waits.rhythm(user.id)
    given = {game.name: str(form.get(f"answers-{game.name}", "")) for game in games()}
    set_answers(rhythm, back, given)
    found.waits.change_rhythm(rhythm, found.keeper.clock())
    return go(HERE)
