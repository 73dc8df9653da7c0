"""Judgements, plans and verdicts of fixed positions are those that were written down."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.golden import (
    DIGITS,
    JUDGED,
    compared,
    course,
    hinted,
    judged,
    known,
    lead,
    lines,
    moments,
    net,
    rounded,
    searched,
)

GAMES = tuple(JUDGED)
RECORDS = [(game, record) for game in GAMES for record in JUDGED[game]]
LED = [(game, record) for game in GAMES for record in JUDGED[game][-3:]]
WAYS = {
    "searched": searched,
    "lines": lines,
    "hinted": hinted,
    "compared": compared,
}


def flat(value: Any, path: str = "") -> dict[str, Any]:
    """Every number and word by the way that leads to it."""
    if isinstance(value, dict):
        rows = [flat(one, f"{path}/{name}") for name, one in value.items()]
    elif isinstance(value, (list, tuple)):
        rows = [flat(one, f"{path}/{place}") for place, one in enumerate(value)]
    else:
        return {path: value}
    return {name: one for row in rows for name, one in row.items()}


def check_same(found: Any, wanted: Any) -> None:
    now, then = flat(rounded(found)), flat(wanted)
    assert now.keys() == then.keys()
    near = 3 * 10**-DIGITS
    other = {
        name: (one, then[name])
        for name, one in now.items()
        if one != then[name]
        and not (isinstance(one, float) and one == pytest.approx(then[name], abs=near))
    }
    assert other == {}


@pytest.mark.parametrize(("game", "record"), RECORDS)
def test_positions_are_judged_as_before(game: str, record: str) -> None:
    check_same(judged(game, record), known(game)["judged"][record])


@pytest.mark.parametrize(("game", "record"), LED)
def test_leads_are_as_before(game: str, record: str) -> None:
    check_same(lead(game, record), known(game)["leads"][record])


@pytest.mark.parametrize("record", JUDGED["glenmore"][-3:])
def test_the_net_expects_what_it_did(record: str) -> None:
    check_same(net(record), known("glenmore")["net"][record])


@pytest.mark.parametrize("way", list(WAYS))
@pytest.mark.parametrize("game", GAMES)
def test_plans_are_as_before(game: str, way: str) -> None:
    found = {name: WAYS[way](table, seat) for name, table, seat in moments(game)}
    wanted = {name: one[way] for name, one in known(game)["planned"].items()}
    check_same(found, wanted)


@pytest.mark.parametrize("game", GAMES)
def test_verdicts_are_as_before(game: str) -> None:
    check_same(course(game), known(game)["course"])
