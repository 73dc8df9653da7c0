"""A field of a state is one line of a table; the code that follows from it is never stale."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypedDict, get_type_hints

import pytest

from ceilidh.games.template.game import PEAT
from ceilidh.kernel.json_fields import integer, pairs
from ceilidh.kernel.state import ModuleState
from scripts.fields.__main__ import GAMES, MARKED, formatted, renewed, stale
from scripts.fields.module_parts import module_state
from scripts.fields.table import FieldError, read, read_module

TEMPLATE = GAMES / "template"


def table(tmp_path: Path, *more: str) -> Path:
    """The table of the template game with further lines."""
    path = tmp_path / "fields.toml"
    path.write_text("\n".join([(TEMPLATE / "fields.toml").read_text("utf-8"), *more]), "utf-8")
    return path


def test_what_follows_from_the_tables_is_up_to_date() -> None:
    assert [path for path, _ in stale()] == []


def test_every_part_that_a_game_needs_is_marked() -> None:
    for game in ("clans", "glenmore"):
        texts = [path.read_text("utf-8") for path in (GAMES / game).glob("*.py")]
        parts = {
            (found["part"], found["kind"]) for text in texts for found in MARKED.finditer(text)
        }
        for kind in ("Seat", "State"):
            for part in ("slots", "init", "clone", "new", "dump", "load", "key", "view"):
                assert (part, kind) in parts, (game, part, kind)
        assert ("counts", "Seat") in parts


def test_a_line_more_is_a_field_more(tmp_path: Path) -> None:
    classes = read(table(tmp_path, 'smoke = { type = "list[int]", new = "[3] * rules.players" }'))
    path = TEMPLATE / "state.py"
    made: dict[str, Any] = {"__name__": "ceilidh.games.template.state"}
    exec(compile(formatted(renewed(path.read_text("utf-8"), classes), path), path, "exec"), made)
    rules = PEAT.new(2, {"modules": ()}, 1, None).rules
    state = made["blank"](rules, 1)
    assert state.smoke == [3, 3]
    copy = state.clone()
    copy.smoke[0] = 5
    assert (state.smoke, copy.smoke) == ([3, 3], [5, 3]), "a list is copied"
    saved = made["dump"](copy)
    assert saved["smoke"] == [5, 3]
    assert made["load"](rules, saved).smoke == [5, 3]
    assert "smoke" in made["State"].__slots__


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('smoke = { type = "int" }', "smoke: needs type and new"),
        ('smoke = { type = "int", new = "0", colour = "grey" }', "knows no colour"),
        ('smoke = { type = "HexSet", new = "EMPTY", saved = "smoke" }', "say how a HexSet is"),
    ],
)
def test_a_bad_line_is_refused(tmp_path: Path, line: str, fault: str) -> None:
    with pytest.raises(FieldError, match=fault):
        read(table(tmp_path, line))


def test_a_cache_is_no_parameter_and_is_not_saved(tmp_path: Path) -> None:
    (field,) = [
        field
        for field in read(table(tmp_path, 'last_seen = { type = "int", new = "0", cache = true }'))[
            "State"
        ]
        if field.cache
    ]
    assert (field.name, field.saved) == ("last_seen", "")
    text = renewed((TEMPLATE / "state.py").read_text("utf-8"), {"State": [*peat_fields(), field]})
    assert "self.last_seen = 0" in text
    assert "last_seen: int," not in text and '"last_seen":' not in text


def peat_fields() -> list[Any]:
    return list(read(TEMPLATE / "fields.toml")["State"])


SHOWN_BY_ALL = "# fields: views AllModules\n# fields: end\n"
RACE = """
[rules.Race]
boats = { type = "tuple[tuple[int, int], ...]", new = "()" }
beaten = { type = "int", new = "0", says = "Who is out.", observed = "Count(5)" }
stop.type = "int"
stop.new = "-1"
stop.dump = "word(it)"
stop.load = "number(it)"
stop.view = "self.seen(viewer)"
stop.seen = "str"
stop.says = "Where it lies."
last = { type = "int", new = "0", cache = true }
open = { view = "self.beaten == 0", seen = "bool", says = "Whether it goes on." }
found = { seen = "int", says = "What the module finds out." }
"""


def module_table(tmp_path: Path, text: str) -> Path:
    folder = tmp_path / "boat_race"
    folder.mkdir()
    path = folder / "fields.toml"
    path.write_text(text, "utf-8")
    return path


def test_a_line_of_a_module_is_a_field_of_its_state(tmp_path: Path) -> None:
    table = read_module(module_table(tmp_path, RACE))
    assert (table.kind, table.name) == ("Race", "boat-race")
    lines = module_state(table.kind, table.fields)
    code = "class Race(ModuleState):\n" + "\n".join([f"    {line}" for line in lines])
    made: dict[str, Any] = {
        "ModuleState": ModuleState,
        "NAME": "boat-race",
        "integer": integer,
        "pairs": pairs,
        "word": str,
        "number": lambda given: int(str(given)),
    }
    exec(code, made)
    state = made["Race"](boats=((1, 2),))
    state.seen = lambda viewer: f"seat {viewer}"
    saved = state.dump()
    assert saved == {"boats": [[1, 2]], "beaten": 0, "stop": "-1"}
    assert state.view(3) == {**saved, "stop": "seat 3", "open": True}, "`found` is not its own"
    state.beaten, state.last = 4, 9
    copy = state.copy()
    assert (copy.boats, copy.beaten, copy.stop, copy.last) == (((1, 2),), 4, -1, 0)
    fresh = made["Race"]()
    fresh.restore(state.dump())
    assert fresh.dump() == state.dump() and fresh.boats == ((1, 2),)


def test_what_modules_show_is_typed_by_their_names(tmp_path: Path) -> None:
    view = '[view]\ntype = "RaceView"\nabout = "The race."\n'
    race = RACE.replace('new = "()"', 'new = "()", saved = "fleet", says = "The boats."')
    modules = [read_module(module_table(tmp_path, race + view))]
    text = renewed(SHOWN_BY_ALL, {}, modules)
    made: dict[str, Any] = {"TypedDict": TypedDict}
    exec(compile(text, "made", "exec", dont_inherit=True), made)
    seen = {"fleet": list[list[int]], "beaten": int, "stop": str, "open": bool, "found": int}
    assert get_type_hints(made["RaceView"]) == seen, "a cache is not shown"
    assert made["RaceView"].__doc__ == "The race."
    assert get_type_hints(made["AllModules"]) == {"boat-race": made["RaceView"]}
    assert '"""The boats."""' in text


def test_a_line_more_is_a_field_more_of_a_module(tmp_path: Path) -> None:
    """Nothing else of the Highlander is touched, and every change of its state keeps the field."""
    folder = GAMES / "glenmore" / "modules" / "highlander"
    mist = 'mist = { type = "int", new = "2", says = "How thick the mist is." }'
    old = (folder / "fields.toml").read_text("utf-8")
    table = read_module(module_table(tmp_path, old.replace("\n[view]", f"{mist}\n\n[view]")))
    path = folder / "rules.py"
    text = renewed(path.read_text("utf-8"), {table.kind: table.fields})
    made: dict[str, Any] = {"__name__": "made"}
    exec(compile(formatted(text, path), path, "exec"), made)
    mountain = made["Mountain"](coins=1)
    assert mountain.view(0) == {"coins": 1, "goods": [0] * 5, "mist": 2}
    mountain.mist = 7
    for changed in (mountain.plus(0, 1), mountain.with_coins(3), mountain.copy()):
        assert changed.mist == 7
    again = made["Mountain"]()
    again.restore(mountain.dump())
    assert again.mist == 7
    assert '"""How thick the mist is."""' in renewed(SHOWN_BY_ALL, {}, [table])


def test_every_state_of_a_module_has_a_table() -> None:
    for path in GAMES.glob("*/modules/**/*.py"):
        text = path.read_text("utf-8")
        states = re.findall(r"^class (\w+)\(ModuleState\):", text, re.M)
        marked = [found["kind"] for found in MARKED.finditer(text) if found["part"] == "module"]
        assert states == marked, path


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('smoke = { type = "int" }', "smoke: needs type and new"),
        ('smoke = { new = "0" }', "smoke: needs type and new"),
        ('smoke = { type = "int", new = "0", key = true }', "knows no key"),
        ('smoke = { type = "list[int]", new = "[]" }', "use a tuple"),
        ('smoke = { type = "HexSet", new = "EMPTY" }', "say how a HexSet is"),
        ('smoke = { seen = "int" }\n[view]\ntype = "Smoke"', "nothing is said of boats, smoke"),
    ],
)
def test_a_bad_line_of_a_module_is_refused(tmp_path: Path, line: str, fault: str) -> None:
    boats = 'boats = { type = "int", new = "0" }'
    path = module_table(tmp_path, f"[rules.Race]\n{boats}\n{line}\n")
    with pytest.raises(FieldError, match=fault):
        read_module(path)


def test_a_part_that_there_is_not_is_refused() -> None:
    with pytest.raises(FieldError, match="there is no part smell of State"):
        renewed("# fields: smell State\n# fields: end\n", {"State": peat_fields()})
