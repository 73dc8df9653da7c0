"""The faces of the people that bots are."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from ceilidh.bots.persons import PERSONS
from ceilidh.draw.svg.faces import BEARDS, HAIR, HATS, SHADES, bot_face, bot_face_of, bot_faces
from ceilidh.draw.svg.palette import stylesheet


def test_everybody_has_a_face_of_their_own() -> None:
    assert list(bot_faces()) == [one.name.casefold() for one in PERSONS]
    assert len(set(bot_faces().values())) == len(PERSONS)
    for look in bot_faces().values():
        assert look.hair in HAIR and look.shade in SHADES
        assert look.hat in ("", *HATS) and look.beard in ("", *BEARDS)


def test_a_name_of_the_readers_choice_has_a_face_too() -> None:
    assert bot_face_of("Robbie") == bot_face_of("Robbie")
    assert len({bot_face_of(f"Robbie {number}") for number in range(40)}) > 10
    assert bot_face_of("MORAG") == bot_face_of("Morag") != bot_face_of("Isla")


def test_a_face_has_the_colour_of_its_seat_and_few_shapes() -> None:
    styled = set(re.findall(r"\.(face[\w-]*)", stylesheet()))
    for one in PERSONS:
        drawn = bot_face(one.name, 1)
        root = ElementTree.fromstring(drawn)
        assert root.attrib["class"] == "face seat-2" and root.attrib["aria-hidden"] == "true"
        assert 5 <= len(root) <= 9 and len(drawn) < 1200
        assert {word for path in root for word in path.attrib["class"].split()} <= styled
    assert bot_face("Morag", 0) != bot_face("Morag", 1)
