"""The page for a new table: presets, options under headings, and why a choice does not fit."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.datastructures import FormData

from ceilidh.bots.catalogue import DEFAULT, stand_in
from ceilidh.bots.profile import EASY
from ceilidh.kernel.entry import MODULES
from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.game import Game
from ceilidh.kernel.options import Option, Options, plain, resolve, sensible
from ceilidh.kernel.registry import find, list_games
from ceilidh.say import Speaker, speaker
from ceilidh.server.box.choosing import choices
from ceilidh.server.box.choosing import chosen as chosen_pack
from ceilidh.server.clocks.pace import BOT, OFFERED, THENS, pace_words, read_pace, then_words
from ceilidh.server.errors import Refusal
from ceilidh.server.html.rendering import Field, go, page
from ceilidh.server.kinds.lesson.lessons import guided_game
from ceilidh.server.pages.bot_levels import level_lines
from ceilidh.server.pages.opponents import (
    ALONE,
    bot_of_level,
    chosen_opponent,
    first_choice,
    opponents_of,
)
from ceilidh.server.request_context import SentForm, language_of, seated, service
from ceilidh.server.results.last_opponents import LastGame, is_newcomer, last_game
from ceilidh.server.service import SeatRequest

router = APIRouter(include_in_schema=False)
MOST_SEATS = 8  # read from a form; no game has more
PLAYERS = 2  # at first
COMMITMENT = 64  # digits
LAST = ("draw",)  # groups of what few people look for
# Digits as keyboards have them: there are others, and thousands of them, that no number is made of.
PLAYER_COUNT = re.compile(r"[0-9]")
SEED = re.compile(r"-?[0-9]{1,19}")


@dataclass
class OptionGroup:
    """Options under a heading, named by a word of the game."""

    name: str
    options: list[Option]


def grouped(options: list[Option]) -> list[OptionGroup]:
    """In the order in which the game declares them; modules first, what few look for last."""
    names = list(dict.fromkeys([option.group for option in options]))
    names.sort(key=lambda name: (name in LAST, name != MODULES))
    return [
        OptionGroup(name, [option for option in options if option.group == name]) for name in names
    ]


def choices_by_group(option: Option) -> list[tuple[str, list[str]]]:
    """The choices of an option under the headings that they declare; mostly one without a name."""
    out: dict[str, list[str]] = {}
    for word in option.choices:
        about = option.about.get(word)
        out.setdefault(about.group if about else "", []).append(word)
    return list(out.items())


def senseless(game: Game[Any], players: int, given: dict[str, object]) -> list[str]:
    """Options that change nothing now, and choices of `modules` that so many players lack."""
    try:
        values = resolve(game.options, given)
    except OptionError:
        return []
    names = [one.name for one in game.options if not one.has_sense(players, values)]
    for option in game.options:
        missing = set(option.choices) - set(option.offered(players))
        names += [f"{option.name}:{word}" for word in sorted(missing)]
    return names


def presets_of(game: Game[Any]) -> dict[str, dict[str, object]]:
    """What each preset puts into the form."""
    return {preset.name: plain(preset.completed(game.options)) for preset in game.presets}


def preset_named(game: Game[Any], players: int, given: dict[str, object]) -> str:
    """The preset that has been chosen, if it is one."""
    try:
        values = _resolved(game, players, given)
        for preset in game.presets:
            asked = dict(preset.completed(game.options))
            if _resolved(game, players, dict(asked)) == values:
                return preset.name
    except OptionError:
        return ""
    return ""


def by_themselves(game: Game[Any], players: int, given: dict[str, object]) -> list[int]:
    """The seats that the rules play with these options; nobody is asked who sits there."""
    if players not in game.players:
        return []
    try:
        people = game.people(players, _resolved(game, players, given))
    except OptionError:
        return []
    return [seat for seat in range(players) if seat not in people]


def refused_presets(game: Game[Any], players: int) -> list[str]:
    """Those that so many players cannot play with, as names of what the page hides."""
    names: list[str] = []
    for preset in game.presets if players in game.players else ():
        try:
            game.check(players, _resolved(game, players, dict(preset.completed(game.options))))
        except OptionError:
            names.append(f"preset:{preset.name}")
    return names


def different(game: Game[Any], players: int, given: dict[str, object], to: Speaker) -> list[str]:
    """What was chosen that is not as usual, in words."""
    try:
        values = _resolved(game, players, given)
    except OptionError:
        return []
    said: list[str] = []
    for option in game.options:
        value = values[option.name]
        if value == option.default:
            continue
        name = to.name(game.name, "option", option.name)
        if value is True or (option.many and not option.about):
            said.append(name)
        else:
            chosen = to.choice(game.name, option.name, value)
            said.append(to.text("{name}: {things}", name=name, things=chosen))
    return said


def _resolved(game: Game[Any], players: int, given: dict[str, object]) -> Options:
    return resolve(game.options, sensible(game.options, players, given))


def first_bot(choice: str, last: LastGame | None, bots: Sequence[str]) -> str:
    """The bot that stands in the form at first."""
    if last is not None and last.bot in bots:
        return last.bot
    return bot_of_level().get(choice, bot_of_level()[EASY])


@router.get("/new")
def new_page(
    request: Request, game: str = "clans", preset: str = "", pack: str = ""
) -> HTMLResponse:
    found = service(request)
    chosen = find(game)
    presets = presets_of(chosen)
    user = found.auth.user(request)
    last = last_game(found.store, user.id if user else None, game)
    to = speaker(language_of(request))
    opponents, choice = opponents_of(game, to, last), first_choice(game, last)
    known = next((one for one in opponents if one.name == choice), None)
    values = presets.get(preset) or plain(resolve(chosen.options, {}))
    if known is not None and known.option:
        values = {**values, known.option: known.level}
    players = 1 if choice == ALONE else PLAYERS
    return page(
        request,
        "new.html",
        game=chosen,
        games=list_games(),
        groups=grouped(found.known_options(game)),
        choices_by_group=choices_by_group,
        presets=presets,
        preset=preset_named(chosen, players, dict(values)),
        values=values,
        players=players,
        senseless=senseless(chosen, players, dict(values)),
        packs=choices(found.store, found.settings, user.id if user else None, game),
        pack=pack or chosen_pack(found.store, user.id if user else None, game),
        bots=found.bot_names,
        opponents=opponents,
        opponent=choice,
        newcomer=guided_game(found.rooms, user, game, to.language)
        if is_newcomer(found.store, user.id if user else None, game)
        else None,
        default_bot=first_bot(choice, last, found.bot_names),
        levels=level_lines(game, found.bot_names, to),
        stand_in=stand_in(DEFAULT, game),
        archive=found.settings.opens_archive,
        paces=offered_paces(to),
        thens=[(then, then_words(then, to)) for then in THENS],
    )


def offered_paces(to: Speaker) -> list[tuple[str, str]]:
    """The paces that can be chosen, in words."""
    paces = [read_pace(text, BOT) for text in OFFERED]
    return [(pace.text, pace_words(pace, to)) for pace in paces if pace is not None]


def _given(form: FormData, game: str) -> tuple[int, dict[str, object]]:
    """Players and options of the form."""
    options: dict[str, object] = {}
    for option in find(game).options:
        values = [str(value) for value in form.getlist(option.name)]
        if isinstance(option.default, bool):
            options[option.name] = option.name in form
        elif option.many:
            options[option.name] = [value for value in values if value]
        elif values and values[0]:
            options[option.name] = values[0]
    players = str(form.get("players", "0"))
    return int(players) if PLAYER_COUNT.fullmatch(players) else 0, options


def _seats(form: FormData, players: int) -> list[SeatRequest]:
    """Who is to sit where."""
    return [
        SeatRequest(
            str(form.get(f"kind{number}", "open")),
            str(form.get(f"name{number}", "")),
            str(form.get(f"bot{number}", "")),
        )
        for number in range(min(players, MOST_SEATS))
    ]


def _seed(text: str) -> int | None:
    if text and not SEED.fullmatch(text):
        raise Refusal("The seed must be a whole number of at most 19 digits.")
    return int(text) if text else None


def _without_hidden(game: str, players: int, options: dict[str, object]) -> dict[str, object]:
    """As the page shows it: what has no sense is hidden there, and so nobody chose it."""
    pack = options.pop("data_pack", None)  # a name here; the service knows its folder
    known = find(game).options
    try:
        kept = sensible(known, players, options)
    except OptionError:
        # Refused for what cannot be read, and not for what nobody could choose.
        fixed = [option.name for option in known if players in option.fixed]
        kept = {name: value for name, value in options.items() if name not in fixed}
    return kept if pack is None else {**kept, "data_pack": pack}


@router.post("/new/check")
def check_new(request: Request, form: SentForm, game: Field) -> HTMLResponse:
    """While choosing: what does not fit together, what has no sense, which preset it is."""
    players, options = _given(form, game)
    found = find(game)
    user = service(request).auth.user(request)
    plainly = {name: value for name, value in options.items() if name != "data_pack"}
    kept = _without_hidden(game, players, options)
    return page(
        request,
        "_fits.html",
        reason=service(request).check_options(game, players, kept, user.id if user else None),
        game=found,
        senseless=senseless(found, players, plainly) + refused_presets(found, players),
        preset=preset_named(found, players, plainly),
        opponent=chosen_opponent(game, players, _seats(form, players), plainly),
        by_themselves=by_themselves(found, players, plainly),
        different=different(found, players, plainly, speaker(language_of(request))),
    )


@router.post("/new/commitment")
def commit(request: Request, csrf: Field = "") -> JSONResponse:
    """The page asks for this before it draws a word: the server is bound first."""
    if service(request).auth.user(request) is not None:
        service(request).auth.check_csrf(request, csrf)
    return JSONResponse({"commitment": service(request).commit()}, 201)


@router.post("/new")
def make_new(request: Request, form: SentForm, game: Field, csrf: Field = "") -> Response:
    user, remember = seated(request, csrf)
    players, given = _given(form, game)
    options = _without_hidden(game, players, given)
    wishes = _seats(form, players)
    room = service(request).create(
        user,
        game,
        players,
        options,
        wishes,
        _seed(str(form.get("seed", "")).strip()),
        "open" in form,
        str(form.get("word", "")),
        str(form.get("pace", "")),
        str(form.get("then", BOT)),
        "hints" in form,
        str(form.get("commitment", ""))[:COMMITMENT],
    )
    response = go(f"/t/{room.id}")
    remember(response)
    return response
