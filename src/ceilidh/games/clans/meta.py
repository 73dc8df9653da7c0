"""What Clans of Caledonia is called, who can play it, and what can be chosen before a game."""

from typing import Final

from ceilidh.games.clans.modules.catalogue import CLANS, ENTRIES, EXPANSIONS
from ceilidh.kernel.entry import BASE, check_options, options_of
from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.options import Option, Options, flag, word, words
from ceilidh.kernel.reason import Word, typed

NAME: Final = "clans"
TITLE: Final = "Clans of Caledonia"

# Counts changes of behaviour; records of another version are refused.
VERSION: Final = 1

PLAYERS: Final = (1, 2, 3, 4)
PORT_TILES: Final = tuple([str(number) for number in range(1, 10)])
SCORING_TILES: Final = tuple([str(number) for number in range(1, 10)])

ALL_CLANS: Final = tuple([entry.name for entry in CLANS])
BASE_CLANS: Final = tuple([entry.name for entry in CLANS if entry.box == BASE])

OPTIONS: Final = (
    Option(
        "edition",
        "current",
        "The rules as they are printed now, or those of the first English printing.",
        ("current", "first-printing"),
    ),
    Option(
        "modules",
        (),
        "Parts of the expansion Industria to play with.",
        EXPANSIONS,
        many=True,
    ),
    Option(
        "clans",
        "choose",
        "Choose clans in reverse turn order, play without them, or auction them.",
        ("choose", "none", "auction"),
    ),
    Option(
        "map",
        "random",
        "The side of each map module, such as 'A1 B2 C1 D2', or random.",
    ),
    Option("scoring_tiles", True, "Play with scoring tiles."),
    Option("ports", True, "Play with port tiles."),
    Option("promos", True, "Play with the former promotional tiles: port 9, scoring 9, MacEwan."),
    Option("clan_pool", BASE_CLANS, "The clans that may be drawn.", ALL_CLANS, many=True),
    Option("port_pool", PORT_TILES, "The port tiles that may be drawn.", PORT_TILES, many=True),
    Option(
        "scoring_pool",
        SCORING_TILES,
        "The scoring tiles that may be drawn.",
        SCORING_TILES,
        many=True,
    ),
    *options_of(ENTRIES),
    Option("data_pack", "", "A folder with component tables to use instead of ours."),
)


def pools(options: Options) -> tuple[list[str], list[str], list[str]]:
    """Clans, ports and scoring tiles that may be drawn, by edition and promo option."""
    old = options["edition"] == "first-printing" or not flag(options, "promos")
    clans = [name for name in words(options, "clan_pool") if not (old and name == "macewan")]
    ports = [tile for tile in words(options, "port_pool") if not (old and tile == "9")]
    tiles = [tile for tile in words(options, "scoring_pool") if not (old and tile == "9")]
    return clans, ports, tiles


def chosen_sides(options: Options) -> list[list[str]]:
    """For each module A to D the sides that may be drawn."""
    text = word(options, "map")
    if text == "random":
        return [[f"{module}1", f"{module}2"] for module in "ABCD"]
    sides = text.upper().split()
    if [side[:1] for side in sides] != ["A", "B", "C", "D"] or any(
        [side[1:] not in ("1", "2") for side in sides]
    ):
        raise OptionError(
            "Option {option} cannot be '{given}'; "
            "name a side 1 or 2 of each module, as '{example}'.",
            fields={
                "option": Word("map", "option"),
                "given": typed(text),
                "example": Word("A1 B2 C1 D2"),
            },
        )
    return [[side] for side in sides]


def check(players: int, options: Options) -> None:
    """Combinations without sense are refused here, before the game (CC-VAR-Q1)."""
    clans, ports, tiles = pools(options)
    check_options(ENTRIES, players, options)
    needed = players if word(options, "clans") == "auction" else players + 1
    if word(options, "clans") != "none" and len(clans) < needed:
        raise OptionError(
            "{needed} clans are drawn, but only {allowed} may be; allow more.",
            fields={"needed": needed, "allowed": len(clans)},
        )
    if flag(options, "ports") and len(ports) < 4:
        raise OptionError(
            "4 ports are drawn, but only {allowed} may be; allow more.",
            fields={"allowed": len(ports)},
        )
    if flag(options, "scoring_tiles") and len(tiles) < 5:
        raise OptionError(
            "5 scoring tiles are drawn, but only {allowed} may be; allow more.",
            fields={"allowed": len(tiles)},
        )
    chosen_sides(options)
