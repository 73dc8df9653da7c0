"""Icons, colours and the ink they are made of."""

import re
from importlib.resources import files
from itertools import combinations
from xml.etree import ElementTree

import pytest

from ceilidh.draw.svg.icons import SIZE, glyph, icon, icons, reference, sprite
from ceilidh.draw.svg.ink import Ink, InkError, group, join, short, tag, target, text
from ceilidh.draw.svg.palette import (
    SHAPES,
    WEAVES,
    fixed_styles,
    seat_class,
    seat_shape,
    stylesheet,
    tokens,
    weave,
    worn_styles,
)
from ceilidh.games.clans.components.contracts import GIVE_WORDS, NEED_WORDS
from ceilidh.games.clans.goods import COLUMN_NAMES, IMPORT_NAMES, TERRAIN_NAMES
from ceilidh.games.glenmore.goods import KIND_NAMES, TYPE_NAMES

THINGS = (*NEED_WORDS, *GIVE_WORDS, *IMPORT_NAMES, *COLUMN_NAMES, *TERRAIN_NAMES)
GLEN_MORE = (*KIND_NAMES, *TYPE_NAMES, "landmark", "person", "clan_marker", "river", "overlay")


# --- ink --------------------------------------------------------------------------------------


def test_everything_is_escaped() -> None:
    made = tag("text", "<b> & co", title='say "hi" <now>', data_target="hex:1.1", class_="a")
    assert made == (
        '<text title="say &quot;hi&quot; &lt;now&gt;" data-target="hex:1.1" class="a">'
        "&lt;b&gt; &amp; co</text>"
    )
    assert group(tag("b", "x"), "<i>") == "<g><b>x</b>&lt;i&gt;</g>"
    assert tag("path", d=None, id="") == '<path id=""/>'


def test_markup_joined_with_text_is_text_again() -> None:
    plain = tag("b", "x") + "<script>"
    assert not isinstance(plain, Ink)
    assert join([plain]) == "&lt;b&gt;x&lt;/b&gt;&lt;script&gt;"
    assert tag("b", "x").__html__() == "<b>x</b>"


def test_numbers_are_short() -> None:
    assert [short(n) for n in (1, 2.0, 2.04, -0.01, 3.25, -7)] == ["1", "2", "2", "0", "3.2", "-7"]
    assert text(1.26, 2, "a") == '<text x="1.3" y="2">a</text>'


def test_a_target_says_what_it_is() -> None:
    made = ElementTree.fromstring(target("good:wool", "wool: £4", tag("rect"), look="hit"))
    assert made.attrib == {
        "class": "target hit",
        "data-target": "good:wool",
        "tabindex": "0",
        "role": "button",
        "aria-label": "wool: £4",
    }


# --- icons ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*THINGS, *GLEN_MORE, *SHAPES])
def test_every_thing_has_an_icon(name: str) -> None:
    assert f'id="{reference(name)[1:]}"' in sprite()


def test_the_sprite_is_well_formed_and_in_one_colour() -> None:
    drawn = ElementTree.fromstring(sprite())
    symbols = drawn.findall("symbol")
    names = [symbol.attrib["id"] for symbol in symbols]
    assert len(names) == len(set(names)) == len(icons())
    for symbol in symbols:
        assert symbol.attrib["viewBox"] == f"0 0 {SIZE} {SIZE}"
        assert symbol.attrib["fill"] == "currentColor"
        assert len(symbol), f"{symbol.attrib['id']} is empty"
        for shape in symbol.iter():
            assert shape.attrib.get("fill", "none") in ("none", "currentColor")
            assert shape.attrib.get("stroke", "currentColor") == "currentColor"


def test_no_two_icons_are_the_same() -> None:
    art = list(icons().values())
    assert len(set(art)) == len(art)


def test_an_icon_has_a_name_for_those_who_do_not_see_it() -> None:
    said = ElementTree.fromstring(icon("wool", 'a "ball" <of> wool'))
    assert said.attrib["role"] == "img"
    assert said.attrib["aria-label"] == 'a "ball" <of> wool'
    assert said.find("use") is not None
    silent = ElementTree.fromstring(icon("wool"))
    assert silent.attrib["aria-hidden"] == "true"
    assert "role" not in silent.attrib


def test_a_glyph_stands_around_its_place() -> None:
    drawn = ElementTree.fromstring(glyph("cow", 10, 20, 8, "cow", class_="x"))
    assert [drawn.attrib[key] for key in ("x", "y", "width", "height")] == ["6", "16", "8", "8"]


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(InkError, match="There is no icon called 'unicorn'"):
        icon("unicorn")


# --- colours ----------------------------------------------------------------------------------


def colours(dark: bool = False, game: str = "") -> dict[str, str]:
    """The colours by name, as `grass: #a9c27a`."""
    return {name: value for name, value in tokens(dark, game).items() if value.startswith("#")}


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("ink", ["ink", "faint", "lose", "gain", "act", "warn", "glory"])
def test_words_can_be_read(ink: str, dark: bool) -> None:
    table = colours(dark)
    for ground in ("paper", "felt", "shade"):
        assert contrast(table[ink], table[ground]) >= 4.5, (ink, ground)


@pytest.mark.parametrize("dark", [False, True])
def test_icons_and_signs_stand_out(dark: bool) -> None:
    table = colours(dark)
    for name in (*NEED_WORDS, *IMPORT_NAMES, "hops", "coin"):
        assert contrast(table[name], table["shade"]) >= 3, name


def veiled(land: str, dark: bool) -> float:
    """How light a land is under the veil over what is out of play."""
    found = re.search(
        r"\.map-veil \{ fill: var\(--([\w-]+)\); fill-opacity: (\.\d+);", stylesheet()
    )
    assert found is not None
    table, part = colours(dark), float(found[2])
    both = [(table[found[1]][at : at + 2], table[land][at : at + 2]) for at in (1, 3, 5)]
    mixed = [part * int(veil, 16) + (1 - part) * int(under, 16) for veil, under in both]
    return luminance("#" + "".join([f"{round(one):02x}" for one in mixed]))


@pytest.mark.parametrize("dark", [False, True])
def test_land_out_of_play_is_paler_than_any_in_play(dark: bool) -> None:
    table, lands = colours(dark), ("grass", "forest", "mountain", "loch")
    in_play = max([luminance(table[land]) for land in lands])
    for land in (*lands, "forest-dark"):
        assert in_play < veiled(land, dark) < 2 * in_play, land


def test_numbers_on_the_board_can_be_read() -> None:
    table = colours()
    assert contrast(table["board-ink"], table["money"]) >= 4.5
    assert contrast(table["board-ink"], table["board-paper"]) >= 4.5


@pytest.mark.parametrize("game", ["", "glenmore"])
def test_a_dark_page_has_a_dark_board_and_the_same_seats(game: str) -> None:
    light, dark = colours(game=game), colours(dark=True, game=game)
    assert light.keys() == dark.keys()
    assert {name for name in light if light[name] != dark[name]} >= {"felt", "paper", "ink"}
    assert all(light[name] == dark[name] for name in ("seat-1", "seat-4", "money", "board-ink"))
    land = ["grass", "forest", "loch", "mountain", "shore"]
    land += ["gm-sky", "gm-table", "gm-felt", "gm-land", "gm-paper"] if game else []
    for name in land:
        assert luminance(dark[name]) < 0.6 * luminance(light[name]), name


@pytest.mark.parametrize("dark", [False, True])
def test_words_on_the_paper_of_glen_more_can_be_read(dark: bool) -> None:
    table = colours(dark, "glenmore")
    for paper in ("gm-paper", "gm-plate", "gm-taken", "shade"):
        assert contrast(table["ink"], table[paper]) >= 4.5, paper
    for word in ("faint", "glory", "gm-landmark", "gm-marker"):
        assert contrast(table[word], table["gm-paper"]) >= 4.5, word
    # What can be chosen stands out against whatever it lies on.
    for ground in ("gm-paper", "gm-table", "gm-land", "grass"):
        assert contrast(table["lit"], table[ground]) >= 3, ground


STATIC = files("ceilidh").joinpath("web", "static")
SHEETS = sorted(one.name for one in STATIC.iterdir() if one.name.endswith(".css"))


@pytest.mark.parametrize("name", SHEETS)
def test_a_stylesheet_uses_what_is_defined(name: str) -> None:
    """A name that no sheet and no page sets would fall back to nothing."""
    used = set(re.findall(r"var\(--([\w-]+)\)", STATIC.joinpath(name).read_text("utf-8")))
    everything = "".join([STATIC.joinpath(one).read_text("utf-8") for one in SHEETS])
    by_markup = {"share", "nth", "own", "own-wide", "own-high", "abreast", "stacked", "boards"}
    by_markup |= {"land-wide", "land-high"}
    by_scripts = {"stage-left", "stage-width", "thick"}
    assert used - by_markup - by_scripts <= set(re.findall(r"--([\w-]+):", everything))


def test_a_drawing_on_its_own_names_typefaces_that_readers_have() -> None:
    styles = fixed_styles("glenmore")
    assert '"Faustina"' in styles and "Georgia" in styles
    assert '"Source Sans 3"' in styles and "system-ui" in styles


def test_seats_differ_by_colour_shape_and_pattern() -> None:
    seats = range(-1, 4)
    table = colours()
    for one, other in combinations(seats, 2):
        assert seat_class(one) != seat_class(other)
        assert table[seat_class(one)] != table[seat_class(other)]
        assert seat_shape(one) != seat_shape(other)
        assert weave(one) != weave(other)
    assert len(set(WEAVES)) == len(WEAVES) == len(seats)
    patterns = ElementTree.fromstring(sprite()).findall("pattern")
    assert {f"url(#{pattern.attrib['id']})" for pattern in patterns} == {weave(s) for s in seats}


def test_styles_name_only_colours_that_there_are() -> None:
    used = set(re.findall(r"var\(--([\w-]+)\)", stylesheet()))
    assert used <= tokens().keys()
    assert "var(" not in fixed_styles()
    assert "light-dark" not in fixed_styles()
    for rule in ("prefers-reduced-motion", ".target.lit", ".target.chosen", ":focus-visible"):
        assert rule in stylesheet()
    for theme in ("light", "dark"):
        assert f':root[data-theme="{theme}"]' in stylesheet()
    assert "@import" not in stylesheet() and "http" not in stylesheet()


def test_a_drawing_has_the_styles_that_something_in_it_wears() -> None:
    styles = ".a { x: 1; } .a .b, .c { y: 2; } .b { z: 3; } p:not(.c, .d) { w: 4; } rect { v: 5; }"
    assert worn_styles(styles, '<g class="a c"/>') == (
        ".a { x: 1; } .c { y: 2; } p:not(.c, .d) { w: 4; } rect { v: 5; }"
    )
    assert worn_styles("@media (x: y) { .b { z: 3; } } .a { x: 1; }", 'class="a"') == ".a { x: 1; }"
