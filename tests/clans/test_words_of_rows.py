"""The words of ports and scoring tiles: each has a rule, a phrase and a picture."""

from __future__ import annotations

from pathlib import Path

import pytest

from ceilidh.draw.clans.module_drawing import port_signs, tile_icons
from ceilidh.draw.svg.clans.ports import SIGNS, SWAPS, port_alone
from ceilidh.draw.svg.clans.scoring import COUNTED, DEAR, tile_alone
from ceilidh.games.clans.components import ports, scoring_tiles
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.tiles import check_effects
from ceilidh.kernel.component_data.datapack import DataError
from ceilidh.say import speaker
from ceilidh.say.clans.effects import port_effect, scoring_effect
from ceilidh.say.game_text import whole_text

WORDS = {*ports.EFFECTS, *scoring_tiles.COUNTS}


def made_up(tmp_path: Path) -> Components:
    """Tables of their own, whose first port and tile have words that nobody knows."""
    tables = load(str(tmp_path))
    tables.ports[0].effects[0].word = "sing_loudly"
    tables.scoring_tiles[0].count = "bagpipes"
    return tables


def test_every_word_is_said_and_drawn() -> None:
    said = whole_text("clans").effects.keys()
    drawn = {*SIGNS, *SWAPS, *port_signs(), *COUNTED, DEAR, *tile_icons()}
    assert {"words": WORDS - said, "drawings": WORDS - drawn} == {"words": set(), "drawings": set()}


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
