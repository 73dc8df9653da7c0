"""Components for people and programs: every row of every table, by the file it stands in."""

from ceilidh.kernel.component_data.tables import BaseComponents
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.reason import listed, quoted

Row = dict[str, object]


class ComponentLookup:
    """The components of a game, to be looked up; games add lookups of their own kinds.

    `table.components` is one. What it finds is what the table is played with: a data pack counts.
    """

    def __init__(self, tables: BaseComponents) -> None:
        self._tables = tables

    def tables(self) -> dict[str, list[str]]:
        """Return the tables of all modules with the kinds of their rows.

        >>> import ceilidh
        >>> ceilidh.new("clans", players=2, seed=7).components.tables()["awards"]
        ['award']
        """
        source = self._tables.source
        found = {}
        for name in source.names():
            fields = source.read(name).fields
            kinds = [kind for kind, rows in fields.items() if _is_rows(rows)]
            if kinds:
                found[name.removesuffix(".toml")] = kinds
        return found

    def rows(self, table: str, kind: str) -> list[Row]:
        """Return the rows of a kind as they stand in their table, in order.

        >>> import ceilidh
        >>> components = ceilidh.new("glenmore", players=2, seed=7).components
        >>> [row["name"] for row in components.rows("c8_mobs", "mobster")][:2]
        ['Peggy McWander', 'Joe McDuff']
        """
        known = self.tables()
        if table not in known or kind not in known[table]:
            names = [f"{name} {one}" for name, kinds in known.items() for one in kinds]
            raise unknown(f"{table} {kind}", names)
        rows = self._tables.source.read(f"{table}.toml").fields[kind]
        assert isinstance(rows, list)
        return [dict(row) for row in rows]

    def row(self, table: str, kind: str, id_: int | str) -> Row:
        """Return the row with this id.

        >>> import ceilidh
        >>> ceilidh.new("clans", players=2, seed=7).components.row("awards", "award", 2)["box"]
        'industria'
        """
        rows = self.rows(table, kind)
        for row in rows:
            if str(row.get("id")) == str(id_):  # a view names some by words, a table by numbers
                return row
        raise unknown(id_, [str(row["id"]) for row in rows if "id" in row])


def unknown(given: object, known: list[str]) -> CeilidhError:
    """What to raise for a component that is not there."""
    return CeilidhError(
        "There is no component {given}; there are {choices}.",
        fields={"given": quoted(given), "choices": listed(known)},
    )


def _is_rows(rows: object) -> bool:
    return isinstance(rows, list) and all(isinstance(row, dict) for row in rows)
