"""Checks of the main board: a full Rondel, rows and tables in order."""

from ceilidh.games.glenmore.components import rondel_market
from ceilidh.games.glenmore.components.rondel_market import Setup
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import CATEGORIES, RESOURCES, STACK_A, STACK_S, STACKS
from ceilidh.kernel.component_data.datapack import sentence
from ceilidh.kernel.reason import Reason


def _setup_fault(components: Components, setup: Setup) -> Reason | None:
    taken = setup.players + components.counts[STACK_S] + 1
    if setup.a_tiles_with_die + 1 + taken != components.board.spaces:
        return Reason(
            "pawns, Die, S tiles, A tiles with the Die and the empty space do not fill the rondel"
        )
    if not setup.die_required and setup.a_tiles + taken != components.board.spaces:
        return Reason("pawns, S tiles, A tiles and the empty space do not fill the rondel")
    if max(setup.a_tiles, setup.a_tiles_with_die) >= components.counts[STACK_A]:
        return Reason("the setup uses up stack A (GM-FLW-Q2)")
    return None


def check_board(components: Components) -> list[str]:
    faults: list[str] = []
    board = components.board
    for setup in board.setups:
        found = _setup_fault(components, setup)
        if found is not None:
            remedy = Reason("correct the numbers (GM-SET-12 to 15)")
            faults.append(sentence(rondel_market.FILE, f"setup {setup.players}", found, remedy))
    if sorted(board.market.rows) != list(range(RESOURCES)):
        fault = Reason('"rows" does not name every resource once')
        faults.append(
            sentence(rondel_market.FILE, "market", fault, Reason("correct it (GM-MKT-01)"))
        )
    if list(board.market.slots) != sorted(board.market.slots):
        fault = Reason('"slots" falls')
        remedy = Reason("list the cheapest space first (GM-MKT-02)")
        faults.append(sentence(rondel_market.FILE, "market", fault, remedy))
    scoring = board.scoring
    if sorted(scoring.categories) != list(range(CATEGORIES)):
        fault = Reason('"categories" does not name every category once')
        faults.append(
            sentence(rondel_market.FILE, "scoring", fault, Reason("correct it (GM-SCO-01)"))
        )
    if scoring.stacks != tuple(range(STACK_A, STACKS - 1)):
        fault = Reason('"stacks" is not A, B, C')
        faults.append(
            sentence(rondel_market.FILE, "scoring", fault, Reason("correct it (GM-FLW-03)"))
        )
    if scoring.table[0] != 0 or list(scoring.table) != sorted(scoring.table):
        fault = Reason('"table" does not rise from 0')
        remedy = Reason("start with 0 for no difference (GM-SCO-08)")
        faults.append(sentence(rondel_market.FILE, "scoring", fault, remedy))
    if board.start_scots + 1 > board.supply.scots:
        fault = Reason('"scots_on_village" is more than the Scots without the pawn')
        faults.append(sentence(rondel_market.FILE, "start", fault, Reason("lower it (GM-CMP-04)")))
    return faults
