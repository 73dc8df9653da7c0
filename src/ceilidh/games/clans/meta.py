"""What Clans of Caledonia is called, who can play it, and what can be chosen before a game."""

from typing import Final

from ceilidh.games.clans.components.hexes import MODULE_NAMES
from ceilidh.games.clans.components.pack import Components, load
from ceilidh.games.clans.entries import CLAN_ROWS, NO_CLANS, is_mixed_in, pool_of
from ceilidh.games.clans.modules.catalogue import CLANS, ENTRIES, EXPANSIONS
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.tiles import check_effects
from ceilidh.kernel.entry import (
    BASE,
    MODULES,
    check_options,
    choices_of,
    everything,
    options_of,
    recommended,
)
from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.options import Option, Options, flag, presets, word, words
from ceilidh.kernel.reason import Word, typed

NAME: Final = "clans"
TITLE: Final = "Clans of Caledonia"

# Counts changes of behaviour; records of another version are refused.
VERSION: Final = 4

PLAYERS: Final = (1, 2, 3, 4)

# What can be drawn: the rows of the base box, unless options ask for more (IN-SU-02).
TABLES: Final = load(None)
check_effects(TABLES)
PORT_ROWS: Final = tuple([(str(port.id), port.box) for port in TABLES.ports])
TILE_ROWS: Final = tuple([(str(tile.id), tile.box) for tile in TABLES.scoring_tiles])
BOX_OF_SIDE: Final = {side.id: side.box for side in TABLES.sides}

# The headings of options.
SETUP: Final = "setup"
DRAW: Final = "draw"

ALL_CLANS: Final = tuple([entry.name for entry in CLANS])
BASE_CLANS: Final = tuple([entry.name for entry in CLANS if entry.box == BASE])

OPTIONS: Final = (
    Option(
        "edition",
        "current",
        "The current printed rules, or those of the first English printing.",
        ("current", "first-printing"),
    ),
    Option(
        "modules",
        (),
        "Industria modules to play with.",
        EXPANSIONS,
        many=True,
        group=MODULES,
        about=choices_of(ENTRIES),
        presets={
            # What adds least to the base game, as the rulebook of Industria says.
            "industria-first": recommended(ENTRIES, "industria-first"),
            "everything": everything(ENTRIES),
        },
    ),
    Option(
        "clans",
        "choose",
        "How clans are handed out: chosen in reverse turn order, auctioned, or not used.",
        ("choose", "none", "auction"),
        group=SETUP,
        presets={"tournament": "auction"},
    ),
    Option(
        "map",
        "random",
        "The side of each map module, such as 'A1 B2 C1 D2', or random.",
        group=SETUP,
    ),
    # A first game goes without them (CC-VAR-02).
    Option(
        "scoring_tiles",
        True,
        "Play with scoring tiles.",
        group=SETUP,
        presets={"first": False},
    ),
    Option("ports", True, "Play with port tiles.", group=SETUP, presets={"first": False}),
    Option(
        "promos",
        True,
        "Include the former promo tiles: port 9, scoring tile 9, Clan MacEwan.",
        group=SETUP,
        applies=lambda players, options: options["edition"] != "first-printing",
    ),
    Option(
        "clan_pool",
        BASE_CLANS,
        "Clans that can be drawn.",
        ALL_CLANS,
        many=True,
        group=DRAW,
        applies=lambda players, options: options["clans"] != NO_CLANS,
        presets={"everything": ALL_CLANS},
    ),
    Option(
        "port_pool",
        tuple([word for word, box in PORT_ROWS if box == BASE]),
        "Port tiles that can be drawn.",
        tuple([word for word, _ in PORT_ROWS]),
        many=True,
        group=DRAW,
        applies=lambda players, options: flag(options, "ports"),
    ),
    Option(
        "scoring_pool",
        tuple([word for word, box in TILE_ROWS if box == BASE]),
        "Scoring tiles that can be drawn.",
        tuple([word for word, _ in TILE_ROWS]),
        many=True,
        group=DRAW,
        applies=lambda players, options: flag(options, "scoring_tiles"),
    ),
    *options_of(ENTRIES),
    Option("data_pack", "", "A folder of component tables to use instead of the built-in ones."),
)

PRESETS: Final = presets(("usual", "first", "industria-first", "everything", "tournament"), OPTIONS)


class Pools:
    """What may be drawn in a game: clans by name, tiles by number, sides by map module."""

    def __init__(
        self,
        clans: list[str],
        ports: list[int],
        scoring_tiles: list[int],
        starting_tiles: list[int],
        sides: list[list[str]],
    ) -> None:
        self.clans = clans
        self.ports = ports
        self.scoring_tiles = scoring_tiles
        self.starting_tiles = starting_tiles
        self.sides = sides


def pools(options: Options, components: Components) -> Pools:
    """The pools that the options ask for, less former promos where these are not played."""
    old = options["edition"] == "first-printing" or not flag(options, "promos")
    ports = pool_of(options, "port_pool", PORT_ROWS) if flag(options, "ports") else ()
    tiles = pool_of(options, "scoring_pool", TILE_ROWS) if flag(options, "scoring_tiles") else ()
    clans = [components.clan(name) for name in pool_of(options, "clan_pool", CLAN_ROWS)]
    quays = [components.port(int(number)) for number in ports]
    scoring = [components.scoring_tile(int(number)) for number in tiles]
    known = [side.id for side in components.sides]
    return Pools(
        [row.id for row in clans if not (old and row.promo)],
        [row.id for row in quays if not (old and row.promo)],
        [row.id for row in scoring if not (old and row.promo)],
        [row.id for row in components.starting_tiles if is_mixed_in(options, row.box)],
        [[side for side in some if side in known] for some in chosen_sides(options)],
    )


def sides_in_play(options: Options) -> list[list[str]]:
    """The sides of each module A to D: those of the base box, and of boxes whose maps are played.

    A module of the name `<box>-maps` brings the sides of its box (IN-SU-Q2).
    """
    maps = [name for name in words(options, "modules") if name.endswith("-maps")]
    boxes = [BASE, *[name.removesuffix("-maps") for name in maps]]
    owned = [side for side, box in BOX_OF_SIDE.items() if box in boxes]
    return [[side for side in owned if side[0] == letter] for letter in MODULE_NAMES]


def chosen_sides(options: Options) -> list[list[str]]:
    """For each module A to D the sides that may be drawn."""
    text = word(options, "map")
    owned = sides_in_play(options)
    if text == "random":
        return owned
    sides = text.upper().split()
    if len(sides) != len(owned) or any(
        [side not in BOX_OF_SIDE or side[0] != MODULE_NAMES[n] for n, side in enumerate(sides)]
    ):
        raise OptionError(
            "Option {option} cannot be '{given}'; give a side for each module, "
            "for example '{example}'.",
            fields={
                "option": Word("map", "option"),
                "given": typed(text),
                "example": Word("A1 B2 C1 D2"),
            },
        )
    for module, side in enumerate(sides):
        if side not in owned[module]:
            raise OptionError(
                "Side {side} belongs to {module}, which is not in this game; add "
                "the module, or choose side 1 or 2.",
                fields={
                    "side": Word(side),
                    "module": Word(f"{BOX_OF_SIDE[side]}-maps", "module"),
                },
            )
    return [[side] for side in sides]


def check(players: int, options: Options) -> None:
    """Combinations without sense are refused here, before the game (CC-VAR-Q1)."""
    check_options(ENTRIES, players, options)
    chosen_sides(options)


def check_pools(rules: Rules) -> None:
    """As much as is drawn must be there."""
    clans = word(rules.options, "clans")
    people = len(rules.people)
    needed = people if clans == "auction" else people + 1
    if clans != "none" and len(rules.clan_pool) < needed:
        raise OptionError(
            "The game draws {needed} clans, but you allow only {allowed}; allow more.",
            fields={"needed": needed, "allowed": len(rules.clan_pool)},
        )
    if flag(rules.options, "ports") and len(rules.port_pool) < 4:
        raise OptionError(
            "The game draws 4 ports, but you allow only {allowed}; allow more.",
            fields={"allowed": len(rules.port_pool)},
        )
    if flag(rules.options, "scoring_tiles") and len(rules.scoring_pool) < 5:
        raise OptionError(
            "The game draws 5 scoring tiles, but you allow only {allowed}; allow more.",
            fields={"allowed": len(rules.scoring_pool)},
        )
