"""Checks of a whole set of component tables for structural faults.

Reading already refuses wrong types and unknown words. Here stands what needs more than one record:
counts, ids, cards that fit their tiles, roads that reach every clan; `board_checks.py` has those of
the main board, and a Chronicle has its own. All run on every data pack. Bounds of our own design
are in `design.py` and hold for the default tables only, because the printed ones may differ.
"""

from typing import Final

from ceilidh.games.glenmore.components import clan_board, landmarks, tiles
from ceilidh.games.glenmore.components.board_checks import check_board
from ceilidh.games.glenmore.components.clan_board import (
    CLAN_IDS,
    ENGLISH_CLAN_IDS,
    FAR,
    START,
    START_ID,
)
from ceilidh.games.glenmore.components.design import check_design
from ceilidh.games.glenmore.components.effects import TAKE_PERSON
from ceilidh.games.glenmore.components.landmarks import LANDMARK_IDS
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.components.tiles import HOME_CASTLE, HOME_TILES, HOME_VILLAGE, Tile
from ceilidh.games.glenmore.goods import (
    CASTLE,
    EDITION_NAMES,
    END,
    NO_STACK,
    PERSON,
    STACK_D,
    STACK_NAMES,
    TERRITORY,
    VILLAGE,
    WAYSIDE,
)
from ceilidh.kernel.component_data.datapack import sentence
from ceilidh.kernel.component_data.rows import check_all, check_once
from ceilidh.kernel.reason import Reason, Word

__all__ = ["check", "check_design"]

# What the text tells of the roads (GM-DAT-15): two fields and the coins of the cheapest way.
KNOWN_WAYS: Final[tuple[tuple[str, str, int], ...]] = (
    (START_ID, "macleod", 0),
    (START_ID, "mckay", 2),
    ("macmillan", "maclachlan", 1),
)


def check(components: Components) -> list[str]:
    """All structural faults, each as one sentence that names file, record and fault."""
    faults = _check_ids(components)
    faults += _check_counts(components)
    faults += _check_tiles(components)
    faults += _check_overlays(components)
    if len(faults) == 0:
        faults += _check_cards(components)
        faults += _check_persons(components)
        faults += _check_clan_board(components)
    faults += check_board(components)
    return faults


def _check_ids(components: Components) -> list[str]:
    rows = components.tiles[HOME_TILES:]
    faults = check_once(tiles.FILE, "tile", "id", [tile.id for tile in rows])
    names = [tile.name for tile in rows if not tile.chronicle]
    faults += check_once(tiles.FILE, "tile", "name", names)
    ids = [card.id for card in components.landmarks]
    faults += check_once(landmarks.FILE, "landmark", "id", ids)
    own = [card.id for card in components.landmarks if not card.chronicle]
    faults += check_all(landmarks.FILE, "landmark", LANDMARK_IDS, own)
    ids = [clan.id for clan in components.clan_board.clans]
    faults += check_once(clan_board.FILE, "clan", "id", ids)
    faults += check_all(clan_board.FILE, "clan", CLAN_IDS + ENGLISH_CLAN_IDS, ids)
    return faults


def _check_counts(components: Components) -> list[str]:
    faults: list[str] = []
    for stack, wanted in enumerate(components.counts):
        count = len(components.stacks[stack])
        if count != wanted:
            name = "all tiles of stack " + STACK_NAMES[stack]
            fault = Reason(
                "there are {count} of them instead of {wanted}",
                (),
                {"count": Word(str(count)), "wanted": Word(str(wanted))},
            )
            remedy = Reason("correct the tiles or [counts] (GM-CMP-14)")
            faults.append(sentence(tiles.FILE, name, fault, remedy))
    return faults


def _tile_fault(tile: Tile) -> Reason | None:
    """What is wrong with a tile in itself; None when nothing is."""
    if len([one for one in tile.immediate if one.target != ""]) > 1:
        return Reason("it gives two landmark cards (GM-IMM-02)")
    if tile.stack == NO_STACK and tile.kind != PERSON:
        return Reason("it is in no stack, which only person tiles may be (GM-CMP-14)")
    if not tile.chronicle and tile.kind == WAYSIDE:
        return Reason("only a Chronicle has tiles that are never taken")
    if not tile.chronicle and tile.protected != (tile.kind == END):
        return Reason("The End is protected and no other tile is (GM-DAT-11)")
    if tile.kind == TERRITORY:
        return None
    if tile.types != 0 or tile.river or tile.overlay or len(tile.activation) > 0:
        return Reason(
            "it is never placed and has no type, river, overlay or activation (GM-PER-01)"
        )
    if tile.kind == PERSON:
        return Reason("it gives a landmark card (GM-PER-04)") if tile.card != "" else None
    if tile.kind == END and tile.stack != STACK_D:
        return Reason("The End is in stack D (GM-SET-11)")
    if _gives_or_costs(tile):
        if tile.kind == END:
            return Reason("The End costs and gives nothing (GM-END-16)")
        return Reason("a tile that is never taken costs and gives nothing (GM-END-16)")
    return None


def _gives_or_costs(tile: Tile) -> bool:
    return sum(tile.cost) > 0 or len(tile.immediate) > 0


def _check_tiles(components: Components) -> list[str]:
    faults: list[str] = []
    for index, types in ((HOME_VILLAGE, VILLAGE), (HOME_CASTLE, CASTLE)):
        tile = components.tiles[index]
        if tile.types != types or not tile.river or tile.protected or _gives_or_costs(tile):
            fault = Reason("it is not a free river tile of its type without immediate effect")
            remedy = Reason("correct it (GM-CMP-12)")
            faults.append(sentence(tiles.FILE, f"home tile {tile.id}", fault, remedy))
    for tile in components.tiles[HOME_TILES:]:
        found = _tile_fault(tile)
        if found is not None:
            faults.append(sentence(tiles.FILE, f"tile {tile.id}", found, Reason("correct it")))
    if len([tile for tile in components.tiles if tile.kind == END]) != 1:
        remedy = Reason("mark exactly one tile of stack D (GM-CMP-Q1)")
        faults.append(
            sentence(tiles.FILE, "all tiles", Reason('not one tile is of kind "end"'), remedy)
        )
    return faults


def _check_overlays(components: Components) -> list[str]:
    """An overlay needs a type, and some tile that it can cover (GM-OVL-02, GM-OVL-03)."""
    faults: list[str] = []
    plain = [tile for tile in components.tiles if tile.kind == TERRITORY and not tile.overlay]
    for tile in components.tiles:
        fits = [one for one in plain if one.types == tile.types and one.river == tile.river]
        if tile.overlay and (tile.types == 0 or len(fits) == 0):
            remedy = Reason("correct its types or its river (GM-OVL-02, GM-OVL-03)")
            fault = Reason("no tile can lie under this overlay")
            faults.append(sentence(tiles.FILE, f"tile {tile.id}", fault, remedy))
    return faults


def _check_cards(components: Components) -> list[str]:
    faults: list[str] = []
    for tile in components.tiles:
        foreign = not tile.chronicle and tile.card != "" and tile.id not in LANDMARK_IDS
        if tile.card not in ("", tile.id) or foreign:
            fault = Reason('it gives the landmark card "{card}"', (), {"card": Word(tile.card)})
            remedy = Reason("name the card of the same id (GM-IMM-02)")
            faults.append(sentence(tiles.FILE, f"tile {tile.id}", fault, remedy))
    for card in components.landmarks:
        found = [tile for tile in components.tiles if tile.card == card.id]
        if len(found) != 1 or found[0].stack != card.stack:
            fault = Reason(
                "no tile of stack {stack} gives it",
                (),
                {"stack": Word(STACK_NAMES[card.stack])},
            )
            remedy = Reason("let the tile of the same id give it (GM-LMK-01)")
            faults.append(sentence(landmarks.FILE, f"landmark {card.id}", fault, remedy))
        if len(card.effects) == 0:
            fault = Reason("it has no effect")
            remedy = Reason("fill in what it does")
            faults.append(sentence(landmarks.FILE, f"landmark {card.id}", fault, remedy))
    return faults


def _check_persons(components: Components) -> list[str]:
    """A person outside the stacks is got through a clan, and only such a one (GM-SET-16)."""
    faults: list[str] = []
    beside = [components.tiles[index].id for index in components.stacks[NO_STACK]]
    taken: list[str] = []
    for clan in components.clan_board.clans:
        for effect in clan.effects:
            if effect.word == TAKE_PERSON:
                taken.append(effect.target)
                if effect.target not in beside:
                    fault = Reason(
                        'it takes the person "{target}"', (), {"target": Word(effect.target)}
                    )
                    remedy = Reason("name a person tile that is in no stack (GM-CLN-26)")
                    faults.append(sentence(clan_board.FILE, f"clan {clan.id}", fault, remedy))
    for name in beside:
        if name not in taken:
            fault = Reason("no clan gives this person")
            remedy = Reason("put it in a stack or let a clan give it")
            faults.append(sentence(tiles.FILE, f"tile {name}", fault, remedy))
    return faults


def _check_clan_board(components: Components) -> list[str]:
    faults: list[str] = []
    board = components.clan_board
    pairs: list[tuple[int, int]] = []
    for road in board.roads:
        pair = (min(road.a, road.b), max(road.a, road.b))
        if pair in pairs:
            name = f"road {board.field_name(road.a)} - {board.field_name(road.b)}"
            faults.append(
                sentence(clan_board.FILE, name, Reason("it is written twice"), Reason("remove one"))
            )
        pairs.append(pair)
    for clan in board.clans:
        if len(clan.effects) == 0:
            remedy = Reason("fill in what it does")
            faults.append(
                sentence(clan_board.FILE, f"clan {clan.id}", Reason("it has no effect"), remedy)
            )
    for edition, edition_name in enumerate(EDITION_NAMES):
        costs = board.road_costs((START,), edition)
        for clan in board.clans:
            if costs[clan.field] == FAR and board.in_edition(clan.field, edition):
                fault = Reason(
                    "no way leads to it from the start in the {edition_name} edition",
                    (),
                    {"edition_name": Word(edition_name)},
                )
                remedy = Reason("add a road (GM-PER-06)")
                faults.append(sentence(clan_board.FILE, f"clan {clan.id}", fault, remedy))
        if len(faults) == 0:
            faults += _check_known_ways(components, edition)
    return faults


def _check_known_ways(components: Components, edition: int) -> list[str]:
    faults: list[str] = []
    for source, goal, wanted in KNOWN_WAYS:
        field = START if source == START_ID else components.clan(source).field
        cost = components.clan_board.road_costs((field,), edition)[components.clan(goal).field]
        if cost != wanted:
            fault = Reason(
                "the way from {source} costs {cost} instead of {wanted}",
                (),
                {"source": Word(str(source)), "cost": Word(str(cost)), "wanted": Word(str(wanted))},
            )
            remedy = Reason("correct the roads (GM-DAT-15)")
            faults.append(sentence(clan_board.FILE, f"clan {goal}", fault, remedy))
    return faults
