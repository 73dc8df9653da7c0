"""Write the recorded games of tests/clans/games and tests/glenmore/games.

Run it from the root of the project after a change of behaviour, when the rules version has been
raised, and look at the difference before you commit it:

    PYTHONPATH=src python -m scripts.record_games            all games
    PYTHONPATH=src python -m scripts.record_games glenmore   those of one

Each game is fixed by its name: `planned` gives player count, options and seed, the moves come from
the policy of the tests. After the planned games, further ones are sought until everything that the
records have to show (`wanted`, such as every kind of move) occurs in one of them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import chdir
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.meta import ALL_CLANS, BASE_CLANS
from ceilidh.games.glenmore.components.clan_board import CLAN_IDS, ENGLISH_CLAN_IDS
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.components.tiles import HOME_IDS
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.goods import END, WAYSIDE
from ceilidh.games.glenmore.modules.catalogue import CHRONICLES
from ceilidh.games.glenmore.modules.great_glen.rows import GREAT_GLEN
from ceilidh.games.glenmore.modules.great_glen.rules import FATES
from ceilidh.kernel.game import Game
from ceilidh.kernel.table import Table
from ceilidh.kernel.testing import Chooser, random_game
from tests.clans.policy import rich_move as rich_clans_move
from tests.glenmore.policy import miserly_move
from tests.glenmore.policy import rich_move as rich_glenmore_move

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"
DATA = ROOT / "src/ceilidh/games/glenmore/data"
MOST_TRIES = 2_000

Settings = tuple[int, dict[str, object], int]  # players, options, seed
Plan = dict[str, Settings]
Variants = dict[str, dict[str, object]]


@dataclass(frozen=True)
class Recording:
    """The records of one game.

    `wanted` names what they have to show between them, `shown` what one table does show, and
    `further` settings number `n` of the games that are sought for what is missing. `apart` are
    planned games that another policy plays.
    """

    game: Game[Any]
    choose: Chooser
    planned: Callable[[], Plan]
    wanted: Callable[[], set[str]]
    shown: Callable[[Table], set[str]]
    further: Callable[[int], Settings]
    apart: Callable[[], dict[str, Table]] = dict

    @property
    def folder(self) -> Path:
        return TESTS / self.game.name / "games"

    def play(self, settings: Settings) -> Table:
        players, options, seed = settings
        return random_game(self.game, players, options, seed, choose=self.choose)

    def search(self, missing: set[str]) -> dict[str, Table]:
        """Games that show what is still missing."""
        found: dict[str, Table] = {}
        for number in range(MOST_TRIES):
            if not missing:
                break
            table = self.play(self.further(number))
            new = missing & self.shown(table)
            if new:
                found[f"{table.players}p-{'-'.join(sorted(new))}"] = table
                missing = missing - new
        assert not missing, f"no game shows {sorted(missing)}; raise MOST_TRIES"
        return found

    def write(self) -> None:
        tables = {name: self.play(settings) for name, settings in self.planned().items()}
        tables.update(self.apart())
        seen = {thing for table in tables.values() for thing in self.shown(table)}
        tables.update(self.search(self.wanted() - seen))
        self.folder.mkdir(exist_ok=True)
        for old in self.folder.glob("*.txt"):
            old.unlink()
        for name, table in tables.items():
            (self.folder / f"{name}.txt").write_text(table.record(), encoding="utf-8")
        print(f"{len(tables)} games in {self.folder}")


def kinds_of(table: Table) -> set[str]:
    return {played.action.spec.word for played in table.played}


def things(table: Table, kind: str) -> set[str]:
    """What the events of one kind are about."""
    return {event.thing for move in table.played for event in move.events if event.kind == kind}


# --- Clans of Caledonia ---------------------------------------------------------------------------

CLANS_VARIANTS: Variants = {
    "plain": {},
    "first-printing": {"edition": "first-printing"},
    "static-imports": {"static_imports": True},
    "no-scoring-tiles": {"scoring_tiles": False},
    "no-ports": {"ports": False},
    "no-clans": {"clans": "none"},
    "no-promos": {"promos": False},
    "tighter-map": {"tighter_map": True},
    "auction": {"clans": "auction"},
    "awards": {"modules": ["awards"]},
    "future-contracts": {"modules": ["future-contracts"]},
    "both-modules": {"modules": ["awards", "future-contracts"], "award_production": "forced"},
    "farmers-markets": {"modules": ["farmers-markets"]},
    "auctioned-markets": {"modules": ["farmers-markets", "awards"], "clans": "auction"},
    "industria-maps": {"modules": ["industria-maps"]},
    "markets-on-new-maps": {
        "modules": ["farmers-markets", "industria-maps", "future-contracts"],
        "random_prices": True,
    },
    "random-prices": {"random_prices": True, "clans": "none"},
    "scoring-for-two": {"two_player_scoring": "alternative"},
}
# Games on the rail board, in files of their own names.
RAILS: Variants = {
    "trains": {"modules": ["trains"]},
    "trains-awards": {"modules": ["trains", "awards", "future-contracts"]},
    "trains-markets": {"modules": ["trains", "farmers-markets", "industria-maps"]},
    "trains-no-clans": {"modules": ["trains"], "clans": "none"},
    "trains-first-printing": {"modules": ["trains"], "edition": "first-printing"},
    "trains-no-ports": {"modules": ["trains"], "ports": False},
    "milestones": {"modules": ["milestones"]},
    "milestones-awards": {"modules": ["milestones", "awards"]},
    "simplified-trains": {"modules": ["simplified-trains"]},
    "simplified-markets": {"modules": ["simplified-trains", "farmers-markets"]},
}
# All of Industria at once; in the second row ports that act on deliveries.
EVERYTHING = [
    "awards",
    "farmers-markets",
    "future-contracts",
    "industria-maps",
    "industria-tiles",
    "trains",
]
WHOLE: Variants = {
    "everything": {"modules": EVERYTHING, "random_prices": True},
    "everything-ports": {"modules": EVERYTHING, "port_pool": ["9", "16", "17", "18"]},
}
# The clans of the first recorded games, in their order, and all of the other box.
FIRST_CLANS = (*BASE_CLANS, "gordon")
INDUSTRIA_CLANS = tuple([name for name in ALL_CLANS if name not in BASE_CLANS])
# Games that show a kind of move that seldom comes up: clans, ports and seed.
TILE_GAMES = {
    "breed": ("macpherson stewart", "", 110),
    "pasture": ("macgregor stewart", "", 107),
    "honour": ("", "2 5 13 14", 103),
    "modernise": ("", "2 5 13 14", 104),
    "model": ("macleod stewart", "9 5 13 11 2 4 8", 102),
    "relay": ("sinclair macleod", "9 5 13 11", 101),
    "pick": ("macpherson macgregor", "2 11 16 7", 221),
    "shed": ("fraser stewart", "", 100),
    "send": ("douglas stewart", "", 102),
}
NOT_SOLO = ("tighter-map", "auction", "auctioned-markets")


def allowed(name: str, players: int) -> bool:
    if name == "tighter-map":
        return players in (2, 3)
    if name == "scoring-for-two":
        return players == 2
    return players > 1 or name not in NOT_SOLO


def clans_of_industria() -> Plan:
    """Their clans solo, in pairs and in threes, and all their tiles at every player count."""
    plan: Plan = {}
    tiles: dict[str, object] = {"modules": ["industria-tiles"]}
    for number, clan in enumerate(INDUSTRIA_CLANS):
        ring = [INDUSTRIA_CLANS[(number + i) % len(INDUSTRIA_CLANS)] for i in range(3)]
        plan.setdefault(f"1p-tiles-{clan}", (1, {**tiles, "clan_pool": ring[:2]}, 40 + number))
        for players in (2, 3):
            pool: dict[str, object] = {"clan_pool": ring[:players], "clans": "auction"}
            name = f"{players}p-tiles-{'-'.join(ring[:players])}"
            plan[name] = (players, {**tiles, **pool}, 50 + number)
    for players in CLANS.players:
        for number in range(4):
            plan[f"{players}p-tiles-{number + 1}"] = (players, tiles, 70 + number)
    for word, (clans, ports, seed) in TILE_GAMES.items():
        chosen: dict[str, object] = {"port_pool": ports.split()} if ports else {}
        if clans:
            chosen |= {"clan_pool": clans.split(), "clans": "auction"}
        plan[f"2p-tiles-{word}"] = (2, {**tiles, **chosen}, seed)
    return plan


def clans_with_automa() -> Plan:
    """Every level with every number of seats, and every variant with two of these numbers."""
    plan: Plan = {}
    for number, level in enumerate("12345"):
        for players in (2, 3, 4):
            plan[f"{players}p-automa-{level}"] = (players, {"automa": level}, 60 + number)
    for number, (name, options) in enumerate((CLANS_VARIANTS | RAILS | WHOLE).items()):
        for players in (2 + number % 3, 2 + (number + 1) % 3):
            chosen = {**options, "automa": "12345"[number % 5]}
            # One person has nobody to bid against; a close second scores against him anyway.
            alone = players == 2 and (options.get("clans") == "auction" or "two" in name)
            if allowed(name, players) and not alone:
                plan[f"{players}p-automa-{name}"] = (players, chosen, 70 + number)
    return plan


def clans_planned() -> Plan:
    """Every variant with every player count it allows; every clan solo and against one other."""
    plan: Plan = {}
    for name, options in CLANS_VARIANTS.items():
        for players in CLANS.players:
            if allowed(name, players):
                plan[f"{players}p-{name}"] = (players, options, players)
    for number, clan in enumerate(FIRST_CLANS):
        pair = [clan, FIRST_CLANS[(number + 1) % len(FIRST_CLANS)]]
        plan[f"1p-{clan}"] = (1, {"clan_pool": pair}, number)
        # The auction hands out as many clans as there are players, so both are played.
        both: dict[str, object] = {"clan_pool": pair, "clans": "auction"}
        plan[f"2p-{pair[0]}-{pair[1]}"] = (2, both, number)
    for name, options in (RAILS | WHOLE).items():
        for players in CLANS.players:
            plan[f"{players}p-{name}"] = (players, options, players + 20)
    stacking: dict[str, object] = {
        "modules": ["trains"],
        "clan_pool": ["buchanan", "gordon"],
        "clans": "auction",
    }
    plan["2p-trains-cover"] = (2, stacking, 9)
    plan["2p-trains-surrender"] = (2, stacking, 23)
    plan["3p-trains-fetch"] = (3, {"modules": ["trains"]}, 7)
    plan["3p-trains-post"] = (3, {"modules": ["trains"]}, 16)
    kilts: dict[str, object] = {
        "modules": ["trains", "industria-tiles"],
        "port_pool": ["9", "16", "17", "18"],
        "clan_pool": ["fraser", "stewart"],
        "clans": "auction",
    }
    plan["2p-trains-remit"] = (2, kilts, 105)
    plan.update(clans_of_industria())
    plan.update(clans_with_automa())
    plan["2p-buchanan-per-source"] = (2, {"buchanan_price": "per-source"}, 3)
    plan["1p-no-import-money"] = (1, {"solo_import_money": False}, 4)
    plan["1p-first-printing-again"] = (1, {"edition": "first-printing"}, 5)
    plan["4p-chosen-map"] = (4, {"map": "A2 B1 C2 D1"}, 6)
    return plan


def clans_wanted() -> set[str]:
    return set(CLANS.vocabulary.by_word)


def clans_further(number: int) -> Settings:
    return 2 + (100 + number) % 3, {}, 100 + number


# --- Glen More II ---------------------------------------------------------------------------------

BOTH = ["highlander", "great-glen"]
GLENMORE_VARIANTS: Variants = {
    "plain": {},
    "die": {"die": True},
    "introductory": {"introductory": True},
    "end-middle": {"end_tile": "middle"},
    "highlander": {"modules": ["highlander"]},
    "highlander-die": {"modules": ["highlander"], "die": True},
    "sideways": {"modules": ["highlander"], "sideways_mountain": True},
    "great-glen": {"modules": ["great-glen"]},
    "great-glen-die": {"modules": ["great-glen"], "die": True},
    "haggis": {"modules": ["haggis"]},
    "haggis-die": {"modules": ["haggis"], "die": True},
    "haggis-both": {"modules": [*BOTH, "haggis"]},
    "mobs": {"modules": ["penny-mobs"]},
    "mobs-die": {"modules": ["penny-mobs"], "die": True},
    "mobs-haggis-both": {"modules": [*BOTH, "haggis", "penny-mobs"]},
    "both": {"modules": BOTH},
    "both-die": {"modules": BOTH, "die": True},
    "both-sideways": {"modules": BOTH, "sideways_mountain": True},
    "both-introductory": {"modules": BOTH, "introductory": True},
    "boats": {"modules": ["dragon-boats"]},
    "boats-die": {"modules": ["dragon-boats"], "die": True},
    "boats-both": {"modules": ["dragon-boats", *BOTH]},
    "casks": {"modules": ["single-cask"]},
    "casks-both": {"modules": ["highlander", "single-cask", "great-glen"]},
    "boats-casks": {"modules": ["dragon-boats", "single-cask"]},
    "hammer": {"modules": ["hammer"]},
    "hammer-die": {"modules": ["hammer"], "die": True},
    "hammer-both": {"modules": ["hammer", *BOTH]},
    "tome": {"modules": ["tome"]},
    "tome-both": {"modules": ["tome", *BOTH]},
    "tome-hammer": {"modules": ["tome", "hammer"]},
    "mobs-boats": {"modules": ["dragon-boats", "penny-mobs"]},
    "mobs-casks-tome": {"modules": ["single-cask", "tome", "penny-mobs"]},
    "mobs-hammer": {"modules": ["hammer", "penny-mobs"]},
    "most": {"modules": [name for name in CHRONICLES if name != "hammer"]},
    "all-with-hammer": {"modules": list(CHRONICLES)},
}
# No tile of ours has effects whose order matters, so this kind of move needs a pack.
RARE = ("resolve",)
PACK = "orders"
ORDERED = (
    "c5_haggis.toml",
    'immediate = [{ word = "special", amount = 2, target = "haggis" }',
    ', { word = "clan_marker", amount = 1 }',
)
PACK_GAME = TESTS / "glenmore" / "pack_games" / "4p-orders.txt"


def ordered_pack(folder: Path) -> None:
    """A pack in which a tile has two effects whose order matters."""
    file, place, further = ORDERED
    text = (DATA / file).read_text("utf-8")
    assert place in text
    (folder / file).write_text(text.replace(place, place + further, 1), "utf-8")


def miserly(options: dict[str, object], seed: int) -> Table:
    modules: dict[str, object] = {"modules": ["highlander", "haggis"]}
    return random_game(GLENMORE, 4, {**modules, **options}, seed, choose=miserly_move)


def glenmore_apart() -> dict[str, Table]:
    """A territory is hardly ever full when its owner finds a treasure; a miser's may be."""
    return {"4p-miser": miserly({}, 10)}


def write_pack_game() -> None:
    """A game with that pack, which is named as seen from the folder it is in."""
    with TemporaryDirectory() as folder, chdir(folder):
        Path(PACK).mkdir()
        ordered_pack(Path(PACK))
        text = miserly({"data_pack": PACK}, 21).record()
    PACK_GAME.parent.mkdir(exist_ok=True)
    PACK_GAME.write_text(text, encoding="utf-8")


def glenmore_planned() -> Plan:
    """Every variant in both editions with every player count; two players always have the Die."""
    plan: Plan = {}
    for name, options in GLENMORE_VARIANTS.items():
        for players in GLENMORE.players:
            alone = players == 2 and (name.endswith("die") or "hammer" in name)
            if not alone:
                plan[f"{players}p-{name}"] = (players, options, players)
                english = {"edition": "english", **options}
                plan[f"{players}p-english-{name}"] = (players, english, players + 10)
    return plan


def glenmore_wanted() -> set[str]:
    """Every kind of move but the rare ones, all tiles and fates of cards, each edition's clans."""
    box = load(None)
    out = set(GLENMORE.vocabulary.by_word) - set(RARE)
    out |= {tile.id for tile in box.tiles if tile.kind not in (END, WAYSIDE)} - set(HOME_IDS)
    out |= {f"{card.id}-{fate}" for card in GREAT_GLEN.of(box).cards for fate in FATES[1:]}
    out |= {f"french-{clan}" for clan in CLAN_IDS}
    return out | {f"english-{clan}" for clan in CLAN_IDS + ENGLISH_CLAN_IDS}


def glenmore_shown(table: Table) -> set[str]:
    """Landmark cards come with the tile of the same name."""
    edition = table.options["edition"]
    clans = {f"{edition}-{clan}" for clan in things(table, "claim")}
    events = [event for played in table.played for event in played.events]
    fates = {f"{event.thing}-{event.reason}" for event in events if event.kind == "card"}
    return kinds_of(table) | things(table, "lay") | things(table, "person") | clans | fates


def glenmore_further(number: int) -> Settings:
    """All Chronicles; the Englishman needs three players."""
    players = 2 + number % 3
    modules = [name for name in CHRONICLES if players > 2 or name != "hammer"]
    options: dict[str, object] = {"modules": modules, "edition": ["french", "english"][number % 2]}
    return players, options, 100 + number


# --- all of them ----------------------------------------------------------------------------------

RECORDINGS: dict[str, Recording] = {
    "clans": Recording(
        CLANS, rich_clans_move, clans_planned, clans_wanted, kinds_of, clans_further
    ),
    "glenmore": Recording(
        GLENMORE,
        rich_glenmore_move,
        glenmore_planned,
        glenmore_wanted,
        glenmore_shown,
        glenmore_further,
        glenmore_apart,
    ),
}


def main() -> None:
    for name in sys.argv[1:] or RECORDINGS:
        RECORDINGS[name].write()
        if name == "glenmore":
            write_pack_game()


if __name__ == "__main__":
    main()
