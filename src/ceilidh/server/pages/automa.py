"""The companion's page: the Automa alone, for people who play with the real box.

The browser keeps the record in the address, so that there is nothing to store and no account; every
answer recomputes the game from it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.datastructures import FormData

from ceilidh.box.saying import components_line
from ceilidh.companion import Companion, LookCompanion, SetUp, companion_of, packed, unpacked
from ceilidh.companion.game import BEGIN, DRAW, FINAL, ROUND
from ceilidh.companion.needs import (
    BOXES,
    CONTRACTS,
    IMPORTS,
    MAP,
    MARKETS,
    PASSED,
    PRICE,
    PRICES,
    STALLS,
)
from ceilidh.companion.scores import people_of, sheet
from ceilidh.companion.story import last_told, names_of, story, summary
from ceilidh.draw.svg import draw_parts
from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.tray import draw_pictures
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.hexes import HEX_NAMES, MODULE_NAMES
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.goods import BOARD_KINDS, GOOD_NAMES, IMPORT_NAMES, KIND_NAMES
from ceilidh.games.clans.meta import TABLES
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import (
    MARKET_TILE,
    NOWHERE,
    markets,
    open_goods,
)
from ceilidh.kernel.component_data.pack_file import DATA_PACK
from ceilidh.kernel.opening import DRAWN_SEEDS
from ceilidh.kernel.secrecy import SPECTATOR
from ceilidh.say import Speaker, speaker
from ceilidh.server.box.choosing import linked, playable, share
from ceilidh.server.box.drafts import draft_of
from ceilidh.server.errors import Refusal
from ceilidh.server.html.rendering import go, page
from ceilidh.server.pages.automa_look import (
    FOUND_BY,
    SAID,
    cards_of,
    goods_of,
    look_values,
    looked,
)
from ceilidh.server.pages.explanations import LogStepView, told_steps
from ceilidh.server.request_context import SentForm, language_of, service

router = APIRouter(include_in_schema=False)
PATH = "/automa"
MOST_PEOPLE = 3
LEVELS = range(1, 6)
LONGEST = 8_000  # letters of an address
OWN_MAP = "own"  # of the player's box
OUR_MAP = "ours"


@dataclass
class Spot:
    """A space of a price track: its number, and the price printed there."""

    step: int
    price: int


def _sides() -> list[tuple[str, list[str]]]:
    """The sides of each map module."""
    known = [side.id for side in TABLES.sides]
    return [(module, [side for side in known if side[0] == module]) for module in MODULE_NAMES]


@router.get(PATH)
def companion(request: Request, game: str = "") -> HTMLResponse:
    """The set-up, or a game that the address holds."""
    if not game:
        found = service(request)
        user = found.auth.user(request)
        own = draft_of(found.store, user.id if user else None, CLANS.name)
        return page(
            request,
            "automa_new.html",
            sides=_sides(),
            levels=LEVELS,
            most=MOST_PEOPLE,
            own=own.pack if own and (own.pack.rows or own.pack.confirmed) else None,
        )
    setup, lines = unpacked(game[:LONGEST])
    played = companion_of(setup, lines, _pack(request, setup))
    return page(request, "automa.html", **_values(played, speaker(language_of(request))))


def _pack(request: Request, setup: SetUp) -> str:
    """The pack whose hash a set-up names, as one word."""
    if not setup.pack:
        return ""
    return playable(linked(service(request).store, setup.pack, CLANS.name)).word()


def _own_pack(request: Request) -> str:
    """Share what somebody has entered, as it is now: the game goes on with it."""
    found = service(request)
    user = found.auth.user(request)
    own = draft_of(found.store, user.id if user else None, CLANS.name)
    if user is None or own is None:
        raise Refusal("You have not entered anything of your box yet.")
    return share(found.store, user.id, own.pack)


def _values(game: Companion, to: Speaker) -> dict[str, Any]:
    now = game.position if isinstance(game, LookCompanion) else game.state
    view = game.table.game.view(now, SPECTATOR)
    tables = game.tables
    parts = {part.name: part for part in draw_parts(view, to.language, None, tables)}
    looks = game.setup.looks
    asks = game.asks
    need, _, good = asks.partition(" ")
    # Without a map the steps so far say what to do with the answer.
    events = last_told(game) if not asks else game.tried() if looks else []
    beats = story(to, game, events) if events else []
    targets = [f"contract:{one.id}" for one in tables.contracts] if need in _PICKED else []
    cards = [f"automa-card:{number}" for number in cards_of(game)]
    pictures = draw_pictures(view, to.language, None, tables, [*targets, *cards])
    shown = game.state.display if need == CONTRACTS else game.state.seats[0].box
    told: list[LogStepView] = told_steps(beats, view, to, None, tables)
    return {
        "game": game,
        "word": packed(game.setup, game.lines),
        "back": packed(game.setup, _back(game.lines)) if len(game.lines) > 1 else "",
        "need": need,
        "good": good,
        "goods": [good] if good else list(GOOD_NAMES),
        "imports": list(zip(IMPORT_NAMES, game.state.imports, strict=True)),
        "tracks": _tracks(game),
        "told": told,
        "summary": "" if asks else summary(to, game, last_told(game)),
        "cards": [pictures[card] for card in cards],
        "contracts": sorted(
            [
                _picked(tables.contracts, int(name.split(":")[1]), pictures[name])
                for name in targets
            ],
            key=lambda one: one[0] not in shown,
        ),
        "found_by": FOUND_BY,
        "shown": shown,
        "map": "" if looks else parts["map"].markup,
        "looks": looks,
        "standing": game.standing,
        "said": bool(people_of(game)) or not looks,
        **look_values(game, to),
        "board": parts[f"seat-{game.seat + 1}"].markup,
        "money": now.seats[game.seat].money,
        "begins": isinstance(game, LookCompanion) and game.begins,
        "sheet": sheet(game),
        "tiles": MARKET_TILE.words,
        "stalls": _open_stalls(game),
        "people": names_of(to, game)[:-1],
        "kinds": KIND_NAMES[:BOARD_KINDS],
        "components": "" if looks else components_line(to.language, CLANS.name, (), _word_of(game)),
        "line_name": lambda name: to.name(game.table.game.name, "line", name),
    }


def _picked(contracts: Sequence[Contract], number: int, picture: Ink) -> tuple[int, Ink, str]:
    """A contract to choose: its number, its picture, and the goods by which it is found."""
    return number, picture, goods_of(contracts[number - 1])


def _word_of(game: Companion) -> str:
    return str(game.table.options[DATA_PACK])


def _back(lines: list[str]) -> list[str]:
    """Without what was said last; markets are said together with the beginning."""
    return lines[:-2] if lines[-1] == BEGIN else lines[:-1]


_PICKED = (CONTRACTS, BOXES)


def _tracks(game: Companion) -> dict[str, tuple[int, list[Spot]]]:
    """By good: the space of its marker, and all spaces."""
    rules = game.state.rules
    return {
        name: (
            game.state.prices[good],
            [Spot(step, rules.prices[good][step]) for step in range(rules.last_price + 1)],
        )
        for good, name in enumerate(GOOD_NAMES)
    }


def _open_stalls(game: Companion) -> list[tuple[int, str, list[str]]]:
    """The farmers' markets that still lie there: number, hex, and what can be sold."""
    if not game.setup.markets or not game.state.round:
        return []
    own = markets(game.state)
    return [
        (number + 1, HEX_NAMES[hex_], [GOOD_NAMES[good] for good in open_goods(own, number)])
        for number, hex_ in enumerate(own.hexes)
        if hex_ != NOWHERE
    ]


# --- going on -------------------------------------------------------------------------------------


@router.post(PATH)
def go_on(request: Request, form: SentForm) -> Response:
    """One more line; back to the page, whose address holds it."""
    word = _text(form, "game")
    if not word:
        setup = _new(form, _own_pack(request) if _text(form, "map") == OWN_MAP else "")
        lines = [] if setup.markets and not setup.looks else [BEGIN]
    else:
        setup, lines = unpacked(word[:LONGEST])
        if _text(form, "say") in SAID:
            before = companion_of(setup, lines, _pack(request, setup))
            lines = [*lines, looked(form, _text(form, "say"), before)]
        else:
            lines = [*lines, *_said(form, setup)]
    found = companion_of(setup, lines, _pack(request, setup))
    address = f"{PATH}?game={packed(setup, found.lines)}"
    if len(address) > LONGEST:
        raise Refusal("This game has become too long; go back a few steps.")
    return go(address)


def _text(form: FormData, name: str) -> str:
    value = form.get(name, "")
    return value if isinstance(value, str) else ""


def _number(form: FormData, name: str, least: int, most: int) -> int:
    text = _text(form, name)
    if not text.isascii() or not text.isdigit() or not least <= int(text[:6]) <= most:
        raise Refusal("Fill in all numbers.")
    return int(text)


def _new(form: FormData, pack: str) -> SetUp:
    return SetUp(
        _number(form, "people", 1, MOST_PEOPLE),
        _number(form, "level", LEVELS[0], LEVELS[-1]),
        tuple([_text(form, f"side-{module}")[:2] or f"{module}1" for module in MODULE_NAMES]),
        "ports" in form,
        "trains" in form,
        MARKETS in form,
        secrets.randbelow(DRAWN_SEEDS),
        pack,
        _text(form, "map") not in (OWN_MAP, OUR_MAP),
    )


def _said(form: FormData, setup: SetUp) -> list[str]:
    """The lines that a form stands for."""
    say = _text(form, "say")
    if say in (DRAW, ROUND):
        return [say]
    if say == MAP:
        return [" ".join([MAP, *_text(form, "units")[:4000].split()])]
    if say in (PRICE, PRICES):
        goods = [good for good in GOOD_NAMES if good in form]
        steps = [str(_number(form, good, 0, 99)) for good in goods]
        if say == PRICE:
            return [f"{PRICE} {goods[0]} {steps[0]}"] if goods else []
        return [" ".join([PRICES, *steps])]
    if say in _PICKED:
        picked = [str(one) for one in form.getlist("contract")]
        return [" ".join([say, *[one for one in picked if one.isdigit()]])]
    if say == MARKETS:
        return [_laid(form, setup), BEGIN]
    if say == STALLS:
        return [_stalls(form, setup)]
    if say == PASSED:
        return [f"{PASSED} {_number(form, PASSED, 0, setup.people)}"]
    imports = [str(_number(form, name, 0, 99)) for name in IMPORT_NAMES]
    lines = [" ".join([IMPORTS, *imports])]
    if say == FINAL:
        lines.append(" ".join([FINAL, *[_person(form, n) for n in range(setup.people)]]))
    return lines


def _laid(form: FormData, setup: SetUp) -> str:
    """The farmers' markets, from their tiles and the hexes that were tapped: `1@7.4`."""
    words = [word.partition("@") for word in _text(form, "units")[:400].split()]
    hexes = {number: name for number, _, name in words}
    laid = [
        f"{_text(form, f'tile-{number}')}:{hexes.get(str(number), '')}"
        for number in range(1, setup.people + 2)
    ]
    return " ".join([MARKETS, *laid])


def _stalls(form: FormData, setup: SetUp) -> str:
    """What is left at each farmers' market."""
    left = [form.getlist(f"stall-{number}") for number in range(1, setup.people + 2)]
    return " ".join([STALLS, *[",".join(map(str, goods)) or "-" for goods in left]])


def _person(form: FormData, number: int) -> str:
    done = _number(form, f"contracts-{number}", 0, 50)
    linked = _number(form, f"settlements-{number}", 0, 99)
    points = _number(form, f"points-{number}", 0, 999) if _text(form, f"points-{number}") else ""
    return f"{done}:{linked}:{points}"
