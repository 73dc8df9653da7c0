"""The words of ports and scoring tiles: each has a rule, a phrase, a picture and a form."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from ceilidh.box.clans import SCORING
from ceilidh.box.ports import NUMBERS
from ceilidh.draw.clans.module_drawing import port_signs, tile_icons
from ceilidh.draw.svg.clans.ports import SIGNS, port_alone
from ceilidh.draw.svg.clans.scoring import COUNTED, tile_alone
from ceilidh.games.clans.components import ports, scoring_tiles
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.modules.catalogue import ENTRIES
from ceilidh.games.clans.rules.counters import COUNTERS
from ceilidh.games.clans.rules.ports import EFFECTS
from ceilidh.games.clans.tiles import check_effects
from ceilidh.kernel.component_data.datapack import DataError
from ceilidh.say import speaker
from ceilidh.say.clans.effects import port_effect, scoring_effect
from ceilidh.say.game_text import whole_text
from tests.shared.sources import check


def made_up(tmp_path: Path) -> Components:
    """Tables of their own, whose first port and tile have words that nobody knows."""
    tables = load(str(tmp_path))
    tables.ports[0].effects[0].word = "sing_loudly"
    tables.scoring_tiles[0].count = "bagpipes"
    return tables


def parts() -> dict[str, tuple[Iterable[str], Iterable[str]]]:
    """By layer: the words that it must know, and those that it knows."""
    effects = {word for entry in ENTRIES for word in entry.ports}
    counts = {word for entry in ENTRIES for word in entry.counts}
    bounds = ports.EFFECTS.values()
    entered = {key for row in bounds for key, (low, high) in row.items() if low < high}
    besides = {key for keys in scoring_tiles.COUNTS.values() for key in keys}
    return {
        "rules of ports": (ports.EFFECTS, {*EFFECTS, *effects}),
        "rules of scoring tiles": (scoring_tiles.COUNTS, {*COUNTERS, *counts}),
        "words": ({*ports.EFFECTS, *scoring_tiles.COUNTS}, whole_text("clans").effects),
        "signs of ports": (ports.EFFECTS, {*SIGNS, *port_signs()}),
        "icons of scoring tiles": (scoring_tiles.COUNTS, {*COUNTED, *tile_icons()}),
        "forms, numbers of ports": (entered, NUMBERS),
        "forms, numbers of scoring tiles": (besides, [one.name for one in SCORING.fields]),
    }


def gaps() -> list[str]:
    """What is missing, with its layer and word."""
    return [
        f"{layer} have nothing for {word}"
        for layer, (wanted, known) in parts().items()
        for word in wanted
        if word not in set(known)
    ]


def test_every_word_has_its_part_in_every_layer() -> None:
    check(gaps())


def test_a_new_word_is_missed_in_every_layer(monkeypatch: pytest.MonkeyPatch) -> None:
    before = gaps()
    monkeypatch.setitem(ports.EFFECTS, "sing_loudly", {"songs": (1, 9)})
    monkeypatch.setitem(scoring_tiles.COUNTS, "bagpipes", ("pipes",))
    assert sorted(set(gaps()).difference(before)) == [
        "forms, numbers of ports have nothing for songs",
        "forms, numbers of scoring tiles have nothing for pipes",
        "icons of scoring tiles have nothing for bagpipes",
        "rules of ports have nothing for sing_loudly",
        "rules of scoring tiles have nothing for bagpipes",
        "signs of ports have nothing for sing_loudly",
        *sorted(f"words have nothing for {word}" for word in ("bagpipes", "sing_loudly")),
    ]


def test_every_word_has_a_rule() -> None:
    check_effects(load(None))


def test_a_word_without_a_rule_is_named_with_its_row(tmp_path: Path) -> None:
    tables = made_up(tmp_path)
    with pytest.raises(DataError, match=r'ports.toml, port 1: no rule does what "sing_loudly"'):
        check_effects(tables)
    tables.ports[0].effects[0].word = "money"
    tables.ports[0].effects[0].numbers = {"money": 1}
    fault = r'scoring_tiles.toml, tile 1: no rule counts "bagpipes"; .* rules/counters.py'
    with pytest.raises(DataError, match=fault):
        check_effects(tables)


def test_what_nobody_has_drawn_or_said_is_shown_in_plain_words(tmp_path: Path) -> None:
    tables, to = made_up(tmp_path), speaker("en")
    port, tile = tables.ports[0], tables.scoring_tiles[0]
    assert ">sing<" in port_alone(port) and ">loudly<" in port_alone(port)
    assert ">bagpipes<" in tile_alone(tile)
    assert port_effect(to, port, False) == "sing loudly"
    assert scoring_effect(to, tile) == f"{tile.glory} glory for every bagpipes"
