"""An update leaves out the drawings that the page shows already."""

from __future__ import annotations

import re

from tests.server.conftest import Pair
from tests.server.helpers import Person

PART = re.compile(r'id="part-([\w-]+)".*?data-ink="(\w+)">(.*?)</div>', re.DOTALL)


def update(person: Person, table: str, shown: dict[str, str]) -> dict[str, tuple[str, str]]:
    """The ink and the drawing of every part."""
    inks = ",".join([f"{name}={ink}" for name, ink in shown.items()])
    answer = person.client.get(f"/t/{table}/now", headers={"HX-Request": "true", "X-Inks": inks})
    assert answer.status_code == 200
    return {name: (ink, drawing) for name, ink, drawing in PART.findall(answer.text)}


def test_only_drawings_that_changed_are_sent(pair: Pair) -> None:
    ann, bob, scene = pair
    table = scene["id"]
    first = update(bob, table, {})
    assert len(first) > 3 and all(drawing for _, drawing in first.values())
    shown = {name: ink for name, (ink, _) in first.items()}
    again = update(bob, table, shown)
    assert {name: ink for name, (ink, _) in again.items()} == shown
    assert not any(drawing for _, drawing in again.values())
    mover = ann if ann.see(table)["legal"] else bob
    mover.move(mover.see(table), mover.see(table)["legal"][0]["text"])
    after, whole = update(bob, table, shown), update(bob, table, {})
    assert {name: ink for name, (ink, _) in after.items()} == {n: i for n, (i, _) in whole.items()}
    sent = [name for name, (_, drawing) in after.items() if drawing]
    assert sent == [name for name, (ink, _) in whole.items() if shown.get(name) != ink]
    assert 0 < len(sent) < len(whole)
    assert all(after[name] == whole[name] for name in sent)


def test_the_ink_of_another_part_is_not_taken_for_its_own(pair: Pair) -> None:
    ann, _, scene = pair
    first = update(ann, scene["id"], {})
    names = list(first)
    swapped = {name: first[other][0] for name, other in zip(names, reversed(names), strict=True)}
    middle = [name for name in names if swapped[name] == first[name][0]]
    again = update(ann, scene["id"], swapped)
    assert [name for name, (_, drawing) in again.items() if not drawing] == middle
