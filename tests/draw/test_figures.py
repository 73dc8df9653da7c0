"""Portraits of persons, and figures of the Rondel that are no pawns."""

from __future__ import annotations

from dataclasses import replace

import ceilidh
from ceilidh.draw.glenmore.module_drawing import (
    FIGURES,
    UNKNOWN,
    FigureDrawing,
    GlenMoreDrawing,
    GlenMoreModuleDrawing,
    figure_drawing,
)
from ceilidh.draw.glenmore.table_view import NOBODY, RondelFigure, TableView, read
from ceilidh.draw.module_drawing import DrawingInput
from ceilidh.draw.svg.glenmore.pictures import landscape
from ceilidh.draw.svg.glenmore.portraits import look_of, looks, portrait
from ceilidh.draw.svg.glenmore.rondel import rondel
from ceilidh.draw.svg.ink import Ink
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.goods import PERSON
from ceilidh.say import speaker


def position() -> TableView:
    return read(ceilidh.new("glenmore", players=2, seed=3).view(0))


def test_no_two_persons_look_alike() -> None:
    persons = [tile for tile in load(None).tiles if tile.kind == PERSON]
    assert len(persons) > 10
    assert {tile.id for tile in persons} == set(looks())
    seen = [look_of(tile.id) for tile in persons]
    assert len(set(seen)) == len(seen)
    assert len({landscape(tile) for tile in persons}) == len(persons)
    # Told apart at a glance: by two of hair, hat, beard, tool and cloth at least.
    for nth, one in enumerate(seen):
        for other in seen[:nth]:
            words = zip(vars(one).values(), vars(other).values(), strict=True)
            assert sum([mine != yours for mine, yours in words]) >= 2


def test_a_person_of_a_data_pack_has_a_face_of_his_own() -> None:
    strangers = [f"stranger_{number}" for number in range(20)]
    assert len({portrait(name) for name in strangers}) > 15
    assert portrait("stranger_1") == portrait("stranger_1")


def test_a_figure_has_a_name_and_a_drawing_by_its_face() -> None:
    table = position()
    [die] = [one for space in table.spaces for one in space.figures if not one.is_pawn]
    assert die == RondelFigure(NOBODY, "die")
    assert figure_drawing([], "die") is FIGURES["die"]
    assert figure_drawing([], "ghost") is UNKNOWN
    assert speaker("en").name("glenmore", "figure", "die") == "The Die"


def test_a_module_draws_its_own_figure() -> None:
    table, tables, to = position(), load(None), speaker("en")
    table.spaces[5] = replace(table.spaces[5], figures=[RondelFigure(NOBODY, "englishman")])
    face = FigureDrawing(Ink('<path class="red-coat" d="M0 0h100v100H0z"/>'), "E")
    drawing = GlenMoreDrawing(figures={"englishman": face})
    module = GlenMoreModuleDrawing(drawing, DrawingInput({}, table, tables, to, 0))
    drawn = rondel(tables, table, to, [module])
    assert drawn.count("red-coat") == 1
    assert 'data-piece="figure-englishman"' in drawn
    assert 'data-tip="englishman"' in drawn
    assert drawn.count("#icon-die") == 1


def test_the_discard_pile_opens() -> None:
    table, tables, to = position(), load(None), speaker("en")
    table.discard = []
    assert "data-drawer" not in rondel(tables, table, to, [])
    table.discard = ["halkirk"] if "halkirk" in [t.id for t in tables.tiles] else ["inshriach"]
    assert 'data-drawer="discard"' in rondel(tables, table, to, [])
