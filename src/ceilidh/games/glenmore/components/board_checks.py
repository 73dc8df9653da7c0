"""Checks of the main board and the Chronicles: a full Rondel, rows and tables in order, votes."""

from ceilidh.games.glenmore.components import great_glen, highlander, rondel_market
from ceilidh.games.glenmore.components.rondel_market import Setup
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import CATEGORIES, RESOURCES, STACK_A, STACK_S, STACKS
from ceilidh.kernel.datapack import sentence


def _setup_fault(components: Components, setup: Setup) -> str:
    taken = setup.players + components.counts[STACK_S] + 1
    if setup.a_tiles_with_die + 1 + taken != components.board.spaces:
        return "pawns, Die, S tiles, A tiles with the Die and the gap do not fill the Rondel"
    if not setup.die_required and setup.a_tiles + taken != components.board.spaces:
        return "pawns, S tiles, A tiles and the gap do not fill the Rondel"
    if max(setup.a_tiles, setup.a_tiles_with_die) >= components.counts[STACK_A]:
        return "the set-up uses up stack A (GM-FLW-Q2)"
    return ""


def check_board(components: Components) -> list[str]:
    faults: list[str] = []
    board = components.board
    for setup in board.setups:
        fault = _setup_fault(components, setup)
        if fault != "":
            remedy = "correct the numbers (GM-SET-12 to 15)"
            faults.append(sentence(rondel_market.FILE, f"setup {setup.players}", fault, remedy))
    if sorted(board.market.rows) != list(range(RESOURCES)):
        fault = '"rows" does not name every resource once'
        faults.append(sentence(rondel_market.FILE, "market", fault, "correct it (GM-MKT-01)"))
    if list(board.market.slots) != sorted(board.market.slots):
        fault = '"slots" falls'
        remedy = "list the cheapest space first (GM-MKT-02)"
        faults.append(sentence(rondel_market.FILE, "market", fault, remedy))
    scoring = board.scoring
    if sorted(scoring.categories) != list(range(CATEGORIES)):
        fault = '"categories" does not name every category once'
        faults.append(sentence(rondel_market.FILE, "scoring", fault, "correct it (GM-SCO-01)"))
    if scoring.stacks != tuple(range(STACK_A, STACKS - 1)):
        fault = '"stacks" is not A, B, C'
        faults.append(sentence(rondel_market.FILE, "scoring", fault, "correct it (GM-FLW-03)"))
    if scoring.table[0] != 0 or list(scoring.table) != sorted(scoring.table):
        fault = '"table" does not rise from 0'
        remedy = "begin with 0 for no difference (GM-SCO-08)"
        faults.append(sentence(rondel_market.FILE, "scoring", fault, remedy))
    if board.start_scots + 1 > board.supply.scots:
        fault = '"scots_on_village" is more than the Scots without the pawn'
        faults.append(sentence(rondel_market.FILE, "start", fault, "lower it (GM-CMP-04)"))
    return faults


def check_chronicles(components: Components) -> list[str]:
    faults: list[str] = []
    mountain = components.highlander
    for spaces, left_out in (
        (mountain.spaces, mountain.a_tiles),
        (mountain.spaces_sideways, mountain.a_tiles_sideways),
    ):
        fewest = min([setup.a_tiles_with_die for setup in components.board.setups])
        if spaces != left_out or left_out > fewest:
            fault = f"{spaces} spaces do not fit {left_out} A tiles left out of at least {fewest}"
            remedy = "let the Mountain lie in place of A tiles (GM-C2-02, GM-C2-12)"
            faults.append(sentence(highlander.FILE, "mountain", fault, remedy))
    glen = components.great_glen
    if len(glen.cards) < glen.drawn:
        fault = f"there are {len(glen.cards)} cards and {glen.drawn} are drawn"
        faults.append(sentence(great_glen.FILE, "council", fault, "correct it (GM-C7-03)"))
    for votes in glen.votes:
        name = f"votes {votes.players}"
        if votes.players * votes.aye > glen.aye or votes.players * votes.nay > glen.nay:
            fault = "the players get more pieces than there are"
            faults.append(sentence(great_glen.FILE, name, fault, "correct it (GM-C7-02)"))
        if votes.aye + votes.nay < glen.drawn:
            fault = f"{votes.aye + votes.nay} pieces are too few for {glen.drawn} votes"
            faults.append(sentence(great_glen.FILE, name, fault, "add some (GM-C7-Q11)"))
    return faults
