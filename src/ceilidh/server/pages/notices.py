"""The page about notices and time: ways to be told, the night, holidays, standing answers."""

from __future__ import annotations

from datetime import date
from zoneinfo import available_timezones

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response

from ceilidh.kernel.registry import list_games
from ceilidh.server.clocks.auto_answers import ANSWERS_BACK, set_answers
from ceilidh.server.clocks.availability import add_holiday, end_holiday, rest_of, set_night, time_of
from ceilidh.server.clocks.rest_hours import RestHours
from ceilidh.server.errors import Refusal
from ceilidh.server.html.rendering import Field, go, page
from ceilidh.server.html.templates import WEB
from ceilidh.server.notices import notice_texts
from ceilidh.server.notices.channels import HOOK, MAIL, MOST_FAILURES, PUSH
from ceilidh.server.notices.mail import clean_address
from ceilidh.server.notices.safe_http import check_target
from ceilidh.server.notices.web_push import clean_keys
from ceilidh.server.notices.webhooks import FORMS
from ceilidh.server.request_context import SentForm, service, user_for_form
from ceilidh.server.storage.models import Channel, User
from ceilidh.server.texts import clean_name

router = APIRouter(include_in_schema=False)
HERE = "/account/notices"
ZONES = sorted(name for name in available_timezones() if "/" in name and "Etc/" not in name)


@router.get(HERE)
def notices_page(request: Request) -> HTMLResponse:
    found = service(request)
    user = found.auth.need_user(request)
    availability = found.timers.availability(user.id)
    return page(
        request,
        "notices.html",
        channels=found.notice_sender.channels.of(user.id),
        most_failures=MOST_FAILURES,
        mail=found.notice_sender.mailbox is not None,
        forms=FORMS,
        push_key=found.notice_sender.pusher.public_key(),
        availability=availability,
        time_of=time_of,
        zones=["UTC", *ZONES],
        today=_today(request, rest_of(availability)).isoformat(),
        games=list_games(),
        backs=ANSWERS_BACK,
    )


def _today(request: Request, rest: RestHours) -> date:
    return rest.local(service(request).clock_worker.clock()).date()


# --- ways to be told ------------------------------------------------------------------------------


@router.post("/notices/mail")
def add_mail(request: Request, address: Field = "", csrf: Field = "") -> Response:
    """An address; it is asked by a letter whether it wants any."""
    user = user_for_form(request, csrf)
    notice_sender = service(request).notice_sender
    if notice_sender.mailbox is None:
        raise Refusal("This server does not send e-mail.")
    target = clean_address(address)
    made = notice_sender.channels.add(_channel(user, MAIL, target))
    if not made.confirmed:
        at = notice_sender.clock()
        notice_sender.put_by(made.id, notice_texts.CONFIRM, "", at.toordinal(), at)
    return go(HERE)


@router.post("/notices/hook")
async def add_hook(
    request: Request, address: Field = "", form: Field = "", csrf: Field = ""
) -> Response:
    notice_sender = service(request).notice_sender

    def added() -> Response:
        user = user_for_form(request, csrf)
        if form not in FORMS:
            raise Refusal("Choose the type of webhook.")
        target = address.strip()
        check_target(target, notice_sender.policy)
        notice_sender.channels.add(_channel(user, HOOK, target, form=form, confirmed=True))
        return go(HERE)

    return await notice_sender.look_ups.run(added)


@router.post("/notices/push")
async def add_push(
    request: Request,
    endpoint: Field = "",
    p256dh: Field = "",
    auth: Field = "",
    csrf: Field = "",
) -> JSONResponse:
    """A browser that takes pushes; sent by the script of the page."""
    notice_sender = service(request).notice_sender

    def added() -> JSONResponse:
        user = user_for_form(request, csrf)
        check_target(endpoint, notice_sender.policy)
        keys = clean_keys(p256dh, auth)
        notice_sender.channels.add(_channel(user, PUSH, endpoint, keys=keys, confirmed=True))
        return JSONResponse({"ok": True})

    return await notice_sender.look_ups.run(added)


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
    service(request).notice_sender.channels.end(_number(number), user.id)
    return go(HERE)


@router.post("/notices/try")
def try_channel(request: Request, number: Field = "", csrf: Field = "") -> Response:
    """Send something now, at most once a minute."""
    user = user_for_form(request, csrf)
    notice_sender = service(request).notice_sender
    channel = notice_sender.channels.get(_number(number))
    if channel is not None and channel.user_id == user.id and channel.confirmed:
        at = notice_sender.clock()
        notice_sender.channels.count(channel.id, failed=False)
        notice_sender.put_by(channel.id, notice_texts.TRIAL, "", int(at.timestamp()) // 60, at)
        service(request).clock_worker.called.set()
    return go(HERE)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0


# --- links in letters -----------------------------------------------------------------------------


@router.get("/notices/confirm")
def confirm_page(request: Request, token: str = "") -> HTMLResponse:
    """Asks once more: programs that look at letters follow every link in them."""
    _, target = service(request).notice_sender.channel_of("confirm", token)
    return page(request, "notice_link.html", what="confirm", token=token, target=target, done=False)


@router.post("/notices/confirm")
def confirm(request: Request, token: Field) -> HTMLResponse:
    notice_sender = service(request).notice_sender
    number, target = notice_sender.channel_of("confirm", token)
    notice_sender.channels.confirm(number, target)
    return page(request, "notice_link.html", what="confirm", token="", target=target, done=True)


@router.get("/notices/off")
def off_page(request: Request, token: str = "") -> HTMLResponse:
    _, target = service(request).notice_sender.channel_of("off", token)
    return page(request, "notice_link.html", what="off", token=token, target=target, done=False)


@router.post("/notices/off")
def off(request: Request, token: str = "") -> HTMLResponse:
    """By the page, or by one click in a mail program (RFC 8058): the link itself is the proof."""
    notice_sender = service(request).notice_sender
    number, target = notice_sender.channel_of("off", token)
    notice_sender.channels.end(number)
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
    if found.notice_sender.mailbox is None:
        raise Refusal("This server does not send e-mail; ask the server administrator for a link.")
    user = found.store.user_by_login(clean_name(name))
    channel = found.notice_sender.channels.mail_of(user.id) if user is not None else None
    if channel is not None:
        at = found.notice_sender.clock()
        found.notice_sender.put_by(
            channel.id, notice_texts.RESET, "", int(at.timestamp()) // 600, at
        )
    return page(request, "forgot.html")


# --- time -----------------------------------------------------------------------------------------


@router.post("/account/night")
def keep_night(
    request: Request, zone: Field = "", begins: Field = "", ends: Field = "", csrf: Field = ""
) -> Response:
    user = user_for_form(request, csrf)
    found = service(request)
    availability = found.timers.availability(user.id)
    set_night(availability, zone, begins or "00:00", ends or "00:00")
    found.timers.change_availability(availability, found.clock_worker.clock())
    return go(HERE)


@router.post("/account/holiday")
def keep_holiday(
    request: Request, first: Field = "", last: Field = "", end: Field = "", csrf: Field = ""
) -> Response:
    """A new holiday, or the end of one."""
    user = user_for_form(request, csrf)
    found = service(request)
    availability = found.timers.availability(user.id)
    today = _today(request, rest_of(availability))
    if end:
        end_holiday(availability, end, today)
    else:
        add_holiday(availability, first, last, today)
    found.timers.change_availability(availability, found.clock_worker.clock())
    return go(HERE)


@router.post("/account/answers")
def keep_answers(request: Request, form: SentForm, csrf: Field = "", back: Field = "") -> Response:
    user = user_for_form(request, csrf)
    found = service(request)
    availability = found.timers.availability(user.id)
    given = {game.name: str(form.get(f"answers-{game.name}", "")) for game in list_games()}
    set_answers(availability, back, given)
    found.timers.change_availability(availability, found.clock_worker.clock())
    return go(HERE)
