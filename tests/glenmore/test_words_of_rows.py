"""The words of effects: each has a rule, a phrase, a picture, a value and a form."""

from __future__ import annotations

import runpy
from collections.abc import Iterable

import pytest

from ceilidh.bots.glenmore import activations
from ceilidh.bots.glenmore import effects as values
from ceilidh.box import glenmore_effects as forms
from ceilidh.draw.svg.glenmore import signs as drawings
from ceilidh.draw.svg.glenmore.signs import Signs
from ceilidh.games.glenmore import powers, ways
from ceilidh.games.glenmore.components import effects as words
from ceilidh.games.glenmore.components.effects import (
    ACTIVATED,
    CHRONICLE_ACTIVATED,
    CHRONICLE_LAID,
    LAID,
    TIMINGS,
    EffectRow,
    EffectWord,
    words_of,
)
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.rules import activating, counts
from ceilidh.games.glenmore.rules import effects as rules
from ceilidh.kernel.component_data.datapack import DataError, DataTable
from ceilidh.say import speaker
from ceilidh.say.glenmore import effects as said
from tests.shared.sources import PACKAGE, check

AT_ONCE = (LAID, CHRONICLE_LAID, "immediate")
LATER = ("permanent", "end")


def parts() -> dict[str, tuple[Iterable[str], Iterable[str]]]:
    """By layer: the words that it must know, and those that it knows."""
    given = words_of((LAID, CHRONICLE_LAID, *TIMINGS))
    opened = words_of((ACTIVATED, CHRONICLE_ACTIVATED))
    return {
        "rules/effects.py": (words_of(AT_ONCE), rules.RULES),
        "powers.py": (words_of(LATER), powers.GRANTS),
        "ways.py": (opened, ways.WAYS),
        "say/glenmore/effects.py": (given, said.EFFECTS),
        "draw/svg/glenmore/signs.py": (words.WORDS, Signs(load(None)).makers),
        "bots/glenmore/effects.py": (given, values.VALUES),
        "box/glenmore_effects.py": (words.WORDS, forms.NAMES),
        "rules/activating.py, products": (ways.PRODUCTS, activating.GIVES),
        "say/glenmore/effects.py, products": (ways.PRODUCTS, said.PRODUCTS),
        "bots/glenmore/activations.py, now": (ways.PRODUCTS, activations.PRODUCTS),
        "bots/glenmore/activations.py, lasting": (ways.PRODUCTS, activations.LASTING),
        "rules/counts.py, counts": (words.COUNTS, counts.COUNTERS),
        "say/glenmore/effects.py, counts": (words.COUNTS, said.COUNTS),
        "draw/svg/glenmore/signs.py, counts": (words.COUNTS, drawings.COUNTED),
        "box/glenmore_effects.py, counts": (words.COUNTS, forms.COUNTED),
    }


def gaps() -> list[str]:
    """What is missing and what nobody needs, each with its layer and word."""
    found = []
    for layer, (wanted, known) in parts().items():
        found += [f"{layer} has nothing for {word}" for word in wanted if word not in set(known)]
        found += [f"{layer} has {word}, no word" for word in known if word not in set(wanted)]
    return found


def row(word: str) -> EffectRow:
    made = EffectRow(DataTable("tests", "effect", {"word": "coin", "amount": 1}), ("coin",))
    made.word = word
    return made


def test_every_word_has_its_part_in_every_layer() -> None:
    check(gaps())


def test_a_new_word_is_missed_in_every_layer(monkeypatch: pytest.MonkeyPatch) -> None:
    everywhere, before = (LAID, ACTIVATED, *TIMINGS), gaps()
    monkeypatch.setitem(words.WORDS, "sing_loudly", EffectWord(("amount",), everywhere))
    layers = {
        gap.partition(" has nothing for sing_loudly")[0] for gap in gaps() if gap not in before
    }
    assert layers == {layer for layer in parts() if ", " not in layer}


@pytest.mark.parametrize(
    ("known", "word", "fault"),
    [
        (rules.RULES, "scot", "scot: .* write it in rules/effects.py"),
        (ways.WAYS, "distil", "distil: .* write it in ways.py"),
        (powers.GRANTS, "coin_vp", "coin_vp: .* write it in powers.py"),
        (counts.COUNTERS, "coins", "coins: .* write it in rules/counts.py"),
    ],
)
def test_a_word_without_a_rule_is_named(
    known: dict[str, object], word: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules.check_words()
    monkeypatch.delitem(known, word)
    with pytest.raises(DataError, match=fault):
        rules.check_words()


@pytest.mark.parametrize(
    "file", ["bots/glenmore/effects.py", "box/glenmore_effects.py", "say/glenmore/effects.py"]
)
def test_a_layer_that_cannot_do_without_names_what_it_lacks(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    runpy.run_path(str(PACKAGE / file))
    if file.startswith("say"):
        monkeypatch.setattr(words, "COUNTS", (*words.COUNTS, "sing_loudly"))
    else:
        everywhere = EffectWord((), (LAID, ACTIVATED, *TIMINGS))
        monkeypatch.setitem(words.WORDS, "sing_loudly", everywhere)
    with pytest.raises(DataError, match=f"sing_loudly: .* write it in {file}"):
        runpy.run_path(str(PACKAGE / file))


def test_what_nobody_has_drawn_or_said_is_shown_in_plain_words() -> None:
    components, unknown = load(None), row("sing_loudly")
    assert said.effect(speaker("en"), components, unknown) == "sing loudly"
    assert ">sing loudly<" in Signs(components).rows([unknown]).at(0, 0, 200)
    assert said.effect(speaker("en"), components, row("coin")) == "1 coin"
