"""Tables with a chance that the test knows, as nobody can make them from outside."""

from __future__ import annotations

import json

from sqlalchemy import create_engine, text

from ceilidh.kernel.event import outcomes_text
from ceilidh.kernel.fair import FairChance, Pledge, commitment_of
from ceilidh.kernel.opening import new
from ceilidh.kernel.table import Table
from ceilidh.server.table.fair_draws import to_store
from tests.server.helpers import Json, Server


def with_value(server: Server, scene: Json, number: int) -> Table:
    """Give a table that has not begun the chance of a value; the same table, to play along."""
    value = f"{number:064x}"
    engine = create_engine(server.environment["CEILIDH_DATABASE"])
    with engine.begin() as connection:
        found = connection.execute(
            text("SELECT game, players, options FROM tables WHERE id = :id"), {"id": scene["id"]}
        ).one()
        pledge = Pledge(0, ("",) * found.players, commitment_of(value), value)
        options = json.loads(found.options)
        # What so many always play with is not chosen.
        options.pop("die", None)
        table = new(found.game, found.players, options=options, chance=FairChance([pledge]))
        connection.execute(
            text(
                "UPDATE tables SET revision = revision + 1, chance = :chance, setup = :setup,"
                " commitments = :commitments, waiting = :waiting WHERE id = :id"
            ),
            {
                "id": scene["id"],
                "chance": json.dumps(to_store(table.chance)),
                "commitments": json.dumps([pledge.commitment]),
                "setup": outcomes_text(table.setup),
                "waiting": json.dumps(table.actors),
            },
        )
    engine.dispose()
    return table
