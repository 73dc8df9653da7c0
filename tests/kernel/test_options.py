"""Options: values, lists, flags, and the sentences for what cannot be chosen."""

import pytest

from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.options import Option, Value, flag, resolve, word, words

EDITION = Option("edition", "new", "Which rules.", ("new", "old"))
PATH = Option("path", "", "A folder.")
PORTS = Option("ports", True, "With ports.")
MODULES = Option("modules", (), "What to add.", ("wind", "rain", "sun"), many=True)
ALL = (EDITION, PATH, PORTS, MODULES)


def test_defaults() -> None:
    chosen = resolve(ALL, {})
    assert chosen == {"edition": "new", "path": "", "ports": True, "modules": ()}
    assert word(chosen, "edition") == "new"
    assert flag(chosen, "ports") is True
    assert words(chosen, "modules") == ()


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (EDITION, "old", "old"),
        (PATH, "some/where else", "some/where else"),
        (PORTS, False, False),
        (PORTS, "no", False),
        (PORTS, "Yes", True),
        (PORTS, "off", False),
        (PORTS, "true", True),
        (MODULES, ["rain", "wind"], ("wind", "rain")),
        (MODULES, ("sun", "sun"), ("sun",)),
        (MODULES, "rain, wind", ("wind", "rain")),
        (MODULES, "sun", ("sun",)),
        (MODULES, "", ()),
    ],
)
def test_values(option: Option, given: object, value: Value) -> None:
    assert option.read(given) == value
    assert option.read(option.text(value)) == value, "what is written is read back"


@pytest.mark.parametrize(
    ("option", "given", "message"),
    [
        (EDITION, "gold", "Option edition cannot be 'gold'; choose from new, old."),
        (EDITION, 3, "Option edition cannot be 3; choose from new, old."),
        (EDITION, None, "Option edition cannot be None; choose from new, old."),
        (PATH, 7, "Option path cannot be 7; give text."),
        (PORTS, "maybe", "Option ports cannot be 'maybe'; use yes or no."),
        (PORTS, 1, "Option ports cannot be 1; use yes or no."),
        (MODULES, ["fog"], "Option modules cannot contain 'fog'; choose from wind, rain, sun."),
        (
            MODULES,
            [["wind"]],
            r"Option modules cannot contain \['wind'\]; choose from wind, rain, sun.",
        ),
        (MODULES, 3, "Option modules must be a list; choose from wind, rain, sun."),
    ],
)
def test_what_cannot_be_chosen(option: Option, given: object, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        option.read(given)


def test_unknown_names() -> None:
    with pytest.raises(
        OptionError, match="no option 'sea'; the options are edition, path, ports, modules"
    ):
        resolve(ALL, {"sea": True})


def test_texts() -> None:
    assert [option.text(option.default) for option in ALL] == ["new", "", "yes", ""]
    assert MODULES.text(("wind", "sun")) == "wind,sun"
    assert PORTS.text(False) == "no"
